import type { Size } from '../picture/picture.ts';
import type { Box, Selection } from '../picture/selection.ts';

/** The whole picture. */
export const ALL: Box = { left: 0, top: 0, right: 1, bottom: 1 };

/** What is looked at beside a box, as a share of its sides: the background around the subject. */
const MARGIN = 0.2;

/** The part of a picture in which the subject is looked for, ending between pixels. */
export function regionFor({ box }: Selection, { width, height }: Size): Box {
  if (!box) return ALL;
  const aside = MARGIN * (box.right - box.left);
  const above = MARGIN * (box.bottom - box.top);
  // A box of a few pixels still has a background to be told from.
  const [least, most] = [8 / width, 8 / height];
  return {
    left: Math.max(0, Math.floor((box.left - Math.max(aside, least)) * width) / width),
    top: Math.max(0, Math.floor((box.top - Math.max(above, most)) * height) / height),
    right: Math.min(1, Math.ceil((box.right + Math.max(aside, least)) * width) / width),
    bottom: Math.min(1, Math.ceil((box.bottom + Math.max(above, most)) * height) / height),
  };
}

/**
 * A side of a box that is less than that share from the picture's own is meant to lie on it: nobody hits the last
 * pixel, and what is left between them is the subject's, and no background. Of 96 pictures with a character that goes
 * on beyond their sides, boxes some 3 % wide of it gave overlaps of 0.93 on average, and of 0.89 without.
 */
const NEAR = 0.025;

/** The same marks; a box that all but reaches sides of the picture reaches them, and one around all of it tells nothing. */
export function toSides({ box, strokes }: Selection): Selection {
  if (!box) return { strokes };
  const first = (share: number) => (share < NEAR ? 0 : share);
  const last = (share: number) => (share > 1 - NEAR ? 1 : share);
  const near = {
    left: first(box.left),
    top: first(box.top),
    right: last(box.right),
    bottom: last(box.bottom),
  };
  const isAll = near.left === 0 && near.top === 0 && near.right === 1 && near.bottom === 1;
  return { box: isAll ? undefined : near, strokes };
}

/** The same marks, measured on the region alone. */
export function withinRegion(
  selection: Selection,
  region: Box,
  { width, height }: Size,
): Selection {
  const across = region.right - region.left;
  const down = region.bottom - region.top;
  const x = (share: number) => (share - region.left) / across;
  const y = (share: number) => (share - region.top) / down;
  const grown = Math.max(width, height) / Math.max(width * across, height * down);
  const { box, strokes } = selection;
  return {
    box: box && { left: x(box.left), top: y(box.top), right: x(box.right), bottom: y(box.bottom) },
    strokes: strokes?.map((stroke) => ({
      ...stroke,
      radius: stroke.radius * grown,
      points: stroke.points.map(([px, py]): [number, number] => [x(px), y(py)]),
    })),
  };
}
