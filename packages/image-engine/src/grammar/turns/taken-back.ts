import { beginsClause, clauseStart, isClauseOver } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

/** "No forest after all, rather mountains": behind a pause it says nothing more. */
export const withoutRathers = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ text }, i) =>
      !(
        /^(rather|instead)$/.test(text) &&
        tokens[i - 1]?.kind === 'separator' &&
        /^(dont|not|no)$/.test(tokens[clauseStart(tokens, i - 2)]?.text ?? '') &&
        tokens[i + 1]?.kind === 'word'
      ),
  );

/** "Don't remove the person but the background" asks for what is said last. */
export function withRemovalsCorrected(tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex(
    ({ text }, i) =>
      text === 'remove' &&
      (/^(dont|not|never)$/.test(tokens[i - 1]?.text ?? '') || tokens[i + 1]?.text === 'not'),
  );
  const but = tokens.findIndex(({ text }, i) => i > verb && text === 'but');
  const isGround =
    /^(background|backdrop)$/.test(tokens[but + 1]?.text ?? '') ||
    (tokens[but + 1]?.text === 'the' &&
      /^(background|backdrop)$/.test(tokens[but + 2]?.text ?? ''));
  if (verb < 0 || but < 0 || but > verb + 6 || !isGround) return [...tokens];
  const from = /^(dont|not|never)$/.test(tokens[verb - 1]?.text ?? '') ? verb - 1 : verb;
  return [...tokens.slice(0, from), tokens[verb] as Token, ...tokens.slice(but + 1)];
}

/** "Grainy no, contrasty yes": which of them, behind it. */
export const withNoBefore = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, i) => {
    const answer = tokens[i + 1];
    const isAnswer = (each: Token | undefined) => /^(no|yes)$/.test(each?.text ?? '');
    const isAnswered = (k: number) =>
      tokens[k]?.kind === 'word' &&
      isAnswer(tokens[k + 1]) &&
      beginsClause(tokens, k) &&
      isClauseOver(tokens, k + 2);
    if (isAnswer(token) && isAnswered(i - 1)) return [];
    return answer?.text === 'no' && isAnswered(i) ? [answer, token] : [token];
  });
