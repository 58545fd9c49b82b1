import type { Logger } from 'pino';
import type { Services } from './app.ts';
import { createPool } from './compute/pool.ts';
import type { Config } from './config.ts';
import { createEngine } from './engines/registry.ts';
import { createFilesService } from './services/files.ts';
import { createImagesService } from './services/images.ts';
import { createSiteService } from './services/site.ts';
import { openFileStore } from './stores/files.ts';

/** Services with what they hold open. */
export interface OpenServices {
  services: Services;
  /** Lets go of worker threads and with them of what still runs. */
  close(): Promise<void>;
}

/**
 * Opens the stores, starts the worker threads and builds the services.
 *
 * @throws StartupError when a store cannot be opened.
 */
export async function openServices(config: Config, log: Logger): Promise<OpenServices> {
  const store = await openFileStore(config.dataDir);
  const pool = createPool({
    size: config.poolSize,
    maxQueue: config.maxQueue,
    onError: (err) => log.error({ err }, 'a worker thread failed'),
  });
  const engine = createEngine(config.engine, pool);
  const timeoutSeconds = config.engineTimeoutSeconds;
  const files = createFilesService({ store, pool, timeoutSeconds });
  const images = createImagesService({ engine, files, timeoutSeconds });
  const site = createSiteService(config.siteDir);
  return { services: { log, engine, images, files, site }, close: () => pool.close() };
}
