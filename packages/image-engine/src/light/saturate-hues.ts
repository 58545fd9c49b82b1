import { eachRow } from '../picture/each-row.ts';
import { LUMA } from '../picture/matrices.ts';
import type { Pixels } from '../picture/picture.ts';
import { HUES, type Hue, huePlace, hueWindow } from './hues.ts';

/** Distance of the largest from the smallest channel, 0 to 255, from which a colour is no longer grey, and surely none. */
const [GREYISH, COLOURED] = [2, 14];
/** Samples may differ by that much and still look the same; so does a picture of which less than that share does. */
const TOLERANCE = 2;
const UNSEEN = 0.0015;

/** How surely a colour is no grey, for each distance of its channels: noise on grey has a hue, too. */
const COLOURFULNESS = Float32Array.from({ length: 256 }, (_, range) =>
  Math.min(1, Math.max(0, (range - GREYISH) / (COLOURED - GREYISH))),
);

/** How much a colour belongs to the families of a window, 0 to 1; a grey to none. Channels 0 to 255. */
export function inWindow(r: number, g: number, b: number, window: Float32Array): number {
  const range = Math.max(r, g, b) - Math.min(r, g, b);
  return (COLOURFULNESS[range] as number) * (window[huePlace(r, g, b)] as number);
}

/** Less of the picture than that shows the colours that are to stay: they may be called by the next name. */
const HARDLY_ANY = 0.001;
/** Distance of the largest from the smallest channel, 0 to 255, at which a colour is fully seen as one. */
const VIVID = 94;
/** By so much families may be named differently, in places of the wheel: 25°, as a cat's green eyes lean to yellow. */
const NEXT_NAME = 107;

/** Share of the picture that shows a colour outside of the window, pale ones less; every 16th pixel is looked at. */
function shareOutside({ data, channels }: Pixels, window: Float32Array): number {
  let outside = 0;
  let seen = 0;
  for (let i = 0; i < data.length; i += channels * 16) {
    const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
    const range = Math.max(r, g, b) - Math.min(r, g, b);
    const shown = Math.min(1, Math.max(0, (range - COLOURED) / (VIVID - COLOURED)));
    outside += shown * (1 - (window[huePlace(r, g, b)] as number));
    seen++;
  }
  return seen === 0 ? 0 : outside / seen;
}

/** The window without what lies so near to the colours outside of it. */
function narrowed(window: Float32Array): Float32Array {
  return window.map((_, place) => {
    let least = 1;
    for (let k = -NEXT_NAME; k <= NEXT_NAME; k++)
      least = Math.min(least, window[(place + k + window.length) % window.length] as number);
    return least;
  });
}

/**
 * How much each place of the wheel belongs to the families that are to lose their colour, 0 to 1. Where hardly any of the
 * picture has one that is to stay, what lies next to those stays, too: green eyes lean to yellow, a ladybird's red to orange.
 */
export function greyedWindow(pixels: Pixels, hues: readonly Hue[]): Float32Array {
  const named = hueWindow(hues);
  const isSparse = hues.length > HUES.length / 2 && shareOutside(pixels, named) < HARDLY_ANY;
  return isSparse ? narrowed(named) : named;
}

/**
 * Scales the distance of every colour of those hues from its grey, at the same luma. A colour goes no
 * further than the screen can show it, so that its hue stays.
 *
 * @param factor 0 removes colour, 1 changes nothing
 * @returns the picture; null when it has next to nothing of those hues
 */
export async function saturateHues(
  pixels: Pixels,
  hues: readonly Hue[],
  factor: number,
  pause: () => Promise<void>,
): Promise<Pixels | null> {
  const { width, height, channels } = pixels;
  const data = pixels.data.slice();
  const window = factor === 0 ? greyedWindow(pixels, hues) : hueWindow(hues);
  const [red, green, blue] = LUMA;
  const gain = factor - 1;
  let seen = 0;
  await eachRow(height, pause, (y) => {
    const end = (y + 1) * width * channels;
    for (let i = y * width * channels; i < end; i += channels) {
      const r = data[i] as number;
      const g = data[i + 1] as number;
      const b = data[i + 2] as number;
      const max = Math.max(r, g, b);
      const min = Math.min(r, g, b);
      const share = inWindow(r, g, b, window);
      if (share === 0) continue;
      const luma = red * r + green * g + blue * b;
      const most = Math.min((255 - luma) / (max - luma), luma / (luma - min));
      const scale = Math.min(1 + gain * share, Math.max(1, most));
      data[i] = luma + scale * (r - luma) + 0.5;
      data[i + 1] = luma + scale * (g - luma) + 0.5;
      data[i + 2] = luma + scale * (b - luma) + 0.5;
      if (Math.abs(scale - 1) * Math.max(max - luma, luma - min) > TOLERANCE) seen += 1;
    }
  });
  return seen > UNSEEN * width * height ? { ...pixels, data } : null;
}
