import { eachRow } from '../picture/each-row.ts';
import type { Size } from '../picture/picture.ts';
import { gaussian } from './gaussian.ts';

/** Which way the edges of a picture run, one value a pixel each. */
export interface Flow extends Size {
  /** Unit vector along the edge. */
  along: Float32Array;
  /** Its other part: `along` is x, `down` is y. */
  down: Float32Array;
  /** How clearly it runs one way: 0 not at all … 1. */
  clarity: Float32Array;
}

/**
 * The flow of a picture from the smoothed structure tensor of its light, whose lesser eigenvector runs
 * along edges (Brox et al., "Adaptive structure tensors", 2006; Kyprianidis, Kang & Döllner, "Image and
 * video abstraction by anisotropic Kuwahara filtering", 2009).
 *
 * @param light 0 … 1
 * @param sigma how far directions are averaged, px
 * @param pause awaited now and then
 */
export async function flowOf(
  light: Float32Array,
  { width, height }: Size,
  sigma: number,
  pause: () => Promise<void>,
): Promise<Flow> {
  const size = { width, height };
  await pause();
  const planes = products(light, size);
  for (const plane of planes) {
    await pause();
    gaussian(plane, size, sigma, plane);
  }
  await pause();
  const [xx, xy, yy] = planes as [Float32Array, Float32Array, Float32Array];
  const clarity = new Float32Array(light.length);
  for (let p = 0; p < light.length; p++) {
    const e = xx[p] as number;
    const f = xy[p] as number;
    const g = yy[p] as number;
    const root = Math.sqrt((e - g) * (e - g) + 4 * f * f);
    // The eigenvector of the lesser eigenvalue; of its two forms the one that does not vanish.
    const vx = e > g ? -2 * f : e - g - root;
    const vy = e > g ? e - g + root : 2 * f;
    const length = Math.sqrt(vx * vx + vy * vy);
    xx[p] = length > 0 ? vx / length : 0;
    xy[p] = length > 0 ? vy / length : 1;
    clarity[p] = e + g > 1e-7 ? root / (e + g) : 0;
  }
  return { width, height, along: xx, down: xy, clarity };
}

/** Products of the gradient's two parts, after Scharr's 3 × 3 operator. */
function products(light: Float32Array, { width, height }: Size): Float32Array[] {
  const [xx, xy, yy] = [0, 0, 0].map(() => new Float32Array(light.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const left = x > 0 ? x - 1 : 0;
      const right = x < width - 1 ? x + 1 : x;
      const nw = light[above + left] as number;
      const ne = light[above + right] as number;
      const sw = light[below + left] as number;
      const se = light[below + right] as number;
      const gx =
        3 * (ne - nw + se - sw) +
        10 * ((light[row + right] as number) - (light[row + left] as number));
      const gy =
        3 * (sw - nw + se - ne) +
        10 * ((light[below + x] as number) - (light[above + x] as number));
      xx[row + x] = gx * gx;
      xy[row + x] = gx * gy;
      yy[row + x] = gy * gy;
    }
  }
  return [xx, xy, yy];
}

/**
 * Averages a plane along the flow, so that broken lines join and noise beside them goes (line integral
 * convolution, Cabral & Leedom 1993).
 *
 * @param reach px to either side
 * @param pause awaited now and then
 */
export async function averagedAlong(
  plane: Float32Array,
  flow: Flow,
  reach: number,
  pause: () => Promise<void>,
): Promise<Float32Array> {
  const { width, height, along, down } = flow;
  const out = new Float32Array(plane.length);
  const weights = Float32Array.from({ length: reach + 1 }, (_, i) =>
    Math.exp((-2 * i * i) / (reach * reach)),
  );
  await eachRow(height, pause, (y) => {
    for (let x = 0, p = y * width; x < width; x++, p++) {
      let sum = plane[p] as number;
      let weight = 1;
      for (let way = -1; way <= 1; way += 2) {
        let dx = (along[p] as number) * way;
        let dy = (down[p] as number) * way;
        let px = x + 0.5 + dx;
        let py = y + 0.5 + dy;
        for (let step = 1; step <= reach; step++) {
          if (px < 0 || py < 0 || px >= width || py >= height) break;
          const q = (py | 0) * width + (px | 0);
          const w = weights[step] as number;
          sum += (plane[q] as number) * w;
          weight += w;
          const nx = along[q] as number;
          const ny = down[q] as number;
          // The flow has no sign: go on the way that was come.
          const sign = nx * dx + ny * dy < 0 ? -1 : 1;
          dx = nx * sign;
          dy = ny * sign;
          px += dx;
          py += dy;
        }
      }
      out[p] = sum / weight;
    }
  });
  return out;
}
