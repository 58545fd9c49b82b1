import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shapes } from '../packages/figurine-mesh/src/testing/shapes.ts';
import { printedBy } from './bundled-process.ts';
import type { ProcessReport } from './figurine-process.ts';
import { median, quantile } from './statistics.ts';

/**
 * Processor time of cut-outs becoming figurines, against what the solid kernel alone takes to read and
 * measure the finished mesh; and the memory of one process that does nothing else, over 200 of them. It
 * runs as the server does: bundled, in a worker with the server's limits and settings, STL, 3MF and GLB included.
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

const { times, floors, idle, peak, half, end } = await measure();
// The first ones compile.
const warm = times.slice(2 * NAMES.length);
const [p50, p95, floor] = [median(warm), quantile(warm, 0.95), median(floors)];
console.log(
  `Figurine: an idle worker's process has ${idle.toFixed(0)} MB; making figurines adds ${(peak - idle).toFixed(0)} MB at the most.`,
);
const checks: [string, number, number][] = [
  ['processor time, ms: median', p50, LIMITS.medianMs],
  ['processor time, ms: 95 %', p95, LIMITS.p95Ms],
  [`times the floor of ${floor.toFixed(0)} ms`, p50 / floor, LIMITS.timesFloor],
  ['resident MB at the peak', peak, LIMITS.megabytes],
  [`resident MB that the second half of ${RUNS} added`, end - half, LIMITS.growth],
];
for (const [name, figure, limit] of checks) {
  const verdict = figure <= limit ? '≤' : 'OVER';
  console.log(`Figurine, ${name}: ${figure.toFixed(1)} ${verdict} ${limit}`);
  if (figure > limit) process.exitCode = 1;
}

async function measure(): Promise<ProcessReport> {
  // Inside of the project, so that the bundle finds the solid kernel.
  const cache = join(import.meta.dirname, '../.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'figurine-bench-'));
  const cutouts = join(folder, 'cutouts');
  mkdirSync(cutouts);
  for (const { name, cutout } of shapes.filter(({ name }) => NAMES.includes(name))) {
    const { width, height, data } = cutout();
    writeFileSync(join(cutouts, `${name}.${width}x${height}`), data);
  }
  try {
    const printed = await printedBy('figurine-process.ts', folder, [cutouts, String(RUNS)]);
    return JSON.parse(printed) as ProcessReport;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
