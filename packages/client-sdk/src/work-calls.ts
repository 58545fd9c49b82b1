import type { Client } from './client.ts';
import type { Connection } from './connection.ts';
import { type CreatingConnection, creating } from './creating.ts';
import { readEvents } from './events.ts';
import { figurineCalls } from './figurines.ts';
import { poseCalls } from './poses.ts';
import { prompts } from './prompts.ts';
import type {
  CompletedJob,
  FoundSubject,
  GenerateImageRequest,
  GenerateImageResult,
  Job,
  ProgressOptions,
} from './types.ts';
import { editForm, findForm } from './upload-form.ts';
import { waitUntilOver } from './wait-for-job.ts';

/** All of a client but what a page wants to know before anybody does anything. */
export type WorkCalls = Omit<Client, 'config' | 'health' | 'limits' | 'files' | 'visitor'>;

/** The calls that somebody's work makes. */
export function workCalls(connection: Connection): WorkCalls {
  const creator = creating(connection);
  return {
    ...creations(creator),
    ...figurineCalls(creator),
    ...poseCalls(creator),
    jobs: jobs(connection),
    prompts: prompts(connection),
  };
}

/** The calls that make something. */
function creations({
  http,
  caller,
  call,
  create,
}: CreatingConnection): Pick<Client, 'images' | 'subscriptions' | 'feedback'> {
  const edit = (
    request: GenerateImageRequest & ProgressOptions,
    asked: { Prefer?: string; Accept?: string },
  ) =>
    create(request, async (signal, header) => {
      const { response } = await http.POST('/api/generate-image', {
        signal,
        params: { header: { ...header, ...asked } },
        body: { image: [] },
        bodySerializer: () => editForm(request),
        parseAs: 'stream',
      });
      return { data: await readEvents(response, request.onProgress) };
    });
  return {
    images: {
      generate: (request) =>
        edit(
          request,
          request.onProgress ? { Accept: 'text/event-stream, application/json' } : {},
        ) as Promise<GenerateImageResult>,
      start: (request) => edit(request, { Prefer: 'respond-async' }) as Promise<Job>,
      findSubject: ({ image, signal, ...marks }) =>
        call({ signal }, (inner) =>
          http.POST('/api/find-subject', {
            signal: inner,
            params: { header: caller() },
            body: { image },
            bodySerializer: () => findForm([image], marks),
          }),
        ) as Promise<FoundSubject>,
      verify: (image, options) =>
        call(options, (inner) =>
          http.POST('/api/verify-provenance', {
            signal: inner,
            params: { header: caller() },
            body: { image },
            bodySerializer: () => findForm([image], {}),
          }),
        ),
    },
    subscriptions: {
      create: async ({ email, source, ...options }) => {
        const body = { email, source };
        await create(options, (signal, header) =>
          http.POST('/api/subscriptions', { signal, params: { header }, body }),
        );
      },
    },
    feedback: {
      create: async ({ message, email, source, ...options }) => {
        const body = { message, email, source };
        await create(options, (signal, header) =>
          http.POST('/api/feedback', { signal, params: { header }, body }),
        );
      },
    },
  };
}

function jobs({ http, caller, call }: Connection): Client['jobs'] {
  const get: Client['jobs']['get'] = (id, options) =>
    call(options, (signal) =>
      http.GET('/api/jobs/{id}', { signal, params: { path: { id }, header: caller() } }),
    );
  return {
    get,
    list: async (options) => {
      const list = await call(options, (signal) =>
        http.GET('/api/jobs', { signal, params: { header: caller() } }),
      );
      return list.jobs;
    },
    cancel: (id, options) =>
      call(options, (signal) =>
        http.DELETE('/api/jobs/{id}', { signal, params: { path: { id }, header: caller() } }),
      ),
    wait: (id, options = {}) =>
      waitUntilOver(() => get(id, options), options) as Promise<CompletedJob>,
  };
}
