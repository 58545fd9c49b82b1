import { z } from '@hono/zod-openapi';
import type { UploadedPicture } from '../../services/pictures.ts';

/** A field given once is no list; a browser's empty picker sends an empty part, which is read as text. */
export function toParts(field: unknown): unknown[] {
  const parts = Array.isArray(field) ? field : [field];
  return parts.filter((part) => part !== undefined && part !== '');
}

/** One file of the field "image". */
export const pictureField = z.custom<UploadedPicture>((part) => typeof part === 'object', {
  error: 'Each field "image" must be a file, not text.',
});
