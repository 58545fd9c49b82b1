import type { Logger } from 'pino';
import type { CommandServices } from '../cli/command.ts';
import type { Config } from '../config.ts';
import type { Seal } from '../services/print-jobs/seal.ts';
import type { ReadinessChecks } from '../services/readiness.ts';
import { openDataKey } from './data-key.ts';
import { type OpenDatabase, openDatabase } from './database/index.ts';
import { type FileStore, openFileStore } from './files/index.ts';
import { openProvenanceSecrets, type ProvenanceSecrets } from './provenance-secrets.ts';
import { type JobKind, openQueue, type Queue } from './queue.ts';

/** Everything that is kept, open. */
export interface OpenStores {
  database: OpenDatabase;
  store: FileStore;
  queue: Queue;
  /** Encrypts addresses. */
  seal: Seal;
  /** What pictures are marked and signed with. */
  secrets: ProvenanceSecrets;
  checks: ReadinessChecks;
  /** What an operator's command works with while this process has the stores. */
  commands: CommandServices;
  close(): Promise<void>;
}

/**
 * Opens database, files and queue.
 *
 * @param kinds Every kind of job.
 * @throws StartupError when one of them cannot be opened.
 */
export async function openStores(
  config: Config,
  kinds: readonly JobKind[],
  log: Logger,
): Promise<OpenStores> {
  const onError = (err: unknown) => log.error({ err }, 'the database or the queue failed');
  const store = await openFileStore(config);
  const database = await openDatabase({ ...config, onError });
  try {
    const seal = await openDataKey(database.db, config);
    const secrets = await openProvenanceSecrets(database.db, seal, config);
    const works = config.role !== 'api';
    const queue = await openQueue({ database, kinds, works, onError });
    return {
      database,
      store,
      queue,
      seal,
      secrets,
      checks: { database: database.check, files: store.check, queue: queue.check },
      commands: { db: database.db, store, seal, openQueue: async () => queue },
      close: database.close,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
