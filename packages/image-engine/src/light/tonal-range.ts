import type { PassContext, Pixels } from '../picture/picture.ts';
import { localLines } from '../vision/local-lines.ts';
import { lumaPlaneOf, type Plane, shrunk } from '../vision/plane.ts';
import { followTones } from './follow-tones.ts';

/** Longer edge of the copy on which the tones are worked out, px. */
const WORKING_EDGE = 400;
/** Windows of the smoothing that tells a dark place from a dark detail, in shares of the longer edge. */
const NEIGHBOURHOOD = 1 / 30;
/** Variance of luma below which a window counts as one place: contrasts of about 0.08 stay details of it. */
const ONE_PLACE = 0.0064;
/** Luma from which a place is no shadow any more. */
const SHADOWS_END = 0.62;
/** By how much the curve bends: more than 3 upwards, or 1 downwards, would put tones in another order. */
const BEND = { up: 2.3, down: 0.9 } as const;

/** Which end of the tones is moved. */
export type TonalRange = 'shadows' | 'highlights';

/** Luma of a dark place, moved: most a third of the way to where shadows end, and nothing at black. */
function shadowCurve(luma: number, amount: number): number {
  const bend = amount * (amount > 0 ? BEND.up : BEND.down);
  return luma + bend * luma * Math.max(0, 1 - luma / SHADOWS_END) ** 2;
}

/** The same from the other end; white itself comes down a little, for there is nothing left to bring out. */
function highlightCurve(luma: number, amount: number): number {
  const white = amount < 0 ? 0.05 * amount * luma ** 6 : 0;
  return 1 - shadowCurve(1 - luma, -amount) + white;
}

/** The place that each pixel lies in: luma smoothed, its edges kept (the guided filter by itself). */
function placesOf(luma: Plane): Float32Array {
  const radius = Math.max(1, Math.round(Math.max(luma.width, luma.height) * NEIGHBOURHOOD));
  const { slope, offset } = localLines(luma.data, luma.data, luma, radius, ONE_PLACE);
  return slope.map((a, i) => a * (luma.data[i] as number) + (offset[i] as number));
}

/**
 * Lifts or deepens the shadows, or brings the highlights down or up, in place; the other tones stay. What
 * is moved are whole places, so that the details in them keep their contrast.
 *
 * @param amount -1 (darker) to 1 (lighter)
 */
export async function withTonalRange(
  pixels: Pixels,
  range: TonalRange,
  amount: number,
  context: PassContext,
): Promise<Pixels> {
  const stage = 'Balancing light and shade';
  await context.checkpoint(stage, 0);
  const luma = lumaPlaneOf(await shrunk(pixels, WORKING_EDGE));
  const places = placesOf(luma);
  await context.checkpoint(stage, 0.3);
  const moved = range === 'shadows' ? shadowCurve : highlightCurve;
  const data = luma.data.map((value, i) => {
    const place = Math.min(1, Math.max(0, places[i] as number));
    const to = moved(place, amount);
    // A lifted shadow's details grow with it, as more light on them would do; others stay as strong.
    return to > place && range === 'shadows'
      ? (value * (to + 0.02)) / (place + 0.02)
      : value + to - place;
  });
  return followTones(pixels, luma, { ...luma, data }, context, { from: 0.4, stage, colour: 1 });
}
