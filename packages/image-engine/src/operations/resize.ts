import { z } from 'zod';
import { type Clause, takeNumber, takePair, takeStandard, takeWords } from '../grammar/clause.ts';
import { BEYOND, BOUNDS, bounded, isWithin, leastThereIs, mostThereIs } from '../picture/bounds.ts';
import { RANK, type Size } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween, wholeBetween } from './params.ts';

/**
 * A factor of both sides, one or both sides in px (both: the picture is cut to fill them, or scaled to
 * fit `inside` them), or the longer or the shorter side in px. `grow`: only makes larger, as "upscale to 4k" asks; `most`: only
 * makes smaller, as "at most 800 px wide" does; `name` is what the size was called.
 */
type Params =
  | { factor: number }
  | { edge: 'long' | 'short'; px: number; most?: boolean }
  | {
      width: number | null;
      height: number | null;
      inside?: boolean;
      grow?: boolean;
      most?: boolean;
      name?: string;
    };

/** The size asked for, before it is brought within bounds. */
function wished(params: Params, size: Size): Size {
  if ('factor' in params)
    return { width: size.width * params.factor, height: size.height * params.factor };
  const after = wishedSides(params, size);
  const isSmaller = after.width <= size.width && after.height <= size.height;
  if ('grow' in params && params.grow && after.width <= size.width) return size;
  return params.most && !isSmaller ? size : after;
}

function wishedSides(params: Exclude<Params, { factor: number }>, size: Size): Size {
  if ('edge' in params) {
    const side = (params.edge === 'long' ? Math.max : Math.min)(size.width, size.height);
    return { width: (size.width * params.px) / side, height: (size.height * params.px) / side };
  }
  const { width, height } = params;
  const ratio = size.width / size.height;
  if (params.inside && width && height) {
    const scale = Math.min(width / size.width, height / size.height);
    return { width: size.width * scale, height: size.height * scale };
  }
  return {
    width: width ?? (height ?? size.height) * ratio,
    height: height ?? (width ?? size.width) / ratio,
  };
}

interface Hint {
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
const EDGES = {
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
function takeFactor(clause: Clause, hint: Hint): number | null {
  const percent = takeNumber(clause, 'percent');
  const spoken = SHARES.find(([words]) => takeWords(clause, ...words))?.[1];
  const share = percent === null ? spoken : Math.abs(percent) / 100;
  if (share === undefined) return null;
  const words = clause.tokens.map((t) => t.text);
  const isStep =
    hint.relative !== undefined &&
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
function takeSides(clause: Clause, hint: Hint): Params | { cannot: string } | null {
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

const factorSchema = z.object({ factor: numberBetween(0.0001, 10_000) });
const side = wholeBetween(BOUNDS.minEdge, BOUNDS.maxEdge).nullable();
const sidesSchema = z
  .object({
    width: side,
    height: side,
    inside: z.boolean().optional(),
    grow: z.boolean().optional(),
    most: z.boolean().optional(),
    name: z
      .string()
      .regex(/^[\p{L}\p{N} .×-]{1,20}$/u, 'must be a size’s name')
      .optional(),
  })
  .refine(({ width, height }) => width !== null || height !== null, {
    error: 'must say the width or the height',
  })
  .refine(({ width, height, inside }) => !inside || (width !== null && height !== null), {
    error: 'must say the width and the height to fit inside',
  });

const edgeSchema = z.object({
  edge: z.enum(['long', 'short']),
  px: wholeBetween(BOUNDS.minEdge, BOUNDS.maxEdge),
  most: z.boolean().optional(),
});

/** Which side a size is of, in the words of a chip: "at most 800 px wide". */
function sideInWords(params: Exclude<Params, { factor: number }>): string {
  const limit = params.most ? 'at most ' : '';
  if ('edge' in params) return `${limit}${params.px} px on the ${params.edge} side`;
  const { width, height } = params;
  const fit = params.inside && !params.most ? 'fit ' : limit;
  if (width && height) return `${fit}${width} × ${height} px`;
  return `${limit}${width ? `${width} px wide` : `${height} px high`}`;
}

/** Makes the picture larger or smaller. */
export const resize = defineOperation({
  op: 'resize',
  label: 'Resize',
  example: 'Resize it to 1200 px wide',
  related: ['Make it half the size', 'Crop it to a square', 'Crop it to 16:9'],
  stage: 'geometry',
  order: 40,
  touches: ['size'],
  words: [
    [
      'half size|half as wide|half as high|half as tall|half as big|half as large|half its size|half of size|half of its size|half width|half original size|halve|halve size',
      { factor: 0.5 },
    ],
    ['three quarters of size|three quarters size|three quarters as big', { factor: 0.75 }],
    ['two thirds of size|two thirds size|two thirds as big', { factor: 2 / 3 }],
    [
      'quarter size|quarter as big|quarter of size|quarter of its size|a quarter of size',
      { factor: 0.25 },
    ],
    [
      'double size|twice size|twice as big|twice as large|double|double resolution|double its size|twice its size|twice as wide|2 times bigger|2 times larger',
      { factor: 2 },
    ],
    ['triple size|three times size|triple|three times as big|3 times bigger', { factor: 3 }],
    [
      'smaller|shrink|scale down|size down|downscale|downsize|reduce size|decrease size|reduce dimensions|reduce resolution|lower resolution|shrunk|reduce to size|reduce by of size',
      { factor: 0.5, relative: -1 },
    ],
    ['reduce to|reduce by|cut down to', { factor: 0.5, relative: -1, needsNumber: true }],
    [
      'bigger|larger|enlarge|scale up|upscaled|size up|upscale|increase size|make large|increase resolution|higher resolution|increase dimensions',
      { factor: 2, relative: 1 },
    ],
    [EDGES.long.join('|'), { factor: null, edge: 'long' }],
    [EDGES.short.join('|'), { factor: null, edge: 'short' }],
    [
      'no wider than|no higher than|no taller than|no larger than|no bigger than|not wider than|not larger than|not bigger than',
      { factor: null, most: true },
    ],
    [
      'resize|resized|export at|export to|save at|output at|resizing|rescale|scale|size|width|height|dimensions|resample|resolution',
      { factor: null },
    ],
  ],
  read: (clause, hint: Hint) => {
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
    if (
      !/^(resize|resized|resizing|rescale|scale|size|dimensions)$/.test(spoken[clause.from] ?? '')
    )
      return null;
    return { cannot: 'it needs to know the size, such as 1200 px wide or half the size' };
  },
  schema: z.union([factorSchema, edgeSchema, sidesSchema]),
  chip: (params) => {
    if ('factor' in params) return `Resize ${inPercent(params.factor * 100)}`;
    const name = 'name' in params ? params.name : undefined;
    return `Resize to ${name ?? sideInWords(params)}`;
  },
  dial: { key: 'factor', min: 0.1, max: 4, step: 0.05 },
  describe: (params: Params) => {
    if ('factor' in params) {
      if (params.factor === 0.5) return 'made it half the size';
      if (params.factor === 2) return 'made it twice the size';
      return `resized it to ${Math.round(params.factor * 1000) / 10}% of its size`;
    }
    const side = sideInWords(params);
    if ('edge' in params || !params.name) return `resized it to ${side}`;
    return `${params.grow ? 'enlarged' : 'resized'} it to ${params.name} (${side})`;
  },
  notes: (params: Params, size: Size) => {
    const [asked, made] = [wished(params, size), bounded(wished(params, size))];
    if (Math.abs(asked.width - made.width) <= 1 && Math.abs(asked.height - made.height) <= 1) {
      const isLarger = made.width > size.width && made.height > size.height;
      if (!isLarger || 'factor' in params) return [];
      const { width, height } = size;
      const text = `It was enlarged from ${width} × ${height} px, which adds no detail.`;
      return [{ code: 'enlarged', text, values: { width, height } }];
    }
    return [made.width < asked.width ? mostThereIs(made) : leastThereIs(made)];
  },
  passes: (params: Params, size: Size) => {
    const after = bounded(wished(params, size));
    if (after.width === size.width && after.height === size.height) return [];
    return [
      {
        kind: 'stream',
        rank: RANK.resize,
        grey: 'keeps',
        size: () => after,
        build: (sharp) => sharp.resize(after.width, after.height, { fit: 'cover' }),
      },
    ];
  },
});
