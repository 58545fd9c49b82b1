import { tintOf } from '../compose/light.ts';
import type { Rgb } from '../grammar/words/colours.ts';
import { type Linear, linear, shade } from './film.ts';
import { ramp } from './noise.ts';
import { dim } from './paint.ts';
import { defineScene } from './scene.ts';

/** Where the paper begins to curve from the wall into the floor, share of the height. */
const CURVE = 0.7;

function asLinear([red, green, blue]: Rgb): Linear {
  const hex = [red, green, blue].map((v) => v.toString(16).padStart(2, '0')).join('');
  return linear(`#${hex}`);
}

/** A seamless paper backdrop in any colour, lit by one large lamp. */
export const studio = defineScene({
  light: { from: [-0.35, -0.4], tint: tintOf(1, 1, 1), white: 1, air: 0 },
  horizon: CURVE,
  ground: 0.7,
  draw: async (easel, [colour = [206, 208, 212]]) => {
    const paper = asLinear(colour);
    const tall = easel.height / Math.sqrt(easel.width * easel.height);
    return shade(easel, (x, y, out) => {
      const down = y / tall;
      out[0] = paper[0];
      out[1] = paper[1];
      out[2] = paper[2];
      const fromLamp = Math.hypot((x + 0.1) * 0.85, (down - 0.4) * 0.9);
      const wall = 0.5 + 0.68 * Math.exp(-fromLamp * fromLamp * 2.8);
      // The floor catches more of the light, the curve itself a little less.
      const floor = 0.74 + 0.36 * Math.exp(-((x / 0.6) ** 2)) * ramp(CURVE, 1, down);
      const share = ramp(CURVE - 0.06, CURVE + 0.16, down);
      dim(out, wall + (floor - wall) * share);
    });
  },
});
