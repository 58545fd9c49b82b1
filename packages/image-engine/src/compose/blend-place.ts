import { type Box, boxOf } from '../mask/mask-box.ts';
import type { Mask, Size } from '../picture/picture.ts';

const SIDES = ['left', 'centre', 'right'] as const;
type Side = (typeof SIDES)[number];
/**
 * Where along the picture something is put; beside what the picture is of, and in its middle where that cannot be told;
 * where it is marked.
 */
export const PLACES = [...SIDES, 'beside', 'marked'] as const;
export type Place = (typeof PLACES)[number];

/** The side of a picture with more room beside its subject. */
export function roomierSide(subject: Mask | null): Side {
  const box = subject && boxOf(subject, 128);
  if (!box) return 'centre';
  return box.left > subject.width - box.right ? 'left' : 'right';
}

/** Where a subject comes in another picture, px of that picture. */
export interface Spot {
  /** Of the upper left corner of the subject's whole picture. */
  left: number;
  top: number;
  /** Of the subject's picture. */
  scale: number;
  stands: boolean;
}

/** A subject that reaches so near to a side, as a share, is cut by it. */
const NEAR = 0.012;
/** Where feet come, as a share of the height: well in front, but not at the very edge. */
const FOOT = 0.93;
/** Share of the picture's width that a subject takes at most. */
const WIDEST = 0.78;
const MIDDLES: Readonly<Record<Side, number>> = { left: 0.28, centre: 0.5, right: 0.72 };

/** How large a subject comes, and how high. */
export interface Manner {
  /** Its height as a share of the ground's, 0 to 1; its width with `of`. */
  size: number;
  of?: 'width' | undefined;
  /** It hangs there; it stands on the ground otherwise. */
  at?: 'top' | undefined;
}

/** Air above what hangs at the top, as a share of the ground's height. */
const ABOVE = 0.07;

/**
 * Where a subject has to come so that it stands in another picture: feet on the ground; what its own
 * picture cuts off stays cut by the same side.
 *
 * @returns null when the mask is empty
 */
export function spotFor(
  mask: Mask,
  ground: Size,
  side: Side,
  { size, of, at }: Manner,
): Spot | null {
  const box = boxOf(mask, 128);
  if (!box) return null;
  const cut = cutsOf(box, mask);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const scale =
    of === 'width'
      ? (ground.width * size) / width
      : Math.min((ground.height * heightOf(size, cut)) / height, (ground.width * WIDEST) / width);
  const hangs = at === 'top' && !cut.bottom;
  const foot = cut.bottom ? ground.height + 1 : ground.height * FOOT;
  const head = cut.top ? 0 : ground.height * ABOVE;
  const top =
    hangs || (cut.top && !cut.bottom) ? head - box.top * scale : foot - box.bottom * scale;
  const middle = ground.width * MIDDLES[side] - ((box.left + box.right) / 2) * scale;
  const left = cut.left
    ? -box.left * scale
    : cut.right
      ? ground.width - box.right * scale
      : within(middle, box, scale, ground.width);
  return { left, top, scale, stands: !cut.bottom && !cut.top && !hangs };
}

/** Share of the ground's height that somebody takes of whom no size was said. */
export const USUAL_SIZE = 0.68;

/** A bust is larger than a whole figure in the same place, and fills the height where both sides cut it. */
function heightOf(size: number, cut: { top: boolean; bottom: boolean }): number {
  if (cut.top && cut.bottom && size >= USUAL_SIZE) return 1;
  return cut.bottom ? Math.min(1, size * 1.15) : size;
}

/** Feet that are higher than this share of the ground's height stand on nothing. */
const LOWEST_SKY = 0.45;

/**
 * Where a subject comes that is to fill a place: whole, in its middle and down to its lower edge.
 *
 * @param size share of that place that it takes, 0 to 1
 * @returns null when the mask is empty
 */
export function spotWithin(place: Box, mask: Mask, ground: Size, size: number): Spot | null {
  const box = boxOf(mask, 128);
  if (!box) return null;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const room = { width: place.right - place.left, height: place.bottom - place.top };
  const scale = size * Math.min(room.width / width, room.height / height);
  const cut = cutsOf(box, mask);
  return {
    left: (place.left + place.right) / 2 - ((box.left + box.right) / 2) * scale,
    top: place.bottom - box.bottom * scale,
    scale,
    stands: !cut.bottom && place.bottom > ground.height * LOWEST_SKY,
  };
}

/** Keeps the subject inside, with a little air beside it. */
function within(left: number, box: Box, scale: number, width: number): number {
  const air = width * 0.02;
  const least = air - box.left * scale;
  const most = width - air - box.right * scale;
  return Math.min(Math.max(left, least), Math.max(least, most));
}

function cutsOf(box: Box, { width, height }: Size) {
  return {
    left: box.left <= width * NEAR,
    right: box.right >= width * (1 - NEAR),
    top: box.top <= height * NEAR,
    bottom: box.bottom >= height * (1 - NEAR),
  };
}
