import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../stores/database/index.ts';
import { testStores } from './test-stores.ts';

/**
 * Opens a database of its own: the embedded one in the project `unit`, a Postgres in `scale`.
 * Closing removes it.
 */
export async function openTestDatabase(): Promise<Pick<OpenDatabase, 'db' | 'close'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nano-banana-database-'));
  const stores = await testStores();
  let isClosing = false;
  const onError = (error: unknown) => {
    // A Postgres that is told to drop a database cuts off connections that are just being closed.
    if (!isClosing) throw error;
  };
  const { databaseUrl } = stores;
  const { db, close } = await openDatabase({ dataDir, databaseUrl, onError });
  return {
    db,
    async close() {
      isClosing = true;
      await close();
      await stores.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
