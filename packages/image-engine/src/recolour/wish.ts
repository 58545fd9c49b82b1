import { type Clause, isFree } from '../grammar/clauses/clause.ts';
import {
  COLOUR_MODIFIERS,
  colourAt,
  colourFromHex,
  type NamedColour,
} from '../grammar/words/colours.ts';
import type { CannotDo } from '../operations/operation.ts';
import { isSky } from './sky-colour.ts';

/** What is to have another colour, as the visitor said it. */
export interface RecolourWish {
  from: NamedColour | null;
  to: NamedColour;
  thing: string;
}

/** Of a thing that is not of its usual colour, found by the colour it has. */
const UNSAID = 'it needs to know which colour that is now, as in “Make the white roses red”';

const VERB =
  /^(?:make|turn|change|recolor|repaint|dye|paint|color|switch|swap|replace|convert|want|have|get|give)$/;
const BEFORE_THING =
  /^(?:only|just|the|her|his|my|their|its|this|that|these|those|our|your|all|every|each)$/;
/** Between what it is and what it shall be. */
const BETWEEN =
  /^(?:to|into|in|by|really|truly|completely|totally|properly|fully|entirely|actually|nicely|very|matte|matt|metallic|glossy|shiny|look|appear|be|become|a|an|the|color|colors|colored|shade|of|from|instead|and|too|sort|kind)$/;
const POLITE =
  /^(?:please|can|could|would|you|i|id|we|want|like|to|just|then|now|also|the|a|for|me|her|his|my|only|kindly)$/;
/** How much, and no thing nor a part of its name. */
const LITTLE = /^(?:slightly|subtly|gently|lightly|softly|somewhat|subtle|slight)$/;
/** Are no things of a colour: the picture itself, what other operations do, and what is not touched. */
const NO_THING =
  /^(?:it|everything|all|rest|else|others|me|him|us|them|picture|photo|image|pic|photograph|background|backdrop|scene|scenery|surroundings|foreground|subject|person|people|man|woman|girl|boy|guy|lady|child|kid|baby|face|faces|hair|haircut|hairstyle|hairdo|skin|eye|eyes|lip|lips|mouth|teeth|body|head|hand|hands|beard|eyebrows|text|caption|title|words|letters|font|border|frame|edge|edges|corner|corners|tint|tone|tones|light|lighting|filter|shadow|shadows|highlight|highlights|vignette|look|style|rainbow|duotone|night|day|weather|season|monochrome)$/;
/** Things whose colour goes without saying. */
const NATURAL: readonly (readonly [RegExp, string])[] = [
  [/^(?:sky|skies|sea|ocean|water|river|lake)$/, 'blue'],
  [
    /^(?:grass|lawn|leaf|leaves|tree|trees|plants?|bush|bushes|field|meadow|foliage|forest)$/,
    'green',
  ],
  [/^(?:sand|sun|lemons?|bananas?)$/, 'yellow'],
  [/^(?:tomato|tomatoes|strawberry|strawberries|cherry|cherries|roses?)$/, 'red'],
];

interface Spoken {
  colour: NamedColour | null;
  text: string;
}

/** Things that a shade is called after, and that may have another colour. */
const FRUIT =
  /^(?:apple|lemon|lime|cherry|tomato|strawberry|peach|pumpkin|plum|banana|pistachio|olive)$/;

/** "Turn the apple green": with an article in front, and nothing else that could be it, the apple is a thing. */
function isThingOfColour(words: readonly string[], at: number, before: readonly Spoken[]): boolean {
  const whole = colourAt(words, at)?.length ?? 0;
  const rest = colourAt(words, at + 1)?.length ?? 0;
  if (whole !== rest + 1 || rest === 0 || !FRUIT.test(words[at] ?? '')) return false;
  const isNothing = ({ colour, text }: Spoken) =>
    !colour && [VERB, POLITE, BEFORE_THING].some((test) => test.test(text));
  const isLast = words.slice(at + whole).every((word) => word === '' || POLITE.test(word));
  return isLast && before.every(isNothing) && BEFORE_THING.test(words[at - 1] ?? '');
}

/** The words of the clause, each colour as one; null when it holds something else than words. */
function spoken(clause: Clause): Spoken[] | null {
  const words = clause.tokens.map((token) => (token.kind === 'word' ? token.text : ''));
  const result: Spoken[] = [];
  for (let i = 0; i < clause.tokens.length; i++) {
    const token = clause.tokens[i];
    if (!token || token.kind === 'separator') continue;
    if (token.kind === 'hex') {
      result.push({ colour: colourFromHex(token.text), text: token.text });
      continue;
    }
    if (token.kind !== 'word') return null;
    const found = isThingOfColour(words, i, result) ? null : colourAt(words, i);
    const isOwner = /['’]s$/.test(token.raw) && clause.tokens[i + 1]?.text === 'color';
    const text = isOwner ? token.text.slice(0, -1) : token.text;
    result.push({ colour: found?.colour ?? null, text });
    if (found) i += found.length - 1;
  }
  return result;
}

/** "Turn the apple into an orange": a thing that has given its name to a colour. */
function isFruit(words: readonly Spoken[], at: number): boolean {
  const isNoun = /^(?:orange|rose|peach|olive|lime|salmon|coral|chocolate|violet|gold|mint)$/;
  const [verb, article] = [words[at - 2]?.text ?? '', words[at - 1]?.text ?? ''];
  const ends = words[at + 1] === undefined;
  return (
    ends &&
    isNoun.test(words[at]?.text ?? '') &&
    /^an?$/.test(article) &&
    /^(?:into|to)$/.test(verb)
  );
}

/** "Replace the red dress with a blue one": what is behind "with" is a colour, and no other thing. */
function withExchanges(words: readonly Spoken[]): Spoken[] {
  const last = words.at(-1)?.text ?? '';
  return words.map((word, i) => {
    const isColour = words.slice(i + 1, i + 3).some(({ colour }) => colour !== null);
    return /^(?:with|for)$/.test(word.text) && isColour && /^ones?$/.test(last)
      ? { ...word, text: 'to' }
      : word;
  });
}

/** As it is written: words come without their hyphens. */
const nameOf = (thing: readonly string[]) =>
  thing.join(' ').replace(/(?:^| )t (?=shirts?$)/, (before) => before.replace('t ', 't-'));

const isFrom = ({ text }: Spoken) => text === 'from';

/** "Make the [red] dress [to] blue", and nothing else; null when the clause says anything more. */
function parsed(words: readonly Spoken[]): RecolourWish | null {
  // "Replace the sky with a blue sky" asks for another sky.
  const isOther = words.some(({ text }) => /^(?:replace|swap|exchange|switch)$/.test(text));
  if (isOther && words.filter(({ text }) => text === 'sky').length > 1) return null;
  let at = 0;
  while (at < words.length && POLITE.test(words[at]?.text ?? '')) at++;
  // The verb may have been taken for politeness: "I want the dress blue".
  // "Make make that my dress", as other languages have it.
  while (words[at]?.text === 'make' && words[at + 1]?.text === 'make') at++;
  if (VERB.test(words[at]?.text ?? '')) at++;
  else if (!words.slice(0, at).some(({ text }) => VERB.test(text))) return null;
  // "the color of the dress to blue"
  const skip = (test: RegExp) => {
    while (at < words.length && !words[at]?.colour && test.test(words[at]?.text ?? '')) at++;
  };
  skip(BEFORE_THING);
  if (/^colou?rs?$/.test(words[at]?.text ?? '')) {
    skip(/^(?:colors?|of)$/);
    skip(BEFORE_THING);
  }
  const from = words[at]?.colour ?? null;
  if (from) at++;
  const thing: string[] = [];
  while (at < words.length && !words[at]?.colour && !BETWEEN.test(words[at]?.text ?? '')) {
    thing.push(words[at++]?.text ?? '');
  }
  // "Paint slightly teal": nothing is called so.
  while (LITTLE.test(thing.at(-1) ?? '')) thing.pop();
  // "The lawn is dead, make it green": how it is now is no part of its name.
  const state = thing.findIndex((word) => /^(?:is|are|was|were|looks?)$/.test(word));
  const isClause = thing.some((word) => /^(?:sure|that|what|which|who|whatever)$/.test(word));
  if (state > 0 && !isClause) thing.length = state;
  // "The shirt color"
  skip(/^colors?$/);
  // "The shirt from white to black"
  let old = words[at]?.text === 'from' ? (words[at + 1]?.colour ?? null) : null;
  if (old) at += 2;
  skip(BETWEEN);
  // "The car red green", as other languages have it.
  if (!from && !old && words[at]?.colour && words[at + 1]?.colour)
    old = words[at++]?.colour ?? null;
  const to = words[at]?.colour;
  if (!to || isFruit(words, at)) return null;
  at++;
  skip(/^(?:color|colored|one|ones|instead|please|now|tone|shade|metallic|finish|paint|decent)$/);
  // "Red instead of blue"
  const isInstead = words[at]?.text === 'of' || words[at]?.text === 'instead';
  if (isInstead && words.at(-1)?.colour && at >= words.length - 3) {
    old ??= words.at(-1)?.colour ?? null;
    at = words.length;
  }
  if (at < words.length || thing.length > 3 || (thing.length === 0 && !from)) return null;
  // "Replace the apple with an orange": two things, no colours.
  if (thing.includes('with') && !from) return null;
  // "The leaves more orange": they are so already.
  if (thing.some((word) => word === 'more' || word === 'less')) return null;
  // "The marked hair": what it is may be no thing to be looked for, but where it is was shown.
  const isShown = thing[0] === 'marked' && NO_THING.test(thing.at(-1) ?? '');
  if (isShown) thing.shift();
  const isThing =
    isShown || thing.every((word) => !NO_THING.test(word) && !COLOUR_MODIFIERS.has(word));
  const was = from ?? old;
  // "Make the dress red, really red" names one colour twice.
  const isSame = was?.name === to.name && thing.length > 0 && !words.some(isFrom);
  return isThing ? { from: isSame ? null : was, to, thing: nameOf(thing) } : null;
}

/** The colour that such a thing has, when nobody has to say it. */
function naturalColour(thing: string): NamedColour | null {
  const last =
    thing
      .replace(/ more$/, '')
      .split(' ')
      .at(-1) ?? '';
  const name = NATURAL.find(([test]) => test.test(last))?.[1];
  return name ? (colourAt([name], 0)?.colour ?? null) : null;
}

/** Reads a wish for another colour of a thing, and accounts for its words. */
export function readRecolour(clause: Clause): RecolourWish | CannotDo | null {
  const words = spoken(clause);
  const wish = words && parsed(withExchanges(words));
  if (!wish) return null;
  for (let i = 0; i < clause.tokens.length; i++) if (isFree(clause, i)) clause.used.add(i);
  const own = wish.thing.startsWith('marked ') ? null : naturalColour(wish.thing);
  // "Make the sky blue" is said of one that is not.
  if (!wish.from && own?.name === wish.to.name) return { cannot: UNSAID };
  // All of a sky is meant, of whatever colour it is.
  return { ...wish, from: wish.from ?? (isSky(wish.thing) ? null : own) };
}
