import type { Box } from '../mask/mask-box.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import type { Mask, Pixels, Size } from '../picture/picture.ts';
import type { CutOut, Placement } from './place-subject.ts';
import { resizeMask } from './plane.ts';

/** A cut-out at the size that it has on the ground, and where: it lies wholly within the ground. */
export interface Cut extends CutOut {
  left: number;
  top: number;
}

/** Room around the subject in which its edge and its old background are seen, as a share of its size. */
const MARGIN = 0.03;

/** Rows and columns of a picture. */
export function cropped<Picture extends { data: Uint8Array } & Size>(
  picture: Picture,
  { left, top, right, bottom }: Box,
  channels: number,
): Picture {
  const { data, width, height } = picture;
  if (left === 0 && top === 0 && right === width && bottom === height) return picture;
  const row = (right - left) * channels;
  const part = new Uint8Array(row * (bottom - top));
  for (let y = top, to = 0; y < bottom; y++, to += row) {
    const from = (y * width + left) * channels;
    part.set(data.subarray(from, from + row), to);
  }
  return { ...picture, data: part, width: right - left, height: bottom - top };
}

/** The part of the cut-out that is in the box and comes on the ground; null when none of it does. */
export async function fit(
  { pixels, mask }: CutOut,
  box: Box,
  { left, top, scale }: Placement,
  ground: Size,
): Promise<Cut | null> {
  const margin = Math.ceil(MARGIN * Math.max(box.right - box.left, box.bottom - box.top)) + 2;
  // What would fall outside the ground is left out before anything is scaled.
  const within: Box = {
    left: Math.max(0, box.left - margin, Math.floor(-left / scale)),
    top: Math.max(0, box.top - margin, Math.floor(-top / scale)),
    right: Math.min(mask.width, box.right + margin, Math.ceil((ground.width - left) / scale)),
    bottom: Math.min(mask.height, box.bottom + margin, Math.ceil((ground.height - top) / scale)),
  };
  if (within.right <= within.left || within.bottom <= within.top) return null;
  const cut = {
    pixels: await scaled(cropped(pixels, within, pixels.channels), scale),
    mask: cropped(mask, within, 1),
  };
  cut.mask = await resizeMask(cut.mask, cut.pixels);
  return clipped(
    cut,
    Math.round(left + within.left * scale),
    Math.round(top + within.top * scale),
    ground,
  );
}

async function scaled(pixels: Pixels, scale: number): Promise<Pixels> {
  const width = Math.max(1, Math.round(pixels.width * scale));
  const height = Math.max(1, Math.round(pixels.height * scale));
  if (width === pixels.width && height === pixels.height) return pixels;
  return toPixels(fromPixels(pixels).resize(width, height, { fit: 'fill' }));
}

/** Rounding may put a row or a column beyond the ground's edge. */
function clipped(
  { pixels, mask }: { pixels: Pixels; mask: Mask },
  left: number,
  top: number,
  ground: Size,
): Cut | null {
  const inside: Box = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    right: Math.min(mask.width, ground.width - left),
    bottom: Math.min(mask.height, ground.height - top),
  };
  if (inside.right <= inside.left || inside.bottom <= inside.top) return null;
  return {
    pixels: cropped(pixels, inside, pixels.channels),
    mask: cropped(mask, inside, 1),
    left: left + inside.left,
    top: top + inside.top,
  };
}
