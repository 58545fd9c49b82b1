import type { Version } from '../../core/version.ts';
import type { TreeRow } from '../../core/version-tree.ts';
import type { EditorWords } from '../../locales/en/editor.ts';

/** Counted from the oldest one. @param versions - newest first */
export function versionNumber({ id }: Version, versions: readonly Version[]): number {
  return versions.length - versions.findIndex((version) => version.id === id);
}

/** A version's number, or whose picture it is. */
export function compareName(
  row: TreeRow,
  versions: readonly Version[],
  words: EditorWords,
): string {
  if (row.version) return words.versionNumber(versionNumber(row.version, versions));
  return row.picture.versionId ? words.earlierResult : words.startingPicture;
}
