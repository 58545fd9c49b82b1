import { boxOf } from '../mask/mask-box.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import type { Field } from './field.ts';
import type { Layer } from './layer.ts';
import { solvePoisson } from './poisson.ts';
import { centreOf } from './vote.ts';

/** A step in colour that large, 0 to 255, is an edge of something and no seam. */
const EDGE = 80;
/** Corrections fade out over about that many px, so that they do not drift far from what was copied. */
const FADE = 120;

/** How sure it is that a step is a seam: small ones are, edges are not (Tukey's biweight). */
function seamShare(colours: Float32Array, p: number, q: number): number {
  let most = 0;
  for (let c = 0; c < 3; c++) {
    const step = Math.abs((colours[p * 3 + c] as number) - (colours[q * 3 + c] as number));
    if (step > most) most = step;
  }
  return most >= EDGE ? 0 : (1 - (most / EDGE) ** 2) ** 2;
}

/** Mean step between neighbours, as `textureOf` weighs it, from which on nobody sees a seam. */
const BUSY = 18;

/** 1 where the picture is smooth and every seam shows, 0 where it is busy: there steps say nothing. */
function calmness({ texture }: Layer, p: number): number {
  const busy = Math.max(texture[p * 2] as number, texture[p * 2 + 1] as number) / BUSY;
  return busy >= 1 ? 0 : 1 - busy * busy;
}

/**
 * What is to be added to each copied pixel so that neither the rim of the hole nor the borders between
 * what was copied from different places can be seen: the steps there are spread smoothly over the hole
 * (Pérez et al. 2003, with the mean of both sources' gradients where two meet).
 *
 * @returns three values a pixel
 */
export async function seamCorrection(field: Field, checkpoint: Checkpoint): Promise<Float32Array> {
  const { layer, match } = field;
  const { width, height, hole, colours } = layer;
  const flow = new Float32Array(colours.length);
  const source = new Int32Array(hole.length);
  for (let p = 0; p < hole.length; p++) {
    const t = hole[p] ? centreOf(p, layer) : p;
    source[p] = hole[p] ? (match[t] as number) + p - t : p;
  }
  const across = new Float32Array(hole.length).fill(1);
  const down = new Float32Array(hole.length).fill(1);
  const join = (p: number, q: number, ties: Float32Array) => {
    const [own, other] = [source[p] as number, source[q] as number];
    const step = q - p;
    if ((!hole[p] && !hole[q]) || other - own === step) return;
    // How far the other's pixel is from what one's own source shows in its place, and the other way.
    const ahead = hole[p] ? seamShare(colours, own + step, other) : 0;
    const behind = hole[q] ? seamShare(colours, own, other - step) : 0;
    const mean = hole[p] && hole[q] ? 0.5 : 1;
    const calm = Math.min(calmness(layer, own), calmness(layer, other));
    ties[p] = 1 - calm * (1 - mean * (ahead + behind));
    for (let c = 0; c < 3; c++) {
      let wanted = 0;
      if (ahead > 0)
        wanted +=
          ahead * ((colours[(own + step) * 3 + c] as number) - (colours[other * 3 + c] as number));
      if (behind > 0)
        wanted +=
          behind * ((colours[own * 3 + c] as number) - (colours[(other - step) * 3 + c] as number));
      wanted *= mean * calm;
      flow[p * 3 + c] = (flow[p * 3 + c] as number) - wanted;
      flow[q * 3 + c] = (flow[q * 3 + c] as number) + wanted;
    }
  };
  const box = boxOf({ data: hole, width, height }, 1);
  for (let y = Math.max(0, (box?.top ?? height) - 1); y < (box?.bottom ?? 0); y++) {
    for (let x = Math.max(0, (box?.left ?? width) - 1); x < (box?.right ?? 0); x++) {
      const p = y * width + x;
      if (x + 1 < width) join(p, p + 1, across);
      if (y + 1 < height) join(p, p + width, down);
    }
    if (y % 64 === 0) await checkpoint();
  }
  return solvePoisson(
    { flow, across, down, inside: hole, width, height, fade: FADE ** -2 },
    checkpoint,
  );
}
