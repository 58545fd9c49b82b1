import { fromPixels } from '../picture/decode.ts';
import type { Mask, Size } from '../picture/picture.ts';

/** A mask at another size, smooth. */
export async function resizeMask(mask: Mask, { width, height }: Size): Promise<Mask> {
  if (mask.width === width && mask.height === height) return mask;
  const data = await fromPixels({ ...mask, channels: 1 as 3 })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    // sharp makes three channels of one.
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), width, height };
}

/** A mask blurred with that standard deviation in px; sides go on as they are. */
export async function blurMask(mask: Mask, sigma: number): Promise<Mask> {
  if (sigma < 0.3) return mask;
  const data = await fromPixels({ ...mask, channels: 1 as 3 })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { ...mask, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

/** The size with its longer edge at most `edge` px. */
export function within({ width, height }: Size, edge: number): Size {
  const shrink = Math.min(1, edge / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
  };
}
