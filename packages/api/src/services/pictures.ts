import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import { readPictureHeader } from './picture-header.ts';

/** The part of a `File` that judging needs. */
export interface UploadedPicture {
  /** Size in bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/**
 * Judges uploaded pictures by size, content and header, in that order and before any pixel is
 * decoded, and hands back their bytes in the same order.
 *
 * @throws AppError `image_too_large`, `image_damaged`, `image_type_unsupported`, `image_dimensions`;
 *   with several pictures the words say which one.
 */
export async function readPictures(
  files: readonly UploadedPicture[],
): Promise<Uint8Array<ArrayBuffer>[]> {
  const named = files.map((file, index) => ({
    file,
    name: files.length > 1 ? `Picture ${index + 1}` : 'The picture',
  }));
  for (const { file, name } of named) checkSize(file, name);
  const pictures: Uint8Array<ArrayBuffer>[] = [];
  // One after the other, so that other requests get their turn in between.
  for (const { file, name } of named) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    checkHeader(bytes, name);
    pictures.push(bytes);
  }
  return pictures;
}

function checkSize({ size }: UploadedPicture, name: string): void {
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

function checkHeader(bytes: Uint8Array, name: string): void {
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
  const { minEdgePx, maxEdgePx, maxPixels } = limits;
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
