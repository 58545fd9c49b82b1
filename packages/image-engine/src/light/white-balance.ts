import { applyCurves, type Curve } from '../picture/curves.ts';
import type { Pixels } from '../picture/picture.ts';
import { shrunk } from '../vision/plane.ts';
import { illuminantOf } from './illuminant.ts';
import { smoothstep, toEncoded, toLinear } from './oklab.ts';
import { whitePatchOf } from './white-patch.ts';

/** Share of the cast that is taken away: some of it may be the light that the picture is about. */
const DAMPING = 0.8;
/** Gains are kept between this and its inverse. */
const MOST = 1.7;
/** Gains that are no further from 1 than this are not worth a change. */
const BALANCED = 0.04;

/** Takes away the cast of the light, in place; null when there is none, or it cannot be told. */
export async function whiteBalanced(
  pixels: Pixels,
  pause: () => Promise<void>,
): Promise<Pixels | null> {
  const small = await shrunk(pixels, 256);
  const light = illuminantOf(small) ?? whitePatchOf(small);
  await pause();
  if (!light) return null;
  // A light far off the course of daylight and lamps is rather the colour of things (a lawn, a wall).
  const [u, v] = [Math.log(light[0]), Math.log(light[2])];
  const isOdd = smoothstep(0.25, 0.6, Math.abs(u + v) / 2);
  const damping = DAMPING * (1 - 0.75 * isOdd);
  const gains = light.map((value) => Math.min(MOST, Math.max(1 / MOST, value ** -damping)));
  const luma = 0.2126 * (gains[0] ?? 1) + 0.7152 * (gains[1] ?? 1) + 0.0722 * (gains[2] ?? 1);
  const scaled = gains.map((gain) => gain / luma);
  if (scaled.every((gain) => Math.abs(gain - 1) < BALANCED)) return null;
  const [red, green, blue] = scaled.map(curveOf);
  return red && green && blue ? applyCurves(pixels, [red, green, blue], pause) : null;
}

/** A gain in linear light as a curve over encoded values; white stays white by a short shoulder. */
function curveOf(gain: number): Curve {
  return Uint8Array.from({ length: 256 }, (_, v) => {
    const value = toEncoded(toLinear(v / 255) * gain);
    const top = toEncoded(toLinear(0.92) * gain);
    const t = (v / 255 - 0.92) / 0.08;
    return Math.round(255 * Math.min(1, t > 0 ? top + (1 - top) * t : value));
  });
}
