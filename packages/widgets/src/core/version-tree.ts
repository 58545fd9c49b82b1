import type { Picture } from './picture.ts';
import type { Version } from './version.ts';

/** A line of the tree: a picture that versions were made from, or a version. */
export type TreeRow = {
  id: string;
  /** The row above it in the tree; absent for pictures that came from outside. */
  parentId?: string | undefined;
  /** 1 for pictures that came from outside. */
  level: number;
  /** Which of its siblings it is, from 1 on. */
  position: number;
  siblings: number;
} & ({ picture: Picture; version?: undefined } | { version: Version; picture?: undefined });

/**
 * Versions below what they were made from, each before those made from it. The picture that was worked on last
 * comes first; siblings stand in the order they were made in.
 * @param versions - newest first
 */
export function versionTree(versions: readonly Version[]): TreeRow[] {
  const known = new Set<string | undefined>(versions.map(({ id }) => id));
  const roots = new Map<string, Picture>();
  const children = new Map<string, Version[]>();
  for (const version of versions) {
    const { before } = version;
    const isKnown = known.has(before.versionId);
    const parentId = isKnown && before.versionId ? before.versionId : rootId(before);
    if (!isKnown && !roots.has(parentId)) roots.set(parentId, before);
    children.set(parentId, [version, ...(children.get(parentId) ?? [])]);
  }
  const below = (parentId: string, level: number): TreeRow[] =>
    (children.get(parentId) ?? []).flatMap((version, index, all) => [
      { id: version.id, parentId, version, level, position: index + 1, siblings: all.length },
      ...below(version.id, level + 1),
    ]);
  return [...roots].flatMap(([id, picture], index) => [
    { id, picture, level: 1, position: index + 1, siblings: roots.size },
    ...below(id, 2),
  ]);
}

/** Not the picture's own: a version that was removed and came back has the same one. */
function rootId({ id }: Picture): string {
  return `picture ${id}`;
}

/** The row where an arrow key leads from a row: up and down through all, left to the parent, right to the first child. */
export function rowAt(rows: readonly TreeRow[], from: number, key: string): number | undefined {
  const row = rows[from];
  if (!row) return undefined;
  switch (key) {
    case 'ArrowDown':
      return Math.min(from + 1, rows.length - 1);
    case 'ArrowUp':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return rows.length - 1;
    case 'ArrowLeft':
      return row.parentId ? rows.findIndex(({ id }) => id === row.parentId) : from;
    case 'ArrowRight':
      return rows[from + 1]?.parentId === row.id ? from + 1 : from;
    default:
      return undefined;
  }
}
