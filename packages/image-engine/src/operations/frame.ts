import { takeColours, takeNumber, takeWords } from '../grammar/clause.ts';
import type { Rgb } from '../grammar/colours.ts';
import { takeIntensity } from '../grammar/intensity.ts';
import { type Pass, RANK, type Size } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';
import { roundCorners } from './rounded-corners.ts';

interface Params {
  colour: { name: string; rgb: Rgb };
  /** px, or null for `share` of the side of a square of the picture's area. */
  px: number | null;
  /** 0 to 1. */
  share: number;
  /** The bottom is wider, as on an instant print. */
  instant: boolean;
  rounded: boolean;
}

const SHARES = { little: 0.018, usual: 0.04, much: 0.075, most: 0.12 };
const WHITE = { name: 'white', rgb: [255, 255, 255] as Rgb };

/** A plain border around the picture, in any colour and width. */
export const frame = defineOperation({
  op: 'frame',
  label: 'Frame or border',
  example: 'Add a white border',
  related: ['Add a black frame', 'Round the corners', 'Add a polaroid frame'],
  stage: 'frame',
  order: 20,
  touches: ['size'],
  repeatable: true,
  words: [
    [
      'polaroid frame|polaroid border|instant frame|instant photo frame|polaroid style frame|like a polaroid',
      { instant: true },
    ],
    [
      'rounded border|rounded frame|round border|round frame|border with rounded corners|frame with rounded corners|border with round corners|frame with round corners',
      { rounded: true },
    ],
    [
      'frame|framed|border|borders|bordered|passepartout|passe partout|picture frame|photo frame|edging|outline|margin|margins|mat',
      {},
    ],
  ],
  read: (clause, hint: { instant?: boolean; rounded?: boolean }): Params => {
    const px = takeNumber(clause, 'px') ?? takeNumber(clause, 'none');
    const percent = takeNumber(clause, 'percent');
    const level = takeIntensity(clause);
    const [colour = WHITE] = takeColours(clause, 1);
    const rounded = takeWords(clause, 'rounded', 'rounded corners', 'round corners', 'round');
    takeWords(
      clause,
      'around',
      'color',
      'colored',
      'width',
      'of',
      'wide',
      'edges',
      'edge',
      'simple',
      'plain',
      'border',
      'frame',
      'solid',
      'elegant',
      'clean',
      'classic',
      'modern',
      'minimalist',
      'all sides',
      'sides',
    );
    return {
      colour,
      px: px === null ? null : Math.min(1000, Math.abs(Math.round(px))),
      share: percent === null ? SHARES[level] : Math.min(40, Math.abs(percent)) / 100,
      instant: hint.instant ?? false,
      rounded: rounded || (hint.rounded ?? false),
    };
  },
  describe: ({ colour, px, instant, rounded }: Params) => {
    if (instant) return 'framed it like an instant print';
    const width = px ? `${px} px wide ` : '';
    const article = /^[aeiou]/.test(`${width}${rounded ? 'r' : colour.name}`) ? 'an' : 'a';
    return `added ${article} ${width}${rounded ? 'rounded ' : ''}${colour.name} border`;
  },
  passes: ({ colour, px, share, instant, rounded }: Params, size: Size): Pass[] => {
    const side = px ?? Math.max(1, Math.round(Math.sqrt(size.width * size.height) * share));
    const bottom = instant ? side * 4 : side;
    const [r, g, b] = colour.rgb;
    const extend: Pass = {
      kind: 'stream',
      rank: RANK.extend,
      size: ({ width, height }) => ({ width: width + side * 2, height: height + side + bottom }),
      build: (sharp) =>
        sharp.extend({ top: side, left: side, right: side, bottom, background: { r, g, b } }),
    };
    if (!rounded) return [extend];
    const inner: Pass = { kind: 'pixels', run: (pixels) => roundCorners(pixels, 0.06, colour.rgb) };
    return [inner, extend];
  },
});
