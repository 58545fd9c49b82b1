import type { Problem } from './problem.ts';

/** One generation: idle → pending → success | failure | cancelled, and pending again from any of them. */
export type Job =
  | { status: 'idle' }
  | { status: 'pending'; startedAt: number }
  | { status: 'success' }
  | { status: 'failure'; problem: Problem }
  | { status: 'cancelled' };

export type JobEvent =
  | { type: 'start'; at: number }
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
  if (event.type === 'succeed') return { status: 'success' };
  if (event.type === 'cancel') return { status: 'cancelled' };
  return { status: 'failure', problem: event.problem };
}
