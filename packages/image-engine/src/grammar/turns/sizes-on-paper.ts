import type { Token } from '../words/tokens.ts';

const LENGTH = /^(?:mm|cm|inch|inches)$/;

/** "148x105 mm": of a size on paper nobody knows the px, but the shape. */
export const withPaperSizesAsShapes = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, i) => {
    const isPaper = LENGTH.test(tokens[i + 1]?.text ?? '');
    if (token.kind === 'size' && isPaper) return [{ ...token, kind: 'ratio' as const }];
    // What prints are measured in is known to those who cut to them.
    return tokens[i - 1]?.kind === 'size' && token.text === 'mm' ? [] : [token];
  });
