import { z } from 'zod';

/** A number from `min` to `max`, both allowed. */
export function numberBetween(min: number, max: number) {
  const words = `must be between ${min} and ${max}`;
  return z.number(words).min(min, words).max(max, words);
}

/** A whole number from `min` to `max`, both allowed. */
export function wholeBetween(min: number, max: number) {
  const words = `must be a whole number between ${min} and ${max}`;
  return z.int(words).min(min, words).max(max, words);
}

const channel = numberBetween(0, 255);

/** A colour with the name that the message calls it by. */
export const colourSchema = z.object({
  name: z.string().regex(/^[\p{L}\p{N}#'(),.% -]{1,40}$/u, 'must be a colour’s name'),
  rgb: z.tuple([channel, channel, channel]).readonly(),
});

/** A number with its sign, as labels show it: "+20", "−5". */
export function signed(value: number): string {
  const size = Math.round(Math.abs(value) * 10) / 10;
  if (size === 0) return '0';
  return value < 0 ? `−${size}` : `+${size}`;
}

/** "55%" */
export function inPercent(value: number): string {
  return `${Math.round(value * 10) / 10}%`;
}

/** "blue" → "Blue" */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
