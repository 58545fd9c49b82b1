import { z } from 'zod';
import { closerPortrait, cutAbout, erasesMarks } from '../formats/cut-about.ts';
import {
  FORMAT_NAMES,
  FORMATS,
  type Format,
  type FormatName,
  formatOf,
} from '../formats/formats.ts';
import { portraying } from '../formats/identity-pass.ts';
import {
  type IdentityParams,
  identityName,
  identityOf,
  identityPixels,
  isIdentitySize,
  portraitIn,
  takeIdentitySize,
} from '../formats/identity-size.ts';
import { keepsSubjectOnly } from '../formats/whole-subject.ts';
import type { FrameParams } from '../frames/frame-passes.ts';
import { takePair, takeWords } from '../grammar/clauses/clause.ts';
import { largestOf } from '../picture/focus.ts';
import type { Size } from '../picture/picture.ts';
import { roundCorners } from '../picture/round-corners.ts';
import type { Remark } from '../remark.ts';
import { isSameSize } from './cut-out.ts';
import { defineOperation } from './operation.ts';

const COMPARE: Remark = {
  code: 'compare_rules',
  text: 'Please compare it with the rules of the office that asks for it: pose, expression and light are yours to judge.',
};

type Params = IdentityParams;

const ASKING = [
  'crop',
  'crop for',
  'crop to',
  'crop as',
  'cut for',
  'resize for',
  'resize to',
  'size for',
];
const WAYS = [
  ...ASKING,
  'format for',
  'fit for',
  'for',
  'optimize for',
  'prepare for',
  'ready for',
];

/** Every way to ask for a format: "crop it for Instagram", "make it an Instagram post". */
function phrasesFor({ words }: Format): string {
  return words
    .split('|')
    .flatMap((name) => [
      ...(SHORT.has(name) ? [] : [name]),
      ...WAYS.map((way) => `${way} ${name}`),
      `${name} format`,
      `${name} size`,
    ])
    .join('|');
}

/** Mean a format only with a word that asks for one. */
const SHORT = new Set([
  'id',
  'ig',
  'fb',
  'pin',
  'circle',
  'circular',
  'wallpaper',
  'x post',
  'tweet',
]);

/** What lies across the top of a page there. */
const BANNERS: Readonly<Partial<Record<FormatName, FormatName>>> = {
  x: 'xHeader',
  facebook: 'facebookCover',
  youtube: 'youtubeBanner',
  linkedin: 'linkedinBanner',
};
const BANNER_WORDS = [
  ...['header image', 'header photo', 'header', 'banner image', 'banner', 'cover image'],
  ...['cover photo', 'cover'],
];

/** Cut and sized for a place that asks for its own format. */
export const format = defineOperation<'format', Params, { format: FormatName }>({
  op: 'format',
  label: 'Format for a place',
  example: 'Crop it for Instagram',
  related: ['Crop it to a square', 'Make it a passport photo', 'Crop it for a story'],
  stage: 'geometry',
  order: 35,
  touches: ['shape', 'size'],
  words: FORMAT_NAMES.map((name) => [phrasesFor(FORMATS[name]), { format: name }] as const),
  read: (clause, hint): Params | null => {
    const words = clause.tokens.map((t) => t.text).join(' ');
    const { size, portrait } = formatOf(hint.format);
    const identity = portrait ? takeIdentitySize(clause) : 'none';
    if (identity === null) return null;
    // A shape that is said outright stands above the one that the place would like.
    const said =
      identity !== 'none' ? null : (takePair(clause, 'ratio') ?? takePair(clause, 'size'));
    const shape = said ? said.width / said.height : size.width / size.height;
    const isOther = Math.abs(Math.log(shape * (size.height / size.width))) > 0.06;
    if (isOther || words.includes('square crop')) return null;
    takeWords(
      clause,
      ...['cover', 'preview', 'link', 'link preview'],
      'crop',
      'format',
      'size',
      'photo',
      'post',
      'vertical',
      'portrait',
      'feed',
      'optimize',
      'mm',
      ...'whatsapp discord slack teams zoom steam tinder bumble hinge account'.split(' '),
      'cm',
    );
    if (identity !== 'none') return identityOf(hint.format, identity);
    // "A header image for Twitter"
    const banner = Object.hasOwn(BANNERS, hint.format) ? BANNERS[hint.format] : undefined;
    const isBanner = banner && takeWords(clause, ...BANNER_WORDS);
    return { format: isBanner ? banner : hint.format };
  },
  schema: z
    .object({
      format: z.enum(FORMAT_NAMES),
      mm: z.string().refine(isIdentitySize, 'no size of an identity photo').optional(),
    })
    .refine(({ format, mm }) => !mm || format === 'passport', 'only a passport photo has a size'),
  chip: ({ format, mm }) =>
    `Format: ${identityName(formatOf(format).name, mm).replace(/^an? /, '')}`,
  describe: (params: Params) => {
    const { name: usual, portrait } = formatOf(params.format);
    const name = identityName(usual, params.mm);
    return portrait ? `made a ${name}` : `cropped it for ${name}`;
  },
  notes: (params: Params, size: Size, plan = []) => {
    const format = formatOf(params.format);
    if (format.portrait) return [COMPARE];
    // A size that is asked for besides is what it comes to.
    return plan.some(({ op }) => op === 'resize') ? [] : tooSmall(format, size);
  },
  passes: (params: Params, size: Size, _all, _subject, plan) => {
    const { portrait: rules, size: most } = formatOf(params.format);
    const portrait = rules && portraitIn(rules, params.mm);
    if (portrait) return [portraying(portrait, identityPixels(portrait, size))];
    const isRound = params.format === 'roundProfile';
    const made = sizeIn(most, size);
    const isPortrait = isRound || params.format === 'profile';
    if (isSameSize(made, size) && !isRound) return isPortrait ? [closerPortrait(made)] : [];
    return [
      cutAbout(most, made, {
        marks: !erasesMarks(plan),
        isFreed: keepsSubjectOnly(plan),
        isPortrait,
      }),
    ];
  },
  // The circle comes last: what is done to the ground would fill its corners again.
  finish: (params: Params, plan) => {
    if (params.format !== 'roundProfile') return [];
    const frame = plan.find(({ op }) => op === 'frame')?.params as FrameParams | undefined;
    const around = frame && frame.style !== 'plain' ? frame.colour.rgb : null;
    return [{ kind: 'pixels', run: (pixels) => roundCorners(pixels, 0.5, around) }];
  },
});

/** The size of the result: the format's, or as much of its shape as a smaller picture has. */
function sizeIn(most: Size, picture: Size): Size {
  const part = largestOf(picture, most.width / most.height);
  return part.width >= most.width && part.height >= most.height ? most : part;
}

function tooSmall({ size }: Format, picture: Size): Remark[] {
  const { width, height } = sizeIn(size, picture);
  if (width >= size.width * 0.7) return [];
  const wanted = { recommendedWidth: size.width, recommendedHeight: size.height };
  const text = `It came to ${width} × ${height} px; ${size.width} × ${size.height} px are recommended there.`;
  return [{ code: 'smaller_than_recommended', text, values: { width, height, ...wanted } }];
}
