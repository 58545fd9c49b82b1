import type { Size } from '../picture/picture.ts';
import { type Plane, planeOf } from './plane.ts';

const half = ({ width, height }: Size): Size => ({
  width: (width + 1) >> 1,
  height: (height + 1) >> 1,
});

/** The plane at half the size, smoothed by the binomial filter 1 4 6 4 1 (Burt & Adelson 1983). */
function reduced(plane: Plane): Plane {
  const { data, width, height } = plane;
  const small = planeOf(half(plane));
  const line = new Float32Array(width + 4);
  for (let y = 0, o = 0; y < small.height; y++) {
    const row = (dy: number) => Math.min(height - 1, Math.max(0, 2 * y + dy)) * width;
    const a = row(-2);
    const b = row(-1);
    const c = row(0);
    const d = row(1);
    const e = row(2);
    for (let x = 0; x < width; x++)
      line[x + 2] =
        ((data[a + x] as number) +
          (data[e + x] as number) +
          4 * ((data[b + x] as number) + (data[d + x] as number)) +
          6 * (data[c + x] as number)) /
        16;
    line.fill(line[2] as number, 0, 2);
    line.fill(line[width + 1] as number, width + 2);
    for (let x = 0; x < small.width; x++, o++) {
      const i = 2 * x;
      small.data[o] =
        ((line[i] as number) +
          (line[i + 4] as number) +
          4 * ((line[i + 1] as number) + (line[i + 3] as number)) +
          6 * (line[i + 2] as number)) /
        16;
    }
  }
  return small;
}

/** Adds `sign` times the plane of half the size, enlarged by the same filter, to a plane. In place. */
function addExpanded(plane: Plane, small: Plane, sign: 1 | -1): void {
  const { data, width, height } = plane;
  const line = new Float32Array(small.width + 2);
  for (let y = 0, o = 0; y < height; y++) {
    const middle = y >> 1;
    const row = (at: number) => Math.min(small.height - 1, Math.max(0, at)) * small.width;
    const a = row(middle - 1);
    const b = row(middle);
    const c = row(middle + 1);
    const isBetween = (y & 1) === 1;
    for (let x = 0; x < small.width; x++) {
      const here = small.data[b + x] as number;
      const next = small.data[c + x] as number;
      line[x + 1] = isBetween
        ? (here + next) / 2
        : ((small.data[a + x] as number) + 6 * here + next) / 8;
    }
    line[0] = line[1] as number;
    line[small.width + 1] = line[small.width] as number;
    for (let x = 0; x < width; x++, o++) {
      const i = (x >> 1) + 1;
      const here = line[i] as number;
      const next = line[i + 1] as number;
      const value = x & 1 ? (here + next) / 2 : ((line[i - 1] as number) + 6 * here + next) / 8;
      data[o] = (data[o] as number) + sign * value;
    }
  }
}

/** The plane and its halvings down to one px, the plane itself first. */
export function gaussianPyramid(plane: Plane): Plane[] {
  const pyramid = [plane];
  for (let last = plane; Math.max(last.width, last.height) > 1; ) {
    last = reduced(last);
    pyramid.push(last);
  }
  return pyramid;
}

/** Turns a Gaussian pyramid into its Laplacian: what each level adds to the next; the last stays. In place. */
export function toLaplacian(pyramid: readonly Plane[]): void {
  for (let k = 0; k + 1 < pyramid.length; k++)
    addExpanded(pyramid[k] as Plane, pyramid[k + 1] as Plane, -1);
}

/** The plane that a Laplacian pyramid describes. In place: the first level becomes it. */
export function collapsed(pyramid: readonly Plane[]): Plane {
  for (let k = pyramid.length - 2; k >= 0; k--)
    addExpanded(pyramid[k] as Plane, pyramid[k + 1] as Plane, 1);
  return pyramid[0] as Plane;
}
