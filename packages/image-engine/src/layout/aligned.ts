import type { Cell } from './cells.ts';

/** Edges that are nearer to each other than this share of the whole's side were meant to be one line. */
const NEAR = 0.035;

/**
 * Brings edges that nearly meet to one line, so that a layout reads as a grid where it nearly is one.
 *
 * @param gap between neighbours, in the unit of the cells
 */
export function aligned(cells: readonly Cell[], gap: number): Cell[] {
  const right = Math.max(...cells.map((cell) => cell.left + cell.width));
  const bottom = Math.max(...cells.map((cell) => cell.top + cell.height));
  const columns = linesOf(
    cells.map((cell) => cell.left - gap / 2),
    right * NEAR,
  );
  const rows = linesOf(
    cells.map((cell) => cell.top - gap / 2),
    bottom * NEAR,
  );
  const moved = (lines: ReadonlyMap<number, number>, place: number) => {
    for (const [from, to] of lines) if (Math.abs(from - place) < 1e-6) return to;
    return place;
  };
  return cells.map((cell) => {
    const left = moved(columns, cell.left - gap / 2) + gap / 2;
    const top = moved(rows, cell.top - gap / 2) + gap / 2;
    const end = moved(columns, cell.left + cell.width + gap / 2) - gap / 2;
    const foot = moved(rows, cell.top + cell.height + gap / 2) - gap / 2;
    return { ...cell, left, top, width: end - left, height: foot - top };
  });
}

/** Where each line comes: to the mean of its neighbours. The first one, the side of the whole, stays. */
function linesOf(places: readonly number[], near: number): Map<number, number> {
  const sorted = [...new Set(places)].sort((a, b) => a - b);
  const groups: number[][] = [];
  for (const place of sorted) {
    const group = groups.at(-1);
    if (group && place - (group[0] as number) < near) group.push(place);
    else groups.push([place]);
  }
  const lines = new Map<number, number>();
  for (const [k, group] of groups.entries()) {
    const mean = group.reduce((sum, place) => sum + place, 0) / group.length;
    for (const place of group) lines.set(place, k === 0 ? (group[0] as number) : mean);
  }
  return lines;
}
