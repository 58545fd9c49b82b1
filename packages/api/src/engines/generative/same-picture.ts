import type { Glance } from '../../compute/look-at-picture.ts';

/**
 * How far a part's colour may differ, of 255, and the pictures still be called the same: another
 * encoding of a picture moves the mean of a part by less.
 */
const tolerance = 2;

/** Tells whether a model gave back what it was given, perhaps in another size or encoding. */
export function isSamePicture(given: Glance, made: Glance): boolean {
  const stretch = (given.width * made.height) / (given.height * made.width);
  // A pixel more or less in the smallest results.
  if (Math.abs(stretch - 1) > 0.02) return false;
  return given.cells.every(
    (value, index) => Math.abs(value - (made.cells[index] ?? 0)) <= tolerance,
  );
}
