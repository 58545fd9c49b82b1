import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { makePhoto } from './photo.ts';
import { startProcess } from './server-process.ts';
import { median, quantile } from './statistics.ts';

/**
 * Measures `GET /api/health`:
 * 1. requests per second of the real server, its middleware and access log on, as a ratio of a bare
 *    Hono server that answers the same JSON; both in one run, in turns. Floor: 0.8.
 * 2. its latency while the server edits as many 12-megapixel photos as it can. Limit: p99 50 ms.
 *
 * `node bench/health.ts [rounds] [seconds]`
 */
const [rounds = 9, seconds = 2] = process.argv.slice(2).map(Number);
const limits = { ratio: 0.8, p99Ms: 50 };

const folder = await mkdtemp(join(tmpdir(), 'nano-banana-bench-'));
const real = await startProcess('packages/api/src/main.ts', folder);
const bare = await startProcess('bench/bare-hono.ts', folder);
try {
  const ratio = await compareThroughput();
  const p99 = await measureLatency();
  if (ratio < limits.ratio || p99 > limits.p99Ms) process.exitCode = 1;
} finally {
  await Promise.all([real.stop(), bare.stop()]);
  await rm(folder, { recursive: true });
}

async function compareThroughput(): Promise<number> {
  const rates = { real: [] as number[], bare: [] as number[] };
  await requestsPerSecond(real.url);
  await requestsPerSecond(bare.url);
  for (let round = 0; round < rounds; round++) {
    rates.bare.push(await requestsPerSecond(bare.url));
    rates.real.push(await requestsPerSecond(real.url));
  }
  // Each round's pair ran within seconds: what else the machine does then hits both.
  const ratio = median(rates.real.map((rate, round) => rate / (rates.bare[round] ?? 0)));
  say(
    `GET /api/health: ${median(rates.real)} requests/s, bare Hono ${median(rates.bare)}; ratio ${ratio.toFixed(2)} (floor ${limits.ratio}; medians of ${rounds} rounds of ${seconds} s)`,
  );
  return ratio;
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url: `${url}/api/health`, connections: 20, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed`);
  return Math.round(result.requests.average);
}

async function measureLatency(): Promise<number> {
  const photo = await makePhoto(4000, 3000);
  let running = true;
  let edits = 0;
  const edit = async () => {
    while (running) {
      const body = new FormData();
      body.append('image', new Blob([photo]));
      body.append('prompt', 'Make it black and white with much more contrast');
      const answer = await fetch(`${real.url}/api/generate-image`, { method: 'POST', body });
      if (!answer.ok) throw new Error(await answer.text());
      edits += 1;
    }
  };
  const editors = [edit(), edit(), edit(), edit()];
  const times: number[] = [];
  for (let i = 0; i < 400; i++) {
    const start = performance.now();
    const answer = await fetch(`${real.url}/api/health`);
    await answer.arrayBuffer();
    times.push(performance.now() - start);
    await setTimeout(15);
  }
  running = false;
  await Promise.all(editors);
  const at = (share: number) => Number(quantile(times, share).toFixed(1));
  say(
    `GET /api/health during ${edits} edits of 12 megapixels, 4 at once: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms (limit p99 ${limits.p99Ms} ms)`,
  );
  return at(0.99);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
