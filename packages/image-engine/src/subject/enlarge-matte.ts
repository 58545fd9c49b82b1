import { eachRow } from '../picture/each-row.ts';
import type { Mask, Pixels, Size } from '../picture/picture.ts';
import { type GuidedModel, guidedModel } from '../vision/guided-filter.ts';
import type { Checkpoint } from './find-subject.ts';
import { workingCopy } from './working-copy.ts';

/** Width of the windows in which the edge is explained by colours, px of the small picture to each side. */
const RADIUS = 2;
/** Variance of colours, 0 to 1, from which on they tell where the edge is. */
const SMOOTHNESS = 1e-4;

/**
 * Brings a matte up to a larger picture's size so that its edge lies where the large picture's does.
 */
export async function enlargeMatte(
  matte: Mask,
  picture: Pixels,
  checkpoint: Checkpoint,
): Promise<Mask> {
  const { width, height, data: colours, channels } = picture;
  const small = await workingCopy(picture, Math.max(matte.width, matte.height));
  const plane = new Float32Array(matte.data.length);
  for (let p = 0; p < plane.length; p++) plane[p] = (matte.data[p] as number) / 255;
  const pause = () => checkpoint('Refining the edge', 0.9);
  const model = await guidedModel(small, plane, RADIUS, SMOOTHNESS, pause);
  await pause();
  const isEdge = edgesOf(matte);
  const data = new Uint8Array(width * height);
  const columns = Float32Array.from({ length: width }, (_, x) => place(x, width, small.width));
  await eachRow(height, pause, (y) => {
    let p = y * width;
    const at = place(y, height, small.height);
    const top = Math.floor(at);
    const part = at - top;
    const upper = top * small.width;
    const lower = Math.min(small.height - 1, top + 1) * small.width;
    for (let x = 0; x < width; x++, p++) {
      const column = columns[x] as number;
      const left = Math.floor(column);
      if (isEdge[upper + left] === 0) {
        data[p] = matte.data[upper + left] as number;
        continue;
      }
      const right = Math.min(small.width - 1, left + 1);
      const share = column - left;
      const i = p * channels;
      const above =
        (1 - share) * modelled(model, upper + left, colours, i) +
        share * modelled(model, upper + right, colours, i);
      const below =
        (1 - share) * modelled(model, lower + left, colours, i) +
        share * modelled(model, lower + right, colours, i);
      const value = above + part * (below - above);
      data[p] = Math.min(255, Math.max(0, Math.round(value)));
    }
  });
  return { data, width, height };
}

/** What the model of a small pixel, 0 to 255, makes of a large one's colours. */
function modelled(model: GuidedModel, small: number, colours: Uint8Array, i: number): number {
  return (
    255 * (model.offset[small] as number) +
    (model.red[small] as number) * (colours[i] as number) +
    (model.green[small] as number) * (colours[i + 1] as number) +
    (model.blue[small] as number) * (colours[i + 2] as number)
  );
}

/** 1 where the matte is not all of one value within a window about the cell of four pixels. */
function edgesOf({ data, width, height }: Mask): Uint8Array {
  const edges = new Uint8Array(data.length);
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      const value = data[p] as number;
      const differs =
        (value > 0 && value < 255) ||
        (x + 1 < width && data[p + 1] !== value) ||
        (y + 1 < height && data[p + width] !== value);
      if (!differs) continue;
      for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++)
        edges.fill(1, v * width + Math.max(0, x - 2), v * width + Math.min(width, x + 3));
    }
  }
  return edges;
}

/** Where the middle of a pixel falls in a row of another length, from 0 to its last pixel. */
function place(x: number, length: number, other: Size['width']): number {
  return Math.min(other - 1, Math.max(0, ((x + 0.5) * other) / length - 0.5));
}
