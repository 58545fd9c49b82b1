import { POSITION_WORDS } from '../words/position.ts';
import type { Token } from '../words/tokens.ts';

const BIG =
  /^(?:big|large|huge|gro(?:ß|ss)|riesig|riesengro(?:ß|ss)|grande|grandote|enorme|gigante|gros|grand|énorme)$/;
const SMALL =
  /^(?:small|tiny|klein|winzig|peque(?:ñ|n)o|peque(?:ñ|n)ito|chiquito|chico|petit|minuscule)$/;

const isPlace = (token: Token | undefined): boolean =>
  token === undefined ||
  token.kind === 'separator' ||
  POSITION_WORDS.has(token.text) ||
  /^(?:at|in|on|the|to)$/.test(token.text);

/** "Write Merry Christmas big at the top": behind a name in capitals a small word for a size is no more of the text. */
export function withSizesBehind(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const isDictated = token.kind === 'quote' && token.raw === token.text;
    const words = token.text.split(' ');
    const size = words.at(-1) ?? '';
    const isBig = BIG.test(size);
    const isNamed = /^[\p{Lu}\d]/u.test(words.at(-2) ?? '');
    // "Dream big" is said in one.
    const isLong = words.length > 2;
    if (
      !isDictated ||
      !isNamed ||
      !isLong ||
      !(isBig || SMALL.test(size)) ||
      !isPlace(tokens[i + 1])
    )
      return [token];
    const text = words.slice(0, -1).join(' ');
    const start = token.end - size.length;
    return [
      { ...token, text, raw: text, end: start - 1 },
      { kind: 'word' as const, text: isBig ? 'big' : 'small', raw: size, start, end: token.end },
    ];
  });
}
