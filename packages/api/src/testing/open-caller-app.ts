import { OpenAPIHono } from '@hono/zod-openapi';
import pino from 'pino';
import type { AppEnv } from '../app-env.ts';
import { answerError, throwInvalid } from '../errors.ts';
import { identifyCaller } from '../middleware/caller/index.ts';
import { withEdge } from '../middleware/edge/index.ts';
import { feedbackRoutes } from '../routes/feedback/index.ts';
import { limitRoutes } from '../routes/limits/index.ts';
import { subscriptionRoutes } from '../routes/subscriptions/index.ts';
import { createCallersService } from '../services/callers.ts';
import { createFeedbackService } from '../services/feedback.ts';
import { createIdempotencyService } from '../services/idempotency.ts';
import type { AnonymousLimits } from '../services/limit-counters.ts';
import { createLimitsService } from '../services/limits.ts';
import { createPartnerKeysService } from '../services/partner-keys.ts';
import { createSubscriptionsService } from '../services/subscriptions.ts';
import type { Database } from '../stores/database/index.ts';

/** A request as tests send it. */
export interface CallerRequest {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, or as it is when it is text. */
  body?: unknown;
  /** Where the connection comes from. */
  address?: string;
}

/** What only needs to know who calls, without engine, queue and files: it opens at once. */
export function openCallerApp(db: Database, numbers: Partial<AnonymousLimits> = {}) {
  const limits = createLimitsService({ db, dailyLimit: 0, perMinute: 0, ...numbers });
  const idempotency = createIdempotencyService({ db });
  const keys = createPartnerKeysService(db);
  const app = new OpenAPIHono<AppEnv>({ defaultHook: throwInvalid });
  app.use('/api/*', identifyCaller(createCallersService(keys)));
  app.route('/', limitRoutes(limits));
  const subscriptions = createSubscriptionsService(db);
  app.route('/', subscriptionRoutes({ subscriptions, limits, idempotency }));
  const feedback = createFeedbackService(db);
  app.route('/', feedbackRoutes({ feedback, limits, idempotency }));
  app.onError(answerError);
  const fetch = withEdge(app.fetch, pino({ level: 'silent' }));

  async function send(path: string, { address, body, ...init }: CallerRequest = {}) {
    const headers = { 'content-type': 'application/json', ...init.headers };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const method = init.method ?? (body === undefined ? 'GET' : 'POST');
    const request = new Request(`http://localhost${path}`, { method, headers, body: text });
    // What a Node server hands in beside the request.
    const incoming = { headers, socket: { remoteAddress: address ?? '203.0.113.1' } };
    return fetch(request, { incoming } as object);
  }

  return { send, keys };
}
