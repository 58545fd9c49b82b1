import type { Pixels } from '../picture/picture.ts';
import { gaussian } from '../vision/gaussian.ts';
import { guidedFilter } from '../vision/guided-filter.ts';
import { lumaPlaneOf, type Plane, planeOf } from '../vision/plane.ts';
import { quantileOf } from '../vision/quantile.ts';

/** The sky of a picture, as far as it can be told without knowing what things are. */
export interface Sky {
  /** 0 outside … 1 inside, at the size of the picture that was looked at. */
  mask: Plane;
  /** Share of the picture that it covers. */
  share: number;
}

/** Steps between neighbouring px, in luma, that a sky has at most; clouds' edges are softer. */
const SMOOTH = 0.035;
/** Share of the upper edge that a sky touches at least. */
const TOUCHES = 0.4;
/** Share of the picture that a sky covers at least. */
const COVERS = 0.06;

/** Hue and light of a sky: blue at any light, white or grey when light, glowing when it is the brightest. */
function isSkyColour(r: number, g: number, b: number, bright: number): boolean {
  const light = (r * 54 + g * 183 + b * 18) / 65_280;
  const isGreen = g > Math.max(r, b) + 6;
  if (isGreen) return false;
  const chroma = Math.max(r, g, b) - Math.min(r, g, b);
  if (b >= r + 8 && b >= g - 4) return light > 0.1 || chroma > 40;
  if (chroma < 26) return light > Math.max(0.5, bright - 0.12) && b >= r - 10;
  return chroma > 70 && light > Math.max(0.62, bright - 0.1) && r >= g - 6;
}

/**
 * The smooth region in a sky's colours that is connected to the upper edge; null when there is none.
 *
 * @param small an opaque copy whose longer edge is 200 to 400 px
 */
export async function findSky(small: Pixels, pause: () => Promise<void>): Promise<Sky | null> {
  const { data, width, height } = small;
  const luma = lumaPlaneOf(small);
  const bright = brightest(luma.data);
  const inside = new Uint8Array(width * height);
  const queue: number[] = [];
  const visit = (p: number, from: number) => {
    if (inside[p] === 1) return;
    const i = p * 3;
    if (Math.abs((luma.data[p] as number) - (luma.data[from] as number)) > SMOOTH) return;
    if (!isSkyColour(data[i] as number, data[i + 1] as number, data[i + 2] as number, bright))
      return;
    inside[p] = 1;
    queue.push(p);
  };
  for (let x = 0; x < width; x++) visit(x, x);
  if (queue.length < width * TOUCHES) return null;
  for (let p = queue.pop(); p !== undefined; p = queue.pop()) {
    const x = p % width;
    if (x > 0) visit(p - 1, p);
    if (x < width - 1) visit(p + 1, p);
    if (p >= width) visit(p - width, p);
    if (p + width < inside.length) visit(p + width, p);
  }
  const mask = planeOf(small);
  let count = 0;
  for (let p = 0; p < inside.length; p++) count += mask.data[p] = inside[p] as number;
  const share = count / inside.length;
  if (share < COVERS) return null;
  return { mask: { ...mask, data: await refined(mask, small, pause) }, share };
}

/** The luma that the brightest tenth of the picture reaches. */
function brightest(luma: Float32Array): number {
  return quantileOf(luma, 0.9);
}

/** Closes small gaps such as wires and birds, and follows the edges of the picture. */
async function refined(
  mask: Plane,
  small: Pixels,
  pause: () => Promise<void>,
): Promise<Float32Array> {
  const radius = Math.max(1, Math.round(Math.max(mask.width, mask.height) / 90));
  const closed = gaussian(mask.data, mask, radius * 0.7);
  for (let p = 0; p < closed.length; p++)
    closed[p] = Math.min(1, Math.max(0, ((closed[p] as number) - 0.3) / 0.4));
  const followed = await guidedFilter(small, closed, radius * 2, 1e-4, pause);
  for (let p = 0; p < followed.length; p++)
    followed[p] = Math.min(1, Math.max(0, ((followed[p] as number) - 0.08) / 0.84));
  return followed;
}
