import { type Cut, cropped } from '../compose/fit.ts';
import { resizeMask, within } from '../compose/plane.ts';
import { type Box, boxOf } from '../mask/mask-box.ts';
import type { Mask, PassContext, Size } from '../picture/picture.ts';
import { bend, type Turns } from './bend.ts';
import { type Character, mirrored, opacityOf, shrunk } from './character.ts';
import { distance, type Measured, type Point } from './figure.ts';
import { BODY, findLimbs, type Limbs } from './find-limbs.ts';
import { type Frame, inPicture } from './frame.ts';
import { turnsFor } from './turns.ts';

/** A character in its pose and place. */
export interface Posed {
  /** The character, counted from 0. */
  reference: number;
  cut: Cut;
  /** The limbs that were bent. */
  bent: readonly string[];
  /** Its lowest row, px of the picture. */
  foot: number;
  /** All of it, px of the picture, and beyond where it sticks out. */
  extent: Box;
  /** Middle and breadth of its body without its limbs, px of the picture. */
  body: { middle: number; breadth: number };
  /** It is cut by the picture's lower edge, as it is by its own. */
  isCut: boolean;
}

/** A character that faces as its figure does, and what can be bent of it. */
export interface Ready {
  character: Character;
  figure: Measured;
  limbs: Limbs;
}

/** Turns a character to where its figure faces, and finds its limbs. */
export async function readied(
  character: Character,
  figure: Measured,
  pause: PassContext['checkpoint'],
): Promise<Ready> {
  const facing = figure.isMirrored ? await mirrored(character) : character;
  const limbs = facing.isCutBelow
    ? { ...(await silhouetteOf(facing)), limbs: [] }
    : await limbsOf(facing, pause);
  return { character: facing, figure, limbs };
}

/** px on the longer edge of the silhouette in which limbs are looked for. */
const SILHOUETTE = 320;
/** A subject that is wider than that many times the figure's height would take the whole picture. */
const WIDEST = 1.05;
/** Lying figures have no foot to stand on, radians of lean. */
const LYING = 0.8;

/**
 * Brings a character to its figure's size, place and lean, and bends its limbs to the figure's.
 *
 * @param ground size of the picture
 * @returns null when it lies wholly outside the picture
 */
export async function pose(
  ready: Ready,
  frame: Frame,
  ground: Size,
  pause: PassContext['checkpoint'],
): Promise<Posed | null> {
  const { character, figure, limbs } = ready;
  if (character.isCutBelow) return placeBust(ready, frame, ground, pause);
  const scale = Math.min(
    (figure.reach * frame.scale) / heightPosed(character, limbs, figure),
    (figure.height * frame.scale * WIDEST) / character.width,
  );
  const enlarged = scale * (character.width / limbs.width);
  const turns = turnsFor(limbs.limbs, figure, enlarged / frame.scale);
  const sheet = await drawn(character, limbs, turns, scale, figure.lean, pause);
  const at = inPicture(figure.centre, frame);
  const isLying = Math.abs(figure.lean) > LYING;
  const foot = (figure.foot - frame.top) * frame.scale;
  const bottom = sheet.box?.bottom ?? sheet.mask.height;
  const left = Math.round(at[0] - sheet.centre[0]);
  const top = Math.round(isLying ? at[1] - sheet.centre[1] : foot - bottom);
  const cut = onGround(sheet, left, top, ground);
  const extent = movedBox(sheet.box, left, top);
  const body = { middle: at[0], breadth: bodyBreadth(limbs) * enlarged };
  const bent = Object.keys(turns);
  const { reference } = figure;
  return cut && { reference, cut, bent, foot: top + bottom, extent, body, isCut: false };
}

/** px of the silhouette that the body without its limbs is broad. */
function bodyBreadth({ labels, width, height }: Limbs): number {
  const data = Uint8Array.from(labels, (label) => (label === BODY ? 255 : 0));
  const box = boxOf({ data, width, height }, 1);
  return box ? box.right - box.left : 0;
}

/** Height of a character once its legs are as the figure's: short ones take less of it when it sits. */
function heightPosed({ height }: Character, limbs: Limbs, figure: Measured): number {
  const legs = limbs.limbs.filter(({ name }) => name.endsWith('Leg'));
  const own = Math.max(0, ...legs.map(({ root }) => 1 - root[1] / limbs.height));
  const drawn = distance(figure.top, figure.neck) + distance(figure.neck, figure.hips);
  const kept = Math.max(0, Math.min(1, (figure.reach - drawn) / (figure.height - drawn)));
  return height * (1 - own * (1 - kept));
}

/** A bust grows out of the picture's lower edge: anywhere else its cut would show. */
async function placeBust(
  { character, figure, limbs }: Ready,
  frame: Frame,
  ground: Size,
  pause: PassContext['checkpoint'],
): Promise<Posed | null> {
  const top = inPicture(figure.top, frame);
  const lean = Math.max(-0.35, Math.min(0.35, figure.lean));
  const room = Math.max(ground.height * 0.3, ground.height - top[1]);
  const widest = (ground.width * 0.62) / character.width;
  const aside = Math.abs(Math.sin(lean)) * character.width * 0.5;
  const scale = Math.min(room / Math.max(1, character.height - aside), widest);
  const sheet = await drawn(character, limbs, {}, scale, lean, pause);
  const bottom = sheet.box?.bottom ?? sheet.mask.height;
  const [middle] = inPicture(figure.centre, frame);
  const left = Math.round(middle - sheet.centre[0]);
  const down = Math.ceil(ground.height - bottom + 2 * aside * scale) + 1;
  const cut = onGround(sheet, left, down, ground);
  const extent = movedBox(sheet.box, left, down);
  const body = { middle, breadth: character.width * scale };
  const { reference } = figure;
  return cut && { reference, cut, bent: [], foot: ground.height, extent, body, isCut: true };
}

async function silhouetteOf(character: Character) {
  const mask = opacityOf(character.pixels);
  const small = await resizeMask(mask, within(mask, SILHOUETTE));
  const labels = Uint8Array.from(small.data, (value) => (value > 0 ? BODY : 0));
  return { width: small.width, height: small.height, labels };
}

async function limbsOf(character: Character, pause: PassContext['checkpoint']): Promise<Limbs> {
  const mask = opacityOf(character.pixels);
  return findLimbs(await resizeMask(mask, within(mask, SILHOUETTE)), pause);
}

/** The character bent, turned by its lean and scaled, in a picture of its own. */
async function drawn(
  character: Character,
  limbs: Limbs,
  turns: Turns,
  scale: number,
  lean: number,
  pause: PassContext['checkpoint'],
) {
  const small = await shrunk(character, scale);
  const more = (scale * character.width) / small.width;
  const reach = Math.hypot(small.width, small.height) * more;
  const isStill = lean === 0 && Object.keys(turns).length === 0;
  const side = Math.ceil(reach * (isStill ? 1 : 1.25)) + 4;
  const half = Math.round(side / 2);
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  // Whole pixels where nothing turns: there every pixel stays as it is.
  const [mx, my] = [Math.round(small.width / 2), Math.round(small.height / 2)];
  const placing = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - mx) * more, (y - my) * more];
    return [half + dx * cos - dy * sin, half + dx * sin + dy * cos];
  };
  const sheet = await bend(
    small.pixels,
    limbs,
    turns,
    placing,
    { width: side, height: side },
    pause,
  );
  const mask = opacityOf(sheet);
  return { pixels: sheet, mask, box: boxOf(mask, 128), centre: [half, half] as Point };
}

/** The same box elsewhere; an empty one where there is none. */
export function movedBox(box: Box | null, left: number, top: number): Box {
  if (!box) return { left, top, right: left, bottom: top };
  return {
    left: box.left + left,
    top: box.top + top,
    right: box.right + left,
    bottom: box.bottom + top,
  };
}

/** The part of a sheet that comes on the picture. */
function onGround(
  { pixels: sheet, mask }: { pixels: Size & { data: Uint8Array }; mask: Mask },
  left: number,
  top: number,
  ground: Size,
): Cut | null {
  const box = boxOf(mask, 1);
  if (!box) return null;
  const inside = {
    left: Math.max(box.left, -left),
    top: Math.max(box.top, -top),
    right: Math.min(box.right, ground.width - left),
    bottom: Math.min(box.bottom, ground.height - top),
  };
  if (inside.right - inside.left < 1 || inside.bottom - inside.top < 1) return null;
  const pixels = { ...cropped(sheet, inside, 4), channels: 4 as const };
  return {
    pixels,
    mask: cropped(mask, inside, 1),
    left: left + inside.left,
    top: top + inside.top,
  };
}
