import type { Token } from '../words/tokens.ts';

const OFFICIAL = /^(?:passport|visa|id|identity|biometric|license|licence)$/;
const LENGTH = /^(?:mm|cm|inch|inches)$/;

/** "148x105 mm": of a size on paper nobody knows the px, but the shape. */
export function withPaperSizesAsShapes(tokens: readonly Token[]): Token[] {
  // Photos for offices have shapes of their own.
  if (tokens.some(({ text }) => OFFICIAL.test(text))) return [...tokens];
  return tokens.flatMap((token, i) => {
    const isPaper = LENGTH.test(tokens[i + 1]?.text ?? '');
    if (token.kind === 'size' && isPaper)
      return [{ ...token, kind: 'ratio' as const, text: `${token.width}:${token.height}` }];
    // What prints are measured in is known to those who cut to them.
    return tokens[i - 1]?.kind === 'size' && token.text === 'mm' ? [] : [token];
  });
}
