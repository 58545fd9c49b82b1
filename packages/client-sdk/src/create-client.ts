import type { Client, ClientOptions } from './client.ts';
import { connect } from './connection.ts';
import { checkUrl, fileName, fileUrl } from './file-url.ts';
import { createVisitor } from './visitor.ts';
import { workCalls } from './work-calls.ts';

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
    ...workCalls(connection),
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
