import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { makePhoto } from './photo.ts';
import { residentMegabytes, startProcess } from './server-process.ts';
import { quantile } from './statistics.ts';

/**
 * Measures one server process with a model elsewhere that takes 2 s and answers 1 MB, and 200
 * edits in flight: what the server adds to the model's time, how many edits a second, how much
 * memory. The floor is the same 200 callers asking the model directly. Limits: p95 100 ms, 600 MB.
 *
 * `node bench/load.ts [seconds]`
 */
const [seconds = 20] = process.argv.slice(2).map(Number);
const inFlight = 200;
const limits = { addedMs: 100, megabytes: 600 };

const photo = await makePhoto(1200, 900);
const folder = await mkdtemp(join(tmpdir(), 'nano-banana-bench-'));
const model = await startProcess('bench/stand-in-model.ts', folder);
const server = await startProcess('bench/remote-server.ts', folder, {
  MODEL_URL: model.url,
  MAX_CONCURRENT: String(inFlight),
  POOL_SIZE: '1',
  DAILY_LIMIT: '1000000',
  RATE_LIMIT_PER_MINUTE: '1000000',
});
try {
  const floor = await load(askModel);
  let peak = 0;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await residentMegabytes(server.pid));
  }, 500);
  const ours = await load(askServer);
  clearInterval(watch);
  const added = (share: number) => quantile(ours, share) - quantile(floor, share);
  console.log(
    `${inFlight} edits in flight with a model of 2 s (${ours.length} edits, ${(ours.length / seconds).toFixed(0)}/s; the model alone ${(floor.length / seconds).toFixed(0)}/s): overhead p50 ${added(0.5).toFixed(0)} ms, p95 ${added(0.95).toFixed(0)} ms (limit ${limits.addedMs} ms); memory at most ${peak.toFixed(0)} MB (limit ${limits.megabytes} MB)`,
  );
  if (added(0.95) > limits.addedMs || peak > limits.megabytes) process.exitCode = 1;
} finally {
  await Promise.all([server.stop(), model.stop()]);
  await rm(folder, { recursive: true });
}

/** Milliseconds of each call while callers, started one by one over 2 s, ask again and again. */
async function load(call: (caller: number) => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + (seconds + 2) * 1000;
  const begin = performance.now() + 2_000;
  const caller = async (_: unknown, index: number) => {
    await setTimeout((index * 2_000) / inFlight);
    while (performance.now() < end) {
      const start = performance.now();
      await call(index);
      if (start > begin) times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, caller));
  return times;
}

async function askModel(): Promise<void> {
  const answer = await fetch(model.url, { method: 'POST', body: photo });
  await answer.arrayBuffer();
}

async function askServer(caller: number): Promise<void> {
  const body = new FormData();
  body.append('image', new Blob([photo]));
  body.append('prompt', 'Make it a painting');
  const headers = { 'x-visitor-token': `benchmark-visitor-${caller}` };
  const answer = await fetch(`${server.url}/api/generate-image`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
}
