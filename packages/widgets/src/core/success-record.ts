import type { SuccessMetrics, SuccessRecord } from '@nano-banana/client-sdk';

/** What happened to one result in this visit. */
export interface Engagement {
  /** Times it came on screen. */
  views: number;
  /** Downloads. */
  saves: number;
  shares: number;
}

/** Counts what really happens to results, and tells it once for each. */
export interface SuccessRecorder {
  /** Begins to count for a result. */
  begin(id: string, prompt: string): void;
  count(id: string, what: keyof Engagement): void;
  /** Tells of all results but those given: they may still be downloaded or shared. */
  finish(except?: ReadonlySet<string>): void;
}

/** @param send - must not throw; gets one record for each result that was seen, saved or shared */
export function createSuccessRecorder(send: (record: SuccessRecord) => void): SuccessRecorder {
  const counted = new Map<string, { prompt: string; engagement: Engagement }>();
  return {
    begin(id, prompt) {
      counted.set(id, { prompt, engagement: { views: 0, saves: 0, shares: 0 } });
    },
    count(id, what) {
      const entry = counted.get(id);
      if (entry) entry.engagement[what] += 1;
    },
    finish(except) {
      for (const [id, { prompt, engagement }] of counted) {
        const { views, saves, shares } = engagement;
        // What nobody has seen says nothing about its prompt, and may be seen yet.
        if (except?.has(id) || views + saves + shares === 0) continue;
        counted.delete(id);
        send({ prompt, metrics: metricsOf(engagement) });
      }
    },
  };
}

/** The rates in percent of the views; above 100 when one look led to more. */
function metricsOf({ views: counted, saves, shares }: Engagement): SuccessMetrics {
  // Who saves a picture has seen it, however little of it was in sight.
  const views = Math.max(1, counted);
  const rate = (count: number) => (100 * count) / views;
  return {
    ...{ views, saves, shares },
    engagementRate: rate(saves + shares),
    viralScore: rate(shares),
  };
}
