import { boxOf } from '../mask/mask-box.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { spread } from '../vision/spread.ts';
import type { BoxCopy } from './box-copy.ts';
import { type Ground, groundBeside } from './ground-beside.ts';

/** How much darker a shadow is than the ground, as a natural logarithm: a seventh of the light is gone, or five sixths. */
const DARKER = { least: 0.15, most: 1.8 } as const;
/** How far the three colours may differ in that, and by what share of it: skies light shadows, lamps do not. */
const [TINTED, TINTED_MORE] = [0.25, 0.25];
/** Share of the thing's height up to which it may stand in its shadow, and below which it is asked how even the ground is. */
const [FOOT, SOLE] = [0.3, 0.1];
/** Width, as a share of the thing, of the surroundings whose mean tells whether the ground is even. */
const AROUND = 0.12;
/** Share of the ground that differs no more from that mean than the ground is said to be uneven. */
const MOSTLY = 0.78;
/**
 * How uneven it is at most, as a natural logarithm, and how many times darker than that a shadow is. Of 38 shadows put
 * under things by hand these find 0.30 on average, one bound of 0.15 for every ground 0.24; what is taken besides is
 * 0.008 of the thing's area.
 */
const UNEVEN = 0.4;
const CLEARLY = 1.5;
/** Area of a shadow, as a share of the thing's: less is the blur of an edge, more is something else. */
const [LITTLE, LARGE] = [0.02, 0.45];
/** Height of a shadow by its width at most: the ground is seen from the side. */
const FLAT = 0.8;
/** What beside a shadow is darker and none, as a share of its area at most: with more, it is the soft edge of that. */
const EDGE = 1;
/** Places between a thing and its shadow at most: the edge of the thing is not exact. */
const GAP = 2;

type Shown = 'shaded' | 'other' | 'neither';

/**
 * The shadow of a thing on the ground that it stands on: what is darker than the ground would be and has its colour,
 * begins at the foot of the thing. The more uneven the ground, the darker it has to be: what is a little darker there may be
 * anything.
 *
 * @param thing 1 at the pixels of the copy that show it
 * @returns 1 at the pixels of the copy that the shadow takes up; null where there is none
 */
export async function castShadow(
  copy: BoxCopy,
  thing: Uint8Array,
  checkpoint: Checkpoint,
): Promise<Uint8Array | null> {
  const box = boxOf({ data: copy.inBox, width: copy.width, height: copy.height }, 1);
  const ground = box && (await groundBeside(copy, thing, box, checkpoint));
  const own = ground && boxOf({ ...ground, data: ground.thing }, 1);
  if (!own) return null;
  const tall = own.bottom - own.top;
  const radius = Math.round(AROUND * Math.max(own.right - own.left, tall));
  const uneven = unevenness(ground, Math.floor(own.bottom - SOLE * tall), radius);
  if (uneven > UNEVEN) return null;
  const least = Math.max(DARKER.least, CLEARLY * uneven);
  const shadow = beginningAt(ground, Math.floor(own.bottom - FOOT * tall), least);
  return shadow && thing.map((_, p) => shadow[ground.place(p)] as number);
}

/** How far most of the ground from a row on is darker or lighter than what is around it. */
function unevenness({ light, hole, width, height }: Ground, row: number, radius: number): number {
  const size = { width, height };
  const known = Float32Array.from(hole, (is) => 1 - is);
  const mean = (p: number) =>
    ((light[p * 3] as number) + (light[p * 3 + 1] as number) + (light[p * 3 + 2] as number)) / 3;
  const sums = boxMean(
    known.map((is, p) => is * mean(p)),
    size,
    radius,
  );
  const shares = boxMean(known, size, radius);
  const steps: number[] = [];
  for (let p = row * width; p < hole.length; p++)
    if (!hole[p]) steps.push(Math.abs(mean(p) - (sums[p] as number) / (shares[p] as number)));
  steps.sort((a, b) => a - b);
  return steps[Math.floor(MOSTLY * steps.length)] ?? 0;
}

/** What a place shows: the ground in shadow, something else that is darker, or neither. */
function shownAt({ light, expected, hole, thing }: Ground, p: number, least: number): Shown {
  if (!hole[p] || thing[p]) return 'neither';
  const gone = (c: number) => (expected[p * 3 + c] as number) - (light[p * 3 + c] as number);
  const [r, g, b] = [gone(0), gone(1), gone(2)];
  const mean = (r + g + b) / 3;
  if (mean < least) return 'neither';
  const isOfGround = Math.max(r, g, b) - Math.min(r, g, b) <= TINTED + TINTED_MORE * mean;
  return mean <= DARKER.most && isOfGround ? 'shaded' : 'other';
}

/**
 * What is shaded and hangs together with the thing from a row on; null where it is a little only, large or tall, or the
 * soft edge of something else.
 */
function beginningAt(ground: Ground, row: number, least: number): Uint8Array | null {
  const { thing, width } = ground;
  const near = boxMean(Float32Array.from(thing), ground, GAP);
  const shadow = new Uint8Array(thing.length);
  const others = new Set<number>();
  const isNew = (p: number) => {
    if (shadow[p]) return false;
    const shown = shownAt(ground, p, least);
    if (shown === 'other') others.add(p);
    if (shown !== 'shaded') return false;
    shadow[p] = 1;
    return true;
  };
  const all: number[] = [];
  for (let p = row * width; p < thing.length; p++)
    if ((near[p] as number) > 0 && isNew(p)) all.push(p);
  spread(all, ground, isNew);
  const area = thing.reduce((sum, is) => sum + is, 0);
  const lying = boxOf({ ...ground, data: shadow }, 1);
  if (!lying || all.length <= LITTLE * area || all.length > LARGE * area) return null;
  if (others.size > EDGE * all.length) return null;
  return lying.bottom - lying.top <= FLAT * (lying.right - lying.left) ? shadow : null;
}
