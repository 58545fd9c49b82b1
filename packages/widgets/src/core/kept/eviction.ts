import { idsOfVersion, type VersionRecord, type WorkRecord } from './records.ts';

/** What one editor's server may take of the browser's store, at most. */
export interface KeepLimits {
  versions: number;
  /** Bytes of all pictures. */
  bytes: number;
}

/** Enough for weeks of play; well below what browsers give a site before they ask or refuse. */
export const keepLimits: KeepLimits = { versions: 50, bytes: 200 * 1024 * 1024 };

/** What is in the store. */
export interface Stored {
  versions: readonly VersionRecord[];
  /** What editors were left with, also those of other tabs. */
  works: readonly WorkRecord[];
  /** Bytes of each picture by its id. */
  sizes: ReadonlyMap<string, number>;
}

/** What is left after versions had to go, and what nothing needs any more. */
export interface Tidied {
  versions: readonly VersionRecord[];
  evictedIds: readonly string[];
  unusedPictureIds: readonly string[];
  bytes: number;
}

/** Keeps within the limits: the oldest versions that are not pinned leave first. */
export function tidy({ versions, works, sizes }: Stored, limits: KeepLimits): Tidied {
  const leaving = versions.filter(({ isPinned }) => !isPinned).sort((a, b) => a.at - b.at);
  let left = versions;
  const evictedIds: string[] = [];
  let used = usedIds(left, works);
  while (left.length > limits.versions || bytesOf(used, sizes) > limits.bytes) {
    const oldest = leaving.shift();
    if (!oldest) break;
    evictedIds.push(oldest.id);
    left = left.filter((version) => version !== oldest);
    used = usedIds(left, works);
  }
  const unusedPictureIds = [...sizes.keys()].filter((id) => !used.has(id));
  return { versions: left, evictedIds, unusedPictureIds, bytes: bytesOf(used, sizes) };
}

function usedIds(versions: readonly VersionRecord[], works: readonly WorkRecord[]): Set<string> {
  return new Set([
    ...versions.flatMap(idsOfVersion),
    ...works.flatMap(({ pictureIds, history }) => [
      ...pictureIds,
      ...history.flatMap((step) => step.pictureIds),
    ]),
  ]);
}

function bytesOf(ids: ReadonlySet<string>, sizes: ReadonlyMap<string, number>): number {
  return [...ids].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
}
