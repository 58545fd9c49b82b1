import { operationOf, picturesFor } from '../../operations/registry.ts';
import { SCOPE_WORDS } from '../clauses/scope.ts';
import { isImpossible } from '../refusals/refusals.ts';
import { PARTS, PERSONS } from '../words/lexicon.ts';
import { POSITION_WORDS } from '../words/position.ts';
import type { Token } from '../words/tokens.ts';
import type { Wish } from './reading.ts';

/** Are done to the whole picture by whoever asks for them, whatever else it shows. */
const WHOLE =
  /^(text|vintage|duotone|restore|redEye|straighten|upscale|rainbow|night|figurineLook|sticker|collage)$/;

/** Ask for less than the whole picture. */
const LIMITS =
  /^(only|just|alone|solely|except|not|no|without|but|keep|leave|inside|within|area|part)$/;

/** Pictures are taken of these, too, though they are not what is cut out of them. */
const VIEWS =
  /^(sea|ocean|lake|river|mountains?|hills?|forest|trees|city|town|castle|bridge|house|houses|home|buildings?|street|garden|tower|skyline|boat|ship|train|plane|truck|bus|beach)$/;

/** Whether a word names a part that would have to be changed by itself. */
const isSmall = (token: Token | undefined): boolean => {
  const text = token?.text ?? '';
  if (SCOPE_WORDS.has(text) || VIEWS.test(text)) return false;
  return PARTS.has(text) || PERSONS.has(text) || POSITION_WORDS.has(text) || token?.kind !== 'word';
};

/**
 * Whether these wishes are for the whole picture though the clause names things on it, too:
 * "draw my two kids as anime characters", "this landscape as a loose watercolour".
 */
export function isWholeLook(
  steps: readonly Wish[],
  aimed: readonly number[],
  tokens: readonly Token[],
): boolean {
  // "A double exposure of my profile": what the one or the other picture shows.
  if (steps.length > 0 && steps.every(({ step }) => picturesFor(step) > 1))
    return !tokens.some(({ text }) => LIMITS.test(text)) && !isImpossible(tokens);
  const isLook = steps.every(({ step }) => {
    const { op, stage } = operationOf(step);
    return (stage === 'style' && op !== 'goldenHour') || WHOLE.test(op);
  });
  return (
    steps.length > 0 &&
    isLook &&
    !aimed.some((i) => isSmall(tokens[i])) &&
    !tokens.some(({ text }) => LIMITS.test(text)) &&
    !isImpossible(tokens)
  );
}
