import { expect, it } from 'vitest';
import { drawn } from '../testing/pictures.ts';
import { toLab } from '../vision/lab.ts';
import type { Superpixels } from '../vision/superpixels.ts';
import { colouredPixels } from './colour-mixture.ts';
import { grabCut } from './grab-cut.ts';
import { pixelGraph } from './graph.ts';
import { inFocusOf } from './in-focus.ts';
import { noFlow } from './max-flow.ts';

const size = { width: 100, height: 100 };
/** Areas in a row across the middle, each with a place and a sharpness. */
function inFocusAt(areas: readonly (readonly [x: number, sharp: number])[]) {
  const centres = new Float32Array(areas.flatMap(([x]) => [0, 0, 0, x, 50]));
  const sizes = new Float32Array(areas.length).fill(100);
  const regions = { centres, sizes, count: areas.length } as Superpixels;
  return [
    ...inFocusOf(
      regions,
      Float32Array.from(areas, ([, sharp]) => sharp),
      size,
    ),
  ];
}

it('tells what is sharper than the sides, and nothing of what is smooth', () => {
  const [, hair, cloth, , side] = inFocusAt([
    ...[[2, 0.04] as const, [30, 0.6] as const, [50, 0.05] as const],
    ...[[70, 0.15] as const, [97, 0.06] as const],
  ]);
  expect([hair, cloth, side]).toEqual([1, 0, 0]);
});

it('tells nothing where the sides are as sharp', () => {
  const all = inFocusAt([
    [2, 0.6],
    [30, 0.7],
    [60, 0.5],
    [97, 0.65],
  ]);
  expect(all).toEqual([0, 0, 0, 0]);
});

it('is told from a ground of its colours by what else speaks for it', async () => {
  const [width, height] = [24, 16];
  const lab = toLab(drawn(width, height, () => [150, 150, 150]));
  const graph = pixelGraph(lab, { width, height });
  // The left half is taken for the subject; what lies right of it is in focus as far as the third quarter.
  const left = Float32Array.from({ length: width * height }, (_, p) => {
    const x = p % width;
    return x < 4 ? 1 : x < 12 ? 0.6 : x < 20 ? 0.4 : 0;
  });
  const leaning = left.map((_, p) => (p % width < 18 ? 3 : 0));
  const division = {
    graph,
    flow: noFlow(graph),
    nodes: colouredPixels(lab),
    prior: left,
    trust: 1,
  };
  const told = await grabCut({ ...division, leaning }, 2, async () => {});
  const untold = await grabCut({ ...division, flow: noFlow(graph) }, 2, async () => {});
  const inRow = (cut: Uint8Array) =>
    cut.subarray(0, width).reduce((sum, inside) => sum + inside, 0);
  expect(inRow(told)).toBe(18);
  expect(inRow(untold)).toBeLessThan(18);
});
