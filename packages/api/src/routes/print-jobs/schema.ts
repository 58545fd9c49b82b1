import { createRoute, z } from '@hono/zod-openapi';
import { MATERIALS, PRINT_QUALITIES, QUANTITIES, type QuoteItem } from '@nano-banana/figurine-mesh';
import { printStates } from '../../stores/database/schema.ts';
import { emailField } from '../contact-fields.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { idParams, idSchema } from '../job-record.ts';
import { callerHeaders, creatingErrors, creatingHeaders } from '../request-headers.ts';
import { limitHeaders, replayHeaders } from '../response-headers.ts';

const heightMm = z.number().min(20).max(400).optional().openapi({
  description: 'Height of the print in mm; left out, the model’s own. Everything scales with it.',
  example: 80,
});

/** What to price. */
export const quoteBody = z
  .object({
    material: z.enum(MATERIALS).default('pla').openapi({ description: 'What it is printed in.' }),
    quality: z
      .enum(PRINT_QUALITIES)
      .default('standard')
      .openapi({ description: 'How fine the layers are.' }),
    quantity: z
      .literal([...QUANTITIES])
      .default(1)
      .openapi({
        type: 'integer',
        enum: [...QUANTITIES],
        description: 'How many pieces; several cost less each.',
      }),
    heightMm,
  })
  .strict()
  .openapi('PrintQuoteRequest');

const line = (name: string, words: string, max = 100) =>
  optionalLine(name, words, max)
    .min(1, `Please fill in ${words}`)
    .refine((text) => /[\p{L}\p{N}]/u.test(text), `Please fill in ${words}`);

/** A form sends what was left blank, too. */
const optionalLine = (name: string, words: string, max = 100) =>
  z
    .string({ error: `Please fill in ${words}` })
    .overwrite((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .max(max, `The field "${name}" may have at most ${max} characters.`);

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Known to Unicode, and no country: unions, oceans, tests, the unknown. */
const noCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/** The code of today for an everyday or former one, such as GB for UK. */
const currentCode = (code: string) =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.Locale(`und-${code}`).region ?? code) : code;

const addressSchema = z
  .object({
    name: line('name', 'the name'),
    line1: line('line1', 'street and number'),
    line2: optionalLine('line2', 'the second line').optional(),
    city: line('city', 'the town'),
    region: optionalLine('region', 'the region').optional(),
    postalCode: line('postalCode', 'the postal code', 20),
    country: z
      .string({ error: 'Please choose a country' })
      .trim()
      .toUpperCase()
      .overwrite(currentCode)
      .regex(/^[A-Z]{2}$/, 'The field "country" must be two letters, such as US.')
      .refine(
        (code) => !noCountries.includes(code) && /^[A-Z]{2}$/.test(code) && countries.of(code),
        'There is no country with this code.',
      )
      .openapi({ description: 'ISO 3166-1 alpha-2.', example: 'US' }),
    email: emailField,
  })
  .strict()
  .openapi('ShippingAddress');

/** What an order needs. */
export const orderBody = z
  .object({
    shippingAddress: addressSchema,
    paymentMethod: z.literal('card').openapi({
      description: 'With the built-in demo nothing is charged.',
    }),
  })
  .strict()
  .openapi('PrintOrderRequest');

/** What the print service says of an order. */
export const statusBody = z
  .object({
    id: idSchema.openapi({
      description: 'The same as in the path: what is signed names its order.',
    }),
    status: z.enum(printStates.slice(2) as ['in_production', 'shipped', 'delivered']),
    trackingUrl: z
      .httpUrl('The field "trackingUrl" must be a web address.')
      .max(500)
      .optional()
      .openapi({ description: 'Where the parcel is.' }),
  })
  .strict()
  .openapi('PrintStatusRequest');

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

const printJobSchema = z
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

const exampleJob: PrintJobRecord = {
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

const printJobContent = { 'application/json': { schema: printJobSchema, example: exampleJob } };

export const quotePrintJob = createRoute({
  method: 'post',
  path: '/api/3d-models/{id}/print-quote',
  operationId: 'quotePrint',
  tags: ['Printing'],
  summary: 'Prices the print of a completed 3D model',
  description:
    'From the real mesh by the formula in packages/figurine-mesh. The model’s files are kept as long as the price is valid. Without a body the usual options apply.',
  request: {
    params: idParams(exampleJob.modelId),
    headers: creatingHeaders,
    body: {
      required: false,
      content: { 'application/json': { schema: quoteBody, example: { material: 'pla' } } },
    },
  },
  responses: {
    201: {
      description: 'The price.',
      headers: { ...commonHeaders, ...limitHeaders, ...replayHeaders },
      content: printJobContent,
    },
    ...errorResponses(
      ...creatingErrors,
      'not_found',
      'figurine_not_ready',
      'cannot_print',
      'content_type_unsupported',
      'payload_too_large',
      'cancelled',
    ),
  },
});

const params = idParams(exampleJob.id);

export const getPrintJob = createRoute({
  method: 'get',
  path: '/api/print-jobs/{id}',
  operationId: 'getPrintJob',
  tags: ['Printing'],
  summary: 'Tells how far a print is',
  description: 'The id is a capability: whoever has it may look. Addresses are never answered.',
  request: { params, headers: callerHeaders },
  responses: {
    200: { description: 'The print.', headers: commonHeaders, content: printJobContent },
    ...errorResponses(
      'validation_failed',
      'key_invalid',
      'origin_forbidden',
      'not_ready',
      'not_found',
    ),
  },
});

export const orderPrint = createRoute({
  method: 'post',
  path: '/api/print-jobs/{id}/order',
  operationId: 'orderPrint',
  tags: ['Printing'],
  summary: 'Orders a print at its quoted price, once',
  request: {
    params,
    headers: creatingHeaders,
    body: {
      required: true,
      content: {
        'application/json': {
          schema: orderBody,
          example: {
            shippingAddress: {
              name: 'Ada Lovelace',
              line1: '12 St James’s Square',
              city: 'London',
              postalCode: 'SW1Y 4JH',
              country: 'GB',
              email: 'ada@example.org',
            },
            paymentMethod: 'card',
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The order.',
      headers: { ...commonHeaders, ...limitHeaders, ...replayHeaders },
      content: {
        'application/json': {
          schema: z
            .object({
              printJob: printJobSchema,
              message: z.string().openapi({ description: 'What happens now, for the visitor.' }),
            })
            .openapi('PrintOrder'),
          example: {
            printJob: { ...exampleJob, status: 'ordered', orderedAt: exampleJob.createdAt },
            message: 'This was a demo: nothing is charged and nothing is sent.',
          },
        },
      },
    },
    ...errorResponses(
      ...creatingErrors,
      'not_found',
      'quote_expired',
      'already_ordered',
      'content_type_unsupported',
      'payload_too_large',
      'cancelled',
    ),
  },
});

export const setPrintStatus = createRoute({
  method: 'post',
  path: '/api/print-jobs/{id}/status',
  operationId: 'setPrintStatus',
  tags: ['Printing'],
  summary: 'Takes an order one step on; for the operator’s print service',
  description:
    'Signed like what was sent to PRINT_WEBHOOK_URL: `x-nano-banana-signature: t=<seconds since 1970>,v1=<HMAC-SHA-256 of "<t>.<body>" with PRINT_WEBHOOK_SECRET, in hexadecimal>`. The step that an order is at already does nothing.',
  request: {
    params,
    headers: z.object({
      'x-nano-banana-signature': z
        .string()
        .optional()
        .openapi({
          description: 'Whoever sends it knows the secret; at most five minutes old.',
          example: `t=1769860800,v1=${'0'.repeat(64)}`,
        }),
    }),
    body: {
      required: true,
      content: {
        'application/json': {
          schema: statusBody,
          example: { id: exampleJob.id, status: 'shipped' },
        },
      },
    },
  },
  responses: {
    200: { description: 'The order.', headers: commonHeaders, content: printJobContent },
    ...errorResponses(
      'validation_failed',
      'signature_invalid',
      'not_found',
      'wrong_step',
      'content_type_unsupported',
      'payload_too_large',
      'cancelled',
      'not_ready',
    ),
  },
});
