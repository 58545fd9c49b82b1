import { eachRow } from '../picture/each-row.ts';
import type { Pixels } from '../picture/picture.ts';

/** Regularises windows of one colour (A. Levin et al., A Closed-Form Solution to Natural Image Matting, 2008). */
const EPSILON = 1e-6;
/** How firmly known pixels keep their value. */
const FIRMNESS = 50;
/** The remaining error, squared and relative, that ends the search. */
const GOOD_ENOUGH = 1e-6;

/**
 * Solves for how much of the subject is in each pixel between what is known to be inside and what is
 * known to be outside, from the assumption that colours vary along a line within small windows (A. Levin
 * et al., 2008). Solved matrix-free by conjugate gradients, in the unknown band only.
 *
 * @param start share of the subject, 0 to 1; exact where known. It becomes the result.
 * @param known 1 where it is known
 * @param pause awaited between rounds
 */
export async function closedFormMatte(
  picture: Pixels,
  start: Float32Array,
  known: Uint8Array,
  rounds: number,
  pause: () => Promise<void>,
): Promise<Float32Array> {
  const laplacian = await createLaplacian(picture, known, pause);
  const { active } = laplacian;
  const solution = start;
  const residual = new Float32Array(start.length);
  const direction = new Float32Array(start.length);
  const image = new Float32Array(start.length);
  await pause();
  laplacian.apply(solution, image);
  let error = 0;
  for (const p of active) {
    const wanted = known[p] === 1 ? FIRMNESS * (start[p] as number) : 0;
    const value = wanted - (image[p] as number);
    residual[p] = value;
    direction[p] = value;
    error += value * value;
  }
  const enough = error * GOOD_ENOUGH;
  for (let round = 0; round < rounds && error > enough; round++) {
    if (round % 4 === 3) await pause();
    laplacian.apply(direction, image);
    let curvature = 0;
    for (const p of active) curvature += (direction[p] as number) * (image[p] as number);
    if (curvature <= 0) break;
    const step = error / curvature;
    let left = 0;
    for (const p of active) {
      solution[p] = (solution[p] as number) + step * (direction[p] as number);
      const value = (residual[p] as number) - step * (image[p] as number);
      residual[p] = value;
      left += value * value;
    }
    const turn = left / error;
    for (const p of active)
      direction[p] = (residual[p] as number) + turn * (direction[p] as number);
    error = left;
  }
  for (const p of active) solution[p] = Math.min(1, Math.max(0, solution[p] as number));
  return solution;
}

/** The matting Laplacian over the windows that hold an unknown pixel. */
interface Laplacian {
  /** The pixels of those windows. */
  active: Int32Array;
  apply: (values: Float32Array, out: Float32Array) => void;
}

async function createLaplacian(
  { data, width, height, channels }: Pixels,
  known: Uint8Array,
  pause: () => Promise<void>,
): Promise<Laplacian> {
  const offsets = [-width - 1, -width, -width + 1, -1, 0, 1, width - 1, width, width + 1];
  const windows: number[] = [];
  const isActive = new Uint8Array(known.length);
  await eachRow(height - 2, pause, (above) => {
    const y = above + 1;
    for (let x = 1, p = y * width + 1; x < width - 1; x++, p++) {
      if (offsets.every((offset) => known[p + offset] === 1)) continue;
      windows.push(p);
      for (const offset of offsets) isActive[p + offset] = 1;
    }
  });
  const active = placesOf(isActive);
  const colours = new Float32Array(known.length * 3);
  for (let p = 0; p < known.length; p++) {
    for (let c = 0; c < 3; c++) colours[p * 3 + c] = (data[p * channels + c] as number) / 255;
  }
  const fits = new Float32Array(windows.length * 9);
  await eachRow(windows.length, pause, (k) =>
    fit(colours, windows[k] as number, offsets, fits, k * 9),
  );

  function apply(values: Float32Array, out: Float32Array): void {
    for (const p of active) out[p] = known[p] === 1 ? FIRMNESS * (values[p] as number) : 0;
    for (let k = 0, j = 0; k < windows.length; k++, j += 9) {
      const p = windows[k] as number;
      const red = fits[j] as number;
      const green = fits[j + 1] as number;
      const blue = fits[j + 2] as number;
      let sum = 0;
      let sr = 0;
      let sg = 0;
      let sb = 0;
      for (let t = 0; t < 9; t++) {
        const q = p + (offsets[t] as number);
        const value = values[q] as number;
        sum += value;
        sr += value * ((colours[q * 3] as number) - red);
        sg += value * ((colours[q * 3 + 1] as number) - green);
        sb += value * ((colours[q * 3 + 2] as number) - blue);
      }
      sum /= 9;
      const irg = fits[j + 4] as number;
      const irb = fits[j + 5] as number;
      const igb = fits[j + 7] as number;
      const cr = (fits[j + 3] as number) * sr + irg * sg + irb * sb;
      const cg = irg * sr + (fits[j + 6] as number) * sg + igb * sb;
      const cb = irb * sr + igb * sg + (fits[j + 8] as number) * sb;
      for (let t = 0; t < 9; t++) {
        const q = p + (offsets[t] as number);
        const explained =
          sum +
          cr * ((colours[q * 3] as number) - red) +
          cg * ((colours[q * 3 + 1] as number) - green) +
          cb * ((colours[q * 3 + 2] as number) - blue);
        out[q] = (out[q] as number) + (values[q] as number) - explained;
      }
    }
  }
  return { active, apply };
}

/** Where the flags are 1. */
function placesOf(flags: Uint8Array): Int32Array {
  const places: number[] = [];
  for (let p = 0; p < flags.length; p++) if (flags[p] === 1) places.push(p);
  return Int32Array.from(places);
}

/** Mean colour and inverse covariance (over 9) of a window: nine numbers. */
function fit(
  colours: Float32Array,
  p: number,
  offsets: readonly number[],
  out: Float32Array,
  to: number,
): void {
  let [r, g, b, rr, rg, rb, gg, gb, bb] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const offset of offsets) {
    const i = (p + offset) * 3;
    const [red, green, blue] = [
      colours[i] as number,
      colours[i + 1] as number,
      colours[i + 2] as number,
    ];
    r += red;
    g += green;
    b += blue;
    rr += red * red;
    rg += red * green;
    rb += red * blue;
    gg += green * green;
    gb += green * blue;
    bb += blue * blue;
  }
  [r, g, b] = [r / 9, g / 9, b / 9];
  const vrr = rr / 9 - r * r + EPSILON;
  const vrg = rg / 9 - r * g;
  const vrb = rb / 9 - r * b;
  const vgg = gg / 9 - g * g + EPSILON;
  const vgb = gb / 9 - g * b;
  const vbb = bb / 9 - b * b + EPSILON;
  const i0 = vgg * vbb - vgb * vgb;
  const i1 = vgb * vrb - vrg * vbb;
  const i2 = vrg * vgb - vgg * vrb;
  const scale = 1 / (9 * (vrr * i0 + vrg * i1 + vrb * i2));
  const entries = [
    i0,
    i1,
    i2,
    vrr * vbb - vrb * vrb,
    vrg * vrb - vrr * vgb,
    vrr * vgg - vrg * vrg,
  ].map((entry) => entry * scale);
  out.set([r, g, b, ...entries], to);
}
