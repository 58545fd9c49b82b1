import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

const SHADES = /^(light|dark|pale|bright|deep)$/;
const LEADS = /^(the|my|our|his|her|its|this|that|please|and|also)$/;
const BECOMES = /^(goes|go|pass|change|changes|turn|turns|become|becomes|switch|switches)$/;
/** Have colours that are no thing's: gradients, tints, two tones. */
const GROUNDS =
  /^(background|backdrop|gradient|duotone|everything|picture|photo|image|it|colors?|balance|noise|light|lighting|sky|tint|tones?|border|frame|text)$/;

const isColour = ({ text }: Pick<Token, 'text'> = { text: '' }) =>
  COLOUR_WORDS.has(text) || SHADES.test(text);

/** Index behind the colour that begins at `from`; `from` when none does. */
function colourEnd(tokens: readonly Token[], from: number): number {
  let end = from;
  while (end < tokens.length && isColour(tokens[end] as Token)) end += 1;
  return tokens.slice(from, end).some(({ text }) => COLOUR_WORDS.has(text)) ? end : from;
}

/** "From red in black", as Spanish has it. */
const comesFrom = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ text }, i, said) => text === 'from' && isColour(said[i + 1]));

/** "Red dress → green", "the tank from red to black": what colour a thing has, and which it gets. */
export function withThingsRecoloured(tokens: readonly Token[]): Token[] {
  const to = tokens.findIndex(
    ({ text }, i) =>
      (text === 'to' || (/^(in|into)$/.test(text) && comesFrom(tokens, i))) &&
      colourEnd(tokens, i + 1) > i + 1,
  );
  if (to < 0) return [...tokens];
  const from = clauseStart(tokens, to);
  const stop = colourEnd(tokens, to + 1);
  if (stop !== clauseEnd(tokens, to) && tokens[stop]?.text !== 'please') return [...tokens];
  let at = from;
  while (LEADS.test(tokens[at]?.text ?? '')) at += 1;
  const said = tokens.slice(at, to).filter(({ text }) => !BECOMES.test(text));
  const words = (part: readonly Token[]) => part.every(({ kind }) => kind === 'word');
  const source = said.findIndex(({ text }) => text === 'from');
  const [old, thing] =
    source > 0
      ? [said.slice(source + 1), said.slice(0, source)]
      : [said.slice(0, colourEnd(said, 0)), said.slice(colourEnd(said, 0))];
  const isThing =
    old.length > 0 &&
    old.every(isColour) &&
    thing.length > 0 &&
    thing.length <= 2 &&
    words(thing) &&
    !thing.some((token) => isColour(token) || GROUNDS.test(token.text) || LEADS.test(token.text));
  if (!isThing) return [...tokens];
  const first = tokens[at] as Token;
  const lead = ['change', 'the'].map((text): Token => ({ ...first, text }));
  return [...tokens.slice(0, from), ...lead, ...old, ...thing, ...tokens.slice(to)];
}
