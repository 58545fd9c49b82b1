import { isVagueWish } from '../refusals/vague-wishes.ts';
import { shifted } from '../words/vocabulary.ts';
import type { Segment } from './clauses.ts';
import {
  isDivider,
  isGradientPair,
  isMoreColours,
  isOtherOfTwo,
  isPlaceOf,
  isSecondOne,
  saysHowSet,
} from './one-wish.ts';
import { isAboutLetters, isOnlyValues, isValue, saysWhatToDo } from './values.ts';

function joined(first: Segment, second: Segment): Segment {
  const shift = first.tokens.length;
  return {
    joint: first.joint,
    tokens: [
      ...first.tokens,
      ...second.tokens.map((t, i) => (i === 0 ? { ...t, isApart: true } : t)),
    ],
    matches: [...first.matches, ...second.matches.map((m) => shifted(m, shift))],
    weak: [...first.weak, ...second.weak.map((m) => shifted(m, shift))],
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

/** "Font Courier, “draft”": how the text behind it is set. */
const isLettersFirst = ({ tokens }: Segment, next: Segment | undefined): boolean =>
  /^(font|typeface)$/.test(tokens[0]?.text ?? '') &&
  !tokens.some(({ kind }) => kind === 'quote') &&
  next?.tokens[0]?.kind === 'quote';

/** "“SALE” top right": a text, though nothing says so. */
const isBareText = ({ tokens }: Segment): boolean => tokens.some(({ kind }) => kind === 'quote');

/** Px from which on they are a picture's; fewer are a border's, a radius, a blur's. */
const LEAST_SIDE = 200;

/** "4:5 please", before "and a bit brighter"; but "3/10" says how much. */
const isShape = ({ tokens }: Segment): boolean =>
  tokens.some(({ kind, text }) => (kind === 'ratio' || kind === 'size') && !text.includes('/'));

/** "A vignette, 16:9", "warmer, 800 px": the shape is a wish of its own, unless what is before it has one. */
function isShapeApart(last: Segment, segment: Segment): boolean {
  const isSide = segment.tokens.some(
    ({ kind, unit, value = 0 }) =>
      kind === 'number' && /^(px|none)$/.test(unit ?? '') && value >= LEAST_SIDE,
  );
  const isRatio = segment.tokens.some(({ kind, text }) => kind === 'ratio' && !text.includes('/'));
  // "A white frame, 1000 x 1000", "… 16:9": neither a frame nor a text is of such a size or shape.
  const isSize = segment.tokens.some(
    ({ kind, width = 0, height = 0 }) => kind === 'size' && Math.min(width, height) >= LEAST_SIDE,
  );
  const shapes =
    isSize || isRatio
      ? /^(crop|resize|format|collage|sideBySide|upscale)$/
      : /^(crop|resize|format|frame|collage|sideBySide|upscale|text|roundedCorners)$/;
  const hasShape = last.matches.some(({ operation: { op } }) => shapes.test(op));
  return (isSide || isShape(segment)) && !hasShape;
}

/** Behind words that are no wish, such as the name of a font, px and colours still are the text's. */
function textBehindWords(result: readonly Segment[], segment: Segment): number {
  const at = result.findLastIndex((each) => isBareText(each) || each.matches.length > 0);
  const words = result.slice(at + 1);
  const isOnlyHow = segment.tokens.every((t) => isValue(t) && t.kind !== 'quote');
  const isText = result[at] && isBareText(result[at]);
  return isText && words.length > 0 && isOnlyHow && words.every((each) => !isOnlyValues(each))
    ? at
    : -1;
}

/** Takes values that stand alone to the wish they belong to: "a border, 20 px, red"; "red and blue duotone". */
export function gatherValues(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  let waiting: Segment | null = null;
  for (const [i, each] of segments.entries()) {
    const segment: Segment = waiting ? joined(waiting, each) : each;
    waiting = null;
    const text = textBehindWords(result, segment);
    if (text >= 0) {
      result[text] = joined(result[text] as Segment, segment);
      continue;
    }
    const last = result.at(-1);
    const isCaption =
      segment.tokens.some((t) => t.kind === 'quote') &&
      (!last?.matches.some((m) => m.operation.op === 'text') ||
        last.tokens.some((t) => t.kind === 'quote'));
    const isOneWish =
      last &&
      (isPlaceOf(last, segment) || isGradientPair(last, segment) || isSecondOne(last, segment));
    if (isOneWish) {
      result[result.length - 1] = joined(last, segment);
    } else if (last && saysHowSet(last, segment)) {
      result[result.length - 1] = joined(last, segment);
    } else if (last && isDivider(last, segment)) {
      const tokens = segment.tokens.map((t) => ({
        ...t,
        text: t.text.replace(/^(?:line|divider|border|bar|strip)s?$/, 'line'),
      }));
      result[result.length - 1] = joined(last, { ...segment, tokens, matches: [], weak: [] });
    } else if (last && isOtherOfTwo(last, segment)) {
      const [of] = segment.tokens.map((t) => ({ ...t, kind: 'word' as const, text: 'of' }));
      const tokens = segment.joint === 'with' && of ? [of, ...segment.tokens] : segment.tokens;
      result[result.length - 1] = joined(last, { ...segment, tokens, matches: [], weak: [] });
    } else if (last && isMoreColours(last, segment)) {
      result[result.length - 1] = joined(last, segment);
    } else if (isLettersFirst(segment, segments[i + 1])) {
      waiting = segment;
    } else if (isOnlyValues(segment) && !isShape(segment) && startsPair(segments[i + 1])) {
      waiting = segment;
    } else if (
      isOnlyValues(segment) &&
      !isCaption &&
      !saysWhatToDo(segment) &&
      !isVagueWish(segment.tokens) &&
      last &&
      (!isAboutLetters(segment) || last.tokens.some(({ kind }) => kind === 'quote')) &&
      (last.matches.length > 0 || isBareText(last)) &&
      !isShapeApart(last, segment)
    ) {
      result[result.length - 1] = joined(last, segment);
    } else result.push(segment);
  }
  return result;
}
