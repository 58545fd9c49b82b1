import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { FolderTakenError } from '../../stores/database/folder-lock.ts';
import { type OpenDatabase, openDatabase } from '../../stores/database/index.ts';
import { type FileStore, openFileStore } from '../../stores/files/index.ts';
import { UsageError } from '../command.ts';

/** Where from and where to. */
export interface Places {
  source: OpenDatabase;
  target: OpenDatabase;
  /** Undefined when the files stay where they are. */
  files: { source: FileStore; target: FileStore } | undefined;
  close(): Promise<void>;
}

/**
 * Opens a data folder, which is locked by that, and what the configuration names in its place.
 *
 * @throws UsageError when the configuration names no such thing or a server is running.
 */
export async function openPlaces(
  config: Config,
  onError: (error: unknown) => void,
): Promise<Places> {
  const { dataDir, databaseUrl, s3 } = config;
  if (databaseUrl === undefined) {
    throw new UsageError(
      'Name the Postgres server to move to in the environment variable DATABASE_URL.',
    );
  }
  if (!existsSync(join(dataDir, 'database'))) {
    throw new UsageError(
      `There is no embedded database in ${dataDir}; name the folder to move from in DATA_DIR.`,
    );
  }
  const source = await openSource(dataDir, onError);
  const open: OpenDatabase[] = [source];
  const close = async () => {
    for (const database of open) await database.close();
  };
  try {
    const target = await openDatabase({ dataDir, databaseUrl, onError });
    open.push(target);
    const files = s3 && {
      source: await openFileStore({ dataDir, s3: undefined }),
      target: await openFileStore({ dataDir, s3 }),
    };
    return { source, target, files, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openSource(
  dataDir: string,
  onError: (error: unknown) => void,
): Promise<OpenDatabase> {
  try {
    return await openDatabase({ dataDir, databaseUrl: undefined, onError });
  } catch (error) {
    if (!(error instanceof FolderTakenError)) throw error;
    throw new UsageError(
      `A server is using ${dataDir}; stop it first, so that nothing is added while the folder is moved.`,
    );
  }
}
