import sharp, { type Sharp } from 'sharp';
import { UnreadablePictureError } from './errors.ts';
import { type SourceType, xmpOf } from './source-types.ts';
import type { Raster } from './watermark/plane.ts';

/** What pictures are written as. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

/** 8 bits a channel, upright, in sRGB: what is worked on, and what every viewer shows alike. */
export function decode(data: Uint8Array): Promise<Raster> {
  return toRaster(open(data));
}

/** On grey: what is transparent has no mark, and its hidden colours must not drown it. */
export function decodeOpaque(data: Uint8Array): Promise<Raster> {
  return toRaster(open(data).flatten({ background: '#808080' }));
}

/** 40 megapixels, and a little for pictures whose stated size rounds up. */
const MAX_PIXELS = 41_000_000;

/** The first frame, upright. Truncated data fails; mere oddities do not. */
function open(data: Uint8Array): Sharp {
  return sharp(data, {
    autoOrient: true,
    failOn: 'error',
    limitInputPixels: MAX_PIXELS,
    pages: 1,
    sequentialRead: true,
  });
}

async function toRaster(pipeline: Sharp): Promise<Raster> {
  const { data, info } = await pipeline
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new UnreadablePictureError('The picture is damaged or incomplete.', { cause });
    });
  const { width, height, channels } = info;
  // One kind of array everywhere: loops that meet Buffers as well run at half the speed.
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return { data: pixels, width, height, channels: channels as Raster['channels'] };
}

/** Encodes pixels with nothing but a word on where they come from, where that is known. */
export async function encode(
  { data, width, height, channels }: Raster,
  type: PictureType,
  source?: SourceType,
): Promise<Uint8Array> {
  const pixels = sharp(data, { raw: { width, height, channels } });
  const ground = type === 'image/jpeg' ? pixels.flatten({ background: '#ffffff' }) : pixels;
  const written = encoded(ground, type);
  const told = source ? written.withXmp(xmpOf(source)) : written;
  return new Uint8Array(await told.toBuffer());
}

/**
 * The qualities of the embedded engine. A marked picture is never flat: filtered rows make its PNG half as large,
 * at a level that costs no more time.
 */
function encoded(pipeline: Sharp, type: PictureType): Sharp {
  if (type === 'image/jpeg') return pipeline.jpeg({ quality: 90, optimiseCoding: false });
  if (type === 'image/webp') return pipeline.webp({ quality: 90, effort: 2 });
  return pipeline.png({ compressionLevel: 3, adaptiveFiltering: true });
}
