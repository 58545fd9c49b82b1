import type { Client } from './client.ts';
import type { CreatingConnection } from './creating.ts';
import type { CompletedFigurine, CompletedModel, PrintWish } from './types.ts';
import { findForm } from './upload-form.ts';
import { waitUntilOver } from './wait-for-job.ts';

/** The calls on the way from a photo to a printable model. */
export function figurineCalls({
  http,
  caller,
  call,
  create,
}: CreatingConnection): Pick<Client, 'figurines' | 'models' | 'printJobs'> {
  const getFigurine: Client['figurines']['get'] = (id, options) =>
    call(options, (signal) =>
      http.GET('/api/figurines/{id}', { signal, params: { path: { id }, header: caller() } }),
    );
  const getModel: Client['models']['get'] = (id, options) =>
    call(options, (signal) =>
      http.GET('/api/3d-models/{id}', { signal, params: { path: { id }, header: caller() } }),
    );
  return {
    figurines: {
      promptPacks: (options) =>
        call(options, (signal) => http.GET('/api/prompt-packs', { signal })),
      generate: ({ image, promptId, customPrompt, subjectBox, subjectHints, ...options }) =>
        create(options, (signal, header) =>
          http.POST('/api/generate-figurine', {
            signal,
            params: { header },
            body: { image },
            bodySerializer: () => {
              const form = findForm([image], { subjectBox, subjectHints });
              if (promptId) form.append('promptId', promptId);
              if (customPrompt) form.append('customPrompt', customPrompt);
              return form;
            },
          }),
        ),
      get: getFigurine,
      list: (options) =>
        call(options, (signal) =>
          http.GET('/api/figurines', { signal, params: { header: caller() } }),
        ),
      cancel: (id, options) =>
        call(options, (signal) =>
          http.DELETE('/api/figurines/{id}', {
            signal,
            params: { path: { id }, header: caller() },
          }),
        ),
      wait: (id, options = {}) =>
        waitUntilOver(() => getFigurine(id, options), options) as Promise<CompletedFigurine>,
      makeModel: (id, { signal: given, idempotencyKey, ...body } = {}) =>
        create({ signal: given, idempotencyKey }, (signal, header) =>
          http.POST('/api/figurines/{id}/make-3d', {
            signal,
            params: { path: { id }, header },
            body: body as object,
          }),
        ),
    },
    models: {
      get: getModel,
      cancel: (id, options) =>
        call(options, (signal) =>
          http.DELETE('/api/3d-models/{id}', {
            signal,
            params: { path: { id }, header: caller() },
          }),
        ),
      wait: (id, options = {}) =>
        waitUntilOver(() => getModel(id, options), options) as Promise<CompletedModel>,
      quote: (id, { signal: given, idempotencyKey, ...body } = {}) =>
        create({ signal: given, idempotencyKey }, (signal, header) =>
          http.POST('/api/3d-models/{id}/print-quote', {
            signal,
            params: { path: { id }, header },
            body: body as PrintWish,
          }),
        ),
    },
    printJobs: {
      get: (id, options) =>
        call(options, (signal) =>
          http.GET('/api/print-jobs/{id}', { signal, params: { path: { id }, header: caller() } }),
        ),
      order: (id, { shippingAddress, ...options }) =>
        create(options, (signal, header) =>
          http.POST('/api/print-jobs/{id}/order', {
            signal,
            params: { path: { id }, header },
            body: { shippingAddress, paymentMethod: 'card' },
          }),
        ),
    },
  };
}
