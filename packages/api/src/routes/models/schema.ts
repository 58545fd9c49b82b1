import { createRoute, z } from '@hono/zod-openapi';
import {
  BACKS,
  BASES,
  DEPTH_RANGE,
  HEIGHT_RANGE,
  MESH_QUALITIES,
  RELIEF_RANGE,
} from '@nano-banana/figurine-mesh';
import { boxSchema, MAX_STROKES, strokeSchema } from '@nano-banana/image-engine';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { subjectBoxSchema, subjectStrokeSchema } from '../images/selection-schema.ts';
import { filePath, idParams, idSchema, recordFields } from '../job-record.ts';
import { remarkSchema } from '../remark-schema.ts';
import {
  callerErrors,
  callerHeaders,
  creatingErrors,
  creatingHeaders,
} from '../request-headers.ts';
import { limitHeaders, replayHeaders } from '../response-headers.ts';

/** Characters (UTF-16 code units) on a name plate. */
const maxNameLength = 24;

const range = (bounds: { min: number; max: number; default: number }, description: string) =>
  z
    .number()
    .min(bounds.min)
    .max(bounds.max)
    .optional()
    .openapi({ description, example: bounds.default });

const optionFields = {
  heightMm: range(HEIGHT_RANGE, 'Height of the finished model with its base in mm.'),
  base: z.enum(BASES).optional().openapi({
    description: 'The plate it stands on; left out, `oval`: as long as the stance needs.',
  }),
  depth: range(DEPTH_RANGE, 'Thickness as a factor of the natural one.'),
  relief: range(
    RELIEF_RANGE,
    'How far light and dark of the picture are raised and sunk in mm. Parts that colours set apart are carved at the front in proportion: at 0.5 by up to 5 % of the longer side.',
  ),
  back: z.enum(BACKS).optional().openapi({
    description:
      '`smooth` (left out) has no face on the back of the head; `mirrored` repeats the front.',
  }),
  hollow: z.boolean().optional().openapi({
    description: 'A cavity with drain holes at the back, for resin.',
  }),
  quality: z.enum(MESH_QUALITIES).optional().openapi({
    description: 'How fine the mesh is; left out, `standard`.',
  }),
  namePlate: z
    .string()
    .trim()
    .max(maxNameLength, `A name plate has room for ${maxNameLength} characters.`)
    .optional()
    .openapi({
      description:
        'A name in raised capitals on the front of the base: Latin, Greek and Cyrillic letters with their accents, digits and simple punctuation. Needs a base. A low model has no room for a long name: the job then fails and says so. Left out or empty: none.',
      example: 'Bella',
    }),
};

const optionsSchema = z.object(optionFields).openapi('ModelOptions');

/** The body of a wish; no body at all is an empty one. */
export const makeModelBody = z
  .object({
    ...optionFields,
    subjectBox: boxSchema.optional(),
    subjectHints: z.array(strokeSchema).max(MAX_STROKES).optional(),
  })
  .strict();

/** The same for the contract, with named parts. */
const makeModelRequest = z
  .object({
    ...optionFields,
    subjectBox: subjectBoxSchema.optional(),
    subjectHints: z.array(subjectStrokeSchema).max(MAX_STROKES).optional().openapi({
      description:
        'Strokes on the figurine’s picture that say what belongs to it, where `cutoutUrl` is null or wrong.',
    }),
  })
  .openapi('MakeModelRequest');

const millimetres = z.number().min(0);

const modelSchema = z
  .object({
    ...recordFields,
    figurineId: idSchema.openapi({ description: 'The figurine that it is a model of.' }),
    options: optionsSchema.nullable().openapi({
      description: 'What was asked for; null for one that failed or was cancelled.',
    }),
    engine: z.string().nullable().openapi({ description: 'The id of the engine that made it.' }),
    stlUrl: filePath('stl', 'Path of the model as binary STL, in mm'),
    threeMfUrl: filePath('3mf', 'Path of the model as 3MF with colours'),
    glbUrl: filePath('glb', 'Path of the model as binary glTF with colours'),
    sizeMm: z.object({ x: millimetres, y: millimetres, z: millimetres }).nullable().openapi({
      description: 'Width, depth and height in mm; null until it is completed.',
    }),
    volumeCm3: z.number().min(0).nullable().openapi({ description: 'Volume of the solid in cm³.' }),
    triangles: z.int().min(0).nullable(),
    notes: z.array(z.string()).openapi({
      description:
        'What was left out, joined or thickened so that it can be printed, in sentences.',
    }),
    remarks: z.array(remarkSchema).optional().openapi({
      description: 'The `notes`, each with a machine word, to be said in other languages.',
    }),
  })
  .openapi('Model');

/** A 3D model as visitors see it. */
export type ModelRecord = z.infer<typeof modelSchema>;

const exampleModel: ModelRecord = {
  id: '3e5a9c0d71b84f26a0c4d8e2f9b61735',
  figurineId: '7d1f0b8c52e64a3fa4be09d3c8a1752e',
  status: 'completed',
  progress: 100,
  stage: null,
  error: null,
  createdAt: '2026-01-31T12:01:00.000Z',
  finishedAt: '2026-01-31T12:01:02.000Z',
  expiresAt: '2026-02-01T12:01:00.000Z',
  options: { heightMm: 80 },
  engine: 'embedded',
  stlUrl: '/api/files/1c7be0d2f6a94c53b82e0a6f4d9e1b70.stl',
  threeMfUrl: '/api/files/c20d5b7e8f114a6d9e3b5c0a7f8142d6.3mf',
  glbUrl: '/api/files/e84f1a2b6c0d49f7a5b3d7c9e0f62814.glb',
  sizeMm: { x: 42.6, y: 24.1, z: 80 },
  volumeCm3: 23.4,
  triangles: 24_480,
  notes: [],
  remarks: [],
};

const modelResponse = (description: string, headers: Record<string, object> = {}) => ({
  description,
  headers: { ...commonHeaders, ...headers },
  content: { 'application/json': { schema: modelSchema, example: exampleModel } },
});

export const makeModel = createRoute({
  method: 'post',
  path: '/api/figurines/{id}/make-3d',
  operationId: 'makeModel',
  tags: ['Figurines'],
  summary: 'Makes a printable 3D model of a figurine, as a job',
  description:
    'The answer comes at once; `GET /api/3d-models/{id}` tells how far it is. The same wish again is the same model, unless it failed or was cancelled. Without a body the usual options apply.',
  request: {
    params: idParams(exampleModel.figurineId),
    headers: creatingHeaders,
    body: {
      required: false,
      content: { 'application/json': { schema: makeModelRequest, example: { heightMm: 80 } } },
    },
  },
  responses: {
    202: modelResponse('The model, which is being made or was made before.', {
      ...limitHeaders,
      ...replayHeaders,
    }),
    ...errorResponses(
      ...creatingErrors,
      'not_found',
      'figurine_not_ready',
      'subject_unclear',
      'content_type_unsupported',
      'payload_too_large',
      'cancelled',
    ),
  },
});

const params = idParams(exampleModel.id);

export const getModel = createRoute({
  method: 'get',
  path: '/api/3d-models/{id}',
  operationId: 'getModel',
  tags: ['Figurines'],
  summary: 'Tells how far a 3D model is',
  description:
    'Meant to be asked every 2 seconds, with the visitor token or key that asked for it.',
  request: { params, headers: callerHeaders },
  responses: {
    200: modelResponse('The model.'),
    ...errorResponses(...callerErrors, 'not_found'),
  },
});

export const cancelModel = createRoute({
  method: 'delete',
  path: '/api/3d-models/{id}',
  operationId: 'cancelModel',
  tags: ['Figurines'],
  summary: 'Cancels the making of a 3D model',
  description: 'One that is over stays as it is.',
  request: { params, headers: callerHeaders },
  responses: {
    200: modelResponse('The model as it is now.'),
    ...errorResponses(...callerErrors, 'not_found'),
  },
});
