import { makeFigurine, measureMesh } from '@nano-banana/figurine-mesh';
import { shapes } from '../packages/figurine-mesh/src/testing/shapes.ts';
import { median, quantile } from './statistics.ts';

/**
 * Processor time of cut-outs becoming figurines, against what the solid kernel alone takes to read and
 * measure the finished mesh; and the memory of one process that does nothing else, over 200 of them.
 */
const LIMITS = { medianMs: 300, p95Ms: 1000, timesFloor: 12, megabytes: 200, growth: 10 };
const RUNS = 200;
const NAMES = [
  'person',
  'person, hands on hips',
  'cat',
  'dog',
  'stick man',
  'hair',
  'letter R',
  'donut',
  'heart',
  'tree',
  'islands',
  'full frame',
];

const cutouts = shapes.filter(({ name }) => NAMES.includes(name)).map(({ cutout }) => cutout());

async function cost(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const resident = () => process.memoryUsage().rss / 1e6;
const times: number[] = [];
const floors: number[] = [];
let [peak, half] = [0, 0];
for (let i = 0; i < RUNS; i++) {
  const cutout = cutouts[i % cutouts.length];
  if (!cutout) throw new Error('There are no shapes');
  times.push(
    await cost(async () => {
      await makeFigurine(cutout);
    }),
  );
  peak = Math.max(peak, resident());
  if (i === RUNS / 2) half = resident();
}
const growth = resident() - half;
for (const cutout of cutouts) {
  const { mesh } = await makeFigurine(cutout);
  floors.push(await cost(() => measureMesh(mesh)));
}

// The first ones compile.
const warm = times.slice(cutouts.length);
const [p50, p95, floor] = [median(warm), quantile(warm, 0.95), median(floors)];
const checks: [string, number, number][] = [
  ['processor time, ms: median', p50, LIMITS.medianMs],
  ['processor time, ms: 95 %', p95, LIMITS.p95Ms],
  [`times the floor of ${floor.toFixed(0)} ms`, p50 / floor, LIMITS.timesFloor],
  ['resident MB at the peak', peak, LIMITS.megabytes],
  [`resident MB that the second half of ${RUNS} added`, growth, LIMITS.growth],
];
for (const [name, figure, limit] of checks) {
  const verdict = figure <= limit ? '≤' : 'OVER';
  console.log(`Figurine, ${name}: ${figure.toFixed(1)} ${verdict} ${limit}`);
  if (figure > limit) process.exitCode = 1;
}
