import { clauseEnd, clauseStart, endsThere } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';
import { beginsPhrase } from '../words/vocabulary.ts';

/** "A still from a Villeneuve film" is a look. */
export function withStillsNamed(tokens: readonly Token[]): Token[] {
  const still = tokens.findIndex(
    ({ text }, i) =>
      /^(still|frame|scene|shot)$/.test(text) &&
      /^(from|of|out)$/.test(tokens[i + 1]?.text ?? '') &&
      /^an?$/.test(tokens[i - 1]?.text ?? ''),
  );
  const film = tokens.findIndex(
    ({ text }, i) => i > still + 1 && i <= still + 6 && /^(film|movie|blockbuster)$/.test(text),
  );
  const between = tokens.slice(still + 2, Math.max(still + 2, film));
  // "A scene from an anime film" names its look.
  const isNamed =
    between.some(({ text }) => /\d|^(ghibli|disney|pixar|anime|black)$/.test(text)) ||
    between.some((_, k) => beginsPhrase(between.slice(k)) > 0);
  if (still < 0 || film < 0 || isNamed || !endsThere(tokens[film + 1])) return [...tokens];
  const look = { ...(tokens[film] as Token), text: 'look' };
  return [
    ...tokens.slice(0, still),
    { ...(tokens[still] as Token), text: 'cinematic' },
    look,
    ...tokens.slice(film + 1),
  ];
}

/** "Portrait light like in a studio": how the light is to be, and no place. */
export function withLightsLikened(tokens: readonly Token[]): Token[] {
  const like = tokens.findIndex(
    ({ text }, i) =>
      text === 'like' && tokens.slice(i + 1, i + 5).some((each) => each.text === 'studio'),
  );
  const from = clauseStart(tokens, Math.max(0, like));
  const isLight = tokens
    .slice(Math.max(0, from - 6), Math.max(0, like))
    .some(({ text }) => /^(light|lighting|lit|brighten)$/.test(text));
  if (like < 0 || !isLight) return [...tokens];
  // "Put some light on it like in a studio" needs it.
  if (/^(it|him|her|me|us|them)$/.test(tokens[like - 1]?.text ?? '')) return [...tokens];
  const begin = tokens[like - 1]?.kind === 'separator' ? like - 1 : like;
  return [...tokens.slice(0, begin), ...tokens.slice(clauseEnd(tokens, like))];
}
