import { fileURLToPath } from 'node:url';
import { composePose, type PoseFigure } from '@nano-banana/image-engine';
import sharp from 'sharp';
import { median } from './statistics.ts';

/**
 * Two references of 2 megapixels in one scene, posed by joints: milliseconds of processor time and of the
 * clock, and the memory that comes on top, against decoding both references and encoding the result.
 * Each round has other references: what was cut out once is remembered.
 */
const ROUNDS = 5;
/** ms of processor time, and resident MB at the peak. */
const LIMIT = { cpu: 6000, peak: 650 };

sharp.cache(false);
const renders = new URL('../artwork/renders/', import.meta.url);
const reference = (name: string, shift: number) =>
  sharp(fileURLToPath(new URL(name, renders)))
    .flatten({ background: '#e4e9ee' })
    .resize(1600 + shift, 1250, { fit: 'contain', background: '#e4e9ee' })
    .jpeg({ quality: 92 })
    .toBuffer();

/** Upright, one arm up. */
const joints = (x: number): PoseFigure['keypoints'] =>
  [
    ...[0, 0.22, 0, 0.3, -0.05, 0.3, -0.1, 0.18, -0.09, 0.06, 0.05, 0.3, 0.07, 0.44, 0.07, 0.57],
    ...[-0.03, 0.56, -0.03, 0.74, -0.03, 0.92, 0.03, 0.56, 0.03, 0.74, 0.03, 0.92],
  ].reduce<[number, number][]>((places, value, i, all) => {
    if (i % 2 === 0) places.push([x + value, all[i + 1] ?? 0]);
    return places;
  }, []);
const unseen = [null, null, null, null];
const figures = [0.32, 0.68].map((x, index) => ({
  reference: index,
  keypoints: [...joints(x), ...unseen],
}));
const canvas = { width: 600, height: 400, channels: 3, background: '#1a1f2e' } as const;
const sketch = await sharp({ create: canvas }).png().toBuffer();

let peak = 0;
const resident = () => process.memoryUsage().rss / 1e6;
const before = resident();
const watch = setInterval(() => {
  peak = Math.max(peak, resident());
}, 10);

async function timed(work: () => Promise<unknown>) {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: (user + system) / 1000, clock: performance.now() - start };
}

const floors: { cpu: number; clock: number }[] = [];
const runs: { cpu: number; clock: number }[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const references = [await reference('hero_cut.png', round), await reference('family.png', round)];
  const result = await sharp(references[1]).resize(1600, 900).raw().toBuffer();
  floors.push(
    await timed(async () => {
      for (const bytes of references) await sharp(bytes).raw().toBuffer();
      await sharp(result, { raw: { width: 1600, height: 900, channels: 3 } })
        .png({ compressionLevel: 6, adaptiveFiltering: false })
        .toBuffer();
    }),
  );
  const wish = { references, sketch, pose: { figures }, scene: 'a beach' };
  runs.push(await timed(() => composePose({ ...wish, aspectRatio: '16:9' })));
}
clearInterval(watch);
const middle = (all: typeof runs, key: 'cpu' | 'clock') => median(all.map((each) => each[key]));
const [cpu, clock] = [middle(runs, 'cpu'), middle(runs, 'clock')];
const floor = middle(floors, 'cpu');
console.log(
  `Pose of two references of 2 MP: p50 ${cpu.toFixed(0)} ms of processor (limit ${LIMIT.cpu}), ${clock.toFixed(0)} ms by the clock; decoding both and encoding ${floor.toFixed(0)} ms: ${(cpu / floor).toFixed(1)} times; peak ${peak.toFixed(0)} MB (limit ${LIMIT.peak}), ${(peak - before).toFixed(0)} MB more than before`,
);
if (cpu > LIMIT.cpu || peak > LIMIT.peak) process.exitCode = 1;
