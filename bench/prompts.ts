import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplePrompts } from '../packages/api/src/routes/prompts/sample-prompts.ts';
import { openDatabase } from '../packages/api/src/stores/database/index.ts';
import { openCallerApp } from '../packages/api/src/testing/open-caller-app.ts';
import { startPostgres } from '../packages/api/src/testing/postgres-server.ts';
import { askNothing, recordMany } from '../packages/api/src/testing/record-many.ts';
import { quantile } from './statistics.ts';

/**
 * Measures what the prompt tools cost with a million recorded successes, on the embedded database and
 * on Postgres: trending patterns and recording one more, each as a ratio of `select 1` asked in turns
 * with it, and optimizing the 66 sample prompts. Limits at the 95th percentile: trending 50 ms,
 * optimizing 20 ms.
 *
 * `node bench/prompts.ts [successes] [rounds]`
 */
const [successes = 1_000_000, rounds = 150] = process.argv.slice(2).map(Number);
const limits = { trending: 50, optimize: 20 };

const folder = await mkdtemp(join(tmpdir(), 'nano-banana-bench-'));
const postgres = await startPostgres();
try {
  await measure('PGlite', undefined);
  await measure('Postgres', postgres.url);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true });
}

async function measure(name: string, databaseUrl: string | undefined): Promise<void> {
  // Postgres tells its idle connections that it stops.
  const onError = () => undefined;
  const { db, close } = await openDatabase({ dataDir: folder, databaseUrl, onError });
  try {
    await recordMany(db, successes);
    const { send } = openCallerApp(db);
    const times = { floor: [], trending: [], record: [], optimize: [] } as Record<string, number[]>;
    const metrics = { views: 2, shares: 0, saves: 1, engagementRate: 50, viralScore: 0 };
    for (let round = -20; round < rounds; round++) {
      const [category, prompt] = samplePrompts.at(round % samplePrompts.length) ?? [];
      const headers = { 'x-visitor-token': `a-visitor-of-round-${round + 100}` };
      const address = `2001:db8:${round + 100}::/64`;
      const taken = {
        floor: await time(() => askNothing(db)),
        trending: await time(() => send('/api/trending-patterns')),
        record: await time(() =>
          send('/api/record-success', { body: { prompt, metrics }, headers, address }),
        ),
        optimize: await time(() =>
          send('/api/optimize-prompt', { body: { prompt, featureCategory: category } }),
        ),
      };
      if (round < 0) continue;
      for (const [what, ms] of Object.entries(taken)) times[what]?.push(ms);
    }
    report(name, times);
  } finally {
    await close();
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const answer = await work();
  if (answer instanceof Response && !answer.ok) throw new Error(await answer.text());
  return performance.now() - start;
}

function report(name: string, times: Record<string, number[]>): void {
  const at = (what: string, share: number) => quantile(times[what] ?? [], share);
  for (const what of ['trending', 'record', 'optimize']) {
    const [typical, slow] = [at(what, 0.5), at(what, 0.95)];
    const limit = limits[what as keyof typeof limits];
    const promise = limit === undefined ? '' : ` (limit ${limit} ms)`;
    console.log(
      `${name}, ${successes} successes, ${what}: p50 ${typical.toFixed(1)} ms, p95 ${slow.toFixed(1)} ms${promise}; select 1 p50 ${at('floor', 0.5).toFixed(2)} ms, ratio ${(typical / at('floor', 0.5)).toFixed(1)}`,
    );
    if (slow > (limit ?? Number.POSITIVE_INFINITY)) process.exitCode = 1;
  }
}
