import type { Token } from './tokens.ts';

/** "Make me a sketch", "help me brighten it": somebody it is done for, not done to. */
export function isDative(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1]?.text ?? '';
  const next = tokens[i + 1]?.text ?? '';
  if (/^(me|us)$/.test(tokens[i]?.text ?? '') && /^(help|show|let|tell|send|do|for)$/.test(before))
    return true;
  // "Give me sunset"
  if (/^(me|us)$/.test(tokens[i]?.text ?? '') && before === 'give' && next !== '') return true;
  return (
    /^(make|give|get|show|let|want|do|help|bring|create|draw|for)$/.test(before) &&
    /^(a|an|the|this|that|some|my|it|with)$/.test(next)
  );
}
