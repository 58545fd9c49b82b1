import type { PassContext, Pixels } from '../picture/picture.ts';
import { enlargedRows } from '../vision/plane.ts';
import { type Fading, lumaOf } from './fading.ts';

/** Levels that blacks and whites go to: a print has neither pure black nor pure white. */
const BLACK = 10;
const WHITE = 248;
/** Most that tones are spread, so that grain is not blown up to pebbles. */
const MOST_GAIN = 2.4;
/** Grain, levels, that what is left of it may become by that, and what tones are spread by however much is left. */
const MOST_GRAIN = 4;
const LEAST_GAIN = 1.5;
/** And most that one layer is, whose grain is hardly seen among that of the others. */
const MOST_LAYER = 4;
/** Warmth left to a toned print, levels of red and blue in its middle tones. */
const WARMTH = { red: 5, blue: -9 };
const ROWS = 64;

/** Least usual mean luma of a print: one that was darker before is a dark one. */
const USUAL = 128;
/** Most that tones are bent up to that: what more would flatten the lights, and show the shadows' grain. */
const MOST_BEND = 0.6;

/** The lines between two levels that the channels are spread along, bent up to a usual mean, as tables. */
function spreads({ kind, black, white, mean }: Fading, grain: number): Float32Array[] {
  const mostGain = Math.min(MOST_GAIN, Math.max(LEAST_GAIN, MOST_GRAIN / grain));
  const full = black.map((least, c) =>
    Math.min(MOST_LAYER, (WHITE - BLACK) / Math.max(1, (white[c] as number) - least)),
  ) as Fading['black'];
  // The layers of a colour print are held back alike, so that greys are grey from black to white.
  const shared = Math.min(1, mostGain / lumaOf(full));
  const lines = black.map((least, c) => {
    const most = full[c] as number;
    const gain = kind === 'colour' ? most * shared : Math.min(mostGain, most);
    const middle = (least + (white[c] as number)) / 2;
    const isFull = kind === 'colour' || gain < mostGain;
    const aim = isFull ? (BLACK + WHITE) / 2 : Math.min(150, Math.max(106, middle));
    return { gain, middle, aim };
  });
  const lumaAt = (key: 'gain' | 'middle' | 'aim') =>
    lumaOf(lines.map((line) => line[key]) as Fading['black']);
  const share = (level: number) => (level - BLACK) / (WHITE - BLACK);
  const spread = lumaAt('aim') + lumaAt('gain') * (mean - lumaAt('middle'));
  // A bare corner or a scratch that was not found is the white of a print whose own tones would sink.
  const wanted = Math.max(spread, Math.min(USUAL, mean));
  const bend = Math.min(MOST_BEND, (1 - share(spread) / share(wanted)) / (1 - share(spread)));
  return lines.map(({ gain, middle, aim }) =>
    Float32Array.from({ length: 256 }, (_, value) => {
      const level = Math.min(255, Math.max(0, aim + gain * (value - middle)));
      const t = share(level);
      return t <= 0 || t >= 1 ? level : BLACK + ((WHITE - BLACK) * t) / (1 - bend * (1 - t));
    }),
  );
}

/**
 * Gives faded tones back their range, in place. A toned print comes out neutral with a little of its
 * warmth, its stains flattened; of a colour print each layer is spread by itself, which takes its cast.
 *
 * @param grain what is left of it, levels
 */
export async function revive(
  pixels: Pixels,
  fading: Fading,
  grain: number,
  stains: { plane: Float32Array; width: number; height: number } | null,
  { checkpoint }: PassContext,
): Promise<void> {
  const { data, width, height, channels } = pixels;
  const { kind } = fading;
  const tables = spreads(fading, grain) as [Float32Array, Float32Array, Float32Array];
  const rows =
    stains &&
    enlargedRows({ data: stains.plane, width: stains.width, height: stains.height }, pixels);
  const stain = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    if (y % ROWS === 0) await checkpoint('Restoring the tones', 0.6 + (0.4 * y) / height);
    rows?.row(y, stain);
    for (let x = 0, i = y * width * channels; x < width; x++, i += channels) {
      const light = 1 + (stain[x] as number);
      const red = tables[0][Math.min(255, (data[i] as number) * light) | 0] as number;
      const green = tables[1][Math.min(255, (data[i + 1] as number) * light) | 0] as number;
      const blue = tables[2][Math.min(255, (data[i + 2] as number) * light) | 0] as number;
      if (kind === 'colour') {
        data[i] = red + 0.5;
        data[i + 1] = green + 0.5;
        data[i + 2] = blue + 0.5;
        continue;
      }
      // The blue layer of a yellowed print is mostly stain.
      const tone = kind === 'grey' ? green : 0.4 * red + 0.5 * green + 0.1 * blue;
      const warm = kind === 'grey' ? 0 : (tone * (255 - tone)) / 16256;
      data[i] = Math.min(255, tone + WARMTH.red * warm + 0.5);
      data[i + 1] = tone + 0.5;
      data[i + 2] = Math.max(0, tone + WARMTH.blue * warm + 0.5);
    }
  }
}
