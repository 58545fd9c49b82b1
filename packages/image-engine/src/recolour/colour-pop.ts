import { colourAt } from '../grammar/words/colours.ts';
import { HUES, type Hue, hueWindow } from '../light/hues.ts';
import { greyedWindow, inWindow } from '../light/saturate-hues.ts';
import { eachRow } from '../picture/each-row.ts';
import { LUMA } from '../picture/matrices.ts';
import type { Pixels } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { shrunk } from '../vision/plane.ts';
import { refinedRows } from './thing.ts';
import { familiesOf, thingsCalled, WARM } from './things-called.ts';
import { tintOf, tintsOf } from './tints.ts';

/** Longer edge, px, of the copy on which the things are found; their edges are found at full size. */
const WORKING_EDGE = 480;

/**
 * Takes all colour from what is not called by one of those colours, and leaves the things that are as they are, with
 * their light and shade.
 *
 * @returns null when there is hardly any such thing
 */
export async function colourPop(
  pixels: Pixels,
  hues: readonly Hue[],
  checkpoint: Checkpoint,
): Promise<Pixels | null> {
  const small = await shrunk(pixels, WORKING_EDGE);
  const greyed = greyedWindow(
    small,
    HUES.filter((hue) => !hues.includes(hue)),
  );
  const families = familiesOf(
    small,
    greyed.map((share) => 1 - share),
  );
  const copy = { tints: tintsOf(small), families };
  await checkpoint();
  const kept = new Float32Array(copy.families.length);
  let isFound = false;
  for (const hue of hues) {
    const colour = colourAt([hue], 0)?.colour;
    const share = colour && (await thingsCalled(tintOf(colour.rgb), copy, checkpoint));
    if (!share) continue;
    isFound = true;
    for (let p = 0; p < kept.length; p++) kept[p] = Math.max(kept[p] as number, share[p] as number);
  }
  if (!isFound) return null;
  const pause = () => checkpoint();
  const rowOf = await refinedRows(pixels, small, kept, pause);
  const { width, height, channels } = pixels;
  const data = pixels.data.slice();
  const row = new Float32Array(width);
  const cool = hueWindow(hues.filter((hue) => !WARM.includes(hue)));
  const [red, green, blue] = LUMA;
  await eachRow(height, pause, (y) => {
    rowOf(y, row);
    for (let x = 0, i = y * width * channels; x < width; x++, i += channels) {
      const [r, g, b] = [data[i] as number, data[i + 1] as number, data[i + 2] as number];
      const luma = red * r + green * g + blue * b;
      const share = Math.max(row[x] as number, inWindow(r, g, b, cool));
      data[i] = luma + share * (r - luma) + 0.5;
      data[i + 1] = luma + share * (g - luma) + 0.5;
      data[i + 2] = luma + share * (b - luma) + 0.5;
    }
  });
  return { ...pixels, data };
}
