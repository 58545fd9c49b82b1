import { COLOUR_WORDS } from '../words/colours.ts';
import { INTENSITY_WORDS } from '../words/intensity.ts';
import { KEEPERS, NEGATORS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import { type Match, shifted } from '../words/vocabulary.ts';
import { gatherValues } from './gather-values.ts';
import { isBarePart } from './scope.ts';

/** A stretch of the prompt that is read as one wish. */
export interface Segment {
  tokens: Token[];
  matches: Match[];
  /** Verbs that may mean something when none of the matches does. */
  weak: Match[];
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
/** "Replace the background with mountains": what comes instead belongs to the same wish. */
function isExchange({ tokens }: Segment, word: string): boolean {
  // "Watermark it with my name": what follows are the words.
  const isWritten =
    tokens.at(-1)?.text === 'it' &&
    /^(watermark|caption|label|title)$/.test(tokens.at(-2)?.text ?? '');
  if (word === 'with' && isWritten) return true;
  return (
    word === 'with' &&
    tokens.some((t) => /^(replace|swap|exchange|switch|substitute)$/.test(t.text))
  );
}

/** "Don't touch her just darken it": after what is not to be, "just" begins what is. */
function startsAnew({ tokens }: Segment, word: string): boolean {
  const last = tokens.at(-1)?.text ?? '';
  const forgoes = () => tokens.some((t) => NEGATORS.has(t.text) || KEEPERS.has(t.text));
  return /^(just|only)$/.test(word) && tokens.length > 1 && !NEGATORS.has(last) && forgoes();
}

const IMPERATIVES =
  /^(crop|blur|sharpen|add|remove|delete|rotate|flip|mirror|resize|upscale|straighten|enhance|brighten|darken|lighten|desaturate|convert|replace|change|cut|fix|reduce|increase|boost|denoise|restore|invert|write|put|make|turn|give)$/;
/** After these a verb carries on what was begun: "flip it and crop it" is cut elsewhere. */
const LEADS_ON =
  /^(to|and|by|the|a|an|of|for|please|can|could|you|i|just|also|then|dont|not|never|no|want|would|like|will|must|should|text|caption|words|saying|says|write|or|than|my|this|that|is|as|some|auto|old|only|more|less|all|into|in|on|with|at|look|looks|that|not|lets|let|me|us)$/;

/** "Sharpen it add a border": a verb that nothing joins begins another wish. */
function beginsWish({ tokens, matches }: Segment, token: Token, isFollowed: boolean): boolean {
  const before = tokens.at(-1)?.text ?? '';
  const first = tokens[0]?.text ?? '';
  if (!isFollowed || !IMPERATIVES.test(token.text) || LEADS_ON.test(before)) return false;
  // "Without changing the colours make it sharper"
  const isDislike = tokens.some(
    (t, i) => NEGATORS.has(t.text) && /^(like|love|want|need)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const isPreface = tokens.length > 2 && (first === 'without' || KEEPERS.has(first) || isDislike);
  if (isPreface) return true;
  return (
    token.kind === 'word' &&
    // "Background cut out" is one wish, "background white crop it" is two.
    (matches.some((match) => !isBarePart(match, tokens)) || COLOUR_WORDS.has(before)) &&
    !INTENSITY_WORDS.has(before)
  );
}

/** Cuts the prompt at the words and signs that join wishes. */
function split(tokens: readonly Token[], matches: ReadonlyMap<number, Match>): Segment[] {
  const segments: Segment[] = [];
  let current: Segment = { tokens: [], matches: [], weak: [], joint: '' };
  const close = (joint: string) => {
    if (current.tokens.length > 0) segments.push(current);
    current = { tokens: [], matches: [], weak: [], joint };
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token) continue;
    const match = matches.get(i);
    const isFollowed = [0, 1, 2, 3, 4].some((k) => matches.get(i + k)?.isWeak === false);
    const next = tokens[i + 1];
    // "LinkedIn banner crop" ends on its noun.
    const isLast = next === undefined || next.kind === 'separator';
    if (!isLast && beginsWish(current, token, isFollowed)) close('');
    if (match) {
      const shift = i - current.tokens.length;
      (match.isWeak ? current.weak : current.matches).push(shifted(match, -shift));
      current.tokens.push(...tokens.slice(match.from, match.to));
      i = match.to - 1;
      continue;
    }
    if (startsAnew(current, token.text)) {
      close(token.text);
      continue;
    }
    const isJoint =
      token.kind === 'separator' ||
      (token.kind === 'word' && JOINTS.has(token.text) && !isExchange(current, token.text));
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
