import type { PassContext, Pixels } from '../picture/picture.ts';
import { enlargedRows } from '../vision/plane.ts';
import { type Fading, lumaOf } from './fading.ts';

/** Levels that blacks and whites go to: a print has neither pure black nor pure white. */
const BLACK = 10;
const WHITE = 248;
/** Most that tones are spread, so that grain is not blown up to pebbles. */
const MOST_GAIN = 2.4;
/** And most that one layer is, whose grain is hardly seen among that of the others. */
const MOST_LAYER = 4;
/** Warmth left to a toned print, levels of red and blue in its middle tones. */
const WARMTH = { red: 5, blue: -9 };
const ROWS = 64;

/** The lines between two levels that the channels are spread along, as tables. */
function spreads({ kind, black, white }: Fading): Float32Array[] {
  const full = black.map((least, c) =>
    Math.min(MOST_LAYER, (WHITE - BLACK) / Math.max(1, (white[c] as number) - least)),
  ) as Fading['black'];
  // The layers of a colour print are held back alike, so that greys are grey from black to white.
  const shared = Math.min(1, MOST_GAIN / lumaOf(full));
  return black.map((least, c) => {
    const most = full[c] as number;
    const gain = kind === 'colour' ? most * shared : Math.min(MOST_GAIN, most);
    const middle = (least + (white[c] as number)) / 2;
    const isFull = kind === 'colour' || gain < MOST_GAIN;
    const aim = isFull ? (BLACK + WHITE) / 2 : Math.min(150, Math.max(106, middle));
    return Float32Array.from({ length: 256 }, (_, value) =>
      Math.min(255, Math.max(0, aim + gain * (value - middle))),
    );
  });
}

/**
 * Gives faded tones back their range, in place. A toned print comes out neutral with a little of its
 * warmth, its stains flattened; of a colour print each layer is spread by itself, which takes its cast.
 */
export async function revive(
  pixels: Pixels,
  fading: Fading,
  stains: { plane: Float32Array; width: number; height: number } | null,
  { checkpoint }: PassContext,
): Promise<void> {
  const { data, width, height, channels } = pixels;
  const { kind } = fading;
  const tables = spreads(fading) as [Float32Array, Float32Array, Float32Array];
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
