import { Counter, Gauge, type Metric, Registry } from 'prom-client';
import { version } from '../version.ts';
import { within } from './deadline.ts';
import type { OutcomeCounts } from './outcome-counts.ts';
import { watchProcess } from './process-metrics.ts';
import type { RequestCounts } from './request-counts.ts';
import type { Sample } from './timings.ts';

/** Who tells what is measured at the moment of asking. */
export interface MetricsSources {
  /** Jobs in the queue by state, such as `queued`. */
  queueDepth?: () => Promise<Readonly<Record<string, number>>>;
  /** Worker threads, those at work, and tasks that wait for one. */
  pool?: () => { threads: number; busy: number; waiting: number };
  /** Edits that were let in, those that wait to be, and the bytes that both hold. */
  admission?: () => { running: number; waiting: number; bytes: number };
  /** What paid pictures cost; undefined when no price is known. */
  spending?: () => Promise<
    { todayUsd: number; pricePerImageUsd: number; dailyBudgetUsd: number | undefined } | undefined
  >;
}

/** What was counted since the start. */
export interface Counts {
  requests: RequestCounts;
  edits: OutcomeCounts;
  jobs: OutcomeCounts;
  prompts: OutcomeCounts;
  signatures: OutcomeCounts;
  checks: OutcomeCounts;
  limitHits: ReadonlyMap<string, number>;
  /** US dollars by engine. */
  costs: ReadonlyMap<string, number>;
}

/** The text that Prometheus reads. */
export interface Exposition {
  text(): Promise<{ body: string; contentType: string }>;
}

/** Milliseconds that the queue gets to answer; Prometheus itself waits 10 s. */
const sourceMs = 2_000;

/** Puts the counts in Prometheus' text format, beside figures of this process. */
export function openExposition(counts: Counts, sources: MetricsSources): Exposition {
  const registry = new Registry();
  const ofProcess = watchProcess();
  addCounts(registry, counts);
  addPool(registry, sources.pool);
  addAdmission(registry, sources.admission);
  addQueue(registry, sources.queueDepth);
  addSpending(registry, sources.spending);
  new Gauge({
    name: 'nb_build_info',
    help: 'Always 1; the label tells the version that runs.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);
  return {
    async text() {
      const parts = await Promise.all([registry.metrics(), ofProcess.metrics()]);
      return { body: parts.join('\n'), contentType: registry.contentType };
    },
  };
}

function addCounts(
  registry: Registry,
  { requests, edits, jobs, prompts, signatures, checks, limitHits, costs }: Counts,
): void {
  const counter = (name: string, help: string, get: (name: string) => Sample[]) =>
    add(registry, { name, help, type: 'counter', get });
  const histogram = (name: string, help: string, get: (name: string) => Sample[]) =>
    add(registry, { name, help, type: 'histogram', get });
  counter('nb_http_requests_total', 'Requests answered.', requests.totals);
  histogram(
    'nb_http_request_duration_seconds',
    'Seconds until an answer was ready; sending it is not part of it.',
    requests.durations,
  );
  counter(
    'nb_edits_total',
    'Edits done or given up; outcome is ok or an error code.',
    edits.totals,
  );
  histogram('nb_edit_duration_seconds', 'Seconds that an edit took.', edits.durations);
  counter('nb_jobs_total', 'Attempts at jobs; outcome is ok or an error code.', jobs.totals);
  histogram('nb_job_duration_seconds', 'Seconds that an attempt at a job took.', jobs.durations);
  counter(
    'nb_prompts_total',
    'Prompts that an engine wrote or failed to write; outcome is ok or an error code.',
    prompts.totals,
  );
  histogram('nb_prompt_duration_seconds', 'Seconds that writing took.', prompts.durations);
  counter(
    'nb_signatures_total',
    'Pictures that got a watermark and content credentials; outcome is ok or an error code.',
    signatures.totals,
  );
  histogram('nb_signature_duration_seconds', 'Seconds that this took.', signatures.durations);
  counter(
    'nb_provenance_checks_total',
    'Pictures whose provenance was asked for; outcome is ok or an error code.',
    checks.totals,
  );
  histogram('nb_provenance_check_duration_seconds', 'Seconds that this took.', checks.durations);
  counter('nb_limits_hit_total', 'Requests turned away, by the limit that was reached.', (name) =>
    [...limitHits].map(([limit, value]) => ({ metricName: name, labels: { limit }, value })),
  );
  counter(
    'nb_engine_cost_usd_total',
    'US dollars that pictures of a paid service cost by the configured price, lost ones included.',
    (name) =>
      [...costs].map(([engine, value]) => ({ metricName: name, labels: { engine }, value })),
  );
}

interface OwnMetric {
  name: string;
  help: string;
  type: 'counter' | 'histogram';
  get: (name: string) => Sample[];
}

/** The registry asks a metric for nothing but these parts; its own histogram cannot be given sums. */
function add(registry: Registry, { name, help, type, get }: OwnMetric): void {
  const read = async () => ({ name, help, type, values: get(name), aggregator: 'sum' });
  const metric = { name, help, type, get: read, reset: () => undefined };
  registry.registerMetric(metric as unknown as Metric);
}

function addGauge(registry: Registry, name: string, help: string, read: () => number): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: () => gauge.set(read()),
  });
}

function addPool(registry: Registry, pool: MetricsSources['pool']): void {
  if (!pool) return;
  addGauge(registry, 'nb_pool_threads', 'Worker threads.', () => pool().threads);
  addGauge(registry, 'nb_pool_busy', 'Worker threads at work.', () => pool().busy);
  addGauge(registry, 'nb_pool_waiting', 'Tasks that wait for a thread.', () => pool().waiting);
}

function addAdmission(registry: Registry, admission: MetricsSources['admission']): void {
  if (!admission) return;
  const gauge = (name: string, help: string, read: () => number) =>
    addGauge(registry, `nb_admission_${name}`, help, read);
  gauge('running', 'Edits under way in this process.', () => admission().running);
  gauge('waiting', 'Edits that wait for their turn in this process.', () => admission().waiting);
  gauge('bytes', 'Bytes of uploads that running and waiting edits hold.', () => admission().bytes);
}

/** A queue that does not answer must not hide the other metrics. */
function addQueue(registry: Registry, depth: MetricsSources['queueDepth']): void {
  if (!depth) return;
  const failures = new Counter({
    name: 'nb_queue_depth_failures_total',
    help: 'Times that the queue could not be asked for its depth.',
    registers: [registry],
  });
  const gauge: Gauge<'state'> = new Gauge({
    name: 'nb_queue_depth',
    help: 'Jobs in the queue, of all processes together.',
    labelNames: ['state'],
    registers: [registry],
    collect: async () => {
      gauge.reset();
      try {
        const states = Object.entries(await within(sourceMs, depth()));
        for (const [state, value] of states) gauge.set({ state }, value);
      } catch {
        failures.inc();
      }
    },
  });
}

/** A database that does not answer must not hide the other metrics: these are left out then. */
function addSpending(registry: Registry, spending: MetricsSources['spending']): void {
  if (!spending) return;
  const gauge: Gauge<'of'> = new Gauge({
    name: 'nb_engine_spending_usd',
    help: 'US dollars: price of a picture, cost of all pictures today (UTC, all processes), daily budget.',
    labelNames: ['of'],
    registers: [registry],
    collect: async () => {
      gauge.reset();
      const known = await within(sourceMs, spending()).catch(() => undefined);
      if (!known) return;
      gauge.set({ of: 'picture' }, known.pricePerImageUsd);
      gauge.set({ of: 'today' }, known.todayUsd);
      if (known.dailyBudgetUsd !== undefined) gauge.set({ of: 'budget' }, known.dailyBudgetUsd);
    },
  });
}
