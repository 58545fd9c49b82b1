import { familyOf, type Hue } from '../../light/hues.ts';
import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import { SCOPE_WORDS } from '../clauses/scope.ts';
import { withParaphrases } from '../turns/paraphrases.ts';
import { withQuantitiesTurned } from '../turns/quantities.ts';
import { COLOUR_MODIFIERS, colourAt } from '../words/colours.ts';
import { INTENSITY_WORDS } from '../words/intensity.ts';
import { FILLERS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import { findPhrases } from '../words/vocabulary.ts';
import { withOwnColours } from './own-colours.ts';
import { ON_SKIN, onlyInColour, stayingColour } from './selective-colour.ts';

/** Colours that are nothing else, as a rose and an olive are. */
const NAMES =
  /^(?:red|orange|yellow|green|blue|purple|pink|violet|teal|aqua|cyan|magenta|turquoise|brown|lavender)s?$/;
/** Shades that may stay while the others go: "black and white except the scarlet scarf". */
const SHADES =
  /^(scarlet|crimson|ruby|burgundy|maroon|navy|cobalt|azure|mustard|golden|lemon|emerald|lime|mint|coral|fuchsia|lilac|indigo|amber)$/;
const ARTICLES = /^(the|all|all the|my|any|every|these|those|its)$/;
/** Make a noun of a colour: "the green tones". */
const NOUNS = /^(tones?|hues?|shades?|colors?|parts?|areas?|channel|bits|pixels|details)$/;
/** Say of a colour how it is to be, or that it ends there: "the green more vivid", "make blue pop". */
const FOLLOWS =
  /^(more|less|pop|pops|popping|stronger|weaker|richer|deeper|bolder|brighter|really|even|a|in|of|from|by|to|too|is|are|look|looks|stand|please|pls|so|saturation|vibrance|intensity|only|vibrant|vivid|intense|saturated|desaturated|muted|paler|duller|softer|livelier|up|down|back|out|and|but|then|much|slightly|way|come|not)$/;
/** Behind these, "of" and "in" say of which colour: "the saturation of blue". */
const QUALITIES = /^(saturation|vibrance|vibrancy|intensity|vividness|strength)$/;
/** Before a colour, these make a value of it: "in green", "a vivid green". */
const VALUE_LEADS = /^(in|into|to|an?|with|it|on|of|as|very|is|are|be|than)$/;
/** "Less red" is about a cast, and so is "more blue". */
const SHARES = /^(more|less|too|much|extra|some|no|not|without)$/;

/** The family that the word names as a noun, "blues" or "blue"; null when it is no colour with a hue. */
function familyIn(text: string, isShade = false): { hue: Hue; isPlural: boolean } | null {
  if (!NAMES.test(text) && !isShade) return null;
  const isPlural = text.endsWith('s');
  const found = colourAt([isPlural ? text.slice(0, -1) : text], 0);
  if (!found) return null;
  return { hue: familyOf(found.colour.rgb), isPlural };
}

/** A run of tokens that names colours: "the blues and the greens". */
interface Named {
  from: number;
  to: number;
  hues: Hue[];
}

/** The one colour that is named there as a noun. */
function nounAt(tokens: readonly Token[], at: number): Named | null {
  const token = tokens[at];
  const family = token?.kind === 'word' ? familyIn(token.text) : null;
  if (!family) return null;
  const before = tokens[at - 1]?.text ?? '';
  const next = tokens[at + 1];
  // "A red colour splash"
  const isEffect = /^(pop|splash|isolation)$/.test(tokens[at + 2]?.text ?? '');
  const isNoun =
    next?.kind === 'word' && NOUNS.test(next.text) && !(next.text === 'color' && isEffect);
  const to = at + (isNoun ? 2 : 1);
  const named = { from: at, to, hues: [family.hue] };
  if (family.isPlural) return named;
  // "A vivid green" is one green.
  const isShade =
    COLOUR_MODIFIERS.has(before) && !/^(more|less|too)$/.test(tokens[at - 2]?.text ?? '');
  const isOf = QUALITIES.test(tokens[at - 2]?.text ?? '');
  if (isShade || (VALUE_LEADS.test(before) && !isOf) || (SHARES.test(before) && !isNoun))
    return null;
  const end = tokens[to];
  const isAlone = end?.kind !== 'word' || FOLLOWS.test(end.text) || INTENSITY_WORDS.has(end.text);
  return isAlone ? named : null;
}

/** Joins two wishes in one breath: "make it pop with more vivid blues". */
const PARTS_WISHES = /^(with|plus|by|including)$/;

/** The clause that holds the token at that place. */
function clauseAround(tokens: readonly Token[], at: number): readonly Token[] {
  const [start, end] = [clauseStart(tokens, at), clauseEnd(tokens, at)];
  const joint = tokens.findLastIndex(({ text }, i) => i < at && PARTS_WISHES.test(text));
  const next = tokens.findIndex(({ text }, i) => i > at && PARTS_WISHES.test(text));
  return tokens.slice(Math.max(start, joint + 1), next < 0 ? end : Math.min(end, next));
}

/** The colours named from there on, with those that are joined to them. */
function namedFrom(tokens: readonly Token[], at: number): Named | null {
  const first = nounAt(tokens, at);
  if (!first) return null;
  let { to } = first;
  const hues = [...first.hues];
  for (;;) {
    let next = to;
    while (/^(and|or|,|&|\/)$/.test(tokens[next]?.text ?? '')) next += 1;
    if (next === to) break;
    while (ARTICLES.test(tokens[next]?.text ?? '')) next += 1;
    const more = nounAt(tokens, next);
    if (!more) break;
    hues.push(...more.hues);
    to = more.to;
  }
  return { from: at, to, hues: [...new Set(hues)] };
}

/** Where "of the grass", "in the sky" ends, which says where the colour is to be seen; `at` itself when nothing does. */
function behindPlace(tokens: readonly Token[], at: number): number {
  if (!/^(of|in|on|from)$/.test(tokens[at]?.text ?? '')) return at;
  let end = at + 1;
  while (ARTICLES.test(tokens[end]?.text ?? '') || /^(her|his|our)$/.test(tokens[end]?.text ?? ''))
    end += 1;
  const { kind, text = '' } = tokens[end] ?? {};
  const isThing = kind === 'word' && end > at + 1 && !SCOPE_WORDS.has(text) && !ON_SKIN.test(text);
  return isThing ? end + 1 : at;
}

/** No wish for stronger colours is longer, in words; so many colours are looked at, so that reading stays linear. */
const LONGEST = 40;
const MOST = 24;

/** Whether the clause asks for stronger or weaker colours, and for nothing else. */
function isSaturation(clause: readonly Token[]): boolean {
  if (clause.length > LONGEST) return false;
  const turned = withQuantitiesTurned(withParaphrases(clause));
  const phrases = findPhrases(turned).filter(({ isWeak }) => !isWeak);
  const inPhrase = new Set(phrases.flatMap(({ indices }) => indices));
  const isAbout = phrases.some(({ operation }) => operation.op === 'saturation');
  return (
    isAbout &&
    phrases.every(({ operation }) => operation.op === 'saturation') &&
    // "Paint the wall a richer green": nothing else is to be named.
    turned.every(
      ({ kind, text }, i) =>
        kind !== 'word' ||
        inPhrase.has(i) ||
        FILLERS.has(text) ||
        INTENSITY_WORDS.has(text) ||
        SCOPE_WORDS.has(text) ||
        /^(more|less|only|intensity|stand|stands|come|back)$/.test(text),
    )
  );
}

/** "… but the lips stay red" is read as "but keep the red lips in colour". */
function withStayingHues(tokens: readonly Token[]): Token[] {
  const stay = tokens.findIndex(
    ({ text }, i) =>
      /^(stays?|remains?)$/.test(text) &&
      /^(red|orange|yellow|green|blue|purple|pink)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const from = clauseStart(tokens, Math.max(0, stay));
  const thing = tokens.slice(from, Math.max(from, stay)).filter(({ text }) => text !== 'that');
  const first = /^(the|my|his|her|our|their)$/.test(thing[0]?.text ?? '') ? 1 : 0;
  const isGray = tokens
    .slice(0, from)
    .some(({ text }) => /^(white|gray|grayscale|desaturate)$/.test(text));
  const isThing = thing.length - first === 1 && thing.every(({ kind }) => kind === 'word');
  const lead = tokens[stay];
  if (!lead || !isGray || !isThing) return [...tokens];
  const word = (text: string): Token => ({ ...lead, text, raw: '' });
  return [
    ...tokens.slice(0, from),
    ...['keep', 'the'].map(word),
    tokens[stay + 1] as Token,
    ...thing.slice(first),
    ...['in', 'color'].map(word),
    ...tokens.slice(stay + 2),
  ];
}

/** "Keep only the yellow of the taxi in colour": a colour, wherever it is. */
function withHuesAnywhere(tokens: readonly Token[]): Token[] {
  const of = tokens.findIndex(
    ({ text }, i) =>
      text === 'of' &&
      /^(red|orange|yellow|green|blue|purple|pink)$/.test(tokens[i - 1]?.text ?? '') &&
      tokens[i - 2]?.text === 'the' &&
      /^(only|keep|just)$/.test(tokens[i - 3]?.text ?? ''),
  );
  if (of < 0) return [...tokens];
  const to = tokens.findIndex(
    ({ kind, text }, i) => i > of && (kind === 'separator' || /^(in|and|but)$/.test(text)),
  );
  const end = to < 0 ? tokens.length : to;
  if (end > of + 5) return [...tokens];
  const lead = tokens[of] as Token;
  // By itself it is said of what stays in colour.
  const stays = to < 0 ? ['in', 'color'].map((text): Token => ({ ...lead, text, raw: '' })) : [];
  return [...tokens.slice(0, of), ...stays, ...tokens.slice(end)];
}

/** "Make the greens more vivid" limits to the greens what is said of all colours otherwise. */
export function withHuesNamed(said: readonly Token[]): Token[] {
  let tokens = withOwnColours(withHuesAnywhere(withStayingHues(said)));
  let seen = 0;
  for (let i = 0; i < tokens.length; i++) {
    const first = tokens[i];
    const isShade = SHADES.test(first?.text ?? '');
    const family = first?.kind === 'word' ? familyIn(first.text, isShade) : null;
    if (!first || !family) continue;
    seen += 1;
    if (seen > MOST) break;
    const named = namedFrom(tokens, i);
    const { to, hues } = named ?? { to: i + 1, hues: [family.hue] };
    const staying = stayingColour(tokens, i, to);
    if (staying) {
      const only = onlyInColour(first, hues);
      tokens = [...tokens.slice(0, staying.start), ...only, ...tokens.slice(staying.end)];
      i = staying.start + only.length;
      continue;
    }
    if (!named || isShade) continue;
    const colours: Token = { ...first, kind: 'word', text: 'colors', raw: '', hues: named.hues };
    const rest = tokens.slice(behindPlace(tokens, named.to));
    // "Pop the blues"
    const verb = ARTICLES.test(tokens[i - 1]?.text ?? '') ? i - 2 : i - 1;
    const lead = tokens
      .slice(0, i)
      .map((t, k) => (k === verb && t.text === 'pop' ? { ...t, text: 'boost' } : t));
    const turned = [...lead, colours, ...rest];
    if (isSaturation(clauseAround(turned, i))) tokens = turned;
    else i = named.to - 1;
  }
  return tokens;
}
