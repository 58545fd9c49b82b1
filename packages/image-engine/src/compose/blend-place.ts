import { type Box, boxOf } from '../mask/mask-box.ts';
import type { Mask, Size } from '../picture/picture.ts';

const SIDES = ['left', 'centre', 'right'] as const;
type Side = (typeof SIDES)[number];
/** Where along the picture something is put; beside what the picture is of, and in its middle where that cannot be told. */
export const PLACES = [...SIDES, 'beside'] as const;
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

/**
 * Where a subject has to come so that it stands in another picture: feet on the ground; what its own
 * picture cuts off stays cut by the same side.
 *
 * @param size height of the subject as a share of the ground's, 0 to 1
 * @returns null when the mask is empty
 */
export function spotFor(mask: Mask, ground: Size, side: Side, size: number): Spot | null {
  const box = boxOf(mask, 128);
  if (!box) return null;
  const cut = cutsOf(box, mask);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  // A bust is larger than a whole figure in the same place.
  const tall = cut.top && cut.bottom ? 1 : cut.bottom ? Math.min(1, size * 1.15) : size;
  const scale = Math.min((ground.height * tall) / height, (ground.width * WIDEST) / width);
  const foot = cut.bottom ? ground.height + 1 : ground.height * FOOT;
  const top = cut.top && !cut.bottom ? -box.top * scale : foot - box.bottom * scale;
  const middle = ground.width * MIDDLES[side] - ((box.left + box.right) / 2) * scale;
  const left = cut.left
    ? -box.left * scale
    : cut.right
      ? ground.width - box.right * scale
      : within(middle, box, scale, ground.width);
  return { left, top, scale, stands: !cut.bottom && !cut.top };
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
