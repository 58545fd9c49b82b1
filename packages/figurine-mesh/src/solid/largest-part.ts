import type { Manifold } from 'manifold-3d';
import { release } from '../grid/release.ts';
import { countShells } from '../measure/shells.ts';
import { type Own, rawMesh } from './kernel.ts';

/** mm³: less is not worth a word. */
const CRUMB = 1;

/** The part with the largest volume, and how many others of any size there were. */
export function largestPart(solid: Manifold, own: Own): { part: Manifold; others: number } {
  // Taking a solid apart costs as much as joining it: hardly ever is there anything to take apart.
  const raw = rawMesh(solid);
  const shells = countShells(raw);
  release(raw.positions, raw.triangles);
  if (shells <= 1) return { part: solid, others: 0 };
  const parts = solid.decompose().map(own);
  const sorted = parts.toSorted((a, b) => b.volume() - a.volume());
  return {
    part: sorted[0] ?? solid,
    others: sorted.slice(1).filter((part) => part.volume() > CRUMB).length,
  };
}
