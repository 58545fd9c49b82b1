import { clauseStart } from '../clauses/clause-bounds.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

/** "Teal/orange" is "teal and orange". */
export const withColoursJoined = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const isBetween = [tokens[i - 1], tokens[i + 1]].every((t) => COLOUR_WORDS.has(t?.text ?? ''));
    return token.text === '/' && isBetween ? { ...token, kind: 'word', text: 'and' } : token;
  });

/** "A soft beige background", "the background a soft beige": a light one, and no blur. */
export const withSoftColoursLight = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const isGround = (from: number) =>
      tokens
        .slice(Math.max(0, from), from + 4)
        .some(({ text }) => /^(background|backdrop|bg)$/.test(text));
    const isNext = COLOUR_WORDS.has(tokens[i + 1]?.text ?? '');
    // "Make the walls lighter grey"
    if (isNext && /^(lighter|darker)$/.test(token.text))
      return { ...token, text: token.text === 'lighter' ? 'light' : 'dark' };
    const isColour = token.text === 'soft' && isNext;
    return isColour && (isGround(i - 4) || isGround(i + 1)) ? { ...token, text: 'light' } : token;
  });

/** "Cut my dog out": the second half of the verb goes to the first. */
export function withParticlesJoined(tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex((t) => t.text === 'cut');
  const out = tokens.findIndex((t, i) => i > verb + 1 && i <= verb + 4 && t.text === 'out');
  const thing = tokens.slice(verb + 1, out);
  const next = tokens[out + 1];
  const isWhole =
    verb >= 0 &&
    out >= 0 &&
    /^(the|my|this|our|his|her|me|him|us|them|it)$/.test(thing[0]?.text ?? '') &&
    thing.every((t) => t.kind === 'word' && !/^(background|backdrop)$/.test(t.text)) &&
    (next === undefined || next.kind === 'separator' || /^(please|and|then|so)$/.test(next.text));
  if (!isWhole) return [...tokens];
  const particle = tokens[out] as Token;
  return [...tokens.slice(0, verb + 1), particle, ...thing, ...tokens.slice(out + 1)];
}

/** "Take the watermark off": the same of what is taken off or away. */
export function withTakenRemoved(tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex(({ text }) => text === 'take');
  const off = tokens.findIndex(
    ({ text }, i) => i > verb + 1 && i <= verb + 5 && /^(off|out|away)$/.test(text),
  );
  const thing = tokens.slice(verb + 1, off);
  const next = tokens[off + 1];
  const isEnd =
    next === undefined ||
    next.kind === 'separator' ||
    /^(of|from|please|and|then|so|the|this|my)$/.test(next.text);
  const isElsewhere = tokens
    .slice(off + 1, off + 5)
    .some(
      ({ kind, text }) => kind === 'number' || /^(first|second|third|other|one|two)$/.test(text),
    );
  const isThing =
    !isElsewhere &&
    thing.length > 0 &&
    thing.every(
      ({ kind, text }) =>
        kind === 'word' &&
        !COLOUR_WORDS.has(text) &&
        !/^(bit|little|some|inch|picture|photo)$/.test(text),
    );
  if (verb < 0 || off < 0 || !isEnd || !isThing) return [...tokens];
  const remove: Token = { ...(tokens[verb] as Token), text: 'remove' };
  // "Take the haze off the mountains": it lies on them.
  const isOn = /^(the|this|my)$/.test(next?.text ?? '');
  const on = isOn ? [{ ...(tokens[off] as Token), text: 'on' }] : [];
  return [...tokens.slice(0, verb), remove, ...thing, ...on, ...tokens.slice(off + 1)];
}

/** "Liven them up": what the picture shows is as good as the picture. */
export const withThingsLivened = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const isObject = /^(them|these|those|things|this|that|everything)$/.test(token.text);
    const isLivened =
      isObject &&
      /^(liven|perk|jazz|freshen|spice|spruce|pretty|polish|tidy|clean|touch)$/.test(
        tokens[i - 1]?.text ?? '',
      ) &&
      tokens[i + 1]?.text === 'up';
    return isLivened ? { ...token, text: 'it' } : token;
  });

/** "The green tint gone, please" asks to remove it. */
export function withGoneRemoved(said: readonly Token[]): Token[] {
  // "The border has to go"
  const tokens = said.flatMap((token, i) => {
    const isTo = (at: number) =>
      (/^(has|have|needs|need)$/.test(said[at]?.text ?? '') ||
        (said[at]?.text === 'got' && /^(has|have)$/.test(said[at - 1]?.text ?? ''))) &&
      said[at + 1]?.text === 'to' &&
      /^(go|disappear|vanish)$/.test(said[at + 2]?.text ?? '') &&
      (said[at + 3]?.kind ?? 'separator') !== 'word';
    if (isTo(i) || isTo(i - 1)) return [];
    // "Has got to go"
    if (token.text !== 'got' && said[i + 1]?.text === 'got' && isTo(i + 1)) return [];
    return isTo(i - 2) ? [{ ...token, text: 'gone' }] : [token];
  });
  const gone = tokens.findIndex(
    ({ text }, i) =>
      /^(gone|disappear|vanish)$/.test(text) &&
      !/^(is|are|has|have|had|was|be|its|should|must)$/.test(tokens[i - 1]?.text ?? '') &&
      /^(please|pls|and|thanks|now|but|then|)$/.test(
        tokens[i + 1]?.kind === 'word' ? (tokens[i + 1]?.text ?? '') : '',
      ),
  );
  const token = tokens[gone];
  if (!token) return [...tokens];
  const start = clauseStart(tokens, gone);
  const wish = tokens.findLastIndex(
    ({ text }, i) =>
      i >= start && i < gone && /^(make|want|like|need|have|get|wish|with)$/.test(text),
  );
  const thing = tokens.slice(Math.max(start, wish + 1), gone);
  const remove = { ...token, text: 'remove', raw: '' };
  return [...tokens.slice(0, start), remove, ...thing, ...tokens.slice(gone + 1)];
}

/** "Bring this photo back to life" asks to restore it. */
export function withRevivalsTurned(tokens: readonly Token[]): Token[] {
  const words = tokens.map(({ text }) => text);
  const end = words.findIndex(
    (word, i) => word === 'back' && words[i + 1] === 'to' && words[i + 2] === 'life',
  );
  const verb = words.findIndex((word, i) => word === 'bring' && i < end && i > end - 8);
  if (end < 0 || verb < 0) return [...tokens];
  return tokens.flatMap((token, i) => {
    if (i >= end && i < end + 3) return [];
    return i === verb ? [{ ...token, text: 'restore' }] : [token];
  });
}
