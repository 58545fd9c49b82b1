import { luma } from './curves.ts';
import { fromPixels } from './decode.ts';
import type { Pixels, Size } from './picture.ts';

/** One channel of a picture, 8 bits a pixel. */
interface Plane extends Size {
  data: Uint8Array;
}

/** The luma of every pixel. */
export function lumaPlane({ data, width, height, channels }: Pixels): Plane {
  const plane = new Uint8Array(width * height);
  for (let p = 0, i = 0; p < plane.length; p++, i += channels) {
    plane[p] = luma(data[i] as number, data[i + 1] as number, data[i + 2] as number);
  }
  return { data: plane, width, height };
}

/** Radius that a blur has at least on the smaller plane on which it is worked out, in its px. */
const WORKING_SIGMA = 0.9;
/** Blurs from that radius on, in px, are worked out on a smaller plane. */
const SHRINKS_FROM = 1.6;

/** Gives the rows of a blurred plane, `width` values each, one after another or in any order. */
export interface LowPass {
  /** Fills `out` with the row. */
  row: (y: number, out: Uint8Array) => void;
}

/**
 * Blurs a plane. A wide blur holds no detail, so that it is worked out on a smaller plane, whose rows
 * are brought back to full size, bilinearly, as they are asked for: the large plane is never made.
 *
 * @param sigma standard deviation in px
 */
export async function lowPass(plane: Plane, sigma: number): Promise<LowPass> {
  const { width, height } = plane;
  const wanted = sigma < SHRINKS_FROM ? 1 : Math.max(2, sigma / 3);
  const shrink = Math.max(1, Math.min(wanted, Math.min(width, height) / 4));
  const small = { width: Math.ceil(width / shrink), height: Math.ceil(height / shrink) };
  const pipeline = fromPixels({ ...plane, channels: 1 as 3 });
  const data = await (shrink > 1
    ? pipeline.resize(small.width, small.height, { fit: 'fill', kernel: 'linear' })
    : pipeline
  )
    .blur(Math.max(shrink > 1 ? WORKING_SIGMA : 0.4, sigma / shrink))
    .extractChannel(0)
    .raw()
    .toBuffer();
  return rowsOf(
    { ...small, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) },
    plane,
  );
}

/** Reads a plane as if it had the size of a larger one. */
function rowsOf(small: Plane, full: Size): LowPass {
  if (small.width === full.width && small.height === full.height) {
    const { data, width } = small;
    return { row: (y, out) => out.set(data.subarray(y * width, (y + 1) * width)) };
  }
  const from = new Int32Array(full.width);
  const share = new Int32Array(full.width);
  for (let x = 0; x < full.width; x++) {
    const at = place(x, full.width, small.width);
    from[x] = Math.floor(at);
    share[x] = Math.round((at % 1) * 256);
  }
  // One value more than a row holds: the last pixel's right neighbour is itself.
  const line = new Int32Array(small.width + 1);
  return {
    row: (y, out) => {
      const at = place(y, full.height, small.height);
      const top = Math.floor(at) * small.width;
      const below = Math.min(small.height - 1, Math.floor(at) + 1) * small.width;
      const part = Math.round((at % 1) * 256);
      for (let x = 0; x < small.width; x++) {
        const upper = small.data[top + x] as number;
        line[x] = (upper << 8) + ((small.data[below + x] as number) - upper) * part;
      }
      line[small.width] = line[small.width - 1] as number;
      for (let x = 0; x < full.width; x++) {
        const i = from[x] as number;
        const left = line[i] as number;
        out[x] = (left + ((((line[i + 1] as number) - left) * (share[x] as number)) >> 8)) >> 8;
      }
    },
  };
}

/** Where the middle of a pixel falls among the pixels of a smaller row, 0 to its last. */
function place(at: number, full: number, small: number): number {
  return Math.min(small - 1, Math.max(0, ((at + 0.5) * small) / full - 0.5));
}
