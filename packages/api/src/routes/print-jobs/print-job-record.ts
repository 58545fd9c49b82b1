import { z } from '@hono/zod-openapi';
import { MATERIALS, PRINT_QUALITIES, type QuoteItem } from '@nano-banana/figurine-mesh';
import { printStates } from '../../stores/database/schema.ts';
import { idSchema } from '../job-record.ts';

const items = [
  'setup',
  'material',
  'machine',
  'finishing',
  'margin',
  'minimum',
  'discount',
] as const satisfies readonly QuoteItem[];

const moment = (description: string) =>
  z.iso.datetime().openapi({ description, example: '2026-01-31T12:00:00.000Z' });

const money = z.number().openapi({ description: 'US dollars.' });

/** A quote, and the order that follows from it. */
export const printJobSchema = z
  .object({
    id: idSchema.openapi({ description: 'Names it; whoever knows it may look at it.' }),
    modelId: idSchema,
    status: z.enum(printStates).openapi({ description: 'Each follows the one before it.' }),
    material: z.enum(MATERIALS),
    quality: z.enum(PRINT_QUALITIES),
    quantity: z.int(),
    heightMm: z.number().openapi({ description: 'Height of each piece in mm.' }),
    estimatedPrice: money.openapi({ description: 'For all pieces, US dollars with two decimals.' }),
    currency: z.literal('USD'),
    estimatedDays: z.int().openapi({ description: 'Business days until it leaves the workshop.' }),
    estimatedDate: z.iso
      .date()
      .openapi({ description: 'The day of that, had it been ordered when it was priced.' }),
    validUntil: z.iso
      .date()
      .openapi({ description: 'Last day (UTC) on which it can be ordered at this price.' }),
    breakdown: z.array(z.object({ item: z.enum(items), amount: money })).openapi({
      description:
        'What the price is made of; the amounts add up to it. `minimum` fills up to the least price of a piece, `discount` is negative.',
    }),
    isDemo: z.boolean().openapi({
      description: 'True where no print service is set up: nothing is charged and nothing is sent.',
    }),
    trackingUrl: z.string().nullable(),
    createdAt: moment('When it was priced.'),
    orderedAt: moment('When it was ordered; null before.').nullable(),
    statusUrl: z.string().openapi({ description: 'Page of the reference site that follows it.' }),
  })
  .openapi('PrintJob');

/** A quote or an order as visitors see it. */
export type PrintJobRecord = z.infer<typeof printJobSchema>;

/** A quote, for the contract. */
export const exampleJob: PrintJobRecord = {
  id: 'b7d04c1e9a6f4d2c8e5b3a1f0d9c8b7a',
  modelId: '3e5a9c0d71b84f26a0c4d8e2f9b61735',
  status: 'quoted',
  material: 'pla',
  quality: 'standard',
  quantity: 1,
  heightMm: 80,
  estimatedPrice: 22.84,
  currency: 'USD',
  estimatedDays: 3,
  estimatedDate: '2026-02-04',
  validUntil: '2026-02-14',
  breakdown: [
    { item: 'setup', amount: 5 },
    { item: 'material', amount: 17.84 },
  ],
  isDemo: true,
  trackingUrl: null,
  createdAt: '2026-01-31T12:00:00.000Z',
  orderedAt: null,
  statusUrl: '/print-order#b7d04c1e9a6f4d2c8e5b3a1f0d9c8b7a',
};

/** The answer that is nothing but the record. */
export const printJobContent = {
  'application/json': { schema: printJobSchema, example: exampleJob },
};
