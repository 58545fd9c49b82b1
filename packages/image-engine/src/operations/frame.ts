import { z } from 'zod';
import { type FrameParams, framePasses, METAL } from '../frames/frame-passes.ts';
import { FRAME_STYLES, type FrameStyle } from '../frames/styles.ts';
import {
  type Clause,
  takeColours,
  takeNumber,
  takeQuote,
  takeWords,
} from '../grammar/clauses/clause.ts';
import { takeUnquoted } from '../grammar/text-turns/unquoted.ts';
import { colourAt, type NamedColour } from '../grammar/words/colours.ts';
import { type Intensity, takeIntensity } from '../grammar/words/intensity.ts';
import { defineOperation } from './operation.ts';
import { capitalised, colourSchema, numberBetween, wholeBetween } from './params.ts';
import { type Rounding, roundingOf } from './rounded-corners.ts';

interface Hint {
  style?: FrameStyle;
  rounded?: boolean;
  /** What follows is written on it. */
  captioned?: boolean;
}

const PLAIN = { little: 0.018, usual: 0.04, much: 0.075, most: 0.12 };
/** How much wider a frame of metal is. */
const MOULDED = 1.75;
/** Usual width of each style, as a share of the side of a square of the picture's area. */
const SHARES = {
  polaroid: 0.056,
  film: 0.17,
  gallery: 0.13,
  wood: 0.12,
  double: 0.06,
  card: 0.085,
};
const WIDER: Readonly<Record<Intensity, number>> = { little: 0.6, usual: 1, much: 1.5, most: 2 };
const colours: Readonly<Record<FrameParams['style'], NamedColour>> = {
  plain: { name: 'white', rgb: [255, 255, 255] },
  polaroid: { name: 'white', rgb: [252, 251, 248] },
  film: { name: 'black', rgb: [17, 16, 16] },
  gallery: { name: 'white', rgb: [246, 244, 239] },
  wood: { name: 'white', rgb: [246, 244, 239] },
  double: { name: 'white', rgb: [252, 251, 249] },
  card: { name: 'light grey', rgb: [238, 236, 232] },
};

const ABOUT_THE_FRAME = [
  ...['around', 'color', 'colored', 'width', 'of', 'wide', 'edges', 'edge', 'simple', 'plain'],
  ...['border', 'frame', 'solid', 'elegant', 'clean', 'classic', 'modern', 'minimalist', 'sides'],
  ...['all sides', 'strip', 'gallery', 'mat', 'mount', 'shadow', 'inner', 'outer', 'background'],
];

const SPOKEN: Readonly<Record<FrameStyle, string>> = {
  polaroid: 'framed it like an instant print',
  film: 'framed it as a strip of film',
  gallery: 'framed it behind a mount',
  wood: 'framed it in wood',
  double: 'added a border with a fine line',
  card: 'laid it on a card with a shadow',
};
const CHIPS: Readonly<Record<FrameStyle, string>> = {
  polaroid: 'Instant-print frame',
  film: 'Film-strip frame',
  gallery: 'Gallery frame',
  wood: 'Wooden frame',
  double: 'Double-line border',
  card: 'Floating card',
};

/** "A polaroid with the caption …": what follows is written on it. */
const WRITTEN_ON = [
  'polaroid',
  'polaroid frame',
  'polaroid border',
  'polaroid style',
  'polaroid look',
  'polaroid photo',
  'polaroid picture',
  'instax',
  'instax frame',
  'instant camera frame',
  'instant frame',
  'instant print',
]
  .flatMap((what) => [
    ...['caption', 'text', 'words', 'title', 'note', 'name', 'writing'].map(
      (on) => `${what} with ${on}`,
    ),
    ...['saying', 'that says', 'reading', 'captioned', 'caption', 'titled'].map(
      (on) => `${what} ${on}`,
    ),
  ])
  .join('|');

/** A frame around the picture: a plain border in any colour and width, or one of six styles. */
export const frame = defineOperation<'frame', FrameParams, Hint>({
  op: 'frame',
  label: 'Frame or border',
  example: 'Add a white border',
  related: ['Add a black frame', 'Add a polaroid frame', 'Add a gallery frame'],
  stage: 'frame',
  order: 20,
  touches: ['size'],
  repeatable: true,
  words: [
    [WRITTEN_ON, { style: 'polaroid', captioned: true }],
    [
      'polaroid frame|polaroid border|polaroid photo frame|instant frame|instant photo frame|instant film frame|instant camera frame|instant camera|instant print|instant photo|polaroid style frame|like a polaroid|polaroid|polaroid look|polaroid style|polaroid effect|instax|instax frame|make polaroid|turn into polaroid|into polaroid|polaroid out of|out of it polaroid|polaroid of it',
      { style: 'polaroid' },
    ],
    [
      'film strip frame|film strip border|film strip|filmstrip|filmstrip frame|film frame|film border|movie film frame|negative frame|film negative frame|film reel frame|strip of film|sprocket holes|film perforations',
      { style: 'film' },
    ],
    [
      'gallery frame|museum frame|gallery style frame|picture frame|photo frame|art frame|wall frame|matted frame|frame with mat|frame with mount|frame with passepartout|mat frame|mat border|white mat|matting|mat|matte frame|passepartout|passe partout|mounted frame|classic frame|real frame',
      { style: 'gallery' },
    ],
    [
      'wooden frame|wood frame|oak frame|wooden picture frame|wood picture frame|frame of wood|frame made of wood|frame in wood|rustic frame|timber frame|wooden border|wood border',
      { style: 'wood' },
    ],
    [
      'double border|double frame|double line|double line border|double line frame|double lined border|line border|inner line|thin line frame|fine line frame|border with line|two borders|double outline|keyline',
      { style: 'double' },
    ],
    [
      'floating card|card with shadow|drop shadow|drop shadows|shadow frame|shadow border|frame with shadow|border with shadow|soft shadow frame|floating frame|floating|card style|screenshot frame|card frame',
      { style: 'card' },
    ],
    [
      'rounded border|rounded frame|round border|round frame|border with rounded corners|frame with rounded corners|border with round corners|frame with round corners',
      { rounded: true },
    ],
    [
      'frame|framed|border|borders|stroke|white space|blank space|breathing room|bordered|edging|outline|margin|margins|padding|padded|line as frame|line as border|line around|line around edge|line around edges|line around photo|line around picture|line around image|space around|space around it|room around|extra space|some extra space|space around edges|space around photo|space around picture|space on all sides|empty space|white space around|more space around',
      {},
    ],
  ],
  read: (clause, hint: Hint): FrameParams | null => {
    // "So that it fits a 5x7 frame": that one hangs on the wall.
    if (clause.tokens.some(({ text }) => /^fits?$/.test(text))) return null;
    // "A border around the text" is not the picture's.
    const around = clause.tokens.findIndex(({ text }) => /^(around|on)$/.test(text));
    const of = clause.tokens[around + 1]?.text === 'the' ? around + 2 : around + 1;
    if (around >= 0 && /^(text|letters|words|caption|title)$/.test(clause.tokens[of]?.text ?? ''))
      return null;
    // "Polaroid “Rome”": words beside it belong on its paper.
    const isBeside = hint.style === 'polaroid' && clause.tokens[clause.to]?.kind === 'quote';
    const caption = hint.captioned || isBeside ? takeCaption(clause) : null;
    if (caption !== null) takeWords(clause, ...ON_ITS_PAPER);
    const px = takeNumber(clause, 'px') ?? takeNumber(clause, 'none');
    const percent = takeNumber(clause, 'percent');
    const style = hint.style ?? 'plain';
    const wood = style === 'wood' ? takeWood(clause) : undefined;
    const level = takeIntensity(clause);
    const hasRail = style === 'gallery' || style === 'wood';
    const [colour, rail = wood] = hasRail ? railedColours(clause) : [takeColours(clause, 1)[0]];
    const rounded = takeWords(clause, 'rounded', 'rounded corners', 'round corners', 'round');
    takeWords(clause, ...ABOUT_THE_FRAME);
    // A moulding needs more room than a line.
    const isMoulded =
      METAL.test(colour?.name ?? '') && clause.tokens.some(({ text }) => /^framed?$/.test(text));
    const wide = isMoulded ? MOULDED : 1;
    const usual = style === 'plain' ? PLAIN[level] * wide : SHARES[style] * WIDER[level];
    return {
      style,
      colour: colour ?? colours[style],
      px: px === null ? null : Math.min(1000, Math.abs(Math.round(px))),
      share: percent === null ? usual : Math.min(400, Math.round(Math.abs(percent) * 10)) / 1000,
      rounded: style === 'plain' && (rounded || (hint.rounded ?? false)),
      caption,
      ...(rail ? { rail } : {}),
    };
  },
  schema: z.object({
    style: z.enum(['plain', ...FRAME_STYLES]),
    colour: colourSchema,
    px: wholeBetween(0, 1000).nullable(),
    share: numberBetween(0, 0.4),
    rounded: z.boolean(),
    caption: z
      .string()
      .min(1, 'must not be empty')
      .max(80, 'must have at most 80 characters')
      .regex(/^[^\p{C}]+$/u, 'must have visible characters only')
      .nullable(),
    rail: colourSchema.optional(),
  }),
  chip: ({ style, colour, rounded }) =>
    style === 'plain'
      ? capitalised(`${rounded ? 'rounded ' : ''}${colour.name} border`)
      : CHIPS[style],
  dial: { key: 'share', min: 0.005, max: 0.4, step: 0.005 },
  describe: ({ style, colour, px, rounded, caption, rail }: FrameParams) => {
    if (style !== 'plain') {
      const inColour = colour.name === colours[style].name ? '' : ` in ${colour.name}`;
      const isWood = style === 'wood';
      const inRail = rail && !isWood ? `, in a ${rail.name} rail` : '';
      if (rail && isWood)
        return `framed it in ${rail.name} wood${inColour && ` with ${colour.name} mount`}`;
      return `${SPOKEN[style]}${inColour}${inRail}${caption ? ` and wrote “${caption}” on it` : ''}`;
    }
    const width = px ? `${px} px wide ` : '';
    const article = /^[aeiou]/.test(`${width}${rounded ? 'r' : colour.name}`) ? 'an' : 'a';
    return `added ${article} ${width}${rounded ? 'rounded ' : ''}${colour.name} border`;
  },
  passes: (params, size, _all, _places, plan = []) => {
    const rounded = plan.find(({ op }) => op === 'roundedCorners')?.params as Rounding | undefined;
    const isCircle = plan.some(
      ({ op, params }) => op === 'format' && 'format' in params && params.format === 'roundProfile',
    );
    const rounding = rounded ? roundingOf(rounded, size) : null;
    const isExact = plan.some(({ op, params: of }) => {
      const { width, height } = of as Partial<Record<'width' | 'height', number | null>>;
      return op === 'resize' && !!width && !!height;
    });
    return framePasses(params, size, isCircle ? 'circle' : rounding, isExact);
  },
});

/** Where a caption stands on such a paper, and how it is written, anyway. */
const ON_ITS_PAPER = [
  ...['bottom', 'below', 'underneath', 'beneath', 'under it', 'on it', 'by hand'],
  ...['handwritten', 'handwriting', 'my handwriting', 'handwritten letters'],
];

/** What stands in quotes, or follows the phrase. */
function takeCaption(clause: Clause): string | null {
  const said = takeQuote(clause)?.raw ?? takeUnquoted(clause) ?? '';
  const words = said.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();
  return words === '' ? null : [...words].slice(0, 40).join('');
}

const OF_MOUNT = /^(mat|mats|matting|mount|margin|margins|passepartout|passe)$/;
const OF_RAIL = /^(frame|framed|gallery|museum|rail|wood|wooden)$/;
/** Woods that are called by how dark they are. */
const WOODS: readonly (readonly [words: RegExp, colour: NamedColour])[] = [
  [/^dark(er)?$/, { name: 'dark', rgb: [68, 45, 31] }],
  [/^(light(er)?|pale)$/, { name: 'light', rgb: [196, 158, 112] }],
];

/** "A dark wooden frame": the wood, where no colour is named behind that word. */
function takeWood({ tokens, used }: Clause): NamedColour | undefined {
  const words = tokens.map(({ text }) => text);
  const named = WOODS.find(([test]) => words.some((word) => test.test(word)));
  const at = named ? words.findIndex((word) => named[0].test(word)) : -1;
  if (!named || colourAt(words, at)) return undefined;
  used.add(at);
  return named[1];
}

/** The colours of the mount and of the rail: "a gold frame with a white mat". */
function railedColours(clause: Clause): [mount?: NamedColour, rail?: NamedColour] {
  const words = clause.tokens.map(({ text }) => text);
  const places = words.flatMap((_, i) => (colourAt(words, i) ? [i] : []));
  const nearest = (test: RegExp, at: number) =>
    Math.min(
      ...words.map((word, i) => (test.test(word) ? Math.abs(i - at) : Number.POSITIVE_INFINITY)),
    );
  let mount: NamedColour | undefined;
  let rail: NamedColour | undefined;
  for (const [k, colour] of takeColours(clause, 2).entries()) {
    const at = places[k] ?? 0;
    if (nearest(OF_MOUNT, at) < nearest(OF_RAIL, at) || rail) mount = colour;
    else rail = colour;
  }
  return [mount, rail];
}
