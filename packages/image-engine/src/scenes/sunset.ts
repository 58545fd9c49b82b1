import { tintOf } from '../compose/light.ts';
import { linear, shade } from './film.ts';
import { defocus } from './lens.ts';
import { cloudy, noise, ramp } from './noise.ts';
import { addTo, along, chance, dim, mixIn } from './paint.ts';
import { defineScene } from './scene.ts';

const HORIZON = 0.56;
const SHORE = 0.84;
/** The sun's place: units from the middle, and share of the height above the horizon. */
const SUN_X = 0.2;
const SUN_UP = 0.07;

/** The sky of a sunset, from overhead to the horizon. */
export const SUNSET_SKY = [
  [0, linear('#2c4373')],
  [0.34, linear('#6d6694')],
  [0.62, linear('#c97f86')],
  [0.83, linear('#f0a566')],
  [1, linear('#ffd391')],
] as const;
const CLOUD_DARK = linear('#5a4a6c');
const CLOUD_LIT = linear('#ff9d6a', 1.15);
const GLOW = linear('#ffb05a');
const DISC = linear('#ffe9b4', 2.6);
const DEEP = linear('#22304c');
const GLITTER = linear('#ffc27a');
const WET_SAND = linear('#3b2f33');

/** The sky, `down` from 0 at the top to 1 at the horizon; `far` is the distance from the sun in units. */
function sky(x: number, down: number, far: number, out: Float32Array): void {
  along(SUNSET_SKY, down, out);
  addTo(out, GLOW, 0.95 * Math.exp(-far * far * 40) + 0.4 * Math.exp(-far * 3.2));
  const near = 1 / (1.12 - down * 0.92);
  const u = x * 1.15 * near + 3;
  const v = down * 2.9 * near;
  const cover = cloudy(u, v * 1.2, 5);
  // Lit from the sun's side: where the cloud is thinner towards it.
  const lit = cover - cloudy(u + (SUN_X - x) * 0.25, v * 1.2 + 0.14, 3);
  const share = ramp(0.0, 0.42, cover + 0.05) * ramp(1.02, 0.82, down) * 0.85;
  mixIn(out, CLOUD_DARK, share * 0.75);
  mixIn(out, CLOUD_LIT, share * ramp(-0.15, 0.5, lit + down * 0.25));
  addTo(out, DISC, ramp(0.046, 0.02, far));
}

/** A sunset over the sea, seen from the wet sand. */
export const sunset = defineScene({
  light: { from: [0.25, -0.1], tint: tintOf(1.1, 1, 0.84), white: 0.8, air: 0.03 },
  horizon: HORIZON,
  ground: 0.86,
  draw: async (easel) => {
    const tall = easel.height / Math.sqrt(easel.width * easel.height);
    const sunY = (HORIZON - SUN_UP) * tall;
    const film = await shade(easel, (x, y, out) => {
      const down = y / tall;
      if (down < HORIZON) return sky(x, down / HORIZON, Math.hypot(x - SUN_X, y - sunY), out);
      const shore = SHORE + 0.012 * Math.sin(x * 5) + 0.01 * noise(x * 6, 4) - x * 0.04;
      const depth = (down - HORIZON) / (1 - HORIZON);
      const distance = 1 / (depth + 0.03);
      const wave = cloudy(x * distance * 1.3, distance * 5, 4);
      const isSand = down > shore;
      // The water mirrors the sky above it; waves take the mirrored ray up and down.
      const mirrored = 1 - depth * 0.75 - wave * (isSand ? 0.03 : 0.16);
      const mirrorY = Math.max(0, mirrored * HORIZON * tall);
      sky(
        x,
        Math.min(1, Math.max(0, mirrored)),
        Math.max(0.06, Math.hypot((x - SUN_X) * 1.3, mirrorY - sunY)),
        out,
      );
      const clear = Math.min(0.95, (isSand ? 0.3 : 0.5) + 0.26 * Math.exp(-depth * 5) + wave * 0.2);
      dim(out, clear);
      mixIn(out, isSand ? WET_SAND : DEEP, (isSand ? 0.62 : 0.34) * ramp(0, 0.3, depth));
      const path = Math.exp(-(((x - SUN_X) / (0.05 + depth * 0.13)) ** 2));
      const spark = chance(Math.floor(x * 160), Math.floor(distance * 60));
      addTo(
        out,
        GLITTER,
        path *
          (ramp(0, 0.4, wave + 0.1) * 0.9 + (spark > 0.86 && !isSand ? 4 : 0)) *
          (isSand ? 0.35 : 1),
      );
      const edge = (down - shore) / 0.008;
      mixIn(out, GLITTER, Math.exp(-edge * edge) * 0.18);
    });
    return defocus(film, (row) => 0.012 - 0.006 * ramp(HORIZON, 1, row));
  },
});
