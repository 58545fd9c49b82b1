import type { Pixels } from '../picture/picture.ts';
import { type Face, faceIn } from './face-in.ts';

/** Of the top of a face, in halves of its width: how far below it the chin is, and below that the body's end. */
const CHIN = 2.6;
const LOWEST = 8;
/** Half of the width of shoulders, in the same. */
const SHOULDERS = 2.5;
/** How far around them head and shoulders are looked for, in their own width. */
const AROUND = 1.7;
/** What is taken as likely where a body may be: colours decide. */
const BODY = 0.6;
const MAYBE = 0.4;

/**
 * Adds the body to a face: clothes differ in colour from the face, which often stands out alone. Where what
 * is likely inside is mostly skin, hair is looked for around it and shoulders below it.
 *
 * @param likely how likely each pixel is inside, 0 to 1; changed in place
 * @returns that face, if there is one
 */
export function addShoulders(likely: Float32Array, picture: Pixels): Face | null {
  const face = faceIn(likely, picture);
  if (!face) return null;
  const { width, height } = picture;
  const { x, top, radius } = face;
  const chin = top + CHIN * radius;
  for (let row = Math.max(0, Math.floor(top - radius)); row < height; row++) {
    const below = (row - chin) / radius;
    if (below > LOWEST) break;
    const half = halfWidth(below, radius);
    for (let column = 0; column < width; column++) {
      const aside = Math.abs(column + 0.5 - x);
      const p = row * width + column;
      const share = aside < half ? BODY : aside < AROUND * half ? MAYBE : 0;
      if (share > (likely[p] as number)) likely[p] = share;
    }
  }
  return face;
}

/** Of a head with its hair, and of shoulders below the chin. */
function halfWidth(below: number, radius: number): number {
  if (below > 0) return radius * Math.min(SHOULDERS, 0.9 + 1.6 * below);
  const up = (below + 1.3) / 1.9;
  return Math.abs(up) >= 1 ? 0 : 1.2 * radius * Math.sqrt(1 - up * up);
}
