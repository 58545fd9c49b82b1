import { createRoute, z } from '@hono/zod-openapi';
import { commonHeaders, errorResponses } from '../error-responses.ts';

export const getOpenApi = createRoute({
  method: 'get',
  path: '/api/openapi.json',
  operationId: 'getOpenApi',
  tags: ['Service'],
  summary: 'Answers this contract as JSON',
  responses: {
    200: {
      description: 'An OpenAPI 3.1 document.',
      headers: commonHeaders,
      content: {
        'application/json': {
          schema: z.looseObject({
            openapi: z.string(),
            info: z.looseObject({ title: z.string(), version: z.string() }),
            paths: z.looseObject({}),
          }),
          example: {
            openapi: '3.1.0',
            info: { title: 'Nano Banana API', version: '0.1.0' },
            paths: {},
          },
        },
      },
    },
    ...errorResponses(),
  },
});
