import { z } from 'zod';
import { type FrameParams, framePasses } from '../frames/frame-passes.ts';
import { FRAME_STYLES, type FrameStyle } from '../frames/styles.ts';
import { FRAME_WORDS, type FrameHint } from './frame-words.ts';
import { defineOperation } from './operation.ts';
import { capitalised, colourSchema, numberBetween, wholeBetween } from './params.ts';
import { readFrame, USUAL_COLOURS } from './read-frame.ts';
import { type Rounding, roundingOf } from './rounded-corners.ts';

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

/** A frame around the picture: a plain border in any colour and width, or one of six styles. */
export const frame = defineOperation<'frame', FrameParams, FrameHint>({
  op: 'frame',
  label: 'Frame or border',
  example: 'Add a white border',
  related: ['Add a black frame', 'Add a polaroid frame', 'Add a gallery frame'],
  stage: 'frame',
  order: 20,
  touches: ['size'],
  repeatable: true,
  words: FRAME_WORDS,
  read: readFrame,
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
      const inColour = colour.name === USUAL_COLOURS[style].name ? '' : ` in ${colour.name}`;
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
