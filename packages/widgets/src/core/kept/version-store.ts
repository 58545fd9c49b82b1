import type { Kept } from '../restore.ts';
import type { Version } from '../version.ts';
import { type KeptDatabase, openKeptDatabase } from './database.ts';
import { type KeepLimits, keepLimits, tidy } from './eviction.ts';
import {
  fromRecords,
  idsOfVersion,
  pictureRecord,
  picturesToKeep,
  versionRecord,
  type Work,
  type WorkRecord,
  workRecord,
} from './records.ts';
import { type Transaction, type Write, writing } from './transaction.ts';

/** What changed in an editor since it was kept last. */
export interface Changes {
  added: readonly Version[];
  removedIds: readonly string[];
  /** Everything that was kept before goes, also what other editors kept. */
  isCleared: boolean;
  work: Work;
}

/** How much is kept. */
export interface KeptAmount {
  versions: number;
  /** Of all pictures. */
  bytes: number;
  /** Versions that had to leave this time. */
  evictedIds: readonly string[];
}

export interface VersionStore {
  /** All versions of this store, and what the editor `workId` was left with; where there is none, the newest work. */
  load(workId: string | undefined, takenIds: ReadonlySet<string>): Promise<LoadedWork>;
  /** Everything or nothing of it. @throws DOMException when the browser has no room or forbids it */
  keep(workId: string, changes: Changes): Promise<KeptAmount>;
  close(): void;
}

export interface LoadedWork {
  kept: Kept;
  /** Whose work it was. */
  workId: string | undefined;
  amount: KeptAmount;
}

/** Editors whose last work is kept beside the newest one: those of other tabs. */
const OTHER_WORKS = 2;

/**
 * Versions and unfinished work, kept in this browser over reloads. Several editors and tabs may use one store: each
 * only adds and removes its own changes, each in one transaction.
 * @throws DOMException where the browser keeps nothing
 */
export async function openVersionStore(
  name: string,
  onClosed: () => void,
  limits: KeepLimits = keepLimits,
): Promise<VersionStore> {
  const database = await openKeptDatabase(name, onClosed);
  return {
    load: (workId, takenIds) => load(database, workId, takenIds),
    async keep(workId, changes) {
      try {
        return await keep(database, workId, changes, limits);
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error;
        // The browser has less room than we take at most: once more, with half of what there is.
        const { bytes } = await makeRoom(database, limits);
        return keep(database, workId, changes, { ...limits, bytes });
      }
    },
    close: () => database.close(),
  };
}

async function load(
  database: KeptDatabase,
  workId: string | undefined,
  takenIds: ReadonlySet<string>,
): Promise<LoadedWork> {
  const tx = database.transaction(['versions', 'pictures', 'works']);
  const [versions, pictures, works] = await Promise.all([
    tx.objectStore('versions').getAll(),
    tx.objectStore('pictures').getAll(),
    tx.objectStore('works').getAll(),
  ]);
  const free = works.filter(({ id }) => !takenIds.has(id)).sort(newestWorkFirst);
  const work = free.find(({ id }) => id === workId) ?? free[0];
  const bytes = pictures.reduce((sum, { file }) => sum + file.size, 0);
  return {
    kept: fromRecords(work, versions, pictures),
    workId: work?.id,
    amount: { versions: versions.length, bytes, evictedIds: [] },
  };
}

async function keep(
  database: KeptDatabase,
  workId: string,
  { added, removedIds, isCleared, work }: Changes,
  limits: KeepLimits,
): Promise<KeptAmount> {
  return writing(database, async (tx, write) => {
    const versions = tx.objectStore('versions');
    const works = tx.objectStore('works');
    const pictures = tx.objectStore('pictures');

    if (isCleared) write(versions.clear(), works.clear());
    write(...removedIds.map((id) => versions.delete(id)));
    write(...added.map((version) => versions.put(versionRecord(version))));
    const held = new Set((await versions.getAll()).flatMap(idsOfVersion));
    write(works.put(workRecord(workId, Date.now(), work, held)));
    const present = new Set(await pictures.getAllKeys());
    const missing = picturesToKeep(added, work).filter(({ id }) => !present.has(id));
    write(...missing.map((picture) => pictures.put(pictureRecord(picture))));
    const others = (await works.getAll()).filter(({ id }) => id !== workId).sort(newestWorkFirst);
    write(...others.slice(OTHER_WORKS).map(({ id }) => works.delete(id)));

    return tidyUp(tx, write, limits);
  });
}

function newestWorkFirst(a: WorkRecord, b: WorkRecord): number {
  return b.at - a.at;
}

/** Removes versions until half of the bytes are free. */
async function makeRoom(database: KeptDatabase, limits: KeepLimits): Promise<KeptAmount> {
  const all = await database.getAll('pictures');
  const bytes = all.reduce((sum, { file }) => sum + file.size, 0) / 2;
  const amount = await writing(database, (tx, write) => tidyUp(tx, write, { ...limits, bytes }));
  return { ...amount, bytes };
}

async function tidyUp(tx: Transaction, write: Write, limits: KeepLimits): Promise<KeptAmount> {
  const versions = tx.objectStore('versions');
  const pictures = tx.objectStore('pictures');
  const stored = await pictures.getAll();
  const { evictedIds, unusedPictureIds, ...left } = tidy(
    {
      versions: await versions.getAll(),
      works: await tx.objectStore('works').getAll(),
      sizes: new Map(stored.map(({ id, file }) => [id, file.size])),
    },
    limits,
  );
  write(...evictedIds.map((id) => versions.delete(id)));
  write(...unusedPictureIds.map((id) => pictures.delete(id)));
  return { versions: left.versions.length, bytes: left.bytes, evictedIds };
}
