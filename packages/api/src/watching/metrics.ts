import type { Exposition, MetricsSources } from './exposition.ts';
import { createOutcomeCounts, type Outcome } from './outcome-counts.ts';
import { type AnsweredRequest, createRequestCounts } from './request-counts.ts';

/** What the server counts, for Prometheus. */
export interface Metrics {
  /** Counts a request; cheap enough for a health check. */
  recordRequest(request: AnsweredRequest): void;
  recordEdit(engine: string, outcome: Outcome, seconds: number): void;
  recordJob(kind: string, outcome: Outcome, seconds: number): void;
  /** Counts what a prompt engine wrote, or why it did not. */
  recordPrompt(engine: string, outcome: Outcome, seconds: number): void;
  /** Counts a picture that got its watermark and content credentials. @param kind Such as `edit`. */
  recordSignature(kind: string, outcome: Outcome, seconds: number): void;
  /** Counts a picture whose provenance was asked for. @param verdict `unknown` where it failed. */
  recordCheck(verdict: string, outcome: Outcome, seconds: number): void;
  /** @param limit Name of the limit that turned a request away, such as `day`. */
  recordLimitHit(limit: string): void;
  /** @param usd What a picture of a paid service cost, in US dollars. */
  recordCost(engine: string, usd: number): void;
  /** Loads what {@link text} needs and begins to watch the process; otherwise the first text does. */
  prepare(): Promise<void>;
  /** All metrics in Prometheus' text format. */
  text(): Promise<{ body: string; contentType: string }>;
}

export interface MetricsOptions {
  /** Who tells what is measured at the moment of asking; what is left out has no metric. */
  sources: MetricsSources;
}

/**
 * Seconds. The embedded engine takes 0.05 to 5 on a photo; models elsewhere 2 to 60; above the last
 * one only raised time limits lead.
 */
const editBounds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120];

/** Seconds. Rules take 0.002 to 0.02, text models 0.5 to 20. */
const promptBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30];

/** Seconds. A megapixel takes 0.1 to 0.2, one without a mark up to 2. */
const provenanceBounds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Seconds. A job is an edit and more: its upper end is that of long work such as models in 3D. */
const jobBounds = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800];

/**
 * Starts to count. Counting needs no library: Prometheus' is loaded, which takes 50 ms and some
 * memory, only where somebody may ask.
 *
 * @example
 * const metrics = createMetrics({ sources: { pool: () => pool.load() } });
 * metrics.recordEdit('embedded', 'ok', 0.31);
 */
export function createMetrics({ sources }: MetricsOptions): Metrics {
  const requests = createRequestCounts();
  const edits = createOutcomeCounts('engine', editBounds);
  const jobs = createOutcomeCounts('kind', jobBounds);
  const prompts = createOutcomeCounts('engine', promptBounds);
  const signatures = createOutcomeCounts('kind', provenanceBounds);
  const checks = createOutcomeCounts('verdict', provenanceBounds);
  const limitHits = new Map<string, number>();
  const costs = new Map<string, number>();
  let exposition: Promise<Exposition> | undefined;

  function open(): Promise<Exposition> {
    exposition ??= import('./exposition.ts').then(({ openExposition }) =>
      openExposition(
        { requests, edits, jobs, prompts, signatures, checks, limitHits, costs },
        sources,
      ),
    );
    return exposition;
  }

  return {
    recordRequest: requests.record,
    recordEdit: edits.record,
    recordJob: jobs.record,
    recordPrompt: prompts.record,
    recordSignature: signatures.record,
    recordCheck: checks.record,
    recordLimitHit: (limit) => limitHits.set(limit, (limitHits.get(limit) ?? 0) + 1),
    recordCost: (engine, usd) => costs.set(engine, (costs.get(engine) ?? 0) + usd),
    prepare: async () => {
      await open();
    },
    text: async () => (await open()).text(),
  };
}
