import { createRoute, z } from '@hono/zod-openapi';
import { packCategories } from '../../services/figurines/prompt-packs.ts';
import { commonHeaders, errorResponses } from '../error-responses.ts';

const categories = Object.keys(packCategories) as [keyof typeof packCategories];

const promptPackSchema = z
  .object({
    id: z.string().openapi({ description: 'Names the template; see `promptId`.' }),
    name: z.string(),
    category: z.enum(categories),
    categoryLabel: z.string().openapi({ description: 'The category for people, with its emoji.' }),
    description: z.string().openapi({ description: 'What comes out, in a sentence.' }),
    prompt: z.string().openapi({ description: 'What the active engine is asked for.' }),
  })
  .openapi('PromptPack');

export const listPromptPacks = createRoute({
  method: 'get',
  path: '/api/prompt-packs',
  operationId: 'listPromptPacks',
  tags: ['Figurines'],
  summary: 'Lists the templates for figurines',
  responses: {
    200: {
      description: 'The templates, in the order in which to offer them.',
      headers: commonHeaders,
      content: {
        'application/json': {
          schema: z.array(promptPackSchema),
          example: [
            {
              id: 'pet-vinyl',
              name: 'Vinyl pal',
              category: 'pet',
              categoryLabel: packCategories.pet,
              description: 'Your animal as a smooth vinyl toy on a small stand.',
              prompt: 'Turn it into a figurine',
            },
          ],
        },
      },
    },
    ...errorResponses(),
  },
});
