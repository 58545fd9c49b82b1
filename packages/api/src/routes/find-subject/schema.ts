import { createRoute, z } from '@hono/zod-openapi';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { pictureField, toParts } from '../images/picture-parts.ts';
import { exampleBox, selectionParts, subjectBoxSchema } from '../images/selection-schema.ts';
import { callerErrors, callerHeaders } from '../request-headers.ts';
import { limitHeaders } from '../response-headers.ts';

/** The fields of a search: documents them in the contract and judges what came. */
export const findSubjectForm = z
  .object({
    image: z
      .preprocess(
        toParts,
        z.array(pictureField).min(1, 'image_required').max(1, 'Only one picture can be looked at.'),
      )
      .openapi({
        type: 'string',
        format: 'binary',
        description: 'The picture, as `POST /api/generate-image` takes it.',
      }),
    ...selectionParts,
  })
  .openapi('FindSubjectRequest', { required: ['image'] });

const share = z.number().min(0).max(1);

const foundSchema = z
  .object({
    success: z.literal(true),
    confidence: share.openapi({ description: 'How sure it is.' }),
    verdict: z.enum(['sure', 'check', 'unclear']).openapi({
      description:
        'What follows from that: `sure` goes ahead; with `check` the visitor should look at the edge; with `unclear` an edit that needs the subject is refused until a box is drawn or something painted.',
    }),
    box: z
      .union([subjectBoxSchema, z.null()])
      .openapi({ description: 'Around the subject; null when nothing was found.' }),
    outline: z.array(z.array(z.tuple([share, share]))).openapi({
      description:
        'Closed polygons along the subject’s edge; x and y as shares of the upright picture’s width and height.',
    }),
  })
  .openapi('FoundSubject');

export const findSubject = createRoute({
  method: 'post',
  path: '/api/find-subject',
  operationId: 'findSubject',
  tags: ['Images'],
  summary: 'Shows what an edit would take for the subject',
  description:
    'Nothing is made or kept, and no picture is counted, only a request of the minute. Closing the connection cancels the work.',
  request: {
    headers: callerHeaders,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: findSubjectForm,
          example: { image: '(bytes of beach.jpg)', subjectBox: JSON.stringify(exampleBox) },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'What was found.',
      headers: { ...commonHeaders, ...limitHeaders },
      content: {
        'application/json': {
          schema: foundSchema,
          example: {
            success: true,
            confidence: 0.86,
            verdict: 'sure',
            box: exampleBox,
            outline: [
              [
                [0.2, 0.95],
                [0.45, 0.1],
                [0.7, 0.95],
              ],
            ],
          },
        },
      },
    },
    ...errorResponses(
      ...callerErrors,
      'rate_limited',
      'image_required',
      'image_too_large',
      'payload_too_large',
      'image_type_unsupported',
      'content_type_unsupported',
      'image_dimensions',
      'image_damaged',
      'cancelled',
      'engine_failed',
      'overloaded',
      'engine_timeout',
    ),
  },
});
