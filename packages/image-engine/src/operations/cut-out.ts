import type { Part } from '../picture/focus.ts';
import { type Pass, RANK, type Size } from '../picture/picture.ts';

export const isSameSize = (one: Size, other: Size): boolean =>
  one.width === other.width && one.height === other.height;

/** Leaves that part of a picture of that size; no pass where it is all of it. */
export function cutOut(part: Part, picture: Size): Pass[] {
  if (isSameSize(part, picture)) return [];
  return [
    {
      kind: 'stream',
      rank: RANK.extract,
      grey: 'keeps',
      size: () => ({ width: part.width, height: part.height }),
      build: (sharp) => sharp.extract(part),
    },
  ];
}
