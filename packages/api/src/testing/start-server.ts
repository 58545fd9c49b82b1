import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../../../../scripts/process-settings.mjs';
import { type TestStores, testStores } from './test-stores.ts';

/** The bundle where `npm test` has built it, which starts in half the time; the source otherwise. */
const mainFile = process.env.BUILT_SERVER ?? fileURLToPath(new URL('../main.ts', import.meta.url));

/** How a process ended. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A server in a process of its own. */
export interface StartedServer {
  process: ChildProcess;
  /** Where it answers, without a slash at the end. */
  url: string;
  ended: Promise<Ended>;
  /** Waits until a text appears on stdout. */
  says(words: string | RegExp): Promise<string>;
}

/** Environment of a server that keeps everything in its data folder, in the project `scale` too. */
export const embeddedStores = {
  DATABASE_URL: '',
  S3_BUCKET: '',
  S3_ENDPOINT: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
};

const storesOfFolders = new Map<string | undefined, Promise<TestStores>>();

/**
 * Servers with the same data folder share database and bucket too, so that a server that is started
 * again finds what the first one stored. They go with the servers they are on, after all tests.
 */
function storesOf(folder: string | undefined): Promise<TestStores> {
  const stores = storesOfFolders.get(folder) ?? testStores();
  storesOfFolders.set(folder, stores);
  return stores;
}

const running = new Map<ChildProcess, Promise<Ended>>();

/** Kills every server that was started here and still runs, for after a test that may have failed. */
export async function endServers(): Promise<void> {
  for (const child of running.keys()) child.kill('SIGKILL');
  await Promise.all(running.values());
}

async function start(environment: Record<string, string>) {
  const stores = await storesOf(environment.DATA_DIR);
  const child = spawn(process.execPath, [...nodeFlags, mainFile], {
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      POOL_SIZE: '1',
      ...stores.environment,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
    ([[code], stdout, stderr]): Ended => ({ code, stdout, stderr }),
  );
  running.set(child, ended);
  ended.finally(() => running.delete(child)).catch(() => undefined);
  return { child, ended };
}

/** Starts a server that is expected to give up. */
export async function startAndFail(environment: Record<string, string>): Promise<Ended> {
  return (await start(environment)).ended;
}

/** Starts a server on a free port and waits until it says where it is. */
export async function startServer(environment: Record<string, string>): Promise<StartedServer> {
  const { child, ended } = await start({ PORT: '0', ...environment });
  const says = watchOutput(child.stdout);
  const failed = ended.then(({ stderr }) => Promise.reject(new Error(stderr)));
  const url = await Promise.race([says(/http:\/\/localhost:\d+/), failed]);
  failed.catch(() => undefined);
  return { process: child, url, ended, says };
}

function watchOutput(stdout: Readable): StartedServer['says'] {
  let output = '';
  stdout.on('data', (chunk) => {
    output += chunk;
  });
  return (words) =>
    new Promise((resolve) => {
      const look = () => {
        const [found] = output.match(words) ?? [];
        if (found === undefined) return;
        stdout.off('data', look);
        resolve(found);
      };
      stdout.on('data', look);
      look();
    });
}

/** Takes a free port, for a server to find it taken. */
export async function takePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port was given');
  return { port: address.port, close: () => server.close() };
}
