import { COLOUR_WORDS } from '../words/colours.ts';
import { INTENSITY_WORDS } from '../words/intensity.ts';
import { PARTS } from '../words/lexicon.ts';
import { POSITION_WORDS } from '../words/position.ts';
import type { Token } from '../words/tokens.ts';
import { beginsPhrase } from '../words/vocabulary.ts';

/** So few words in brackets go on with what stands before them: "crop it (square)". */
const FEW = 2;
/** So many brackets of a prompt are read, so that reading stays linear. */
const MOST = 8;

/** Who tells, or of what: "(bottom right)" is a part of the wish. */
const TELLS =
  /^(our|my|we|i|im|its|it|is|are|was|they|he|she|you|this|that|because|for|from|his|her|their)$/;

/** Whether "(our brand colours)" names neither a wish nor an amount. */
const isAside = (said: readonly Token[]): boolean =>
  said.some(({ text }) => TELLS.test(text)) &&
  said.every(({ kind, text }) => kind === 'word' && !INTENSITY_WORDS.has(text)) &&
  !said.some(({ text }) => PARTS.has(text) || POSITION_WORDS.has(text)) &&
  !said.some(
    ({ text }) =>
      COLOUR_WORDS.has(text) || /^(no|not|without|except|everything|only|else)$/.test(text),
  ) &&
  !said.some((_, k) => beginsPhrase(said.slice(k)) > 0);

const ARTICLE = /^(?:the|my|our|his|her|their|an?|this|that)$/;

/** "The cat (photo 1)": of that picture. */
function ofPicture(tokens: readonly Token[], from: number): Token[] {
  const [noun, which] = [tokens[from + 1], tokens[from + 2]];
  const isPicture =
    /^(?:picture|photo|image|pic)$/.test(noun?.text ?? '') && /^\d$/.test(which?.text ?? '');
  const isThing = [2, 3].some((far) => ARTICLE.test(tokens[from - far]?.text ?? ''));
  return isPicture && isThing ? [{ ...(noun as Token), text: 'of', raw: '' }] : [];
}

/** Reads what stands in brackets: an aside is left out, a word or two go on, and more is a clause of its own. */
export function withBracketsRead(tokens: readonly Token[], most = MOST): Token[] {
  const from = tokens.findIndex(({ text }) => text === '(');
  const to = tokens.findIndex(({ text }, i) => i > from && text === ')');
  if (from < 0 || most === 0) return tokens.filter(({ text }) => text !== '(' && text !== ')');
  const end = to < 0 ? tokens.length : to;
  const said = tokens.slice(from + 1, end);
  const after = withBracketsRead(tokens.slice(end + 1), most - 1);
  const before = tokens.slice(0, from);
  if (from > 0 && to > 0 && isAside(said)) return [...before, ...after];
  if (said.length <= FEW) return [...before, ...ofPicture(tokens, from), ...said, ...after];
  return [
    ...before,
    tokens[from] as Token,
    ...said,
    ...(to < 0 ? [] : [tokens[to] as Token]),
    ...after,
  ];
}
