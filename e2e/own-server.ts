import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFlags } from '../scripts/process-settings.mjs';

/** A server of one's own. */
export interface OwnServer {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts the built server once more, on a free port and with data of its own: what other tests do does not
 * count there.
 * @param settings - environment variables
 */
export async function startServer(settings: Record<string, string>): Promise<OwnServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'nano-banana-e2e-own-'));
  const root = join(import.meta.dirname, '..');
  const main = join(root, 'packages', 'api', 'dist', 'main.js');
  const server = spawn(process.execPath, [...nodeFlags, main], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  // Also when a test runs into its time limit.
  process.once('exit', () => server.kill());
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  const died = ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`)));
  try {
    await Promise.race([answering(`${origin}/api/health`), died]);
  } catch (error) {
    await stop();
    throw error;
  }
  died.catch(() => {});
  return { origin, stop };
}

/** Milliseconds between two questions whether the server is there. */
const INTERVAL = 100;

async function answering(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
