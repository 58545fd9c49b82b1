import { plain } from '../languages/plain.ts';
import type { Token } from '../words/tokens.ts';

/** Ask for words to be written, in the languages as they are typed. */
const WRITES =
  /^(?:write|type|text|title|caption|schreib|schreibe|schreibt|escribe|escribeme|escribir|escriba|ecris|ecrivez|ecrire|inscris|texto|titulo|texte|titre|titel)$/;
const HERE = /^(?:here|hier|hierhin|hierher|hierhinein|aqui|aca|ahi|ici)$/;
/** "Da rein": there, of what is pointed at. */
const INTO = /^(?:hin|rein|hinein|drauf|ein|herein)$/;
/** Go on behind the words with how they are set. */
const GOES_ON = /^(?:in|en|mit|with|con|avec|bitte|please)$/;

/** In small letters, as what is to be written may be called so. */
const wordOf = (token: Token | undefined) =>
  token?.kind === 'word' && !/^\p{Lu}/u.test(token.raw) ? plain(token.raw) : '';

/** How many words point there, and stand there as no text would: right behind the verb, or last. */
function pointingAt(tokens: readonly Token[], at: number, verb: number): number {
  const [word, next] = [wordOf(tokens[at]), wordOf(tokens[at + 1])];
  const isThere = word === 'da' && INTO.test(next);
  if (!HERE.test(word) && !isThere) return 0;
  const length = INTO.test(next) ? 2 : 1;
  const behind = tokens[at + length];
  const isLast =
    behind === undefined || behind.kind === 'separator' || GOES_ON.test(wordOf(behind));
  return isLast || at === verb + 1 ? length : 0;
}

/** Letters that are all large, in the languages as they are typed. */
const CAPITALS =
  /^(?:capitals|caps|uppercase|grossbuchstaben|versalien|druckbuchstaben|mayusculas|majuscules|capitales)$/;

/** "Schreib in Großbuchstaben PARTY": they stand there in capitals, and nothing besides is to be written. */
export function withoutCapitalsTold(tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex((token) => WRITES.test(plain(token.raw)) && token.kind === 'word');
  const word = (at: number) => plain(tokens[at]?.raw ?? '');
  if (verb < 0 || !/^(?:in|en)$/.test(word(verb + 1))) return [...tokens];
  const isAll = word(verb + 2) === 'all';
  const from = verb + (isAll ? 3 : 2);
  const isLetters = word(from) === 'capital' && /^letters?$/.test(word(from + 1));
  const to = isLetters ? from + 2 : CAPITALS.test(word(from)) ? from + 1 : 0;
  const isShouted = /^\p{Lu}{2,}/u.test(tokens[to]?.raw ?? '');
  return to > 0 && isShouted ? [...tokens.slice(0, verb + 1), ...tokens.slice(to)] : [...tokens];
}

/** "Schreib PARTY hier hin", "escribe aquí FIESTA": the place before the verb, where it is no part of the words. */
export function withHereFirst(tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex((token) => WRITES.test(plain(token.raw)) && token.kind === 'word');
  if (verb < 0) return [...tokens];
  const stop = tokens.findIndex(
    ({ kind, text }, i) => i > verb && kind === 'separator' && text !== ':',
  );
  const end = stop < 0 ? tokens.length : stop;
  const clause = tokens.slice(verb, end);
  if (clause.some(({ kind }) => kind === 'quote')) return [...tokens];
  for (let at = verb + 1; at < end; at++) {
    const length = pointingAt(tokens, at, verb);
    // "Write here" by itself says no words.
    if (length === 0 || (at === verb + 1 && at + length >= end)) continue;
    const here: Token = { ...(tokens[at] as Token) };
    // "Schreib hier PARTY hin"
    const isParted = length === 1 && INTO.test(wordOf(tokens[end - 1]));
    return [
      ...tokens.slice(0, verb),
      wordOf(here) === 'da' ? { ...here, text: 'hier', raw: 'hier' } : here,
      ...tokens.slice(verb, at),
      ...tokens.slice(at + length, isParted ? end - 1 : end),
      ...tokens.slice(end),
    ];
  }
  return [...tokens];
}
