import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { residentMegabytes, startProcess } from './server-process.ts';
import { median } from './statistics.ts';

/**
 * Measures how long a start takes, from the start of the process to the first answer: on an empty
 * data folder, and on one that exists; as a ratio of a bare Hono server that starts the same way.
 * Then how much memory the server holds when it has nothing to do. Limits: 3 s and 450 MB for a folder
 * that exists.
 *
 * `node bench/startup.ts [rounds]`, after `npm run build`.
 */
const [rounds = 5] = process.argv.slice(2).map(Number);
const limits = { seconds: 3, megabytes: 450 };
const server = 'packages/api/dist/main.js';

const folder = await mkdtemp(join(tmpdir(), 'nano-banana-bench-'));
try {
  const first = await timeStart(server);
  const again: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round++) {
    again.push(await timeStart(server));
    bare.push(await timeStart('bench/bare-hono.ts'));
  }
  const [cold = 0, second = 0] = again;
  const typical = median(again);
  console.log(
    `Start to first answer: empty folder ${first.toFixed(2)} s; existing folder ${cold.toFixed(2)} s, again ${second.toFixed(2)} s, median of ${rounds} ${typical.toFixed(2)} s (limit ${limits.seconds} s); bare Hono ${median(bare).toFixed(2)} s, ratio ${(typical / median(bare)).toFixed(1)}`,
  );
  const megabytes = await measureRest();
  console.log(`Memory at rest: ${megabytes.toFixed(0)} MB resident (limit ${limits.megabytes} MB)`);
  if (typical > limits.seconds || megabytes > limits.megabytes) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}

/** Seconds from the start of a process to its first answer. */
async function timeStart(script: string): Promise<number> {
  const start = performance.now();
  const started = await startProcess(script, folder);
  await (await fetch(`${started.url}/api/health`)).arrayBuffer();
  const seconds = (performance.now() - start) / 1000;
  await started.stop();
  return seconds;
}

/** What is held after start-up's own garbage had time to go. */
async function measureRest(): Promise<number> {
  const started = await startProcess(server, folder);
  await fetch(`${started.url}/api/health`);
  await setTimeout(15_000);
  const megabytes = await residentMegabytes(started.pid);
  await started.stop();
  return megabytes;
}
