import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import { COLOUR_MODIFIERS, COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';
import { findPhrases } from '../words/vocabulary.ts';
import { isPlaceAt } from './place-turns.ts';

/** Put one thing in the place of another. */
export const EXCHANGES = /^(swap|replace|exchange|trade|switch|change)$/;
const FOR = /^(for|with|by|to|into)$/;
/** Where people are when they would rather be elsewhere. */
const SURROUNDINGS =
  /^(garden|yard|backyard|room|bedroom|kitchen|bathroom|office|street|wall|walls|fence|house|home|parking|lot|park|garage|hallway|basement|construction|site|mall|shop|store|supermarket|apartment|flat|hotel|school|classroom|gym|balcony|terrace|village|scenery|surroundings|view|place|location|setting|curtain|curtains|hospital|corridor|alley|pub|bar|restaurant|field|chaos|mess|warehouse|playground|cellar|attic)$/;
/** A part of the picture that is none of its surroundings. */
const UPPER = /^(sky|skies|floor|ground|grass|water|road)$/;
const LITTLE = /^(rather|prefer|preferably|just|please|a|an|the|some|like|have)$/;

const isInk = (token: Token | undefined): boolean =>
  COLOUR_WORDS.has(token?.text ?? '') || COLOUR_MODIFIERS.has(token?.text ?? '');

/** Whether the words end on the name of a place: "a beach", and no "beach ball". */
const isPlace = (tokens: readonly Token[]): boolean => {
  const said = tokens.filter(({ text }) => !/^(please|view|scene|background|instead)$/.test(text));
  // "A studio light grey", as French has it.
  while (isInk(said.at(-1))) said.pop();
  if (/^(more|less)$/.test(said[0]?.text ?? '')) return false;
  return findPhrases(said).some(
    ({ operation, hint, to }) =>
      to === said.length &&
      ((operation.op === 'replaceBackground' && 'scene' in hint) ||
        (operation.op === 'goldenHour' && said.some(({ text }) => /^sun(set|rise)$/.test(text)))),
  );
};

/** "The car park behind the bride", "my messy room". */
const isAround = (said: readonly Token[]): boolean => {
  const tokens = said.filter(({ text }) => !/^(please|messy|dirty|ugly|cluttered|old)$/.test(text));
  return (
    (tokens.some(({ text }) => text === 'behind') ||
      (SURROUNDINGS.test(tokens.at(-1)?.text ?? '') &&
        !tokens.some(({ text }) => /^(in|of|on|to|from|at)$/.test(text)))) &&
    !tokens.some(({ text }) => UPPER.test(text))
  );
};

const led = (place: readonly Token[]): Token[] => {
  const first = place[0] as Token;
  const lead = ['replace', 'the', 'background', 'with'];
  // "A studio light grey"
  const noun = place.findLastIndex((token) => !isInk(token));
  const inks = place.slice(noun + 1);
  const named = [...place.slice(0, noun), ...inks, ...place.slice(noun, noun + 1)];
  return [...lead.map((text): Token => ({ ...first, kind: 'word', text, raw: '' })), ...named];
};

/** "Mountains in the background" */
function withoutGround(place: readonly Token[]): readonly Token[] {
  const at = place.findIndex(({ text }) => text === 'background');
  const isLast = at > 1 && at === place.length - 1;
  const from = place[at - 1]?.text === 'the' ? at - 2 : at - 1;
  return isLast && place[from]?.text === 'in' ? place.slice(0, from) : place;
}

/** "Swap the garden for a beach". */
function exchanged(clause: readonly Token[]): Token[] | null {
  const verb = clause.findIndex(({ text }) => EXCHANGES.test(text));
  const at = clause.findLastIndex(({ text }, i) => i > verb + 1 && FOR.test(text));
  if (verb < 0 || at < 0) return null;
  const place = clause.slice(at + 1);
  return isAround(clause.slice(verb + 1, at)) && isPlace(place) ? led(place) : null;
}

/** "A gradient behind the bottle instead of my shelf": where it goes is said already. */
function saidTwice(clause: readonly Token[]): readonly Token[] | null {
  const instead = clause.findIndex(
    ({ text }, i) => text === 'instead' && clause[i + 1]?.text === 'of',
  );
  const ground = clause.findIndex(({ text }) => /^(behind|background)$/.test(text));
  // "Put me in an office instead of my bedroom"
  const isPut = clause.slice(0, 3).some(({ text }) => text === 'put');
  if (
    isPut &&
    instead > 3 &&
    (isPlace(clause.slice(0, instead)) ||
      clause.some((_, k) => k < instead && isPlaceAt(clause, k)))
  )
    return clause.slice(0, instead);
  return ground > 0 && instead > ground ? clause.slice(0, instead) : null;
}

/** "An office instead of my room", "instead of my room rather an office". */
function preferred(clause: readonly Token[]): Token[] | null {
  const of = clause.findIndex(({ text }, i) => text === 'of' && clause[i - 1]?.text === 'instead');
  if (of < 0) return null;
  if (of > 1) {
    const place = withoutGround(clause.slice(0, of - 1));
    const other = clause.slice(of + 1);
    const isLed = place.length <= 3 || LITTLE.test(place[0]?.text ?? '');
    return isLed && isAround(other) && isPlace(place) ? led(place) : null;
  }
  const around = clause.findIndex(({ text }, i) => i > of && SURROUNDINGS.test(text));
  const place = clause.slice(around + 1);
  return around > of && isPlace(place) ? led(place) : null;
}

/** "Rather a forest than this car park" */
function ratherThan(tokens: readonly Token[]): Token[] | null {
  const than = tokens.findIndex(({ text }) => text === 'than');
  const rather = tokens.findIndex(({ text }, i) => i < than && /^(rather|prefer)$/.test(text));
  const end = clauseEnd(tokens, Math.max(0, than));
  const place = tokens.slice(rather + 1, Math.max(0, than));
  if (rather < 0 || !isAround(tokens.slice(than + 1, end)) || !isPlace(place)) return null;
  return [...tokens.slice(0, clauseStart(tokens, rather)), ...led(place), ...tokens.slice(end)];
}

/** A place that stands for another is a background: "swap the garden for a beach", "an office instead of my room". */
export function withPlacesExchanged(said: readonly Token[]): Token[] {
  const tokens = ratherThan(said) ?? said;
  const at = tokens.findIndex(
    ({ text }, i) => EXCHANGES.test(text) || (text === 'of' && tokens[i - 1]?.text === 'instead'),
  );
  if (at < 0) return [...tokens];
  const from = clauseStart(tokens, at);
  const end = clauseEnd(tokens, at);
  const clause = tokens.slice(from, end);
  const meant = exchanged(clause) ?? preferred(clause) ?? saidTwice(clause);
  return meant ? [...tokens.slice(0, from), ...meant, ...tokens.slice(end)] : [...tokens];
}
