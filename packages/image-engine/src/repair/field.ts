import { boxOf } from '../mask/mask-box.ts';
import { countAround } from './count-around.ts';
import type { Layer } from './layer.ts';

/** Patches are squares of 2 × RADIUS + 1 pixels. */
export const RADIUS = 3;

/** For every patch that touches the hole, the patch of the known picture that is most like it. */
export interface Field {
  layer: Layer;
  /** Centres of the patches that touch the hole, in reading order. */
  targets: Int32Array;
  /** 1 at those centres. */
  isTarget: Uint8Array;
  /** Centres of the patches that are wholly known. */
  sources: Int32Array;
  /** 1 at those centres. */
  isSource: Uint8Array;
  /** For each target pixel, the centre of its source; -1 elsewhere. */
  match: Int32Array;
  /** How unlike the two patches are: the sum of squared differences over the rows that are compared. */
  cost: Float32Array;
  /** Rows from one that is compared to the next. */
  step: number;
  /** Pixels of a patch that are compared. */
  compared: number;
  /** What it costs to copy from as far down or up as the picture is tall, in squared differences of a pixel. */
  farDown: number;
}

/** An empty field; null when no patch of the picture is wholly known. */
export function fieldOf(layer: Layer): Field | null {
  const { width, height, hole, barred } = layer;
  const holes = countAround(hole, layer, RADIUS);
  const bars = countAround(barred, layer, RADIUS);
  const isTarget = new Uint8Array(width * height);
  const isSource = new Uint8Array(width * height);
  const targets: number[] = [];
  const sources: number[] = [];
  for (let p = 0; p < holes.length; p++) {
    if ((holes[p] as number) > 0) {
      isTarget[p] = 1;
      targets.push(p);
    } else if (holes[p] === 0 && bars[p] === 0) {
      isSource[p] = 1;
      sources.push(p);
    }
  }
  if (sources.length === 0) return null;
  const step = targets.length < MANY ? 1 : 2;
  return {
    layer,
    targets: Int32Array.from(targets),
    isTarget,
    sources: Int32Array.from(sources),
    isSource,
    match: new Int32Array(width * height).fill(-1),
    cost: new Float32Array(width * height),
    step,
    compared: Math.ceil(SIDE / step) * SIDE,
    farDown: FAR_DOWN * Math.min(1, Math.max(FLAT, tallness(layer))),
  };
}

const SIDE = 2 * RADIUS + 1;
/** Targets from which on every other row of a patch is compared: by then all that is left to find is near. */
const MANY = 5_000;
/**
 * What it costs to copy from the other end of the picture, in squared differences of a pixel: things
 * resemble what is beside them more than what is above or below, where the ground becomes the sky.
 */
const [FAR_ACROSS, FAR_DOWN] = [1200, 160_000];

/**
 * Least share of that for flat holes, such as the place of a line of text: what goes on through them comes
 * from above and below.
 */
const FLAT = 0.25;

/** Height of the hole by its width. */
function tallness({ hole, width, height }: Layer): number {
  const box = boxOf({ data: hole, width, height }, 1);
  return box ? (box.bottom - box.top) / (box.right - box.left) : 1;
}

/** What speaks against a match before any pixel is compared: its distance, and another texture. */
export function reserve({ layer, farDown }: Field, a: number, b: number): number {
  const { texture, width, height } = layer;
  // Half a pixel further, a product is never rounded into the row above; divisions would take several times as long.
  const perRow = 1 / width;
  const perColumn = 1 / height;
  const ay = ((a + 0.5) * perRow) | 0;
  const by = ((b + 0.5) * perRow) | 0;
  const dy = (ay - by) * perColumn;
  const dx = (a - b - (ay - by) * width) * perRow;
  const across = (texture[a * 2] as number) - (texture[b * 2] as number);
  const down = (texture[a * 2 + 1] as number) - (texture[b * 2 + 1] as number);
  return dx * dx * FAR_ACROSS + dy * dy * farDown + across * across + down * down;
}

/** How unlike two patches are; as soon as it exceeds `limit`, what it is so far. */
export function difference(field: Field, a: number, b: number, limit: number): number {
  const { step, compared } = field;
  const { colours, width } = field.layer;
  let sum = compared * reserve(field, a, b);
  if (sum > limit) return sum;
  const row = SIDE * 3;
  let i = (a - RADIUS * width - RADIUS) * 3;
  let j = (b - RADIUS * width - RADIUS) * 3;
  const next = step * width * 3 - row;
  for (let y = -RADIUS; y <= RADIUS; y += step) {
    // Three sums at once: none has to wait for the one before.
    let red = 0;
    let green = 0;
    let blue = 0;
    for (const end = i + row; i < end; i += 3, j += 3) {
      const r = (colours[i] as number) - (colours[j] as number);
      const g = (colours[i + 1] as number) - (colours[j + 1] as number);
      const v = (colours[i + 2] as number) - (colours[j + 2] as number);
      red += r * r;
      green += g * g;
      blue += v * v;
    }
    sum += red + green + blue;
    if (sum > limit) return sum;
    i += next;
    j += next;
  }
  return sum;
}
