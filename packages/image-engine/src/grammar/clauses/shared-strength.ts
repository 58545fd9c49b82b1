import { FILLERS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import type { Segment } from './clauses.ts';

/** Are done by degrees, and said in one word. */
const BY_DEGREES = /^(brightness|contrast|saturation|warmth|sharpen|denoise|dehaze|hdr|enhance)$/;
/** "Slightly", "a bit", "just a little bit" */
const LITTLE = /^(slightly|little|bit|touch|tad|smidge|gently|subtly|lightly)$/;
const BESIDE =
  /^(a|just|only|but|the|please|very|of|more|less|and|make|it|up|increase|picture|photo|image|enhance)$/;
/** Ask for something to be done to what is named behind them. */
const OWN_OBJECT = /^(it|this|that|them|everything|the|my|our|his|her)$/;

/** Where the words are that say how little; null when there are none, or others. */
function littleAt({ tokens, matches }: Segment): 'before' | 'behind' | null {
  const at = tokens.findIndex(({ text }) => LITTLE.test(text));
  const [match] = matches;
  if (at < 0 || !match) return null;
  return at < match.from ? 'before' : at >= match.to ? 'behind' : null;
}

/** "Sharpen", "brighter", "saturation": a quality and nothing about it. */
function isBare({ tokens, matches }: Segment, mayHaveObject: boolean): boolean {
  const inPhrase = new Set(matches.flatMap(({ indices }) => indices));
  return (
    matches.length > 0 &&
    matches.every(({ operation: { op } }) => BY_DEGREES.test(op)) &&
    tokens.every(
      ({ kind, text }, i) =>
        inPhrase.has(i) ||
        (kind === 'word' &&
          (LITTLE.test(text) || BESIDE.test(text) || FILLERS.has(text)) &&
          (mayHaveObject || !OWN_OBJECT.test(text) || i < (matches[0]?.to ?? 0))),
    )
  );
}

/** "Brighter" or "saturation": said behind "a bit more", the like of it has no verb of its own. */
function kindOf({ tokens, matches }: Segment): 'comparative' | 'quality' | null {
  const words = matches.map(({ to }) => tokens[to - 1]?.text ?? '');
  if (words.every((word) => /(er|ful|vivid)$/.test(word))) return 'comparative';
  return words.every((word) => QUALITY.test(word)) ? 'quality' : null;
}

const QUALITY = /^(contrast|saturation|brightness|sharpness|warmth|clarity|vibrance|exposure)$/;
/** "More contrast and make it warmer": begins again. */
const BEGINS = /^(more|less|make|it)$/;

const withLittle = (segment: Segment): Segment => {
  const last = segment.tokens.at(-1) as Token;
  return {
    ...segment,
    tokens: [...segment.tokens, { ...last, kind: 'word', text: 'slightly', raw: '' }],
  };
};

/** "Sharpen, brighten and warm it up slightly", "a bit more contrast and saturation": all of them slightly. */
export function withStrengthShared(segments: readonly Segment[]): Segment[] {
  const result = [...segments];
  for (let end = 1; end < result.length; end++) {
    const last = result[end] as Segment;
    if (!/^(and|,|)$/.test(last.joint) || !isBare(last, true) || littleAt(last) !== 'behind')
      continue;
    for (let i = end - 1; i >= 0; i--) {
      const each = result[i] as Segment;
      if (!isBare(each, false) || littleAt(each) !== null) break;
      result[i] = withLittle(each);
      if (!/^(and|,)$/.test(each.joint)) break;
    }
  }
  for (let i = 1; i < result.length; i++) {
    const [before, each] = [result[i - 1], result[i]] as [Segment, Segment];
    const isLed = isBare(before, true) && littleAt(before) !== null && /^(and|,)$/.test(each.joint);
    // "Slightly brighter, sharper and warmer"
    const isLittle = littleAt(before) === 'before' || before !== segments[i - 1];
    const isAlike =
      kindOf(each) !== null &&
      kindOf(each) === kindOf(before) &&
      !each.tokens.some(({ raw, text }) => text === 'less' || (raw !== '' && BEGINS.test(text)));
    if (isLed && isLittle && isBare(each, false) && littleAt(each) === null && isAlike)
      result[i] = withLittle(each);
  }
  return result;
}
