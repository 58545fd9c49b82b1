import { createRoute, z } from '@hono/zod-openapi';
import { aspectRatios, inputExtensions, inputTypes, limits } from '../../limits.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { callerErrors, callerHeaders } from '../request-headers.ts';

const count = (description: string) => z.int().min(1).openapi({ description });

const limitsSchema = z
  .object({
    maxImages: count('Pictures in one request, at most.'),
    maxImageBytes: count('Size of one picture in bytes, at most.'),
    minEdgePx: count('Shortest allowed edge of a picture in pixels.'),
    maxEdgePx: count('Longest allowed edge of a picture in pixels.'),
    maxPixels: count('Width × height of a picture in pixels, at most.'),
    maxPromptLength: count('Length of a prompt in characters (UTF-16 code units), at most.'),
  })
  .openapi('Limits');

const operationSchema = z
  .object({
    op: z.string().openapi({ description: 'Stable machine word of the operation.' }),
    label: z.string().openapi({ description: 'Its name for people.' }),
    example: z.string().openapi({ description: 'A prompt that asks for it.' }),
    usesSubject: z.boolean().openapi({ description: 'It needs to know what the subject is.' }),
    usesSelection: z.boolean().openapi({
      description: 'It needs something boxed or painted: `subjectBox`, `subjectHints`.',
    }),
  })
  .openapi('EngineOperation');

const aspectRatioList = z
  .array(z.enum(aspectRatios))
  .openapi({ description: 'Ratios width : height that can be asked for.' });

const engineSchema = z
  .object({
    id: z.string().openapi({ description: 'Stable machine word of the engine.' }),
    name: z.string(),
    generative: z.boolean().openapi({
      description: 'True when the engine can invent content that is in none of the pictures.',
    }),
    abilities: z.object({
      maxImages: count('Pictures it takes in one request, at most.'),
      aspectRatios: aspectRatioList,
      mask: z.boolean().openapi({
        description:
          'True when edits can be limited to a painted part: the part `mask`. It is for every engine, as the server lays the parts together.',
      }),
      plan: z.boolean().openapi({
        description: 'True when it answers what it did as a `plan`, and takes one.',
      }),
      subject: z.boolean().openapi({
        description: 'True when it takes `subjectBox` and `subjectHints`.',
      }),
      pricePerImageUsd: z.number().nonnegative().nullable().openapi({
        description:
          'What a picture costs the operator, in US dollars; null where it costs nothing or is not known.',
      }),
      operations: z
        .array(operationSchema)
        .openapi({ description: 'What it can do, for engines that know a fixed list.' }),
    }),
    timing: z
      .object({
        pictures: z.int().min(3).max(100).openapi({ description: 'Of how many that is known.' }),
        typicalSeconds: z.number().nonnegative().openapi({ description: 'The median.' }),
        slowSeconds: z.number().nonnegative().openapi({ description: 'The 90th percentile.' }),
      })
      .nullable()
      .openapi({
        description:
          'How long this process took for its last pictures; null while there are fewer than three.',
      }),
  })
  .openapi('Engine');

const featureCategorySchema = z
  .object({
    id: z.enum(['character', 'tryOn', 'creative', 'style']),
    label: z.string(),
    description: z.string(),
    suggestions: z
      .array(z.string())
      .length(3)
      .openapi({ description: 'Three prompts that the active engine carries out.' }),
  })
  .openapi('FeatureCategory');

const configSchema = z
  .object({
    limits: limitsSchema,
    imageTypes: z
      .array(z.enum(inputTypes))
      .openapi({ description: 'Media types accepted as input, judged by content.' }),
    imageExtensions: z
      .array(z.enum(inputExtensions))
      .openapi({ description: 'File name endings for a file picker.' }),
    aspectRatios: aspectRatioList,
    retentionHours: z
      .number()
      .positive()
      .openapi({ description: 'Hours after which pictures and jobs are removed.' }),
    engine: engineSchema,
    promptEngine: z
      .object({
        id: z.string().openapi({ description: 'Stable machine word, such as `embedded`.' }),
        name: z.string().openapi({ description: 'Name for people.' }),
      })
      .openapi({ description: 'Who writes the prompts of the prompt optimizer.' }),
    featureCategories: z.array(featureCategorySchema),
  })
  .openapi('Config');

/** What the server accepts, which engine is on and what it can do. */
export type PublicConfig = z.infer<typeof configSchema>;

const example: PublicConfig = {
  limits,
  imageTypes: [...inputTypes],
  imageExtensions: [...inputExtensions],
  aspectRatios: [...aspectRatios],
  retentionHours: 24,
  engine: {
    id: 'embedded',
    name: 'Embedded engine',
    generative: false,
    abilities: {
      maxImages: limits.maxImages,
      aspectRatios: [...aspectRatios],
      mask: true,
      plan: true,
      subject: true,
      pricePerImageUsd: null,
      operations: [
        {
          op: 'grayscale',
          label: 'Black and white',
          example: 'Make it black and white',
          usesSubject: false,
          usesSelection: false,
        },
      ],
    },
    timing: { pictures: 100, typicalSeconds: 0.42, slowSeconds: 1.9 },
  },
  promptEngine: { id: 'embedded', name: 'Embedded prompt engine' },
  featureCategories: [
    {
      id: 'style',
      label: 'Style transfer',
      description: 'Give the whole picture another look',
      suggestions: [
        'Turn it into a pencil sketch',
        'Make it look like pixel art',
        'Give it a vintage film look',
      ],
    },
  ],
};

export const getConfig = createRoute({
  method: 'get',
  path: '/api/config',
  operationId: 'getConfig',
  tags: ['Service'],
  summary: 'Tells limits, accepted types, the active engine and its abilities',
  request: { headers: callerHeaders },
  responses: {
    200: {
      description: 'What widgets need to know before they ask for anything.',
      headers: commonHeaders,
      content: { 'application/json': { schema: configSchema, example } },
    },
    ...errorResponses(...callerErrors),
  },
});
