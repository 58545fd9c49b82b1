import { createRoute, z } from '@hono/zod-openapi';
import { type TierName, tiers } from '../../tiers.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { callerErrors, callerHeaders } from '../request-headers.ts';

const limitSchema = z
  .object({
    name: z.enum(['minute', 'day', 'month']).openapi({
      description: '`minute` counts requests that make something, `day` and `month` pictures.',
    }),
    limit: z.int().min(1).openapi({ description: 'How much is allowed.' }),
    remaining: z.int().min(0).openapi({ description: 'How much is left.' }),
    resetSeconds: z.int().min(1).openapi({ description: 'Seconds until it is renewed.' }),
  })
  .openapi('Limit');

const tierNames = Object.keys(tiers) as [TierName, ...TierName[]];

const limitsSchema = z
  .object({
    limits: z
      .array(limitSchema)
      .openapi({ description: 'Shortest first; what is not limited is left out.' }),
    key: z
      .object({
        name: z.string().openapi({ description: 'The partner’s name.' }),
        tier: z.enum(tierNames).openapi({ description: 'What the key may do.' }),
      })
      .nullable()
      .openapi({ description: 'The key that the request came with; null when it is anonymous.' }),
  })
  .openapi('CallerLimits');

export const getLimits = createRoute({
  method: 'get',
  path: '/api/limits',
  operationId: 'getLimits',
  tags: ['Service'],
  summary: 'Tells how much the caller may still do',
  description:
    'Anonymous requests are counted for the visitor and for the IP address (IPv6: for its /64), each against the same numbers; this tells the smaller rest. Days and months are those of UTC. Asking does not count.',
  request: { headers: callerHeaders },
  responses: {
    200: {
      description: 'What is left.',
      headers: commonHeaders,
      content: {
        'application/json': {
          schema: limitsSchema,
          example: {
            limits: [
              { name: 'minute', limit: 60, remaining: 59, resetSeconds: 34 },
              { name: 'day', limit: 1000, remaining: 998, resetSeconds: 40_211 },
            ],
            key: null,
          },
        },
      },
    },
    ...errorResponses(...callerErrors),
  },
});
