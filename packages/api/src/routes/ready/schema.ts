import { createRoute, z } from '@hono/zod-openapi';
import { type RequiredPart, requiredParts } from '../../services/readiness.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';

const partSchema = z.enum(['ok', 'failed']);

const checksSchema = z
  .object(
    Object.fromEntries(requiredParts.map((name) => [name, partSchema])) as Record<
      RequiredPart,
      typeof partSchema
    >,
  )
  .openapi({ description: 'How each part is that the server needs.' });

const readySchema = z.object({ status: z.literal('ready'), checks: checksSchema }).openapi('Ready');

const headers = {
  ...commonHeaders,
  'Cache-Control': {
    description: 'Always `no-store`.',
    schema: { type: 'string' as const },
    example: 'no-store',
  },
};

export const getReady = createRoute({
  method: 'get',
  path: '/api/ready',
  operationId: 'getReady',
  tags: ['Service'],
  summary: 'Tells whether the server can do its work',
  description:
    'For load balancers: asks database, files and queue, at most once a second. `GET /api/health` tells only that the process is alive.',
  responses: {
    200: {
      description: 'All parts answer.',
      headers,
      content: {
        'application/json': {
          schema: readySchema,
          example: { status: 'ready', checks: { database: 'ok', files: 'ok', queue: 'ok' } },
        },
      },
    },
    ...withChecks(errorResponses('not_ready')),
  },
});

type Responses = ReturnType<typeof errorResponses>;

/** The 503 of this operation also tells which part it is. */
function withChecks(responses: Responses): Responses {
  const response = responses[503];
  if (!response) return responses;
  const { schema, examples } = response.content['application/json'];
  const [[name, example] = ['', {}]] = Object.entries(examples);
  const checks = { database: 'failed', files: 'ok', queue: 'failed' };
  const value = 'value' in example ? example.value : {};
  const content = {
    'application/json': {
      schema: schema.extend({ checks: checksSchema }).openapi('NotReady'),
      examples: { [name]: { ...example, value: { ...(value as object), checks } } },
    },
  };
  return {
    ...responses,
    503: { ...response, headers: { ...response.headers, ...headers }, content },
  };
}
