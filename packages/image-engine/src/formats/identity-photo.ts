import { onBackground } from '../compose/background.ts';
import { cropped } from '../compose/fit.ts';
import { resizeMask } from '../compose/plane.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import type { Part } from '../picture/focus.ts';
import type { Mask, PassContext, Pixels, Size } from '../picture/picture.ts';
import type { Portrait } from './formats.ts';
import type { Head } from './head.ts';

/** A head may be smaller than it is meant to be by that much, so that full hair is not cut at the sides. */
const SMALLER = 0.94;
/** Width of a photo, in widths of the head with its hair. */
const ROOM = 1.16;

/**
 * The part of a picture that an identity photo shows; its sides may lie outside, where there is only
 * ground.
 */
export function portraitPart(mask: Size, portrait: Portrait, head: Head): Part {
  const { head: share, above } = portrait;
  // Below, a photo has to be filled with the person: nothing can be added there.
  const most = (mask.height - head.crown) / (1 - above);
  const usual = head.height / share;
  const roomy = (head.width * ROOM * portrait.height) / portrait.width;
  const height = Math.max(1, Math.min(Math.max(usual, Math.min(roomy, usual / SMALLER)), most));
  const width = (height * portrait.width) / portrait.height;
  return {
    left: Math.round(head.x - width / 2),
    top: Math.round(head.crown - above * height),
    width: Math.max(1, Math.round(width)),
    height: Math.round(height),
  };
}

/** Cuts a part out of a picture of one or more channels; what lies outside is filled with zeros. */
export function partOf<Picture extends { data: Uint8Array } & Size>(
  picture: Picture,
  { left, top, width, height }: Part,
  channels: number,
): Picture {
  const inside = {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(picture.width, left + width),
    bottom: Math.min(picture.height, top + height),
  };
  const data = new Uint8Array(width * height * channels);
  if (inside.right > inside.left && inside.bottom > inside.top) {
    const piece = cropped(picture, inside, channels);
    const row = piece.width * channels;
    for (let y = 0; y < piece.height; y++) {
      const to = ((inside.top - top + y) * width + inside.left - left) * channels;
      data.set(piece.data.subarray(y * row, (y + 1) * row), to);
    }
  }
  return { ...picture, data, width, height };
}

/** A part of a picture before a plain ground, at that size. */
export async function identityPhoto(
  pixels: Pixels,
  mask: Mask,
  part: Part,
  size: Size,
  ground: Portrait['ground'],
  checkpoint: PassContext['checkpoint'],
): Promise<Pixels> {
  const cut = partOf(pixels, part, pixels.channels);
  const shape = partOf(mask, part, 1);
  const scale = Math.min(1, size.width / part.width);
  const small = {
    width: Math.max(1, Math.round(part.width * scale)),
    height: Math.max(1, Math.round(part.height * scale)),
  };
  const person = await toPixels(fromPixels(cut).resize(small.width, small.height, { fit: 'fill' }));
  const alone = await onBackground(
    person,
    await resizeMask(shape, small),
    { to: 'colour', colour: ground.rgb },
    checkpoint,
  );
  return toPixels(
    fromPixels(alone).resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' }),
  );
}
