import { tintOf } from '../compose/light.ts';
import { randomFrom } from '../picture/random.ts';
import { type Film, linear, over, shade } from './film.ts';
import { addDiscs, type Disc, defocus } from './lens.ts';
import { cloudy, noise, ramp } from './noise.ts';
import { addTo, along, mixIn } from './paint.ts';
import { defineScene } from './scene.ts';
import { STREET_HORIZON, type StreetLook, street } from './street.ts';

const DAY: StreetLook = {
  fronts: [
    ['#d8c4a4', '#b9835f', '#d9d2c4', '#a9b4bb', '#c9a98a'],
    ['#7f8796', '#8d7f7a', '#6f7d8c', '#98948f', '#7a6a66'],
  ],
  glass: '#66788a',
  lamps: ['#fff2d8', '#ffe2b0', '#ffd0c0'],
  lit: 0.1,
  pavement: '#a6a19a',
  road: '#6d6f74',
  marks: '#d8d6d0',
  haze: '#d3dde6',
  trees: ['#2f3a26', '#43582f', '#5f7a3c', '#87a052'],
};
const SKY = [
  [0, linear('#6fa8dc')],
  [0.55, linear('#b4d3ec')],
  [1, linear('#fbf3e4', 1.15)],
] as const;
const CLOUD = linear('#ffffff', 1.1);
const SUN = linear('#ffeccc');

/** A city street by day, the sun at its end. */
export const city = defineScene({
  light: { from: [0.15, -0.5], tint: tintOf(1.01, 1, 0.98), white: 0.98, air: 0.02 },
  horizon: STREET_HORIZON,
  ground: 0.72,
  draw: async (easel) => {
    const tall = easel.height / Math.sqrt(easel.width * easel.height);
    const film = await shade(easel, (x, y, out) => {
      const down = y / tall / STREET_HORIZON;
      along(SKY, down, out);
      mixIn(out, CLOUD, ramp(0, 0.5, cloudy(x * 2 + 6, down * 3, 4)) * 0.6);
      addTo(out, SUN, 0.5 * Math.exp(-(x * x * 14 + (1 - down) ** 2 * 5)));
    });
    const { paint, lamps } = street(easel, DAY, 1.6, randomFrom(12));
    over(over(film, weathered(paint, tall * STREET_HORIZON)), lamps);
    const soft = await defocus(film, (row) => 0.021 - 0.007 * ramp(0.7, 1, row));
    addDiscs(soft, glints(tall * STREET_HORIZON, randomFrom(6)));
    return sunlit(soft, tall);
  },
});

/** Sun and the shadow of the houses on the right, and the wear of stone and road; in place. */
function weathered(film: Film, hy: number): Film {
  const { data, width, height, unit } = film;
  for (let row = 0, i = 0; row < height; row++) {
    const y = (row + 0.5) / unit - hy;
    for (let column = 0; column < width; column++, i += 4) {
      const x = (column + 0.5 - width / 2) / unit;
      const z = 0.3 / Math.max(0.02, y);
      const isSunny = y > 0 ? ramp(0.12, -0.06, x * z + 0.1 * noise(z * 3, 5)) : 0.5;
      const worn = 1 + 0.2 * cloudy(x * 7 + 3, y * 7, 3) + 0.1 * noise(x * 30, y * 30);
      const light = worn * (y > 0 ? 0.62 + 0.66 * isSunny : x < 0 ? 1.12 : 0.82);
      data[i] = (data[i] as number) * light * (1 + 0.07 * (isSunny - 0.5));
      data[i + 1] = (data[i + 1] as number) * light;
      data[i + 2] = (data[i + 2] as number) * light * (1 - 0.12 * (isSunny - 0.5));
    }
  }
  return film;
}

/** The sun on glass, chrome and leaves. */
function glints(hy: number, random: () => number): Disc[] {
  return Array.from({ length: 70 }, () => {
    const z = 1 + 4.5 * random();
    const side = random() < 0.6 ? -0.56 : 0.56;
    return {
      x: (side * (0.75 + 0.35 * random())) / z,
      y: hy + (0.26 - 0.75 * random() ** 1.6) / z,
      radius: 0.008 + 0.012 / z,
      colour: SUN,
      cover: 0,
      strength: 0.08 + 0.5 * random() ** 3,
    };
  });
}

/** Light that floods in from the end of the street, in place. */
function sunlit(film: Film, tall: number): Film {
  const { data, width, height, unit } = film;
  for (let row = 0, i = 0; row < height; row++) {
    const y = (row + 0.5) / unit - tall * (STREET_HORIZON - 0.06);
    for (let column = 0; column < width; column++, i += 4) {
      const x = (column + 0.5 - width / 2) / unit;
      const veil = 0.3 * Math.exp(-(x * x * 9 + y * y * 7));
      for (let c = 0; c < 3; c++) data[i + c] = (data[i + c] as number) + (SUN[c] as number) * veil;
    }
  }
  return film;
}
