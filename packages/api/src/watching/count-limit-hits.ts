import { AppError } from '../errors.ts';
import type { LimitsService } from '../services/limits.ts';
import type { Metrics } from './metrics.ts';

/** Counts how often each limit turned somebody away. */
export function countLimitHits(limits: LimitsService, metrics: Metrics): LimitsService {
  return {
    ...limits,
    async charge(caller, what) {
      try {
        return await limits.charge(caller, what);
      } catch (error) {
        const code = error instanceof AppError ? error.code : undefined;
        if (code === 'rate_limited') metrics.recordLimitHit('minute');
        if (code === 'quota_exceeded') metrics.recordLimitHit(caller.key ? 'month' : 'day');
        throw error;
      }
    },
  };
}
