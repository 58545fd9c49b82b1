import { tintOf } from '../compose/light.ts';
import { linear, shade } from './film.ts';
import { defocus } from './lens.ts';
import { cloudy, noise, ramp } from './noise.ts';
import { addTo, along, chance, dim, mixIn } from './paint.ts';
import { defineScene } from './scene.ts';

const HORIZON = 0.42;
const SHORE = 0.64;

const SKY = [
  [0, linear('#3f8fd2')],
  [0.55, linear('#86c0e8')],
  [1, linear('#dcecf0')],
] as const;
const SEA = [
  [0, linear('#2f86ac')],
  [0.3, linear('#2c9cb8')],
  [0.7, linear('#5cc4c4')],
  [1, linear('#b4e2d4')],
] as const;
const SAND = [
  [0, linear('#b79b74')],
  [0.2, linear('#dcc296')],
  [1, linear('#f0dcb4')],
] as const;
const CLOUD = linear('#ffffff', 1.05);
const FOAM = linear('#ffffff', 1.1);
const SUN = linear('#fff2d8');

/** Sky over the sea, `down` from 0 at the top to 1 at the horizon. */
function sky(x: number, down: number, out: Float32Array): void {
  along(SKY, down, out);
  const near = 1 / (1.12 - down * 0.95);
  const cover = cloudy(x * 1.5 * near + 4.1, down * 1.9 * near + 1.3, 5);
  mixIn(out, CLOUD, ramp(0.02, 0.5, cover) * 0.85 * ramp(1.05, 0.5, down));
  const fromSun = Math.hypot(x + 0.5, down * 0.5 - 0.02);
  addTo(out, SUN, 0.32 * Math.exp(-fromSun * fromSun * 7));
}

/** Sea, `down` from 0 at the horizon to 1 at the shore. */
function sea(x: number, down: number, out: Float32Array): void {
  const distance = 1 / (down * 0.9 + 0.05);
  const swell = cloudy(x * distance * 1.6, distance * 4.2, 4);
  along(SEA, down + swell * 0.22, out);
  dim(out, 1 + swell * 0.35 * (1 - down * 0.5));
  const glitter = chance(Math.floor(x * 190), Math.floor(down * 90));
  const path = Math.exp(-((x + 0.42) ** 2) * 9);
  addTo(out, SUN, glitter > 0.988 - path * 0.06 ? 1.7 * (1 - down) * ramp(0, 0.06, down) : 0);
  for (const [at, width] of [
    [0.5, 0.02],
    [0.76, 0.034],
  ] as const) {
    const from = down - at - 0.06 * noise(x * 3.1 + at * 9, at * 3) - 0.016 * noise(x * 17, at);
    const crest =
      Math.exp(-((from / width) ** 2)) * ramp(-0.25, 0.3, noise(x * 2.2 + at * 20, 1.7));
    mixIn(out, FOAM, crest * 0.95);
    dim(out, 1 - 0.25 * Math.exp(-(((from + width * 2.2) / (width * 1.6)) ** 2)) * crest);
  }
}

/** Sand, `down` from 0 at the water to 1 at the lower edge. */
function sand(x: number, down: number, out: Float32Array): void {
  const distance = 1 / (down + 0.22);
  along(SAND, down * 1.2, out);
  const dunes = cloudy(x * distance * 3.2, distance * 6.5, 5);
  const prints = cloudy(x * distance * 11 + 8, distance * 17, 3);
  dim(out, 1 + dunes * 0.22 - ramp(0.12, 0.5, prints) * 0.28 * ramp(0.12, 0.4, down));
  const wet = 1 - ramp(0.02, 0.2, down + dunes * 0.05);
  mixIn(out, linear('#a9b4b0'), wet * 0.55);
}

/** A tropical beach at noon: sand, breakers, a turquoise sea. */
export const beach = defineScene({
  light: { from: [-0.45, -0.5], tint: tintOf(1.02, 1, 0.96), white: 1, air: 0.015 },
  horizon: HORIZON,
  ground: 0.72,
  draw: async (easel) => {
    const tall = easel.height / Math.sqrt(easel.width * easel.height);
    const film = await shade(easel, (x, y, out) => {
      const down = y / tall;
      const shore = SHORE + 0.02 * Math.sin(x * 4.2 + 0.6) + 0.012 * noise(x * 7, 2.2) + x * 0.05;
      if (down < HORIZON) return sky(x, down / HORIZON, out);
      if (down < shore) sea(x, (down - HORIZON) / (shore - HORIZON), out);
      else sand(x, (down - shore) / (1 - shore), out);
      const edge = (down - shore) / 0.012;
      mixIn(out, FOAM, Math.exp(-edge * edge) * (0.8 + 0.4 * noise(x * 30, down * 40)));
    });
    return defocus(film, (row) => (row < SHORE ? 0.011 : 0.011 - 0.006 * ramp(SHORE, 1, row)));
  },
});
