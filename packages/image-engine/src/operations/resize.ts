import { takeNumber, takePair, takeWords } from '../grammar/clause.ts';
import { RANK, type Size } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';

/** A factor of both sides, or one or both sides in px (both: the picture is cut to fill them). */
type Params = { factor: number } | { width: number | null; height: number | null };

/** Bounds of every picture the engine makes: px on a side, and px in all. */
export const BOUNDS = { minEdge: 16, maxEdge: 8192, maxPixels: 40_000_000 } as const;

/** The size asked for, brought within bounds at the same proportions. */
function bounded({ width, height }: Size): Size {
  const smallest = Math.max(BOUNDS.minEdge / width, BOUNDS.minEdge / height, 0);
  const largest = Math.min(
    BOUNDS.maxEdge / width,
    BOUNDS.maxEdge / height,
    Math.sqrt(BOUNDS.maxPixels / (width * height)),
  );
  const scale = Math.min(Math.max(1, smallest), largest);
  const side = (value: number) => Math.min(BOUNDS.maxEdge, Math.max(1, Math.round(value * scale)));
  return { width: side(width), height: side(height) };
}

function target(params: Params, size: Size): Size {
  if ('factor' in params)
    return bounded({ width: size.width * params.factor, height: size.height * params.factor });
  const { width, height } = params;
  const ratio = size.width / size.height;
  return bounded({
    width: width ?? (height ?? size.height) * ratio,
    height: height ?? (width ?? size.width) / ratio,
  });
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
      'half size|half as big|half as large|half its size|half of size|half of its size|half width|half original size|halve|halve size',
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
      'smaller|shrink|scale down|size down|downscale|downsize|reduce size|decrease size|reduce dimensions|reduce resolution|lower resolution|shrunk',
      { factor: 0.5, relative: -1 },
    ],
    [
      'bigger|larger|enlarge|scale up|size up|upscale|increase size|make large|increase resolution|higher resolution|increase dimensions',
      { factor: 2, relative: 1 },
    ],
    [
      'resize|resized|resizing|rescale|scale|size|width|height|dimensions|resample|resolution',
      { factor: null },
    ],
  ],
  read: (clause, hint: { factor: number | null; relative?: number }) => {
    takeWords(
      clause,
      'original size',
      'of original',
      'current size',
      'its size',
      'original',
      'size',
      'resolution',
      'dimensions',
      'proportionally',
      'exactly',
      'on the longest side',
    );
    const pair = takePair(clause, 'size');
    if (pair) return { width: clampEdge(pair.width), height: clampEdge(pair.height) };
    const percent = takeNumber(clause, 'percent');
    const times = takeNumber(clause, 'times');
    const spoken = clause.tokens.map((t) => t.text);
    if (percent !== null) {
      const share = Math.abs(percent) / 100;
      const isStep =
        hint.relative !== undefined &&
        (spoken.includes('by') ||
          spoken.includes('smaller') ||
          spoken.includes('bigger') ||
          spoken.includes('larger'));
      const factor = isStep
        ? 1 + (hint.relative ?? 1) * Math.min(share, hint.relative === -1 ? 0.95 : 20)
        : share;
      return factor > 0 ? { factor } : { cannot: 'nothing would be left of it' };
    }
    if (times !== null && times > 0) return { factor: hint.relative === -1 ? 1 / times : times };
    const px = takeNumber(clause, 'px') ?? takeNumber(clause, 'none');
    if (px !== null && px >= 1) {
      const isHigh =
        takeWords(clause, 'height', 'high', 'tall') ||
        spoken.slice(clause.from, clause.to).some((w) => w === 'height' || w === 'tall');
      takeWords(clause, 'width', 'wide', 'across');
      return isHigh
        ? { width: null, height: clampEdge(px) }
        : { width: clampEdge(px), height: null };
    }
    if (takeWords(clause, 'half')) return { factor: 0.5 };
    if (takeWords(clause, 'double', 'twice')) return { factor: 2 };
    if (hint.factor !== null) return { factor: hint.factor };
    if (
      !/^(resize|resized|resizing|rescale|scale|size|dimensions)$/.test(spoken[clause.from] ?? '')
    )
      return null;
    return { cannot: 'it needs to know the size, such as 1200 px wide or half the size' };
  },
  describe: (params: Params) => {
    if ('factor' in params) {
      if (params.factor === 0.5) return 'made it half the size';
      if (params.factor === 2) return 'made it twice the size';
      return `resized it to ${Math.round(params.factor * 1000) / 10}%`;
    }
    if (params.width && params.height) return `resized it to ${params.width} × ${params.height} px`;
    return params.width
      ? `resized it to ${params.width} px wide`
      : `resized it to ${params.height} px high`;
  },
  passes: (params: Params, size: Size) => {
    const after = target(params, size);
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

function clampEdge(px: number): number {
  return Math.round(Math.min(BOUNDS.maxEdge, Math.max(BOUNDS.minEdge, px)));
}
