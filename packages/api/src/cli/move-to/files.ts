import type { FileStore } from '../../stores/files/index.ts';

/** Files that are copied at once. */
const concurrency = 8;

/** Files of one place. */
export interface FileCounts {
  files: number;
  bytes: number;
}

/** Sizes of all finished files in bytes, by key. */
export type FileList = ReadonlyMap<string, number>;

/** Lists a store; what is under `incoming/` was never finished. */
export async function listFiles(store: FileStore): Promise<FileList> {
  const list = new Map<string, number>();
  for await (const { key, bytes } of store.list('')) {
    if (!key.startsWith('incoming/')) list.set(key, bytes);
  }
  return list;
}

/** The files of a list that another one has with the same size. */
export function commonFiles(list: FileList, other: FileList): string[] {
  return [...list].filter(([key, bytes]) => other.get(key) === bytes).map(([key]) => key);
}

/** Adds up a list. */
export function countFiles(list: FileList, keys: Iterable<string> = list.keys()): FileCounts {
  const counts = { files: 0, bytes: 0 };
  for (const key of keys) {
    counts.files += 1;
    counts.bytes += list.get(key) ?? 0;
  }
  return counts;
}

/** Copies files. A run that is cut off leaves whole files only, which the next one finds. */
export async function copyFiles(
  source: FileStore,
  target: FileStore,
  keys: Iterable<string>,
): Promise<void> {
  const waiting = keys[Symbol.iterator]();
  const copy = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      await target.put(next.value, await source.bytes(next.value));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, copy));
}
