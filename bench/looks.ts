import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { editPicture, type PlanStep } from '@nano-banana/image-engine';
import sharp from 'sharp';
import { workerLimits } from '../packages/api/src/compute/worker-limits.ts';
import { nodeFlags } from '../scripts/process-settings.mjs';
import { median } from './statistics.ts';

/**
 * Edits that look at the picture, on one of 1 megapixel with a subject: milliseconds of processor
 * time, which other programs on the machine change little, against a limit, against sharp's decode and
 * encode of the same JPEG, and against ImageMagick's nearest equivalent (one run). It runs as the server
 * does: plans are carried out in a worker thread with the server's limits and flags, which never loads the
 * grammar.
 */
interface Case {
  prompt: string;
  /** ms of processor time; undefined where the limit is {@link TIMES_FLOOR}. */
  limit?: number;
  magick?: string[];
  /** The second time on the same picture: the subject is known. */
  isAgain?: boolean;
  /** Which of the project's own pictures; of a family when left out. */
  shows?: string;
  /** Another picture that comes along. */
  second?: string;
  /** What is marked, in shares of the sides. */
  box?: { left: number; top: number; right: number; bottom: number };
}

/** Most that tone and geometry may cost, in times the floor. */
const TIMES_FLOOR = 3;
const STYLE = 1000;
const SCENE = 2000;
/** Of each edit, after one that compiles; quick ones are measured until they are warm. */
const ROUNDS = { slow: 3, quick: 12 } as const;
const MAGICK = ['magick', 'convert'].find((name) => spawnSync(name, ['-version']).status === 0);

const CASES: readonly Case[] = [
  { prompt: 'Remove the background', limit: 1200 },
  { prompt: 'Remove the background', limit: 300, isAgain: true },
  { prompt: 'Put it on a beach', limit: SCENE },
  { prompt: 'Change the background to a forest', limit: SCENE },
  { prompt: 'Change the background to a city at night', limit: SCENE },
  { prompt: 'Blur the background', limit: SCENE },
  { prompt: 'Give it a sunset sky', limit: SCENE, shows: 'landscape' },
  { prompt: 'Make the sky darker', limit: SCENE, shows: 'landscape' },
  {
    prompt: 'Erase what I marked',
    limit: SCENE,
    box: { left: 0.66, top: 0.52, right: 0.88, bottom: 0.92 },
  },
  {
    prompt: 'Blur the number plate',
    limit: STYLE,
    box: { left: 0.66, top: 0.52, right: 0.88, bottom: 0.92 },
  },
  {
    prompt: 'Smooth the skin',
    limit: STYLE,
    box: { left: 0.16, top: 0.1, right: 0.5, bottom: 0.56 },
  },
  { prompt: 'Match the colours of the second picture', limit: STYLE, second: 'landscape' },
  { prompt: 'Make it a cartoon', limit: STYLE, magick: ['-bilateral-blur', '9x9'] },
  { prompt: 'Give it an anime look', limit: STYLE },
  { prompt: 'Make it a comic', limit: STYLE, magick: ['-ordered-dither', 'h6x6a'] },
  { prompt: 'Paint it in watercolour', limit: STYLE, magick: ['-kuwahara', '3'] },
  { prompt: 'Turn it into an oil painting', limit: STYLE, magick: ['-paint', '4'] },
  { prompt: 'Give it a neon glow', limit: STYLE, magick: ['-edge', '2', '-blur', '0x3'] },
  { prompt: 'Make it a pop-art poster', limit: STYLE, magick: ['-posterize', '4'] },
  { prompt: 'Turn it into a pencil sketch', limit: STYLE, magick: ['-charcoal', '2'] },
  { prompt: 'Fix the white balance' },
  { prompt: 'Lift the shadows', limit: STYLE },
  { prompt: 'Lower the highlights', limit: STYLE },
  {
    prompt: 'Give it golden-hour light',
    limit: STYLE,
    magick: ['-color-matrix', '1.1 0 0 0 1 0 0 0 0.8'],
  },
  {
    prompt: 'Make it cinematic',
    limit: STYLE,
    magick: ['-modulate', '100,90', '+level-colors', '#0a1418,#fff6e6'],
  },
  {
    prompt: 'Give it a dreamy soft glow',
    limit: STYLE,
    magick: ['(', '+clone', '-blur', '0x20', ')', '-compose', 'Screen', '-composite'],
  },
  { prompt: 'Make it HDR', limit: STYLE, magick: ['-clahe', '25x25%+128+3'] },
  { prompt: 'Turn day into night', limit: STYLE },
  { prompt: 'Make it snow', limit: STYLE },
  { prompt: 'Add rain', limit: STYLE },
  { prompt: 'Add fog', limit: STYLE },
  { prompt: 'Upscale it 2×', limit: STYLE, magick: ['-filter', 'Lanczos', '-resize', '200%'] },
];

/** One of the project's own pictures, as a photo of 1 megapixel; `shift` makes it another picture. */
async function photo(shift: number, shows = 'family'): Promise<Buffer> {
  const file = fileURLToPath(new URL(`../artwork/renders/${shows}.png`, import.meta.url));
  const picture = await sharp(file).resize(1160, 870, { fit: 'cover' }).png().toBuffer();
  return sharp(picture)
    .extract({ left: shift, top: shift, width: 1152, height: 864 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

const photosOf = (shows: string) => Promise.all([0, 1, 2, 3].map((shift) => photo(shift, shows)));

/** Milliseconds of processor time of all threads; null when the edit finds nothing to do. */
async function cost(run: () => Promise<unknown>): Promise<number | null> {
  const before = process.cpuUsage();
  const done = await run().then(
    () => true,
    () => false,
  );
  const { user, system } = process.cpuUsage(before);
  return done ? (user + system) / 1000 : null;
}

/** Milliseconds that ImageMagick's nearest equivalent takes on one thread. */
function peerCost(args: string[], file: string, out: string): string {
  if (!MAGICK) return '–';
  const start = performance.now();
  const { status } = spawnSync(MAGICK, ['-limit', 'thread', '1', file, ...args, out]);
  return status === 0 ? (performance.now() - start).toFixed(0) : 'failed';
}

/** Prints a line for each case, and tells how many took more than they may. */
async function measure(plans: readonly (readonly PlanStep[])[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'looks-'));
  const pictures = await photosOf('family');
  const [first = Buffer.alloc(0)] = pictures;
  const [file, out] = [join(folder, 'photo.jpg'), join(folder, 'out.jpg')];
  writeFileSync(file, first);
  const floors: number[] = [];
  for (let round = 0; round < 15; round++) {
    const ms = await cost(() => sharp(first).jpeg({ quality: 90 }).toBuffer());
    if (round >= 5 && ms !== null) floors.push(ms);
  }
  const floor = median(floors);
  console.log(`floor (sharp decodes and encodes 1 MP): ${floor.toFixed(1)} ms of processor time`);
  console.log(
    `${'edit'.padEnd(44)}${'ms'.padStart(8)}${'× floor'.padStart(10)}${'limit'.padStart(10)}${'magick ms'.padStart(12)}`,
  );
  let missed = 0;
  for (const [k, { prompt, limit, magick, isAgain, box, shows, second }] of CASES.entries()) {
    const costs: number[] = [];
    const shown = shows ? await photosOf(shows) : pictures;
    const others = second ? [await photo(0, second)] : [];
    const rounds = limit === undefined ? ROUNDS.quick : ROUNDS.slow;
    for (let round = 0; round <= rounds; round++) {
      const images = [(isAgain ? first : shown[round % shown.length]) ?? first, ...others];
      const ms = await cost(() =>
        editPicture({ images, prompt, plan: plans[k], ...(box && { selection: { box } }) }),
      );
      if (round > 0 && ms !== null) costs.push(ms);
    }
    const ms = median(costs);
    const most = limit ?? TIMES_FLOOR * floor;
    if (!(ms <= most)) missed += 1;
    console.log(
      `${`${prompt}${isAgain ? ', again' : ''}`.padEnd(44)}${ms.toFixed(0).padStart(8)}${(ms / floor).toFixed(1).padStart(10)}${`${ms <= most ? '≤' : 'OVER'} ${most.toFixed(0)}`.padStart(10)}${(magick ? peerCost(magick, file, out) : '–').padStart(12)}`,
    );
  }
  rmSync(folder, { recursive: true });
  return missed;
}

const isAsServer = nodeFlags.every((flag) => process.execArgv.includes(flag));
if (!isMainThread) parentPort?.postMessage(await measure(workerData));
else if (!isAsServer) {
  const own = [...nodeFlags, fileURLToPath(import.meta.url)];
  process.exitCode = spawnSync(process.execPath, own, { stdio: 'inherit' }).status ?? 1;
} else {
  const { parsePrompt } = await import('@nano-banana/image-engine/grammar');
  const plans = CASES.map(
    ({ prompt, box, second }) =>
      parsePrompt(prompt, { isMarked: box !== undefined, imageCount: second ? 2 : 1 }).plan,
  );
  new Worker(new URL(import.meta.url), { workerData: plans, resourceLimits: workerLimits }).on(
    'message',
    (missed: number) => {
      if (missed > 0) process.exitCode = 1;
    },
  );
}
