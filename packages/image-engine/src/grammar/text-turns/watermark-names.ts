import type { Token } from '../words/tokens.ts';
import { typed } from './as-typed.ts';
import { PLACE, word } from './place-words.ts';

const isCapital = (token: Token | undefined) =>
  token?.kind === 'word' && /^\p{Lu}/u.test(token.raw);
const MARK = /^(?:watermark|wasserzeichen|filigrane|filigrana|filigran)$/;
/** "Anna 2024", "K2" */
const isFigure = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'number' &&
  (tokens[at]?.start === tokens[at - 1]?.end ||
    /^(?:19|20)\d\d$/.test(tokens[at]?.raw.trim() ?? ''));
/** So many words a name has. */
const MOST_OF_NAME = 4;

/** "Mets un filigrane Studio Luna": the name behind it, whatever it means in another language. */
export function withMarkedNamesQuoted(tokens: readonly Token[], prompt: string): Token[] {
  const at = tokens.findIndex((token) => MARK.test(word(token)));
  let from = at + 1;
  while (/^(?::|of|mit|con|avec|with|von|de)$/.test(tokens[from]?.text ?? '')) from++;
  let to = from;
  while ((isCapital(tokens[to]) || (to > from && isFigure(tokens, to))) && to < from + MOST_OF_NAME)
    to++;
  // A noun of German may be how it is set: "Wasserzeichen Mitte".
  const isName = to > from && !tokens.slice(from, to).some((token) => PLACE.test(word(token)));
  if (at < 0 || !isName || tokens.some(({ kind }) => kind === 'quote')) return [...tokens];
  const quoted = typed(tokens, prompt, from, to, tokens[from]?.start ?? 0);
  return quoted.map((token, i) =>
    i === at && /^filigrana?$/.test(word(token))
      ? { ...token, text: 'watermark', raw: 'watermark' }
      : token,
  );
}
