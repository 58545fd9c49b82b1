import { clauseEnd, clauseStart, isClauseOver } from '../clauses/clause-bounds.ts';
import { SCOPE_WORDS } from '../clauses/scope.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { PARTS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';

const MOVES = /^(beam|float|drop|stick|plop|throw|teleport|transport|zap)$/;

const PLACES = /^(mountains?|beach|forest|woods|space|city|snow|desert|office|kitchen|studio)$/;

const WHO =
  /^(me|him|her|them|us|my|our|his|dad|mom|mum|grandma|grandpa|daddy|mommy|mummy|everyone|everybody)$/;

const INTO = /^(in|into|on|onto|to|among|amongst)$/;

/** "In the mountains" */
export const isPlaceAt = (tokens: readonly Token[], at: number): boolean =>
  /^(in|on|at)$/.test(tokens[at]?.text ?? '') &&
  PLACES.test(tokens[/^(the|an?)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1]?.text ?? '');

/** "Beam dad into space" puts him there. */
export function withPeopleMoved(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    // "I want my dog in the mountains"
    const isMade =
      /^(want|need)$/.test(token.text) &&
      WHO.test(tokens[i + 1]?.text ?? '') &&
      (isPlaceAt(tokens, i + 2) || isPlaceAt(tokens, i + 3));
    if (isMade) return { ...token, text: 'put' };
    if (!MOVES.test(token.text) || !WHO.test(tokens[i + 1]?.text ?? '')) return token;
    if (!tokens.slice(i + 2, i + 5).some(({ text }) => INTO.test(text))) return token;
    const isFirst =
      clauseStart(tokens, i) === i || /^(please|you)$/.test(tokens[i - 1]?.text ?? '');
    const end = clauseEnd(tokens, i);
    const into = tokens.findIndex(({ text }, at) => at > i + 1 && at < end && INTO.test(text));
    return isFirst && into > 0 && into <= i + 4 ? { ...token, text: 'put' } : token;
  });
}

/** What the drawn places show without being asked. */
const SHOWN: readonly (readonly [place: RegExp, things: RegExp])[] = [
  [/^(autumn|fall|autumnal)$/, /^(leaves|foliage|trees)$/],
  [/^(forest|woods|woodland)$/, /^(trees|leaves|greenery)$/],
  [/^(beach|seaside)$/, /^(sea|ocean|waves|sand|water|sky|sun)$/],
  [/^(space|galaxy|cosmos)$/, /^(stars?|planets?|nebulas?|galaxies)$/],
  [/^(city|cityNight|skyline)$/, /^(lights|buildings|skyscrapers|houses)$/],
  [/^(mountains?|alps)$/, /^(peaks|summits|sky)$/],
];

const SUCH =
  /^(the|some|of|lots|many|a|lot|colorful|gold|golden|yellow|orange|red|green|fallen|falling|bright|blue|white|tall|big|and|all|around|everywhere)$/;

/** Whether these words say only what that scene shows by itself: "stars and planets all around". */
export const isScenery = (scene: string, tokens: readonly Token[]): boolean =>
  SHOWN.some(
    ([place, shown]) =>
      place.test(scene) &&
      tokens.some(({ text }) => shown.test(text)) &&
      tokens.every(({ kind, text }) => kind !== 'quote' && (shown.test(text) || SUCH.test(text))),
  );

/** "An autumn background with leaves": it has them. */
export function withSceneryShown(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => text === 'with');
  const end = clauseEnd(tokens, at);
  const before = tokens.slice(clauseStart(tokens, Math.max(0, at)), Math.max(0, at));
  const said = tokens.slice(at + 1, end);
  const rest = said.findIndex(({ text }) => /^(behind|in)$/.test(text));
  const things = rest < 0 ? said : said.slice(0, rest);
  const isShown = SHOWN.some(
    ([place, shown]) =>
      before.some(({ text }) => place.test(text)) &&
      things.some(({ text }) => shown.test(text)) &&
      things.every(({ text }) => shown.test(text) || SUCH.test(text)),
  );
  if (at < 1 || !isShown) return [...tokens];
  return [...tokens.slice(0, at), ...tokens.slice(at + 1 + things.length)];
}

const LEAVES = /^(get|take|bring|pull|move|fetch|carry|whisk)$/;

const AWAY = /^(out of|away from)$/;

/** "Get me out of this messy bedroom and onto a beach": where to is what is wished for. */
export function withPlacesLeft(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      LEAVES.test(text) &&
      WHO.test(tokens[i + 1]?.text ?? '') &&
      AWAY.test(`${tokens[i + 2]?.text} ${tokens[i + 3]?.text}`),
  );
  const to = tokens.findIndex(
    ({ text }, i) =>
      at >= 0 && i > at + 4 && i <= at + 10 && /^(into|onto|on|to|in|at)$/.test(text),
  );
  const between = tokens.slice(at + 4, to);
  const isOther = between.some(({ kind, text }) =>
    kind === 'word'
      ? /^(first|second|third|other|picture|photo|image|one)$/.test(text)
      : text !== ',',
  );
  if (to < 0 || isOther) return [...tokens];
  const lead = tokens[at] as Token;
  return [
    ...tokens.slice(0, at),
    { ...lead, text: 'put' },
    tokens[at + 1] as Token,
    ...tokens.slice(to),
  ];
}

/** "My cat in space", and nothing else: there it is to be. */
export function withPlacesAlone(tokens: readonly Token[]): Token[] {
  // "Wolf in the snow"
  const least = SCOPE_WORDS.has(tokens[0]?.text ?? '') ? 1 : 2;
  const place = tokens.findIndex((_, i) => i >= least && i <= 3 && isPlaceAt(tokens, i));
  const isWhole =
    place > 0 &&
    tokens.length <= place + 4 &&
    tokens.every(({ kind }) => kind === 'word') &&
    (least === 1 || /^(my|our|his|her|this)$/.test(tokens[0]?.text ?? '')) &&
    SCOPE_WORDS.has(tokens[place - 1]?.text ?? '');
  if (!isWhole) return [...tokens];
  return [{ ...(tokens[0] as Token), text: 'put', raw: '' }, ...tokens];
}

/** "Make an office of it" */
export function withPlacesMade(tokens: readonly Token[]): Token[] {
  const of = tokens.findIndex(
    ({ text }, i) =>
      text === 'of' &&
      PLACES.test(tokens[i - 1]?.text ?? '') &&
      /^an?$/.test(tokens[i - 2]?.text ?? '') &&
      tokens[i - 3]?.text === 'make' &&
      /^(it|this|that)$/.test(tokens[i + 1]?.text ?? ''),
  );
  if (of < 0) return [...tokens];
  const word = (text: string): Token => ({ ...(tokens[of] as Token), text, raw: '' });
  const put = ['put', 'me', 'in'].map(word);
  return [...tokens.slice(0, of - 3), ...put, ...tokens.slice(of - 2, of), ...tokens.slice(of + 2)];
}

/** "Blur the café behind": what is there is the background. */
export function withPlacesBehind(tokens: readonly Token[]): Token[] {
  const behind = tokens.findIndex(
    ({ text }, i) =>
      /^(behind|background)$/.test(text) &&
      /^(blur|darken|brighten|soften|lighten)$/.test(tokens[i - 3]?.text ?? '') &&
      /^(the|this|that)$/.test(tokens[i - 2]?.text ?? '') &&
      tokens[i - 1]?.kind === 'word' &&
      isClauseOver(tokens, i + 1),
  );
  // "Blur the blue background", "blur the person behind"
  const noun = tokens[behind - 1];
  if (!noun || COLOUR_WORDS.has(noun.text) || PARTS.has(noun.text)) return [...tokens];
  const ground: Token = { ...(tokens[behind] as Token), text: 'background' };
  return [...tokens.slice(0, behind - 1), ground, ...tokens.slice(behind + 1)];
}

/** "In the mountains in the snow": there it snows. */
export function withSnowThere(tokens: readonly Token[]): Token[] {
  const snow = tokens.findIndex(
    ({ text }, i) =>
      text === 'snow' &&
      /^(in|under)$/.test(tokens[tokens[i - 1]?.text === 'the' ? i - 2 : i - 1]?.text ?? ''),
  );
  const at = tokens[snow - 1]?.text === 'the' ? snow - 2 : snow - 1;
  const place = tokens
    .slice(Math.max(0, at - 3), Math.max(0, at))
    .some(({ text }) => /^(mountains?|forest|woods|city)$/.test(text));
  if (snow < 2 || !place) return [...tokens];
  const joint = { ...(tokens[at] as Token), text: 'with', raw: '' };
  return [...tokens.slice(0, at), joint, ...tokens.slice(snow)];
}

/** "This cup over a white background", "cookies over a bright kitchen", as Spanish has it: before it. */
export const withGroundsUnder = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    if (token.text !== 'over' || i === 0) return token;
    const said = tokens.slice(i + 1, clauseEnd(tokens, i)).slice(0, 4);
    const ground = said.findIndex(({ text }) => /^(background|backdrop)$/.test(text));
    const place = said.findIndex(({ text }) => PLACES.test(text));
    const isColoured = said.slice(0, ground).some(({ text }) => COLOUR_WORDS.has(text));
    if (ground >= 0 && isColoured) return { ...token, text: 'on' };
    const isRoom = /^(kitchen|studio|office)$/.test(said[place]?.text ?? '');
    return isRoom && /^an?$/.test(said[0]?.text ?? '') ? { ...token, text: 'in' } : token;
  });
