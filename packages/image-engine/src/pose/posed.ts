import { type Cut, cropped } from '../compose/fit.ts';
import { type Box, boxOf } from '../compose/mask-box.ts';
import { resizeMask, within } from '../compose/plane.ts';
import type { PassContext, Size } from '../picture/picture.ts';
import { bend, type Turns } from './bend.ts';
import { type Character, mirrored, opacityOf, shrunk } from './character.ts';
import type { Measured, Point } from './figure.ts';
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
  /** It is cut by the picture's lower edge, as it is by its own. */
  isCut: boolean;
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
  character: Character,
  figure: Measured,
  frame: Frame,
  ground: Size,
  pause: PassContext['checkpoint'],
): Promise<Posed | null> {
  const facing = figure.isMirrored ? await mirrored(character) : character;
  if (facing.isCutBelow) return placeBust(facing, figure, frame, ground, pause);
  const limbs = await limbsOf(facing, pause);
  const isWhole = limbs.limbs.length === 0;
  const tall = (isWhole ? figure.reach : figure.height) * frame.scale;
  const scale = Math.min(
    tall / facing.height,
    (figure.height * frame.scale * WIDEST) / facing.width,
  );
  const turns = turnsFor(limbs.limbs, figure, (scale / frame.scale) * (facing.width / limbs.width));
  const sheet = await drawn(facing, limbs, turns, scale, figure.lean, pause);
  const at = inPicture(figure.centre, frame);
  const isLying = Math.abs(figure.lean) > LYING;
  const foot = (figure.foot - frame.top) * frame.scale;
  const bottom = sheet.box?.bottom ?? sheet.mask.height;
  const left = Math.round(at[0] - sheet.centre[0]);
  const top = Math.round(isLying ? at[1] - sheet.centre[1] : foot - bottom);
  const cut = onGround(sheet.pixels, left, top, ground);
  const extent = movedBox(sheet.box, left, top);
  const bent = Object.keys(turns);
  const { reference } = figure;
  return cut && { reference, cut, bent, foot: top + bottom, extent, isCut: false };
}

/** A bust grows out of the picture's lower edge: anywhere else its cut would show. */
async function placeBust(
  character: Character,
  figure: Measured,
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
  const limbs: Limbs = { ...(await silhouetteOf(character)), limbs: [] };
  const sheet = await drawn(character, limbs, {}, scale, lean, pause);
  const bottom = sheet.box?.bottom ?? sheet.mask.height;
  const left = Math.round(inPicture(figure.centre, frame)[0] - sheet.centre[0]);
  const down = Math.ceil(ground.height - bottom + 2 * aside * scale) + 1;
  const cut = onGround(sheet.pixels, left, down, ground);
  const extent = movedBox(sheet.box, left, down);
  return (
    cut && { reference: figure.reference, cut, bent: [], foot: ground.height, extent, isCut: true }
  );
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

function movedBox(box: Box | null, left: number, top: number): Box {
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
  sheet: Size & { data: Uint8Array },
  left: number,
  top: number,
  ground: Size,
): Cut | null {
  const box = boxOf(opacityOf(sheet), 1);
  if (!box) return null;
  const inside = {
    left: Math.max(box.left, -left),
    top: Math.max(box.top, -top),
    right: Math.min(box.right, ground.width - left),
    bottom: Math.min(box.bottom, ground.height - top),
  };
  if (inside.right - inside.left < 1 || inside.bottom - inside.top < 1) return null;
  const pixels = { ...cropped(sheet, inside, 4), channels: 4 as const };
  return { pixels, mask: opacityOf(pixels), left: left + inside.left, top: top + inside.top };
}
