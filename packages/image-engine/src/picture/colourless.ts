import type { Pixels } from './picture.ts';

/** Channels of a black-and-white photo differ by no more than that, of 255: what JPEG adds. */
const COLOURLESS = 8;
/** Share of the pixels that may: stray ones. */
const STRAY = 0.001;
/** Every so manieth pixel is looked at. */
const STEP = 7;

/** Whether a picture is black and white. */
export function isColourless({ data, channels }: Pixels): boolean {
  let [coloured, count] = [0, 0];
  for (let i = 0; i + 2 < data.length; i += channels * STEP) {
    const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
    if (Math.max(r, g, b) - Math.min(r, g, b) > COLOURLESS) coloured += 1;
    count += 1;
  }
  return coloured <= STRAY * count;
}
