import type { Token } from './tokens.ts';

/** Red, green and blue, each 0 to 255. */
type Rgb = readonly [number, number, number];

const BLENDS: Readonly<Record<string, Rgb>> = {
  'blue grey': [104, 119, 142],
  'grey blue': [92, 115, 158],
  'green grey': [112, 130, 117],
  'grey green': [104, 138, 113],
  'brown grey': [128, 118, 108],
  'grey brown': [122, 103, 86],
  'purple grey': [124, 114, 138],
  'grey purple': [126, 104, 152],
  'blue green': [14, 124, 126],
  'green blue': [20, 116, 152],
  'yellow green': [148, 192, 52],
  'green yellow': [192, 208, 52],
  'red brown': [138, 62, 44],
  'brown red': [150, 48, 44],
};

/** The two as the one word that they are read as. */
const wordOf = (blend: string) => blend.replace(' ', '').replace('grey', 'gray');

/** One colour of two, as one word: the second is what it is, the first what it leans to. */
export const BLENDED_COLOURS: Readonly<Record<string, Rgb>> = Object.fromEntries(
  Object.entries(BLENDS).map(([blend, rgb]) => [wordOf(blend), rgb]),
);

const SPOKEN = new Map(
  Object.keys(BLENDS).map((blend) => [wordOf(blend), blend.replace(' ', '-')]),
);

/** As people write it: "blue-grey". */
export const blendSpoken = (name: string): string =>
  name
    .split(' ')
    .map((word) => SPOKEN.get(word) ?? word)
    .join(' ');

/** Beside these two colours are two. */
const IN_TWO =
  /^(gradients?|duotones?|ombre|fades?|fading|stripes?|striped|checked|checkered|split|two|both|from|transition)$/;
/** How far away such a word may stand. */
const REACH = 4;

/** "Greenish", which is read as "green"; of others, the colour that is leaned to. */
const leant = (text: string) => text.replace(/^bluish$/, 'blue').replace(/ish$/, '');

const areTwo = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - REACH), at + REACH).some(({ text }) => IN_TWO.test(text));

const CHANGES = /^(?:make|turn|change|color|recolor|paint|switch|swap)$/;

/** "Turn the yellow green": of a colour that is all that is named, the other is what it is to be. */
function isExchange(tokens: readonly Token[], first: number, last: number): boolean {
  const before = tokens.slice(0, first).map(({ text }) => text);
  const article = before.pop();
  if (before.at(-1) === 'all') before.pop();
  const next = tokens[last + 1];
  const isAll = next?.kind !== 'word' || /^(?:and|but|please|then|only|too)$/.test(next.text);
  return article === 'the' && CHANGES.test(before.at(-1) ?? '') && isAll;
}

/** "Blue-grey", "greenish grey": one colour, whose halves nobody is to take for two. */
export function withColoursBlended(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    const first = result.at(-1);
    const text = first?.kind === 'word' ? leant(first.text) + token.text : '';
    const isBlend = token.kind === 'word' && Object.hasOwn(BLENDED_COLOURS, text);
    if (first && isBlend && !areTwo(tokens, i) && !isExchange(tokens, i - 1, i)) {
      const raw = `${first.raw}-${token.raw}`;
      result[result.length - 1] = { ...first, text, raw, end: token.end };
    } else result.push(token);
  }
  return result;
}

/** "Un dégradé bleu vert": two after all; where nouns come first, what it is stands before what it leans to. */
export const withColoursParted = (tokens: readonly Token[], isNounFirst: boolean): Token[] =>
  tokens.flatMap((token, i) => {
    const blend = SPOKEN.get(token.text);
    if (!blend || !/[ -]/.test(token.raw) || !areTwo(tokens, i)) return [token];
    const two = blend.replace('grey', 'gray').split('-');
    return (isNounFirst ? two.reverse() : two).map((text): Token => ({ ...token, text }));
  });
