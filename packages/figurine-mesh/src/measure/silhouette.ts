import { type GridSize, INSIDE } from '../grid/grid.ts';
import { FINER, type WorkingCopy } from '../mask/working-copy.ts';
import { areaVector, eachTriangle, type FigurineMesh, type Vector } from '../mesh.ts';
import type { Frame } from '../shape/shape.ts';

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
  body: Pick<FigurineMesh, 'positions' | 'triangles'>,
  { fine }: WorkingCopy,
  { column, row, mmPerSample }: Frame,
  hiddenMm: number,
): Silhouette {
  const { width, height } = fine.size;
  const seen = new Uint8Array(width * height);
  const placeOf = (corner: Vector): Place => [
    FINER * (corner[0] / mmPerSample + column) + 0.5,
    FINER * (row - corner[2] / mmPerSample) + 0.5,
  ];
  eachTriangle(body, (a, b, c) => {
    // Facets that look to the front (−y) cover the same as those that look back.
    if (areaVector(a, b, c)[1] >= 0) return;
    fillTriangle(seen, { width, height }, [placeOf(a), placeOf(b), placeOf(c)]);
  });
  let [both, wanted, either] = [0, 0, 0];
  const end = Math.floor(FINER * (row - hiddenMm / mmPerSample)) * width;
  for (let k = 0; k < Math.min(end, seen.length); k++) {
    const isWanted = (fine.coverage[k] as number) >= INSIDE;
    if (isWanted) wanted += 1;
    if (isWanted && seen[k]) both += 1;
    if (isWanted || seen[k]) either += 1;
  }
  return { coverage: both / Math.max(1, wanted), silhouetteIou: both / Math.max(1, either) };
}

type Place = [x: number, y: number];

/** Marks the samples whose middle lies in a triangle. */
function fillTriangle(
  seen: Uint8Array,
  { width, height }: GridSize,
  corners: readonly [Place, Place, Place],
): void {
  const [a, b, c] = corners;
  const top = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1])));
  const bottom = Math.min(height - 1, Math.floor(Math.max(a[1], b[1], c[1])));
  for (let y = top; y <= bottom; y++) {
    let from = Infinity;
    let to = -Infinity;
    for (let i = 0; i < 3; i++) {
      const p = corners[i] as Place;
      const q = corners[(i + 1) % 3] as Place;
      if ((p[1] < y && q[1] < y) || (p[1] > y && q[1] > y)) continue;
      const share = p[1] === q[1] ? 0 : (y - p[1]) / (q[1] - p[1]);
      const x = p[0] + share * (q[0] - p[0]);
      from = Math.min(from, x, p[1] === q[1] ? q[0] : x);
      to = Math.max(to, x, p[1] === q[1] ? q[0] : x);
    }
    const first = Math.max(0, Math.ceil(from - 1e-6));
    const last = Math.min(width - 1, Math.floor(to + 1e-6));
    for (let x = first; x <= last; x++) seen[y * width + x] = 1;
  }
}
