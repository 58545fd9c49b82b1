/** How much one kind of partner key may do; 0 sets no limit. */
export interface Tier {
  /** Pictures a month (UTC). */
  readonly perMonth: number;
  /** Requests a minute that make something. */
  readonly perMinute: number;
}

/** The kinds of partner keys. `free` is what the page about the API promises. */
export const tiers = {
  free: { perMonth: 100, perMinute: 10 },
  pro: { perMonth: 10_000, perMinute: 60 },
  unlimited: { perMonth: 0, perMinute: 0 },
} as const satisfies Record<string, Tier>;

export type TierName = keyof typeof tiers;

/** Tells whether a word names one of {@link tiers}. */
export function isTierName(word: string): word is TierName {
  return Object.hasOwn(tiers, word);
}
