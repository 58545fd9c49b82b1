/**
 * Fits the formulas of quote/print-time.ts to the slices that `npm run check:meshes` wrote, by least
 * squares of relative errors, and prints coefficients with the error on models that were left out.
 *
 *   npm run fit:print-time -w @nano-banana/figurine-mesh
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Measurements } from '../src/index.ts';
import { RATES } from '../src/quote/constants.ts';
import type { Slice } from '../src/testing/tools.ts';

interface Row {
  name: string;
  measurements: Measurements;
  slice: Slice | null;
}

const file = fileURLToPath(new URL('../../../.cache/figurine-meshes.json', import.meta.url));
const rows = (JSON.parse(readFileSync(file, 'utf8')) as Row[]).filter(({ slice }) => slice);
const shell = (m: Measurements) => Math.min(m.volumeMm3, 0.9 * m.areaMm2);

fit('seconds at 0.2 mm', (slice) => slice.seconds, {
  inner: (m) => m.volumeMm3 - shell(m),
  area: (m) => m.areaMm2,
  short: (m) => m.shortLoopsMm2,
  height: (m) => m.sizeMm.z,
  support: (m) => m.supportMm3,
  overhang: (m) => m.overhangMm2,
  level: (m) => m.levelMm2,
});
fit('grams', (slice) => (slice.filamentMm3 / 1000) * RATES.pla.density, {
  inner: (m) => m.volumeMm3 - shell(m),
  outer: shell,
  support: (m) => m.supportMm3,
  overhang: (m) => m.overhangMm2,
  level: (m) => m.levelMm2,
});

function fit(
  name: string,
  truth: (slice: Slice) => number,
  features: Record<string, (m: Measurements) => number>,
): void {
  const data = rows.map(({ measurements, slice }) => {
    const wanted = truth(slice as Slice);
    // Divided by the truth, so that every model counts alike.
    return Object.values(features).map((feature) => feature(measurements) / wanted);
  });
  const found = leastSquares(data);
  const errors = data.map((row) => Math.abs(dot(row, found) - 1));
  const leftOut = data.map((row, i) =>
    Math.abs(dot(row, leastSquares(data.filter((_, j) => j !== i))) - 1),
  );
  const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  console.log(`\n${name}, ${rows.length} models`);
  for (const [i, feature] of Object.keys(features).entries()) {
    console.log(`  ${feature.padEnd(10)}${(found[i] as number).toPrecision(4)}`);
  }
  const worst = errors.indexOf(Math.max(...errors));
  console.log(
    `  mean error ${percent(mean(errors))}, left out ${percent(mean(leftOut))}, worst ${percent(errors[worst] as number)} (${rows[worst]?.name})`,
  );
}

/** Coefficients, none below 0, that bring every row's sum closest to 1; by coordinate descent. */
function leastSquares(data: readonly number[][]): number[] {
  const count = data[0]?.length ?? 0;
  const x = new Array<number>(count).fill(0);
  const sums = data.map(() => 0);
  for (let round = 0; round < 3000; round++) {
    for (let j = 0; j < count; j++) {
      let [up, down] = [0, 0];
      for (const [i, row] of data.entries()) {
        const value = row[j] as number;
        up += value * (1 - (sums[i] as number) + value * (x[j] as number));
        down += value * value;
      }
      const next = down > 0 ? Math.max(0, up / down) : 0;
      const change = next - (x[j] as number);
      for (const [i, row] of data.entries()) {
        sums[i] = (sums[i] as number) + change * (row[j] as number);
      }
      x[j] = next;
    }
  }
  return x;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] as number), 0);
}
