import createFetchClient, { type Middleware } from 'openapi-fetch';
import { withDeadline } from './deadline.ts';
import { ApiError, NetworkError } from './errors.ts';
import { type FileFormat, type FileUrlOptions, fileName, fileUrl } from './file-url.ts';
import type { paths } from './generated/openapi.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { Config, GenerateImageRequest, GenerateImageResult, Health } from './types.ts';

export interface ClientOptions {
  /** Origin (and path prefix) of the API, without `/api`. Default `''`: the page's own origin. */
  baseUrl?: string | undefined;
  /** Partner key, sent as `Authorization: Bearer …`. */
  apiKey?: string | undefined;
  /** Another `fetch` than the runtime's. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Milliseconds for a whole call, reading the answer included. Default 120000; 0 = no limit. */
  timeout?: number | undefined;
}

export interface CallOptions {
  /** Ends the call with {@link AbortError}; the server stops working on it. */
  signal?: AbortSignal | undefined;
}

/** See {@link createClient}. Every call may throw ApiError, NetworkError, TimeoutError or AbortError. */
export interface Client {
  config: {
    /** Limits, picture types, aspect ratios, the engine and its abilities, feature categories. */
    get(options?: CallOptions): Promise<Config>;
  };
  health: { get(options?: CallOptions): Promise<Health> };
  images: {
    /** Edits pictures by words. All pictures are sent in order; the first is the primary. */
    generate(request: GenerateImageRequest): Promise<GenerateImageResult>;
  };
  files: {
    /** Absolute address of a stored picture, as another type or as a download if wanted. */
    url(imageUrl: string, options?: FileUrlOptions): string;
    /** The picture's bytes, converted by the server when `format` is another type. */
    get(imageUrl: string, options?: CallOptions & { format?: FileFormat }): Promise<Blob>;
  };
}

const DEFAULT_TIMEOUT = 120_000;

/**
 * A typed client of the Nano Banana API for browsers, Node ≥ 18, Deno and workers.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://banana.example' });
 * const { imageUrl } = await client.images.generate({ images: [photo], prompt: 'make it warmer' });
 */
export function createClient(options: ClientOptions = {}): Client {
  const baseUrl = (options.baseUrl ?? '').replace(/\/+$/, '');
  const timeout = options.timeout ?? DEFAULT_TIMEOUT;
  const custom = options.fetch;
  const http = createFetchClient<paths>({
    baseUrl,
    // Looked up at each call, so that a fetch replaced later (tests, instrumentation) is used.
    fetch: (request) => (custom ?? globalThis.fetch)(request),
    ...(options.apiKey ? { headers: { authorization: `Bearer ${options.apiKey}` } } : {}),
  });
  http.use(throwFailures);

  const call = <T>(
    signal: AbortSignal | undefined,
    run: (signal: AbortSignal) => Promise<{ data?: T }>,
  ): Promise<T> =>
    withDeadline(timeout, signal, async (inner) => {
      const { data } = await run(inner);
      if (data === undefined) throw new NetworkError('The answer had no body');
      return data;
    });

  return {
    config: {
      get: ({ signal } = {}) => call(signal, (inner) => http.GET('/api/config', { signal: inner })),
    },
    health: {
      get: ({ signal } = {}) => call(signal, (inner) => http.GET('/api/health', { signal: inner })),
    },
    images: {
      generate: ({ signal, ...request }) =>
        call(signal, (inner) =>
          http.POST('/api/generate-image', {
            signal: inner,
            body: { image: [...request.images], prompt: request.prompt },
            bodySerializer: () => toForm(request),
          }),
        ),
    },
    files: {
      url: (imageUrl, fileOptions) => fileUrl(baseUrl, imageUrl, fileOptions),
      get: async (imageUrl, { signal, format } = {}) => {
        const params = { path: { name: fileName(imageUrl, format) } };
        return call(signal, (inner) =>
          http.GET('/api/files/{name}', { signal: inner, parseAs: 'blob', params }),
        );
      },
    },
  };
}

/** Turns a failed answer into an ApiError while its raw body can still be read. */
const throwFailures: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return;
    throw new ApiError({
      status: response.status,
      statusText: response.statusText,
      body: await response.text(),
      requestId: response.headers.get('x-request-id') ?? undefined,
      retryAfter: parseRetryAfter(response.headers.get('retry-after')),
    });
  },
};

function toForm(request: Omit<GenerateImageRequest, 'signal'>): FormData {
  const form = new FormData();
  for (const [index, image] of request.images.entries()) {
    form.append('image', image, 'name' in image ? String(image.name) : `image-${index + 1}`);
  }
  form.append('prompt', request.prompt);
  if (request.aspectRatio) form.append('aspectRatio', request.aspectRatio);
  return form;
}
