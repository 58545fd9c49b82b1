import { SubjectUnclearError } from '../errors.ts';
import { markedPart } from '../mask/marked-part.ts';
import { boxOf } from '../mask/mask-box.ts';
import { isColourless } from '../picture/colourless.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import type { Mask, PassContext, PixelPass, Pixels, Size } from '../picture/picture.ts';
import { type Place, roomierSide, type Spot, spotFor, spotWithin } from './blend-place.ts';
import { measureLight } from './light.ts';
import { placeSubject } from './place-subject.ts';
import { placedMask } from './placed-mask.ts';
import { resizeMask } from './plane.ts';

/** Whose subject goes into which picture, counted from 0, and how. */
export interface Blend {
  subject: number;
  into: number;
  place: Place;
  /** Height of the subject as a share of the picture's, 0.1 to 1; of what is marked where that is its place. */
  size: number;
  /** The size is that of its width. */
  of?: 'width' | undefined;
  /** It hangs at the top; it stands on the ground otherwise. */
  at?: 'top' | undefined;
  /** All of the picture, as a small one in a corner, and not its subject alone. */
  whole?: true | undefined;
  /** Whether the middle of that picture comes as a circle. */
  round?: true | undefined;
}

/** The pass that puts the subject of one picture of the request into another. */
export function blending(params: Blend, subject: Size, size: Size): PixelPass {
  let placed: Mask | null = null;
  return {
    kind: 'pixels',
    size: () => size,
    run: async (first, context) => {
      const ground = params.into === 0 ? first : await context.pictureOf(params.into, size);
      const spotOf = await placing(params, ground, context);
      const cutOut = await cutOutOf(params, first, subject, spotOf, context);
      const spot = cutOut && spotOf(cutOut.mask);
      if (!cutOut || !spot) return ground;
      placed = await placedMask(cutOut.mask, spot, ground);
      const fitting = isColourless(ground)
        ? {
            ...cutOut,
            pixels: await toPixels(fromPixels(cutOut.pixels).modulate({ saturation: 0 })),
          }
        : cutOut;
      return placeSubject(fitting, ground, measureLight(ground), spot, context.checkpoint);
    },
    follow: (mask) =>
      params.into === 0 ? mask : { ...size, data: new Uint8Array(size.width * size.height) },
    subject: async () => placed ?? { ...size, data: new Uint8Array(size.width * size.height) },
  };
}

/** Where a subject comes, once its mask is known. */
async function placing(
  params: Blend,
  ground: Pixels,
  context: PassContext,
): Promise<(mask: Mask) => Spot | null> {
  const { place, size } = params;
  if (place === 'marked') {
    const box = boxOf(await markedPart('marked', false, context), 128);
    return (mask) => box && spotWithin(box, mask, ground, size);
  }
  const side = place === 'beside' ? roomierSide(await shownIn(params.into, context)) : place;
  return (mask) => spotFor(mask, ground, side, params);
}

/** What a picture of the request is of; null when that cannot be told. */
async function shownIn(index: number, context: PassContext): Promise<Mask | null> {
  if (index === 0) return context.foreground();
  try {
    return await context.subjectOf(index);
  } catch (error) {
    if (error instanceof SubjectUnclearError) return null;
    throw error;
  }
}

/** The picture with its subject's mask, no larger than it will be shown. */
async function cutOutOf(
  params: Blend,
  first: Pixels,
  own: Size,
  spotOf: (mask: Mask) => Spot | null,
  context: PassContext,
): Promise<{ pixels: Pixels; mask: Mask } | null> {
  const mask =
    params.subject === 0 ? await context.subject() : await context.subjectOf(params.subject);
  if (params.subject === 0) return { pixels: first, mask };
  const spot = spotOf(mask);
  if (!spot) return null;
  const scale = Math.min(1, spot.scale);
  const size = {
    width: Math.max(1, Math.round(own.width * scale)),
    height: Math.max(1, Math.round(own.height * scale)),
  };
  const pixels = await context.pictureOf(params.subject, size);
  return { pixels, mask: await resizeMask(mask, pixels) };
}
