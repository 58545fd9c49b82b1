import { cutAbout, erasesMarks } from '../formats/cut-about.ts';
import { keepsSubjectOnly } from '../formats/whole-subject.ts';
import { bounded, leastThereIs, mostThereIs } from '../picture/bounds.ts';
import { largestOf } from '../picture/focus.ts';
import { RANK, type Size } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';
import { inPercent } from './params.ts';
import { EDGES, readResize } from './resize-reading.ts';
import { type ResizeParams, resizeSchema, sideInWords, wished } from './resize-size.ts';

/** Where more than that share of a side stays, nothing that matters is cut off its ends. */
const HARDLY_CUT = 0.9;

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
  read: readResize,
  schema: resizeSchema,
  chip: (params) => {
    if ('factor' in params) return `Resize ${inPercent(params.factor * 100)}`;
    const name = 'name' in params ? params.name : undefined;
    return `Resize to ${name ?? sideInWords(params)}`;
  },
  dial: { key: 'factor', min: 0.1, max: 4, step: 0.05 },
  describe: (params: ResizeParams) => {
    if ('factor' in params) {
      if (params.factor === 0.5) return 'made it half the size';
      if (params.factor === 2) return 'made it twice the size';
      return `resized it to ${Math.round(params.factor * 1000) / 10}% of its size`;
    }
    const side = sideInWords(params);
    if ('edge' in params || !params.name) return `resized it to ${side}`;
    return `${params.grow ? 'enlarged' : 'resized'} it to ${params.name} (${side})`;
  },
  notes: (params: ResizeParams, size: Size) => {
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
  passes: (params: ResizeParams, size: Size, _all, _places, plan) => {
    const after = bounded(wished(params, size));
    if (after.width === size.width && after.height === size.height) return [];
    const part = largestOf(size, after.width / after.height);
    const left = Math.min(part.width / size.width, part.height / size.height);
    const isFreed = keepsSubjectOnly(plan);
    if (left < HARDLY_CUT || (left < 1 && isFreed))
      return [cutAbout(after, after, { marks: !erasesMarks(plan), isFreed })];
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
