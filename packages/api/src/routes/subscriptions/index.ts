import { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../../app-env.ts';
import { runOnce } from '../../middleware/idempotency/index.ts';
import { withCharge } from '../../middleware/rate-limit-headers/index.ts';
import type { IdempotencyService } from '../../services/idempotency.ts';
import type { LimitsService } from '../../services/limits.ts';
import type { SubscriptionsService } from '../../services/subscriptions.ts';
import { readJson } from '../read-json.ts';
import { createSubscription, subscriptionBody } from './schema.ts';

/** What the routes that store something work with. */
export interface SubscriptionRoutesOptions {
  subscriptions: SubscriptionsService;
  limits: LimitsService;
  idempotency: IdempotencyService;
}

/** Stands behind `identifyCaller`. */
export function subscriptionRoutes(options: SubscriptionRoutesOptions) {
  const { subscriptions, limits, idempotency } = options;
  // The library's own validators read a body of any size; the schema is applied below.
  const route = { ...createSubscription, request: {} };
  return new OpenAPIHono<AppEnv>().openapi(route, async (c) => {
    const { email, source = null } = await readJson(c.req.raw, subscriptionBody);
    const { owner } = c.var.caller;
    return runOnce(c, idempotency, [email, source ?? ''], async () => {
      await withCharge(c, limits, 'request', () => subscriptions.add({ email, source, owner }));
      return { status: 201 as const, body: { success: true as const } };
    });
  });
}
