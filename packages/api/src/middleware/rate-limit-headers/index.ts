import type { Context } from 'hono';
import type { AppEnv } from '../../app-env.ts';
import type { Counted } from '../../services/limit-counters.ts';
import { givenBack, rateLimitFields, type Standing } from '../../services/limit-standing.ts';
import { isOurFault, type LimitsService } from '../../services/limits.ts';

/**
 * Does work that counts against its caller's limits. Whatever the answer will be, it says in
 * `RateLimit` and `RateLimit-Policy` what is left; when the work fails, that is with what it gives
 * back.
 *
 * @param work Gets the keys of the counters, for whoever has to give back later.
 * @throws AppError `rate_limited` or `quota_exceeded`; what the work throws.
 * @example
 * return withCharge(c, limits, 'picture', () => images.generate(request));
 */
export async function withCharge<Result>(
  c: Context<AppEnv>,
  limits: LimitsService,
  what: Counted,
  work: (charged: string[]) => Promise<Result>,
): Promise<Result> {
  const charge = await limits.charge(c.var.caller, { what });
  const { charged, standings } = charge;
  const tell = (left: readonly Standing[]) => Object.assign(c.env.headers, rateLimitFields(left));
  tell(standings);
  try {
    return await limits.refundOnFailure(charge, () => work(charged));
  } catch (error) {
    tell(givenBack(standings, isOurFault(error)));
    throw error;
  }
}
