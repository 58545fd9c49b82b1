import type { Mask, PassContext, Pixels, Size } from '../picture/picture.ts';
import { piecesOf } from '../recolour/pieces.ts';
import { boxMean } from '../vision/box-mean.ts';
import { fill } from './fill.ts';
import type { Rect } from './frames.ts';

/** Largest corner, as a share of the picture: of more, nobody knows what was there. */
const MOST = 0.08;
/** How far the paper is frayed along the tear, as a share of the longer edge. */
const FRAYED = 0.016;

/** 1 where the small copy shows what is transparent in the picture. */
function clearAt({ data, width, height }: Pixels, small: Size): Uint8Array {
  return Uint8Array.from({ length: small.width * small.height }, (_, p) => {
    const x = Math.floor((((p % small.width) + 0.5) * width) / small.width);
    const y = Math.floor(((Math.floor(p / small.width) + 0.5) * height) / small.height);
    return (data[(y * width + x) * 4 + 3] as number) < 255 ? 1 : 0;
  });
}

/** The one corner that is missing, with its frayed edge, at the size of the small copy; null when there is none. */
async function cornerOf(
  pixels: Pixels,
  size: Size,
  { checkpoint }: PassContext,
): Promise<Uint8Array | null> {
  const { width, height } = size;
  const { of, areas } = await piecesOf(clearAt(pixels, size), size, checkpoint);
  const last = width * height - 1;
  const torn = [0, width - 1, last - width + 1, last].filter((p) => of[p]).map((p) => of[p]);
  const [name] = torn;
  if (!name || torn.length > 1 || (areas[name] as number) > MOST * of.length) return null;
  const radius = Math.ceil(FRAYED * Math.max(width, height));
  const near = boxMean(
    Float32Array.from(of, (piece) => (piece === name ? 1 : 0)),
    size,
    radius,
  );
  return Uint8Array.from(near, (share) => (share > 0 ? 255 : 0));
}

/** Lays the paper's own colour where it is missing around the photograph, in place, and takes it out of the mask. */
function fillPaper({ data, channels }: Pixels, mask: Mask, isPaper: Uint8Array): void {
  const sums = [0, 0, 0];
  let count = 0;
  for (let p = 0, i = 0; p < isPaper.length; p++, i += channels) {
    if (!isPaper[p] || mask.data[p] || data[i + 3] !== 255) continue;
    count++;
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + (data[i + c] as number);
  }
  if (count === 0) return;
  for (let p = 0, i = 0; p < isPaper.length; p++, i += channels) {
    if (!isPaper[p] || !mask.data[p]) continue;
    for (let c = 0; c < 3; c++) data[i + c] = (sums[c] as number) / count + 0.5;
    data[i + 3] = 255;
    mask.data[p] = 0;
  }
}

/**
 * Puts a torn-off corner back, in place, from what is beside it; false when none is missing.
 *
 * @param size of the copy on which it is looked for
 * @param edges of the photograph on it, where paper is around
 */
export async function fillTornCorner(
  pixels: Pixels,
  size: Size,
  edges: Rect | null,
  context: PassContext,
): Promise<boolean> {
  if (pixels.channels !== 4) return false;
  const corner = await cornerOf(pixels, size, context);
  if (!corner) return false;
  const { data, width, height } = pixels;
  const mask: Mask = { width, height, data: new Uint8Array(width * height) };
  const paper: Mask = { width, height, data: new Uint8Array(width * height) };
  const { left, top, right, bottom } = edges ?? {
    left: 0,
    top: 0,
    right: Infinity,
    bottom: Infinity,
  };
  for (let y = 0, p = 0; y < height; y++) {
    const down = ((y + 0.5) * size.height) / height;
    const row = Math.floor(down) * size.width;
    for (let x = 0; x < width; x++, p++) {
      const across = ((x + 0.5) * size.width) / width;
      mask.data[p] = corner[row + Math.floor(across)] as number;
      paper.data[p] = across < left || across >= right || down < top || down >= bottom ? 255 : 0;
    }
  }
  if (edges) fillPaper(pixels, mask, paper.data);
  if (!(await fill(pixels, mask, edges && paper, context.checkpoint))) return false;
  for (let p = 0; p < mask.data.length; p++) if (mask.data[p]) data[p * 4 + 3] = 255;
  return true;
}
