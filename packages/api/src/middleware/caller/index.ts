import type { MiddlewareHandler } from 'hono';
import type { AppEnv, RequestState } from '../../app-env.ts';
import { AppError } from '../../errors.ts';
import type { CallersService } from '../../services/callers.ts';

const allowOrigin = 'Access-Control-Allow-Origin';

/**
 * Finds out who calls and hands it on as `c.var.caller`. What a partner's key gets is for the pages
 * of that origin only: another page may not read it, not even that it was refused.
 *
 * @throws AppError what {@link CallersService.identify} throws.
 * @example
 * app.use('/api/limits', identifyCaller(callers));
 */
export function identifyCaller(callers: CallersService): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    try {
      const caller = await callers.identify({
        authorization: c.req.header('authorization'),
        visitorToken: c.req.header('x-visitor-token'),
        origin,
        address: c.env.address,
      });
      c.set('caller', caller);
      if (caller.key) bindToOrigin(c.env, origin);
    } catch (error) {
      if (error instanceof AppError && error.code === 'origin_forbidden')
        bindToOrigin(c.env, undefined);
      throw error;
    }
    await next();
  };
}

/** @param origin Whose pages may read the answer; undefined = none. */
function bindToOrigin({ headers }: RequestState, origin: string | undefined): void {
  if (origin === undefined) delete headers[allowOrigin];
  else headers[allowOrigin] = origin;
  // A cache between us must not give one origin's answer to another.
  headers.Vary = 'Origin';
}
