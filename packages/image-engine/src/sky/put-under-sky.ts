import { placeOnto } from '../compose/place-subject.ts';
import { grainOf } from '../light/denoise.ts';
import { atNight } from '../light/night.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';
import { drawSky, lightUnder, type SkyName } from './skies.ts';
import { keepSun, sunIn } from './sun.ts';

/** The share of all sky above a row from which on the horizon is not looked for any lower. */
const ABOVE_HORIZON = 0.985;

/** Share of the height at which the sky ends, but for slivers. */
function horizonOf({ data, width, height }: Mask): number {
  const rows = new Float64Array(height);
  let all = 0;
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p++) {
      rows[y] = (rows[y] as number) + (data[p] as number);
      all += data[p] as number;
    }
  let sum = 0;
  const at = rows.findIndex((row) => {
    sum += row;
    return sum >= all * ABOVE_HORIZON;
  });
  return (at + 1) / height;
}

/** Grain, as a deviation in levels, below which it is not seen. */
const UNSEEN = 1.5;
const SEED = 23;

/** The grain that the rest of the picture has, in place: a smooth sky over grainy land is seen to be another picture's. */
async function addGrain(
  { data, width, height, channels }: Pixels,
  grain: number,
  checkpoint: PassContext['checkpoint'],
): Promise<void> {
  if (grain < UNSEEN) return;
  const random = randomFrom(SEED);
  const target = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  await eachRow(height, checkpoint, (y) => {
    for (let i = y * width * channels; i < (y + 1) * width * channels; i += channels) {
      // The sum of three even numbers has a standard deviation of one half.
      const added = 2 * grain * (random() + random() + random() - 1.5);
      for (let c = i; c < i + 3; c++) target[c] = (target[c] as number) + added;
    }
  });
}

/** How far the land turns into one by night: the usual of a night, see `night`. */
const MOONLIT = 0.9;

/** The land of a picture under another sky, in that sky's light; a sun stays where it is, with the light that it throws. */
export async function putUnderSky(
  pixels: Pixels,
  sky: Mask,
  name: SkyName,
  context: Pick<PassContext, 'checkpoint'>,
): Promise<Pixels> {
  const { checkpoint } = context;
  const isNight = name === 'night';
  await checkpoint('Painting the background', 0.1);
  const ground = await drawSky(name, pixels, horizonOf(sky), checkpoint);
  await addGrain(ground, grainOf(pixels), checkpoint);
  const land = { ...sky, data: sky.data.map((inside) => 255 - inside) };
  const still = { left: 0, top: 0, scale: 1, stands: false };
  const sun = isNight ? null : await sunIn(pixels, sky);
  const seen = isNight
    ? await atNight({ ...pixels, data: pixels.data.slice() }, MOONLIT, context)
    : pixels;
  const under = await placeOnto(
    ground,
    { pixels: seen, mask: land },
    lightUnder(name),
    still,
    checkpoint,
  );
  if (sun) await keepSun(under, pixels, sun, checkpoint);
  return under;
}
