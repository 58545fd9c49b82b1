import type { ErrorCode } from '../error-codes.ts';
import { createTimings, observe, type Sample, type Timings, toSamples } from './timings.ts';

/** How a piece of work ended. */
export type Outcome = 'ok' | ErrorCode;

/** Counts of work by who or what did it and how it ended. */
export interface OutcomeCounts {
  record(subject: string, outcome: Outcome, seconds: number): void;
  totals(name: string): Sample[];
  durations(name: string): Sample[];
}

/**
 * @param label Name of the label that tells what did the work, such as `engine`.
 * @param bounds Upper ends of the buckets in seconds.
 */
export function createOutcomeCounts(label: string, bounds: readonly number[]): OutcomeCounts {
  const series = new Map<string, { labels: Record<string, string>; timings: Timings }>();
  return {
    record(subject, outcome, seconds) {
      const key = `${subject} ${outcome}`;
      const found = series.get(key) ?? {
        labels: { [label]: subject, outcome },
        timings: createTimings(bounds),
      };
      series.set(key, found);
      observe(found.timings, bounds, seconds);
    },
    totals: (metricName) =>
      [...series.values()].map(({ labels, timings }) => ({
        metricName,
        labels,
        value: timings.count,
      })),
    durations: (name) =>
      [...series.values()].flatMap(({ labels, timings }) =>
        toSamples(name, labels, timings, bounds),
      ),
  };
}
