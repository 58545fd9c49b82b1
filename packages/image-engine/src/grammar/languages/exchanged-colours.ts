import type { Form } from '../forms/rewrite.ts';
import type { Token } from '../words/tokens.ts';

const TURNS =
  '(?:rend|rends|rendez|rendre|mets|met|mettez|mettre|fais|faire|peins|peindre|colore|colorie)';

const FRENCH_INK =
  '(bleue?|verte?|rouge|jaune|orange|rose|violette?|mauve|noire?|blanc(?:he)?|grise?|marron|brune?|beige|turquoise)';

const FRENCH_START = '(?<=^|[,.;:!?] |\\bet |\\bpuis |\\bmais )';

const THEIR_END = '(?= ?$| [,.;:!?]| (?:et|mais|puis|stp|svp)\\b)';

/** "Rends le bleu vert", "rends vert le bleu" */
export const FRENCH_EXCHANGED: readonly Form[] = [
  [
    new RegExp(
      `${FRENCH_START}${TURNS} (?:moi )?(?:tout )?le ${FRENCH_INK} ${FRENCH_INK}${THEIR_END}`,
    ),
    'passe le $1 en $2',
  ],
  [
    new RegExp(
      `${FRENCH_START}${TURNS} (?:moi )?(?:en )?${FRENCH_INK} (?:tout )?le ${FRENCH_INK}${THEIR_END}`,
    ),
    'passe le $2 en $1',
  ],
];

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
