import { resizeMask } from '../compose/plane.ts';
import type { Mask, Pixels } from '../picture/picture.ts';
import { resized, workingCopy } from '../subject/working-copy.ts';
import { guidedFilter } from '../vision/guided-filter.ts';
import { lumaPlaneOf, type Plane } from '../vision/plane.ts';
import { quantileOf } from '../vision/quantile.ts';
import { hasBoards } from './boards.ts';
import { divideSky, type SkyDivision } from './divide-sky.ts';
import { withEdgeFaded } from './fade-edge.ts';
import { usualShare } from './usual-colours.ts';

/** The sky of a picture, as far as it can be told without knowing what things are. */
export interface Sky {
  /** 0 outside … 1 inside, at the size of the picture that was looked at. */
  mask: Plane;
  /** Share of the picture that it covers. */
  share: number;
  /** What stands before it, where that was looked for and found. */
  standing: Mask | null;
}

/** Longer edge, px, at which sky and land are divided. */
const DIVIDED_EDGE = 240;
/** Longer edge, px, of the copy on which a sky is best told: on a smaller one hills and lattices run together with it. */
export const SKY_EDGE = 640;
/** Share of the picture that a sky covers at least, and of the upper edge that it touches. */
const LEAST = { share: 0.03, touching: 0.15 };
/** Detail, in L*, from which on it is a wall or a wood, and up to which it may be darker than the land: a night sky. */
const DETAIL = { most: 9, night: 2 };
/** Share of it that has a sky's usual colours at least: where nobody has said that it is a sky, and where somebody has. */
const USUAL = { unnamed: 0.6, named: 0.35 };
/** Share of what stands in the picture that is outside of the sky at least: a cloud is all inside. */
const STANDING = 0.3;

/**
 * Share of the lower edge from which on it goes down behind all that stands there: a wall does, as in a studio. A blue
 * sky may, and is one where somebody says so.
 */
const WALL = 0.25;

/**
 * A sky that is darker than the land, in L*, is one of a night or a storm: dark by itself too, in luma of 0 to 1, and
 * along so much of the upper edge. A dark corner of a table is none.
 */
const NIGHT = { lighter: -5, light: 0.5, touching: 0.5 };

function isSky({ share, touching, detail, lighter }: SkyDivision): boolean {
  if (share < LEAST.share || touching < LEAST.touching || detail > DETAIL.most) return false;
  return lighter >= NIGHT.lighter || detail < DETAIL.night;
}

function isNight({ inside, lighter, touching }: SkyDivision, luma: Plane): boolean {
  if (lighter >= NIGHT.lighter || touching < NIGHT.touching) return false;
  const own = luma.data.filter((_, p) => inside[p] === 1);
  return quantileOf(own, 0.5) < NIGHT.light;
}

/**
 * Finds the sky.
 *
 * @param small an opaque copy whose longer edge is 200 to 640 px; the mask has its size
 * @param isNamed the visitor says that there is one: it may then have any colour of a sky or a night
 * @param standing finds what stands in the picture, whose hair or cap may look like the sky behind
 * @returns null when there is none
 */
export async function findSky(
  small: Pixels,
  pause: () => Promise<void>,
  {
    isNamed = false,
    standing: findStanding,
  }: { isNamed?: boolean; standing?: () => Promise<Mask | null> } = {},
): Promise<Sky | null> {
  const smaller = await workingCopy(small, DIVIDED_EDGE);
  const divided = await divideSky(smaller, pause);
  if (!isSky(divided) || (divided.bottom > WALL && !isNamed)) return null;
  const luma = lumaPlaneOf(smaller);
  if (hasBoards(divided.inside, luma)) return null;
  const least = isNamed ? USUAL.named : USUAL.unnamed;
  const isUsual = usualShare(smaller, divided, divided.bottom > WALL) >= least;
  if (!isUsual && !(isNamed && isNight(divided, luma))) return null;
  const sky = await withEdgeFaded(divided, smaller, pause);
  const found = await findStanding?.();
  const standing = found && takesOut(sky, divided, await resizeMask(found, smaller)) ? found : null;
  const size = { width: small.width, height: small.height };
  const plane = resized(sky, divided, size);
  await pause();
  return {
    mask: { ...size, data: await refined(plane, small, pause) },
    share: divided.share,
    standing,
  };
}

/** Takes what stands before the sky out of it, in place; false when it is only in the sky, as a cloud is. */
function takesOut(sky: Float32Array, { inside }: SkyDivision, { data }: Mask): boolean {
  let [all, within] = [0, 0];
  for (let p = 0; p < inside.length; p++) {
    if ((data[p] as number) < 128) continue;
    all += 1;
    within += inside[p] as number;
  }
  if (within > all * (1 - STANDING)) return false;
  for (let p = 0; p < sky.length; p++) if ((data[p] as number) >= 128) sky[p] = 0;
  return true;
}

/** Follows the edges of the picture. */
async function refined(
  plane: Float32Array,
  small: Pixels,
  pause: () => Promise<void>,
): Promise<Float32Array> {
  const radius = Math.max(2, Math.round(Math.max(small.width, small.height) / 60));
  const followed = await guidedFilter(small, plane, radius, 1e-4, pause);
  for (let p = 0; p < followed.length; p++)
    followed[p] = Math.min(1, Math.max(0, ((followed[p] as number) - 0.08) / 0.84));
  return followed;
}
