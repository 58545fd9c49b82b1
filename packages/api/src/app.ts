import { OpenAPIHono } from '@hono/zod-openapi';
import type { Logger } from 'pino';
import type { AppEnv, RequestState } from './app-env.ts';
import type { CommandServices } from './cli/command.ts';
import type { ImageEngine } from './engines/image-engine.ts';
import { AppError, answerError, throwInvalid } from './errors.ts';
import { identifyCaller } from './middleware/caller/index.ts';
import { type EdgeOptions, withEdge } from './middleware/edge/index.ts';
import { answerPreflight } from './middleware/preflight/index.ts';
import { configRoutes } from './routes/config/index.ts';
import { embedRoutes } from './routes/embed/index.ts';
import { feedbackRoutes } from './routes/feedback/index.ts';
import { figurineRoutes } from './routes/figurines/index.ts';
import { fileRoutes } from './routes/files/index.ts';
import { subjectRoutes } from './routes/find-subject/index.ts';
import { healthRoutes } from './routes/health/index.ts';
import { imageRoutes } from './routes/images/index.ts';
import { jobRoutes } from './routes/jobs/index.ts';
import { limitRoutes } from './routes/limits/index.ts';
import { metricsRoutes } from './routes/metrics/index.ts';
import { modelRoutes } from './routes/models/index.ts';
import { answerUnrouted } from './routes/not-found.ts';
import { openApiRoutes } from './routes/openapi/index.ts';
import { poseRoutes } from './routes/poses/index.ts';
import { printJobRoutes } from './routes/print-jobs/index.ts';
import { promptPackRoutes } from './routes/prompt-packs/index.ts';
import { promptRoutes } from './routes/prompts/index.ts';
import { provenanceRoutes } from './routes/provenance/index.ts';
import { readyRoutes } from './routes/ready/index.ts';
import { subscriptionRoutes } from './routes/subscriptions/index.ts';
import type { Admission } from './services/admission.ts';
import type { CallersService } from './services/callers.ts';
import type { EmbedService } from './services/embed.ts';
import type { FeedbackService } from './services/feedback.ts';
import type { FigurinesService } from './services/figurines/figurines.ts';
import type { ModelsService } from './services/figurines/models.ts';
import type { FilesService } from './services/files.ts';
import type { IdempotencyService } from './services/idempotency.ts';
import type { ImagesService } from './services/images.ts';
import type { JobsService } from './services/jobs.ts';
import type { LimitsService } from './services/limits.ts';
import type { PosesService } from './services/poses.ts';
import type { PrintJobsService } from './services/print-jobs/print-jobs.ts';
import type { PrintWebhookConfig } from './services/print-jobs/webhook.ts';
import type { PromptsService } from './services/prompts.ts';
import type { Checking } from './services/provenance/checking.ts';
import type { Readiness } from './services/readiness.ts';
import type { RecentTimes } from './services/recent-times.ts';
import type { SiteService } from './services/site.ts';
import type { SubjectsService } from './services/subjects.ts';
import type { SubscriptionsService } from './services/subscriptions.ts';
import type { TrendingService } from './services/trending.ts';
import type { Metrics } from './watching/metrics.ts';
import { traceRequests } from './watching/trace-requests.ts';
import type { Tracing } from './watching/tracing.ts';

/** What the product does, ready to be put behind HTTP. */
export interface Services {
  log: Logger;
  engine: ImageEngine;
  recentTimes: RecentTimes;
  images: ImagesService;
  poses: PosesService;
  files: FilesService;
  figurines: FigurinesService;
  models: ModelsService;
  printJobs: PrintJobsService;
  jobs: JobsService;
  callers: CallersService;
  limits: LimitsService;
  admission: Admission;
  idempotency: IdempotencyService;
  subjects: SubjectsService;
  checking: Checking;
  subscriptions: SubscriptionsService;
  feedback: FeedbackService;
  prompts: PromptsService;
  trending: TrendingService;
  readiness: Readiness;
  metrics: Metrics;
  tracing: Tracing;
  site: SiteService;
  embed: EmbedService;
  commands: CommandServices;
}

/** How the application is put into the world. */
export interface AppOptions extends EdgeOptions {
  /** Who sends it may read `/metrics`; without it nobody may. */
  metricsToken?: string | undefined;
  /** Where orders of prints go; without it ordering is a demo. */
  printWebhook?: PrintWebhookConfig | undefined;
}

/** Routes that ask who calls. */
const personal = [
  'generate-image',
  'generate-pose-image',
  'find-subject',
  'verify-provenance',
  'generate-figurine',
  'figurines',
  '3d-models',
  'print-jobs',
  'jobs',
  'limits',
  'subscriptions',
  'feedback',
  'optimize-prompt',
  'generate-suggestions',
  'record-success',
  'config',
];

/**
 * Builds the HTTP application: middleware and routes, without a port and without reading the
 * environment.
 *
 * @example
 * const app = createApp(services);
 * const answer = await app.request('/api/health');
 */
export function createApp(services: Services, options: AppOptions = {}) {
  const app = new OpenAPIHono<AppEnv>({ defaultHook: throwInvalid, getPath: knownPath });
  app.options('/api/*', answerPreflight);
  for (const name of personal) app.use(`/api/${name}/*`, identifyCaller(services.callers));
  app.route('/', watchRoutes(services, options));
  app.route('/', configRoutes(services));
  app.route('/', imageRoutes(services));
  app.route('/', poseRoutes(services));
  app.route('/', subjectRoutes(services));
  app.route('/', provenanceRoutes(services));
  app.route('/', jobRoutes(services.jobs));
  app.route('/', promptPackRoutes(services.engine));
  app.route('/', figurineRoutes(services));
  app.route('/', modelRoutes(services));
  app.route('/', printJobRoutes({ ...services, webhookSecret: options.printWebhook?.secret }));
  app.route('/', limitRoutes(services.limits));
  app.route('/', subscriptionRoutes(services));
  app.route('/', feedbackRoutes(services));
  app.route('/', promptRoutes(services));
  app.route('/', fileRoutes(services));
  app.route('/', openApiRoutes());
  app.route('/', embedRoutes(services.embed));
  app.notFound(answerUnrouted(app, services.site));
  return atEdge(app, services, options);
}

/** The path that was read when the request arrived: a second look costs a health check 0.3 µs of 19. */
function knownPath(_request: Request, options?: { env?: Partial<RequestState> }): string {
  return options?.env?.path ?? '';
}

/** Builds what a process answers that only works on jobs: whether it lives, and how it does. */
export function createWorkerApp(services: Services, options: AppOptions = {}) {
  const app = new OpenAPIHono<AppEnv>({ getPath: knownPath });
  app.route('/', watchRoutes(services, options));
  app.notFound((c) => answerError(new AppError('not_found'), c));
  return atEdge(app, services, options);
}

function watchRoutes({ readiness, metrics }: Services, { metricsToken }: AppOptions) {
  const app = new OpenAPIHono<AppEnv>();
  app.route('/', healthRoutes());
  app.route('/', readyRoutes(readiness));
  app.route('/', metricsRoutes(metrics, metricsToken));
  return app;
}

function atEdge(app: OpenAPIHono<AppEnv>, { log, tracing, metrics }: Services, edge: EdgeOptions) {
  app.onError(answerError);
  const record = metrics.recordRequest;
  app.fetch = withEdge(traceRequests(app.fetch, tracing), log, { ...edge, record });
  return app;
}
