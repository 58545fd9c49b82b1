import { OpenAPIHono } from '@hono/zod-openapi';
import { operations } from '@nano-banana/image-engine';
import pino from 'pino';
import type { AppEnv } from '../app-env.ts';
import { createEmbeddedPromptEngine } from '../engines/embedded/prompts/index.ts';
import type { PromptTarget } from '../engines/prompt-engine.ts';
import { answerError, throwInvalid } from '../errors.ts';
import { aspectRatios, limits as sizes } from '../limits.ts';
import { identifyCaller } from '../middleware/caller/index.ts';
import { withEdge } from '../middleware/edge/index.ts';
import { feedbackRoutes } from '../routes/feedback/index.ts';
import { limitRoutes } from '../routes/limits/index.ts';
import { promptRoutes } from '../routes/prompts/index.ts';
import { subscriptionRoutes } from '../routes/subscriptions/index.ts';
import { createCallersService } from '../services/callers.ts';
import { createFeedbackService } from '../services/feedback.ts';
import { createIdempotencyService } from '../services/idempotency.ts';
import type { AnonymousLimits } from '../services/limit-counters.ts';
import { createLimitsService } from '../services/limits.ts';
import { createPartnerKeysService } from '../services/partner-keys.ts';
import { createPromptsService, type PromptsServiceOptions } from '../services/prompts.ts';
import { createSubscriptionsService } from '../services/subscriptions.ts';
import { createTrendingService, type TrendingServiceOptions } from '../services/trending.ts';
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

/** The embedded image engine, as far as prompts have to do with it. */
const embeddedTarget: PromptTarget = {
  id: 'embedded',
  name: 'Embedded engine',
  generative: false,
  abilities: {
    maxImages: sizes.maxImages,
    aspectRatios: [...aspectRatios],
    mask: true,
    plan: true,
    subject: true,
    pricePerImageUsd: null,
    operations: [...operations],
  },
};

/** What a test may replace. */
export interface CallerAppOptions
  extends Partial<AnonymousLimits>,
    Partial<Omit<PromptsServiceOptions, 'trending'>>,
    Pick<TrendingServiceOptions, 'now'> {}

/** What only needs to know who calls, without image engine, queue and files: it opens at once. */
export function openCallerApp(db: Database, options: CallerAppOptions = {}) {
  const { now, dailyLimit = 0, perMinute = 0, ...replaced } = options;
  const limits = createLimitsService({ db, dailyLimit, perMinute });
  const idempotency = createIdempotencyService({ db });
  const keys = createPartnerKeysService(db);
  const app = new OpenAPIHono<AppEnv>({ defaultHook: throwInvalid });
  app.use('/api/*', identifyCaller(createCallersService(keys)));
  app.route('/', limitRoutes(limits));
  const subscriptions = createSubscriptionsService(db);
  app.route('/', subscriptionRoutes({ subscriptions, limits, idempotency }));
  const feedback = createFeedbackService(db);
  app.route('/', feedbackRoutes({ feedback, limits, idempotency }));
  const trending = createTrendingService({ db, now });
  const prompts = createPromptsService({
    promptEngine: createEmbeddedPromptEngine(),
    target: embeddedTarget,
    trending,
    timeoutSeconds: 5,
    log: pino({ level: 'silent' }),
    record: () => undefined,
    ...replaced,
  });
  app.route('/', promptRoutes({ prompts, trending, limits }));
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

  return { send, keys, trending, target: embeddedTarget };
}
