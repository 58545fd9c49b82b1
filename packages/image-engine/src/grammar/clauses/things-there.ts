import type { Token } from '../words/tokens.ts';
import type { Match } from '../words/vocabulary.ts';

/** Before these stands something that is there already. */
export const DEFINITE = /^(the|this|my|that|his|her|our)$/;

/** The word at that place; '' when there is none. */
export const textAt = (tokens: readonly Token[], i: number) => tokens[i]?.text ?? '';
export const isWord = ({ from, to }: Match) => to === from + 1;

const PLACES_AT = /^(in|at|on|to|into|onto|with|behind|by|from|like|before|near|as)$/;

/** Of these a picture may have one already. */
const ON_PICTURES =
  /^(snow|rain|fog|rainbow|frame|vignette|grain|text|goldenHour|night|figurineLook|sticker)$/;
/** Change what is there, and bring nothing. */
export const QUALITIES =
  /^(brightness|contrast|saturation|warmth|sharpen|blur|tint|enhance|resize|rotate|denoise|hdr|grayscale|sepia|invert)$/;

/** "The mirror is too dark", "brighten the snow": a thing that is there, and no wish for one. */
export function isThingThere(
  match: Match,
  tokens: readonly Token[],
  matches: readonly Match[],
): boolean {
  const { operation, hint, from, to } = match;
  const changes = matches.filter((m) => m !== match && QUALITIES.test(m.operation.op));
  // "Make the sunset …", "… in the snow" are phrases too, of which the last word is the thing.
  const isPhrase = /^(make|turn|in)$/.test(textAt(tokens, from)) && to > from + 2;
  // "Darken snow", as other languages' articles may have gone.
  const isObject =
    /^(brighten|darken|lighten|sharpen|soften|desaturate)$/.test(textAt(tokens, from - 1)) &&
    changes.some((m) => m.to === from);
  const isOwned =
    isObject || ((isWord(match) || isPhrase) && DEFINITE.test(textAt(tokens, to - 2)));
  // "The mountains in the background": the background has them.
  const isBehind =
    operation.op === 'replaceBackground' &&
    DEFINITE.test(textAt(tokens, from - 1)) &&
    /^(?:in|of) (?:(?:the|my|our) )?(?:background|backdrop)\b/.test(
      [1, 2, 3].map((i) => textAt(tokens, from + i)).join(' '),
    );
  if (isBehind) return true;
  const lead = textAt(tokens, from) === 'in' ? from : to - 3;
  // "The snow looks blue" tells of a cast.
  const isCast =
    tokens.some(({ text }) => text === 'too') && changes.some((m) => m.operation.op === 'warmth');
  const isMirror = operation.op === 'flip' && textAt(tokens, to - 1) === 'mirror';
  // "Less contrast in the snow" is about the snow, "put me in the snow" wants it.
  const isAt = PLACES_AT.test(textAt(tokens, lead)) && !changes.some((m) => m.to === lead);
  // "A cartoon that says “Hello”"
  const isSaying =
    operation.op === 'text' &&
    textAt(tokens, from - 1) === 'that' &&
    /^(says?|reads?)$/.test(textAt(tokens, from)) &&
    tokens[to]?.kind === 'quote';
  if (!isOwned || isSaying || (!isMirror && isAt)) return false;
  const isScene = operation.op === 'replaceBackground' && 'scene' in hint;
  const isOn = ON_PICTURES.test(operation.op) && changes.length > 0 && !isCast;
  const isNamed =
    /^(background|backdrop|scene|look|effect|style|image|version|light|lighting|colors|tones|photo|picture|pic|shot|view|filter|glow)$/;
  return (isMirror || isScene || isOn) && !isNamed.test(textAt(tokens, to));
}

/** "Brighten the kitchen": a picture of a room is called by it. */
export const isRoom = ({ to }: Match, tokens: readonly Token[]): boolean =>
  /^(kitchen|office|studio)$/.test(textAt(tokens, to - 1));
