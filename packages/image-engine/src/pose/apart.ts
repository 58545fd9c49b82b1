import type { Posed } from './posed.ts';

/** How deep two bodies may be in each other, as a share of the narrower one's breadth: who hugs is close. */
const CLOSE = 0.12;
/** How far a body is moved at most, as a share of the shorter one's height. */
const FARTHEST = 0.15;

/**
 * How far each of two characters has to step aside so that one does not stand in the other: drawn figures are lines
 * with room beside them, and who takes their pose may be as broad as tall.
 *
 * @returns px of the picture to the right, one for each; 0 for who may stay
 */
export function apart(posed: readonly Posed[]): number[] {
  const [one, other] = posed;
  if (!one || !other) return posed.map(() => 0);
  const height = Math.min(heightOf(one), heightOf(other));
  const room = (one.body.breadth + other.body.breadth) / 2;
  const close = Math.min(one.body.breadth, other.body.breadth) * CLOSE;
  const missing = room - close - Math.abs(one.body.middle - other.body.middle);
  // Who stands above the other's feet stands behind: there it is meant.
  const isBehind = Math.abs(one.foot - other.foot) > height * FARTHEST;
  if (missing <= 1 || isBehind) return [0, 0];
  const step = Math.min(missing / 2, height * FARTHEST);
  const side = one.body.middle <= other.body.middle ? -1 : 1;
  // A bust stays: pushed to the side it would lose its other half too.
  return [one.isCut ? 0 : side * step, other.isCut ? 0 : -side * step];
}

const heightOf = ({ extent }: Posed) => extent.bottom - extent.top;
