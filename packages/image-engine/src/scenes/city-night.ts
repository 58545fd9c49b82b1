import { tintOf } from '../compose/light.ts';
import { randomFrom } from '../picture/random.ts';
import { type Film, type Linear, linear, over, shade } from './film.ts';
import { addDiscs, type Disc, defocus } from './lens.ts';
import { cloudy, noise, ramp } from './noise.ts';
import { addTo, along } from './paint.ts';
import { defineScene } from './scene.ts';
import { kerbAt, STREET_HORIZON, type StreetLook, street } from './street.ts';
import { CARS } from './traffic.ts';

const NIGHT: StreetLook = {
  fronts: [
    ['#2a2c44', '#3a2f40', '#24304a', '#30283a'],
    ['#222a42', '#2e2638', '#1e2a44', '#342c3c'],
  ],
  glass: '#141a2c',
  lamps: ['#ffb866', '#ffd9a0', '#ff9a52', '#ffc98a', '#9ec4ff', '#ff6f9c', '#66e0e0'],
  lit: 0.34,
  pavement: '#2c2a34',
  road: '#1c1d26',
  marks: '#4a4650',
  haze: '#3c3656',
  trees: ['#10161a', '#1a2420', '#26342a'],
};
const SKY = [
  [0, linear('#0b1230')],
  [0.55, linear('#1c2450')],
  [1, linear('#5c4468')],
] as const;
const GLOW = linear('#ff9a5c');

const STREET_LAMP = linear('#ffc07a', 2.4);
const HEADLIGHT = linear('#fff0dc', 2.6);
const TAIL_LIGHT = linear('#ff2a1c', 2.2);
const SIGNS: readonly Linear[] = [
  linear('#ff4f86', 1.5),
  linear('#38d0d8', 1.4),
  linear('#ffb23c', 1.8),
  linear('#6f8cff', 1.5),
  linear('#3ee07a', 1.3),
];

/** Lamps along the street, signs, and the lights of cars; each as a disc of the size the lens gives it. */
function lights(hy: number, random: () => number): Disc[] {
  const list: Disc[] = [];
  const add = (x: number, y: number, z: number, colour: Linear, strength: number) => {
    list.push({ x, y, radius: 0.013 + 0.018 / z, colour, cover: 0, strength: strength * 0.5 });
    // The wet road gives it back, longer and weaker.
    const mirrored = 2 * (hy + 0.3 / z) - y;
    for (let i = 0; i < 11; i++)
      list.push({
        x: x + 0.006 * (random() - 0.5),
        y: mirrored + i * 0.008,
        radius: 0.011 + 0.014 / z,
        colour,
        cover: 0,
        strength: strength * (0.05 - 0.004 * i),
      });
  };
  for (const z of [8, 6.4, 5.1, 4.1, 3.3, 2.6, 2.1, 1.7, 1.35])
    for (const side of [-0.46, 0.46]) add(side / z, hy - 0.32 / z, z, STREET_LAMP, 0.75);
  for (const [side, z] of CARS)
    for (const half of [-0.07, 0.07])
      add((side * 0.62 + half) / z, hy + 0.24 / z, z, side < 0 ? HEADLIGHT : TAIL_LIGHT, 0.85);
  for (let i = 0; i < 34; i++) {
    const z = 1.1 + 5 * random();
    const side = random() < 0.5 ? -1 : 1;
    add(
      (side * (0.55 + 0.06 * random())) / z,
      hy + (0.26 - 0.42 * random()) / z,
      z,
      SIGNS[i % SIGNS.length] as Linear,
      0.2 + 0.35 * random(),
    );
  }
  for (let i = 0; i < 60; i++)
    add(
      (random() - 0.5) * 0.34,
      hy + 0.05 * (random() - 0.7),
      6 + 6 * random(),
      random() < 0.6 ? STREET_LAMP : TAIL_LIGHT,
      0.3 * random(),
    );
  return list;
}

/** The road is wet: it mirrors what stands at its side, broken up by its roughness; in place. */
function wet(film: Film, hy: number): Film {
  const { data, width, height, unit } = film;
  for (let row = height - 1; row >= Math.floor(hy * unit); row--) {
    const y = (row + 0.5) / unit;
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5 - width / 2) / unit;
      const kerb = hy + kerbAt(x);
      if (y <= kerb) continue;
      const rough = noise(x * 22, y * 70) * 0.022 + noise(x * 60, y * 190) * 0.008;
      const from = Math.max(0, Math.min(row, Math.round((2 * kerb - y + rough) * unit)));
      const i = (row * width + column) * 4;
      const j = (from * width + column) * 4;
      const share = 0.42 * ramp(0.9, 0.05, y - kerb);
      for (let c = 0; c < 3; c++)
        data[i + c] = (data[i + c] as number) + (data[j + c] as number) * share;
    }
  }
  return film;
}

/** A city street at night after rain, its lamps as discs of light. */
export const cityNight = defineScene({
  light: { from: [0, -0.25], tint: tintOf(1, 0.96, 1.08), white: 0.68, air: 0.02 },
  horizon: STREET_HORIZON,
  ground: 0.72,
  draw: async (easel) => {
    const tall = easel.height / Math.sqrt(easel.width * easel.height);
    const random = randomFrom(31);
    const hy = tall * STREET_HORIZON;
    const film = await shade(easel, (x, y, out) => {
      const down = y / hy;
      along(SKY, down, out);
      addTo(out, GLOW, 0.12 * Math.exp(-(x * x * 16 + (1 - down) ** 2 * 9)));
      addTo(out, GLOW, 0.03 * ramp(0, 0.6, cloudy(x * 2, down * 3, 3)));
    });
    const { paint, lamps } = street(easel, NIGHT, 1.5, random);
    over(over(film, paint), lamps);
    const soft = await defocus(wet(film, hy), (row) => 0.02 - 0.006 * ramp(0.7, 1, row));
    addDiscs(soft, lights(hy, random));
    return soft;
  },
});
