import { z } from 'zod';
import { takeNumber, takeWords } from '../grammar/clauses/clause.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { edgeBlurOf } from '../light/edge-blur.ts';
import { eachRow } from '../picture/each-row.ts';
import { lowPass, lumaPlane } from '../picture/low-pass.ts';
import type { PassContext, Pixels, Size } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

const LEVELS = { little: 50, usual: 100, much: 180, most: 260 };

/** Differences below that many levels are noise rather than edges. */
const NOISE = 3;
/** Levels that an edge is lightened or darkened by at most, so that no bright seams show. */
const MOST_LIGHT = 30;
const MOST_DARK = 48;

/** What a difference of luma from its surroundings, -255 to 255, adds to the pixel; by difference + 255. */
function gains(amount: number): Int16Array {
  return Int16Array.from({ length: 511 }, (_, i) => {
    const difference = i - 255;
    const size = Math.abs(difference);
    const added = (1.5 * amount * difference * size) / (size + NOISE);
    return Math.round(Math.max(-MOST_DARK * amount, Math.min(MOST_LIGHT * amount, added)));
  });
}

/** Widest blur, px, that is worked against: what is softer yet is out of focus. */
const WIDEST = 3;

/**
 * Adds to every pixel its luma's distance from the blurred luma; the hue stays. In place.
 *
 * @param least px that luma is blurred by: as much as the picture is, where that is more
 */
async function unsharpMask(
  pixels: Pixels,
  least: number,
  amount: number,
  { checkpoint }: PassContext,
): Promise<Pixels> {
  const { data, width, height, channels } = pixels;
  const plane = lumaPlane(pixels);
  const soft = await lowPass(plane, Math.max(least, Math.min(WIDEST, edgeBlurOf(plane))));
  const added = gains(amount);
  const row = new Uint8Array(width);
  // Writing clamps to 0 to 255.
  const target = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  await eachRow(height, checkpoint, (y) => {
    soft.row(y, row);
    for (let x = 0, p = y * width, i = p * channels; x < width; x++, i += channels, p++) {
      const gain = added[(plane.data[p] as number) - (row[x] as number) + 255] as number;
      if (gain === 0) continue;
      target[i] = (target[i] as number) + gain;
      target[i + 1] = (target[i + 1] as number) + gain;
      target[i + 2] = (target[i + 2] as number) + gain;
    }
  });
  return pixels;
}

/** Brings out edges with an unsharp mask on luma. */
export const sharpen = defineOperation({
  op: 'sharpen',
  label: 'Sharpen',
  example: 'Sharpen it',
  related: ['Add more contrast', 'Sharpen it a lot', 'Make the colours stronger'],
  stage: 'tone',
  order: 50,
  touches: ['sharpness'],
  words: [
    [
      'sharper edges|sharpen edges|crisper edges|crisp edges|sharp edges|sharpen|sharper|sharpened|sharpening|sharp|sharpness|more sharpness|add sharpness|increase sharpness|crisp|crisper|crispness|less blur|less blurry|reduce blur|remove blur|undo blur|too blurry|too fuzzy|too soft|not sharp enough|enhance detail|enhance details|enhance sharpness|improve sharpness|improve detail|improve details|more detail|more details|bring out detail|bring out texture|bring out textures|more texture|enhance texture|bring out details|more definition|clarity|more clarity|add clarity|clearer|make clear|not clear|is not clear|isnt clear|unclear|is unclear|too unclear|fuzzy picture|recover detail|recover details|bring up detail|bring up details|boost detail|boost details|boost texture|increase detail|increase details|boost clarity|bring up clarity|increase clarity|more crispness|unsharp mask|more focused',
      {},
    ],
  ],
  read: (clause) => {
    const said = takeNumber(clause, 'percent');
    const level = takeIntensity(clause);
    takeWords(clause, 'sharpness', 'detail', 'details', 'focus', 'focused', 'crisp', 'clear');
    return { percent: said === null ? LEVELS[level] : Math.min(300, Math.abs(said)) };
  },
  schema: z.object({ percent: numberBetween(0, 300) }),
  chip: ({ percent }) => `Sharpen ${inPercent(percent)}`,
  dial: { key: 'percent', min: 1, max: 300, step: 1 },
  scopable: true,
  describe: ({ percent }: { percent: number }) => {
    if (percent < LEVELS.usual) return 'sharpened it a little';
    return percent > LEVELS.usual ? 'sharpened it strongly' : 'sharpened it';
  },
  passes: ({ percent }, size: Size) => {
    // A wider radius on large pictures, so that the effect is seen at the same viewing size.
    const sigma = Math.min(2, Math.max(0.8, Math.max(size.width, size.height) / 2200));
    return [
      {
        kind: 'pixels',
        run: (pixels, context) => unsharpMask(pixels, sigma, percent / 100, context),
      },
    ];
  },
});
