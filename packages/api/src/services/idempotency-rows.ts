import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../stores/database/index.ts';
import { idempotency } from '../stores/database/schema.ts';

/** The right to work on a request: until when, which no two holders have in common. */
export interface Lease {
  readonly key: string;
  until: Date;
}

/** What a request is recognised by. */
export interface Claim {
  /** Primary key of its row. */
  readonly key: string;
  readonly fingerprint: string;
  readonly owner: string | null;
}

/** How far a request is that could not be claimed. */
export type Progress =
  /** Nobody has it any more: it can be claimed. */
  | { state: 'free' }
  | { state: 'working' }
  | { state: 'answered'; answer: unknown }
  /** The key belongs to a request with another content. */
  | { state: 'different' };

/** The rows of requests that were or are being answered. Every step is one statement, so that it is atomic. */
export interface IdempotencyRows {
  /** Takes a request that nobody has, or whose holder was killed. */
  claim(claim: Claim): Promise<Lease | undefined>;
  look(claim: Claim): Promise<Progress>;
  /** Says that the holder is alive; false when somebody else holds it by now. */
  renew(lease: Lease): Promise<boolean>;
  /** Keeps the answer, unless somebody else holds the lease by now. */
  keep(lease: Lease, answer: object): Promise<void>;
  /** Forgets the request, unless somebody else holds the lease by now. */
  release(lease: Lease): Promise<void>;
  removeExpired(): Promise<void>;
  removeUnfinished(): Promise<void>;
}

/**
 * The database's clock counts, which is the same for all instances. JavaScript's dates have whole
 * milliseconds, and the end of a lease is compared with what was read.
 */
const now = sql`date_trunc('milliseconds', clock_timestamp())`;
const inSeconds = (seconds: number) => sql`${now} + make_interval(secs => ${seconds})`;
const daySeconds = 86_400;

export function createIdempotencyRows(db: Database, leaseSeconds: number): IdempotencyRows {
  const isHeld = ({ key, until }: Lease) =>
    and(eq(idempotency.key, key), eq(idempotency.leaseUntil, until));
  const isOver = lt(idempotency.expiresAt, now);
  const isDead = and(isNull(idempotency.answer), lt(idempotency.leaseUntil, now));
  return {
    async claim(claim) {
      const fresh = {
        ...claim,
        answer: null,
        leaseUntil: inSeconds(leaseSeconds),
        expiresAt: inSeconds(daySeconds),
      };
      const isAbandoned = and(isDead, eq(idempotency.fingerprint, claim.fingerprint));
      const [row] = await db
        .insert(idempotency)
        .values(fresh)
        .onConflictDoUpdate({
          target: idempotency.key,
          set: fresh,
          setWhere: or(isOver, isAbandoned),
        })
        .returning({ until: idempotency.leaseUntil });
      return row && { key: claim.key, until: row.until };
    },
    async look({ key, fingerprint }) {
      const { answer, fingerprint: first } = idempotency;
      const [row] = await db
        .select({ answer, first, isOver: sql<boolean>`${isOver}`, isDead: sql<boolean>`${isDead}` })
        .from(idempotency)
        .where(eq(idempotency.key, key));
      if (!row || row.isOver) return { state: 'free' };
      if (row.first !== fingerprint) return { state: 'different' };
      if (row.answer !== null) return { state: 'answered', answer: row.answer };
      return { state: row.isDead ? 'free' : 'working' };
    },
    async renew(lease) {
      const [row] = await db
        .update(idempotency)
        .set({ leaseUntil: inSeconds(leaseSeconds) })
        .where(and(isHeld(lease), isNull(idempotency.answer)))
        .returning({ until: idempotency.leaseUntil });
      if (row) lease.until = row.until;
      return row !== undefined;
    },
    async keep(lease, answer) {
      await db
        .update(idempotency)
        .set({ answer, expiresAt: inSeconds(daySeconds) })
        .where(isHeld(lease));
    },
    async release(lease) {
      await db.delete(idempotency).where(isHeld(lease));
    },
    async removeExpired() {
      await db.delete(idempotency).where(lt(idempotency.expiresAt, now));
    },
    async removeUnfinished() {
      await db.delete(idempotency).where(isNull(idempotency.answer));
    },
  };
}
