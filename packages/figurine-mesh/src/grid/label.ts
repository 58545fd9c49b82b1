import type { GridSize } from './grid.ts';

/** Connected parts of a mask: label 0 is outside of it, parts are numbered from 1. */
export interface Parts {
  labels: Int32Array;
  /** Samples of each part; `areas[0]` is 0. */
  areas: number[];
}

/**
 * Finds the connected parts of a mask.
 *
 * @param neighbours 4: over edges only; 8: over corners too
 */
export function labelParts(
  mask: Uint8Array,
  { width, height }: GridSize,
  neighbours: 4 | 8,
): Parts {
  const labels = new Int32Array(mask.length);
  const stack = new Int32Array(mask.length);
  const areas = [0];
  for (let start = 0; start < mask.length; start++) {
    if (!mask[start] || labels[start]) continue;
    const label = areas.length;
    let [waiting, area] = [1, 0];
    stack[0] = start;
    labels[start] = label;
    while (waiting > 0) {
      const at = stack[--waiting] as number;
      area += 1;
      const x = at % width;
      const y = (at - x) / width;
      for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++) {
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
          if (neighbours === 4 && dx !== 0 && dy !== 0) continue;
          const next = at + dy * width + dx;
          if (mask[next] && !labels[next]) {
            labels[next] = label;
            stack[waiting++] = next;
          }
        }
      }
    }
    areas.push(area);
  }
  return { labels, areas };
}

/** The label of the largest part; 0 when there is none. */
export function largestPart({ areas }: Parts): number {
  return areas.indexOf(Math.max(...areas));
}
