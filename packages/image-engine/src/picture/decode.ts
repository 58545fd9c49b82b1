import sharp, { type Metadata, type Sharp } from 'sharp';
import { DamagedPictureError } from '../errors.ts';
import type { Pixels, Size } from './picture.ts';

/** The types the engine writes. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

/** A picture that has been looked at but not decoded. */
export interface Source extends Size {
  bytes: Uint8Array;
  /** The type that the result of an edit has. */
  type: PictureType;
  /** 8-bit sRGB in three or four channels: its rows can stream through colour steps. */
  streams: boolean;
  /** Stored on its side or mirrored. */
  turned: boolean;
  hasAlpha: boolean;
}

/** 40 megapixels, and a little for pictures whose stated size rounds up. */
const MAX_PIXELS = 41_000_000;

/** The result's type, judged by content. A GIF is written as PNG. */
function typeOf(bytes: Uint8Array): PictureType {
  const { buffer, byteOffset, byteLength } = bytes;
  const head = Buffer.from(buffer, byteOffset, Math.min(16, byteLength)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG') || /^GIF8[79]a/.test(head)) return 'image/png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  throw new DamagedPictureError('This is not a PNG, JPEG, WebP or GIF picture.');
}

/** A reader of the picture's first frame, upright. Truncated data fails; mere oddities do not. */
export function open(source: { bytes: Uint8Array }): Sharp {
  return sharp(source.bytes, {
    autoOrient: true,
    failOn: 'error',
    limitInputPixels: MAX_PIXELS,
    pages: 1,
    sequentialRead: true,
  });
}

/** What libvips throws while decoding, as the engine's own error. */
export function asDamaged(error: unknown): Error {
  if (error instanceof DamagedPictureError) return error;
  return new DamagedPictureError('The picture is damaged or incomplete.', { cause: error });
}

/** Reads the header only. */
export async function inspect(bytes: Uint8Array): Promise<Source> {
  const type = typeOf(bytes);
  let meta: Metadata;
  try {
    meta = await open({ bytes }).metadata();
  } catch (error) {
    throw asDamaged(error);
  }
  const { width, height } = meta.autoOrient;
  const channels = meta.channels as number;
  return {
    bytes,
    type,
    width,
    height,
    streams: meta.space === 'srgb' && meta.depth === 'uchar' && (channels === 3 || channels === 4),
    turned: (meta.orientation ?? 1) > 1,
    hasAlpha: meta.hasAlpha,
  };
}

/** Ends a pipeline in 8-bit sRGB pixels. */
export async function toPixels(pipeline: Sharp): Promise<Pixels> {
  const { data, info } = await pipeline
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  // One kind of array everywhere: loops that meet Buffers as well run at half the speed.
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  if (info.channels === 4) return { data: bytes, width, height, channels: 4 };
  return { data: info.channels === 1 ? inThreeChannels(bytes) : bytes, width, height, channels: 3 };
}

function inThreeChannels(grey: Uint8Array): Uint8Array {
  const data = new Uint8Array(grey.length * 3);
  for (let i = 0, to = 0; i < grey.length; i++) {
    const value = grey[i] as number;
    data[to++] = value;
    data[to++] = value;
    data[to++] = value;
  }
  return data;
}

/** Starts a pipeline from pixels. */
export function fromPixels(pixels: Pixels): Sharp {
  const { data, width, height, channels } = pixels;
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
}

/** A picture brought to a size: a large JPEG is not decoded beyond what that needs. */
export async function decodeAt(source: Source, { width, height }: Size): Promise<Pixels> {
  const isSame = width === source.width && height === source.height;
  const whole = open(source);
  try {
    return await toPixels(isSame ? whole : whole.resize(width, height, { fit: 'fill' }));
  } catch (error) {
    throw asDamaged(error);
  }
}

/** All pixels of a picture. */
export async function decode(source: Source): Promise<Pixels> {
  try {
    return await toPixels(open(source));
  } catch (error) {
    throw asDamaged(error);
  }
}

/**
 * The pixels of a picture as all of the engine sees them: upright, 8-bit sRGB, in three or four channels.
 *
 * @throws DamagedPictureError when the picture cannot be decoded
 */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels> {
  return decode(await inspect(bytes));
}
