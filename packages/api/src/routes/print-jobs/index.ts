import { OpenAPIHono } from '@hono/zod-openapi';
import { answerJson } from '../../answer-json.ts';
import type { AppEnv } from '../../app-env.ts';
import { AppError, throwInvalid } from '../../errors.ts';
import { runOnce } from '../../middleware/idempotency/index.ts';
import { withCharge } from '../../middleware/rate-limit-headers/index.ts';
import type { IdempotencyService } from '../../services/idempotency.ts';
import type { LimitsService } from '../../services/limits.ts';
import type { PrintJobRow, PrintJobsService, Quote } from '../../services/print-jobs/print-jobs.ts';
import { isSigned } from '../../services/print-jobs/webhook.ts';
import { noStore } from '../job-record.ts';
import { judgeJson, readJson, readJsonText, readOptionalJson } from '../read-json.ts';
import { orderBody, orderPrint } from './order.ts';
import type { PrintJobRecord } from './print-job-record.ts';
import { quoteBody, quotePrintJob } from './quote.ts';
import { getPrintJob, setPrintStatus, statusBody } from './status.ts';

/** What the routes work with. */
export interface PrintJobRoutesOptions {
  printJobs: PrintJobsService;
  limits: LimitsService;
  idempotency: IdempotencyService;
  /** Shared with the operator's print service; undefined where there is none. */
  webhookSecret: string | undefined;
}

/** Pricing and ordering; stands behind `identifyCaller`. */
export function printJobRoutes(options: PrintJobRoutesOptions) {
  const { printJobs, limits, idempotency, webhookSecret } = options;
  const toRecord = (row: PrintJobRow) => toPrintJob(row, webhookSecret === undefined);

  // The library's own validators read a body of any size; the schemas are applied below.
  const quote = { ...quotePrintJob, request: { params: quotePrintJob.request.params } };
  const order = { ...orderPrint, request: { params: orderPrint.request.params } };
  const status = { ...setPrintStatus, request: { params: setPrintStatus.request.params } };
  return new OpenAPIHono<AppEnv>({ defaultHook: throwInvalid })
    .openapi(quote, async (c) => {
      const { id } = c.req.valid('param');
      const wish = await readOptionalJson(c.req.raw, quoteBody);
      return runOnce(c, idempotency, [JSON.stringify(wish)], () =>
        withCharge(c, limits, 'request', async () => {
          const row = await printJobs.quote(id, c.var.caller.owner, wish);
          return { status: 201 as const, body: toRecord(row) };
        }),
      );
    })
    .openapi(getPrintJob, async (c) => {
      const { id } = c.req.valid('param');
      return answerJson(c, toRecord(await printJobs.find(id)), 200, noStore);
    })
    .openapi(order, async (c) => {
      const { id } = c.req.valid('param');
      const body = await readJson(c.req.raw, orderBody);
      return runOnce(c, idempotency, [JSON.stringify(body)], () =>
        withCharge(c, limits, 'request', async () => {
          const row = await printJobs.order(id, body.shippingAddress, c.env.requestId);
          const printJob = toRecord(row);
          return { status: 200 as const, body: { printJob, message: confirmation(printJob) } };
        }),
      );
    })
    .openapi(status, async (c) => {
      const { id } = c.req.valid('param');
      const text = await readJsonText(c.req.raw);
      const signature = c.req.header('x-nano-banana-signature');
      if (!webhookSecret || !isSigned(webhookSecret, text, signature)) {
        throw new AppError('signature_invalid');
      }
      const { id: signedId, status: step, trackingUrl } = judgeJson(text, statusBody);
      if (signedId !== id) throw new AppError('signature_invalid');
      return answerJson(c, toRecord(await printJobs.advance(id, step, trackingUrl)), 200, noStore);
    });
}

function confirmation({ isDemo }: PrintJobRecord): string {
  return isDemo
    ? 'Your order is in. This server prints nothing itself: it is a demo, nothing is charged and nothing will be sent.'
    : 'Your order is in. Tracking information will come by e-mail once production begins.';
}

function toPrintJob(row: PrintJobRow, isDemo: boolean): PrintJobRecord {
  const { price, businessDays, readyOn, validUntil, breakdown, sizeMm } = row.quote as Quote;
  const { material, quality, quantity } = row.options as PrintJobRecord;
  return {
    id: row.id,
    modelId: row.modelId,
    status: row.status,
    material,
    quality,
    quantity,
    heightMm: sizeMm.z,
    estimatedPrice: price,
    currency: 'USD',
    estimatedDays: businessDays,
    estimatedDate: readyOn,
    validUntil,
    breakdown: breakdown.map(({ item, usd }) => ({ item, amount: usd })),
    isDemo: row.delivery ? row.delivery === 'demo' : isDemo,
    trackingUrl: row.trackingUrl,
    createdAt: row.createdAt.toISOString(),
    orderedAt: row.orderedAt?.toISOString() ?? null,
    statusUrl: `/print-order#${row.id}`,
  };
}
