import { z } from 'zod';
import {
  type Clause,
  takeColours,
  takeNumber,
  takePair,
  takeWords,
} from '../grammar/clauses/clause.ts';
import { COLOUR_NAMES, colourAt, type NamedColour } from '../grammar/words/colours.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { assembling } from '../layout/assemble.ts';
import { justified, type Layout } from '../layout/justified.ts';
import type { Large } from '../layout/splits.ts';
import { defineOperation } from './operation.ts';
import { colourSchema, numberBetween, wholeBetween } from './params.ts';
import { heightOnPaper } from './text-paper.ts';

interface Params {
  /** Of the whole, such as '16:9'; about 4:3 when null. */
  ratio: string | null;
  /** Between the pictures and around all, as a share of the whole's size, 0 to 0.1. */
  gap: number;
  /** The gap in px, 0 to 1000, where that was said: stands above the share; at most a fifth of a side is left. */
  gapPx?: number | undefined;
  /** Of what shows between the pictures. */
  colour: NamedColour;
  /** Whether the pictures have rounded corners. */
  rounded: boolean;
  /** Where the first picture stands, larger than all others; all are alike when it is left out. */
  large?: Large | undefined;
}

interface Hint {
  large?: Large;
  rounded?: boolean;
  tight?: boolean;
  ratio?: string;
  colour?: NamedColour;
}

const WHITE: NamedColour = { name: 'white', rgb: [255, 255, 255] };
const GAPS = { little: 0.006, usual: 0.012, much: 0.026, most: 0.045 };
/** Radius of rounded corners, as a share of the shortest side of all pictures. */
const ROUNDING = 0.06;

const MEANT = [
  ...['them', 'two', 'both', 'three', 'four', 'five', 'all', 'together', 'pictures', 'photos'],
  ...[
    'images',
    'collage',
    'grid',
    'layout',
    'gap',
    'gaps',
    'spacing',
    'space',
    'spaces',
    'between',
  ],
  ...[
    'combine',
    'create',
    'build',
    'merge',
    'background',
    'backdrop',
    'ground',
    'white space',
    'line',
    'lines',
    'arrange',
    'arranged',
  ],
  ...['format', 'shape', 'aspect ratio', 'ratio', 'clean', 'corners', 'rounded', 'round'],
];

/** "On a black background" is the collage's own ground, not that of what it shows. */
const ON_COLOURS = COLOUR_NAMES.flatMap((name) => {
  const colour = colourAt(name.split(' '), 0)?.colour;
  const phrases = ['with', 'on', 'against'].flatMap((how) =>
    ['background', 'backdrop', 'ground'].map((what) => `collage ${how} ${name} ${what}`),
  );
  return colour ? [[phrases.join('|'), { colour }] as const] : [];
});

/** All pictures of the request in one rectangle that they fill, cut as little as possible. */
export const collage = defineOperation<'collage', Params, Hint>({
  op: 'collage',
  label: 'Collage',
  example: 'Make a collage',
  related: ['Put them side by side', 'Put them one above the other', 'Make a square collage'],
  stage: 'geometry',
  order: 6,
  touches: ['size', 'shape'],
  minPictures: 2,
  words: [
    ...ON_COLOURS,
    ['square collage|square photo collage|square grid|square collage with', { ratio: '1:1' }],
    [
      'square collage with rounded corners|square collage with round corners',
      { ratio: '1:1', rounded: true },
    ],
    [
      'collage with rounded corners|collage with round corners|collage with rounded edges|grid with rounded corners|rounded collage',
      { rounded: true },
    ],
    ['collage large on top', { large: 'top' }],
    ['collage large on left', { large: 'left' }],
    ['square collage large on top', { ratio: '1:1', large: 'top' }],
    ['square collage large on left', { ratio: '1:1', large: 'left' }],
    ['seamless collage|gapless collage|borderless collage', { tight: true }],
    [
      'collage|collage with|collages|photo collage|picture collage|photo grid|image grid|picture grid|in grid|into grid|grid|grid layout|grid with|grid of|moodboard|mood board|photo board|contact sheet|photo wall|combine into one|into one picture|into one image|into one photo|into single picture|into single image|into single photo|in one picture|in one image|in one photo|arrange nicely|tile them|photos in one|pictures in one|images in one',
      {},
    ],
  ],
  read: (clause, hint: Hint): Params => {
    const pair = takeRatio(clause);
    const shape = takeShape(clause);
    const percent = takeNumber(clause, 'percent');
    const px = takeNumber(clause, 'px');
    const level = takeIntensity(clause);
    const [colour = hint.colour ?? WHITE] = takeColours(clause, 1);
    const rounded = takeWords(clause, 'rounded corners', 'round corners', 'rounded', 'round');
    takeWords(clause, ...MEANT, ...(hint.large ? ['first', 'one'] : []));
    const gap = percent === null ? GAPS[level] : Math.min(10, Math.abs(percent)) / 100;
    return {
      ratio: pair ? `${pair.width}:${pair.height}` : (hint.ratio ?? shape),
      gap: hint.tight ? 0 : gap,
      ...(px === null ? {} : { gapPx: Math.min(1000, Math.round(Math.abs(px))) }),
      colour,
      rounded: rounded || (hint.rounded ?? false),
      ...(hint.large ? { large: hint.large } : {}),
    };
  },
  schema: z.object({
    ratio: z
      .string()
      .regex(/^[1-9]\d{0,3}:[1-9]\d{0,3}$/, 'must be a ratio such as 16:9')
      .refine((ratio) => isSensible(ratioOf(ratio)), 'must be between 1:10 and 10:1')
      .nullable(),
    gap: numberBetween(0, 0.1),
    gapPx: wholeBetween(0, 1000).optional(),
    colour: colourSchema,
    rounded: z.boolean(),
    large: z.enum(['top', 'left']).optional(),
  }),
  chip: ({ ratio }) => (ratio ? `Collage ${ratio}` : 'Collage'),
  dial: { key: 'gap', min: 0, max: 0.1, step: 0.002 },
  describe: ({ ratio, colour, large }: Params) => {
    const shape = ratio === '1:1' ? 'square ' : ratio ? `${ratio} ` : '';
    return `made a ${shape}collage${colour.name === 'white' ? '' : ` on ${colour.name}`}${large ? ` with the first picture large ${large === 'top' ? 'at the top' : 'on the left'}` : ''}`;
  },
  passes: (
    { ratio, gap, gapPx, colour, rounded, large }: Params,
    _size,
    all,
    _places,
    plan = [],
  ) => {
    if (all.length < 2) return [];
    const between = gapPx === undefined ? { share: gap } : { px: gapPx };
    const layoutIn = (shape: number | null) => justified(all, shape, between, large ?? null);
    const layout = ratio === null ? layoutIn(null) : withTitle(ratioOf(ratio), layoutIn, plan);
    return [
      assembling(all, layout, {
        ground: colour.rgb,
        rounding: rounded ? ROUNDING : 0,
      }),
    ];
  },
});

/** How often the height of a title's paper and the shape of what it stands beside are told from each other. */
const ROUNDS = 4;

/** The layout that has the shape with the paper for a title. */
function withTitle(
  ratio: number,
  layoutIn: (shape: number) => Layout,
  plan: readonly { readonly op: string; readonly params: object }[],
): Layout {
  let layout = layoutIn(ratio);
  for (let round = 0; round < ROUNDS; round++) {
    const paper = heightOnPaper(layout, plan) - layout.height;
    const left = layout.width / ratio - paper;
    if (paper === 0 || !isSensible(layout.width / left)) return layout;
    layout = layoutIn(layout.width / left);
  }
  return layout;
}

/** A ratio such as 16:9. "A 2x2 grid" counts rows and columns, which follow from the pictures. */
function takeRatio(clause: Clause): { width: number; height: number } | null {
  const isGrid = clause.tokens.some((t) => t.kind === 'ratio' && /[x×*]|by/.test(t.text));
  const pair = takePair(clause, 'ratio');
  return isGrid && pair && Math.max(pair.width, pair.height) <= 5 ? null : pair;
}

/** A shape that has a name. */
function takeShape(clause: Clause): string | null {
  if (takeWords(clause, 'square')) return '1:1';
  if (takeWords(clause, 'portrait', 'vertical', 'upright')) return '3:4';
  return takeWords(clause, 'landscape', 'horizontal') ? '4:3' : null;
}

function ratioOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

const isSensible = (ratio: number) => ratio >= 0.1 && ratio <= 10;
