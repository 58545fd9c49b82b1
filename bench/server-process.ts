import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nodeFlags } from '../scripts/process-settings.mjs';

/** A server in a process of its own, whose log goes to a file as in production. */
export interface ServerProcess {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a script, named by its path from the project's root, that prints its address, and waits until it answers. */
export async function startProcess(
  script: string,
  folder: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const output = join(folder, `${script.replaceAll('/', '-')}.log`);
  const file = await open(output, 'w');
  const path = fileURLToPath(new URL(`../${script}`, import.meta.url));
  const child = spawn(process.execPath, [...nodeFlags, path], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'info',
      DAILY_LIMIT: '0',
      RATE_LIMIT_PER_MINUTE: '0',
      ...environment,
    },
    stdio: ['ignore', file.fd, 'inherit'],
  });
  const ended = once(child, 'close');
  return {
    url: await addressIn(output),
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await ended;
      await file.close();
    },
  };
}

async function addressIn(output: string): Promise<string> {
  for (let tries = 0; tries < 2000; tries++) {
    const [url] = /http:\/\/localhost:\d+/.exec(await readFile(output, 'utf8')) ?? [];
    if (url) return url;
    await setTimeout(5);
  }
  throw new Error('The server did not start.');
}

/** Memory of a process that is in RAM, in megabytes (10⁶ bytes). */
export async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return (Number(stdout) * 1024) / 1e6;
}
