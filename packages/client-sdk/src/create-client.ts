import type { Client, ClientOptions } from './client.ts';
import { connect } from './connection.ts';
import { readEvents } from './events.ts';
import { figurineCalls } from './figurines.ts';
import { checkUrl, fileName, fileUrl } from './file-url.ts';
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
import { createVisitor } from './visitor.ts';
import { waitUntilOver } from './wait-for-job.ts';

/**
 * A typed client of the Nano Banana API for browsers, Node ≥ 18, Deno and workers.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://banana.example' });
 * const { imageUrl } = await client.images.generate({ images: [photo], prompt: 'make it warmer' });
 */
export function createClient(options: ClientOptions = {}): Client {
  const baseUrl = (options.baseUrl ?? '').replace(/\/+$/, '');
  const visitor = createVisitor(options.visitorToken);
  const connection = connect(baseUrl, options, visitor);
  const { http, caller, call } = connection;
  return {
    config: {
      get: (options) => call(options, (signal) => http.GET('/api/config', { signal })),
    },
    health: {
      get: (options) => call(options, (signal) => http.GET('/api/health', { signal })),
    },
    ...creations(connection),
    ...figurineCalls(connection),
    ...poseCalls(connection),
    jobs: jobs(connection),
    prompts: prompts(connection),
    limits: {
      get: (options) =>
        call(options, (signal) =>
          http.GET('/api/limits', { signal, params: { header: caller() } }),
        ),
    },
    files: {
      url: (imageUrl, fileOptions) => fileUrl(baseUrl, imageUrl, fileOptions),
      checkUrl: (imageUrl) => checkUrl(baseUrl, imageUrl),
      get: async (imageUrl, { format, ...options } = {}) => {
        const params = { path: { name: fileName(imageUrl, format) } };
        return call(options, (signal) =>
          http.GET('/api/files/{name}', { signal, parseAs: 'blob', params }),
        );
      },
    },
    visitor,
  };
}

type Connection = ReturnType<typeof connect>;

/** The calls that make something. */
function creations({
  http,
  caller,
  call,
  create,
}: Connection): Pick<Client, 'images' | 'subscriptions' | 'feedback'> {
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
