import type { Box } from '../mask/mask-box.ts';
import type { Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import type { BoxCopy } from './box-copy.ts';
import { membrane } from './membrane.ts';

/** Px of the copy from one place that is looked at to the next: shadows are soft. */
const STEP = 2;
/** Half the width of the squares whose means are compared, as a share of the copy's longer edge: they tell the ground from its grain. */
const GRAIN = 0.0125;
/** Share of the box by which the ground is made up past its sides and below it: shadows reach there. */
const PAST = 0.12;
/** Display gamma, with which values of pixels become light. */
const GAMMA = 2.2;
/** Added to values of pixels, 0 to 255, so that black has a logarithm and the noise in it counts little. */
const BLACK = 4;

/** The ground around a thing and beneath it, at every other pixel of a copy. */
export interface Ground extends Size {
  /** The place of a pixel of the copy. */
  place: (p: number) => number;
  /** 1 where the thing is, and 1 where a shadow of it may lie: there the ground is made up. */
  thing: Uint8Array;
  hole: Uint8Array;
  /** The light that there is and that there would be, as natural logarithms, three values a place. */
  light: Float32Array;
  expected: Float32Array;
}

/** @param thing 1 at the pixels of the copy that show it */
export async function groundBeside(
  copy: BoxCopy,
  thing: Uint8Array,
  box: Box,
  checkpoint: Checkpoint,
): Promise<Ground> {
  const width = Math.ceil(copy.width / STEP);
  const height = Math.ceil(copy.height / STEP);
  const known = Float32Array.from(thing, (is) => 1 - is);
  const grain = Math.max(2, Math.round(GRAIN * Math.max(copy.width, copy.height)));
  const share = boxMean(known, copy, grain);
  const colours = new Float32Array(width * height * 3);
  const size = { width, height };
  for (let c = 0; c < 3; c++) {
    const plane = known.map((is, p) => is * (copy.data[p * 3 + c] as number));
    const mean = boxMean(plane, copy, grain);
    eachPlace(size, (k, x, y) => {
      const p = y * STEP * copy.width + x * STEP;
      colours[k * 3 + c] = (mean[p] as number) / Math.max(1e-3, share[p] as number);
    });
  }
  const [across, down] = [PAST * (box.right - box.left), PAST * (box.bottom - box.top)];
  const own = new Uint8Array(width * height);
  const hole = new Uint8Array(width * height);
  eachPlace(size, (k, x, y) => {
    const [u, v] = [x * STEP, y * STEP];
    if (thing[v * copy.width + u]) own[k] = 1;
    const isBeside = u >= box.left - across && u < box.right + across;
    if (own[k] || (isBeside && v >= box.top && v < box.bottom + down)) hole[k] = 1;
  });
  const rest = { barred: new Uint8Array(hole.length), texture: new Float32Array(0) };
  const filled = await membrane({ ...size, ...rest, colours, hole }, checkpoint);
  return {
    ...size,
    place: (p) => ((((p / copy.width) | 0) / STEP) | 0) * width + (((p % copy.width) / STEP) | 0),
    thing: own,
    hole,
    light: colours.map(lightOf),
    expected: filled.map(lightOf),
  };
}

function lightOf(value: number): number {
  return GAMMA * Math.log(value + BLACK);
}

function eachPlace({ width, height }: Size, call: (k: number, x: number, y: number) => void): void {
  for (let y = 0, k = 0; y < height; y++) for (let x = 0; x < width; x++, k++) call(k, x, y);
}
