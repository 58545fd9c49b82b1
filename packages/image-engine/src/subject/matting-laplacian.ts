import { eachRow } from '../picture/each-row.ts';
import type { Pixels } from '../picture/picture.ts';

/** Regularises windows of one colour (A. Levin et al., A Closed-Form Solution to Natural Image Matting, 2008). */
const EPSILON = 1e-6;
/** Pixels of a window, and the pairs of them, each with itself as well. */
const WINDOW = 9;
/** Entries of a row from its own pixel on: the pixels after it, in reading order, that share a window with it. */
export const ROW = 13;

/** The matting Laplacian over the unknown pixels; what is known has gone into `wanted`. */
export interface MattingLaplacian {
  /** The unknown pixels. */
  places: Int32Array;
  /** `ROW` entries for each, of itself and of the unknown pixels after it. */
  entries: Float32Array;
  /** Where among the unknown those are; beyond all of them where one is known. */
  columns: Int32Array;
  /** What the matrix shall come to for each. */
  wanted: Float32Array;
}

/** The entry of a row for the pixel so far down and across, after it in reading order. */
const entryOf = (down: number, across: number) => (down === 0 ? across : 5 * down + across);

/**
 * Sets up what a matte has to fulfil if colours vary along a line within windows of 3 × 3 pixels
 * (A. Levin et al., 2008).
 *
 * @param shares of the subject, 0 to 1, where it is known
 * @param known 1 where it is
 */
export async function mattingLaplacian(
  picture: Pixels,
  shares: Float32Array,
  known: Uint8Array,
  pause: () => Promise<void>,
): Promise<MattingLaplacian> {
  const { width, height } = picture;
  const { places, rankOf } = unknownOf(known);
  const entries = new Float32Array(places.length * ROW);
  const wanted = new Float32Array(places.length);
  const explained = new Float64Array(WINDOW * WINDOW);
  const rows = { entries, wanted };
  await eachRow(Math.max(0, height - 2), pause, (above) => {
    const y = above + 1;
    for (let x = 1, p = y * width + 1; x < width - 1; x++, p++) {
      if (isKnownAround(known, p, width)) continue;
      explain(picture, p, explained);
      addWindow(rows, { rankOf, shares, width }, p, explained);
    }
  });
  const columns = new Int32Array(places.length * ROW).fill(places.length);
  for (let k = 0; k < places.length; k++) {
    const p = places[k] as number;
    for (let down = 0; down <= 2; down++)
      for (let across = down === 0 ? 1 : -2; across <= 2; across++) {
        const other = rankOf[p + down * width + across] ?? -1;
        if (other >= 0) columns[k * ROW + entryOf(down, across)] = other;
      }
  }
  return { places, entries, columns, wanted };
}

/** The unknown pixels, and the place of each among them; −1 for the known. */
function unknownOf(known: Uint8Array): { places: Int32Array; rankOf: Int32Array } {
  const rankOf = new Int32Array(known.length).fill(-1);
  let count = 0;
  for (let p = 0; p < known.length; p++) if (known[p] !== 1) rankOf[p] = count++;
  const places = new Int32Array(count);
  for (let p = 0; p < known.length; p++) if (known[p] !== 1) places[rankOf[p] as number] = p;
  return { places, rankOf };
}

function isKnownAround(known: Uint8Array, p: number, width: number): boolean {
  for (let q = p - width; q <= p + width; q += width)
    if (known[q - 1] !== 1 || known[q] !== 1 || known[q + 1] !== 1) return false;
  return true;
}

/** Adds what a window asks of its unknown pixels. */
function addWindow(
  { entries, wanted }: Pick<MattingLaplacian, 'entries' | 'wanted'>,
  { rankOf, shares, width }: { rankOf: Int32Array; shares: Float32Array; width: number },
  p: number,
  explained: Float64Array,
): void {
  for (let s = 0; s < WINDOW; s++) {
    const sy = (s / 3) | 0;
    const sx = s % 3;
    const own = rankOf[p + (sy - 1) * width + sx - 1] as number;
    if (own < 0) continue;
    for (let t = 0; t < WINDOW; t++) {
      const ty = (t / 3) | 0;
      const tx = t % 3;
      const q = p + (ty - 1) * width + tx - 1;
      const value = (s === t ? 1 : 0) - (explained[s * WINDOW + t] as number);
      if ((rankOf[q] as number) < 0)
        wanted[own] = (wanted[own] as number) - value * (shares[q] as number);
      else if (t >= s) {
        const i = own * ROW + entryOf(ty - sy, tx - sx);
        entries[i] = (entries[i] as number) + value;
      }
    }
  }
}

/** Centred colours of a window's pixels, and those times the inverse covariance. */
const centred = new Float64Array(3 * WINDOW);
const whitened = new Float64Array(3 * WINDOW);

/** How much of each pixel of a window is explained by each other one. */
function explain({ data, width, channels }: Pixels, p: number, explained: Float64Array): void {
  let [r, g, b] = [0, 0, 0];
  for (let t = 0; t < WINDOW; t++) {
    const i = (p + (((t / 3) | 0) - 1) * width + (t % 3) - 1) * channels;
    const o = t * 3;
    centred[o] = (data[i] as number) / 255;
    centred[o + 1] = (data[i + 1] as number) / 255;
    centred[o + 2] = (data[i + 2] as number) / 255;
    r += centred[o] as number;
    g += centred[o + 1] as number;
    b += centred[o + 2] as number;
  }
  let [rr, rg, rb, gg, gb, bb] = [0, 0, 0, 0, 0, 0];
  for (let o = 0; o < 3 * WINDOW; o += 3) {
    const x = (centred[o] as number) - r / WINDOW;
    const y = (centred[o + 1] as number) - g / WINDOW;
    const z = (centred[o + 2] as number) - b / WINDOW;
    centred[o] = x;
    centred[o + 1] = y;
    centred[o + 2] = z;
    rr += x * x;
    rg += x * y;
    rb += x * z;
    gg += y * y;
    gb += y * z;
    bb += z * z;
  }
  rr += EPSILON * WINDOW;
  gg += EPSILON * WINDOW;
  bb += EPSILON * WINDOW;
  const [i0, i1, i2] = [gg * bb - gb * gb, gb * rb - rg * bb, rg * gb - gg * rb];
  const [i3, i4, i5] = [rr * bb - rb * rb, rg * rb - rr * gb, rr * gg - rg * rg];
  const scale = 1 / (rr * i0 + rg * i1 + rb * i2);
  for (let o = 0; o < 3 * WINDOW; o += 3) {
    const x = (centred[o] as number) * scale;
    const y = (centred[o + 1] as number) * scale;
    const z = (centred[o + 2] as number) * scale;
    whitened[o] = i0 * x + i1 * y + i2 * z;
    whitened[o + 1] = i1 * x + i3 * y + i4 * z;
    whitened[o + 2] = i2 * x + i4 * y + i5 * z;
  }
  for (let s = 0; s < WINDOW; s++)
    for (let t = 0, o = 0; t < WINDOW; t++, o += 3)
      explained[s * WINDOW + t] =
        1 / WINDOW +
        (centred[s * 3] as number) * (whitened[o] as number) +
        (centred[s * 3 + 1] as number) * (whitened[o + 1] as number) +
        (centred[s * 3 + 2] as number) * (whitened[o + 2] as number);
}
