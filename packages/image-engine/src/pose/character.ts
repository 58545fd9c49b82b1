import { cropped } from '../compose/fit.ts';
import { resizeMask, within } from '../compose/plane.ts';
import { DamagedPictureError, SubjectUnclearError } from '../errors.ts';
import { boxOf } from '../mask/mask-box.ts';
import { fromPixels, inspect, toPixels } from '../picture/decode.ts';
import type { Mask, PassContext, Pixels, Size } from '../picture/picture.ts';
import { LIKELY, SURE } from '../subject/confidence.ts';
import { enlargeMatte } from '../subject/enlarge-matte.ts';
import { foregroundColours } from '../subject/foreground-colours.ts';
import { locate } from '../subject/locate.ts';
import { connectedParts } from '../subject/tidy-mask.ts';

/** The subject of a reference, cut out. */
export interface Character extends Size {
  /** RGBA in the subject's own colours; its rim is transparent. */
  pixels: Pixels & { channels: 4 };
  /** How sure the cut is. */
  verdict: 'sure' | 'check' | 'unclear';
  /** The reference's lower edge cuts it: it is a bust, or stands out of the picture. */
  isCutBelow: boolean;
}

/** No figure of a posed picture takes more px than that. */
const LONGEST = 1600;
/** Share of the height that a subject may end above the lower edge and still be cut by it. */
const AT_EDGE = 0.012;
/** How sure a cut is at most where nothing stands out, as in a blank picture. */
const NOTHING = 0.05;
/** Who is found with less certainty than that has to be of one piece: what lies about in several is no character. */
const DOUBTFUL = 0.3;
/** Share that its largest part then has. */
const ONE_PIECE = 0.9;
/** Pixels of a mask that hold something, at least, as a share of the picture. */
const LEAST = 0.002;

/**
 * Cuts the subject out of a reference.
 *
 * @param index of the reference, for the words
 * @throws SubjectUnclearError when nothing at all stands out
 * @throws DamagedPictureError when the reference cannot be decoded
 */
export async function cutOut(
  reference: Uint8Array,
  index: number,
  checkpoint: PassContext['checkpoint'],
): Promise<Character> {
  const {
    pixels: whole,
    matte,
    confidence,
  } = await inspect(reference)
    .then((source) => locate(source, {}, checkpoint))
    .catch((error: unknown) => {
      if (!(error instanceof DamagedPictureError)) throw error;
      const words = `Reference image ${index + 1} is damaged and cannot be read`;
      throw new DamagedPictureError(words, { cause: error });
    });
  const size = within(whole, LONGEST);
  const pixels = await scaled(whole, size);
  const isSame = matte.width === size.width && matte.height === size.height;
  const isLarger = matte.width > size.width;
  const mask = isSame
    ? matte
    : isLarger
      ? await resizeMask(matte, size)
      : await enlargeMatte(matte, pixels, checkpoint);
  const box = boxOf(mask, 128);
  const share = mask.data.reduce((sum, value) => sum + value, 0) / 255 / mask.data.length;
  if (
    confidence < NOTHING ||
    !box ||
    share < LEAST ||
    (confidence < DOUBTFUL && largestShare(mask) < ONE_PIECE) ||
    Math.min(box.right - box.left, box.bottom - box.top) < 8
  ) {
    throw new SubjectUnclearError({
      code: 'character_unclear',
      text: `The embedded engine can’t tell who or what the character in reference picture ${index + 1} is. Choose a picture in which one person, animal or thing stands clearly before its background.`,
      values: { picture: index + 1 },
    });
  }
  const around = {
    left: Math.max(0, box.left - 6),
    top: Math.max(0, box.top - 6),
    right: Math.min(size.width, box.right + 6),
    bottom: Math.min(size.height, box.bottom + 6),
  };
  const own = cropped(mask, around, 1);
  const part = cropped(pixels, around, pixels.channels);
  const colours = await foregroundColours(part, own, checkpoint);
  return {
    width: own.width,
    height: own.height,
    pixels: withOpacity(colours, own),
    verdict: confidence >= SURE ? 'sure' : confidence >= LIKELY ? 'check' : 'unclear',
    isCutBelow: box.bottom >= size.height * (1 - AT_EDGE),
  };
}

function largestShare(mask: Mask): number {
  const solid = Uint8Array.from(mask.data, (value) => (value >= 128 ? 1 : 0));
  const { parts } = connectedParts(solid, mask, 1);
  const sizes = parts.map(({ size }) => size);
  return Math.max(...sizes) / sizes.reduce((sum, size) => sum + size, 0);
}

async function scaled(pixels: Pixels, { width, height }: Size): Promise<Pixels> {
  if (pixels.width === width) return pixels;
  return toPixels(fromPixels(pixels).resize(width, height, { fit: 'fill' }));
}

function withOpacity({ data, width, height, channels }: Pixels, mask: Mask): Character['pixels'] {
  const rgba = new Uint8Array(width * height * 4);
  for (let p = 0, i = 0, o = 0; p < mask.data.length; p++, i += channels, o += 4) {
    rgba[o] = data[i] as number;
    rgba[o + 1] = data[i + 1] as number;
    rgba[o + 2] = data[i + 2] as number;
    rgba[o + 3] = mask.data[p] as number;
  }
  return { data: rgba, width, height, channels: 4 };
}

/** The opacity of a cut-out. */
export function opacityOf({ data, width, height }: Size & { data: Uint8Array }): Mask {
  const opacity = new Uint8Array(width * height);
  for (let p = 0, i = 3; p < opacity.length; p++, i += 4) opacity[p] = data[i] as number;
  return { data: opacity, width, height };
}

/** A cut-out as a mirror shows it. */
export async function mirrored(character: Character): Promise<Character> {
  const pixels = await toPixels(fromPixels(character.pixels).flop());
  return { ...character, pixels: { ...pixels, channels: 4 } };
}

/** A cut-out made smaller, by filtering and not by leaving pixels out. */
export async function shrunk(character: Character, scale: number): Promise<Character> {
  if (scale >= 1) return character;
  const width = Math.max(1, Math.round(character.width * scale));
  const height = Math.max(1, Math.round(character.height * scale));
  const pixels = await toPixels(
    fromPixels(character.pixels).resize(width, height, { fit: 'fill' }),
  );
  return { ...character, width, height, pixels: { ...pixels, channels: 4 } };
}
