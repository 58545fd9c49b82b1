import type { Mask, Pixels, Size } from '../picture/picture.ts';
import type { Selection } from '../picture/selection.ts';
import { boxMean } from '../vision/box-mean.ts';
import { guidedFilter } from '../vision/guided-filter.ts';
import type { Divided } from './divide.ts';
import type { Checkpoint } from './find-subject.ts';
import { heldBy, KEPT, REMOVED } from './held.ts';
import { closedFormMatte } from './matte.ts';
import { seenThrough } from './seen-through.ts';
import { resized } from './working-copy.ts';

/** Width of the band in which the edge may be soft, to each side, as a share of the longer edge. */
const BAND = 0.011;

/** The same as a share of the square root of the subject's area: what is thin is not all edge. */
const BAND_OF_AREA = 0.03;

function bandOf(plane: Float32Array, { width, height }: Size): number {
  let area = 0;
  for (let p = 0; p < plane.length; p++) area += plane[p] as number;
  const wide = Math.min(Math.max(width, height) * BAND, Math.sqrt(area) * BAND_OF_AREA);
  return Math.max(2, Math.round(wide));
}

/** Share of the background from which on nothing of the subject is there. */
const CLEAR = 0.8;

/** Rounds of refining; more change nothing that is seen. */
const ROUNDS = 24;

/** Gives a division a soft edge where hair, fur and blur are, at the size of the picture given. */
export async function soften(
  picture: Pixels,
  divided: Divided,
  selection: Selection,
  checkpoint: Checkpoint,
): Promise<Mask> {
  const size: Size = { width: picture.width, height: picture.height };
  const plane = resized(Float32Array.from(divided.inside), divided, size, divided.region);
  const radius = bandOf(plane, size);
  const mean = boxMean(plane, size, radius);
  const through = seenThrough(picture, plane);
  const known = new Uint8Array(plane.length);
  const held = selection.strokes
    ? await heldBy({ strokes: selection.strokes }, size, checkpoint)
    : null;
  for (let p = 0; p < plane.length; p++) {
    const share = mean[p] as number;
    const mark = held?.data[p];
    const isMarked = mark === KEPT || mark === REMOVED;
    const seen = through[p] as number;
    if (!isMarked && seen > 0) {
      // Colours that far inside have nothing outside to be compared with.
      plane[p] = 1 - seen;
      known[p] = seen > CLEAR ? 1 : 0;
      if (seen > CLEAR) plane[p] = 0;
      continue;
    }
    if (!isMarked && share > 0.015 && share < 0.985) continue;
    known[p] = 1;
    plane[p] = isMarked ? (mark === KEPT ? 1 : 0) : share > 0.5 ? 1 : 0;
  }
  await checkpoint('Refining the edge', 0.6);
  const refining = () => checkpoint('Refining the edge', 0.62);
  const start = await guidedFilter(picture, plane, Math.max(3, radius), 1e-4, refining);
  for (let p = 0; p < plane.length; p++) {
    if (known[p] === 1) start[p] = plane[p] as number;
    else start[p] = Math.min(1, Math.max(0, start[p] as number));
  }
  await checkpoint('Refining the edge', 0.65);
  const solved = await closedFormMatte(picture, start, known, ROUNDS, () =>
    checkpoint('Refining the edge', 0.8),
  );
  // What is nearly all or nothing is that: a faint veil would show on another background.
  const data = new Uint8Array(solved.length);
  for (let p = 0; p < data.length; p++)
    data[p] = Math.round(255 * Math.min(1, Math.max(0, ((solved[p] as number) - 0.04) / 0.92)));
  return { ...size, data };
}
