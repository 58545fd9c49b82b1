import { clauseEnd } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

const DULL =
  /^(boring|dull|gray|grey|white|empty|ugly|bland|flat|overcast|cloudy|lifeless|sad|blank|plain|pale|bad|terrible|awful)$/;
const OTHER = /^(sunset|sunrise|clouds?|stars?|moon)$/;

/** "The sky is boring, add a sunset": there it is wished for. */
export function withSkiesMeant(tokens: readonly Token[]): Token[] {
  const sky = tokens.findIndex(({ text }) => /^(sky|skies)$/.test(text));
  const end = clauseEnd(tokens, Math.max(0, sky));
  const isDull =
    sky >= 0 &&
    sky < 4 &&
    end - sky <= 6 &&
    tokens.slice(sky + 1, end).some(({ text }) => DULL.test(text));
  const wished = tokens.findIndex(({ text }, i) => i > end && OTHER.test(text));
  const to = clauseEnd(tokens, Math.max(0, wished));
  const isElsewhere = tokens
    .slice(end, to)
    .some(({ text }) =>
      /^(background|backdrop|behind|sky|light|glow|tones?|colou?rs?)$/.test(text),
    );
  if (!isDull || wished < 0 || isElsewhere) return [...tokens];
  const lead = tokens[wished] as Token;
  const there = ['in', 'the', 'sky'].map((text): Token => ({ ...lead, text, raw: '' }));
  return [...tokens.slice(0, wished + 1), ...there, ...tokens.slice(wished + 1)];
}
