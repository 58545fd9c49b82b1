import type { Mask, Pixels } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import type { Field } from './field.ts';
import type { Frame } from './frames.ts';
import type { Layer } from './layer.ts';
import { centreOf } from './vote.ts';

/** Rows worked on between two checkpoints. */
const ROWS = 40;

/** Where pixels of a picture come from at full size, and what is added to them. */
interface Bringing {
  layer: Layer;
  correction: Float32Array;
  /** How far away each pixel of the layer copies from, px of the layer; null when only `correction` counts. */
  field: Field | null;
}

/** Fills the marked pixels of the core at full size, in place, from full-size pixels. */
export async function bringUp(
  pixels: Pixels,
  mask: Mask,
  { core, around }: Frame,
  bringing: Bringing,
  checkpoint: Checkpoint,
): Promise<void> {
  const { layer, correction, field } = bringing;
  const { data, channels, width } = pixels;
  const sx = layer.width / (around.right - around.left);
  const sy = layer.height / (around.bottom - around.top);
  const { acrossOf, downOf } = moves(layer, field, 1 / sx, 1 / sy);
  const filled = new Float32Array(3);
  for (let y = core.top; y < core.bottom; y++) {
    if (y % ROWS === 0) await checkpoint();
    const v = Math.min(layer.height - 1, Math.max(0, (y - around.top + 0.5) * sy - 0.5));
    const top = Math.floor(v);
    const bottom = Math.min(layer.height - 1, top + 1);
    for (let x = core.left; x < core.right; x++) {
      const p = y * width + x;
      const share = (mask.data[p] as number) / 255;
      if (share === 0) continue;
      const u = Math.min(layer.width - 1, Math.max(0, (x - around.left + 0.5) * sx - 0.5));
      const left = Math.floor(u);
      const right = Math.min(layer.width - 1, left + 1);
      filled.fill(0);
      let total = 0;
      for (let k = 0; k < 4; k++) {
        const t = (k < 2 ? top : bottom) * layer.width + (k % 2 === 0 ? left : right);
        const weight = (k < 2 ? 1 - v + top : v - top) * (k % 2 === 0 ? 1 - u + left : u - left);
        if (weight < 1e-4 || !layer.hole[t]) continue;
        const fromX = Math.min(
          around.right - 1,
          Math.max(around.left, x + (acrossOf[t] as number)),
        );
        const fromY = Math.min(around.bottom - 1, Math.max(around.top, y + (downOf[t] as number)));
        const i = (fromY * width + fromX) * channels;
        total += weight;
        for (let c = 0; c < 3; c++) {
          const copied = field ? (data[i + c] as number) : 0;
          filled[c] = (filled[c] as number) + weight * (copied + (correction[t * 3 + c] as number));
        }
      }
      if (total === 0) continue;
      for (let c = 0; c < 3; c++) {
        const was = data[p * channels + c] as number;
        const is = Math.min(255, Math.max(0, (filled[c] as number) / total));
        data[p * channels + c] = was + (is - was) * share + 0.5;
      }
    }
  }
}

/** How far away each pixel of the hole copies from, in px of the full size. */
function moves(layer: Layer, field: Field | null, perX: number, perY: number) {
  const { width, hole } = layer;
  const acrossOf = new Int32Array(hole.length);
  const downOf = new Int32Array(hole.length);
  for (let p = 0; field && p < hole.length; p++) {
    if (!hole[p]) continue;
    const t = centreOf(p, layer);
    const from = field.match[t] as number;
    acrossOf[p] = Math.round(((from % width) - (t % width)) * perX);
    downOf[p] = Math.round((Math.floor(from / width) - Math.floor(t / width)) * perY);
  }
  return { acrossOf, downOf };
}
