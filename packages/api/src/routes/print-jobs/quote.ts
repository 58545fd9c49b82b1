import { createRoute, z } from '@hono/zod-openapi';
import { MATERIALS, PRINT_QUALITIES, QUANTITIES } from '@nano-banana/figurine-mesh';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { idParams } from '../job-record.ts';
import { creatingErrors, creatingHeaders } from '../request-headers.ts';
import { limitHeaders, replayHeaders } from '../response-headers.ts';
import { exampleJob, printJobContent } from './print-job-record.ts';

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
