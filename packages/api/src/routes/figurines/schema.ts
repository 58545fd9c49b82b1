import { createRoute, z } from '@hono/zod-openapi';
import { limits } from '../../limits.ts';
import { hasNoNul } from '../contact-fields.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { pictureField, toParts } from '../images/picture-parts.ts';
import { exampleBox, selectionParts } from '../images/selection-schema.ts';
import { filePath, idParams, idSchema, recordFields } from '../job-record.ts';
import { remarksSchema } from '../remark-schema.ts';
import {
  callerErrors,
  callerHeaders,
  creatingErrors,
  creatingHeaders,
} from '../request-headers.ts';
import { limitHeaders, replayHeaders } from '../response-headers.ts';

const optionalText = (words: z.ZodString) =>
  z.preprocess((field) => (field === '' ? undefined : field), words.optional());

/** The fields of a wish: documents them in the contract and judges what came. */
export const figurineForm = z
  .object({
    image: z
      .preprocess(
        toParts,
        z.array(pictureField).min(1, 'image_required').max(1, 'A figurine is made of one picture.'),
      )
      .openapi({
        type: 'string',
        format: 'binary',
        description: 'The photo, as `POST /api/generate-image` takes it.',
      }),
    promptId: optionalText(z.string('The field "promptId" must be given once.').max(64)).openapi({
      type: 'string',
      description: 'Id of a template of `GET /api/prompt-packs`; left out, a plain figurine.',
      example: 'pet-vinyl',
    }),
    customPrompt: optionalText(
      z
        .string('The field "customPrompt" must be text, given once.')
        .trim()
        .max(
          limits.maxPromptLength,
          `The prompt may have at most ${limits.maxPromptLength} characters.`,
        )
        .refine(hasNoNul, 'The prompt has a character that no keyboard types.'),
    ).openapi({
      type: 'string',
      description: 'What to add to the template, in plain words.',
      example: 'Make the colours a bit warmer',
    }),
    ...selectionParts,
  })
  .openapi('GenerateFigurineRequest', { required: ['image'] });

const figurineSchema = z
  .object({
    ...recordFields,
    generatedImageUrl: filePath('png|jpg|webp', 'Path of the picture'),
    cutoutUrl: filePath('png', 'Path of the subject alone, transparent around it').openapi({
      description:
        'Path of the subject alone, transparent around it; null until there is one, and where it could not be told apart: a model then needs `subjectBox` or `subjectHints`.',
    }),
    engine: z.string().nullable().openapi({
      description: 'The id of the engine that made the picture; null until there is one.',
    }),
    message: z.string().nullable().openapi({
      description: 'What was done, and what was left out, in words.',
    }),
    remarks: remarksSchema.optional(),
    modelId: idSchema.nullable().openapi({ description: 'Its newest 3D model; null without one.' }),
  })
  .openapi('Figurine');

/** A figurine as visitors see it. */
export type FigurineRecord = z.infer<typeof figurineSchema>;

/** For examples of the contract. */
const exampleFigurine: FigurineRecord = {
  id: '7d1f0b8c52e64a3fa4be09d3c8a1752e',
  status: 'completed',
  progress: 100,
  stage: null,
  error: null,
  createdAt: '2026-01-31T12:00:00.000Z',
  finishedAt: '2026-01-31T12:00:04.000Z',
  expiresAt: '2026-02-01T12:00:00.000Z',
  generatedImageUrl: '/api/files/5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg',
  cutoutUrl: '/api/files/9b2a77c14de04bd2b1ef3c5a80d64f13.png',
  engine: 'embedded',
  message: 'Gave the subject a figurine look.',
  modelId: null,
};

const figurineResponse = (description: string, headers: Record<string, object> = {}) => ({
  description,
  headers: { ...commonHeaders, ...headers },
  content: { 'application/json': { schema: figurineSchema, example: exampleFigurine } },
});

export const generateFigurine = createRoute({
  method: 'post',
  path: '/api/generate-figurine',
  operationId: 'generateFigurine',
  tags: ['Figurines'],
  summary: 'Makes the picture of a figurine, as a job',
  description:
    'The answer comes at once; `GET /api/figurines/{id}` tells how far it is. When the subject cannot be told from the background, the job fails with the code `subject_unclear`: ask again with `subjectBox` or `subjectHints`.',
  request: {
    headers: creatingHeaders,
    body: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: figurineForm,
          example: {
            image: '(bytes of dog.jpg)',
            promptId: 'pet-vinyl',
            subjectBox: JSON.stringify(exampleBox),
          },
        },
      },
    },
  },
  responses: {
    202: figurineResponse('The figurine, whose picture is being made.', {
      ...limitHeaders,
      ...replayHeaders,
    }),
    ...errorResponses(
      ...creatingErrors,
      'quota_exceeded',
      'image_required',
      'image_too_large',
      'payload_too_large',
      'image_type_unsupported',
      'content_type_unsupported',
      'image_dimensions',
      'image_damaged',
      'cancelled',
      'overloaded',
    ),
  },
});

export const listFigurines = createRoute({
  method: 'get',
  path: '/api/figurines',
  operationId: 'listFigurines',
  tags: ['Figurines'],
  summary: 'Lists the newest figurines of the visitor token, at most 100',
  description: 'Without a token the list is empty.',
  request: { headers: callerHeaders },
  responses: {
    200: {
      description: 'The figurines, the newest first.',
      headers: commonHeaders,
      content: {
        'application/json': { schema: z.array(figurineSchema), example: [exampleFigurine] },
      },
    },
    ...errorResponses(...callerErrors),
  },
});

const params = idParams(exampleFigurine.id);

export const getFigurine = createRoute({
  method: 'get',
  path: '/api/figurines/{id}',
  operationId: 'getFigurine',
  tags: ['Figurines'],
  summary: 'Tells how far a figurine is',
  description: 'Only with the visitor token or key that asked for it.',
  request: { params, headers: callerHeaders },
  responses: {
    200: figurineResponse('The figurine.'),
    ...errorResponses(...callerErrors, 'not_found'),
  },
});

export const cancelFigurine = createRoute({
  method: 'delete',
  path: '/api/figurines/{id}',
  operationId: 'cancelFigurine',
  tags: ['Figurines'],
  summary: 'Cancels the making of a figurine',
  description:
    'One that is over stays as it is. What was charged for a cancelled one is given back.',
  request: { params, headers: callerHeaders },
  responses: {
    200: figurineResponse('The figurine as it is now.'),
    ...errorResponses(...callerErrors, 'not_found'),
  },
});
