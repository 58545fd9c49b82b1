import { OpenAPIHono } from '@hono/zod-openapi';
import { answerJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import { AppError, toEnvelope } from '../../errors.ts';
import type { Readiness } from '../../services/readiness.ts';
import { getReady } from './schema.ts';

const headers = { 'Cache-Control': 'no-store' };

export function readyRoutes(readiness: Readiness) {
  const app = new OpenAPIHono<AppEnv>();
  // The failure has a part that the envelope's type does not know; the contract's tests check both.
  app.get(getReady.getRoutingPath(), async (c) => {
    const checks = await readiness.check();
    const failed = Object.entries(checks).flatMap(([name, is]) => (is === 'ok' ? [] : [name]));
    if (failed.length === 0) {
      return answerJson(c, { status: 'ready', checks }, 200, headers);
    }
    const failure = new AppError('not_ready', {
      message: `These parts of the server do not answer: ${failed.join(', ')}. Its log tells why.`,
    });
    c.env.failure = failure;
    return answerJson(c, { ...toEnvelope(failure, c.env.requestId), checks }, 503, {
      ...headers,
      'Retry-After': '5',
    });
  });
  return app;
}
