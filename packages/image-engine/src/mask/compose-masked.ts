import { setImmediate } from 'node:timers/promises';
import { NothingChangedError } from '../errors.ts';
import { asDamaged, decode, fromPixels, inspect, open, toPixels } from '../picture/decode.ts';
import type { Pixels, Size } from '../picture/picture.ts';
import { blendRows, compare, type Layers } from './blend-masked.ts';
import { readMask } from './read-mask.ts';

/** What is laid together. */
export interface MaskedEdit {
  /** The first picture as it was uploaded. */
  picture: Uint8Array;
  /** What became of all of it; of another size, it is scaled to cover the picture. */
  edited: Uint8Array;
  /** The painted part, see {@link readMask}. */
  mask: Uint8Array;
  /** Checked between rows. */
  signal?: AbortSignal | undefined;
}

/** A picture that changed only where it was painted. */
export interface MaskedResult extends Size {
  /** PNG, 8-bit sRGB, without metadata, not compressed. */
  data: Uint8Array;
  type: 'image/png';
  /** Share of pixels, 0 to 1, with the very bytes of the first picture, upright and in 8-bit sRGB. */
  keptShare: number;
}

/**
 * Keeps of an edit what was painted, and all else as it was: where the mask is 0, the result has the bytes
 * of the first picture, which is counted in the finished pixels. Needs about 12 bytes a pixel.
 *
 * @throws NothingChangedError when the edit changes nothing inside of what was painted
 * @throws UnusableMaskError, DamagedPictureError as {@link readMask}
 */
export async function composeMasked(request: MaskedEdit): Promise<MaskedResult> {
  const { signal } = request;
  const layers = await layersOf(request);
  const { first, edited, mask } = layers;
  for (let row = 0; row < first.height; row += ROWS) {
    blendRows(layers, row, Math.min(row + ROWS, first.height));
    await setImmediate();
    signal?.throwIfAborted();
  }
  const { same, different, strayed } = compare(layers);
  if (strayed > 0) throw new Error(`${strayed} pixels changed that the mask keeps.`);
  if (different === 0) {
    throw new NothingChangedError(
      [
        {
          code: 'unchanged_where_painted',
          text: 'That changes nothing inside the painted area. Paint over what should change, or ask for something else.',
        },
      ],
      [],
    );
  }
  const data = await fromPixels(edited).png(LAID_DOWN).toBuffer();
  signal?.throwIfAborted();
  const { width, height } = first;
  return { data, type: 'image/png', width, height, keptShare: same / mask.data.length };
}

/**
 * Who lets the picture leave marks it and encodes it then, so that here it is only laid down: 12 megapixels cost 0.1 s
 * of writing and reading, instead of 0.9 s, and 36 MB, which noise would have anyway.
 */
const LAID_DOWN = { compressionLevel: 0 };

/** Rows between two looks at the signal. */
const ROWS = 256;

async function layersOf({ picture, edited: made, mask, signal }: MaskedEdit): Promise<Layers> {
  const source = await inspect(picture);
  const painted = await readMask(mask, source);
  signal?.throwIfAborted();
  const first = await decode(source);
  const edited = await decodeCovering(made, source);
  signal?.throwIfAborted();
  const isOpaque = first.channels === 3 && edited.channels === 3;
  return {
    first: isOpaque ? first : withAlpha(first),
    edited: isOpaque ? edited : withAlpha(edited),
    mask: painted,
  };
}

/** A picture at a size: as large as covers it, cut about its centre. */
async function decodeCovering(bytes: Uint8Array, { width, height }: Size): Promise<Pixels> {
  const source = await inspect(bytes);
  const isSame = source.width === width && source.height === height;
  const whole = open(source);
  try {
    return await toPixels(isSame ? whole : whole.resize(width, height, { fit: 'cover' }));
  } catch (error) {
    throw asDamaged(error);
  }
}

function withAlpha(pixels: Pixels): Pixels {
  if (pixels.channels === 4) return pixels;
  const { width, height, data: rgb } = pixels;
  const data = new Uint8Array(width * height * 4);
  for (let from = 0, to = 0; from < rgb.length; from += 3, to += 4) {
    data[to] = rgb[from] as number;
    data[to + 1] = rgb[from + 1] as number;
    data[to + 2] = rgb[from + 2] as number;
    data[to + 3] = 255;
  }
  return { data, width, height, channels: 4 };
}
