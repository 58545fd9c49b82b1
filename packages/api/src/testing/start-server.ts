import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const mainFile = fileURLToPath(new URL('../main.ts', import.meta.url));

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

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [mainFile], {
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      POOL_SIZE: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
    ([[code], stdout, stderr]): Ended => ({ code, stdout, stderr }),
  );
  return { child, ended };
}

/** Starts a server that is expected to give up. */
export function startAndFail(environment: Record<string, string>): Promise<Ended> {
  return start(environment).ended;
}

/** Starts a server on a free port and waits until it says where it is. */
export async function startServer(environment: Record<string, string>): Promise<StartedServer> {
  const { child, ended } = start({ PORT: '0', ...environment });
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
