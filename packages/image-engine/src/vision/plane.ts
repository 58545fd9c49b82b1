import { fromPixels } from '../picture/decode.ts';
import type { Pixels, Size } from '../picture/picture.ts';

/** One number a pixel, rows from the top. */
export interface Plane extends Size {
  data: Float32Array;
}

/** A plane of that size, every value the same. */
export function planeOf({ width, height }: Size, value = 0): Plane {
  const data = new Float32Array(width * height);
  return { data: value === 0 ? data : data.fill(value), width, height };
}

/** A size of the same proportions whose longer edge is at most that many px. */
function within({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** A small copy without transparency, for measuring: longer edge at most `longest` px. */
export async function shrunk(pixels: Pixels, longest: number): Promise<Pixels> {
  const size = within(pixels, longest);
  const data = await fromPixels(pixels)
    .removeAlpha()
    .resize(size.width, size.height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return { data: bytes, ...size, channels: 3 };
}

/** Luma (BT.709 weights of encoded values) of every pixel, 0 to 1. */
export function lumaPlaneOf({ data, width, height, channels }: Pixels): Plane {
  const plane = new Float32Array(width * height);
  for (let p = 0, i = 0; p < plane.length; p++, i += channels) {
    plane[p] =
      (0.2126 * (data[i] as number) +
        0.7152 * (data[i + 1] as number) +
        0.0722 * (data[i + 2] as number)) /
      255;
  }
  return { data: plane, width, height };
}

/** Gives the rows of a small plane as if it had a larger size. */
export interface PlaneRows {
  /** Fills `out` with the row. */
  row: (y: number, out: Float32Array) => void;
}

/** Reads a small plane at a larger size, bilinearly; the large plane is never made. */
export function enlargedRows(small: Plane, full: Size): PlaneRows {
  const { data, width, height } = small;
  const from = new Int32Array(full.width);
  const share = new Float32Array(full.width);
  for (let x = 0; x < full.width; x++) {
    const at = placeIn(x, full.width, width);
    from[x] = Math.floor(at);
    share[x] = at - Math.floor(at);
  }
  // One value more than a row holds: the last pixel's right neighbour is itself.
  const line = new Float32Array(width + 1);
  return {
    row: (y, out) => {
      const at = placeIn(y, full.height, height);
      const top = Math.floor(at) * width;
      const below = Math.min(height - 1, Math.floor(at) + 1) * width;
      const part = at - Math.floor(at);
      for (let x = 0; x < width; x++) {
        const upper = data[top + x] as number;
        line[x] = upper + ((data[below + x] as number) - upper) * part;
      }
      line[width] = line[width - 1] as number;
      for (let x = 0; x < full.width; x++) {
        const i = from[x] as number;
        const left = line[i] as number;
        out[x] = left + ((line[i + 1] as number) - left) * (share[x] as number);
      }
    },
  };
}

/** Where the middle of a pixel falls among the pixels of a smaller row, 0 to its last. */
function placeIn(at: number, full: number, small: number): number {
  return Math.min(small - 1, Math.max(0, ((at + 0.5) * small) / full - 0.5));
}
