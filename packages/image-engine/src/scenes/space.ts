import { tintOf } from '../compose/light.ts';
import { linear, shade } from './film.ts';
import { addDiscs, type Disc } from './lens.ts';
import { cloudy, ramp, ridged } from './noise.ts';
import { addTo, dim, mixIn } from './paint.ts';
import { defineScene } from './scene.ts';
import { starfield } from './starfield.ts';

const VIOLET = linear('#8a3fae');
const BLUE = linear('#2a6cc8');
const ROSE = linear('#ff8f78');
const DUST = linear('#d8d0ff');

/** Gas lit by stars, with dust before it. */
function nebula(x: number, y: number, out: Float32Array): void {
  const warpX = cloudy(x * 2 + 3, y * 2 + 7, 3) * 0.7;
  const warpY = cloudy(x * 2 - 5, y * 2 + 2, 3) * 0.7;
  const gas = ramp(-0.12, 0.62, cloudy(x * 1.9 + warpX, y * 1.9 + warpY, 5));
  const cold = ramp(-0.15, 0.6, cloudy(x * 2.2 - warpX + 9, y * 2.2 + warpY + 4, 5));
  const threads = ridged(x * 2.3 + warpX, y * 2.3 + warpY, 5);
  const band = Math.exp(-(((x * 0.8 + y * 0.6 - 0.42) / 0.42) ** 2));
  out[0] = 0.0035;
  out[1] = 0.0045;
  out[2] = 0.011;
  addTo(out, VIOLET, gas ** 1.6 * 0.62 * (0.25 + band));
  addTo(out, BLUE, cold ** 1.8 * 0.55 * (0.3 + band));
  addTo(out, ROSE, gas * cold * band * 0.6);
  addTo(out, DUST, ramp(0.4, 0.85, threads) * gas * band * 0.22);
  dim(out, 1 - 0.8 * ramp(0.02, 0.5, cloudy(x * 2.9 + 20 + warpX, y * 2.9 + warpY, 5)));
}

const PLANET = { x: 0.34, y: 0.3, radius: 0.17 };
const PLANET_LIGHT = linear('#e6c9a2');
const PLANET_DARK = linear('#9a6a48');
const AIR = linear('#8fb8ff');

/** A banded planet, lit from the left above. */
function planet(x: number, y: number, out: Float32Array): void {
  const dx = (x - PLANET.x) / PLANET.radius;
  const dy = (y - PLANET.y) / PLANET.radius;
  const from = Math.hypot(dx, dy);
  if (from > 1.25) return;
  const facing = (dx * -0.72 + dy * -0.5) / Math.max(from, 1e-3);
  addTo(
    out,
    AIR,
    0.35 * Math.exp(-Math.max(0, from - 1) * 26) * ramp(-0.3, 0.9, facing) * ramp(0.97, 1, from),
  );
  const edge = ramp(1.006, 0.99, from);
  if (edge === 0) return;
  const height = Math.sqrt(Math.max(0, 1 - from * from));
  const lit = ramp(-0.12, 0.95, dx * -0.66 + dy * -0.42 + height * 0.58);
  const turn = dy + dx * 0.22;
  const bands = cloudy(turn * 4 + cloudy(dx * 2, turn * 6, 4) * 0.4, dx * 0.3, 5);
  const [r, g, b] = [out[0] as number, out[1] as number, out[2] as number];
  out.set(PLANET_LIGHT);
  mixIn(out, PLANET_DARK, ramp(-0.6, 0.7, bands) * 0.8);
  dim(out, 0.004 + lit * 0.85);
  addTo(out, AIR, lit * (1 - height) ** 2.5 * 0.4);
  mixIn(out, [r, g, b], 1 - edge);
}

/** Deep space: a nebula, stars and a planet. */
export const space = defineScene({
  light: { from: [-0.5, -0.35], tint: tintOf(0.93, 0.97, 1.14), white: 0.86, air: 0.008 },
  horizon: 1,
  ground: null,
  draw: async (easel) => {
    const film = await shade(easel, nebula);
    const isSeen = ({ x, y }: Disc) =>
      Math.hypot(x - PLANET.x, y - PLANET.y) >= PLANET.radius * 1.02;
    addDiscs(film, starfield(easel).filter(isSeen));
    const { data, width, height, unit } = film;
    const out = new Float32Array(3);
    for (let row = 0, i = 0; row < height; row++) {
      for (let column = 0; column < width; column++, i += 4) {
        out[0] = data[i] as number;
        out[1] = data[i + 1] as number;
        out[2] = data[i + 2] as number;
        planet((column + 0.5 - width / 2) / unit, (row + 0.5) / unit, out);
        data.set(out, i);
      }
    }
    return film;
  },
});
