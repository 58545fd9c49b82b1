import {
  type Clause,
  takeNumber,
  takePair,
  takeStandard,
  takeWords,
} from '../grammar/clauses/clause.ts';
import { BEYOND, isWithin } from '../picture/bounds.ts';
import type { ResizeParams } from './resize-size.ts';

/** What the words themselves say of a size. */
export interface ResizeHint {
  factor: number | null;
  /** -1: asks for a smaller picture, 1: for a larger one. */
  relative?: number;
  /** The side whose length is said. */
  edge?: 'long' | 'short';
  /** "No wider than …": a smaller picture stays as it is. */
  most?: boolean;
  /** "Reduce it to …": means the size only when nothing else is named. */
  needsNumber?: boolean;
}

const ASIDES = [
  ...['original size', 'of original', 'current size', 'its size', 'original', 'size', 'resolution'],
  ...['dimensions', 'proportionally', 'exactly', 'quality', 'width', 'wide'],
  ...['wallpaper', 'banner', 'header', 'canvas', 'hero'],
];
const named = (lengths: string) =>
  lengths
    .split(' ')
    .flatMap((length) => ['side', 'edge', 'dimension'].map((s) => `${length} ${s}`));
/** What the sides are called, "the long edge" among them. */
export const EDGES = {
  long: named('long longest longer larger largest biggest any either'),
  short: named('short shortest shorter smaller smallest'),
} as const;
const AT_MOST = [
  ...[
    'at most',
    'maximum',
    'max',
    'extremely',
    'no more than',
    'not more than',
    'up to',
    'no larger than',
  ],
  ...[
    'no bigger than',
    'no wider than',
    'no higher than',
    'no taller than',
    'or less',
    'or smaller',
  ],
];
/** "A third": the share it means. */
const SHARES = [
  [['two thirds', 'two third'], 2 / 3],
  [['three quarters'], 0.75],
  [['half', 'a half'], 0.5],
  [['third', 'a third', 'one third'], 1 / 3],
  [['quarter', 'a quarter', 'one quarter'], 0.25],
  [['fifth', 'a fifth'], 0.2],
] as const;

/** A factor that was said as a share, in percent or in words, of the size or of the change. */
function takeFactor(clause: Clause, hint: ResizeHint): number | null {
  const percent = takeNumber(clause, 'percent');
  const spoken = SHARES.find(([words]) => takeWords(clause, ...words))?.[1];
  const share = percent === null ? spoken : Math.abs(percent) / 100;
  if (share === undefined) return null;
  const words = clause.tokens.map((t) => t.text);
  const figure = clause.tokens.findIndex(({ unit }) => unit === 'percent');
  // "Verkleinere es auf 25 %": to so much of it.
  const isReached = words[figure - 1] === 'in';
  const isStep =
    hint.relative !== undefined &&
    !isReached &&
    words.some((word) =>
      /^(by|smaller|make small|small size|smaller size|bigger|larger)$/.test(word),
    ) &&
    !words.includes('to');
  if (!isStep) return share;
  return 1 + (hint.relative ?? 1) * Math.min(share, hint.relative === -1 ? 0.95 : 20);
}

/** So small a number is no length: "scale by 1.5". */
const MOST_TIMES = 8;

/** A number that multiplies the size. */
function takeMultiple(clause: Clause): number | null {
  const isScaled = clause.tokens.some(({ text }, i) => text === 'by' && i >= clause.from);
  const small = clause.tokens.find(
    ({ kind, unit, value = 0 }) =>
      kind === 'number' && unit === 'none' && value > 0 && value <= MOST_TIMES,
  );
  return isScaled && small ? takeNumber(clause, 'none') : null;
}

/** One side or both in px: as numbers, or as the name of a screen size. */
function takeSides(clause: Clause, hint: ResizeHint): ResizeParams | { cannot: string } | null {
  const standard = takeStandard(clause);
  if (standard) {
    takeWords(clause, 'width', 'wide', 'quality');
    const [width, height] = [standard.width || null, standard.height || null];
    if (!isWithin(width ?? height ?? 0)) return { cannot: BEYOND };
    return { width, height, name: standard.raw, ...(hint.relative === 1 ? { grow: true } : {}) };
  }
  const pair = takePair(clause, 'size');
  if (pair) {
    if (!isWithin(pair.width) || !isWithin(pair.height)) return { cannot: BEYOND };
    if (!takeWords(clause, 'inside')) return pair;
    return { ...pair, inside: true, ...(takeWords(clause, ...AT_MOST) ? { most: true } : {}) };
  }
  const px = takeNumber(clause, 'px') ?? takeNumber(clause, 'none');
  if (px === null || px < 1) return null;
  if (!isWithin(px)) return { cannot: BEYOND };
  const limit = takeWords(clause, ...AT_MOST) || hint.most ? { most: true } : {};
  const isShort = takeWords(clause, ...EDGES.short) || hint.edge === 'short';
  const isLong = takeWords(clause, ...EDGES.long) || hint.edge === 'long';
  if (isShort || isLong) return { edge: isShort ? 'short' : 'long', px: Math.round(px), ...limit };
  const phrase = clause.tokens.slice(clause.from, clause.to);
  const isHigh =
    takeWords(clause, 'height', 'high', 'tall') ||
    phrase.some((t) => /^(height|tall|taller|higher)$/.test(t.text));
  takeWords(clause, 'width', 'wide', 'across');
  return isHigh
    ? { width: null, height: Math.round(px), ...limit }
    : { width: Math.round(px), height: null, ...limit };
}

/** The size that a clause asks for; null when it asks for none. */
export function readResize(
  clause: Clause,
  hint: ResizeHint,
): ResizeParams | { cannot: string } | null {
  const spoken = clause.tokens.map((t) => t.text);
  // "Make the room look bigger" is about the room.
  if (
    hint.relative !== undefined &&
    spoken.slice(0, clause.from).some((word) => /^(look|looks|seem|appear)$/.test(word))
  )
    return null;
  takeWords(clause, ...ASIDES);
  const times = takeNumber(clause, 'times');
  if (times !== null && times > 0) return { factor: hint.relative === -1 ? 1 / times : times };
  const multiple = takeMultiple(clause);
  if (multiple !== null) return { factor: multiple };
  const factor = takeFactor(clause, hint);
  if (factor !== null) return factor > 0 ? { factor } : { cannot: 'nothing would be left of it' };
  const sides = takeSides(clause, hint);
  if (sides) {
    takeWords(clause, 'down', 'up');
    return sides;
  }
  if (takeWords(clause, 'double', 'twice')) return { factor: 2 };
  if (hint.needsNumber) return null;
  if (hint.factor !== null) return { factor: hint.factor };
  if (!/^(resize|resized|resizing|rescale|scale|size|dimensions)$/.test(spoken[clause.from] ?? ''))
    return null;
  return { cannot: 'it needs to know the size, such as 1200 px wide or half the size' };
}
