import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import { AppError } from '../../errors.ts';
import type { Metrics } from '../../watching/metrics.ts';

/**
 * Serves `/metrics` to whoever has the operator's token; without a token it does not exist.
 *
 * It is the operator's, not part of the contract, and answers all methods, so that nothing about it
 * comes from the site.
 *
 * @param token The configured `METRICS_TOKEN`.
 */
export function metricsRoutes(metrics: Metrics, token: string | undefined) {
  const app = new Hono<AppEnv>();
  if (token === undefined) {
    return app.all('/metrics', () => {
      throw new AppError('not_found');
    });
  }
  const expected = digest(`Bearer ${token}`);
  // What cannot be loaded now fails again, and is answered, when somebody asks.
  metrics.prepare().catch(() => undefined);
  return app.all('/metrics', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      throw new AppError('method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
    }
    const given = digest(c.req.header('authorization') ?? '');
    if (!timingSafeEqual(given, expected)) throw unauthorized();
    const { body, contentType } = await metrics.text();
    return c.body(body, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
  });
}

/** Of one length, as a comparison in constant time needs it. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function unauthorized(): AppError {
  return new AppError('key_invalid', {
    error: 'The token for the metrics is missing or wrong',
    message: 'Send the server’s METRICS_TOKEN as "Authorization: Bearer <token>".',
    headers: { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' },
  });
}
