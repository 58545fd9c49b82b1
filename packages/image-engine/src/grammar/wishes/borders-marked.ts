import { plain } from '../languages/plain.ts';
import type { Token } from '../words/tokens.ts';

/** Say of a border that it is cut off, in each of the languages, without accents: then it is that of the picture. */
const CUTS = /crop|trim|cut|chop|slice|snip|clip|schneid|beschnitt|recort|cort|rogn|coup|recadr/;
const CUT_OFF = ['crop', 'off', 'border'];

/** "Remove the yellow frame", with one that is marked: that is to go, and not the edges of the picture. */
export function withMarkedBorderErased(tokens: readonly Token[], prompt: string): Token[] {
  const at = tokens.findIndex((_, i) => CUT_OFF.every((text, k) => tokens[i + k]?.text === text));
  const said = tokens.slice(at, at + CUT_OFF.length);
  const [first, , last] = said;
  if (at < 0 || !first || !last) return [...tokens];
  const from = Math.min(...said.map(({ start }) => start));
  const to = Math.max(...said.map(({ end }) => end));
  if (CUTS.test(plain(prompt.slice(from, to)))) return [...tokens];
  const erased = ['erase', 'it'].map((text): Token => ({ ...first, text, raw: '', end: to }));
  return [...tokens.slice(0, at), ...erased, ...tokens.slice(at + CUT_OFF.length)];
}
