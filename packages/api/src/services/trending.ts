import type { Caller } from '../caller.ts';
import type { FeatureCategoryId } from '../engines/feature-categories.ts';
import type { Database } from '../stores/database/index.ts';
import { anyPattern, createVisitCounter, readWeights, type Weight } from './pattern-visits.ts';
import { type PromptPattern, patternsIn, promptPatterns } from './prompt-patterns.ts';

/** What became of one result. */
export interface SuccessRecord {
  /** The prompt that made it. */
  prompt: string;
  metrics: {
    /** How many times it was shared. */
    shares: number;
    /** How many times it was downloaded. */
    saves: number;
  };
}

/** A pattern with its figures, in whole percent. */
export interface TrendingPattern {
  id: string;
  category: FeatureCategoryId;
  /** How many visitors used it lately, of as many as used the most popular one. */
  popularity: number;
  /** How many of them kept a result, shrunk towards the mean of all patterns. */
  successRate: number;
  pattern: string;
  examples: string[];
}

/**
 * What visitors ask for and keep.
 *
 * Nothing is computed from single records. A record adds one to what each pattern in its prompt
 * weighs, after halving that for every two weeks since; all that is asked later comes from one row a
 * pattern, whether a thousand successes were recorded or a million
 * ([ADR 10](../../../../docs/adr/0010-trending-from-weights.md)).
 */
export interface TrendingService {
  /** Takes note of a success. What the caller was counted for today already changes nothing. */
  record(caller: Caller, record: SuccessRecord): Promise<void>;
  /** Every pattern, most popular first. */
  list(): Promise<TrendingPattern[]>;
  /** The share of results with these patterns that were kept, in whole percent. */
  keptWith(patterns: readonly PromptPattern[]): Promise<number>;
  /** Forgets who was counted on days that are over. */
  removeExpired(): Promise<void>;
}

export interface TrendingServiceOptions {
  db: Database;
  /** The present time; for tests of days. */
  now?: (() => Date) | undefined;
}

/**
 * Visits that the seed set weighs, over all patterns together: about as many as 10 visitors a day
 * leave behind within the half-life, so that a busy site soon shows its own figures and one visitor
 * alone hardly moves those of a new one.
 */
const seedVisits = 200;

/** Visits of the mean that are added to each pattern's own, so that one kept result is no 100 %. */
const meanVisits = 10;

/** Nothing is known of how many results are kept before any was recorded. */
const unknownShare = 0.5;

const none: Weight = { visitors: 0, kept: 0 };

export function createTrendingService(options: TrendingServiceOptions): TrendingService {
  const { db, now = () => new Date() } = options;
  const visits = createVisitCounter(db);

  return {
    async record(caller, { prompt, metrics }) {
      const patterns = patternsIn(prompt).map(({ id }) => id);
      const kept = metrics.saves + metrics.shares > 0;
      await visits.add({ caller, patterns, kept, at: now() });
    },
    async list() {
      const known = await readWeights(db, now());
      const mean = meanOf(known);
      const used = promptPatterns.map(({ id, seed }) => {
        return (known.get(id)?.visitors ?? 0) + (seed / seedTotal) * seedVisits;
      });
      const most = Math.max(...used);
      return promptPatterns
        .map(({ id, category, name, examples }, i) => ({
          id,
          category,
          popularity: toPercent((used[i] ?? 0) / most),
          successRate: toPercent(keptShare(known.get(id) ?? none, mean)),
          pattern: name,
          examples: [...examples],
        }))
        .sort((a, b) => b.popularity - a.popularity || b.successRate - a.successRate);
    },
    async keptWith(patterns) {
      const known = await readWeights(db, now());
      const sum = { ...none };
      for (const { id } of patterns) {
        sum.visitors += known.get(id)?.visitors ?? 0;
        sum.kept += known.get(id)?.kept ?? 0;
      }
      return toPercent(keptShare(sum, meanOf(known)));
    },
    removeExpired: () => visits.removeExpired(now()),
  };
}

const seedTotal = promptPatterns.reduce((sum, { seed }) => sum + seed, 0);

/** The share of all visitors who kept a result. */
function meanOf(known: ReadonlyMap<string, Weight>): number {
  return keptShare(known.get(anyPattern) ?? none, unknownShare);
}

/** The share that was kept, shrunk towards a mean as if {@link meanVisits} of it had been seen as well. */
function keptShare({ visitors, kept }: Weight, mean: number): number {
  return (kept + meanVisits * mean) / (visitors + meanVisits);
}

const toPercent = (share: number) => Math.round(share * 100);
