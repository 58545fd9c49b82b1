/**
 * Figures against goals, over all test shapes and held-out random masks.
 *
 *   npm run check:meshes -w @nano-banana/figurine-mesh
 *   npm run check:meshes -w @nano-banana/figurine-mesh -- no-slicing
 *
 * Writes .cache/figurine-meshes.json, which `npm run fit:print-time` reads. Ends with 1 when a goal is missed.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  FigurineError,
  type FigurineMeasurements,
  makeFigurine,
  to3mf,
  toStl,
} from '../src/index.ts';
import { plaHours } from '../src/quote/print-time.ts';
import { randomCutout } from '../src/testing/random-cutout.ts';
import { shapes } from '../src/testing/shapes.ts';
import { admesh, isInstalled, type Slice, slice } from '../src/testing/tools.ts';
import { knownSolids } from './known-solids.ts';

/** Random masks that nothing was tuned on. */
const HELD_OUT = 16;

interface Row {
  name: string;
  ms: number;
  measurements: FigurineMeasurements;
  admesh: string[] | null;
  slice: Slice | null;
}

const folder = mkdtempSync(join(tmpdir(), 'figurines-'));
const isSlicing = isInstalled('prusa-slicer') && !process.argv.includes('no-slicing');
const hasAdmesh = isInstalled('admesh');
if (!hasAdmesh) console.log('admesh is not installed: its verdict is missing below.');
if (!isSlicing) console.log('Not sliced.');

const rows: Row[] = [];
const refused: string[] = [];
const inputs = [
  ...shapes.map(({ name, cutout }) => ({ name, cutout })),
  ...Array.from({ length: HELD_OUT }, (_, i) => ({
    name: `held out ${i + 1}`,
    cutout: () => randomCutout(9000 + i, 480),
  })),
];
// The first run compiles; it is not timed.
await makeFigurine(randomCutout(1));
for (const { name, cutout } of inputs) await measure(name, cutout());

async function measure(name: string, cutout: ReturnType<typeof randomCutout>): Promise<void> {
  const before = process.cpuUsage();
  try {
    const { mesh, measurements } = await makeFigurine(cutout);
    const { user, system } = process.cpuUsage(before);
    const judged = hasAdmesh ? admesh(toStl(mesh), folder) : null;
    rows.push({
      name,
      ms: (user + system) / 1000,
      measurements,
      admesh: judged && [
        ...judged.mended,
        ...(judged.parts === 1 ? [] : [`${judged.parts} parts`]),
      ],
      slice: isSlicing ? slice(to3mf(mesh), folder) : null,
    });
    const m = measurements;
    console.log(
      `${name.padEnd(32)}${m.triangles} triangles, ${(m.volumeMm3 / 1000).toFixed(1)} cm³, tips at ${m.tipAngleDegrees.toFixed(1)}°, coverage ${m.coverage.toFixed(4)}, IoU ${m.silhouetteIou.toFixed(4)}, sound walls ${m.soundWallShare.toFixed(4)}`,
    );
  } catch (error) {
    if (!(error instanceof FigurineError)) throw error;
    refused.push(`${name} (${error.code})`);
  }
}
rmSync(folder, { recursive: true });
const cache = fileURLToPath(new URL('../../../.cache', import.meta.url));
mkdirSync(cache, { recursive: true });
writeFileSync(join(cache, 'figurine-meshes.json'), JSON.stringify(rows));

const all = (pick: (m: FigurineMeasurements) => number) =>
  rows.map(({ measurements }) => pick(measurements)).sort((a, b) => a - b);
const at = (values: number[], share: number) =>
  values[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN;
const least = (values: number[]) => at(values, 0);
const times = rows.map(({ ms }) => ms).sort((a, b) => a - b);
const known = await knownSolids();
const sliced = rows.filter(({ slice }) => slice);
const timeErrors = sliced.map(({ measurements, slice }) =>
  Math.abs((3600 * plaHours(measurements, 'standard')) / (slice?.seconds ?? 1) - 1),
);
const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;

let missed = 0;
function goal(name: string, figure: number, isMet: boolean, wanted: string): void {
  if (!isMet) missed += 1;
  const shown = Number.isInteger(figure) ? String(figure) : figure.toPrecision(4);
  console.log(`${name.padEnd(52)}${shown.padStart(10)}   ${isMet ? 'meets' : 'MISSES'} ${wanted}`);
}
const most = (name: string, figure: number, limit: number) =>
  goal(name, figure, figure <= limit, `≤ ${limit}`);
const atLeast = (name: string, figure: number, limit: number) =>
  goal(name, figure, figure >= limit, `≥ ${limit}`);

console.log(`\n${rows.length} models; refused: ${refused.join(', ')}`);
atLeast('models', rows.length, 40);
most('parts', Math.max(...all((m) => m.parts)), 1);
atLeast('least volume, mm³', least(all((m) => m.volumeMm3)), 1);
if (hasAdmesh) most('models in which admesh mends', rows.filter((r) => r.admesh?.length).length, 0);
if (isSlicing) {
  const warned = sliced.filter((r) => r.slice?.warnings.length);
  for (const r of warned) console.log(r.name, r.slice?.warnings);
  most('models that PrusaSlicer warns about', warned.length, 0);
  most('print time: mean error against PrusaSlicer', mean(timeErrors), 0.1);
}
atLeast('tips over at, degrees: least', least(all((m) => m.tipAngleDegrees)), 15);
atLeast('coverage: least', least(all((m) => m.coverage)), 0.98);
atLeast(
  'silhouette IoU: median',
  at(
    all((m) => m.silhouetteIou),
    0.5,
  ),
  0.995,
);
atLeast('share of sound walls: least', least(all((m) => m.soundWallShare)), 0.99);
for (const { name, chamfer, volume } of known) {
  most(`${name}: Chamfer, share of the diagonal`, chamfer, 0.001);
  most(`${name}: volume error`, volume, 0.01);
}
most('processor time, ms: median', at(times, 0.5), 300);
most('processor time, ms: 95 %', at(times, 0.95), 1000);
most('triangles: most', Math.max(...all((m) => m.triangles)), 60_000);
if (missed > 0) process.exitCode = 1;
