import type { Pixels } from '../picture/picture.ts';
import { type Plane, planeOf } from '../vision/plane.ts';

/** Luma and the differences of blue and red from it at half the size, in levels. */
export interface Chroma {
  luma: Plane;
  cb: Plane;
  cr: Plane;
}

/** Means of squares of 2 × 2 px. */
export function halfChroma({ data, width, height, channels }: Pixels): Chroma {
  const size = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const [luma, cb, cr] = [planeOf(size), planeOf(size), planeOf(size)];
  const at = (i: number) => data[i] as number;
  for (let y = 0, p = 0; y < size.height; y++) {
    const top = 2 * y * width;
    const below = Math.min(height - 1, 2 * y + 1) * width;
    for (let x = 0; x < size.width; x++, p++) {
      const left = 2 * x;
      const right = Math.min(width - 1, left + 1);
      const i = (top + left) * channels;
      const j = (top + right) * channels;
      const k = (below + left) * channels;
      const l = (below + right) * channels;
      const r = (at(i) + at(j) + at(k) + at(l)) / 4;
      const g = (at(i + 1) + at(j + 1) + at(k + 1) + at(l + 1)) / 4;
      const b = (at(i + 2) + at(j + 2) + at(k + 2) + at(l + 2)) / 4;
      const value = 0.299 * r + 0.587 * g + 0.114 * b;
      luma.data[p] = value;
      cb.data[p] = b - value;
      cr.data[p] = r - value;
    }
  }
  return { luma, cb, cr };
}

const REACH = 3;
const STEPS = 256;

/** A joint bilateral filter of the colours: neighbours of like luma and colour are averaged. */
export async function bilateralChroma(
  { luma, cb, cr }: Chroma,
  noise: number,
  checkpoint: (share: number) => Promise<void>,
): Promise<Chroma> {
  const { width, height } = luma;
  const [softCb, softCr] = [planeOf(luma), planeOf(luma)];
  const colour = 1 / (2 * (2.6 * noise + 2) ** 2);
  const light = 1 / (2 * (3 * noise + 4) ** 2);
  const table = Float32Array.from({ length: STEPS + 1 }, (_, i) => Math.exp((-8 * i) / STEPS));
  const every = Math.max(1, Math.floor(60_000 / width));
  const [y1, b1, r1] = [luma.data, cb.data, cr.data];
  for (let y = 0; y < height; y++) {
    if (y % every === 0) await checkpoint(y / height);
    const from = Math.max(0, y - REACH);
    const to = Math.min(height - 1, y + REACH);
    for (let x = 0, p = y * width; x < width; x++, p++) {
      const value = y1[p] as number;
      const blue = b1[p] as number;
      const red = r1[p] as number;
      let [sumB, sumR, all] = [blue, red, 1];
      const left = Math.max(0, x - REACH);
      const right = Math.min(width - 1, x + REACH);
      // Every other row and column of the window: as wide, at a quarter of the work.
      for (let v = from + ((from ^ y) & 1); v <= to; v += 2)
        for (let q = v * width + left + ((left ^ x) & 1); q <= v * width + right; q += 2) {
          const dy = (y1[q] as number) - value;
          const db = (b1[q] as number) - blue;
          const dr = (r1[q] as number) - red;
          const step = ((dy * dy * light + (db * db + dr * dr) * colour) * STEPS) / 8;
          if (step >= STEPS) continue;
          const weight = table[step | 0] as number;
          sumB += weight * (b1[q] as number);
          sumR += weight * (r1[q] as number);
          all += weight;
        }
      softCb.data[p] = sumB / all;
      softCr.data[p] = sumR / all;
    }
  }
  return { luma, cb: softCb, cr: softCr };
}
