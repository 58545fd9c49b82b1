import { createRoute, z } from '@hono/zod-openapi';
import { aspectRatios, limits } from '../../limits.ts';
import type { UploadedPicture } from '../../services/pictures.ts';
import { hasNoNul } from '../contact-fields.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { jobResponse } from '../jobs/schema.ts';
import { creatingErrors, creatingHeaders } from '../request-headers.ts';
import { limitHeaders, replayHeaders } from '../response-headers.ts';
import { resultSchema } from './result-schema.ts';

/** A field given once is no list; a browser's empty picker sends an empty part, which is read as text. */
function toPictures(field: unknown): unknown[] {
  const parts = Array.isArray(field) ? field : [field];
  return parts.filter((part) => part !== undefined && part !== '');
}

const imagesSchema = z
  .preprocess(
    toPictures,
    z
      .array(
        z.custom<UploadedPicture>((part) => typeof part === 'object', {
          error: 'Each field "image" must be a file, not text.',
        }),
      )
      .min(1, 'image_required')
      .max(limits.maxImages, 'too_many_images'),
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
  .string({
    error: (issue) =>
      issue.input === undefined
        ? 'prompt_required'
        : 'The field "prompt" must be text, given once.',
  })
  .trim()
  .min(1, 'prompt_required')
  .max(limits.maxPromptLength, `The prompt may have at most ${limits.maxPromptLength} characters.`)
  .refine(hasNoNul, 'The prompt has a character that no keyboard types.')
  .openapi({
    description: 'The wanted change in plain words. Blanks at both ends do not count.',
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
    prompt: promptSchema,
    aspectRatio: aspectRatioSchema.optional(),
  })
  .openapi('GenerateImageRequest', { required: ['image', 'prompt'] });

const prefer = z.string().optional().openapi({
  description: '`respond-async` (RFC 7240) leaves the edit to a job: see `GET /api/jobs/{id}`.',
  example: 'respond-async',
});

export const generateImage = createRoute({
  method: 'post',
  path: '/api/generate-image',
  operationId: 'generateImage',
  tags: ['Images'],
  summary: 'Edits pictures as a prompt says',
  description:
    'Closing the connection cancels the work. Nothing of a failed request is kept. With `Prefer: respond-async` the answer comes at once and names a job, which goes on without a connection.',
  request: {
    headers: creatingHeaders.extend({ Prefer: prefer }),
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: generateImageForm,
          example: {
            image: ['(bytes of beach.jpg)'],
            prompt: 'Make it black and white with a white border',
            aspectRatio: '16:9',
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
            message: 'Made it black and white and added a white border.',
            engine: 'embedded',
            width: 4032,
            height: 2268,
          },
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
      'cancelled',
      'engine_failed',
      'overloaded',
      'engine_timeout',
    ),
  },
});
