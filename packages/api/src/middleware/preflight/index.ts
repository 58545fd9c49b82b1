import type { Handler } from 'hono';
import type { AppEnv } from '../../app-env.ts';

const headers = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match, Range, X-Request-Id',
  /** How long browsers may keep this answer, in seconds. */
  'Access-Control-Max-Age': '86400',
};

/** Answers the question that browsers ask before a page of another origin may call the API. */
export const answerPreflight: Handler<AppEnv> = (c) => c.body(null, 204, headers);
