import { createRoute, z } from '@hono/zod-openapi';
import { limits } from '../../limits.ts';
import { hasNoNul } from '../contact-fields.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { resultSchema } from '../images/result-schema.ts';
import { exampleEvents } from '../images/schema.ts';
import { creatingErrors, creatingHeaders } from '../request-headers.ts';
import { limitHeaders, replayHeaders } from '../response-headers.ts';
import { pictureInDataUrl } from './data-url.ts';

/** Characters in one picture, at most. */
export const maxReferences = 2;
/** Figures that may be drawn, at most; those beyond the references are left out of the picture. */
const maxFigures = 8;
/** Ratios of the pose painter's pictures. */
const poseRatios = ['1:1', '4:3', '16:9', '2:3'] as const;

const place = 'must be null or [x, y] in shares of the canvas';
const share = z.number(`Each keypoint ${place}.`).min(-1).max(2);

const keypointSchema = z
  .array(share)
  .length(2, `Each keypoint ${place}.`)
  .transform(([x = 0, y = 0]) => [x, y] as const)
  .nullable()
  .openapi({
    type: ['array', 'null'],
    items: { type: 'number', minimum: -1, maximum: 2 },
    minItems: 2,
    maxItems: 2,
    description: 'Shares of the canvas’ width and height; null where it is not seen.',
  });

const figureSchema = z
  .object({
    reference: z
      .int()
      .min(0)
      .max(maxReferences - 1)
      .openapi({ description: 'The reference image whose character takes this pose, from 0.' }),
    keypoints: z
      .array(keypointSchema)
      .length(18, 'The field "keypoints" must have 18 places, as OpenPose names them.')
      .openapi({
        minItems: 18,
        maxItems: 18,
        description:
          'OpenPose’s 18 (COCO with a neck): nose, neck, right shoulder, elbow and wrist, the left ones, right hip, knee and ankle, the left ones, right eye, left eye, right ear, left ear. Right is the figure’s own: left in the picture when it faces us.',
      }),
  })
  .openapi('PoseFigure');

const sceneSchema = z
  .string('Please enter a scene description')
  .trim()
  .min(1, 'Please enter a scene description')
  .max(
    limits.maxPromptLength,
    `The scene description may have at most ${limits.maxPromptLength} characters.`,
  )
  .refine(hasNoNul, 'The scene description has a character that no keyboard types.')
  .openapi({ description: 'The place, in plain words.', example: 'On a tropical beach' });

const picture = (description: string) => ({
  type: 'string' as const,
  format: 'uri',
  pattern: '^data:[^,]*;base64,',
  description,
  example: 'data:image/png;base64,iVBORw0KGgo…',
});

/** The body: documents it in the contract and judges what came. */
export const posesBody = z
  .object({
    referenceImages: z
      .array(z.unknown(), 'Please upload at least one reference image')
      .min(1, 'Please upload at least one reference image')
      .max(maxReferences, `At most ${maxReferences} reference images are accepted.`)
      .transform((images, context) =>
        images.flatMap((image, index) => {
          const field = `referenceImages[${index}]`;
          const read = pictureInDataUrl(`The field "${field}"`).safeParse(image);
          if (read.success) return [read.data];
          for (const { message } of read.error.issues)
            context.addIssue({ code: 'custom', path: [index], message });
          return [];
        }),
      )
      .openapi({
        type: 'array',
        items: picture(
          `One picture with one character; PNG, JPEG, WebP or GIF by content, at most ${limits.maxImageBytes} bytes, edges ${limits.minEdgePx} to ${limits.maxEdgePx} pixels, at most ${limits.maxPixels} pixels.`,
        ),
        minItems: 1,
        maxItems: maxReferences,
      }),
    poseSketch: pictureInDataUrl('The field "poseSketch"').openapi(
      picture('The canvas of 600 × 400 pixels: what is drawn on #1a1f2e.'),
    ),
    sceneDescription: sceneSchema,
    aspectRatio: z
      .enum(poseRatios, `The field "aspectRatio" must be one of ${poseRatios.join(', ')}.`)
      .default('16:9')
      .openapi({ description: 'Width : height of the result.' }),
    pose: z
      .object({
        figures: z
          .array(figureSchema)
          .max(maxFigures, `At most ${maxFigures} figures are accepted.`),
      })
      .optional()
      .openapi({
        description:
          'The joints of the drawn figures, where they are known; without them, or without figures, the figures are read from the sketch. Of the figures of one reference the first counts.',
      }),
  })
  .openapi('GeneratePoseImageRequest');

/** A posed picture. */
const poseResultSchema = resultSchema
  .omit({ plan: true, mask: true })
  .openapi('GeneratePoseImageResult');

const accept = z.string().optional().openapi({
  description:
    '`text/event-stream` asks for a stream of events, should it take longer than a second, as `POST /api/generate-image` has it.',
  example: 'text/event-stream, application/json',
});

export const generatePoseImage = createRoute({
  method: 'post',
  path: '/api/generate-pose-image',
  operationId: 'generatePoseImage',
  tags: ['Images'],
  summary: 'Puts characters into a scene, in the poses that are drawn',
  description:
    'Closing the connection cancels the work. Nothing of a failed request is kept. The result has exactly the ratio asked for.',
  request: {
    headers: creatingHeaders.extend({ Accept: accept }),
    body: {
      required: true,
      content: {
        'application/json': {
          schema: posesBody,
          example: {
            referenceImages: ['data:image/png;base64,iVBORw0KGgo…'],
            poseSketch: 'data:image/png;base64,iVBORw0KGgo…',
            sceneDescription: 'On a tropical beach',
            aspectRatio: '16:9',
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The picture is stored under `imageUrl`.',
      headers: { ...commonHeaders, ...limitHeaders, ...replayHeaders },
      content: {
        'application/json': {
          schema: poseResultSchema,
          example: {
            success: true,
            imageUrl: '/api/files/5f0c8d4be2a74c0d9c1f6a3be7d2418e.png',
            message: 'Put the character on a beach, placed as drawn.',
            engine: 'embedded',
            width: 1600,
            height: 900,
          },
        },
        'text/event-stream': {
          schema: z.string().openapi({
            description: 'Server-sent events, as `POST /api/generate-image` describes them.',
          }),
          example: exampleEvents.map((event) => `${event}\n\n`).join(''),
        },
      },
    },
    ...errorResponses(
      ...creatingErrors,
      'quota_exceeded',
      'image_too_large',
      'payload_too_large',
      'image_type_unsupported',
      'content_type_unsupported',
      'image_dimensions',
      'image_damaged',
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
