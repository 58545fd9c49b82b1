import { boxOf } from '../mask/mask-box.ts';
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
  const across = new Float32Array(hole.length);
  const down = new Float32Array(hole.length);
  const box = boxOf({ data: hole, width, height }, 1);
  const join = (p: number, q: number) => {
    if (hole[q] || barred[q]) return;
    for (let c = 0; c < 3; c++)
      flow[p * 3 + c] = (flow[p * 3 + c] as number) + (colours[q * 3 + c] as number);
  };
  // Ties lead into the hole from the row above it, too, and from the column before it.
  for (let y = Math.max(0, (box?.top ?? height) - 1); y < (box?.bottom ?? 0); y++) {
    for (let x = Math.max(0, (box?.left ?? width) - 1); x < (box?.right ?? 0); x++) {
      const p = y * width + x;
      if (!barred[p] && !barred[p + 1]) across[p] = 1;
      if (!barred[p] && !barred[p + width]) down[p] = 1;
      if (!hole[p]) continue;
      if (x > 0) join(p, p - 1);
      if (x + 1 < width) join(p, p + 1);
      if (y > 0) join(p, p - width);
      if (y + 1 < height) join(p, p + width);
    }
  }
  const problem = { flow, across, down, inside: hole, width, height, fade: 0 };
  return solvePoisson(problem, checkpoint);
}
