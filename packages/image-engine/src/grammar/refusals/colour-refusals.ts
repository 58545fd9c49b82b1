import { COLOUR_WORDS } from '../words/colours.ts';
import { FILLERS, PARTS } from '../words/lexicon.ts';
import type { RefusalClass } from './refusal-class.ts';

/** A colour, and nothing that says what to do with it. */
export const COLOUR_ALONE: RefusalClass = {
  reason: 'that does not say what to do with the colour',
  near: ['Give it a blue tint', 'Make it a blue and yellow duotone', 'Make it black and white'],
};
const NO_TINT: RefusalClass = {
  ...COLOUR_ALONE,
  reason: 'it tints in colours only, not in black, white or grey',
};
const GREYS = new Set(['black', 'white', 'gray', 'silver', 'charcoal', 'off']);
const EXCHANGE: RefusalClass = {
  reason: 'it cannot exchange one colour for another',
  near: ['Give it a blue tint', 'Make it a blue and yellow duotone', 'Invert the colours'],
};
const isColour = (word: string) => COLOUR_WORDS.has(word) && !PARTS.has(word);

/** Why a wish that is about colours alone cannot be done; null when it is about something else. */
export function classifyColours(words: readonly string[]): RefusalClass | null {
  const colours = words.filter(isColour);
  if (colours.length === 0) return null;
  if (words.every((word) => isColour(word) || FILLERS.has(word))) {
    const isWish = words.some((word) => /^(make|turn|paint)$/.test(word));
    return isWish && colours.every((word) => GREYS.has(word)) ? NO_TINT : COLOUR_ALONE;
  }
  return words.some((word) => /^(swap|replace|switch|exchange|invert)$/.test(word))
    ? EXCHANGE
    : null;
}
