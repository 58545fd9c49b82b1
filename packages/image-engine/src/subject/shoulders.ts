import type { Pixels } from '../picture/picture.ts';
import { isSkin } from './skin.ts';

const LIKELY = 0.5;
/** Share of what is likely inside that is skin, from which on it is a face without its body. */
const BARE = 0.2;
/** Share of the picture that a face takes at least. */
const SMALLEST = 0.01;

/** Height to width, with the neck. */
const FLATTEST = 0.8;
const NARROWEST = 2.6;
/** Share of the ellipse around it that is skin: eyes, brows and a beard are none. */
const FILLED = 0.5;

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
 * @returns whether there is such a face
 */
export function addShoulders(likely: Float32Array, picture: Pixels): boolean {
  const face = faceIn(likely, picture);
  if (!face) return false;
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
  return true;
}

/** Of a head with its hair, and of shoulders below the chin. */
function halfWidth(below: number, radius: number): number {
  if (below > 0) return radius * Math.min(SHOULDERS, 0.9 + 1.6 * below);
  const up = (below + 1.3) / 1.9;
  return Math.abs(up) >= 1 ? 0 : 1.2 * radius * Math.sqrt(1 - up * up);
}

/** The upper end of a face, and half of its width, px. */
interface Face {
  x: number;
  top: number;
  radius: number;
}

/** An ellipse with the mean and the spread of the skin in what is likely inside. */
function faceIn(likely: Float32Array, { data, width, height, channels }: Pixels): Face | null {
  let [inside, count, sumX, sumY, sumXX, sumYY] = [0, 0, 0, 0, 0, 0];
  for (let y = 0, p = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++, i += channels) {
      if ((likely[p] as number) < LIKELY) continue;
      inside++;
      if (!isSkin(data[i] as number, data[i + 1] as number, data[i + 2] as number)) continue;
      count++;
      sumX += x;
      sumY += y;
      sumXX += x * x;
      sumYY += y * y;
    }
  }
  if (count < SMALLEST * likely.length || count < BARE * inside) return null;
  const [x, y] = [sumX / count, sumY / count];
  const rx = 2 * Math.sqrt(Math.max(0, sumXX / count - x * x));
  const ry = 2 * Math.sqrt(Math.max(0, sumYY / count - y * y));
  const shape = ry / Math.max(1, rx);
  const isFace = shape > FLATTEST && shape < NARROWEST && count > FILLED * Math.PI * rx * ry;
  if (!isFace) return null;
  return { x, top: y - ry, radius: rx };
}
