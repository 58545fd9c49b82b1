import { clauseEnd, clauseStart, endsThere, isClauseOver } from '../clauses/clause-bounds.ts';
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

/** "I don't want the background blurred, remove it" */
export function withGroundsReferred(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => /^(background|backdrop)$/.test(text));
  const end = clauseEnd(tokens, Math.max(0, at));
  const isRefused = /^i? ?dont want (?:the |my )?$/.test(
    tokens
      .slice(0, Math.max(0, at))
      .map(({ text }) => `${text} `)
      .join(''),
  );
  const [verb, it] = tokens.slice(end + 1, end + 3);
  const isIt = verb?.text === 'remove' && it?.text === 'it';
  if (at < 1 || !isRefused || !isIt) return [...tokens];
  const the = { ...(tokens[at] as Token), text: 'the', raw: '' };
  return [verb as Token, the, tokens[at] as Token, ...tokens.slice(end + 3)];
}

/** "I would like the chair on a white background" is said without "I would like" as well. */
export function withGroundsWished(tokens: readonly Token[]): Token[] {
  const verb = tokens
    .slice(0, 4)
    .findIndex(({ text }) => /^(want|need|like|love|have)$/.test(text));
  const end = clauseEnd(tokens, Math.max(0, verb));
  const thing = tokens.slice(verb + 1, end);
  const at = thing.findIndex(({ text }) => /^(on|against|before)$/.test(text));
  const isWished =
    verb > 0 &&
    tokens[0]?.text === 'i' &&
    /^(the|my|this|our)$/.test(thing[0]?.text ?? '') &&
    at >= 2 &&
    at <= 4 &&
    /^(background|backdrop)$/.test(thing.at(-1)?.text ?? '');
  return isWished ? tokens.slice(verb + 1) : [...tokens];
}

const OWNS = /^(of|in|from|around|behind)$/;

/** "Remove the background of the mug": there is one background. */
export function withGroundsOwned(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) => text === 'background' && OWNS.test(tokens[i + 1]?.text ?? ''),
  );
  const isRemoved = tokens
    .slice(Math.max(0, at - 3), Math.max(0, at))
    .some(({ text }) => text === 'remove');
  const end = clauseEnd(tokens, at);
  const thing = tokens.slice(at + 2, end);
  const isThing =
    thing.length >= 2 &&
    thing.length <= 3 &&
    /^(the|my|this|these|our|his|her)$/.test(thing[0]?.text ?? '') &&
    thing.every(({ kind }) => kind === 'word');
  if (at < 1 || !isRemoved || !isThing) return [...tokens];
  const verb = tokens.findLastIndex(({ text }, i) => i < at && text === 'remove');
  const the = { ...(tokens[at] as Token), text: 'the', raw: '' };
  return [...tokens.slice(0, verb + 1), the, tokens[at] as Token, ...tokens.slice(end)];
}

/** What the drawn places show without being asked. */
const SHOWN: readonly (readonly [place: RegExp, things: RegExp])[] = [
  [/^(autumn|fall|autumnal)$/, /^(leaves|foliage|trees)$/],
  [/^(forest|woods|woodland)$/, /^(trees|leaves|greenery)$/],
  [/^(beach|seaside)$/, /^(sea|ocean|waves|sand|water)$/],
  [/^(space|galaxy|cosmos)$/, /^stars$/],
  [/^(city|skyline)$/, /^(buildings|skyscrapers|houses)$/],
  [/^(mountains?|alps)$/, /^(peaks|summits)$/],
];
const SUCH =
  /^(the|some|of|lots|many|a|lot|colorful|gold|golden|yellow|orange|red|green|fallen|falling|bright|blue|white|tall|big|and|all|around|everywhere)$/;

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

/** "I need the ring without background" asks to cut it out. */
export function withoutGroundWanted(tokens: readonly Token[]): Token[] {
  const ground = tokens.findIndex(
    ({ text }, i) =>
      text === 'background' &&
      tokens
        .slice(Math.max(0, i - 2), i)
        .some((each) => /^(without|remove|transparent)$/.test(each.text)),
  );
  const from = clauseStart(tokens, ground);
  const said = tokens
    .slice(from, ground)
    .map(({ text }) => text)
    .join(' ');
  const isWanted =
    ground > 0 &&
    clauseEnd(tokens, ground) === ground + 1 &&
    /^(?:please )?(?:i )?(?:need|want|would like|id like) (?:(?:the|my|this|our) \w+|it)(?: \w+)? (?:without|remove|with a transparent|transparent)(?: an?| the| any)?$/.test(
      said,
    );
  if (!isWanted) return [...tokens];
  const lead = tokens[from] as Token;
  const cut = ['remove', 'the', 'background'].map((text): Token => ({ ...lead, text }));
  return [...tokens.slice(0, from), ...cut, ...tokens.slice(ground + 1)];
}

const COLOUR_OF_STUDIO =
  /^(white|black|gray|blue|red|green|pink|yellow|beige|purple|orange|teal|navy|cream)$/;

/** "Studio in white" is a white studio. */
export function withStudiosColoured(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      text === 'studio' &&
      tokens[i + 1]?.text === 'in' &&
      COLOUR_OF_STUDIO.test(tokens[i + 2]?.text ?? '') &&
      tokens[i + 3]?.text !== 'and' &&
      endsThere(tokens[i + 3]),
  );
  if (at < 0) return [...tokens];
  const [studio, , colour] = tokens.slice(at, at + 3) as [Token, Token, Token];
  return [...tokens.slice(0, at), colour, studio, ...tokens.slice(at + 3)];
}

/** "Replace background: sunset" names the new one. */
export const withGroundsAnnounced = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ text }, i) =>
      !(
        /^(replace|change|swap|new)$/.test(text) &&
        /^(background|backdrop)$/.test(tokens[i + 1]?.text ?? '') &&
        tokens[i + 2]?.text === ':'
      ),
  );

/** "Passport photo, light background": plain light grey, as the offices want it. */
export function withPassportGrounds(tokens: readonly Token[]): Token[] {
  if (!tokens.some(({ text }) => /^(passport|visa|biometric)$/.test(text))) return [...tokens];
  return tokens.flatMap((token, i) => {
    const isPlain =
      /^(light|bright|plain|neutral)$/.test(token.text) &&
      /^(background|backdrop)$/.test(tokens[i + 1]?.text ?? '');
    if (!isPlain) return [token];
    return ['light', 'gray'].map((text): Token => ({ ...token, text }));
  });
}

/** "A gradient behind the mug, from pink to purple" is one from pink to purple. */
export function withGradientsColoured(tokens: readonly Token[]): Token[] {
  const gradient = tokens.findIndex(({ text }) => text === 'gradient');
  const pause = tokens.findIndex(({ kind }, i) => i > gradient && kind === 'separator');
  const from = /^(from|in|of)$/.test(tokens[pause + 1]?.text ?? '') ? pause + 2 : pause + 1;
  const end = clauseEnd(tokens, from);
  const said = tokens.slice(from, end);
  const isColours =
    gradient >= 0 &&
    pause > gradient &&
    said.some(({ text }) => /^(to|into)$/.test(text)) &&
    said.filter(({ text }) => COLOUR_WORDS.has(text)).length > 1 &&
    said.every(
      ({ text }) => COLOUR_WORDS.has(text) || /^(to|into|light|dark|pale|a|the)$/.test(text),
    );
  if (!isColours) return [...tokens];
  return [
    ...tokens.slice(0, gradient),
    ...said,
    ...tokens.slice(gradient, pause),
    ...tokens.slice(end),
  ];
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

/** "A lilac to peach fade" is a gradient. */
export const withFadesNamed = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const isFade =
      /^(fade|ombre|transition|blend)$/.test(token.text) &&
      COLOUR_WORDS.has(tokens[i - 1]?.text ?? '') &&
      tokens.slice(Math.max(0, i - 4), i).some(({ text }) => /^(to|into)$/.test(text)) &&
      tokens.slice(Math.max(0, i - 6), i).filter(({ text }) => COLOUR_WORDS.has(text)).length > 1;
    return isFade ? { ...token, text: 'gradient' } : token;
  });

/** "My cat in space", and nothing else: there it is to be. */
export function withPlacesAlone(tokens: readonly Token[]): Token[] {
  const place = tokens.findIndex((_, i) => i >= 2 && i <= 3 && isPlaceAt(tokens, i));
  const isWhole =
    place > 0 &&
    tokens.length <= place + 4 &&
    tokens.every(({ kind }) => kind === 'word') &&
    /^(my|our|his|her|this)$/.test(tokens[0]?.text ?? '') &&
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
