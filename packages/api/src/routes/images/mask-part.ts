import { z } from '@hono/zod-openapi';
import { limits } from '../../limits.ts';
import type { UploadedPicture } from '../../services/pictures.ts';

/** The part `mask`; what is in it is judged like the pictures. */
export const maskPart = z
  .preprocess(
    // A browser's empty file picker.
    (field) => (field === '' ? undefined : field),
    z
      .custom<UploadedPicture>((part) => typeof part === 'object' && !Array.isArray(part), {
        error: 'The field "mask" must be one file, not text.',
      })
      .optional(),
  )
  .openapi({
    type: 'string',
    format: 'binary',
    description:
      'Which part of the primary picture may change, as a picture with its proportions, upright, in any resolution: white may change, black and transparent are kept, greys blend. PNG, JPEG, WebP or GIF by content, ' +
      `at most ${limits.maxImageBytes} bytes and ${limits.maxPixels} pixels. With it, the result is a PNG of exactly the primary’s size, ` +
      'in which every pixel that the mask keeps has the very value of the primary, upright and in 8-bit sRGB. Not together with `aspectRatio`.',
  });

/** What an answer says of a painted part. */
export const keptPartSchema = z
  .object({
    keptShare: z.number().min(0).max(1).openapi({
      description:
        'Share of the result’s pixels that have the very value of the primary picture, upright and in 8-bit sRGB; counted after compositing.',
      example: 0.839,
    }),
    keptExactly: z
      .literal(true)
      .openapi({ description: 'Every pixel that the mask keeps has; counted as well.' }),
  })
  .openapi('KeptPart');
