import { keysOf } from '../../services/file-keys.ts';
import type { FileStore } from '../../stores/files/index.ts';
import type { PersonalRows } from './collect.ts';

/** Keys of a picture and its conversions, as far as they are stored. */
export async function storedKeysOf(
  store: FileStore,
  file: PersonalRows['files'][number],
): Promise<string[]> {
  const keys: string[] = [];
  for (const key of keysOf(file)) {
    if ((await store.size(key)) !== undefined) keys.push(key);
  }
  return keys;
}

/** Keys of the pictures that a job works on. */
export async function inputKeysOf(store: FileStore, { id }: { id: string }): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list(`inputs/${id}/`)) keys.push(key);
  return keys;
}
