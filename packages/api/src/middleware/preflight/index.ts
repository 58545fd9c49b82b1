import type { Handler } from 'hono';
import type { AppEnv } from '../../app-env.ts';

/** The request headers that the API reads. */
const allowed = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'If-None-Match',
  'If-Range',
  'Prefer',
  'Range',
  'X-Request-Id',
  'X-Visitor-Token',
];

/** The same for every origin and path, so that nothing varies; a browser does not send keys here. */
const headers = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE',
  'Access-Control-Allow-Headers': allowed.join(', '),
  /** How long browsers may keep this answer, in seconds; they cut it down to their own most. */
  'Access-Control-Max-Age': '86400',
};

/** Answers the question that browsers ask before a page of another origin may call the API. */
export const answerPreflight: Handler<AppEnv> = (c) => c.body(null, 204, headers);
