import { tintOf } from '../compose/light.ts';
import { randomFrom } from '../picture/random.ts';
import { brushed } from './brush.ts';
import { linear, over, shade } from './film.ts';
import { addDiscs, type Disc, defocus } from './lens.ts';
import { cloudy, noise, ramp } from './noise.ts';
import { FLOOR, furnishings, furniture } from './office-things.ts';
import { addTo, along, dim, mixIn } from './paint.ts';
import { defineScene } from './scene.ts';

const HORIZON = 0.5;
/** The room at distance 1: half its width, and the ceiling over the eye, units. */
const HALF = 0.98;
const CEILING = 0.5;
/** Distance of the wall at the back. */
const BACK = 2.5;

const OUTSIDE = [
  [0, linear('#cfe4f6', 2.1)],
  [0.55, linear('#f0f4f4', 2.1)],
  [1, linear('#b9c8b4', 1.4)],
] as const;
const TOWERS = linear('#8fa3b8', 1.5);
const TREES = linear('#6f9560', 0.9);
const WALL = linear('#e4ded4');
const OAK = linear('#b48a5f');
const CARPET = linear('#8b8d92');
const CEILING_WHITE = linear('#f2f1ee');
const DAYLIGHT = linear('#fdfcf4');

/** What is seen through the windows: towers in haze over trees. */
function outside(column: number, up: number, out: Float32Array): void {
  along(OUTSIDE, 1 - up, out);
  const skyline =
    0.42 +
    0.3 * noise(Math.floor(column * 9) * 3.7, 2.5) +
    0.14 * noise(Math.floor(column * 21) * 1.9, 7);
  mixIn(out, TOWERS, up < skyline ? 0.62 : 0);
  mixIn(out, TREES, ramp(0.3, 0.14, up + 0.09 * cloudy(column * 9, up * 9, 2)));
}

/** Walls, floor, ceiling and windows. */
function room(x: number, y: number, hy: number, out: Float32Array): void {
  const up = hy - y;
  // Which surface the eye's ray meets first.
  const side = HALF / Math.max(1e-4, Math.abs(x));
  const level = (up > 0 ? CEILING : FLOOR) / Math.max(1e-4, Math.abs(up));
  const z = Math.min(side, level, BACK);
  const height = (up * z + FLOOR) / (FLOOR + CEILING);
  if (z === BACK || z === side) {
    const isLeft = z === side && x < 0;
    const column = z === BACK ? x * BACK + 4 : z * 1.35;
    const isGlass = z === BACK ? x < 0.17 : isLeft;
    const pane = Math.abs(((column * 2.1) % 1) - 0.5);
    if (isGlass && height > 0.14 && height < 0.88 && pane < 0.455) {
      outside(column, (height - 0.14) / 0.74, out);
      return;
    }
    out.set(isGlass ? CEILING_WHITE : z === side ? WALL : OAK);
    if (!isGlass && z === BACK) dim(out, 0.78 + 0.14 * noise(column * 26, 1));
    if (!isGlass) dim(out, 0.62 + 0.2 * ramp(1, 0.2, height));
    else dim(out, 0.55);
    return;
  }
  if (up > 0) {
    out.set(CEILING_WHITE);
    dim(out, 0.72 + 0.08 * ramp(0.4, -0.6, x * z));
    const strip = Math.abs(((x * z + 4.3) % 0.62) - 0.31);
    const row = (z * 1.6) % 1;
    if (strip < 0.045 && row < 0.78) addTo(out, DAYLIGHT, 2.4);
    return;
  }
  out.set(CARPET);
  const across = x * z;
  dim(out, 0.62 + 0.1 * cloudy(across * 5, z * 5, 3));
  // Daylight from the left falls across the floor in bars.
  const bar = Math.abs((((z + across * 0.35) * 1.35 * 1.05) % 1) - 0.5);
  addTo(out, DAYLIGHT, 0.42 * ramp(0.44, 0.36, bar) * ramp(0.35, -0.75, across));
}

function lamps(hy: number): Disc[] {
  const colour = linear('#ffd9a2', 2.6);
  return [
    [0.14, 2.2],
    [0.3, 1.75],
    [0.5, 1.35],
    [-0.12, 2.3],
  ].map(([x = 0, z = 1]) => ({
    x,
    y: hy - 0.3 / z,
    radius: 0.03 / z + 0.006,
    colour,
    cover: 0.4,
    strength: 0.75,
  }));
}

/** A bright office with a wall of windows, as it stands behind a portrait. */
export const office = defineScene({
  light: { from: [-0.5, -0.25], tint: tintOf(1, 1, 1), white: 0.98, air: 0.015 },
  horizon: HORIZON,
  ground: 0.78,
  draw: async (easel) => {
    const random = randomFrom(17);
    const hy = (easel.height / Math.sqrt(easel.width * easel.height)) * HORIZON;
    const film = await shade(easel, (x, y, out) => room(x, y, hy, out));
    over(
      film,
      brushed(easel, (context) => {
        furnishings(context, hy, random);
        furniture(context, hy, random);
      }),
    );
    const soft = await defocus(film, (row) => 0.019 - 0.004 * ramp(0.75, 1, row));
    addDiscs(soft, lamps(hy));
    return soft;
  },
});
