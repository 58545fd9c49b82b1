import { createRoute, z } from '@hono/zod-openapi';
import { facets } from '../../engines/embedded/prompts/facets.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { remarkSchema } from '../remark-schema.ts';
import { callerErrors, callerHeaders } from '../request-headers.ts';
import { limitHeaders } from '../response-headers.ts';
import { categoryField, percent, promptField } from './fields.ts';

/** How the operations that take a prompt can fail beside what each says itself. */
const promptErrors = [
  ...callerErrors,
  'prompt_required',
  'rate_limited',
  'payload_too_large',
  'content_type_unsupported',
  'cancelled',
] as const;

export const optimizeBody = z
  .object({
    prompt: promptField('prompt', 'blur the background and make it warmer'),
    featureCategory: categoryField.optional(),
  })
  .openapi('OptimizePromptRequest');

const optimizedSchema = z
  .object({
    optimizedPrompt: z.string().openapi({
      description: 'The rewrite: plain text, which the active engine carries out whole.',
    }),
    confidence: percent(
      'How many of the eight facets the rewrite covers; no guess about the result.',
    ),
    expectedEngagement: percent(
      'How many of the recorded results of prompts with the same patterns were kept (saved or shared), shrunk towards all results where few are known; 50 where none is.',
    ),
    improvements: z.array(z.string()).openapi({
      description:
        'What is different from the visitor’s words, and what was left out and why: one English sentence each, whatever the language of the prompt. Empty when there is nothing to improve.',
    }),
    remarks: z.array(remarkSchema).optional().openapi({
      description:
        'Each of the `improvements` with a machine word, to be said in other languages. From the embedded prompt engine only.',
    }),
    trendingElements: z.array(z.string()).openapi({
      description:
        'Names of the patterns in the rewrite, as `GET /api/trending-patterns` has them.',
    }),
    facets: z
      .array(
        z.object({
          facet: z.enum(facets).openapi({
            description:
              'What a good prompt speaks of: `subject` what is changed, `change` how, `preserve` what stays.',
          }),
          before: z.boolean().openapi({ description: 'The visitor’s words speak of it.' }),
          after: z.boolean().openapi({ description: 'The rewrite does.' }),
        }),
      )
      .openapi({ description: 'All eight, in a fixed order.' }),
    engine: z.string().openapi({
      description:
        'Id of the prompt engine that wrote it: `embedded` too when a text model failed and the embedded one stood in.',
    }),
  })
  .openapi('OptimizedPrompt');

export type OptimizedAnswer = z.infer<typeof optimizedSchema>;

export const exampleRequest = {
  prompt: 'blur the background and make it warmer',
  featureCategory: 'character' as const,
};

/** What the embedded engine answers to {@link exampleRequest}. */
export const exampleRewrite: OptimizedAnswer = {
  optimizedPrompt:
    'Blur the background and make it warmer. Add a little contrast. Sharpen the whole picture a little. Keep the same style. Keep everything else unchanged.',
  improvements: [
    'Adds a little contrast, which gives the light more depth.',
    'Sharpens the picture a little.',
    'Says that the style stays the same.',
    'Says that everything else stays as it is.',
  ],
  remarks: [
    { code: 'adds_contrast', text: 'Adds a little contrast, which gives the light more depth.' },
    { code: 'adds_sharpness', text: 'Sharpens the picture a little.' },
    {
      code: 'stays_same',
      text: 'Says that the style stays the same.',
      values: { facets: ['style'] },
    },
    { code: 'rest_stays', text: 'Says that everything else stays as it is.' },
  ],
  confidence: 100,
  expectedEngagement: 50,
  trendingElements: ['Warm tones', 'Blurred background'],
  facets: facets.map((facet) => ({
    facet,
    before: ['subject', 'change', 'colour', 'composition'].includes(facet),
    after: true,
  })),
  engine: 'embedded',
};

export const optimizePrompt = createRoute({
  method: 'post',
  path: '/api/optimize-prompt',
  operationId: 'optimizePrompt',
  tags: ['Prompts'],
  summary: 'Completes a prompt without changing what it asks for',
  description:
    'No picture is counted, only a request of the minute. With the embedded engine a part that it cannot carry out is left out and named in `improvements`; when nothing of the prompt can be, the answer is 422 with wishes near it in `alternatives`. What the embedded prompt engine wrote does not change when it is optimized again.',
  request: {
    headers: callerHeaders,
    body: {
      required: true,
      content: {
        'application/json': {
          schema: optimizeBody,
          example: exampleRequest,
        },
      },
    },
  },
  responses: {
    200: {
      description: 'The rewrite and what it is worth.',
      headers: { ...commonHeaders, ...limitHeaders },
      content: {
        'application/json': {
          schema: optimizedSchema,
          example: exampleRewrite,
        },
      },
    },
    ...errorResponses(...promptErrors, 'unsupported_edit'),
  },
});

export const suggestionsBody = z
  .object({
    basePrompt: promptField('basePrompt', 'Make it warmer'),
    count: z
      .int({ error: 'The field "count" must be a whole number from 1 to 10.' })
      .min(1, 'The field "count" must be a whole number from 1 to 10.')
      .max(10, 'The field "count" must be a whole number from 1 to 10.')
      .default(4)
      .openapi({ description: 'How many.', example: 4 }),
  })
  .openapi('SuggestionsRequest');

export const generateSuggestions = createRoute({
  method: 'post',
  path: '/api/generate-suggestions',
  operationId: 'generateSuggestions',
  tags: ['Prompts'],
  summary: 'Prompts that go on from one',
  description: 'No picture is counted, only a request of the minute.',
  request: {
    headers: callerHeaders,
    body: {
      required: true,
      content: {
        'application/json': {
          schema: suggestionsBody,
          example: { basePrompt: 'Make it warmer', count: 4 },
        },
      },
    },
  },
  responses: {
    200: {
      description:
        'As many as were asked for, all different and none the prompt itself, capital letters and blanks not counting; the active engine carries out each.',
      headers: { ...commonHeaders, ...limitHeaders },
      content: {
        'application/json': {
          schema: z.object({ suggestions: z.array(z.string()) }).openapi('Suggestions'),
          example: {
            suggestions: [
              'Make it warmer and add film grain',
              'Make it warmer and crop it to a square',
              'Make it a little brighter',
              'Give it a vintage look',
            ],
          },
        },
      },
    },
    ...errorResponses(...promptErrors),
  },
});
