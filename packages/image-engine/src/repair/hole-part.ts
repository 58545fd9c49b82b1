import { boxOf } from '../mask/mask-box.ts';
import type { Layer } from './layer.ts';

/** The part of a layer that holds its hole. */
export interface HolePart {
  /** Without the texture, which is of no use for it. */
  part: Layer;
  /** Values of the part's pixels, so many each, in their places in the layer; 0 elsewhere. */
  placed: (values: Float32Array, each: number) => Float32Array;
}

/**
 * What of a layer lies around its hole, so that what concerns only that does not go over all of the layer.
 *
 * @param margin px to each side of the hole, as far as the layer goes
 * @returns null where there is no hole
 */
export function holePart(layer: Layer, margin: number): HolePart | null {
  const { width, height, hole } = layer;
  const box = boxOf({ data: hole, width, height }, 1);
  if (!box) return null;
  const left = Math.max(0, box.left - margin);
  const top = Math.max(0, box.top - margin);
  const size = {
    width: Math.min(width, box.right + margin) - left,
    height: Math.min(height, box.bottom + margin) - top,
  };
  const rows = (each: number, row: (whole: number, part: number, length: number) => void) => {
    for (let y = 0; y < size.height; y++)
      row(((top + y) * width + left) * each, y * size.width * each, size.width * each);
  };
  const area = size.width * size.height;
  function taken<T extends Float32Array | Uint8Array>(from: T, to: T, each: number): T {
    rows(each, (whole, part, length) => to.set(from.subarray(whole, whole + length), part));
    return to;
  }
  return {
    part: {
      ...size,
      colours: taken(layer.colours, new Float32Array(3 * area), 3),
      texture: new Float32Array(0),
      hole: taken(hole, new Uint8Array(area), 1),
      barred: taken(layer.barred, new Uint8Array(area), 1),
    },
    placed: (values, each) => {
      const all = new Float32Array(each * width * height);
      rows(each, (whole, part, length) => all.set(values.subarray(part, part + length), whole));
      return all;
    },
  };
}
