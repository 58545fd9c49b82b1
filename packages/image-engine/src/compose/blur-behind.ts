import { fromPixels, toPixels } from '../picture/decode.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { blankFilm, develop, type Film } from '../scenes/film.ts';
import { defocus } from '../scenes/lens.ts';
import { foregroundColours } from '../subject/foreground-colours.ts';
import { layOver } from './over.ts';
import { resizeMask, within } from './plane.ts';

/** Radius of the lens's disc in the working copy, px: enough to be round. */
const DISC = 8;
const LARGEST_EDGE = 1100;
/** How much brighter than white a burnt-out lamp really was: it shines through its disc. */
const BURNT_OUT = 2.2;

/**
 * Blurs what is behind the subject as a wide open lens would. The subject is taken out before anything
 * is blurred, so that it does not bleed into what is behind it.
 *
 * @param radius of the discs that points become, as a share of the square root of the area
 */
export async function blurBehind(
  pixels: Pixels,
  mask: Mask,
  radius: number,
  checkpoint: PassContext['checkpoint'],
): Promise<Pixels> {
  const { width, height } = pixels;
  const edge = (DISC / radius) * (Math.max(width, height) / Math.sqrt(width * height));
  const size = within(pixels, Math.min(LARGEST_EDGE, edge));
  await checkpoint('Opening the lens', 0.5);
  const small = await toPixels(
    fromPixels(pixels).removeAlpha().resize(size.width, size.height, { fit: 'fill' }),
  );
  const behind = await withoutSubject(small, await resizeMask(mask, size), checkpoint);
  const soft = develop(uncovered(await defocus(await filled(behind), () => radius)));
  await checkpoint('Opening the lens', 0.8);
  const ground = await toPixels(
    fromPixels(soft).resize(width, height, { fit: 'fill', kernel: 'cubic' }),
  );
  const cut = { pixels: await foregroundColours(pixels, mask, checkpoint), mask, left: 0, top: 0 };
  await layOver(ground, cut, checkpoint);
  return pixels.channels === 4 ? withAlpha(ground, pixels) : ground;
}

/** Linear light from an sRGB level, with what a camera cuts off above white put back. */
const LIGHT = Float32Array.from({ length: 256 }, (_, level) => {
  const v = level / 255;
  const linear = v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  return undeveloped(linear) * (1 + BURNT_OUT * Math.max(0, (v - 0.92) / 0.08) ** 2);
});

/** `develop` bends bright tones; this bends them back, so that an unblurred picture stays as it is. */
function undeveloped(shown: number): number {
  return shown < 0.55 ? shown : 0.55 - 0.45 * Math.log(1 - Math.min(0.97, (shown - 0.55) / 0.45));
}

/** What is behind the subject; near its edge the colours are mixed, and count little. */
async function withoutSubject(
  { data, width, height }: Pixels,
  mask: Mask,
  pause: PassContext['checkpoint'],
): Promise<Film> {
  const film = blankFilm({ width, height, pause });
  await eachRow(height, pause, (y) => {
    for (let x = 0, p = y * width, i = p * 3; x < width; x++, p++, i += 3) {
      const open = 1 - (mask.data[p] as number) / 255;
      const share = Math.max(1e-5, open ** 4);
      film.data[p * 4] = (LIGHT[data[i] as number] as number) * share;
      film.data[p * 4 + 1] = (LIGHT[data[i + 1] as number] as number) * share;
      film.data[p * 4 + 2] = (LIGHT[data[i + 2] as number] as number) * share;
      film.data[p * 4 + 3] = share;
    }
  });
  return film;
}

/** Fills the hole from its sides: ever wider discs, each below the finer ones. */
async function filled(film: Film): Promise<Film> {
  const wide = await defocus(film, () => 0.05);
  const { data } = film;
  for (let i = 0; i < data.length; i += 4) {
    const cover = data[i + 3] as number;
    const under = wide.data[i + 3] as number;
    const share = ((1 - cover) * 0.02) / Math.max(0.02, under);
    for (let c = 0; c < 4; c++)
      data[i + c] = (data[i + c] as number) + (wide.data[i + c] as number) * share;
  }
  return film;
}

/** Divides by the coverage, in place. */
function uncovered(film: Film): Film {
  const { data } = film;
  for (let i = 0; i < data.length; i += 4) {
    const gain = 1 / Math.max(1e-6, data[i + 3] as number);
    for (let c = 0; c < 4; c++) data[i + c] = (data[i + c] as number) * gain;
  }
  return film;
}

/** Lays a picture's transparency over another, as far as it goes. */
function withAlpha(opaque: Pixels, { data: of }: Pixels): Pixels {
  const { width, height, channels } = opaque;
  const data = new Uint8Array(width * height * 4);
  for (let o = 0, i = 0; o < data.length; o += 4, i += channels) {
    data[o] = opaque.data[i] as number;
    data[o + 1] = opaque.data[i + 1] as number;
    data[o + 2] = opaque.data[i + 2] as number;
    data[o + 3] = of[o + 3] as number;
  }
  return { data, width, height, channels: 4 };
}
