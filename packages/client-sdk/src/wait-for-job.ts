import { AbortError, ApiError, JobError } from './errors.ts';
import { pause } from './pause.ts';
import type { LastingWork } from './types.ts';

/** How to wait for work that goes on without a connection. */
export interface WaitOptions<Work extends LastingWork> {
  /** Ends the waiting with {@link AbortError}; the work goes on. */
  signal?: AbortSignal | undefined;
  /** Gets the work each time it was looked at, the last time included. */
  onProgress?: ((work: Work) => void) | undefined;
}

/** Milliseconds between two looks: at first and at most, and how fast it grows. */
const FIRST = 300;
const LONGEST = 2000;
const GROWTH = 1.5;
/** Failed looks in a row that are passed over, about 15 seconds: a server may be restarting. */
const MAX_MISSES = 10;

/**
 * Looks at work until it is completed.
 * @throws JobError when it failed or was cancelled
 */
export async function waitUntilOver<Work extends LastingWork>(
  look: () => Promise<Work>,
  { signal, onProgress }: WaitOptions<Work>,
): Promise<Work> {
  let misses = 0;
  for (let interval = FIRST; ; interval = Math.min(interval * GROWTH, LONGEST)) {
    const work = await look().catch((error: unknown) => {
      misses += 1;
      if (misses > MAX_MISSES || !mayPass(error)) throw error;
      return undefined;
    });
    if (work) {
      misses = 0;
      onProgress?.(work);
      const state = 'state' in work ? work.state : work.status;
      if (state === 'completed') return work;
      if (state === 'failed' || state === 'cancelled') throw new JobError(work);
    }
    await pause(interval, signal);
  }
}

/** Whether asking again may help: no answer, or one of a server or proxy in trouble. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError ? error.status >= 500 : !(error instanceof AbortError);
}
