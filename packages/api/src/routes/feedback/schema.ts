import { createRoute, z } from '@hono/zod-openapi';
import { emailField, hasNoNul, sourceField, storedSchema } from '../contact-fields.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { creatingErrors, creatingHeaders } from '../request-headers.ts';
import { limitHeaders, replayHeaders } from '../response-headers.ts';

const maxMessageLength = 2000;

const messageField = z
  .string({ error: 'Please share your thoughts in the field "message".' })
  .trim()
  .min(1, 'Please share your thoughts in the field "message".')
  .max(maxMessageLength, `The message may have at most ${maxMessageLength} characters.`)
  .refine(hasNoNul, 'The message has a character that no keyboard types.')
  .openapi({
    description: 'What the visitor has to say. Blanks at both ends do not count.',
    example: 'The white border is just what I needed.',
  });

/** Documents the body in the contract and judges what came. */
export const feedbackBody = z
  .object({
    message: messageField,
    email: emailField
      .optional()
      .openapi({ description: 'Where an answer may be sent.', example: 'ada@example.org' }),
    source: sourceField,
  })
  .openapi('FeedbackRequest');

export const createFeedback = createRoute({
  method: 'post',
  path: '/api/feedback',
  operationId: 'createFeedback',
  tags: ['Contact'],
  summary: 'Keeps what a visitor has to say',
  request: {
    headers: creatingHeaders,
    body: {
      required: true,
      content: {
        'application/json': {
          schema: feedbackBody,
          example: { message: 'The white border is just what I needed.', source: 'editor' },
        },
      },
    },
  },
  responses: {
    201: {
      description: 'The message is kept.',
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
