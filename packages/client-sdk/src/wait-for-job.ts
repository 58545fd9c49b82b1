import { AbortError, ApiError, JobError } from './errors.ts';
import { pause } from './pause.ts';
import type { CompletedJob, Job } from './types.ts';

/** How to wait for a job. */
export interface WaitOptions {
  /** Ends the waiting with {@link AbortError}; the job goes on. */
  signal?: AbortSignal | undefined;
  /** Gets the job each time it was looked at, the last time included. */
  onProgress?: ((job: Job) => void) | undefined;
}

/** Milliseconds between two looks: at first and at most, and how fast it grows. */
const FIRST = 300;
const LONGEST = 2000;
const GROWTH = 1.5;
/** Failed looks in a row that are passed over, about 15 seconds: a server may be restarting. */
const MAX_MISSES = 10;

/** Looks at a job until it is over. */
export async function waitForJob(
  look: () => Promise<Job>,
  { signal, onProgress }: WaitOptions,
): Promise<CompletedJob> {
  let misses = 0;
  for (let interval = FIRST; ; interval = Math.min(interval * GROWTH, LONGEST)) {
    const job = await look().catch((error: unknown) => {
      misses += 1;
      if (misses > MAX_MISSES || !mayPass(error)) throw error;
      return undefined;
    });
    if (job) {
      misses = 0;
      onProgress?.(job);
      if (isCompleted(job)) return job;
      if (job.state === 'failed' || job.state === 'cancelled') throw new JobError(job);
    }
    await pause(interval, signal);
  }
}

/** Whether asking again may help: no answer, or one of a server or proxy in trouble. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError ? error.status >= 500 : !(error instanceof AbortError);
}

function isCompleted(job: Job): job is CompletedJob {
  return job.state === 'completed';
}
