import type { Token } from '../words/tokens.ts';

/** Whether "by slightly reducing …" begins there: how a wish is to be reached, which is a wish too. */
function isMethod(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== 'by') return false;
  const verb = /ly$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  return /\wing$/i.test(tokens[verb]?.raw ?? '');
}

/** "A softer look by reducing the contrast" is two wishes. */
export function withMethodsParted(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) =>
    isMethod(tokens, i) ? { ...token, kind: 'separator', text: ',' } : token,
  );
}
