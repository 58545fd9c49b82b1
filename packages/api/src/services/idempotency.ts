import { setTimeout } from 'node:timers/promises';
import type { Caller } from '../caller.ts';
import { AppError } from '../errors.ts';
import type { Database } from '../stores/database/index.ts';
import { fingerprint } from './fingerprint.ts';
import { holdLease } from './held-lease.ts';
import {
  type Claim,
  createIdempotencyRows,
  type Lease,
  type Progress,
} from './idempotency-rows.ts';
import {
  type Answer,
  answerAgain,
  type StoredAnswer,
  storedAnswer,
  storedFailure,
} from './stored-answer.ts';

/** A request that its caller may send again. */
export interface RepeatableRequest {
  caller: Caller;
  method: string;
  path: string;
  /** The header `Idempotency-Key`. */
  key: string;
  /** Of the content; see {@link fingerprint}. */
  fingerprint: string;
  /** Ends the wait for another request's answer; the work itself has to listen on its own. */
  signal?: AbortSignal;
}

/** Answers requests that are sent twice once. */
export interface IdempotencyService {
  /**
   * Does the work of a request, unless it was done in the last 24 hours: then the first answer comes
   * again, with the header `Idempotent-Replayed`. While another process works on it, this waits for its answer. An answer that may be
   * another one next time (5xx, 409, 429, 499) is not kept: the next request does the work.
   *
   * @throws AppError `idempotency_mismatch` when the key came with another content before;
   *   `request_in_progress` when the wait gets too long; `cancelled`; and what the work throws,
   *   which is kept and thrown again like an answer.
   */
  answerOnce<A extends Answer>(request: RepeatableRequest, work: () => Promise<A>): Promise<A>;
  /** Forgets answers that are older than 24 hours. */
  removeExpired(): Promise<void>;
  /** Forgets requests that nobody works on, because the only process is just starting. */
  removeUnfinished(): Promise<void>;
}

export interface IdempotencyServiceOptions {
  db: Database;
  /** Seconds after which a process that does not say that it is alive counts as killed. */
  leaseSeconds?: number;
  /** Seconds to wait for another request's answer, at most. */
  waitSeconds?: number;
}

const defaults = { leaseSeconds: 15, waitSeconds: 60 };
/** First and longest pause between two looks at another request's row. */
const pollMs = { first: 25, longest: 200 };
const retrySeconds = 5;

export function createIdempotencyService(options: IdempotencyServiceOptions): IdempotencyService {
  const { db, leaseSeconds, waitSeconds } = { ...defaults, ...options };
  const rows = createIdempotencyRows(db, leaseSeconds);

  /** The right to do the work, or the answer of whoever did it. */
  async function leaseOrAnswer(claim: Claim, signal?: AbortSignal): Promise<Lease | StoredAnswer> {
    const deadline = performance.now() + waitSeconds * 1000;
    let pause = pollMs.first;
    let progress: Progress = { state: 'free' };
    for (;;) {
      if (progress.state === 'different') throw new AppError('idempotency_mismatch');
      if (progress.state === 'answered') return progress.answer as StoredAnswer;
      if (progress.state === 'free') {
        const lease = await rows.claim(claim);
        if (lease) return lease;
      } else {
        if (performance.now() >= deadline) throw inProgress();
        await sleep(pause, signal);
        pause = Math.min(2 * pause, pollMs.longest);
      }
      progress = await rows.look(claim);
    }
  }

  return {
    async answerOnce(request, work) {
      const { caller, method, path, key, signal } = request;
      const claim = {
        key: await fingerprint([caller.owner ?? caller.address, method, path, key]),
        fingerprint: request.fingerprint,
        owner: caller.owner,
      };
      const got = await leaseOrAnswer(claim, signal);
      // The first answer to this content was one of the same work.
      if (!('until' in got)) return answerAgain(got) as Awaited<ReturnType<typeof work>>;
      const lease = holdLease(rows, got, leaseSeconds);
      try {
        const answer = await work();
        await lease.end(storedAnswer(answer));
        return answer;
      } catch (error) {
        // If the database fails too, the lease runs out by itself, and the first failure says more.
        await lease.end(storedFailure(error)).catch(() => undefined);
        throw error;
      }
    },
    removeExpired: rows.removeExpired,
    removeUnfinished: rows.removeUnfinished,
  };
}

function inProgress(): AppError {
  return new AppError('request_in_progress', { headers: { 'Retry-After': String(retrySeconds) } });
}

/** @throws AppError `cancelled` when the caller no longer waits. */
async function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await setTimeout(ms, undefined, { signal });
  } catch (cause) {
    throw new AppError('cancelled', { cause });
  }
}
