import type { Pixels, Size } from '../picture/picture.ts';
import { boxMean } from './box-mean.ts';

/** A plane as a local linear function of a picture's colours: red, green and blue (0 to 1) and a constant. */
export interface GuidedModel extends Size {
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
  offset: Float32Array;
}

/**
 * Explains a plane by the colours around every pixel (K. He, J. Sun, X. Tang, Guided Image Filtering,
 * 2010). Worked out on a small copy, the model may be applied to the large picture: the plane then has
 * the large picture's edges (K. He, J. Sun, Fast Guided Filter, 2015).
 *
 * @param radius px to each side
 * @param smoothness the variance, of colours 0 to 1, from which on an edge is kept
 * @param pause awaited between the planes
 */
export async function guidedModel(
  guide: Pixels,
  plane: Float32Array,
  radius: number,
  smoothness: number,
  pause: () => Promise<void>,
): Promise<GuidedModel> {
  const { width, height, channels, data } = guide;
  const size = { width, height };
  const count = width * height;
  const [red, green, blue] = [0, 1, 2].map((channel) => {
    const values = new Float32Array(count);
    for (let p = 0, i = channel; p < count; p++, i += channels)
      values[p] = (data[i] as number) / 255;
    return values;
  }) as [Float32Array, Float32Array, Float32Array];
  const product = new Float32Array(count);
  const mean = async (of: Float32Array) => {
    await pause();
    return boxMean(of, size, radius);
  };
  const meanOf = (one: Float32Array, other: Float32Array) => {
    for (let p = 0; p < count; p++) product[p] = (one[p] as number) * (other[p] as number);
    return mean(product);
  };
  const means = [await mean(red), await mean(green), await mean(blue), await mean(plane)] as const;
  const crossed = [
    await meanOf(red, plane),
    await meanOf(green, plane),
    await meanOf(blue, plane),
  ] as const;
  const squares = [
    await meanOf(red, red),
    await meanOf(red, green),
    await meanOf(red, blue),
    await meanOf(green, green),
    await meanOf(green, blue),
    await meanOf(blue, blue),
  ] as const;
  await pause();
  const [a, b, c, d] = solve(means, crossed, squares, smoothness);
  return {
    ...size,
    red: await mean(a),
    green: await mean(b),
    blue: await mean(c),
    offset: await mean(d),
  };
}

type Planes<N extends number> = readonly Float32Array[] & { length: N };

/** The least-squares fit in every window, by Cramer's rule; the results take the place of the inputs. */
function solve(
  [mr, mg, mb, mp]: Planes<4>,
  [cr, cg, cb]: Planes<3>,
  [rr, rg, rb, gg, gb, bb]: Planes<6>,
  smoothness: number,
): [Float32Array, Float32Array, Float32Array, Float32Array] {
  if (!mr || !mg || !mb || !mp || !cr || !cg || !cb || !rr || !rg || !rb || !gg || !gb || !bb)
    throw new RangeError('A plane is missing.');
  for (let p = 0; p < mp.length; p++) {
    const r = mr[p] as number;
    const g = mg[p] as number;
    const b = mb[p] as number;
    const mean = mp[p] as number;
    const srr = (rr[p] as number) - r * r + smoothness;
    const srg = (rg[p] as number) - r * g;
    const srb = (rb[p] as number) - r * b;
    const sgg = (gg[p] as number) - g * g + smoothness;
    const sgb = (gb[p] as number) - g * b;
    const sbb = (bb[p] as number) - b * b + smoothness;
    const i0 = sgg * sbb - sgb * sgb;
    const i1 = sgb * srb - srg * sbb;
    const i2 = srg * sgb - sgg * srb;
    const determinant = srr * i0 + srg * i1 + srb * i2;
    const c0 = (cr[p] as number) - r * mean;
    const c1 = (cg[p] as number) - g * mean;
    const c2 = (cb[p] as number) - b * mean;
    const a0 = (i0 * c0 + i1 * c1 + i2 * c2) / determinant;
    const a1 =
      (i1 * c0 + (srr * sbb - srb * srb) * c1 + (srb * srg - srr * sgb) * c2) / determinant;
    const a2 =
      (i2 * c0 + (srb * srg - srr * sgb) * c1 + (srr * sgg - srg * srg) * c2) / determinant;
    cr[p] = a0;
    cg[p] = a1;
    cb[p] = a2;
    mp[p] = mean - a0 * r - a1 * g - a2 * b;
  }
  return [cr, cg, cb, mp];
}

/** Smooths a plane but for the edges that the guide has in the same place. */
export async function guidedFilter(
  guide: Pixels,
  plane: Float32Array,
  radius: number,
  smoothness: number,
  pause: () => Promise<void>,
): Promise<Float32Array> {
  const { red, green, blue, offset } = await guidedModel(guide, plane, radius, smoothness, pause);
  await pause();
  const { data, channels } = guide;
  for (let p = 0, i = 0; p < offset.length; p++, i += channels) {
    const value =
      (red[p] as number) * (data[i] as number) +
      (green[p] as number) * (data[i + 1] as number) +
      (blue[p] as number) * (data[i + 2] as number);
    offset[p] = value / 255 + (offset[p] as number);
  }
  return offset;
}
