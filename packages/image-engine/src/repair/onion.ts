import type { Checkpoint } from '../subject/find-subject.ts';
import { type Field, RADIUS, reserve } from './field.ts';
import { depths } from './layer.ts';
import { centreOf } from './vote.ts';

/** Places tried for each pixel; the smallest layer has a few thousand. */
const TRIES = 1200;
/** Pixels filled between two checkpoints. */
const PIXELS_A_TURN = 200;

/** How far from the centre of a patch those of its pixels are that are known. */
function knownAround(known: Uint8Array, centre: number, width: number, out: Int32Array): number {
  let count = 0;
  for (let y = -RADIUS; y <= RADIUS; y++)
    for (let x = -RADIUS; x <= RADIUS; x++) {
      const step = y * width + x;
      if (known[centre + step]) out[count++] = step;
    }
  return count;
}

/** Mean squared difference of two patches over what is known of the first; Infinity beyond `limit`. */
function partial(
  field: Field,
  steps: Int32Array,
  count: number,
  a: number,
  b: number,
  limit: number,
): number {
  const { colours } = field.layer;
  const apart = reserve(field, a, b);
  const most = (limit - apart) * count;
  if (count === 0 || most < 0) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let k = 0; k < count; k++) {
    const step = steps[k] as number;
    const i = (a + step) * 3;
    const j = (b + step) * 3;
    const r = (colours[i] as number) - (colours[j] as number);
    const g = (colours[i + 1] as number) - (colours[j + 1] as number);
    const v = (colours[i + 2] as number) - (colours[j + 2] as number);
    sum += r * r + g * g + v * v;
    if (sum > most) return Number.POSITIVE_INFINITY;
  }
  return sum / count + apart;
}

/** Gives every target that has no match yet one at random. */
export function scatter({ targets, sources, match }: Field, random: () => number): void {
  for (let k = 0; k < targets.length; k++) {
    const t = targets[k] as number;
    if ((match[t] as number) < 0)
      match[t] = sources[Math.floor(random() * sources.length)] as number;
  }
}

/**
 * A first guess at the smallest layer: the hole is filled from its rim inwards, each pixel from the
 * patch that goes best with what is known around it by then (Newson et al. 2017, section 3.1).
 */
export async function peel(
  field: Field,
  random: () => number,
  checkpoint: Checkpoint,
): Promise<void> {
  const { layer, sources, isSource, match } = field;
  const { width, hole, barred, colours, texture } = layer;
  const known = hole.map((h, p) => (h || barred[p] ? 0 : 1));
  const depth = depths(
    known.map((is) => 1 - is),
    layer,
  );
  /** Until a pixel is filled, it is taken to be as busy as its neighbours that are known. */
  const borrowTexture = (p: number) => {
    const near = [p - 1, p + 1, p - width, p + width].filter((q) => known[q]);
    for (const c of [0, 1]) {
      const sum = near.reduce((total, q) => total + (texture[q * 2 + c] as number), 0);
      texture[p * 2 + c] = sum / Math.max(1, near.length);
    }
  };
  const pixels = Array.from(hole.keys()).filter((p) => hole[p]);
  pixels.sort((a, b) => (depth[a] as number) - (depth[b] as number) || a - b);
  const steps = new Int32Array((2 * RADIUS + 1) ** 2);
  for (const [index, p] of pixels.entries()) {
    if (index % PIXELS_A_TURN === 0) await checkpoint();
    const t = centreOf(p, layer);
    borrowTexture(p);
    const count = knownAround(known, t, width, steps);
    let best = sources[0] as number;
    let least = Number.POSITIVE_INFINITY;
    const consider = (candidate: number) => {
      if (!isSource[candidate]) return;
      const d = partial(field, steps, count, t, candidate, least);
      if (d < least) [least, best] = [d, candidate];
    };
    for (const step of [-1, 1, -width, width]) {
      const found = match[t + step] ?? -1;
      if (found >= 0) consider(found - step);
    }
    for (let k = 0; k < TRIES; k++)
      consider(sources[Math.floor(random() * sources.length)] as number);
    match[t] = best;
    const from = best + p - t;
    colours.copyWithin(p * 3, from * 3, from * 3 + 3);
    texture.copyWithin(p * 2, from * 2, from * 2 + 2);
    known[p] = 1;
  }
  scatter(field, random);
}
