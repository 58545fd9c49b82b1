import { clauseEnd } from '../clauses/clause-bounds.ts';
import { SCOPE_WORDS } from '../clauses/scope.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

const LEADS = /^(make|keep|leave|only|just|with)$/;
const OTHERS = /^(rest|else|others|remaining)$/;
const ALL = /^(everything|all)$/;
const COLOURLESS = /^(gray|grayscale|monochrome|desaturated|colorless|bw)$/;

const isColourless = (tokens: readonly Token[]) =>
  tokens.some(
    ({ text }, i) => COLOURLESS.test(text) || (text === 'black' && tokens[i + 2]?.text === 'white'),
  );

/** "Only in colour the red umbrella keep", as German has it. */
function withColourLast(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      text === 'in' && tokens[i + 1]?.text === 'color' && tokens[i - 1]?.text === 'only',
  );
  const end = clauseEnd(tokens, Math.max(0, at));
  const named = tokens
    .slice(at + 2, end)
    .filter(({ text }) => !/^(keep|stays?|should)$/.test(text));
  // "The red beanie of the kid"
  const of = named.findIndex(({ text }) => text === 'of');
  const thing = of > 1 ? named.slice(0, of) : named;
  const isThing =
    /^(the|my|his|her|its|our|their|this|that)$/.test(thing[0]?.text ?? '') && thing.length <= 4;
  if (at < 1 || !isThing) return [...tokens];
  const lead = tokens[at] as Token;
  const keep: Token = { ...lead, text: 'keep', raw: '' };
  // "Keep only in colour the red beanie", as French has it
  const isKept = /^(keep|leave)$/.test(tokens[at - 2]?.text ?? '');
  return [
    ...tokens.slice(0, isKept ? at - 2 : at - 1),
    ...(!isKept && tokens[at - 2] && tokens[at - 2]?.kind !== 'separator'
      ? [{ ...lead, kind: 'separator' as const, text: ',', raw: '' }]
      : []),
    keep,
    tokens[at - 1] as Token,
    ...thing,
    ...tokens.slice(at, at + 2),
    ...tokens.slice(end),
  ];
}

/** "Black and white, but keep the umbrella red": the red umbrella. */
export function withKeptColours(all: readonly Token[]): Token[] {
  const tokens = withColourLast(all);
  const keep = tokens.findIndex(
    ({ text }, i) =>
      /^(keep|leave)$/.test(text) &&
      ((i > 2 && isColourless(tokens.slice(0, i))) ||
        /^(only|just)$/.test(tokens[i + 1]?.text ?? '')),
  );
  const end = clauseEnd(tokens, keep);
  const whole = tokens
    .slice(keep + 1, end)
    .filter(({ text }, i) => !(i === 0 && /^(only|just)$/.test(text)));
  // "Keep only the dress red in colour", as Spanish and French have it.
  const isSaidTwice = whole.at(-2)?.text === 'in' && /^colors?$/.test(whole.at(-1)?.text ?? '');
  const said = isSaidTwice ? whole.slice(0, -2) : whole;
  const colour = said.at(-1);
  const isKept =
    keep >= 0 &&
    (isSaidTwice || isColourless(tokens.slice(0, keep))) &&
    said.length >= 3 &&
    said.length <= 4 &&
    /^(the|my|his|her|its|our|their|this|that)$/.test(said[0]?.text ?? '') &&
    COLOUR_WORDS.has(colour?.text ?? '') &&
    !said.slice(0, -1).some(({ text }) => COLOUR_WORDS.has(text) || text === 'background');
  if (!isKept || !colour) return [...tokens];
  const [owner, ...thing] = said.slice(0, -1) as [Token, ...Token[]];
  if (isColourless(tokens.slice(0, keep)))
    return [...tokens.slice(0, keep + 1), owner, colour, ...thing, ...tokens.slice(end)];
  const only = tokens[keep + 1] as Token;
  return [
    ...tokens.slice(0, keep + 1),
    only,
    owner,
    colour,
    ...thing,
    ...whole.slice(-2),
    ...tokens.slice(end),
  ];
}

/** "The flower red, everything else grey" is read as "keep the flower in colour, everything else grey". */
export function withColoursStaying(tokens: readonly Token[]): Token[] {
  const end = clauseEnd(tokens, 0);
  const clause = tokens
    .slice(0, end)
    .filter(({ text }, i) => i === 0 || !/^(stays?|remains?|should|stay|be)$/.test(text));
  const lead = LEADS.test(clause[0]?.text ?? '') ? clause[0] : undefined;
  const said = lead ? clause.slice(1) : clause;
  const colour = said.at(-1);
  const thing = said.slice(0, said.at(-2)?.text === 'in' ? -2 : -1);
  const isThing =
    /^(the|my|his|her|its|our|their|this|that)$/.test(thing[0]?.text ?? '') &&
    thing.length >= 2 &&
    thing.length <= 3 &&
    thing.every(
      ({ kind, text }) =>
        kind === 'word' && !/^(background|backdrop|photo|picture|image)$/.test(text),
    );
  // "Only the tulips in colour, the rest grey"
  const isColoured = /^(color|colors|colored|colorful)$/.test(colour?.text ?? '');
  const isRed =
    isColoured ||
    (COLOUR_WORDS.has(colour?.text ?? '') && !/^(black|white|gray)$/.test(colour?.text ?? ''));
  const after = tokens.slice(end + 1);
  const next = after.slice(0, clauseEnd(after, 0) + 2);
  const isRest = next.some(({ text }) => OTHERS.test(text));
  // "Make the flower red and the rest grey" paints the flower.
  const isKept =
    lead?.text === 'make'
      ? !isRest && next.some(({ text }) => ALL.test(text))
      : isRest || next.some(({ text }) => ALL.test(text));
  if (!colour || !isThing || !isRed || !isKept || !isColourless(next)) return [...tokens];
  const word = (text: string): Token => ({ ...colour, kind: 'word', text, raw: '' });
  // A lipstick is found by its colour, a flower as what the picture is of.
  const isFound = isColoured || thing.some(({ text }) => SCOPE_WORDS.has(text));
  return [
    { ...(clause[0] as Token), text: 'keep', raw: '' },
    ...(isFound ? thing : [thing[0] as Token, colour, ...thing.slice(1)]),
    word('in'),
    word('color'),
    ...tokens.slice(end),
  ];
}
