import { operationOf } from '../../operations/registry.ts';
import type { Segment } from '../clauses/clauses.ts';
import { sparedScope } from '../clauses/scope.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { KEEPERS, NEGATORS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import type { Wish } from './reading.ts';

/** Take the colour from all but what stands out by it. */
const COLOURLESS = /^(grayscale|sepia|duotone|hue|tint|invert|posterise|neon)$/;
/** Take the sharpness from it. */
const SOFT = /^(blur|pixelArt)$/;
/** Take away what was to be kept. */
const LOSES = /^(removeBackground|sticker|erase|crop|format)$/;
/** Leave the subject, and much beside it, as it is. */
const GROUNDS = /^(replaceBackground|backgroundBlur|restore)$/;
const STAYS =
  /^(stays?|remains?|should|must|needs|still|same|as|alone|left|not|untouched|unchanged)$/;

/** Whether the step is a wish of its own when what it was to spare is not spared. */
function isWhole({ step }: Wish, isColour: boolean): boolean {
  const { op, params } = step;
  const isPale = op === 'saturation' && 'percent' in params && Number(params.percent) < 0;
  if (COLOURLESS.test(op) || isPale || LOSES.test(op)) return false;
  if (SOFT.test(op)) return isColour;
  return !(op === 'pencilSketch' && isColour);
}

/** "In colour", "red": what is kept is how a thing looks. */
const namesColour = (tokens: readonly Token[]) =>
  tokens.some(({ text }) => /^colors?$/.test(text) || COLOUR_WORDS.has(text));

/** Whether steps leave what the words spare as it is anyway: a border, or a cut where only a colour is kept. */
export function leavesAlone(steps: readonly Wish[], tokens: readonly Token[]): boolean {
  const isColour = namesColour(tokens);
  return steps.every(
    ({ step }) =>
      /^(geometry|frame|text|upscale)$/.test(operationOf(step).stage) &&
      (isColour || !LOSES.test(step.op)),
  );
}

/** Whether steps are a wish without what they were to spare: "night, but keep the porch light on". */
export function standsWithout(
  steps: readonly Wish[],
  { tokens, joint }: { tokens: readonly Token[]; joint: Segment['joint'] },
): boolean {
  if (steps.length === 0 || sparedScope(tokens)) return false;
  if (steps.every(({ step }) => GROUNDS.test(step.op))) return true;
  const isColour = namesColour(tokens);
  const isKept =
    joint !== 'except' &&
    tokens.some(({ text }) => KEEPERS.has(text) || NEGATORS.has(text) || STAYS.test(text));
  // "Warmer, except for the colour of her coat"
  const isKeptColour = tokens.some(({ text }) => /^colors?$/.test(text));
  return (isKept || isKeptColour) && steps.every((wish) => isWhole(wish, isColour));
}
