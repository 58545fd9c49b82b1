import { createRoute, z } from '@hono/zod-openapi';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { idParams } from '../job-record.ts';
import { creatingErrors, creatingHeaders } from '../request-headers.ts';
import { limitHeaders, replayHeaders } from '../response-headers.ts';
import { exampleJob, printJobSchema } from './print-job-record.ts';
import { addressSchema } from './shipping-address.ts';

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

export const orderPrint = createRoute({
  method: 'post',
  path: '/api/print-jobs/{id}/order',
  operationId: 'orderPrint',
  tags: ['Printing'],
  summary: 'Orders a print at its quoted price, once',
  request: {
    params: idParams(exampleJob.id),
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
