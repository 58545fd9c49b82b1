/** How long pictures took of late. */
export interface EditTiming {
  /** Of how many pictures that is known. */
  pictures: number;
  /** Seconds: the median. */
  typicalSeconds: number;
  /** Seconds: the 90th percentile. */
  slowSeconds: number;
}

/** Remembers how long the last pictures of this process took. */
export interface RecentTimes {
  add(seconds: number): void;
  /** Null while there are fewer than three pictures to tell from. */
  timing(): EditTiming | null;
}

const remembered = 100;
const tellingFrom = 3;

export function createRecentTimes(): RecentTimes {
  const times: number[] = [];
  return {
    add(seconds) {
      times.push(seconds);
      if (times.length > remembered) times.shift();
    },
    timing() {
      if (times.length < tellingFrom) return null;
      const rising = times.toSorted((a, b) => a - b);
      return {
        pictures: rising.length,
        typicalSeconds: percentile(rising, 0.5),
        slowSeconds: percentile(rising, 0.9),
      };
    },
  };
}

/** The smallest value that at least that share of all does not exceed ("nearest rank"), in whole hundredths. */
function percentile(rising: readonly number[], share: number): number {
  const value = rising[Math.ceil(share * rising.length) - 1] ?? 0;
  return Math.round(value * 100) / 100;
}
