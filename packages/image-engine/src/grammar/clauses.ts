import { INTENSITY_WORDS, POSITION_WORDS } from './clause.ts';
import { COLOUR_MODIFIERS, COLOUR_WORDS } from './colours.ts';
import { FILLERS } from './lexicon.ts';
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
const VALUE_WORDS = new Set([
  'horizontally',
  'vertically',
  'horizontal',
  'vertical',
  'clockwise',
  'counterclockwise',
  'anticlockwise',
  'rounded',
  'round',
  'half',
  'thick',
  'wide',
  'high',
  'tall',
  'proportionally',
  'capital',
  'caps',
  'uppercase',
  'big',
  'bold',
  'each',
  'tones',
]);

/** A word that only says how, where or in which colour. */
function isValue(token: Token): boolean {
  if (token.kind !== 'word') return token.kind !== 'separator';
  return (
    VALUE_WORDS.has(token.text) ||
    COLOUR_WORDS.has(token.text) ||
    COLOUR_MODIFIERS.has(token.text) ||
    INTENSITY_WORDS.has(token.text) ||
    POSITION_WORDS.has(token.text)
  );
}

/** "… but not too much": says how strongly. */
function isNotToo(tokens: readonly Token[], i: number): boolean {
  return (
    tokens[i]?.text === 'not' &&
    tokens[i + 1]?.text === 'too' &&
    INTENSITY_WORDS.has(tokens[i + 2]?.text ?? '')
  );
}

function isOnlyValues(segment: Segment): boolean {
  return (
    segment.matches.length === 0 &&
    segment.tokens.some(isValue) &&
    segment.tokens.every((t, i) => isValue(t) || FILLERS.has(t.text) || isNotToo(segment.tokens, i))
  );
}

/** "Make it blue" stands on its own, though it holds nothing but a colour. */
function saysWhatToDo(segment: Segment): boolean {
  return segment.tokens.some((t) => /^(make|turn|give|paint|convert|change)$/.test(t.text));
}

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

function joined(first: Segment, second: Segment): Segment {
  const shift = first.tokens.length;
  return {
    joint: first.joint,
    tokens: [...first.tokens, ...second.tokens],
    matches: [
      ...first.matches,
      ...second.matches.map((m) => ({
        ...m,
        from: m.from + shift,
        to: m.to + shift,
        indices: m.indices.map((k) => k + shift),
      })),
    ],
  };
}

/** "… and blue duotone": the wish to which a colour said before the "and" belongs. */
function startsPair(next: Segment | undefined): boolean {
  const [first] = next?.tokens ?? [];
  return (
    next?.joint === 'and' &&
    first !== undefined &&
    isValue(first) &&
    (next.matches[0]?.from ?? 0) > 0
  );
}

/** Takes values that stand alone to the wish they belong to: "a border, 20 px, red"; "red and blue duotone". */
function gatherValues(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  let waiting: Segment | null = null;
  for (const [i, each] of segments.entries()) {
    const segment: Segment = waiting ? joined(waiting, each) : each;
    waiting = null;
    const last = result.at(-1);
    const isCaption =
      segment.tokens.some((t) => t.kind === 'quote') &&
      !last?.matches.some((m) => m.operation.op === 'text');
    if (isOnlyValues(segment) && startsPair(segments[i + 1])) {
      waiting = segment;
    } else if (
      isOnlyValues(segment) &&
      !isCaption &&
      !saysWhatToDo(segment) &&
      last &&
      last.matches.length > 0
    ) {
      result[result.length - 1] = joined(last, segment);
    } else result.push(segment);
  }
  return result;
}

/** Splits the prompt into wishes. */
export function splitClauses(tokens: readonly Token[], matches: readonly Match[]): Segment[] {
  return gatherValues(split(tokens, new Map(matches.map((m) => [m.from, m]))));
}
