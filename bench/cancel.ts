import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { operations } from '@nano-banana/image-engine';
import { parsePrompt } from '@nano-banana/image-engine/grammar';
import sharp from 'sharp';
import { createPool } from '../packages/api/src/compute/pool.ts';
import type { PlanStep } from '../packages/api/src/engines/image-engine.ts';
import { median } from './statistics.ts';

/**
 * How soon a worker has time for others after its edit was cancelled, for every operation that takes long
 * enough to be cancelled: milliseconds by the clock, against a limit. It runs as the server does, with its
 * pool of workers; a worker that does not heed the word in time is replaced, which is told.
 */

/** Most that it may take, ms. */
const LIMIT = 200;
/** Edits that take less are over before anybody cancels them, ms. */
const LONG = 250;
/** When they are cancelled, as shares of what they take. */
const MOMENTS = [0.1, 0.3, 0.5, 0.7, 0.9];
/** After so long without an end the pool replaces the worker, ms. */
const GRACE = 150;

const box = { left: 0.66, top: 0.52, right: 0.88, bottom: 0.92 };
const render = (shows: string) =>
  fileURLToPath(new URL(`../artwork/renders/${shows}.png`, import.meta.url));

/** A photo that no worker has seen: what it found in others is of no use. */
let seen = 0;
async function photo(width: number, shows: string): Promise<Uint8Array<ArrayBuffer>> {
  seen += 1;
  const height = Math.round(width * 0.75);
  const picture = await sharp(render(shows))
    .resize(width + 8, height + 8, { fit: 'cover' })
    .extract({ left: seen % 8, top: (seen >> 3) % 8, width, height })
    .modulate({ brightness: 1 + seen / 4000 })
    .jpeg({ quality: 92 })
    .toBuffer();
  return new Uint8Array(picture);
}

const pool = createPool({ size: 1, maxQueue: 2 });

interface Case {
  name: string;
  plan: PlanStep[];
  width: number;
  shows: string;
}

/** Starts an edit; how long it takes is known when it ends, or until the worker is free after `cancelAt` ms. */
async function run({ plan, width, shows }: Case, cancelAt?: number): Promise<number> {
  const images = [await photo(width, shows), await photo(1152, 'landscape')];
  const caller = new AbortController();
  let from = performance.now();
  const edit = pool
    .run('edit', { images, prompt: '', plan, selection: { box } }, { signal: caller.signal })
    .catch(() => {});
  if (cancelAt !== undefined) {
    await Promise.race([edit, wait(cancelAt)]);
    from = performance.now();
    caller.abort();
  }
  await edit;
  while (pool.load().busy > 0) await wait(1);
  return performance.now() - from;
}

const cases: Case[] = operations.flatMap(({ op, example }) => {
  // As JSON, as it goes to a worker.
  const plan = parsePrompt(example, { imageCount: 2, isMarked: true })
    .plan as unknown as PlanStep[];
  const shows = /sky|dehaze/i.test(op) ? 'landscape' : 'family';
  return [1152, 4000].map((width) => ({ name: `${op}, ${width} px`, plan, width, shows }));
});

console.log(`${'edit'.padEnd(32)}${'takes'.padStart(8)}${'free after, ms'.padStart(34)}`);
const all: number[] = [];
for (const each of cases) {
  await run(each);
  const takes = await run(each);
  if (takes < LONG) continue;
  const frees: number[] = [];
  for (const moment of MOMENTS) frees.push(await run(each, moment * takes));
  all.push(...frees);
  const told = frees.map((ms) => `${ms.toFixed(0)}${ms > GRACE ? '*' : ''}`.padStart(7)).join('');
  console.log(`${each.name.padEnd(32)}${takes.toFixed(0).padStart(8)}${told}`);
}
await pool.close();

const [worst, replaced] = [Math.max(...all), all.filter((ms) => ms > GRACE).length];
console.log(
  `${all.length} cancelled: median ${median(all).toFixed(0)} ms, most ${worst.toFixed(0)} ms (limit ${LIMIT}); * ${replaced} workers replaced`,
);
if (worst > LIMIT) process.exitCode = 1;
