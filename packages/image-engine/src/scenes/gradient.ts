import { tintOf } from '../compose/light.ts';
import type { Rgb } from '../grammar/words/colours.ts';
import { shade } from './film.ts';
import { noise, ramp } from './noise.ts';
import { defineScene } from './scene.ts';

const VIOLET: Rgb = [108, 92, 231];
const PEACH: Rgb = [255, 170, 140];

/** Two colours that flow into each other. */
export const gradient = defineScene({
  light: { from: [-0.2, -0.4], tint: tintOf(1, 1, 1), white: 1, air: 0 },
  horizon: 1,
  ground: null,
  draw: async (easel, [first = VIOLET, second = PEACH]) => {
    const tall = easel.height / Math.sqrt(easel.width * easel.height);
    const wide = 1 / tall;
    return shade(easel, (x, y, out) => {
      const [u, v] = [x / wide + 0.5, y / tall];
      const bend = noise(u * 1.1 + 5.2, v * 1.1 + 1.4) * 0.34 + noise(u * 2 + 9, v * 2) * 0.06;
      const share = ramp(0.02, 0.98, u * 0.42 + v * 0.62 + bend);
      const glow = 1 + 0.16 * noise(u * 1.4 + 30, v * 1.4 + 12);
      for (let c = 0; c < 3; c++) {
        const a = ((first[c] as number) / 255) ** 2.2;
        const b = ((second[c] as number) / 255) ** 2.2;
        // Mixed in square roots of light, evenly to the eye: neither muddy nor glaring in the middle.
        out[c] = (Math.sqrt(a) + (Math.sqrt(b) - Math.sqrt(a)) * share) ** 2 * glow;
      }
    });
  },
});
