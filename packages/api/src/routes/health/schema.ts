import { createRoute, z } from '@hono/zod-openapi';
import { commonHeaders, errorResponses } from '../error-responses.ts';

const healthSchema = z
  .object({
    status: z.literal('ok'),
    version: z.string().openapi({ description: 'Version of the API.' }),
    uptimeSeconds: z
      .int()
      .min(0)
      .openapi({ description: 'Seconds since the server started, rounded down.' }),
  })
  .openapi('Health');

export const getHealth = createRoute({
  method: 'get',
  path: '/api/health',
  operationId: 'getHealth',
  tags: ['Service'],
  summary: 'Tells that the server is alive',
  responses: {
    200: {
      description: 'The server answers.',
      headers: commonHeaders,
      content: {
        'application/json': {
          schema: healthSchema,
          example: { status: 'ok', version: '0.1.0', uptimeSeconds: 3600 },
        },
      },
    },
    ...errorResponses(),
  },
});
