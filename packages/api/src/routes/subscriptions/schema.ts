import { createRoute, z } from '@hono/zod-openapi';
import { emailField, sourceField, storedSchema } from '../contact-fields.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { creatingErrors, creatingHeaders } from '../request-headers.ts';
import { limitHeaders, replayHeaders } from '../response-headers.ts';

/** Documents the body in the contract and judges what came. */
export const subscriptionBody = z
  .object({ email: emailField, source: sourceField })
  .openapi('SubscriptionRequest');

export const createSubscription = createRoute({
  method: 'post',
  path: '/api/subscriptions',
  operationId: 'createSubscription',
  tags: ['Contact'],
  summary: 'Keeps an e-mail address that asks for news',
  description:
    'An address that is known already is answered like a new one, so that nobody can find out who asked.',
  request: {
    headers: creatingHeaders,
    body: {
      required: true,
      content: {
        'application/json': {
          schema: subscriptionBody,
          example: { email: 'ada@example.org', source: 'blog' },
        },
      },
    },
  },
  responses: {
    201: {
      description: 'The address is kept.',
      headers: { ...commonHeaders, ...limitHeaders, ...replayHeaders },
      content: { 'application/json': { schema: storedSchema, example: { success: true } } },
    },
    ...errorResponses(
      ...creatingErrors,
      'payload_too_large',
      'content_type_unsupported',
      'cancelled',
    ),
  },
});
