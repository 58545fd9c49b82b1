import type { Token } from '../words/tokens.ts';

const JOINTS = /^(and|then|but|also|while)$/;

/** "Black and white" is one; "the shoes black and make the tie red" is not. */
const isInBlackAnd = (tokens: readonly Token[], i: number): boolean =>
  tokens[i - 1]?.text === 'black' &&
  !/^(make|the|my|our|his|her|put|add|crop|remove|blur|turn|write|give)$/.test(
    tokens[i + 1]?.text ?? '',
  );

/** Index behind the end of the clause. */
export function clauseEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(
    (t, i) =>
      i > from && (t.kind === 'separator' || (JOINTS.test(t.text) && !isInBlackAnd(tokens, i))),
  );
  return end < 0 ? tokens.length : end;
}

/** Index of the first token of the clause. */
export function clauseStart(tokens: readonly Token[], from: number): number {
  let start = from;
  while (
    start > 0 &&
    tokens[start - 1]?.kind !== 'separator' &&
    !JOINTS.test(tokens[start - 1]?.text ?? '')
  )
    start -= 1;
  return start;
}

/** Whether a clause begins there; unlike `clauseStart`, in the same time however long it is. */
export function beginsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === 'separator' || JOINTS.test(before.text);
}

/** Whether the clause is over there. */
export function isClauseOver(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token === undefined || token.kind === 'separator' || JOINTS.test(token.text);
}

/** Whether a thing that was named is over there. */
export const endsThere = (next: Token | undefined): boolean =>
  next === undefined || next.kind === 'separator' || /^(and|then|please)$/.test(next.text);
