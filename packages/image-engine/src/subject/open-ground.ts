import type { Mask, Size } from '../picture/picture.ts';
import { boxMean } from '../vision/box-mean.ts';
import { apart, type Lab } from '../vision/lab.ts';
import { REMOVED } from './held.ts';
import { reachedFrom } from './reach.ts';

/** ΔE over two pixels from which on there is an edge: soft shade has less, a pale shoe's outline more. */
const EDGE = 3;
/** Share of the picture, well beside the subject, that is reached where the ground is even. */
const EVEN = 0.89;
/** How far beside, of the longer edge. */
const BESIDE = 0.06;

/**
 * The ground that is reached from the picture's sides, or from what the visitor removed, without crossing an edge.
 *
 * @param inside 1 for every pixel of the subject
 * @returns 1 for every such pixel; null where the ground is not even: among many things any may lie behind the subject
 */
export function openGround(
  inside: Uint8Array,
  lab: Lab,
  size: Size,
  held?: Mask | null,
): Uint8Array | null {
  const { width, height } = size;
  const starts = inside.map((_, p) => {
    const x = p % width;
    const atRim = x === 0 || x === width - 1 || p < width || p >= width * (height - 1);
    return atRim || held?.data[p] === REMOVED ? 1 : 0;
  });
  const ground = reachedFrom(starts, smoothIn(inside, lab, size), size);
  const near = boxMean(
    Float32Array.from(inside),
    size,
    Math.round(BESIDE * Math.max(width, height)),
  );
  let [reached, all] = [0, 0];
  for (let p = 0; p < ground.length; p++) {
    if ((near[p] as number) > 0) continue;
    all += 1;
    reached += ground[p] as number;
  }
  return reached >= EVEN * all ? ground : null;
}

/** 1 where there is no edge. */
function smoothIn(inside: Uint8Array, lab: Lab, { width, height }: Size): Uint8Array {
  return inside.map((is, p) => {
    if (is === 1) return 0;
    const x = p % width;
    const y = (p - x) / width;
    const across = apart(lab, x > 0 ? p - 1 : p, x + 1 < width ? p + 1 : p);
    const down = apart(lab, y > 0 ? p - width : p, y + 1 < height ? p + width : p);
    return Math.max(across, down) < EDGE ? 1 : 0;
  });
}

/** The mean colour of the ground around every pixel, so many px to each side. */
export function groundAround(
  ground: Uint8Array,
  { lightness, a, b }: Lab,
  size: Size,
  radius: number,
): Lab {
  const near = boxMean(Float32Array.from(ground), size, radius);
  const of = (plane: Float32Array) => {
    const sum = boxMean(
      plane.map((value, p) => value * (ground[p] as number)),
      size,
      radius,
    );
    return sum.map((value, p) => ((near[p] as number) > 0 ? value / (near[p] as number) : 0));
  };
  return { lightness: of(lightness), a: of(a), b: of(b) };
}
