import type { Config } from '../config.ts';
import { openDataKey } from '../stores/data-key.ts';
import { openDatabase } from '../stores/database/index.ts';
import { openFileStore } from '../stores/files/index.ts';
import { openQueue, type Queue } from '../stores/queue.ts';
import type { CommandServices } from './command.ts';

/** What the commands need, with what it holds open. */
export interface OpenCommandServices {
  services: CommandServices;
  close(): Promise<void>;
}

/**
 * Opens database and files for a command of its own process.
 *
 * @throws StartupError when one cannot be opened; FolderTakenError when a server has the folder.
 */
export async function openCommandServices(
  config: Config,
  onError: (error: unknown) => void,
): Promise<OpenCommandServices> {
  const database = await openDatabase({ ...config, onError });
  const queues: Queue[] = [];
  const close = async () => {
    for (const queue of queues) await queue.close();
    await database.close();
  };
  try {
    const store = await openFileStore(config);
    const services: CommandServices = {
      db: database.db,
      store,
      seal: await openDataKey(database.db, config),
      async openQueue(kinds) {
        const queue = await openQueue({ database, kinds, works: false, onError });
        queues.push(queue);
        return queue;
      },
    };
    return { services, close };
  } catch (error) {
    await close();
    throw error;
  }
}
