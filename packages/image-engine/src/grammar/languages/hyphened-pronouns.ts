import type { Token } from '../words/tokens.ts';

const FRENCH_INK =
  '(bleue?|verte?|rouge|jaune|orange|rose|violette?|mauve|noire?|blanc(?:he)?|grise?|marron|brune?|beige|turquoise)';

const PRONOUN = /^l[ea]s?$/;

const COLOUR = new RegExp(`^${FRENCH_INK}$`);

/** "Rends-le bleu vert": what is behind the hyphen stands for a thing, which is to have one colour of two names. */
export const withPronounsHyphened = (tokens: readonly Token[], prompt: string): Token[] =>
  tokens.flatMap((token, i) => {
    const isPronoun = PRONOUN.test(token.text) && /[-‐‑]/.test(prompt[token.start - 1] ?? '');
    const isOfColour = [1, 2].every((next) => COLOUR.test(tokens[i + next]?.text ?? ''));
    if (!isPronoun || !isOfColour) return [token];
    const behind = { start: token.end, end: token.end };
    return [token, { kind: 'word', text: 'en', raw: '', ...behind } satisfies Token];
  });
