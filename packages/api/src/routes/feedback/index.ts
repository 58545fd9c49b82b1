import { OpenAPIHono } from '@hono/zod-openapi';
import type { AppEnv } from '../../app-env.ts';
import { runOnce } from '../../middleware/idempotency/index.ts';
import { withCharge } from '../../middleware/rate-limit-headers/index.ts';
import type { FeedbackService } from '../../services/feedback.ts';
import type { IdempotencyService } from '../../services/idempotency.ts';
import type { LimitsService } from '../../services/limits.ts';
import { readJson } from '../read-json.ts';
import { createFeedback, feedbackBody } from './schema.ts';

/** What the routes that store something work with. */
export interface FeedbackRoutesOptions {
  feedback: FeedbackService;
  limits: LimitsService;
  idempotency: IdempotencyService;
}

/** Stands behind `identifyCaller`. */
export function feedbackRoutes(options: FeedbackRoutesOptions) {
  const { feedback, limits, idempotency } = options;
  // The library's own validators read a body of any size; the schema is applied below.
  const route = { ...createFeedback, request: {} };
  return new OpenAPIHono<AppEnv>().openapi(route, async (c) => {
    const { message, email = null, source = null } = await readJson(c.req.raw, feedbackBody);
    const { owner } = c.var.caller;
    return runOnce(c, idempotency, [message, email ?? '', source ?? ''], async () => {
      await withCharge(c, limits, 'request', () => feedback.add({ message, email, source, owner }));
      return { status: 201 as const, body: { success: true as const } };
    });
  });
}
