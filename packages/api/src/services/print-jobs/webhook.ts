import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../stores/database/index.ts';
import { printJobs } from '../../stores/database/schema.ts';
import type { Queue } from '../../stores/queue.ts';
import type { JobHandler } from '../job-runner.ts';
import { createId, type JobRow, startJob } from '../jobs.ts';
import type { PrintJobRow, PrintJobsService } from './print-jobs.ts';

/** Where orders go. */
export interface PrintWebhookConfig {
  url: string;
  /** Signs what is sent, and what comes back. */
  secret: string;
}

/** The kind of the jobs that tell the print service: eleven tries in about eight hours, then the dead letters. */
export const printWebhookKind = { name: 'print-webhook', retries: 10, retryDelaySeconds: 15 };

/** Milliseconds that the print service may take. */
const timeoutMs = 15_000;
/** Seconds by which a signature may be old: a recorded call cannot be played again later. */
const toleranceSeconds = 300;

/** The value of the header `x-nano-banana-signature` for a body. */
export function sign(secret: string, body: string, now = Date.now()): string {
  const time = Math.floor(now / 1000);
  return `t=${time},v1=${digest(secret, `${time}.${body}`)}`;
}

/** Whether a signature is of this body, and of the last five minutes. */
export function isSigned(secret: string, body: string, signature = '', now = Date.now()): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!given || Math.abs(now / 1000 - Number(time)) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(digest(secret, `${time}.${body}`)), Buffer.from(given));
}

const digest = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Puts the delivery of an order into the queue, in the order's own transaction. */
export function createSender(queue: Pick<Queue, 'send'>, retentionHours: number) {
  return async (tx: Transaction, { id, requestId }: { id: string; requestId: string }) => {
    const input: DeliveryInput = { order: id };
    const { name: kind } = printWebhookKind;
    const job = { id: createId(), kind, owner: null, requestId, input, charged: [] };
    await startJob(tx, queue, job, retentionHours);
  };
}

interface DeliveryInput {
  /** Its id. */
  order: string;
}

/** Delivers an order; a throw is a retry. The service may get it twice and tells by the id. */
export function createDelivery(
  db: Database,
  orders: Pick<PrintJobsService, 'find' | 'addressOf'>,
  { url, secret }: PrintWebhookConfig,
): JobHandler {
  return async ({ input, signal }) => {
    const { order: id } = input as DeliveryInput;
    const order = await orders.find(id);
    const body = JSON.stringify({
      event: 'print.ordered',
      ...toPayload(order),
      shippingAddress: await orders.addressOf(id),
    });
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-nano-banana-signature': sign(secret, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The print service answered ${answer.status}.`);
    await db.update(printJobs).set({ delivery: 'delivered' }).where(eq(printJobs.id, id));
    return {};
  };
}

/** Marks an order whose delivery was given up. */
export async function noteDeadLetter(db: Database, { kind, input, state }: JobRow): Promise<void> {
  if (kind !== printWebhookKind.name || state !== 'failed') return;
  const { order: id } = input as DeliveryInput;
  await db.update(printJobs).set({ delivery: 'dead' }).where(eq(printJobs.id, id));
}

function toPayload({ id, options, quote, modelFiles, orderedAt }: PrintJobRow) {
  const path = (name: string) => `/api/files/${name}`;
  return {
    id,
    ...(options as object),
    quote,
    files: { stl: path(modelFiles.stl), threeMf: path(modelFiles.threeMf) },
    orderedAt: orderedAt?.toISOString(),
  };
}
