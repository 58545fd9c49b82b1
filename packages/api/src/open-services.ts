import type { Logger } from 'pino';
import type { Services } from './app.ts';
import { type ComputePool, createPool } from './compute/pool.ts';
import type { Config } from './config.ts';
import { priceOf } from './config-engines.ts';
import type { ImageEngine } from './engines/image-engine.ts';
import { createEngine, createMeshEngine, createPromptEngine } from './engines/registry.ts';
import { createAdmission } from './services/admission.ts';
import { createBudgetService } from './services/budget.ts';
import { createCallersService } from './services/callers.ts';
import { createEmbedService } from './services/embed.ts';
import { createFeedbackService } from './services/feedback.ts';
import { createFigurinesService, figurineKind } from './services/figurines/figurines.ts';
import { createModelsService, modelKind } from './services/figurines/models.ts';
import { createFilesService } from './services/files.ts';
import { createIdempotencyService } from './services/idempotency.ts';
import { createImagesService, editKind } from './services/images.ts';
import { createJobInputs } from './services/job-inputs.ts';
import { createJobRunner } from './services/job-runner.ts';
import { createJobsService, type JobRow } from './services/jobs.ts';
import { createLimitsService } from './services/limits.ts';
import { createMasking } from './services/masking.ts';
import { createPartnerKeysService } from './services/partner-keys.ts';
import { createPosesService } from './services/poses.ts';
import { createPrintJobsService } from './services/print-jobs/print-jobs.ts';
import {
  createDelivery,
  createSender,
  noteDeadLetter,
  printWebhookKind,
} from './services/print-jobs/webhook.ts';
import { createPromptsService } from './services/prompts.ts';
import { createChecking } from './services/provenance/checking.ts';
import { createMarks } from './services/provenance/marks.ts';
import { createSigning } from './services/provenance/signing.ts';
import { createReadiness } from './services/readiness.ts';
import { createRecentTimes } from './services/recent-times.ts';
import { createRetentionService } from './services/retention.ts';
import { createSiteService } from './services/site.ts';
import { createSubjectsService } from './services/subjects.ts';
import { createSubscriptionsService } from './services/subscriptions.ts';
import { createTrendingService } from './services/trending.ts';
import { openStores } from './stores/index.ts';
import type { JobKind } from './stores/queue.ts';
import { countLimitHits } from './watching/count-limit-hits.ts';
import { createMetrics } from './watching/metrics.ts';
import { traceEngine } from './watching/trace-engine.ts';
import { openTracing } from './watching/tracing.ts';

/** Services with what they hold open. */
export interface OpenServices {
  services: Services;
  /** Begins to do what nobody waits for: jobs, and the removal of what has expired. */
  startWork(): Promise<void>;
  /** Takes no new jobs and lets those that run finish within some seconds. */
  stopWork(seconds: number): Promise<void>;
  /** Lets go of everything. */
  close(): Promise<void>;
}

/** No request lasts longer: it waits for a place no longer than a few edits take, and is an edit itself. */
const abandonedMs = (timeoutSeconds: number) => 10 * timeoutSeconds * 1000 + 60_000;

/** Every kind of job. */
const jobKinds: JobKind[] = [
  { name: editKind },
  { name: figurineKind },
  { name: modelKind },
  printWebhookKind,
];

/** Jobs of one kind at once; each waits with a query every other second. */
const maxJobsAtOnce = 8;

/** What stands in the place of a part. */
export interface Replacements {
  /** Answers the engine in place of the configured one. */
  engine?: ((configured: ImageEngine) => ImageEngine) | undefined;
  /** Worker threads that are there already; they are closed with the services. */
  pool?: ComputePool | undefined;
}

/**
 * Opens the stores, starts the worker threads and builds the services.
 *
 * @throws StartupError when a store cannot be opened.
 */
export async function openServices(
  config: Config,
  log: Logger,
  replaced: Replacements = {},
): Promise<OpenServices> {
  const stores = await openStores(config, jobKinds, log);
  const { database, store, queue, seal, secrets } = stores;
  const { db } = database;
  const { retentionHours, engineTimeoutSeconds: timeoutSeconds } = config;
  const tracing = await openTracing({ otlpEndpoint: config.otlpEndpoint, log });
  const pool =
    replaced.pool ??
    createPool({
      size: config.poolSize,
      maxQueue: config.maxConcurrent + config.maxQueue,
      onError: (err) => log.error({ err }, 'a worker thread failed'),
    });
  const admission = createAdmission({
    maxConcurrent: config.maxConcurrent,
    maxWaiting: config.maxQueue,
  });
  const budget = createBudgetService({
    db,
    pricePerImageUsd: priceOf(config),
    dailyBudgetUsd: config.dailyBudgetUsd,
    record: (usd) => metrics.recordCost(config.engine, usd),
  });
  const metrics = createMetrics({
    sources: {
      spending: budget.spending,
      queueDepth: () => jobs.depth(),
      pool: () => pool.load(),
      admission: () => admission.figures(),
    },
  });
  const { dailyLimit, rateLimitPerMinute: perMinute } = config;
  const limits = countLimitHits(createLimitsService({ db, dailyLimit, perMinute }), metrics);
  const files = createFilesService({
    db,
    store,
    pool,
    signer: secrets.signer,
    retentionHours,
    timeoutSeconds,
  });
  const marks = createMarks(db);
  const signing = createSigning({ pool, marks, secrets, record: metrics.recordSignature });
  const onOver = async (job: JobRow) => {
    await images.forget(job);
    await models.forget(job);
    await noteDeadLetter(db, job);
    if (job.state !== 'completed' && job.charged) {
      await limits.refund(job.charged, { ourFault: job.state === 'failed' });
    }
  };
  const onCancel = (id: string) => runner.abort(id);
  const jobs = createJobsService({ db, queue, retentionHours, onCancel, onOver });
  const configured = await createEngine(config, { pool, budget, log, timeoutSeconds });
  const engine = traceEngine(replaced.engine?.(configured) ?? configured, tracing);
  const recentTimes = createRecentTimes();
  const images = createImagesService({
    engine,
    files,
    store,
    jobs,
    admission,
    masking: createMasking(pool),
    signing,
    timeoutSeconds,
    record(engineId, outcome, seconds) {
      metrics.recordEdit(engineId, outcome, seconds);
      if (outcome === 'ok') recentTimes.add(seconds);
    },
  });
  const poses = createPosesService({
    engine,
    files,
    admission,
    signing,
    timeoutSeconds,
    record: metrics.recordEdit,
  });
  const figurines = createFigurinesService({
    engine,
    pool,
    files,
    inputs: createJobInputs(store),
    jobs,
    admission,
    signing,
    timeoutSeconds,
    record: metrics.recordEdit,
  });
  const models = createModelsService({
    engine: await createMeshEngine(config, { pool, log }),
    pool,
    files,
    store,
    jobs,
    admission,
    timeoutSeconds,
  });
  const { printWebhook } = config;
  const send = printWebhook && createSender(queue, retentionHours);
  const printJobs = createPrintJobsService({ db, jobs, seal, send });
  const runner = createJobRunner({
    db,
    queue,
    handlers: {
      [editKind]: images.perform,
      [figurineKind]: figurines.perform,
      [modelKind]: models.perform,
      ...(printWebhook && {
        [printWebhookKind.name]: createDelivery(db, printJobs, printWebhook),
      }),
    },
    concurrency: Math.min(config.maxConcurrent, maxJobsAtOnce),
    log,
    tracing,
    onOver,
    record: metrics.recordJob,
  });
  const idempotency = createIdempotencyService({ db });
  const trending = createTrendingService({ db });
  const prompts = createPromptsService({
    promptEngine: await createPromptEngine(config, { log, budget }),
    target: engine,
    trending,
    timeoutSeconds,
    log,
    record: metrics.recordPrompt,
  });
  const retention = createRetentionService({
    db,
    store,
    also: [
      limits.removeExpired,
      () => limits.refundAbandoned(new Date(Date.now() - abandonedMs(timeoutSeconds))),
      idempotency.removeExpired,
      printJobs.removeExpired,
      trending.removeExpired,
      () => jobs.failLost(),
    ],
  });
  // Nobody else has the embedded database: what was under way when it was closed is not any more.
  if (database.engine === 'pglite') {
    await idempotency.removeUnfinished();
    await jobs.failLost(0);
    await limits.refundAbandoned(new Date());
  }
  const services: Services = {
    log,
    engine,
    recentTimes,
    images,
    poses,
    files,
    figurines,
    models,
    printJobs,
    jobs,
    limits,
    admission,
    idempotency,
    callers: createCallersService(createPartnerKeysService(db)),
    subjects: createSubjectsService({ pool, admission, timeoutSeconds }),
    checking: createChecking({
      pool,
      marks,
      secrets,
      admission,
      timeoutSeconds,
      record: metrics.recordCheck,
    }),
    subscriptions: createSubscriptionsService(db),
    feedback: createFeedbackService(db),
    prompts,
    trending,
    readiness: createReadiness({ checks: stores.checks, log }),
    metrics,
    tracing,
    site: createSiteService(config.siteDir),
    embed: createEmbedService(config.embedDir),
    commands: stores.commands,
  };
  let stopSweeping = async () => {};
  return {
    services,
    async startWork() {
      await runner.start();
      stopSweeping = retention.start((err) => log.error({ err }, 'a sweep failed'));
    },
    stopWork: async (seconds) => {
      await Promise.all([queue.rest(seconds), stopSweeping()]);
    },
    async close() {
      runner.close();
      await queue.close();
      await pool.close();
      await tracing.close();
      await stores.close();
    },
  };
}
