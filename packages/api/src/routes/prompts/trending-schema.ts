import { createRoute, z } from '@hono/zod-openapi';
import { featureCategoryIds } from '../../engines/feature-categories.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';
import { percent } from './fields.ts';

const patternSchema = z
  .object({
    id: z.string().openapi({ description: 'Stable machine word.', example: 'blurred-background' }),
    category: z
      .enum(featureCategoryIds)
      .openapi({ description: 'The feature that it belongs to.' }),
    popularity: percent(
      'How many visitors used it lately, in percent of the most used pattern; a visit counts half after two weeks.',
    ),
    successRate: percent(
      'How many of them kept a result: saved or shared it. 50 as long as nothing is known.',
    ),
    pattern: z.string().openapi({ description: 'Its name.', example: 'Blurred background' }),
    examples: z
      .array(z.string())
      .min(1)
      .openapi({
        description: 'Prompts with it, which the active engine carries out.',
        example: ['Blur the background'],
      }),
  })
  .openapi('TrendingPattern');

export const trendingPatterns = createRoute({
  method: 'get',
  path: '/api/trending-patterns',
  operationId: 'getTrendingPatterns',
  tags: ['Prompts'],
  summary: 'What visitors ask for and keep',
  description:
    'Most popular first. Computed from `POST /api/record-success`, starting from a small prior. Open to everybody, and counted against nothing.',
  responses: {
    200: {
      description: 'All patterns that the server knows.',
      headers: {
        ...commonHeaders,
        ETag: {
          description: 'Changes with the figures.',
          schema: { type: 'string' },
          example: '"5d41402abc4b2a76"',
        },
        'Cache-Control': {
          description: 'It may be kept for half a minute.',
          schema: { type: 'string' },
          example: 'public, max-age=30',
        },
      },
      content: {
        'application/json': {
          schema: z.array(patternSchema),
          example: [
            {
              id: 'blurred-background',
              category: 'character',
              popularity: 49,
              successRate: 50,
              pattern: 'Blurred background',
              examples: ['Blur the background', 'Blur the background a lot and add a vignette'],
            },
          ],
        },
      },
    },
    304: { description: 'The caller has the current figures: see `If-None-Match`.' },
    ...errorResponses('not_ready'),
  },
});
