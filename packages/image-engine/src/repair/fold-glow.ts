import { eachRow } from '../picture/each-row.ts';
import type { Pixels, Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { quantileOf } from '../vision/quantile.ts';
import { type Fold, offFrom } from './folds.ts';

/** How far to either side of a fold its layer is worn at most, as a share of the longer edge. */
const REACH = 0.03;
/** Share of the paper that is seen through right beside a fold, at least: less is not seen. */
const SEEN = 0.04;
/** Most of it: what is lighter than that is a thing that the fold runs along. */
const MOST = 0.4;
/** Of that, the share that is left half of the way off, at most: what stays as light is what the print shows. */
const LEFT = 0.6;
/** Share of the places along a fold that are as light as its paper. */
const PAPER = 0.1;
/** How much darker than paper a tone is, 0 to 1, of which it can be told how much paper is seen through it. */
const DARKER = 0.2;
/** From how far off, px, tones are told: nearer, the layer has come off and is filled. */
const FROM = 4;
/** px along a fold from one place that is measured to the next. */
const STEP = 2;

/** What of a print has worn off beside a fold: the share of the paper that is seen by the distance from it, px. */
interface Glow {
  reach: number;
  shares: number[];
}

/** Places along a fold that lie in the photograph with all that is beside them. */
function placesOn({ x, y, dx, dy }: Fold, reach: number, { width, height }: Size) {
  const places: { x: number; y: number }[] = [];
  const half = Math.ceil(Math.hypot(width, height));
  for (let along = -half; along <= half; along += STEP) {
    const place = { x: x + along * dx, y: y + along * dy };
    const isIn = [-reach, reach].every((off) => {
      const [u, v] = [place.x - off * dy, place.y + off * dx];
      return u >= 0 && v >= 0 && u < width - 1 && v < height - 1;
    });
    if (isIn) places.push(place);
  }
  return places;
}

const middleOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] as number;

/**
 * Measures it as the median of all places along the fold, of both sides alike: what a print shows is lighter on one side
 * or the other.
 *
 * @param luma 0 to 1
 */
function glowOf(fold: Fold, luma: Float32Array, size: Size): Glow | null {
  const reach = Math.round(REACH * Math.max(size.width, size.height));
  const places = placesOn(fold, reach, size);
  if (places.length < 2 * reach) return null;
  const at = ({ x, y }: { x: number; y: number }, off: number) => {
    const [u, v] = [Math.round(x - off * fold.dy), Math.round(y + off * fold.dx)];
    return luma[v * size.width + u] as number;
  };
  const both = (place: { x: number; y: number }, off: number) =>
    (at(place, off) + at(place, -off)) / 2;
  const paper = quantileOf(
    Float32Array.from(places, (place) => at(place, 0)),
    1 - PAPER,
  );
  const told = places.filter((place) => paper - both(place, reach) > DARKER);
  if (told.length < 2 * reach) return null;
  const shares = Array.from({ length: reach + 1 }, (_, off) =>
    middleOf(
      told.map((place) => {
        const tone = both(place, reach);
        return (both(place, Math.max(FROM, off)) - tone) / (paper - tone);
      }),
    ),
  );
  // It wears less the farther off.
  for (let off = 1; off <= reach; off++)
    shares[off] = Math.max(0, Math.min(shares[off] as number, shares[off - 1] as number));
  const [most, half] = [shares[0] as number, shares[reach >> 1] as number];
  return most < SEEN || most > MOST || half > LEFT * most ? null : { reach, shares };
}

/** Mean colour of the lightest places on a fold: that of its paper. */
function paperOf(fold: Fold, { data, width, height, channels }: Pixels, scale: number): number[] {
  const large = { ...fold, x: fold.x / scale, y: fold.y / scale };
  const places = placesOn(large, 0, { width, height });
  return [0, 1, 2].map((c) => {
    const values = places.map(({ x, y }) => {
      const p = Math.round(y) * width + Math.round(x);
      return (data[p * channels + c] as number) / 255;
    });
    return 255 * quantileOf(Float32Array.from(values), 1 - PAPER);
  });
}

/**
 * Takes the paper away that is seen through the worn layer to either side of folds, in place.
 *
 * @param luma of a copy of that size, 0 to 255
 */
export async function takeGlow(
  pixels: Pixels,
  folds: readonly Fold[],
  { luma, ...size }: Size & { luma: Float32Array },
  checkpoint: Checkpoint,
): Promise<void> {
  const { data, width, height, channels } = pixels;
  const scale = size.width / width;
  const light = luma.map((value) => value / 255);
  for (const fold of folds) {
    await checkpoint();
    const glow = glowOf(fold, light, size);
    if (!glow) continue;
    const paper = paperOf(fold, pixels, scale);
    await eachRow(height, checkpoint, (y) => {
      for (let x = 0, i = y * width * channels; x < width; x++, i += channels) {
        const off = Math.abs(offFrom(fold, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5));
        if (off >= glow.reach) continue;
        const [near, far] = [glow.shares[Math.floor(off)], glow.shares[Math.floor(off) + 1]];
        const share = (near as number) + ((far as number) - (near as number)) * (off % 1);
        for (let c = 0; c < 3; c++) {
          const bare = ((data[i + c] as number) - share * (paper[c] as number)) / (1 - share);
          data[i + c] = Math.min(255, Math.max(0, bare + 0.5));
        }
      }
    });
  }
}
