import { type GridSize, INSIDE } from '../grid/grid.ts';

/** Rows above a foot's lowest that belong to its sole, as a share of the subject's longer side. */
export const SOLE = 0.018;
/** Least width of a foot, and of a shelf beside a lower one: narrower it is that one's slope. Shares of the longer side. */
const LEAST_WIDTH = { foot: 0.045, shelf: 0.12 } as const;
/** A shelf is a foot where the shape reaches that far beyond what is on the ground: the side of a box seen from above. */
const OVERHANG = 0.2;
/** How far one may be above the ground, as a share of the longer side. */
const ABOVE = 0.08;
/** How far above, when without it what stands there would lean over its feet. */
const FAR_ABOVE = 0.13;

/** Where the shape comes down to stand: its columns, the last included, and its lowest row. */
export interface Foot {
  from: number;
  to: number;
  bottom: number;
}

interface Dip extends Foot {
  isBesideLower: boolean;
}

/**
 * The feet of a shape that end a little above its lowest part: of two feet on the ground the farther one
 * is higher in a photo. Narrow tips are none.
 *
 * @param longest the subject's longer side, samples
 */
export function raisedFeetOf(coverage: Float32Array, size: GridSize, longest: number): Foot[] {
  const found = dips(bottomsOf(coverage, size), Math.max(1, Math.round(SOLE * longest)));
  const lowest = found[0];
  if (!lowest) return [];
  const above = ({ bottom }: Foot) => (lowest.bottom - bottom) / longest;
  const ground = spanOf(found.filter((dip) => above(dip) <= SOLE));
  const all = spanOf(found);
  const isFoot = ({ from, to, isBesideLower }: Dip) => {
    const overhang = from > ground.to ? all.to - ground.to : ground.from - all.from;
    if (isBesideLower && overhang < OVERHANG * longest) return false;
    return to - from + 1 >= LEAST_WIDTH[isBesideLower ? 'shelf' : 'foot'] * longest;
  };
  const wide = found.filter((dip) => above(dip) > SOLE && isFoot(dip));
  const feet: Foot[] = wide.filter((foot) => above(foot) <= ABOVE);
  const middle = middleOf(coverage, size);
  for (const side of [-1, 1]) {
    const isHeld = ({ from, to }: Foot) => side * ((side < 0 ? from : to) - middle) > 0;
    if ([lowest, ...feet].some(isHeld)) continue;
    const support = wide.find(
      (foot) => above(foot) <= FAR_ABOVE && side * ((foot.from + foot.to) / 2 - middle) > 0,
    );
    if (support) feet.push(support);
  }
  return feet;
}

function spanOf(feet: readonly Foot[]): Pick<Foot, 'from' | 'to'> {
  return {
    from: Math.min(...feet.map(({ from }) => from)),
    to: Math.max(...feet.map(({ to }) => to)),
  };
}

/** The lowest covered row of each column; −1 in an empty one. */
function bottomsOf(coverage: Float32Array, { width, height }: GridSize): Int32Array {
  const bottoms = new Int32Array(width).fill(-1);
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++, k++) if ((coverage[k] as number) >= INSIDE) bottoms[x] = y;
  }
  return bottoms;
}

/** Runs of columns around the places where a profile comes down farthest, and no more than `sole` above those. */
function dips(bottoms: Int32Array, sole: number): Dip[] {
  const isTaken = new Uint8Array(bottoms.length);
  const order = [...bottoms.keys()].sort(
    (a, b) => (bottoms[b] as number) - (bottoms[a] as number) || a - b,
  );
  const found: Dip[] = [];
  for (const column of order) {
    const bottom = bottoms[column] as number;
    if (bottom < 0) break;
    if (isTaken[column]) continue;
    const isSole = (x: number) => !isTaken[x] && (bottoms[x] ?? -1) >= Math.max(0, bottom - sole);
    let from = column;
    while (isSole(from - 1)) from -= 1;
    let to = column;
    while (isSole(to + 1)) to += 1;
    const left = Boolean(isTaken[from - 1]);
    const right = Boolean(isTaken[to + 1]);
    isTaken.fill(1, from, to + 1);
    // Between two lower ones it is what they carry.
    if (!(left && right)) found.push({ from, to, bottom, isBesideLower: left || right });
  }
  return found;
}

/** The column of the centre of mass, of a body as deep as it is wide. */
function middleOf(coverage: Float32Array, { width }: GridSize): number {
  let sum = 0;
  let total = 0;
  for (let k = 0; k < coverage.length; k++) {
    const share = coverage[k] as number;
    sum += share * (k % width);
    total += share;
  }
  return sum / total;
}
