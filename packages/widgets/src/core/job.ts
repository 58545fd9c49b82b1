import type { Problem } from './problem.ts';

/** One generation: idle → pending → success | failure | cancelled, and pending again from any of them. */
export type Job =
  | { status: 'idle' }
  | {
      status: 'pending';
      startedAt: number;
      /** How much is done, 0 to 1; undefined while nobody knows. */
      share?: number | undefined;
      /** What is being done, in words. */
      stage?: string | undefined;
    }
  | { status: 'success' }
  | { status: 'failure'; problem: Problem }
  | { status: 'cancelled' };

export type JobEvent =
  | { type: 'start'; at: number }
  | { type: 'progress'; share: number; stage?: string | undefined }
  | { type: 'succeed' }
  | { type: 'fail'; problem: Problem }
  | { type: 'cancel' };

export const idleJob: Job = { status: 'idle' };

/** Moves a job on. What a job that is not pending cannot do (a late answer, a second start) leaves it as it is. */
export function moveJob(job: Job, event: JobEvent): Job {
  if (event.type === 'start') {
    return job.status === 'pending' ? job : { status: 'pending', startedAt: event.at };
  }
  if (job.status !== 'pending') return job;
  if (event.type === 'progress') {
    return { ...job, share: event.share, stage: event.stage ?? job.stage };
  }
  if (event.type === 'succeed') return { status: 'success' };
  if (event.type === 'cancel') return { status: 'cancelled' };
  return { status: 'failure', problem: event.problem };
}
