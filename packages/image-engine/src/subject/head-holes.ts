import type { Mask, Size } from '../picture/picture.ts';
import type { Face } from './face-in.ts';
import { REMOVED } from './held.ts';
import { connectedParts } from './tidy-mask.ts';

/** The head with its hair and hat, around the upper end of a face, in halves of the face's width. */
const WIDE = 1.2;
const ABOVE = 2;
const BELOW = 2.4;
/** Larger ones, in the same squared, are behind an arm that is raised. */
const LARGEST = 2;

/**
 * Fills what seems to be seen through a head: a label on a cap, or light on glasses, has the colour of a pale wall,
 * but nobody has a hole there.
 *
 * @param inside 1 for every pixel inside
 * @param held what the visitor marked: a hole that is removed by hand stays one
 */
export function withoutHeadHoles(
  inside: Uint8Array,
  face: Face,
  size: Size,
  held?: Mask | null,
): Uint8Array {
  const { labels, parts } = connectedParts(inside, size, 0);
  const removed = new Set<number>();
  if (held)
    for (const [p, label] of labels.entries()) if (held.data[p] === REMOVED) removed.add(label);
  const isFilled = parts.map((part, label) => {
    if (
      part.size === 0 ||
      removed.has(label) ||
      part.touchesRim ||
      part.size > LARGEST * face.radius ** 2
    )
      return false;
    const aside = Math.abs(part.x / part.size - face.x) / face.radius;
    const down = (part.y / part.size - face.top) / face.radius;
    return aside < WIDE && down > -ABOVE && down < BELOW;
  });
  return inside.map((is, p) => (isFilled[labels[p] as number] ? 1 : is));
}
