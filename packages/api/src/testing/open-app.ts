import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createApp, type Services } from '../app.ts';
import { readConfig } from '../config.ts';
import type { ImageEngine } from '../engines/image-engine.ts';
import { openServices } from '../open-services.ts';
import { createImagesService } from '../services/images.ts';

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
  /** An engine in place of the configured one. */
  engine?: ImageEngine;
}

/** Opens the real application: real engine, real worker threads, real files. */
export async function openApp({ environment, engine }: OpenAppOptions = {}): Promise<OpenApp> {
  const folder = await mkdtemp(join(tmpdir(), 'nano-banana-api-'));
  const config = readConfig({ POOL_SIZE: '1', ...environment, DATA_DIR: folder });
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const open = await openServices(config, log);
  const services = engine ? withEngine(open.services, engine) : open.services;
  return {
    app: createApp(services),
    services,
    folder,
    logLines: () => lines.map((line) => JSON.parse(line)),
    async close() {
      await open.close();
      await rm(folder, { recursive: true });
    },
  };
}

function withEngine(services: Services, engine: ImageEngine): Services {
  const images = createImagesService({ engine, files: services.files, timeoutSeconds: 1 });
  return { ...services, engine, images };
}
