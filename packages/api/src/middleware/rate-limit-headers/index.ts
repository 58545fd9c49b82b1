import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import type { Counted } from '../../services/limit-counters.ts';
import { rateLimitFields } from '../../services/limit-standing.ts';
import type { Charge, LimitsService } from '../../services/limits.ts';

/**
 * Counts a request against its caller's limits; whatever its answer will be, it says in `RateLimit`
 * and `RateLimit-Policy` what is left.
 *
 * @returns what to give back by when the request makes nothing.
 * @throws AppError `rate_limited` or `quota_exceeded`.
 * @example
 * const charge = await chargeCaller(c, limits, 'picture');
 */
export async function chargeCaller(
  c: Context<AppEnv>,
  limits: LimitsService,
  what: Counted,
): Promise<Charge> {
  const charge = await limits.charge(c.var.caller, { what });
  Object.assign(c.env.headers, rateLimitFields(charge.standings));
  return charge;
}
