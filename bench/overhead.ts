import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '../packages/api/src/compute/pool.ts';
import { createEmbeddedEngine } from '../packages/api/src/engines/embedded/index.ts';
import { createAdmission } from '../packages/api/src/services/admission.ts';
import { makePhoto } from './photo.ts';
import { type ServerProcess, startProcess } from './server-process.ts';
import { quantile } from './statistics.ts';

/**
 * Measures what the API adds to an edit: a request to the server, minus the same engine on as many
 * threads called directly, on a photo of 1 megapixel; one at a time and 16 at once, in turns. The
 * limits of visitors are on, so that their counting is in it. Limit: 60 ms at the median, one at a time.
 *
 * `node bench/overhead.ts [edits]`, after `npm run build`.
 */
const [edits = 120] = process.argv.slice(2).map(Number);
const limitMs = 60;
const threads = 2;
const prompt = 'Make it black and white with much more contrast';

const photo = await makePhoto(1200, 900);
const folder = await mkdtemp(join(tmpdir(), 'nano-banana-bench-'));
const pool = createPool({ size: threads, maxQueue: 100 });
const engine = createEmbeddedEngine(pool);
// First come, first served, as in the server: otherwise the distributions cannot be compared.
const admission = createAdmission({ maxConcurrent: threads, maxWaiting: 100 });
const server = await startProcess('packages/api/dist/main.js', folder, {
  POOL_SIZE: String(threads),
  DAILY_LIMIT: '1000000',
  RATE_LIMIT_PER_MINUTE: '1000000',
});
try {
  for (const parallel of [1, 16]) {
    await measure(parallel, 16, direct);
    await measure(parallel, 16, () => request(server));
    const floor = await measure(parallel, edits, direct);
    const ours = await measure(parallel, edits, () => request(server));
    const added = (share: number) => quantile(ours, share) - quantile(floor, share);
    console.log(
      `An edit of 1 megapixel, ${parallel} at once: request ${show(ours)}, engine alone ${show(floor)}; overhead p50 ${added(0.5).toFixed(1)} ms, p95 ${added(0.95).toFixed(1)} ms, ratio ${(quantile(ours, 0.5) / quantile(floor, 0.5)).toFixed(2)}${parallel === 1 ? ` (limit p50 ${limitMs} ms)` : ''}`,
    );
    if (parallel === 1 && added(0.5) > limitMs) process.exitCode = 1;
  }
} finally {
  await Promise.all([server.stop(), pool.close()]);
  await rm(folder, { recursive: true });
}

/** Milliseconds of each of `count` runs, `parallel` at once. */
async function measure(parallel: number, count: number, run: () => Promise<void>) {
  const times: number[] = [];
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const start = performance.now();
      await run();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return times;
}

async function direct(): Promise<void> {
  const { signal } = new AbortController();
  const leave = await admission.enter(signal);
  await engine.edit({ images: [new Uint8Array(photo)], prompt, signal });
  leave();
}

async function request({ url }: ServerProcess): Promise<void> {
  const body = new FormData();
  body.append('image', new Blob([photo]));
  body.append('prompt', prompt);
  const headers = { 'x-visitor-token': 'a-visitor-of-the-benchmark' };
  const answer = await fetch(`${url}/api/generate-image`, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(await answer.text());
  await answer.arrayBuffer();
}

function show(times: number[]): string {
  return `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`;
}
