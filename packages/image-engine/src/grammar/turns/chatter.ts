import { beginsClause, isClauseOver } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

/** Said behind a wish, these are for whoever reads it. */
const CHATTER =
  /^(lol|lmao|rofl|haha+|hahaha+|hehe+|jaja+|(?:ja){3,}|(?:je){2,}|(?:ha){3,}|mdr+|ptdr+|bro|bruh|mate|dude|kk|thx|ty|tysm|cheers|pls+|plz+|pl[sz]+|xx+)$/;
const NAMES = /^(the|an?|this|that|my|our|old|young)$/;
/** What follows may be words to be written. */
const WRITES = /^(write|writes|text|caption|title|says?|saying|words|letters|quote|reads?)$/;

/** "Her dress in burgundy, can you?": leaves out what only asks whether it can be. */
export const withoutTags = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ text }, i) => {
    const can = text === 'you' ? i - 1 : i;
    const isTag =
      /^(can|could|would|will)$/.test(tokens[can]?.text ?? '') &&
      tokens[can + 1]?.text === 'you' &&
      isClauseOver(tokens, can + 2);
    return !isTag || beginsClause(tokens, can);
  });

/** "Only the red, thanks": neither the thanks nor the comma before them is of the wish. */
export function withoutThanks(tokens: readonly Token[]): Token[] {
  const said = tokens.findLastIndex(
    ({ kind, text }) => kind !== 'separator' && !/^(thanks|thank|you)$/.test(text),
  );
  const rest = tokens.slice(said + 1);
  const isThanked = rest.some(({ text }) => /^(thanks|thank)$/.test(text));
  const isComma = /^[,;]$/.test(rest[0]?.text ?? '');
  const isOver = isComma && (isThanked || rest.length === 1);
  return said >= 0 && isOver ? tokens.slice(0, said + 1) : [...tokens];
}

/** "Paint the bike pink lol": leaves out what says nothing, at the end of a clause. */
export function withoutChatter(tokens: readonly Token[]): Token[] {
  if (tokens.some(({ text }) => WRITES.test(text))) return [...tokens];
  const kept: Token[] = [];
  for (const [i, token] of [...tokens.entries()].reverse()) {
    // "Remove the man" is about one.
    const isAddressed = i > 1 && !NAMES.test(tokens[i - 1]?.text ?? '');
    const isLast = kept.length === 0 || isClauseOver(kept, kept.length - 1);
    const isChatter = token.kind === 'word' && CHATTER.test(token.text);
    if (!(isChatter && isAddressed && isLast)) kept.push(token);
  }
  return kept.reverse();
}
