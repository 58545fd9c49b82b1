import { createRoute, z } from '@hono/zod-openapi';
import { printStates } from '../../stores/database/schema.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { idParams, idSchema } from '../job-record.ts';
import { callerHeaders } from '../request-headers.ts';
import { exampleJob, printJobContent } from './print-job-record.ts';

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

export const getPrintJob = createRoute({
  method: 'get',
  path: '/api/print-jobs/{id}',
  operationId: 'getPrintJob',
  tags: ['Printing'],
  summary: 'Tells how far a print is',
  description: 'The id is a capability: whoever has it may look. Addresses are never answered.',
  request: { params: idParams(exampleJob.id), headers: callerHeaders },
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

export const setPrintStatus = createRoute({
  method: 'post',
  path: '/api/print-jobs/{id}/status',
  operationId: 'setPrintStatus',
  tags: ['Printing'],
  summary: 'Takes an order one step on; for the operator’s print service',
  description:
    'Signed like what was sent to PRINT_WEBHOOK_URL: `x-nano-banana-signature: t=<seconds since 1970>,v1=<HMAC-SHA-256 of "<t>.<body>" with PRINT_WEBHOOK_SECRET, in hexadecimal>`. The step that an order is at already does nothing.',
  request: {
    params: idParams(exampleJob.id),
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
