import { cutAbout, erasesMarks } from '../formats/cut-about.ts';
import { keepsSubjectOnly } from '../formats/whole-subject.ts';
import { largestOf } from '../picture/focus.ts';
import type { Size } from '../picture/picture.ts';
import {
  type CropParams,
  cropSchema,
  cutsOf,
  edgeBox,
  isEven,
  ratioBox,
  shapeOfCut,
} from './crop-box.ts';
import { readCrop } from './crop-reading.ts';
import { cutOut, isSameSize } from './cut-out.ts';
import { defineOperation } from './operation.ts';

/** Cuts the picture to a ratio about what catches the eye, its centre or a side, or shares off its edges. */
export const crop = defineOperation({
  op: 'crop',
  label: 'Crop',
  example: 'Crop it to a square',
  related: ['Crop it to 16:9', 'Crop it to 4:5', 'Zoom in'],
  stage: 'geometry',
  order: 30,
  touches: ['shape', 'size'],
  words: [
    ['square|square crop|square format|crop square|squared|1 to 1', { ratio: '1:1' }],
    [
      'portrait format|portrait orientation|portrait crop|portrait ratio|vertical format|vertical crop|vertical orientation|upright format|crop portrait|crop vertical|format vertical|format portrait',
      { ratio: '4:5' },
    ],
    [
      'landscape format|make landscape|in landscape|landscape mode|into landscape|landscape orientation|landscape crop|landscape ratio|horizontal format|horizontal crop|horizontal orientation|crop landscape|crop horizontal|format horizontal|format landscape',
      { ratio: '3:2' },
    ],
    ['widescreen|wide screen|wide format|hd format|tv format', { ratio: '16:9' }],
    [
      'ultra wide|ultrawide|cinema format|cinemascope|cinematic format|panorama|panoramic',
      { ratio: '21:9' },
    ],
    [
      'zoom in|crop closer|crop close|close crop|crop closely|crop tight|crop tightly|tight crop|crop tighter|crop in|tighter crop|closer crop|get closer|zoom|closer|tighter',
      { keep: 0.75 },
    ],
    [
      'zoom out|zoomed out|zoom it out|zooming out|uncrop|un crop|wider view|wider shot|wider angle|outpaint|extend picture|expand picture|show more of',
      { outside: true },
    ],
    ['rule of thirds|rule of thirds crop|golden ratio', { thirds: true }],
    ['crop|cropped|cropping|trim|trimmed|cut off|shave off|cut|aspect ratio|ratio|aspect', {}],
  ],
  read: readCrop,
  // What is cut off the edges goes first: the shape that was asked for is that of the result.
  aspect: (params: CropParams) => ('ratio' in params ? 'shape' : 'edges'),
  schema: cropSchema,
  chip: (params) => {
    if ('ratio' in params) {
      const side = params.keep ? `, ${params.keep} kept` : '';
      return `Crop ${ratioWritten(params)}${side}`;
    }
    if (!('unit' in params) && isEven(params)) return 'Crop in';
    return `Crop ${cutsOf(params)
      .map(([edge, amount]) => `${edge} ${amount}`)
      .join(', ')}`;
  },
  describe: (params: CropParams) => {
    if ('ratio' in params) {
      const ratio = ratioWritten(params);
      const side = params.keep ? ` with the ${params.keep} kept` : '';
      return `cropped it to ${ratio === '1:1' ? 'a square' : ratio}${side}`;
    }
    if (!params.unit && isEven(params)) return 'cropped in on the middle';
    const names = cutsOf(params).map(([edge, amount]) => `${amount} off the ${edge}`);
    return `cut ${names.join(' and ')}`;
  },
  passes: (params: CropParams, size: Size, _all, _subject, plan) => {
    if (!('ratio' in params)) return cutOut(edgeBox(size, params), size);
    const ratio = shapeOfCut(params, size);
    if (params.keep) return cutOut(ratioBox(size, ratio, params.keep), size);
    const made = largestOf(size, ratio);
    return isSameSize(made, size)
      ? []
      : [cutAbout(made, made, { marks: !erasesMarks(plan), isFreed: keepsSubjectOnly(plan) })];
  },
});

/** Of a sheet the sides, whichever is the upper. */
const ratioWritten = ({ ratio, asked, sheet }: Extract<CropParams, { ratio: string }>): string =>
  asked ?? (sheet ? ratio.replace(':', ' × ') : ratio);
