import { COLOUR_MODIFIERS, COLOUR_WORDS, colourAt } from '../words/colours.ts';
import { INTENSITY_WORDS } from '../words/intensity.ts';
import { FILLERS } from '../words/lexicon.ts';
import { POSITION_WORDS } from '../words/position.ts';
import type { Token } from '../words/tokens.ts';
import type { Segment } from './clauses.ts';

const VALUE_WORDS = new Set([
  'horizontally',
  'vertically',
  'horizontal',
  'vertical',
  'clockwise',
  'counterclockwise',
  'anticlockwise',
  'rounded',
  'round',
  'half',
  'thick',
  'wide',
  'high',
  'tall',
  'proportionally',
  'capital',
  'caps',
  'uppercase',
  'lowercase',
  'big',
  'bold',
  'each',
  'tones',
  'radius',
  'serif',
  'sans',
  'cursive',
  'handwritten',
  'italic',
  'gap',
  'gaps',
  'spacing',
  'blocks',
  'size',
  'sized',
  'translucent',
  'opacity',
  // Of colours' names: "midnight blue".
  'midnight',
  'electric',
  'dusty',
  'petrol',
]);

/** "With huge yellow letters": how a text is to be, and nothing about any other wish. */
const LETTERS = /^(letters|lettering|font|text)$/;
export const isAboutLetters = ({ tokens }: Segment) =>
  tokens.some(({ text }) => LETTERS.test(text));

/** A word that only says how, where or in which colour. */
export function isValue(token: Token): boolean {
  if (token.kind !== 'word') return token.kind !== 'separator' && token.kind !== 'standard';
  return (
    VALUE_WORDS.has(token.text) ||
    LETTERS.test(token.text) ||
    COLOUR_WORDS.has(token.text) ||
    COLOUR_MODIFIERS.has(token.text) ||
    INTENSITY_WORDS.has(token.text) ||
    POSITION_WORDS.has(token.text)
  );
}

/** "… but not too much": says how strongly. */
function isNotToo(tokens: readonly Token[], i: number): boolean {
  return (
    tokens[i]?.text === 'not' &&
    /^(too|by|so|that|a|very)$/.test(tokens[i + 1]?.text ?? '') &&
    INTENSITY_WORDS.has(tokens[i + 2]?.text ?? '')
  );
}

/** Places in the words that belong to the name of a colour: "burnt orange". */
function colourPlaces(tokens: readonly Token[]): ReadonlySet<number> {
  const words = tokens.map(({ kind, text }) => (kind === 'word' ? text : ''));
  const places = new Set<number>();
  for (let i = 0; i < words.length; i++) {
    const length = colourAt(words, i)?.length ?? 0;
    for (let k = 0; k < length; k++) places.add(i + k);
  }
  return places;
}

export function isOnlyValues(segment: Segment): boolean {
  const colours = colourPlaces(segment.tokens);
  return (
    segment.matches.length === 0 &&
    (segment.tokens[0]?.text !== 'not' || isNotToo(segment.tokens, 0)) &&
    segment.tokens.some(isValue) &&
    segment.tokens.every(
      (t, i) =>
        isValue(t) ||
        colours.has(i) ||
        FILLERS.has(t.text) ||
        isNotToo(segment.tokens, i) ||
        (t.text === 'less' && INTENSITY_WORDS.has(segment.tokens[i + 1]?.text ?? '')),
    )
  );
}

/** "Make it blue" stands on its own, though it holds nothing but a colour. */
export function saysWhatToDo(segment: Segment): boolean {
  return segment.tokens.some((t) => /^(make|turn|give|paint|convert|change)$/.test(t.text));
}
