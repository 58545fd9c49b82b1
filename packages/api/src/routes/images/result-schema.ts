import { z } from '@hono/zod-openapi';
import { remarksSchema } from '../remark-schema.ts';
import { keptPartSchema } from './mask-part.ts';
import { describedStepSchema } from './plan-schema.ts';

/** An edited picture. */
export const resultSchema = z
  .object({
    success: z.literal(true),
    imageUrl: z
      .string()
      .regex(/^\/api\/files\/[0-9a-f]{32}\.(png|jpg|webp)$/)
      .openapi({
        description:
          'Path of the edited picture on this server. Another of the endings png, jpg, webp answers it converted.',
      }),
    message: z.string().openapi({ description: 'What was done, and what was left out, in words.' }),
    remarks: remarksSchema.optional(),
    engine: z.string().openapi({ description: 'The id of the engine that made the picture.' }),
    width: z.int().min(1).openapi({ description: 'Width of the result in pixels.' }),
    height: z.int().min(1).openapi({ description: 'Height of the result in pixels.' }),
    plan: z.array(describedStepSchema).optional().openapi({
      description:
        'What was done, step by step, for engines with the ability `plan`. Sent back as the part `plan`, changed or not, it is done again.',
    }),
    mask: keptPartSchema.optional().openapi({
      description: 'What was kept of the primary picture, for requests with a `mask`.',
    }),
  })
  .openapi('GenerateImageResult');
