import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import { readPictureHeader } from './picture-header.ts';

/** A picture as it came. */
export interface UploadedPicture {
  /** Size in bytes. */
  readonly size: number;
  /** The content; empty when it is larger than the limit. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Judges uploaded pictures by size, content and header, in that order and before any pixel is
 * decoded, and hands back their bytes in the same order.
 *
 * @param name What the words call the picture of that index.
 * @throws AppError `image_too_large`, `image_damaged`, `image_type_unsupported`, `image_dimensions`;
 *   with several pictures the words say which one.
 */
export function readPictures(
  pictures: readonly UploadedPicture[],
  name = (index: number) => (pictures.length > 1 ? `Picture ${index + 1}` : 'The picture'),
): Uint8Array<ArrayBuffer>[] {
  for (const [index, { size }] of pictures.entries()) checkSize(size, name(index));
  for (const [index, { bytes }] of pictures.entries()) checkHeader(bytes, name(index));
  return pictures.map(({ bytes }) => bytes);
}

/**
 * Judges an uploaded mask as {@link readPictures} judges pictures, but for its edges: of a picture that is
 * a long strip, a small mask may be one pixel high.
 */
export function readMask({ size, bytes }: UploadedPicture): Uint8Array<ArrayBuffer> {
  checkSize(size, 'The mask');
  checkHeader(bytes, 'The mask', 1);
  return bytes;
}

function checkSize(size: number, name: string): void {
  if (size === 0) {
    throw new AppError('image_damaged', {
      error: `${name} is empty`,
      message: `${name} has 0 bytes.`,
    });
  }
  if (size > limits.maxImageBytes) {
    throw new AppError('image_too_large', {
      error: `${name} is larger than ${limits.maxImageBytes / (1024 * 1024)} MB`,
      message: `${name} has ${size} bytes; at most ${limits.maxImageBytes} are accepted.`,
    });
  }
}

function checkHeader(bytes: Uint8Array, name: string, minEdgePx: number = limits.minEdgePx): void {
  const header = readPictureHeader(bytes);
  if (!header) {
    throw new AppError('image_type_unsupported', {
      error: `${name} is not a PNG, JPEG, WebP or GIF picture`,
    });
  }
  if (!header.size) {
    throw new AppError('image_damaged', {
      error: `${name} is damaged and cannot be read`,
      message: `${name} has no readable width and height in its header.`,
    });
  }
  const { width, height } = header.size;
  const { maxEdgePx, maxPixels } = limits;
  const found = `${name} is ${width} × ${height} pixels`;
  if (Math.min(width, height) < minEdgePx || Math.max(width, height) > maxEdgePx) {
    throw new AppError('image_dimensions', {
      error: `${found}; each edge may have ${minEdgePx} to ${maxEdgePx}`,
      message: `${found}; accepted are edges of ${minEdgePx} to ${maxEdgePx} pixels.`,
    });
  }
  if (width * height > maxPixels) {
    throw new AppError('image_dimensions', {
      error: `${found}; at most ${maxPixels / 1e6} megapixels are accepted`,
      message: `${found}, ${width * height} in all; accepted are at most ${maxPixels}.`,
    });
  }
}
