/** Durations of one series: how many fell into which bucket. */
export interface Timings {
  /** By bucket, not summed up; the last one is for whatever took longer than the last bound. */
  readonly counts: number[];
  /** Seconds. */
  sum: number;
  count: number;
}

/** One line of a metric in Prometheus' text. */
export interface Sample {
  metricName: string;
  labels: Record<string, string | number>;
  value: number;
}

/** @param bounds Upper ends of the buckets in seconds, rising. */
export function createTimings(bounds: readonly number[]): Timings {
  return { counts: Array(bounds.length + 1).fill(0), sum: 0, count: 0 };
}

/** Counts one duration. Plain arithmetic: it happens in every request. */
export function observe(timings: Timings, bounds: readonly number[], seconds: number): void {
  let bucket = 0;
  while (bucket < bounds.length && seconds > (bounds[bucket] ?? Infinity)) bucket += 1;
  timings.counts[bucket] = (timings.counts[bucket] ?? 0) + 1;
  timings.sum += seconds;
  timings.count += 1;
}

/** The lines of a histogram's series. Prometheus' buckets include all shorter ones. */
export function toSamples(
  name: string,
  labels: Sample['labels'],
  { counts, sum, count }: Timings,
  bounds: readonly number[],
): Sample[] {
  let soFar = 0;
  const buckets = [...bounds, '+Inf'].map((le, bucket): Sample => {
    soFar += counts[bucket] ?? 0;
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: soFar };
  });
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: count },
  ];
}
