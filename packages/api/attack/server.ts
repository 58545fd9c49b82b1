import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  embeddedStores,
  endServers,
  type StartedServer,
  startServer,
} from '../src/testing/start-server.ts';

/** `ATTACK=short` has fewer cases of everything: what `npm test` runs. */
export const isShort = process.env.ATTACK === 'short';

interface Attacked extends StartedServer {
  folder: string;
}

let server: Promise<Attacked> | undefined;

/** The server that all attacks of a file are made on: whatever one leaves behind, the next finds. */
export function attacked(): Promise<Attacked> {
  server ??= start();
  return server;
}

async function start(): Promise<Attacked> {
  const folder = await mkdtemp(join(tmpdir(), 'nano-banana-attack-'));
  const started = await startServer({
    ...embeddedStores,
    DATA_DIR: folder,
    DAILY_LIMIT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    METRICS_TOKEN: 'token-of-the-attacks',
  });
  return { ...started, folder };
}

/** Ends it, with all it has stored. */
export async function endAttacked(): Promise<void> {
  const last = await server?.catch(() => undefined);
  server = undefined;
  await endServers();
  if (last) await rm(last.folder, { recursive: true, force: true, maxRetries: 3 });
}
