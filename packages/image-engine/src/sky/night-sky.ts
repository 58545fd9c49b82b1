import { tintOf } from '../compose/light.ts';
import { linear } from '../scenes/film.ts';
import { cloudy, ramp, ridged } from '../scenes/noise.ts';
import { addTo, dim } from '../scenes/paint.ts';
import { starfield } from '../scenes/starfield.ts';
import { type DrawnSky, graded } from './drawn-sky.ts';

const DARK = [
  [0, linear('#050a1c')],
  [0.45, linear('#0d1a38')],
  [0.85, linear('#22375c')],
  [1, linear('#3a4f74')],
] as const;
const [HAZE_OF_STARS, CORE] = [linear('#8fa0d8'), linear('#ffd8b8')];

/** Height above the horizon, units, over which its haze swallows stars; of a narrow sky half, so that some are seen. */
const CLEARING = { most: 0.3, share: 0.5 };

/** The Milky Way: a slanting band of light with dust before it. */
function milkyWay(x: number, up: number, out: Float32Array): void {
  const across = x * 0.78 - up * 0.62 + 0.2 + 0.1 * cloudy(x * 2, up * 2, 3);
  const band = Math.exp(-((across / 0.17) ** 2)) * ramp(0, CLEARING.most, up);
  if (band < 0.01) return;
  const cloud = ramp(-0.5, 0.6, cloudy(x * 3.5 + 4, up * 3.5 + 9, 5));
  addTo(out, HAZE_OF_STARS, 0.16 * band * (0.25 + cloud));
  addTo(out, CORE, 0.1 * band ** 4 * cloud);
  dim(out, 1 - 0.55 * band ** 2 * ramp(0.35, 0.85, ridged(x * 2.4 + 1, up * 2.4 + 5, 4)));
}

/** A clear night far from towns; what lies below it is already seen by the moon. */
export const nightSky: DrawnSky = {
  // A white of 0.78 is as bright as what is dark by itself: its exposure stays.
  light: { from: [0, -0.2], tint: tintOf(1, 1, 1), white: 0.78, air: 0 },
  paint: (x, up, out) => {
    graded(DARK, up, out);
    milkyWay(x, up, out);
  },
  lights: (size, level) => {
    const clear = Math.min(CLEARING.most, CLEARING.share * level);
    return starfield(size)
      .filter(({ y }) => y < level)
      .map((star) => ({ ...star, strength: star.strength * ramp(0, clear, level - star.y) }));
  },
};
