import { UnusableMaskError } from '../errors.ts';
import { asDamaged, inspect, open } from '../picture/decode.ts';
import type { Mask, Size } from '../picture/picture.ts';
import { fitMask } from './fit-mask.ts';

/** Sides of a scaled mask and of the picture may differ by that many px: what rounding comes to. */
const ROUNDING = 1;

/**
 * Reads what was painted, for a picture of that size: 255 may change, 0 is kept. White is painted, black and
 * transparent are not, greys and translucent pixels in part.
 *
 * @throws UnusableMaskError when nothing is painted, or when its proportions are not the picture's
 * @throws DamagedPictureError when it cannot be decoded
 */
export async function readMask(bytes: Uint8Array, size: Size): Promise<Mask> {
  return fitMask(await judged(bytes, size), size);
}

/**
 * Judges a mask before anything is edited.
 *
 * @param picture the picture that it is of
 * @throws UnusableMaskError, DamagedPictureError as {@link readMask}
 */
export async function checkMask(picture: Uint8Array, mask: Uint8Array): Promise<void> {
  await judged(mask, await inspect(picture));
}

async function judged(bytes: Uint8Array, size: Size): Promise<Mask> {
  const mask = await decodeMask(bytes);
  if (!isAlike(mask, size)) {
    throw new UnusableMaskError(
      `The mask has other proportions than the first picture: it is ${mask.width} × ${mask.height} pixels, the upright picture ${size.width} × ${size.height}.`,
    );
  }
  if (!mask.data.some((value) => value > 0)) {
    throw new UnusableMaskError(
      'The mask is all black: nothing is painted. Paint white what may change.',
    );
  }
  return mask;
}

/** All that was painted, its soft edge included, as something marked. */
export async function readPainted(bytes: Uint8Array, size: Size): Promise<Mask> {
  const { data, ...rest } = await readMask(bytes, size);
  return { ...rest, data: data.map((value) => (value > 0 ? 255 : 0)) };
}

async function decodeMask(bytes: Uint8Array): Promise<Mask> {
  const source = await inspect(bytes);
  try {
    const { data, info } = await open(source)
      .flatten({ background: '#000' })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height };
  } catch (error) {
    throw asDamaged(error);
  }
}

/** Whether one is the other scaled, whichever of the two was rounded to whole px. */
function isAlike(a: Size, b: Size): boolean {
  return isScaled(a, b) || isScaled(b, a);
}

function isScaled(from: Size, to: Size): boolean {
  const height = (from.height * to.width) / from.width;
  const width = (from.width * to.height) / from.height;
  return Math.abs(height - to.height) <= ROUNDING || Math.abs(width - to.width) <= ROUNDING;
}
