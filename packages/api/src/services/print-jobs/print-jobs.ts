import {
  FigurineError,
  type PrintQuote,
  type QuoteRequest,
  quotePrint,
} from '@nano-banana/figurine-mesh';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { modelRemark } from '../../compute/model-remarks.ts';
import { AppError } from '../../errors.ts';
import type { Database, Transaction } from '../../stores/database/index.ts';
import { files, type PrintState, printJobs, printStates } from '../../stores/database/schema.ts';
import { type ModelResult, modelKind } from '../figurines/models.ts';
import { createId, type JobsService } from '../jobs.ts';
import type { Seal } from './seal.ts';

/** A quote or an order as its row says. */
export type PrintJobRow = typeof printJobs.$inferSelect;

/** Where to send it and whom to tell. */
export interface ShippingAddress {
  name: string;
  line1: string;
  line2?: string | undefined;
  city: string;
  region?: string | undefined;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** In lower case. */
  email: string;
}

/** What to price; the mesh's own height where there is none. */
export type PrintWish = Omit<QuoteRequest, 'today' | 'heightMm'> & {
  heightMm?: number | undefined;
};

/** What a row's `quote` holds. */
export type Quote = PrintQuote;

/** Prices prints and takes orders. */
export interface PrintJobsService {
  /** @throws AppError `not_found`, `figurine_not_ready`, `cannot_print`. */
  quote(model: string, owner: string | null, wish: PrintWish): Promise<PrintJobRow>;
  /** Whoever knows the id may look. @throws AppError `not_found`. */
  find(id: string): Promise<PrintJobRow>;
  /**
   * Orders at the quoted price, once.
   *
   * @throws AppError `not_found`, `quote_expired`, `already_ordered`.
   */
  order(id: string, address: ShippingAddress, requestId: string): Promise<PrintJobRow>;
  /**
   * Goes one step on; the step that it is at already does nothing.
   *
   * @throws AppError `not_found`, `wrong_step`.
   */
  advance(id: string, status: PrintState, trackingUrl?: string): Promise<PrintJobRow>;
  /** What was ordered, the newest first, at most 200. */
  list(): Promise<PrintJobRow[]>;
  /** @throws AppError `not_found` when there is no address (any more). */
  addressOf(id: string): Promise<ShippingAddress>;
  /** Makes the address unreadable for ever, and everything else of the order stays. */
  forgetAddress(id: string): Promise<void>;
  /** Removes quotes that nobody ordered in time. */
  removeExpired(): Promise<void>;
}

export interface PrintJobsServiceOptions {
  db: Database;
  jobs: Pick<JobsService, 'find'>;
  seal: Seal;
  /** Hands an order to the operator's print service, in the order's transaction; undefined = none. */
  send: ((tx: Transaction, order: { id: string; requestId: string }) => Promise<void>) | undefined;
}

/** Days for which the files of an order are kept: longer than a print takes on any road. */
const orderFilesDays = 60;
const dayMs = 24 * 60 * 60_000;

export function createPrintJobsService(options: PrintJobsServiceOptions): PrintJobsService {
  const { db, jobs, seal, send } = options;

  async function find(id: string): Promise<PrintJobRow> {
    const [row] = await db.select().from(printJobs).where(eq(printJobs.id, id));
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** Locks an order until the transaction ends. */
  async function lock(tx: Transaction, id: string): Promise<PrintJobRow> {
    const [row] = await tx.select().from(printJobs).where(eq(printJobs.id, id)).for('update');
    if (!row) throw new AppError('not_found');
    return row;
  }

  return {
    async quote(modelId, owner, wish) {
      const { state, result } = await jobs.find(modelId, owner, modelKind);
      if (state !== 'completed') throw new AppError('figurine_not_ready');
      const { measurements, stl, threeMf } = result as ModelResult;
      const { heightMm = measurements.sizeMm.z, ...rest } = wish;
      const request = { ...rest, heightMm, today: new Date() };
      const quote = priced(() => quotePrint(measurements, request));
      const expiresAt = endOf(quote);
      return db.transaction(async (tx) => {
        await keepFiles(tx, [stl, threeMf], expiresAt);
        const [row] = await tx
          .insert(printJobs)
          .values({
            id: createId(),
            modelId,
            owner,
            options: wish,
            quote,
            modelFiles: { stl, threeMf },
            expiresAt,
          })
          .returning();
        if (!row) throw new Error('The quote was not stored.');
        return row;
      });
    },
    find,
    order: (id, address, requestId) =>
      db.transaction(async (tx) => {
        const row = await lock(tx, id);
        if (row.status !== 'quoted') throw new AppError('already_ordered');
        if (endOf(row.quote as Quote) < new Date()) {
          throw new AppError('quote_expired');
        }
        const { stl, threeMf } = row.modelFiles;
        await keepFiles(tx, [stl, threeMf], new Date(Date.now() + orderFilesDays * dayMs));
        const [ordered] = await tx
          .update(printJobs)
          .set({
            status: 'ordered',
            orderedAt: new Date(),
            expiresAt: null,
            address: seal.close(id, address),
            emailHash: seal.blind(address.email),
            delivery: send ? 'waiting' : 'demo',
          })
          .where(eq(printJobs.id, id))
          .returning();
        if (!ordered) throw new Error('The order was not stored.');
        await send?.(tx, { id, requestId });
        return ordered;
      }),
    advance: (id, status, trackingUrl) =>
      db.transaction(async (tx) => {
        const row = await lock(tx, id);
        const next = printStates[printStates.indexOf(row.status) + 1];
        const isHere = row.status === status;
        if (!isHere && (status === 'ordered' || next !== status)) throw wrongStep(row.status, next);
        const change = { status, ...(trackingUrl && { trackingUrl }) };
        await tx.update(printJobs).set(change).where(eq(printJobs.id, id));
        return { ...row, ...change };
      }),
    list: () =>
      db
        .select()
        .from(printJobs)
        .where(inArray(printJobs.status, printStates.slice(1)))
        .orderBy(desc(printJobs.orderedAt))
        .limit(200),
    async addressOf(id) {
      const { address } = await find(id);
      if (!address) throw new AppError('not_found');
      return seal.open(id, address) as ShippingAddress;
    },
    async forgetAddress(id) {
      const gone = { address: null, emailHash: null };
      await db.update(printJobs).set(gone).where(eq(printJobs.id, id));
    },
    async removeExpired() {
      const isOver = and(eq(printJobs.status, 'quoted'), lt(printJobs.expiresAt, new Date()));
      await db.delete(printJobs).where(isOver);
    },
  };
}

/** The end of the last day on which the price holds. */
const endOf = ({ validUntil }: Quote) => new Date(Date.parse(validUntil) + dayMs);

/** What a visitor may still print is not removed before; it is never kept shorter than it would be. */
async function keepFiles(tx: Transaction, names: readonly string[], until: Date): Promise<void> {
  const ids = names.map((name) => name.slice(0, name.indexOf('.')));
  await tx
    .update(files)
    .set({ expiresAt: sql`greatest(${files.expiresAt}, ${until.toISOString()}::timestamptz)` })
    .where(inArray(files.id, ids));
}

function priced<Result>(price: () => Result): Result {
  try {
    return price();
  } catch (error) {
    if (!(error instanceof FigurineError)) throw error;
    const { message } = error;
    throw new AppError('cannot_print', {
      error: message,
      message,
      remarks: [modelRemark(message)],
    });
  }
}

function wrongStep(from: PrintState, next: PrintState | undefined): AppError {
  const message = next
    ? `The order is "${from}"; the step after that is "${next}".`
    : `The order is "${from}", which is the last step.`;
  return new AppError('wrong_step', { message });
}
