import type { Checkpoint } from '../subject/find-subject.ts';
import type { Layer } from './layer.ts';
import { solvePoisson } from './poisson.ts';

/**
 * The smoothest filling of a hole: what a picture of a few pixels gets, which has no patch to copy.
 *
 * @returns three values a pixel, 0 to 255
 */
export function membrane(layer: Layer, checkpoint: Checkpoint): Promise<Float32Array> {
  const { colours, hole, barred, width, height } = layer;
  const flow = new Float32Array(colours.length);
  const join = (p: number, q: number) => {
    if (!hole[p] || hole[q] || barred[q]) return;
    for (let c = 0; c < 3; c++)
      flow[p * 3 + c] = (flow[p * 3 + c] as number) + (colours[q * 3 + c] as number);
  };
  for (let p = 0; p < hole.length; p++) {
    const x = p % width;
    if (x > 0) join(p, p - 1);
    if (x + 1 < width) join(p, p + 1);
    if (p >= width) join(p, p - width);
    if (p + width < hole.length) join(p, p + width);
  }
  const across = new Float32Array(hole.length);
  const down = new Float32Array(hole.length);
  for (let p = 0; p < hole.length; p++) {
    if (barred[p]) continue;
    if (!barred[p + 1]) across[p] = 1;
    if (!barred[p + width]) down[p] = 1;
  }
  const problem = { flow, across, down, inside: hole, width, height, fade: 0 };
  return solvePoisson(problem, checkpoint);
}
