import { type Face, facesIn } from './faces.ts';
import type { Part } from './focus.ts';
import type { Pixels } from './picture.ts';

/** How far a head goes beyond the ellipse of its face, in halves of that: hair above and beside, the chin below. */
const HAIR = { above: 1.7, beside: 1.3, below: 1.1 };

/** Where a head is along one side of the picture, and the middle of its face. */
export interface Span {
  from: number;
  to: number;
  face: number;
}

/** Where the heads are across the picture, or down it. */
export function headSpans(faces: readonly Face[], side: 'across' | 'down'): Span[] {
  return faces.map(({ x, y, rx, ry }) =>
    side === 'across'
      ? { from: x - HAIR.beside * rx, to: x + HAIR.beside * rx, face: x }
      : { from: y - HAIR.above * ry, to: y + HAIR.below * ry, face: y },
  );
}

/**
 * Moves a stretch so that it cuts no head, as far as its length allows: the largest heads first. The face of one that
 * is longer comes to its middle.
 */
export function withHeads(
  start: number,
  length: number,
  whole: number,
  heads: readonly Span[],
): number {
  const inside = (at: number) => Math.min(whole - length, Math.max(0, at));
  const [first, ...others] = heads.map(({ from, to, face }) => ({
    ...{ from: Math.max(0, from), to: Math.min(whole, to) },
    face,
  }));
  if (!first) return start;
  if (first.to - first.from > length) return inside(Math.round(first.face - length / 2));
  let all = first;
  for (const { from, to } of others) {
    const both = { ...all, from: Math.min(all.from, from), to: Math.max(all.to, to) };
    if (both.to - both.from <= length) all = both;
  }
  const least = Math.ceil(all.to - length);
  return inside(Math.min(Math.floor(all.from), Math.max(least, start)));
}

/** The side of a square that shows head and shoulders, and how far its middle is below the face's, in halves of that. */
const BUST = { side: 3.7, below: 0.3 };
/** A face that large beside another is one of several. */
const AS_LARGE = 0.4;
/** How far the face of a picture of one person is from its middle at most, as a share of its width. */
const ASIDE = 0.22;

/**
 * The square about head and shoulders in a picture of one person.
 *
 * @param least side of the square, px
 * @returns null where no face is found, or that of one of several people, or where the square would hardly be smaller
 */
export async function headAndShoulders(pixels: Pixels, least: number): Promise<Part | null> {
  const [face, other] = await facesIn(pixels);
  if (!face || (other && other.rx * other.ry > AS_LARGE * face.rx * face.ry)) return null;
  if (Math.abs(face.x - pixels.width / 2) > ASIDE * pixels.width) return null;
  const side = Math.round(Math.max(least, BUST.side * face.ry));
  const { width, height } = pixels;
  if (side > 0.95 * Math.min(width, height)) return null;
  const inside = (middle: number, whole: number) =>
    Math.round(Math.min(whole - side, Math.max(0, middle - side / 2)));
  const left = inside(face.x, width);
  return { left, top: inside(face.y + BUST.below * face.ry, height), width: side, height: side };
}
