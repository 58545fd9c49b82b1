import type { PassContext, Pixels } from '../picture/picture.ts';
import { findSky } from '../sky/find-sky.ts';
import { guidedModel } from '../vision/guided-filter.ts';
import { guidedRows } from '../vision/guided-rows.ts';
import { shrunk } from '../vision/plane.ts';
import { hazeOf } from './dark-channel.ts';
import { writeRow } from './dither.ts';
import { smoothstep } from './oklab.ts';

/** Haze that stays at full strength, so that distance does (ω of He, Sun & Tang 2009 is 0.95). */
const STAYS = 0.12;
/** Air is never thought to let less light through than this: what is behind would be noise. */
const LEAST_PASSED = 0.18;
/** Median of the dark channel outside the sky below which the air is clear. */
const CLEAR = 0.14;

/**
 * Takes haze away by the dark channel prior, in place; null when the air is clear.
 *
 * @param amount 0 to 1
 */
export async function dehazed(
  pixels: Pixels,
  amount: number,
  { checkpoint }: PassContext,
): Promise<Pixels | null> {
  const { data, width, height, channels } = pixels;
  const stage = 'Clearing the air';
  await checkpoint(stage, 0);
  const small = await shrunk(pixels, 400);
  const { air, dark } = hazeOf(small);
  const sky = await skyOf(small, dark, checkpoint);
  const below = dark.filter((_, p) => (sky?.[p] ?? 0) < 0.5).sort();
  // Out of doors haze lies over what is far, which may be a small part of the picture.
  const typical = below[Math.floor(below.length * (sky ? 0.75 : 0.5))] ?? 0;
  if (typical < CLEAR) return null;
  await checkpoint(stage, 0.2);
  // A little more is asked of thick haze than of thin.
  const share = amount * (1 - STAYS) * smoothstep(CLEAR * 0.5, 0.42, typical);
  const passed = dark.map((value, p) => {
    const kept = 1 - share * value;
    const isSky = sky?.[p] ?? 0;
    return kept + (Math.max(kept, 0.78) - kept) * isSky;
  });
  const radius = Math.max(2, Math.round(Math.max(small.width, small.height) / 18));
  const model = await guidedModel(small, passed, radius, 1e-3, checkpoint);
  const rows = guidedRows(model, pixels);
  const left = new Float32Array(width);
  const row = new Float32Array(width * 3);
  const every = Math.max(1, Math.floor(500_000 / width));
  // The air was light: without it the picture is darker, which is given back in part.
  const lift = 1 + 0.3 * share * typical;
  for (let y = 0; y < height; y++) {
    if (y % every === 0) await checkpoint(stage, 0.3 + (0.7 * y) / height);
    rows.row(pixels, y, left);
    for (let x = 0, i = y * width * channels, o = 0; x < width; x++, i += channels, o += 3) {
      const r = data[i] as number;
      const g = data[i + 1] as number;
      const b = data[i + 2] as number;
      const t = left[x] as number;
      const gain = lift / (t < LEAST_PASSED ? LEAST_PASSED : t);
      row[o] = roundedOff((r - air[0]) * gain + air[0] * lift);
      row[o + 1] = roundedOff((g - air[1]) * gain + air[1] * lift);
      row[o + 2] = roundedOff((b - air[2]) * gain + air[2] * lift);
    }
    writeRow(row, data, { y, width, channels });
  }
  return pixels;
}

/** Where the sky is clear blue or as light as the air itself: 0 to 1; null without a sky. */
async function skyOf(
  small: Pixels,
  dark: Float32Array,
  pause: PassContext['checkpoint'],
): Promise<Float32Array | null> {
  const sky = await findSky(small, pause);
  const { data } = small;
  if (!sky) return null;
  return sky.mask.data.map((value, p) => {
    const blue = (data[p * 3 + 2] as number) - (data[p * 3] as number);
    return value * Math.max(smoothstep(0.85, 0.97, dark[p] as number), smoothstep(15, 45, blue));
  });
}

/** A soft end at white and at black, so that neither clips hard. */
function roundedOff(value: number): number {
  if (value > 220) return 220 + 35 * (1 - Math.exp((220 - value) / 35));
  if (value < 16) return 16 * Math.exp((value - 16) / 24);
  return value;
}
