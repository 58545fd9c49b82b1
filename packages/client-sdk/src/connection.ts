import type { ClientOptions } from './client.ts';
import { withDeadline } from './deadline.ts';
import { ApiError, NetworkError } from './errors.ts';
import { createHttp } from './http.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { CallOptions } from './types.ts';
import type { Visitor } from './visitor.ts';

const DEFAULT_TIMEOUT = 120_000;

/** Makes one request under the signal given. */
export type Send<T> = (signal: AbortSignal) => Promise<{ data?: T }>;

export type CallerHeader = { 'x-visitor-token'?: string };

export type Connection = ReturnType<typeof connect>;

/** The typed way to the server, and a call that goes over it. */
export function connect(baseUrl: string, options: ClientOptions, visitor: Visitor) {
  const { apiKey, fetch: custom, timeout = DEFAULT_TIMEOUT } = options;
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  const http = createHttp(baseUrl, headers, async (request) => {
    // Looked up at each call, so that a fetch replaced later (tests, instrumentation) is used.
    const response = await (custom ?? globalThis.fetch)(request);
    if (!response.ok) throw await failureOf(response);
    return response;
  });

  /** Says who asks; only where the server wants to know: elsewhere it would cost other sites' pages a preflight. */
  const caller = (): CallerHeader => {
    const token = visitor.token();
    return token ? { 'x-visitor-token': token } : {};
  };

  /** Within the time limit; whatever fails is one of the SDK's errors. */
  const call = <T>({ signal }: CallOptions = {}, send: Send<T>): Promise<T> =>
    withDeadline(timeout, signal, async (inner) => {
      const { data } = await send(inner);
      if (data === undefined) throw new NetworkError('The answer had no body');
      return data;
    });

  return { http, caller, call };
}

/** A failed answer as an error, its raw body included. */
async function failureOf(response: Response): Promise<ApiError> {
  return new ApiError({
    status: response.status,
    statusText: response.statusText,
    body: await response.text(),
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfter: parseRetryAfter(response.headers.get('retry-after')),
  });
}
