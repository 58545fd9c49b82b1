import type { Mask, Size } from '../picture/picture.ts';
import type { Box } from '../picture/selection.ts';
import type { Lab } from '../vision/lab.ts';
import { geodesicDistances } from './geodesic.ts';
import { KEPT, REMOVED } from './held.ts';

/** What counts how much, as ln of odds, where something is marked. */
interface Leaning {
  /** The guesses at the subject. */
  guesses: number;
  /** The middle of a box, and how that falls to its sides. */
  middle: number;
  slope: number;
}

/** What fills its box; and what leaves much of it free, as legs and spokes do. */
export const FILLING: Leaning = { guesses: 0.7, middle: 2.6, slope: 2 };
export const SPARSE: Leaning = { guesses: 1.5, middle: 1.8, slope: 1.5 };

/** What has the colours of what is around its box, and only parts with others. */
export const FULL: Leaning = { guesses: 0.3, middle: 5, slope: 3 };

/** Strokes over an outline that was shown: it stays, but for what they reach. */
export const SHOWN: Leaning = { guesses: 2, middle: 0, slope: 0 };

/** How much a stroke counts beside it, and how far it reaches, in units of L*a*b*. */
const STROKE = 14;
const REACH = 12;

/**
 * How likely each pixel is inside where the visitor marked something: what is painted is certain, what
 * is outside the box too; the middle of a box is likelier than its corners, and strokes reach as far as
 * the surface does that they lie on.
 *
 * @param isPainted there are strokes, or what is known as surely
 * @param guessed how likely each pixel was taken to be before, 0 to 1
 */
export function markedPrior(
  guessed: Float32Array,
  lab: Lab,
  held: Mask,
  { box, isPainted }: { box?: Box | undefined; isPainted: boolean },
  leaning: Leaning,
): Float32Array {
  const { data, width, height } = held;
  const odds = guessed.map((share) => leaning.guesses * (2 * share - 1));
  if (box) addBox(odds, held, box, leaning);
  if (isPainted) {
    const painted = [KEPT, REMOVED].map((mark) =>
      Uint8Array.from(data, (value) => (value === mark ? 1 : 0)),
    );
    for (const [index, sign] of [1, -1].entries()) {
      const marks = painted[index] as Uint8Array;
      if (!marks.includes(1)) continue;
      const way = geodesicDistances(lab, marks, { width, height });
      for (let p = 0; p < odds.length; p++)
        odds[p] = (odds[p] as number) + sign * STROKE * Math.exp(-(way[p] as number) / REACH);
    }
  }
  return odds.map((value, p) =>
    data[p] === KEPT ? 1 : data[p] === REMOVED ? 0 : 1 / (1 + Math.exp(-value)),
  );
}

/** A box is drawn close around what is meant. */
export function addBox(
  odds: Float32Array,
  { width, height }: Size,
  box: Box,
  { middle, slope }: Leaning,
): void {
  const [left, right] = [box.left * width, box.right * width];
  const [top, bottom] = [box.top * height, box.bottom * height];
  for (let y = 0, p = 0; y < height; y++) {
    const dy = outwards((2 * (y + 0.5 - top)) / (bottom - top) - 1, top, height - bottom);
    for (let x = 0; x < width; x++, p++) {
      const dx = outwards((2 * (x + 0.5 - left)) / (right - left) - 1, left, width - right);
      odds[p] = (odds[p] as number) + middle - slope * (dx + dy);
    }
  }
}

/**
 * How far a place is towards the box's side, squared. What is meant goes on beyond a side that is the
 * picture's own.
 *
 * @param place −1 at one side … 1 at the other
 * @param before what lies before the one side, px
 * @param behind what lies behind the other, px
 */
function outwards(place: number, before: number, behind: number): number {
  const isOpen = place < 0 ? before < OPEN : behind < OPEN;
  return place * place * (isOpen ? 0.3 : 1);
}

/** A side that is less than that, in px, from the picture's lies on it. */
const OPEN = 4;
