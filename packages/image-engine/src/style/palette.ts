import { eachRow } from '../picture/each-row.ts';
import type { Pixels } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';
import { type Lab, toLab } from '../vision/lab.ts';

/** Few colours that stand for all of a picture's. */
export interface Palette {
  /** Red, green and blue of each colour, 0 … 255, one after another. */
  colours: Uint8Array;
  /** Which colour each pixel is nearest to. */
  nearest: Uint8Array;
}

const ROUNDS = 8;
/** Pixels that the colours are found from; more tell nothing new. */
const SAMPLES = 12_000;

/**
 * The colours that a picture's pixels gather round in L*a*b* (k-means; first colours far from each
 * other, after Arthur & Vassilvitskii, "k-means++", 2007).
 *
 * @param count 2 … 256; fewer come back for a picture that has no more
 */
export async function paletteOf(
  pixels: Pixels,
  count: number,
  pause: () => Promise<void>,
): Promise<Palette> {
  const lab = toLab(pixels);
  const total = lab.lightness.length;
  const step = Math.max(1, Math.floor(total / SAMPLES));
  const samples = Uint32Array.from({ length: Math.ceil(total / step) }, (_, i) => i * step);
  const centres = spreadCentres(lab, samples, count);
  const found = centres.length / 3;
  await eachRow(ROUNDS, pause, () => {
    const sums = new Float64Array(found * 4);
    for (const p of samples) {
      const k = nearestTo(lab, p, centres) * 4;
      sums[k] = (sums[k] as number) + (lab.lightness[p] as number);
      sums[k + 1] = (sums[k + 1] as number) + (lab.a[p] as number);
      sums[k + 2] = (sums[k + 2] as number) + (lab.b[p] as number);
      sums[k + 3] = (sums[k + 3] as number) + 1;
    }
    for (let k = 0; k < found; k++) {
      const members = sums[k * 4 + 3] as number;
      if (members === 0) continue;
      for (let c = 0; c < 3; c++) centres[k * 3 + c] = (sums[k * 4 + c] as number) / members;
    }
  });
  const nearest = new Uint8Array(total);
  await eachRow(pixels.height, pause, (y) => {
    const end = (y + 1) * pixels.width;
    for (let p = y * pixels.width; p < end; p++) nearest[p] = nearestTo(lab, p, centres);
  });
  return { colours: meansOf(pixels, nearest, found), nearest };
}

/** Squared distance of a pixel's colour from a centre. */
function distance({ lightness, a, b }: Lab, p: number, centres: Float32Array, k: number): number {
  const l = (lightness[p] as number) - (centres[k] as number);
  const da = (a[p] as number) - (centres[k + 1] as number);
  const db = (b[p] as number) - (centres[k + 2] as number);
  return l * l + da * da + db * db;
}

function nearestTo(lab: Lab, p: number, centres: Float32Array): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < centres.length; k += 3) {
    const d = distance(lab, p, centres, k);
    if (d < least) {
      least = d;
      best = k;
    }
  }
  return best / 3;
}

/** First centres: each drawn with a chance that grows with the distance from those before it. */
function spreadCentres(lab: Lab, samples: Uint32Array, count: number): Float32Array {
  const random = randomFrom(count);
  const centres = new Float32Array(count * 3);
  const far = new Float64Array(samples.length).fill(Number.POSITIVE_INFINITY);
  let chosen = samples[samples.length >> 1] as number;
  for (let k = 0; k < count; k++) {
    centres.set(
      [lab.lightness[chosen] as number, lab.a[chosen] as number, lab.b[chosen] as number],
      k * 3,
    );
    let sum = 0;
    for (let i = 0; i < samples.length; i++) {
      far[i] = Math.min(far[i] as number, distance(lab, samples[i] as number, centres, k * 3));
      sum += far[i] as number;
    }
    if (sum < 1e-6) return centres.slice(0, (k + 1) * 3);
    let left = random() * sum;
    let i = 0;
    while (i < samples.length - 1 && left > (far[i] as number)) left -= far[i++] as number;
    chosen = samples[i] as number;
  }
  return centres;
}

/** Mean colour of the pixels that are nearest to each centre. */
function meansOf({ data, channels }: Pixels, nearest: Uint8Array, count: number): Uint8Array {
  const sums = new Float64Array(count * 4);
  for (let p = 0, i = 0; p < nearest.length; p++, i += channels) {
    const k = (nearest[p] as number) * 4;
    for (let c = 0; c < 3; c++) sums[k + c] = (sums[k + c] as number) + (data[i + c] as number);
    sums[k + 3] = (sums[k + 3] as number) + 1;
  }
  return Uint8Array.from({ length: count * 3 }, (_, i) => {
    const k = Math.floor(i / 3) * 4;
    return Math.round((sums[k + (i % 3)] as number) / Math.max(1, sums[k + 3] as number));
  });
}
