import { z } from 'zod';
import { type Filling, type Padded, padded, padPasses } from '../frames/pad.ts';
import { type Clause, takeColours, takePair, takeWords } from '../grammar/clauses/clause.ts';
import type { NamedColour } from '../grammar/words/colours.ts';
import { BEYOND, isWithin } from '../picture/bounds.ts';
import type { Size } from '../picture/picture.ts';
import { ratioWords } from './crop-box.ts';
import { defineOperation } from './operation.ts';
import { colourSchema } from './params.ts';

/** A shape that the whole picture comes to, with something beside it. */
export interface PadParams {
  /** Width to height of the result. */
  ratio: string;
  /** Whether those are px of the result, into which the picture is scaled; its own pixels stay as they are otherwise. */
  exact: boolean;
  /** What is beside the picture; null: the picture itself, out of focus, or nothing beside a cut-out. */
  colour: NamedColour | null;
}

/** What the words themselves say of it. */
interface Hint {
  ratio?: string;
  /** Names what comes beside the picture: means it where a shape is said. */
  bars?: boolean;
  colour?: NamedColour;
}

/** Shapes that have a name. */
const SHAPES: readonly (readonly [names: string, ratio: string])[] = [
  ['square|square format|square canvas|squared', '1:1'],
  ['portrait|portrait format|vertical|vertical format|upright|upright format', '4:5'],
  ['landscape|landscape format|horizontal|horizontal format', '3:2'],
  ['widescreen|wide screen|wide format', '16:9'],
  ['story|story format|instagram story|reel|tiktok', '9:16'],
  ['instagram|instagram post|instagram format', '4:5'],
];
const WAYS = ['pad to', 'padded to', 'pad into', 'pad out to', 'fit into', 'fit inside', 'fit in'];
const MORE_WAYS = ['extend to', 'expand to', 'fill up to', 'fill to', 'fit whole picture into'];
const CANVAS = ['extend', 'expand', 'enlarge', 'change', 'widen', 'stretch', 'make'].flatMap(
  (verb) => [`${verb} canvas`, `${verb} canvas to`],
);
const shapesAs = (names: string) =>
  names.split('|').flatMap((name) => [...WAYS, ...MORE_WAYS].map((way) => `${way} ${name}`));

/** Where something is filled in, so that a shape comes out. */
const BARS = ['bars', 'side bars', 'padding', 'canvas', 'space', 'borders', 'sides'].flatMap(
  (bars) => [`blurred ${bars}`, `blurry ${bars}`, `blur ${bars}`],
);

function shapeIn(clause: Clause): Pick<PadParams, 'ratio' | 'exact'> | { cannot: string } | null {
  const ratio = takePair(clause, 'ratio');
  if (ratio) return { ratio: `${ratio.width}:${ratio.height}`, exact: false };
  const size = takePair(clause, 'size');
  if (size) {
    if (!isWithin(size.width) || !isWithin(size.height)) return { cannot: BEYOND };
    return { ratio: `${size.width}:${size.height}`, exact: true };
  }
  const words = clause.tokens.map(({ text }) => text);
  const named = SHAPES.find(([names]) =>
    names.split('|').some((name) => !name.includes(' ') && words.includes(name)),
  );
  if (!named) return null;
  takeWords(clause, ...named[0].split('|'));
  return { ratio: named[1], exact: false };
}

const sizeOf = ({ ratio }: PadParams): Size => {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return { width, height };
};
const layout = (params: PadParams, size: Size): Padded =>
  padded(size, sizeOf(params), params.exact);
const named = ({ ratio, exact }: PadParams) => (exact ? `${ratio.replace(':', ' × ')} px` : ratio);

/** Brings the whole picture to a shape: what is missing is filled with a colour, or with the picture out of focus. */
export const pad = defineOperation<'pad', PadParams, Hint>({
  op: 'pad',
  label: 'Fill up to a shape',
  example: 'Make it 16:9 without cropping',
  related: ['Crop it to a square', 'Add a white border', 'Pad it to 16:9 in black'],
  // Words stand at the edges of what is filled up.
  stage: 'text',
  order: 5,
  touches: ['shape', 'size'],
  words: [
    ...SHAPES.map(([names, ratio]) => [shapesAs(names).join('|'), { ratio }] as const),
    [[...BARS, ...CANVAS, 'pad', 'pad to', 'padded to', 'pad out', 'pillarbox'].join('|'), {}],
    [
      'bars|add bars|side bars|bars on sides|bars at sides|bars on both sides|bars left and right|bars on left and right|padding to make|space to make',
      { bars: true },
    ],
    ['letterbox to|letterboxed to', { colour: { name: 'black', rgb: [0, 0, 0] } }],
  ],
  read: (clause, hint) => {
    const shape = hint.ratio ? { ratio: hint.ratio, exact: false } : shapeIn(clause);
    if (!shape && hint.bars) return null;
    if (!shape) return { cannot: 'it needs to know the shape, such as a square or 16:9' };
    if ('cannot' in shape) return shape;
    const [colour = hint.colour ?? null] = takeColours(clause, 1);
    takeWords(
      clause,
      ...['format', 'ratio', 'aspect ratio', 'shape', 'canvas', 'sides', 'bars', 'padding', 'size'],
      ...['background', 'picture', 'photo', 'image', 'whole', 'blurred', 'blur', 'blurry', 'fill'],
    );
    return { ...shape, colour };
  },
  schema: z
    .object({ ratio: ratioWords, exact: z.boolean(), colour: colourSchema.nullable() })
    .refine(({ ratio, exact }) => !exact || ratio.split(':').map(Number).every(isWholeWithin), {
      error: 'must be a size within bounds',
    }),
  chip: (params) => `Fill up to ${named(params)}`,
  describe: (params: PadParams) =>
    `filled it up to ${named(params)}${params.colour ? ` in ${params.colour.name}` : ''}`,
  passes: (params: PadParams, size: Size) => {
    const filling: Filling = params.colour ? { colour: params.colour.rgb } : 'blur';
    return padPasses(size, layout(params, size), filling);
  },
});

const isWholeWithin = (px: number) => Number.isInteger(px) && isWithin(px);
