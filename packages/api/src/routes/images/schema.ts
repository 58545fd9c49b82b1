import { createRoute, z } from '@hono/zod-openapi';
import { cleanPrompt } from '../../engines/embedded/prompts/clean-prompt.ts';
import { aspectRatios, limits } from '../../limits.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { jobResponse } from '../jobs/schema.ts';
import { creatingErrors, creatingHeaders } from '../request-headers.ts';
import { limitHeaders, replayHeaders } from '../response-headers.ts';
import { maskPart } from './mask-part.ts';
import { pictureField, toParts } from './picture-parts.ts';
import { examplePlan, planPart } from './plan-schema.ts';
import { resultSchema } from './result-schema.ts';
import { selectionParts } from './selection-schema.ts';

const imagesSchema = z
  .preprocess(
    toParts,
    z.array(pictureField).min(1, 'image_required').max(limits.maxImages, 'too_many_images'),
  )
  .openapi({
    type: 'array',
    items: { type: 'string', format: 'binary' },
    minItems: 1,
    maxItems: limits.maxImages,
    description:
      `The pictures, one part each, in the order they are meant; the first is the primary. PNG, JPEG, WebP or GIF by ` +
      `content, each at most ${limits.maxImageBytes} bytes, edges ${limits.minEdgePx} to ${limits.maxEdgePx} pixels, ` +
      `at most ${limits.maxPixels} pixels. EXIF orientation is applied and all metadata is removed.`,
  });

const promptSchema = z
  .string('The field "prompt" must be text, given once.')
  .overwrite(cleanPrompt)
  .max(limits.maxPromptLength, `The prompt may have at most ${limits.maxPromptLength} characters.`)
  .openapi({
    minLength: 1,
    description:
      'The wanted change in plain words. Control characters are removed, and blanks at both ends do not count. May be left out when there is a `plan`.',
    example: 'Make it black and white with a white border',
  });

const aspectRatioSchema = z
  .preprocess(
    // A form's select with nothing chosen sends an empty field.
    (field) => (field === '' ? undefined : field),
    z
      .enum(aspectRatios, { error: `aspectRatio must be one of ${aspectRatios.join(', ')}.` })
      .optional(),
  )
  .openapi({
    type: 'string',
    enum: [...aspectRatios],
    description: 'Width : height of the result; left out, the primary picture’s own.',
    example: '16:9',
  });

/** The fields of an edit: documents them in the contract and judges what came. */
export const generateImageForm = z
  .object({
    image: imagesSchema,
    prompt: promptSchema.optional(),
    plan: planPart,
    ...selectionParts,
    aspectRatio: aspectRatioSchema.optional(),
    mask: maskPart,
  })
  .refine(({ prompt, plan }) => prompt || plan !== undefined, 'prompt_required')
  .refine(
    ({ mask, aspectRatio }) => mask === undefined || aspectRatio === undefined,
    'The field "aspectRatio" cannot go with the field "mask": the result has the size of the first picture then.',
  )
  .openapi('GenerateImageRequest', { required: ['image'] });

const prefer = z.string().optional().openapi({
  description: '`respond-async` (RFC 7240) leaves the edit to a job: see `GET /api/jobs/{id}`.',
  example: 'respond-async',
});

const accept = z.string().optional().openapi({
  description:
    '`text/event-stream` asks for a stream of events, should the edit take longer than a second; one that is quicker, or fails sooner, is answered in JSON with its own status.',
  example: 'text/event-stream, application/json',
});

/** The events of one edit, as they are sent. */
export const exampleEvents = [
  'event: progress\ndata: {"share":0.25,"stage":"Finding the subject"}',
  ': still at work',
  'event: answer\ndata: {"status":200,"headers":{},"body":{"success":true,"imageUrl":"/api/files/5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg","message":"Made it warmer.","engine":"embedded","width":4032,"height":2268}}',
];

export const generateImage = createRoute({
  method: 'post',
  path: '/api/generate-image',
  operationId: 'generateImage',
  tags: ['Images'],
  summary: 'Edits pictures as a prompt says',
  description:
    'Closing the connection cancels the work. Nothing of a failed request is kept. With `Prefer: respond-async` the answer comes at once and names a job, which goes on without a connection. With `Accept: text/event-stream` the answer becomes a stream when the edit takes longer than a second.',
  request: {
    headers: creatingHeaders.extend({ Prefer: prefer, Accept: accept }),
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: generateImageForm,
          example: {
            image: ['(bytes of beach.jpg)'],
            prompt: 'Make it 20% warmer and make the background black and white',
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The edited picture is stored under `imageUrl`.',
      headers: { ...commonHeaders, ...limitHeaders, ...replayHeaders },
      content: {
        'application/json': {
          schema: resultSchema,
          example: {
            success: true,
            imageUrl: '/api/files/5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg',
            message: 'Made the background black and white and made it 20% warmer.',
            engine: 'embedded',
            width: 4032,
            height: 2268,
            plan: examplePlan,
          },
        },
        'text/event-stream': {
          schema: z.string().openapi({
            description:
              'Server-sent events: any number of `progress`, whose data is `{"share": 0…1, "stage"?: string}`, at most 10 a second; comments to keep the connection; and one `answer` at last, whose data is `{"status", "headers", "body"}`: status and body of the answer that would have been given at once, and those of `Retry-After`, `RateLimit`, `RateLimit-Policy` and `Idempotent-Replayed` that it would have had.',
          }),
          example: exampleEvents.map((event) => `${event}\n\n`).join(''),
        },
      },
    },
    202: jobResponse('The job that makes the picture, as `Prefer: respond-async` asked.', {
      ...limitHeaders,
      ...replayHeaders,
      'Preference-Applied': {
        description: '`respond-async`.',
        schema: { type: 'string' },
        example: 'respond-async',
      },
      Location: {
        description: 'Path of the job.',
        schema: { type: 'string' },
        example: '/api/jobs/0c6f1f6d3b8a4a52a8c1f64f8f6a2d11',
      },
    }),
    ...errorResponses(
      ...creatingErrors,
      'quota_exceeded',
      'image_required',
      'prompt_required',
      'too_many_images',
      'image_too_large',
      'payload_too_large',
      'image_type_unsupported',
      'content_type_unsupported',
      'image_dimensions',
      'image_damaged',
      'unsupported_edit',
      'subject_unclear',
      'prompt_blocked',
      'picture_blocked',
      'no_picture',
      'cancelled',
      'engine_failed',
      'engine_not_set_up',
      'overloaded',
      'engine_timeout',
    ),
  },
});
