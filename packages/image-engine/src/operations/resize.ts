import { z } from 'zod';
import { type Clause, takeNumber, takePair, takeStandard, takeWords } from '../grammar/clause.ts';
import { BEYOND, BOUNDS, bounded, isWithin } from '../picture/bounds.ts';
import { RANK, type Size } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween, wholeBetween } from './params.ts';

/**
 * A factor of both sides, or one or both sides in px (both: the picture is cut to fill them).
 * `grow`: only makes larger, as "upscale to 4k" asks; `name` is what the size was called.
 */
type Params =
  | { factor: number }
  | { width: number | null; height: number | null; grow?: boolean; name?: string };

/** The size asked for, before it is brought within bounds. */
function wished(params: Params, size: Size): Size {
  if ('factor' in params)
    return { width: size.width * params.factor, height: size.height * params.factor };
  const { width, height, grow } = params;
  const ratio = size.width / size.height;
  const after = {
    width: width ?? (height ?? size.height) * ratio,
    height: height ?? (width ?? size.width) / ratio,
  };
  return grow && after.width <= size.width ? size : after;
}

interface Hint {
  factor: number | null;
  /** -1: asks for a smaller picture, 1: for a larger one. */
  relative?: number;
  /** "Reduce it to …": means the size only when nothing else is named. */
  needsNumber?: boolean;
}

const ASIDES = [
  ...['original size', 'of original', 'current size', 'its size', 'original', 'size', 'resolution'],
  ...['dimensions', 'proportionally', 'exactly', 'on the longest side', 'quality', 'width', 'wide'],
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
  if (pair) return isWithin(pair.width) && isWithin(pair.height) ? pair : { cannot: BEYOND };
  const px = takeNumber(clause, 'px') ?? takeNumber(clause, 'none');
  if (px === null || px < 1) return null;
  const phrase = clause.tokens.slice(clause.from, clause.to);
  const isHigh =
    takeWords(clause, 'height', 'high', 'tall') ||
    phrase.some((t) => t.text === 'height' || t.text === 'tall');
  takeWords(clause, 'width', 'wide', 'across');
  if (!isWithin(px)) return { cannot: BEYOND };
  return isHigh ? { width: null, height: Math.round(px) } : { width: Math.round(px), height: null };
}

const factorSchema = z.object({ factor: numberBetween(0.0001, 10_000) });
const side = wholeBetween(BOUNDS.minEdge, BOUNDS.maxEdge).nullable();
const sidesSchema = z
  .object({
    width: side,
    height: side,
    grow: z.boolean().optional(),
    name: z
      .string()
      .regex(/^[\p{L}\p{N} .×-]{1,20}$/u, 'must be a size’s name')
      .optional(),
  })
  .refine(({ width, height }) => width !== null || height !== null, {
    error: 'must say the width or the height',
  });

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
    [
      'resize|resized|export at|export to|save at|output at|resizing|rescale|scale|size|width|height|dimensions|resample|resolution',
      { factor: null },
    ],
  ],
  read: (clause, hint: Hint) => {
    const spoken = clause.tokens.map((t) => t.text);
    takeWords(clause, ...ASIDES);
    const times = takeNumber(clause, 'times');
    if (times !== null && times > 0) return { factor: hint.relative === -1 ? 1 / times : times };
    const factor = takeFactor(clause, hint);
    if (factor !== null) return factor > 0 ? { factor } : { cannot: 'nothing would be left of it' };
    const sides = takeSides(clause, hint);
    if (sides) return sides;
    if (takeWords(clause, 'double', 'twice')) return { factor: 2 };
    if (hint.needsNumber) return null;
    if (hint.factor !== null) return { factor: hint.factor };
    if (
      !/^(resize|resized|resizing|rescale|scale|size|dimensions)$/.test(spoken[clause.from] ?? '')
    )
      return null;
    return { cannot: 'it needs to know the size, such as 1200 px wide or half the size' };
  },
  schema: z.union([factorSchema, sidesSchema]),
  chip: (params) => {
    if ('factor' in params) return `Resize ${inPercent(params.factor * 100)}`;
    const { width, height, name } = params;
    if (name) return `Resize to ${name}`;
    if (width && height) return `Resize to ${width} × ${height} px`;
    return width ? `Resize to ${width} px wide` : `Resize to ${height} px high`;
  },
  dial: { key: 'factor', min: 0.1, max: 4, step: 0.05 },
  describe: (params: Params) => {
    if ('factor' in params) {
      if (params.factor === 0.5) return 'made it half the size';
      if (params.factor === 2) return 'made it twice the size';
      return `resized it to ${Math.round(params.factor * 1000) / 10}% of its size`;
    }
    if (params.name)
      return `${params.grow ? 'enlarged' : 'resized'} it to ${params.name} (${params.width ? `${params.width} px wide` : `${params.height} px high`})`;
    if (params.width && params.height) return `resized it to ${params.width} × ${params.height} px`;
    return params.width
      ? `resized it to ${params.width} px wide`
      : `resized it to ${params.height} px high`;
  },
  note: (params: Params, size: Size) => {
    const [asked, made] = [wished(params, size), bounded(wished(params, size))];
    if (Math.abs(asked.width - made.width) <= 1 && Math.abs(asked.height - made.height) <= 1)
      return null;
    const isLess = made.width < asked.width;
    return `It came to ${made.width} × ${made.height} px, as ${isLess ? `${BOUNDS.maxEdge} px on a side and ${BOUNDS.maxPixels / 1e6} megapixels are the most` : `${BOUNDS.minEdge} px on a side are the least`}.`;
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
