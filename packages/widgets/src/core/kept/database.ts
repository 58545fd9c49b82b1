import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PictureRecord, VersionRecord, WorkRecord } from './records.ts';

interface Schema extends DBSchema {
  versions: { key: string; value: VersionRecord };
  pictures: { key: string; value: PictureRecord };
  works: { key: string; value: WorkRecord };
}

export type KeptDatabase = IDBPDatabase<Schema>;

/**
 * Opens the store of that name in this browser, or makes it.
 * @param onClosed - it was closed from outside: another tab wants to delete or renew it, or the browser gave up
 * @throws DOMException where the browser keeps nothing
 */
export function openKeptDatabase(name: string, onClosed: () => void): Promise<KeptDatabase> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      for (const store of ['versions', 'pictures', 'works'] as const) {
        database.createObjectStore(store, { keyPath: 'id' });
      }
    },
    blocking(_, __, event) {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}
