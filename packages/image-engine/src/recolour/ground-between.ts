import { frequencies } from './frequencies.ts';
import { boxesOf, type PieceBox } from './piece-boxes.ts';
import type { Pieces } from './pieces.ts';
import type { Tints } from './tints.ts';

/** Width of the frame around two pieces in which the ground is seen, as a share of the longer edge. */
const FRAME = 0.05;
/** Share of that frame from which on a colour is one of the ground, and share of what is between from which on it is seen there. */
const GROUND = { colour: 0.03, between: 0.35 } as const;

/** The pixels on straight ways along rows and columns from one piece to the other. */
function between(
  { of }: Pieces,
  [one, other]: readonly [number, number],
  box: PieceBox,
  width: number,
) {
  const found: number[] = [];
  const along = (start: number, step: number, count: number) => {
    let last = -1;
    for (let k = 0; k < count; k++) {
      const name = of[start + k * step] as number;
      if (name !== one && name !== other) continue;
      const isOther = last >= 0 && of[start + last * step] !== name;
      if (isOther) for (let i = last + 1; i < k; i++) found.push(start + i * step);
      last = k;
    }
  };
  for (let y = box.top; y < box.bottom; y++) along(y * width + box.left, 1, box.right - box.left);
  for (let x = box.left; x < box.right; x++)
    along(box.top * width + x, width, box.bottom - box.top);
  return found;
}

/**
 * Whether two pieces of a colour are two things: what is around them is seen between them, too. A stripe around a mug is
 * the mug's, and so is what lies on a sofa.
 */
export function isGroundBetween(
  pieces: Pieces,
  names: readonly [number, number],
  tints: Tints,
): boolean {
  const { width, height } = tints;
  const boxes = boxesOf(pieces, tints);
  const [a, b] = names.map((name) => boxes[name]) as [PieceBox, PieceBox];
  const box = {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
  const reach = Math.ceil(FRAME * Math.max(width, height));
  const isIn = (p: number, margin: number) => {
    const [x, y] = [p % width, Math.floor(p / width)];
    return (
      x >= box.left - margin &&
      x < box.right + margin &&
      y >= box.top - margin &&
      y < box.bottom + margin
    );
  };
  const ground = frequencies(tints, (p) => isIn(p, reach) && !isIn(p, 0));
  const gap = between(pieces, names, box, width);
  const seen = gap.filter((p) => ground.of(p) > GROUND.colour).length;
  return gap.length === 0 || seen > GROUND.between * gap.length;
}
