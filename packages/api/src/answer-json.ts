import { gzipSync } from 'node:zlib';
import type { Context, TypedResponse } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { JSONParsed } from 'hono/utils/types';
import type { AppEnv } from './app-env.ts';
import { accepts } from './services/stored-codings.ts';

/**
 * Answers with JSON.
 *
 * Instead of `c.json()`, because headers that are added later make a `Headers` object, which costs a
 * health check 3.5 µs more of 19 (0.13 of the ratio that `npm run bench` measures); a plain record
 * goes to the socket as it is.
 */
export function answerJson<Body, Status extends ContentfulStatusCode>(
  c: Context<AppEnv>,
  body: Body,
  status: Status,
  headers?: Record<string, string>,
) {
  c.env.hasHeaders = true;
  const common = c.env.headers;
  // The record is this request's own: without further headers there is nothing to copy it for.
  common['Content-Type'] = 'application/json';
  const answer = new Response(JSON.stringify(body), {
    status,
    headers: headers ? { ...common, ...headers } : common,
  });
  return answer as Response & TypedResponse<JSONParsed<Body>, Status, 'json'>;
}

/** Bytes from which a smaller answer is worth the time: less fits into one packet in any case. */
const LONG = 1400;

/**
 * The same for what widgets wait for and is long, in gzip where that is taken: a fifth on the way. For what is the same
 * for all callers: of a secret beside something that a stranger may choose, the length would tell.
 */
export function answerLongJson<Body, Status extends ContentfulStatusCode>(
  c: Context<AppEnv>,
  body: Body,
  status: Status,
  headers?: Record<string, string>,
) {
  const text = JSON.stringify(body);
  const common = c.env.headers;
  common.Vary = common.Vary ? `${common.Vary}, Accept-Encoding` : 'Accept-Encoding';
  if (text.length < LONG || !accepts(c.req.header('accept-encoding'), 'gzip')) {
    return answerJson(c, body, status, headers);
  }
  c.env.hasHeaders = true;
  const answer = new Response(gzipSync(text), {
    status,
    headers: {
      ...common,
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
      ...headers,
    },
  });
  return answer as Response & TypedResponse<JSONParsed<Body>, Status, 'json'>;
}
