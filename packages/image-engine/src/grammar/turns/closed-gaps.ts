import type { Token } from '../words/tokens.ts';

/** Put pictures beside each other; "on the left side" does not. */
const ASSEMBLES =
  /\b(?:collage|grid|stack|stacked|join|stitch|side by side|next to|one above|on top of each other|(?:above|below|under|underneath|beneath) (?:each other|one another)|in (?:a|one) (?:row|column|picture|photo|image)|together)\b/;
const NONE = /^(no|without|zero)$/;
const BETWEEN = /^(any|a|the|white)$/;
const GAP = /^(gaps?|spaces?|spacing|borders?|margins?)$/;

/** "Side by side, no gaps": a gap of 0 percent. */
export function withGapsClosed(tokens: readonly Token[]): Token[] {
  if (!ASSEMBLES.test(tokens.map(({ text }) => text).join(' '))) return [...tokens];
  const at = tokens.findIndex((token, i) => {
    let noun = i + 1;
    while (BETWEEN.test(tokens[noun]?.text ?? '')) noun += 1;
    return token.kind === 'word' && NONE.test(token.text) && GAP.test(tokens[noun]?.text ?? '');
  });
  const no = tokens[at];
  if (!no) return [...tokens];
  const noun = tokens.findIndex(({ text }, i) => i > at && GAP.test(text));
  const rest = tokens
    .slice(noun + 1)
    .filter(({ text }, i) => i > 1 || !/^(between|them)$/.test(text));
  const isWith = tokens[at - 1]?.text === 'with';
  const none: Token = { ...no, kind: 'number', text: '0', value: 0, unit: 'percent' };
  const gap: Token = { ...(tokens[noun] as Token), text: 'gap' };
  return [...tokens.slice(0, isWith ? at - 1 : at), none, gap, ...rest];
}
