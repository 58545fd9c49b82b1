import type { Rect } from './frames.ts';

/** Marks that make a row of writing: dust lies in no such order. */
const IN_A_ROW = 4;
/** Lowest letter, px. */
const LOWEST = 3;
/** How many times as high a letter may be as its neighbour, and the gap between them, as a share of the higher. */
const HIGHER = 2.2;
const GAP = 0.9;

const heightOf = ({ top, bottom }: Rect) => bottom - top;

/** Whether two marks are of about the same height, side by side in one row. */
function standTogether(left: Rect, right: Rect): boolean {
  const [a, b] = [heightOf(left), heightOf(right)];
  const overlap = Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top);
  const isAlike = Math.max(a, b) <= HIGHER * Math.min(a, b);
  return (
    isAlike && overlap > 0.6 * Math.min(a, b) && right.left - left.right < GAP * Math.max(a, b)
  );
}

/** Whether a mark is in a row of writing: a letter, its dot, or a full stop. */
function isAmong(mark: Rect, row: readonly Rect[]): boolean {
  const top = Math.min(...row.map((each) => each.top));
  const bottom = Math.max(...row.map((each) => each.bottom));
  const reach = bottom - top;
  return (
    mark.left > (row[0] as Rect).left - reach &&
    mark.right < (row.at(-1) as Rect).right + reach &&
    mark.top >= top - reach / 2 &&
    mark.bottom <= bottom + reach / 2
  );
}

/** The marks that are of something written: several of them in a row, close together, and what is between. */
export function lettersAmong(marks: readonly Rect[]): Set<Rect> {
  const letters = new Set<Rect>();
  const sorted = marks.filter((mark) => heightOf(mark) >= LOWEST).sort((a, b) => a.left - b.left);
  const taken = new Set<Rect>();
  for (const [first, start] of sorted.entries()) {
    if (taken.has(start)) continue;
    const row = [start];
    let last = start;
    for (let k = first + 1; k < sorted.length; k++) {
      const next = sorted[k] as Rect;
      if (next.left - last.right > GAP * HIGHER * heightOf(last)) break;
      if (taken.has(next) || !standTogether(last, next)) continue;
      row.push(next);
      last = next;
    }
    if (row.length < IN_A_ROW) continue;
    for (const mark of row) taken.add(mark);
    for (const mark of marks) if (isAmong(mark, row)) letters.add(mark);
  }
  return letters;
}
