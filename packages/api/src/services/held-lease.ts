import type { IdempotencyRows, Lease } from './idempotency-rows.ts';

/** A lease that is renewed until it is given up. */
export interface HeldLease {
  /** Keeps the answer, or forgets the request when there is none to keep. */
  end(answer: object | undefined): Promise<void>;
}

/**
 * Renews a lease three times in its length, so that others know that this process is alive.
 *
 * A process that stood still for longer has lost it. Then somebody else does the work again, and
 * their answer is the one that is kept.
 */
export function holdLease(rows: IdempotencyRows, lease: Lease, leaseSeconds: number): HeldLease {
  let renewal: Promise<unknown> = Promise.resolve();
  const timer = setInterval(
    () => {
      // A database that does not answer now may do so the next time; until then the lease lasts.
      renewal = renewal.then(() => rows.renew(lease)).catch(() => undefined);
    },
    (leaseSeconds * 1000) / 3,
  );
  return {
    async end(answer) {
      clearInterval(timer);
      // A renewal on its way changes what the lease is recognised by.
      await renewal;
      await (answer ? rows.keep(lease, answer) : rows.release(lease));
    },
  };
}
