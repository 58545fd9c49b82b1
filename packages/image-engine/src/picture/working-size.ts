import { fromPixels, toPixels } from './decode.ts';
import type { Pixels, Size } from './picture.ts';

/** A picture in three channels, as costly work sees it. */
export interface OpaquePixels extends Pixels {
  channels: 3;
}

/**
 * Work on a picture without transparency. It must keep the size and may change the data in place.
 *
 * @param shrink how many of the picture's own px one px stands for, 1 or more
 */
export type Work = (pixels: OpaquePixels, shrink: number) => OpaquePixels | Promise<OpaquePixels>;

/** The size with its longer edge brought down to `maxEdge` px; no edge shorter than 1 px. */
export function workingSize({ width, height }: Size, maxEdge: number): Size {
  const shrink = Math.max(1, Math.max(width, height) / maxEdge);
  return {
    width: Math.max(1, Math.round(width / shrink)),
    height: Math.max(1, Math.round(height / shrink)),
  };
}

/**
 * Runs costly work on a picture whose longer edge is at most `maxEdge` px, and brings the result up to
 * the picture's own size, with the crispness that is lost on the way put back. Transparency is not
 * shown to the work and stays as it is.
 */
export async function atWorkingSize(pixels: Pixels, maxEdge: number, run: Work): Promise<Pixels> {
  const { width, height } = pixels;
  const size = workingSize(pixels, maxEdge);
  const shrink = Math.max(width / size.width, height / size.height);
  if (shrink === 1) return withAlphaOf(pixels, await run(await opaque(pixels), 1));
  const small = await toPixels(
    fromPixels(pixels)
      .removeAlpha()
      .resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' }),
  );
  const done = await run({ ...small, channels: 3 }, shrink);
  // Sharpened while it is small: on the large picture that would cost more than most work does.
  const crisp = shrink > CRISP_FROM ? await toPixels(fromPixels(done).sharpen(CRISPNESS)) : done;
  const large = fromPixels(crisp).resize(width, height, { fit: 'fill', kernel: 'lanczos3' });
  return withAlphaOf(pixels, await toPixels(large));
}

/** Below that enlargement nothing looks soft. */
const CRISP_FROM = 1.25;

/** Edges only: flat areas keep their grain as it is. */
const CRISPNESS = { sigma: 0.8, m1: 0, m2: 1.5 };

async function opaque(pixels: Pixels): Promise<OpaquePixels> {
  const { channels } = pixels;
  if (channels === 3) return { ...pixels, channels };
  return { ...(await toPixels(fromPixels(pixels).removeAlpha())), channels: 3 };
}

/** Puts the colours into the picture that has the transparency. */
function withAlphaOf(pixels: Pixels, colours: Pixels): Pixels {
  if (pixels.channels === 3) return colours;
  const { data } = pixels;
  const from = colours.data;
  for (let i = 0, j = 0; i < data.length; i += 4, j += 3) {
    data[i] = from[j] as number;
    data[i + 1] = from[j + 1] as number;
    data[i + 2] = from[j + 2] as number;
  }
  return pixels;
}
