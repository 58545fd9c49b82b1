import { plain } from '../languages/plain.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

const ROUND = /^(?:round|circular|runde[mnrs]?)$/;
/** A colour as German has it; those of English are words of their own. */
const INK = /^(?:rot|gelb|blau|grun|weiss|schwarz|orange|rosa|lila|gold)(?:e[mnrs]?)?$/;

const isOf = (token: Token | undefined, test: RegExp) =>
  token?.kind === 'word' && test.test(plain(token.raw));
const isInk = (token: Token | undefined) =>
  token?.kind === 'word' && (COLOUR_WORDS.has(token.text) || isOf(token, INK));

/** "Round red label “50%”": a label is a strip behind letters, a round one a badge. */
export function withRoundLabelsNamed(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    if (token.text !== 'label') return token;
    const [first, second] = [tokens[i - 2], tokens[i - 1]];
    const isRound = isOf(second, ROUND) || (isOf(first, ROUND) && isInk(second));
    return isRound ? { ...token, text: 'badge', raw: 'badge' } : token;
  });
}
