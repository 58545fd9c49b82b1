import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createApp, type Services } from '../app.ts';
import { readConfig } from '../config.ts';
import type { ImageEngine } from '../engines/image-engine.ts';
import { openServices } from '../open-services.ts';
import { safeLog } from '../watching/safe-log.ts';
import { sharedPool } from './shared-pool.ts';
import { type TestStores, testStores } from './test-stores.ts';

/** A whole application on a folder of its own. */
export interface OpenApp {
  app: ReturnType<typeof createApp>;
  services: Services;
  /** The data folder. */
  folder: string;
  /** Lines of the log so far. */
  logLines(): Record<string, unknown>[];
  close(): Promise<void>;
}

export interface OpenAppOptions {
  /** Environment variables beside DATA_DIR. */
  environment?: Record<string, string>;
  /** Answers the engine in place of the configured one. */
  engine?: (configured: ImageEngine) => ImageEngine;
  /** Stores that several applications share; who made them drops them. */
  stores?: TestStores;
}

/** Who sets one of these has worker threads of its own. */
const ownThreads = ['POOL_SIZE', 'MAX_CONCURRENT', 'MAX_QUEUE'];

/**
 * Opens the real application: real engine, real worker threads, real stores, which are the embedded
 * ones in the project `unit`, and a Postgres and an S3 server in `scale`.
 */
export async function openApp(options: OpenAppOptions = {}): Promise<OpenApp> {
  const { environment, engine } = options;
  const folder = await mkdtemp(join(tmpdir(), 'nano-banana-api-'));
  const stores = options.stores ?? (await testStores());
  const config = readConfig({
    POOL_SIZE: '1',
    // A test that is about limits sets its own.
    DAILY_LIMIT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    ...stores.environment,
    ...environment,
    DATA_DIR: folder,
  });
  const lines: string[] = [];
  const log = pino(safeLog, { write: (line: string) => lines.push(line) });
  const pool = ownThreads.some((name) => environment?.[name]) ? undefined : sharedPool();
  const open = await openServices(config, log, { engine, pool });
  if (config.role !== 'api') await open.startWork();
  return {
    app: createApp(open.services, config),
    services: open.services,
    folder,
    logLines: () => lines.map((line) => JSON.parse(line)),
    async close() {
      await open.stopWork(1);
      await open.close();
      if (!options.stores) await stores.drop();
      await rm(folder, { recursive: true });
    },
  };
}
