import type { Client } from 'openapi-fetch';
import type { paths } from './generated/openapi.ts';

/**
 * One typed function per method. The types are openapi-fetch's, which check paths, parameters and bodies against the
 * API's description; what runs is only what this API needs, at a fifth of the weight.
 */
export type Http = Pick<Client<paths>, 'GET' | 'POST' | 'DELETE'>;

/** What openapi-fetch's types let a call say, as far as the SDK's calls do. */
interface Init extends Omit<RequestInit, 'body'> {
  params?: { path?: Record<string, string>; header?: Record<string, string | undefined> };
  body?: unknown;
  bodySerializer?: (body: unknown) => BodyInit;
  /** `stream` = the caller reads the response. */
  parseAs?: 'json' | 'blob' | 'stream';
}

/**
 * @param headers - for every request
 * @param send - gives the response of a success; fails otherwise
 */
export function createHttp(
  baseUrl: string,
  headers: Record<string, string>,
  send: (request: Request) => Promise<Response>,
): Http {
  const ask =
    (method: string) =>
    async (path: string, { params, body, bodySerializer, parseAs, ...init }: Init = {}) => {
      const url = path.replace(/\{(\w+)\}/g, (_, name) =>
        encodeURIComponent(params?.path?.[name] ?? ''),
      );
      const all = new Headers(headers);
      for (const [name, value] of Object.entries(params?.header ?? {})) {
        if (value !== undefined) all.set(name, value);
      }
      if (body !== undefined && !bodySerializer) all.set('content-type', 'application/json');
      let request: Request;
      try {
        const sent = bodySerializer?.(body) ?? JSON.stringify(body);
        request = new Request(baseUrl + url, { ...init, method, headers: all, body: sent });
      } catch (cause) {
        throw new Unsendable(`This call cannot be sent: ${cause}`);
      }
      const response = await send(request);
      return { data: await dataOf(response, parseAs), response };
    };
  return { GET: ask('GET'), POST: ask('POST'), DELETE: ask('DELETE') } as unknown as Http;
}

/** What was given cannot be sent; the connection has no part in it. */
export class Unsendable extends TypeError {}

/** undefined = the answer has no body. */
async function dataOf(response: Response, parseAs: Init['parseAs']): Promise<unknown> {
  if (parseAs === 'stream') return response.body;
  if (parseAs === 'blob') return response.blob();
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}
