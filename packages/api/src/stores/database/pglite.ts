import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { databaseTemplate, migrationsFolder } from '../../own-files.ts';
import { lockFolder } from './folder-lock.ts';
import type { Database, OpenDatabase } from './index.ts';
import * as schema from './schema.ts';
import { unpackTemplate } from './template.ts';

/** PGlite runs neither a checkpointer nor autovacuum: without both the log grows without end. */
const upkeepMs = 10 * 60_000;

const settings = [
  'fsync=on',
  'wal_sync_method=fsync',
  // Small, because a visitor's machine runs this beside everything else.
  'shared_buffers=16MB',
  'max_wal_size=64MB',
  'min_wal_size=32MB',
  // What every request touches; upkeep touches each table, whose files Postgres would keep open, up to 1000.
  'max_files_per_process=128',
];

// V8 would compile PGlite a second time, for speed: half a gigabyte for a moment, and queries are no
// faster for it, because they are not what takes the time. It counts for the whole process.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

/** PGlite's own file system drops fsync, so that a crash of the machine would lose what was acknowledged. */
class SyncedNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const made = await super.init(...args);
    const { preRun = [] } = made.emscriptenOpts;
    return {
      emscriptenOpts: { ...made.emscriptenOpts, preRun: [...[preRun].flat(), restoreFsync] },
    };
  }
}

/** The parts of Emscripten's module that are not in PGlite's types. */
interface NodeFiles {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
}

function restoreFsync(module: unknown): void {
  const { NODEFS } = module as { NODEFS: NodeFiles };
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd !== undefined) {
      fsyncSync(nfd);
      return 0;
    }
    // A folder has no descriptor here.
    const descriptor = openSync(NODEFS.realPath(node), 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    return 0;
  };
}

const openFolder = (folder: string) =>
  PGlite.create({
    fs: new SyncedNodeFS(folder),
    startParams: [...PGlite.defaultStartParams, ...settings.flatMap((value) => ['-c', value])],
  });

/**
 * Opens the embedded database in a data folder, for this process alone.
 *
 * @throws FolderTakenError when another process has it open.
 */
export async function openPglite(
  dataDir: string,
  onError: (error: unknown) => void,
): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  try {
    const pglite = await openOrCreate(dataDir);
    const db = drizzle(pglite, { schema });
    await migrate(db, { migrationsFolder });
    const upkeep = setInterval(() => {
      pglite.exec('VACUUM (ANALYZE)').then(() => pglite.exec('CHECKPOINT'), onError);
    }, upkeepMs).unref();
    return {
      db: db as unknown as Database,
      engine: 'pglite',
      queueOptions: { db: fromPglite(pglite), backend: 'pglite' },
      check: async () => {
        await db.execute(sql`select 1`);
      },
      async close() {
        clearInterval(upkeep);
        await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A kill in the moment of creation leaves a folder that cannot be opened; so it gets its name last. */
async function openOrCreate(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) {
    const unfinished = join(dataDir, 'database.new');
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    if (existsSync(databaseTemplate)) {
      await unpackTemplate(await readFile(databaseTemplate), unfinished);
    } else {
      await (await openFolder(unfinished)).close();
    }
    await rename(unfinished, folder);
  }
  return openFolder(folder);
}
