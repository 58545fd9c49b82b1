import type { Token } from './tokens.ts';

const JOINTS = /^(and|then|but|also|while)$/;

/** Index behind the end of the clause. */
export function clauseEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(
    (t, i) =>
      i > from &&
      (t.kind === 'separator' || (JOINTS.test(t.text) && tokens[i - 1]?.text !== 'black')),
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

/** Whether a thing that was named is over there. */
export const endsThere = (next: Token | undefined): boolean =>
  next === undefined || next.kind === 'separator' || /^(and|then|please)$/.test(next.text);
