import { z } from 'zod';
import { takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { upscaled } from '../light/edge-upscale.ts';
import { BOUNDS, mostThereIs } from '../picture/bounds.ts';
import type { Size } from '../picture/picture.ts';
import type { Remark } from '../remark.ts';
import { defineOperation } from './operation.ts';
import { numberBetween } from './params.ts';

const LARGEST: Remark = {
  code: 'largest_already',
  text: 'It already has the largest size there is here.',
};
const SHARPENED: Remark = {
  code: 'upscaled',
  text: 'Upscaling sharpens the edges that are there; it invents no detail.',
};

interface Params {
  /** Of both sides, above 1 and up to 4. */
  factor: number;
}

/** The largest factor by which both sides grow at once. */
export const MOST_ENLARGED = 4;

/** The size asked for, at most the largest that the engine makes; never a smaller one. */
function enlarged({ width, height }: Size, factor: number): Size {
  const most = Math.min(
    factor,
    BOUNDS.maxEdge / Math.max(width, height),
    Math.sqrt(BOUNDS.maxPixels / (width * height)),
  );
  const scale = Math.max(1, most);
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}

/** More pixels, with edges kept sharp and smooth. */
export const upscale = defineOperation({
  op: 'upscale',
  label: 'Upscale',
  example: 'Upscale it 2×',
  related: ['Sharpen it', 'Enhance it', 'Resize it to 1200 px wide'],
  stage: 'upscale',
  order: 1,
  touches: ['size'],
  words: [
    [
      'upscale|upscaled|upscaling|up scale|upsample|upsampled|upsampling|upres|super resolution|superresolution|increase resolution|higher resolution|high resolution|improve resolution|better resolution|boost resolution|raise resolution|more resolution|double resolution|increase pixels|more pixels|hi res|hires|high res|higher res|ai upscale|enlarge without losing quality|bigger without losing quality|larger without losing quality|bigger in higher resolution|enlarge in high quality|less pixelated|not pixelated|too pixelated|low resolution|resolution too low|resolution is too low|resolution is low|resolution is bad|resolution is poor|bad resolution|poor resolution|too small resolution|low res|too low resolution',
      {},
    ],
  ],
  read: (clause): Params | null => {
    // A size in px or by name is for resizing to.
    if (clause.tokens.some((t) => t.kind === 'standard' || t.kind === 'size' || t.unit === 'px'))
      return null;
    const times = takeNumber(clause, 'times') ?? takeNumber(clause, 'none');
    const percent = takeNumber(clause, 'percent');
    takeIntensity(clause);
    const words: readonly (readonly [string[], number])[] = [
      [['four times', 'quadruple', 'fourfold'], 4],
      [['three times', 'triple', 'threefold'], 3],
      [['two times', 'double', 'twice', 'twofold'], 2],
    ];
    const said = words.find(([phrases]) => takeWords(clause, ...phrases))?.[1];
    takeWords(clause, 'size', 'bigger', 'larger', 'resolution', 'quality', 'original', 'enlarge');
    const factor = times ?? (percent === null ? null : percent / 100) ?? said ?? 2;
    return factor > 1 ? { factor: Math.min(MOST_ENLARGED, factor) } : null;
  },
  schema: z.object({ factor: numberBetween(1, MOST_ENLARGED) }),
  chip: ({ factor }) => `Upscale ${Math.round(factor * 100) / 100}×`,
  dial: { key: 'factor', min: 1.5, max: MOST_ENLARGED, step: 0.5 },
  describe: ({ factor }: Params) => `upscaled it ${Math.round(factor * 100) / 100}×`,
  notes: ({ factor }, size) => {
    const made = enlarged(size, factor);
    if (made.width <= size.width) return [LARGEST];
    const isLess = made.width < Math.floor(size.width * factor) - 1;
    return isLess ? [SHARPENED, mostThereIs(made)] : [SHARPENED];
  },
  passes: ({ factor }, size) => {
    const after = enlarged(size, factor);
    if (after.width <= size.width || after.height <= size.height) return [];
    return [
      {
        kind: 'pixels',
        size: () => after,
        run: (pixels, context) => upscaled(pixels, after, context),
      },
    ];
  },
});
