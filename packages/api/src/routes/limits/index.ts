import { OpenAPIHono } from '@hono/zod-openapi';
import { answerJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import type { LimitsService } from '../../services/limits.ts';
import { getLimits } from './schema.ts';

/** Stands behind `identifyCaller`. */
export function limitRoutes(service: LimitsService) {
  // `identifyCaller` has judged the headers.
  const route = { ...getLimits, request: {} };
  return new OpenAPIHono<AppEnv>().openapi(route, async (c) => {
    const { caller } = c.var;
    const standings = await service.standing(caller);
    const limits = standings.map(({ windowSeconds: _, ...standing }) => standing);
    const key = caller.key && { name: caller.key.name, tier: caller.key.tier };
    return answerJson(c, { limits, key }, 200, { 'Cache-Control': 'no-store' });
  });
}
