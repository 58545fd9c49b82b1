import type { Token } from '../words/tokens.ts';

const HYPHENS = /[-‐‑–]/g;

/** "Write LIFT-OFF": words are read apart at hyphens, and a text that they make up is written as it was typed. */
export const withHyphensKept = (tokens: readonly Token[], prompt: string): Token[] =>
  tokens.map((token) => {
    if (token.kind !== 'quote') return token;
    const typed = prompt.slice(token.start, token.end);
    const isHyphened = typed !== token.raw && typed.replace(HYPHENS, ' ') === token.raw;
    return isHyphened ? { ...token, text: typed, raw: typed } : token;
  });
