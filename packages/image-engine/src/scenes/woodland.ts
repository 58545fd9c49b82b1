import { randomFrom } from '../picture/random.ts';
import { type Easel, type Film, type Linear, over, shade } from './film.ts';
import { addDiscs, type Disc, defocus } from './lens.ts';
import { cloudy, noise, ramp } from './noise.ts';
import { addTo, dim, mixIn } from './paint.ts';
import { type Row, SUN_X, trunks } from './trunks.ts';

/** What a wood looks like at a time of the year. */
export interface Season {
  seed: number;
  /** Leaves in the shade, in the light, and with the sun behind them. */
  shade: Linear;
  leaf: Linear;
  glow: Linear;
  /** What shines through between the leaves. */
  sky: Linear;
  mist: Linear;
  /** Colours of discs of leaves, from those in the shade to those in the sun. */
  leaves: readonly Linear[];
  /** The ground away from the path, and the path. */
  ground: readonly [dark: Linear, light: Linear];
  path: Linear;
  /** Colours of what lies on the ground, leaves or flowers. */
  litter: readonly Linear[];
  /** Bark as drawn: its lit edge, middle and shaded edge; the far ones first. */
  bark: readonly (readonly [string, string, string])[];
}

const GROUND = 0.62;
const SUN_Y = 0.2;

/** The far wood: light between leaves, darker towards the sides and the ground. */
function depths(season: Season, x: number, y: number, down: number, out: Float32Array): void {
  const far = Math.hypot(x - SUN_X, (y - SUN_Y) * 0.8);
  const clumps = cloudy(x * 3.4 + season.seed, y * 3.1, 4);
  const fine = cloudy(x * 12, y * 11 + season.seed, 3);
  out.set(season.shade);
  mixIn(
    out,
    season.leaf,
    ramp(-0.3, 0.5, clumps + fine * 0.4 + 0.4 * Math.exp(-far * far * 6) - 0.1),
  );
  mixIn(
    out,
    season.glow,
    ramp(0.02, 0.6, clumps * 0.7 + fine * 0.5 + 0.75 * Math.exp(-far * far * 9) - 0.2) * 0.85,
  );
  mixIn(out, season.sky, ramp(0.35, 0.85, fine * 0.6 + clumps * 0.4 + Math.exp(-far * far * 26)));
  mixIn(out, season.mist, 0.5 * Math.exp(-(((down - GROUND + 0.05) / 0.12) ** 2)));
}

/** The ground with a path that leads away, flecked with light. */
function floor(season: Season, x: number, depth: number, out: Float32Array): void {
  const distance = 1 / (depth + 0.12);
  const u = x * distance;
  const bumps = cloudy(u * 2.2 + 3, distance * 5.5 + season.seed, 5);
  out.set(season.ground[0]);
  mixIn(out, season.ground[1], ramp(-0.35, 0.5, bumps + 0.1));
  const middle = 0.05 + 0.1 * Math.sin(distance * 0.55);
  const beside = Math.abs(u - middle) - 0.42 - bumps * 0.16;
  mixIn(out, season.path, ramp(0.14, -0.1, beside) * 0.85);
  const litter = noise(u * 34, distance * 62 + 7);
  const kind =
    season.litter[
      Math.floor((noise(u * 19, distance * 31) * 0.5 + 0.5) * 0.999 * season.litter.length)
    ];
  mixIn(
    out,
    kind ?? season.path,
    ramp(0.12, 0.4, litter) * (0.42 + 0.25 * ramp(-0.1, 0.2, beside)),
  );
  const sun = ramp(0.05, 0.42, cloudy(x * 2.6 + 4, distance * 2.4 + season.seed, 3));
  dim(out, 0.62 + 0.2 * ramp(0.5, 0, depth));
  addTo(out, season.glow, sun * 0.3 * ramp(0.02, 0.15, depth) * ramp(1.3, 0.2, depth));
  mixIn(out, season.mist, 0.6 * ramp(0.2, 0, depth));
}

/** Leaves as discs of light: `count` of them between two heights, in units. */
function foliage(
  season: Season,
  count: number,
  [top, bottom]: readonly [number, number],
  radius: number,
  random: () => number,
): Disc[] {
  return Array.from({ length: count }, () => {
    const x = (random() - 0.5) * 1.9;
    const y = top + (bottom - top) * random() ** 1.25;
    const near = Math.exp(-((x - SUN_X) ** 2 + (y - SUN_Y) ** 2) * 5);
    const at = Math.min(0.999, random() * 0.62 + near * 0.5);
    const colour = season.leaves[Math.floor(at * season.leaves.length)] ?? season.leaf;
    return {
      x,
      y,
      radius: radius * (0.45 + 0.75 * random()),
      colour,
      cover: 0.85,
      strength: 0.12 + 0.42 * random() ** 2,
    };
  });
}

/** Draws a wood, out of focus: its light, its trunks in three depths, its leaves as discs. */
export async function woodland(size: Easel, season: Season): Promise<Film> {
  const random = randomFrom(season.seed);
  const tall = size.height / Math.sqrt(size.width * size.height);
  const [far, middle, near] = season.bark as readonly [Row['bark'], Row['bark'], Row['bark']];
  const film = await shade(size, (x, y, out) => {
    const down = y / tall;
    const edge = GROUND + 0.012 * noise(x * 9, 3);
    if (down < edge) depths(season, x, y, down, out);
    else floor(season, x, (down - edge) / (1 - GROUND), out);
  });
  over(
    film,
    trunks(
      size,
      { count: 26, wide: [0.012, 0.024], foot: GROUND + 0.005, bark: far, gap: 0.03 },
      random,
    ),
  );
  let soft = await defocus(film, (row) => 0.02 - 0.013 * ramp(GROUND, 1, row));
  addDiscs(soft, foliage(season, 420, [-0.02, tall * 0.56], 0.021, random));
  over(
    soft,
    await defocus(
      trunks(
        size,
        { count: 11, wide: [0.03, 0.05], foot: GROUND + 0.03, bark: middle, gap: 0.12 },
        random,
      ),
      () => 0.013,
    ),
  );
  addDiscs(soft, foliage(season, 150, [-0.02, tall * 0.4], 0.03, random));
  over(
    soft,
    await defocus(
      trunks(
        size,
        { count: 6, wide: [0.07, 0.11], foot: GROUND + 0.12, bark: near, gap: 0.3 },
        random,
      ),
      () => 0.012,
    ),
  );
  addDiscs(soft, foliage(season, 90, [-0.04, tall * 0.2], 0.044, random));
  soft = sunbeams(soft, season);
  return soft;
}

/** Veils the film with light that falls from the sun in soft beams, in place. */
function sunbeams(film: Film, { glow }: Season): Film {
  const { data, width, height, unit } = film;
  for (let row = 0, i = 0; row < height; row++) {
    const y = (row + 0.5) / unit;
    for (let column = 0; column < width; column++, i += 4) {
      const x = (column + 0.5 - width / 2) / unit;
      const from = Math.hypot(x - SUN_X, y + 0.15);
      const angle = Math.atan2(x - SUN_X, y + 0.15);
      const beam = ramp(-0.4, 0.7, noise(angle * 5, 2.5)) * 0.11 * Math.exp(-from * 1.1);
      const veil = beam + 0.26 * Math.exp(-((x - SUN_X) ** 2 + (y - SUN_Y) ** 2) * 10);
      for (let c = 0; c < 3; c++)
        data[i + c] = (data[i + c] as number) + (glow[c] as number) * veil;
    }
  }
  return film;
}
