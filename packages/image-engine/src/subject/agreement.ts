import type { Size } from '../picture/picture.ts';
import { overPixels } from '../vision/superpixels.ts';
import type { Cues } from './cues.ts';
import type { Ground } from './ground.ts';
import { overlap } from './vote.ts';
import { resized } from './working-copy.ts';

/** How much a plain ground counts against the guesses. */
const GROUND_SHARE = 0.6;

/**
 * How far a division is what the guesses came to, and what a plain ground leaves, 0 to 1.
 *
 * @param inside 1 for every pixel inside
 * @param size of the division
 */
export function agreementOf(
  cues: Cues,
  guesses: readonly Uint8Array[],
  ground: Ground | null,
  inside: Uint8Array,
  size: Size,
): number {
  const guessed = withGuesses(cues, guesses, inside, size);
  if (!ground) return guessed;
  return guessed + GROUND_SHARE * ground.weight * (withGround(ground, inside) - guessed);
}

/** How far what differs from the ground is the same as the division, 0 to 1. */
function withGround({ odds }: Ground, inside: Uint8Array): number {
  const other = above(odds, 0);
  return overlap(inside, other, new Float32Array(inside.length).fill(1));
}

/** How far what the guesses came to is the same as the division in the end, 0 to 1. */
function withGuesses(
  { regions, size }: Cues,
  guesses: readonly Uint8Array[],
  inside: Uint8Array,
  own: Size,
): number {
  const again = resized(Float32Array.from(inside), own, size);
  const ones = new Float32Array(again.length).fill(1);
  const back = above(again, 0.5);
  const overlaps = guesses.map((guess) => overlap(overPixels(regions, guess), back, ones));
  return overlaps.reduce((sum, share) => sum + share, 0) / Math.max(1, overlaps.length);
}

/** 1 where the value is above a limit. */
function above(values: Float32Array, limit: number): Uint8Array {
  const flags = new Uint8Array(values.length);
  for (let p = 0; p < flags.length; p++) if ((values[p] as number) > limit) flags[p] = 1;
  return flags;
}
