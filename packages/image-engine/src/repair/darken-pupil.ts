import type { Pixels } from '../picture/picture.ts';
import { type RedEye, redness } from './red-eyes.ts';

/** Gives a pupil its black back, in place; the glint of the flash in it stays. */
export function darken(pixels: Pixels, { x, y, radius }: RedEye): void {
  const { data, width, height, channels } = pixels;
  const reach = Math.ceil(radius * 1.6);
  for (let v = Math.max(0, Math.floor(y - reach)); v <= Math.min(height - 1, y + reach); v++) {
    for (let u = Math.max(0, Math.floor(x - reach)); u <= Math.min(width - 1, x + reach); u++) {
      const far = Math.hypot(u - x, v - y) / (radius * 1.5);
      if (far >= 1) continue;
      const i = (v * width + u) * channels;
      const r = data[i] as number;
      const g = data[i + 1] as number;
      const b = data[i + 2] as number;
      // Fades at the rim of the pupil, and with the red itself: skin beside it has much less.
      const rim = Math.min(1, (1 - far) * 3);
      const share = rim * Math.min(1, Math.max(0, (redness(r, g, b) - 0.12) / 0.2));
      if (share <= 0) continue;
      const dark = Math.min(g, b) * 0.55 + Math.max(g, b) * 0.25;
      data[i] = r + (dark - r) * share + 0.5;
      data[i + 1] = g + (dark - g) * share * 0.7 + 0.5;
      data[i + 2] = b + (dark - b) * share * 0.7 + 0.5;
    }
  }
}
