import { tintOf } from '../compose/light.ts';
import { linear, shade } from './film.ts';
import { defocus } from './lens.ts';
import { cloudy, noise, ramp, ridged } from './noise.ts';
import { addTo, along, chance, dim, mixIn } from './paint.ts';
import { defineScene } from './scene.ts';

const MEADOW = 0.7;
const SKY = [
  [0, linear('#4a8ccb')],
  [0.6, linear('#9cc6e6')],
  [1, linear('#dfeaf0')],
] as const;
const CLOUD = linear('#ffffff');
const SNOW = linear('#f4f8ff', 1.05);
const SNOW_SHADE = linear('#7f9cc4');
const ROCK = linear('#7c8290');
const ROCK_SHADE = linear('#4c586c');
const HAZE = linear('#b4cfe6');
const WOOD = [linear('#5b7f76'), linear('#2f5340')] as const;
const GRASS = [
  [0, linear('#8fae5e')],
  [0.4, linear('#7ba048')],
  [1, linear('#4f7a2e')],
] as const;
const FLOWERS = [linear('#ffffff'), linear('#ffe27a'), linear('#e8a0d0')] as const;

/** Crest of the far range: share of the height, smaller is higher. */
function farCrest(x: number): number {
  const peak =
    0.2 * Math.exp(-(((x - 0.28) / 0.22) ** 2)) + 0.17 * Math.exp(-(((x + 0.36) / 0.2) ** 2));
  return 0.47 - peak - ridged(x * 2.1 + 2.2, 3.3, 5) * 0.11 - noise(x * 15, 8) * 0.008;
}

/** Rock and snow, lit from the left. */
function range(x: number, down: number, crest: number, out: Float32Array): void {
  const depth = down - crest;
  const u = x * 5 + depth * 1.2;
  const v = depth * 7 + 2;
  const relief = ridged(u, v, 5);
  const lit = ramp(-0.16, 0.2, relief - ridged(u + 0.09, v + 0.03, 5) + 0.02);
  const snow = ramp(0.31, 0.12, depth + cloudy(x * 9, down * 14, 3) * 0.08 + (0.5 - relief) * 0.16);
  out.set(ROCK_SHADE);
  mixIn(out, ROCK, lit);
  const shade = lit * 0.85 + 0.15;
  mixIn(out, SNOW_SHADE, snow * (1 - shade));
  mixIn(out, SNOW, snow * shade);
  mixIn(out, HAZE, 0.24 + 0.42 * ramp(0.05, 0.34, depth));
}

/** Snowy peaks over woods and a meadow in flower. */
export const mountains = defineScene({
  light: { from: [-0.45, -0.5], tint: tintOf(1, 1, 1.02), white: 1, air: 0.015 },
  horizon: 0.56,
  ground: 0.74,
  draw: async (easel) => {
    const tall = easel.height / Math.sqrt(easel.width * easel.height);
    const film = await shade(easel, (x, y, out) => {
      const down = y / tall;
      const crest = farCrest(x);
      const hills =
        0.53 -
        0.1 * cloudy(x * 2.2 + 7, 2.5, 4) -
        0.06 * x * x -
        0.012 * Math.abs(noise(x * 55, 5));
      const near =
        0.61 + 0.11 * cloudy(x * 1.7 + 3, 9.5, 3) + 0.05 * x - 0.02 * Math.abs(noise(x * 42, 2));
      const meadow = MEADOW + 0.02 * noise(x * 2.1, 4.4) - 0.03 * x;
      if (down < Math.min(crest, hills)) {
        along(SKY, down / 0.5, out);
        const clouds = cloudy(x * 1.7 + 1, down * 4.6 + 2, 5);
        mixIn(out, CLOUD, ramp(0.0, 0.45, clouds) * 0.75);
      } else if (down < hills) range(x, down, crest, out);
      else if (down < near) {
        out.set(WOOD[0]);
        dim(out, 0.82 + 0.5 * cloudy(x * 26, down * 34, 3));
        mixIn(out, HAZE, 0.34 * ramp(near, hills, down) + 0.1);
      } else if (down < meadow) {
        out.set(WOOD[1]);
        dim(out, 0.9 + 0.75 * cloudy(x * 24, down * 20, 3));
        mixIn(out, HAZE, 0.1);
      } else {
        const depth = (down - meadow) / (1 - meadow);
        const distance = 1 / (depth + 0.16);
        along(GRASS, depth, out);
        dim(
          out,
          1 + 0.4 * cloudy(x * distance * 3, distance * 9, 4) + 0.16 * noise(x * 90, down * 60),
        );
        const cell = chance(Math.floor(x * distance * 26), Math.floor(distance * 34));
        const patch = ramp(0, 0.4, noise(x * distance * 1.4 + 5, distance * 3));
        if (cell > 1 - 0.09 * patch)
          addTo(out, FLOWERS[Math.floor(cell * 1000) % 3] ?? FLOWERS[0], 0.42);
        mixIn(out, HAZE, 0.12 * (1 - depth));
      }
    });
    return defocus(
      film,
      (row) => 0.0085 + 0.004 * ramp(0.5, 0.75, row) - 0.003 * ramp(0.75, 1, row),
    );
  },
});
