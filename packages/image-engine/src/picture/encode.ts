import type { Sharp } from 'sharp';
import type { PictureType } from './decode.ts';

/**
 * Encodes without any metadata. JPEG and WebP at quality 90. JPEG's second pass, which fits its
 * Huffman codes to the picture, would save 4 % of the bytes and double the time.
 */
export function encoded(pipeline: Sharp, type: PictureType): Sharp {
  if (type === 'image/jpeg') return pipeline.jpeg({ quality: 90, optimiseCoding: false });
  if (type === 'image/webp') return pipeline.webp({ quality: 90, effort: 2 });
  return pipeline.png({ compressionLevel: 6, adaptiveFiltering: false });
}

/** The type for a result: one that holds its transparency. */
export function typeFor(wanted: PictureType, isTransparent: boolean): PictureType {
  return wanted === 'image/jpeg' && isTransparent ? 'image/png' : wanted;
}
