import { gatherValues } from './gather-values.ts';
import type { Token } from './tokens.ts';
import type { Match } from './vocabulary.ts';

/** A stretch of the prompt that is read as one wish. */
export interface Segment {
  tokens: Token[];
  matches: Match[];
  /** The word or sign that stood before it. */
  joint: string;
}

const JOINTS = new Set([
  'and',
  'then',
  'also',
  'plus',
  'but',
  'with',
  'or',
  'nor',
  'while',
  'without',
  'besides',
  'additionally',
  'though',
  'although',
  'however',
  'including',
  'except',
  'yet',
]);
/** Cuts the prompt at the words and signs that join wishes. */
function split(tokens: readonly Token[], matches: ReadonlyMap<number, Match>): Segment[] {
  const segments: Segment[] = [];
  let current: Segment = { tokens: [], matches: [], joint: '' };
  const close = (joint: string) => {
    if (current.tokens.length > 0) segments.push(current);
    current = { tokens: [], matches: [], joint };
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token) continue;
    const match = matches.get(i);
    if (match) {
      const shift = i - current.tokens.length;
      current.matches.push({
        ...match,
        from: match.from - shift,
        to: match.to - shift,
        indices: match.indices.map((k) => k - shift),
      });
      current.tokens.push(...tokens.slice(match.from, match.to));
      i = match.to - 1;
      continue;
    }
    const isJoint = token.kind === 'separator' || (token.kind === 'word' && JOINTS.has(token.text));
    if (!isJoint) current.tokens.push(token);
    else {
      close(token.text);
      // "without" both joins and negates.
      if (token.text === 'without' || token.text === 'except') current.tokens.push(token);
    }
  }
  close('');
  return segments;
}

/** Splits the prompt into wishes. */
export function splitClauses(tokens: readonly Token[], matches: readonly Match[]): Segment[] {
  return gatherValues(split(tokens, new Map(matches.map((m) => [m.from, m]))));
}
