import { z } from 'zod';
import { takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { luma } from '../picture/curves.ts';
import type { Pixels } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 25, usual: 50, much: 85, most: 130 };
const TILE = 509;
const SEED = 7;

const tiles = new Map<number, Int16Array>();

/** The tile for specks of about that many px, made once. */
function tileFor(size: number): Int16Array {
  const reach = Math.max(0, Math.round(size) - 1);
  const tile = tiles.get(reach) ?? noiseTile(reach);
  tiles.set(reach, tile);
  return tile;
}

/** Noise of unit variance × 64, summed over squares of `reach` + 1 px; tiles seamlessly. */
function noiseTile(reach: number): Int16Array {
  const random = randomFrom(SEED);
  const fine = Float32Array.from(
    { length: TILE * TILE },
    () => random() + random() + random() - 1.5,
  );
  const soft = new Float32Array(TILE * TILE);
  const wrap = (v: number) => (v + TILE) % TILE;
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      let sum = 0;
      for (let dy = 0; dy <= reach; dy++)
        for (let dx = 0; dx <= reach; dx++)
          sum += fine[wrap(y + dy) * TILE + wrap(x + dx)] as number;
      soft[y * TILE + x] = sum;
    }
  }
  const power = Math.sqrt(soft.reduce((sum, v) => sum + v * v, 0) / soft.length) || 1;
  return Int16Array.from(soft, (v) => Math.round((v / power) * 64));
}

/** Adds film grain, strongest in the mid-tones, in place. `amount`: standard deviation in levels. */
function addGrain(pixels: Pixels, amount: number): Pixels {
  const { data, width, height, channels } = pixels;
  const tile = tileFor(Math.min(3, Math.max(width, height) / 1800 + 0.6));
  const weights = Int16Array.from({ length: 256 }, (_, l) => {
    const t = l / 255;
    return Math.round(amount * (0.4 + 2.4 * t * (1 - t)) * 16);
  });
  const random = randomFrom(SEED + 1);
  let shift = 0;
  for (let y = 0, i = 0; y < height; y++) {
    // Every band of tiles starts elsewhere, so that no pattern repeats down the picture.
    if (y % TILE === 0) shift = Math.floor(random() * TILE);
    const row = (y % TILE) * TILE;
    for (let x = 0, t = shift; x < width; x++, i += channels) {
      const r = data[i] as number;
      const g = data[i + 1] as number;
      const b = data[i + 2] as number;
      const k = ((tile[row + t] as number) * (weights[luma(r, g, b)] as number)) >> 10;
      data[i] = clamp(r + k);
      data[i + 1] = clamp(g + k);
      data[i + 2] = clamp(b + k);
      if (++t === TILE) t = 0;
    }
  }
  return pixels;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, value));
}

/** Film grain, the same on every run. */
export const grain = defineOperation({
  op: 'grain',
  label: 'Film grain',
  example: 'Add film grain',
  related: ['Give it a vintage look', 'Make it black and white', 'Add a vignette'],
  stage: 'overlay',
  order: 20,
  touches: [],
  words: [
    [
      'grain|film grain|grainy|grainier|more grain|add grain|grain effect|add noise|noise effect|film noise|noisy|noisier|more noise|analog grain|photo grain|iso noise|gritty|grittier|grit',
      {},
    ],
  ],
  read: (clause) => {
    const said = takeNumber(clause, 'percent');
    const level = takeIntensity(clause);
    if (takeWords(clause, 'iso')) takeNumber(clause, 'none');
    takeWords(clause, 'film', 'grain', 'noise', 'analog', 'coarse');
    return { percent: said === null ? LEVELS[level] : Math.min(200, Math.abs(said)) };
  },
  schema: z.object({ percent: numberBetween(0, 200) }),
  chip: ({ percent }) => `Film grain ${inPercent(percent)}`,
  dial: { key: 'percent', min: 1, max: 200, step: 1 },
  scopable: true,
  describe: ({ percent }: { percent: number }) =>
    `added ${percent < LEVELS.usual ? 'a little ' : percent > LEVELS.usual ? 'strong ' : ''}film grain`,
  passes: ({ percent }) => [{ kind: 'pixels', run: (pixels) => addGrain(pixels, percent / 5) }],
});
