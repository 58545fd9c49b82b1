import { tintOf } from '../compose/light.ts';
import { randomFrom } from '../picture/random.ts';
import { brushed } from './brush.ts';
import { type Film, linear, over, shade } from './film.ts';
import { cabinets, things } from './kitchen-things.ts';
import { addDiscs, addGlow, type Disc, defocus } from './lens.ts';
import { cloudy, noise, ramp } from './noise.ts';
import { addTo, dim, mixIn } from './paint.ts';
import { defineScene } from './scene.ts';

/** Where the counter at the wall stands, and where the table in front begins: shares of the height. */
const COUNTER = 0.6;
const TABLE = 0.83;

const WALL = linear('#ece7de');
const TILE = linear('#f4f2ec');
const OAK_DARK = linear('#8a5f3a');
const OAK_LIGHT = linear('#d2a06c');
const DAYLIGHT = linear('#fffaf0');
const GARDEN = [linear('#4f7d45', 0.9), linear('#a9cc84', 1.2), linear('#eef4e4', 1.9)] as const;
const LAMP = linear('#ffcf8a', 3);

/** Where the pendant lamps hang, units from the middle. */
const LAMPS = [-0.46, 0.29, 0.62] as const;

/** The window, in units from the middle and from the counter. */
const WINDOW = { left: -0.3, right: 0.08, top: -0.44, bottom: -0.085 };

/** The wall with its window; `up` is the height over the counter in units. */
function wall(x: number, up: number, out: Float32Array): void {
  const y = -up;
  const inside = x > WINDOW.left && x < WINDOW.right && y > WINDOW.top && y < WINDOW.bottom;
  const bar = Math.abs(x - (WINDOW.left + WINDOW.right) / 2) < 0.008 || Math.abs(y + 0.3) < 0.006;
  if (inside && !bar) {
    const leaves = cloudy(x * 7, y * 7 + 3, 3) * 0.8 + (y + 0.24) * 1.6;
    out.set(GARDEN[2]);
    mixIn(out, GARDEN[1], ramp(-0.45, 0.1, leaves));
    mixIn(out, GARDEN[0], ramp(-0.05, 0.5, leaves));
    return;
  }
  const isTiled = up < 0.2;
  out.set(isTiled ? TILE : WALL);
  if (isTiled) {
    const row = Math.floor(up / 0.045);
    const u = (x / 0.09 + row * 0.5) % 1;
    const joint = Math.min(Math.abs(u < 0 ? u + 1 : u), (up / 0.045) % 1) < 0.07;
    dim(
      out,
      (joint ? 0.8 : 0.95) + 0.06 * noise(Math.floor(x / 0.09 + row * 0.5) * 3.1, row * 2.3),
    );
  }
  const fromWindow = Math.hypot(Math.max(0, WINDOW.left - x, x - WINDOW.right), (y + 0.26) * 0.6);
  dim(out, 0.62 + 0.34 * Math.exp(-fromWindow * 2.6));
}

/** The oak table in front, its grain and the window's light on it; `depth` from 0 at its edge to 1. */
function table(x: number, depth: number, out: Float32Array): void {
  const distance = 1 / (depth * 0.8 + 0.45);
  const u = x * distance;
  const board = Math.floor(distance * 5.5);
  const grain = cloudy(u * 2.1 + board * 5.3, distance * 34, 4);
  out.set(OAK_DARK);
  mixIn(out, OAK_LIGHT, ramp(-0.5, 0.45, grain + 0.3 * noise(board * 2.7, 4)));
  const seam = (distance * 5.5) % 1;
  dim(out, seam < 0.035 ? 0.7 : 1);
  const shine = Math.exp(-(((x + 0.1) / 0.26) ** 2)) * ramp(1, 0.1, depth);
  addTo(out, DAYLIGHT, 0.34 * shine);
  dim(out, 0.78 + 0.22 * Math.exp(-(((x + 0.05) / 0.5) ** 2)));
}

function lamps(counter: number): Disc[] {
  const list: Disc[] = [];
  for (const x of LAMPS) {
    list.push({ x, y: counter - 0.4, radius: 0.036, colour: LAMP, cover: 0.6, strength: 0.8 });
  }
  // Glints on steel and glass.
  for (const [x, up] of [
    [0.48, 0.07],
    [0.86, 0.06],
    [-0.57, 0.24],
    [-0.44, 0.38],
    [0.42, 0.37],
    [-0.09, 0.12],
    [0.71, 0.1],
  ] as const)
    list.push({ x, y: counter - up, radius: 0.012, colour: DAYLIGHT, cover: 0, strength: 0.6 });
  return list;
}

/** A bright kitchen behind an oak table. */
export const kitchen = defineScene({
  light: { from: [-0.2, -0.35], tint: tintOf(1.02, 1, 0.95), white: 0.98, air: 0.015 },
  horizon: TABLE,
  ground: 0.86,
  draw: async (easel) => {
    const random = randomFrom(9);
    const tall = easel.height / Math.sqrt(easel.width * easel.height);
    const counter = tall * COUNTER;
    const film = await shade(easel, (x, y, out) => wall(x, counter - y, out));
    over(
      film,
      brushed(easel, (context) => {
        context.translate(0, counter);
        cabinets(context);
        things(context, random);
      }),
    );
    const soft = await defocus(film, () => 0.019);
    for (const x of LAMPS)
      addGlow(soft, { x, y: counter - 0.4, radius: 0.11, colour: LAMP, strength: 0.1 });
    addDiscs(soft, lamps(counter));
    const near = await shade(easel, (x, y, out) =>
      table(x, Math.max(0, (y / tall - TABLE) / (1 - TABLE)), out),
    );
    return defocus(tableOver(soft, near), (row) =>
      row < TABLE - 0.02 ? 0.001 : 0.006 - 0.003 * ramp(TABLE, 1, row),
    );
  },
});

/** Lays the table over the lower part, in place. */
function tableOver(film: Film, near: Film): Film {
  const from = Math.round(film.height * TABLE) * film.width * 4;
  film.data.set(near.data.subarray(from), from);
  return film;
}
