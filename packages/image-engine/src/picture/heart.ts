import type { Size } from './picture.ts';

/** Points of half the curve. */
const STEPS = 120;
/** The heart curve, 16 sin³t by 13 cos t − 5 cos 2t − 2 cos 3t − cos 4t: its right half from the dip to the tip, y upwards. */
const RIGHT = Array.from({ length: STEPS + 1 }, (_, k) => {
  const t = (Math.PI * k) / STEPS;
  const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
  return { x: 16 * Math.sin(t) ** 3, y };
});
const HALF = Math.max(...RIGHT.map(({ x }) => x));
const TOP = Math.max(...RIGHT.map(({ y }) => y));
const TIP = Math.min(...RIGHT.map(({ y }) => y));
/** Where letters may have their middle, in units of the curve: high for a wide line, lower for a block below the dip. */
const MIDDLES = [1.6, 0.4, -0.8, -2];

/** Half the width of the heart at a height; none above its dip, where it is two lobes. */
function halfWidth(y: number): number {
  if (y > (RIGHT[0]?.y ?? 0)) return 0;
  const at = RIGHT.findLastIndex((point) => point.y >= y);
  return RIGHT[at]?.x ?? 0;
}

/** Rounds of the search for the smallest heart. */
const ROUNDS = 24;

/** A heart around letters, px. */
export interface Heart {
  /** Half its width. */
  half: number;
  /** From the middle of the letters to its top and to its tip. */
  above: number;
  below: number;
}

/** The smallest heart that holds such a box. */
export function heartAround(box: Size): Heart {
  const hearts = MIDDLES.map((middle) => heartAt(middle, box));
  return hearts.reduce((a, b) => (b.half < a.half ? b : a));
}

function heartAt(middle: number, { width, height }: Size): Heart {
  const holds = (unit: number) =>
    [1, -1].every((side) => halfWidth(middle + (side * height) / 2 / unit) >= width / 2 / unit);
  let [low, high] = [0, width + height];
  for (let k = 0; k < ROUNDS; k++) {
    const unit = (low + high) / 2;
    if (holds(unit)) high = unit;
    else low = unit;
  }
  return { half: HALF * high, above: (TOP - middle) * high, below: (middle - TIP) * high };
}

/** Its outline, px from the middle of the letters, y downwards. */
export function heartOutline({ half, above }: Heart): { x: number; y: number }[] {
  const unit = half / HALF;
  const right = RIGHT.map(({ x, y }) => ({ x: x * unit, y: (TOP - y) * unit - above }));
  return [...right, ...right.toReversed().map(({ x, y }) => ({ x: -x, y }))];
}
