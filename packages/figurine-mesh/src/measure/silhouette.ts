import { type GridSize, INSIDE } from '../grid/grid.ts';
import { FINER, type WorkingCopy } from '../mask/working-copy.ts';
import type { Triangles } from '../mesh.ts';
import type { Frame } from '../shape/shape.ts';

/** How the model's outline compares with the cut-out's, each 0 to 1. */
export interface Silhouette {
  /** Share of the cut-out's area above the base that the model covers, seen from the front. */
  coverage: number;
  /** What both cover, as a share of what either covers. */
  silhouetteIou: number;
}

/**
 * Compares a body's outline, seen from the front, with the cut-out's.
 *
 * @param hiddenMm how much of it the base will hide; that is left out of the comparison
 */
export function compareSilhouette(
  { positions, triangles }: Triangles,
  { fine }: WorkingCopy,
  { column, row, mmPerSample }: Frame,
  hiddenMm: number,
): Silhouette {
  const { width, height } = fine.size;
  const seen = new Uint8Array(width * height);
  const places = new Float64Array(6);
  for (let t = 0; t < triangles.length; t += 3) {
    for (let i = 0; i < 3; i++) {
      const at = 3 * (triangles[t + i] as number);
      places[2 * i] = FINER * ((positions[at] as number) / mmPerSample + column) + 0.5;
      places[2 * i + 1] = FINER * (row - (positions[at + 2] as number) / mmPerSample) + 0.5;
    }
    if (looksToFront(places)) fillTriangle(seen, fine.size, places);
  }
  let both = 0;
  let wanted = 0;
  let either = 0;
  const end = Math.floor(FINER * (row - hiddenMm / mmPerSample)) * width;
  for (let k = 0; k < Math.min(end, seen.length); k++) {
    const isWanted = (fine.coverage[k] as number) >= INSIDE;
    if (isWanted) wanted += 1;
    if (isWanted && seen[k]) both += 1;
    if (isWanted || seen[k]) either += 1;
  }
  return { coverage: both / Math.max(1, wanted), silhouetteIou: both / Math.max(1, either) };
}

/** Facets that look to the front cover the same as those that look back. */
function looksToFront(places: Float64Array): boolean {
  const ax = places[0] as number;
  const ay = places[1] as number;
  const ux = (places[2] as number) - ax;
  const uy = (places[3] as number) - ay;
  const vx = (places[4] as number) - ax;
  const vy = (places[5] as number) - ay;
  // In the picture y points down, which turns counter-clockwise around.
  return ux * vy - uy * vx < 0;
}

/** Marks the samples whose middle lies in a triangle, given by x and y of its corners. */
function fillTriangle(seen: Uint8Array, { width, height }: GridSize, places: Float64Array): void {
  const ya = places[1] as number;
  const yb = places[3] as number;
  const yc = places[5] as number;
  const top = Math.max(0, Math.ceil(Math.min(ya, yb, yc)));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ya, yb, yc)));
  for (let y = top; y <= bottom; y++) {
    let from = Infinity;
    let to = -Infinity;
    for (let i = 0; i < 3; i++) {
      const next = i === 2 ? 0 : i + 1;
      const px = places[2 * i] as number;
      const py = places[2 * i + 1] as number;
      const qx = places[2 * next] as number;
      const qy = places[2 * next + 1] as number;
      if ((py < y && qy < y) || (py > y && qy > y)) continue;
      // Both ends of a level side count, the first one by the side before it.
      const x = py === qy ? qx : px + ((y - py) / (qy - py)) * (qx - px);
      if (x < from) from = x;
      if (x > to) to = x;
    }
    const first = Math.max(0, Math.ceil(from - 1e-6));
    const last = Math.min(width - 1, Math.floor(to + 1e-6));
    for (let x = first; x <= last; x++) seen[y * width + x] = 1;
  }
}
