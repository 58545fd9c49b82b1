import { z } from 'zod';
import type { NamedColour } from '../grammar/words/colours.ts';
import { gradeRow } from '../light/colour-cube.ts';
import { grainOf } from '../light/denoise.ts';
import { fromPixels } from '../picture/decode.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { isExpanse } from '../recolour/expanse.ts';
import { findThing } from '../recolour/find-thing.ts';
import { isRatherItsBowl } from '../recolour/food.ts';
import { isCalledGreenery } from '../recolour/greenery.ts';
import { hasEdge } from '../recolour/has-edge.ts';
import { isLeafHue } from '../recolour/kinds.ts';
import { exchangeCube, exchangeOf, layRow } from '../recolour/repaint.ts';
import { colourOfSky, isSky } from '../recolour/sky-colour.ts';
import { isSpread } from '../recolour/spread-words.ts';
import { refinedRows } from '../recolour/thing.ts';
import { type Named, tintOf, tintsOf } from '../recolour/tints.ts';
import { readRecolour } from '../recolour/wish.ts';
import type { Remark } from '../remark.ts';
import { skyMask } from '../sky/sky-mask.ts';
import { shrunk } from '../vision/plane.ts';
import { defineOperation } from './operation.ts';
import { capitalised, colourSchema } from './params.ts';

interface Params extends Named {
  to: NamedColour;
}

/** Longer edge, px, of the copy on which the thing is found; its edges are found at full size. */
const WORKING_EDGE = 640;

/** Grain in levels of luma, 0 to 255, from which on hues are scattered by it, and the sigma of the blur that takes it, px. */
const GRAIN = { seen: 4, blur: 1.2 } as const;

/** What would settle it, where it is not clear what is meant. */
const ASKS: Record<'elsewhere' | 'unsaid' | 'unclear', Remark> = {
  elsewhere: {
    code: 'colour_elsewhere',
    text: 'Most of that colour is elsewhere in the picture. Draw a box around what is meant.',
  },
  unsaid: {
    code: 'colour_unsaid',
    text: 'Say which colour it has now, as in “make the black tie red”, or draw a box around it.',
  },
  unclear: {
    code: 'colour_unclear',
    text: 'It cannot be told from what else is in the box. Paint over it, or say which colour it has now.',
  },
};

/** The sky; what was marked is recoloured without one as well. */
const skyOf = (pixels: Pixels, marked: Mask | null, context: PassContext) =>
  marked ? skyMask(pixels, context.foreground, context.checkpoint) : context.sky(pixels);

/** The copy without its grain: grain scatters the hues of a thing over those of its neighbours. */
async function withoutGrain(small: Pixels): Promise<Pixels> {
  if (grainOf(small) < GRAIN.seen) return small;
  const data = await fromPixels(small).blur(GRAIN.blur).raw().toBuffer();
  return { ...small, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

/** Whether what was found without a mark is only a part of something else, or what the thing lies in. */
async function isNotIt(
  { from, thing }: Params,
  share: Float32Array,
  small: Pixels,
  checkpoint: PassContext['checkpoint'],
): Promise<boolean> {
  // Leaves, walls and water fade into what is beside them.
  const fades = isCalledGreenery(thing) || isSpread(thing) || isExpanse({ from, thing });
  if (!fades && !hasEdge(share, tintsOf(small))) return true;
  return isRatherItsBowl(thing, share, small, checkpoint);
}

async function recoloured(
  pixels: Pixels,
  params: Params,
  context: PassContext,
): Promise<Pixels | null> {
  const small = await shrunk(pixels, WORKING_EDGE);
  await context.checkpoint('Finding what to recolour', 0);
  const marked = await context.selected();
  const sky = isSky(params.thing) ? await skyOf(pixels, marked, context) : null;
  if (isSky(params.thing) && !sky && !marked) return null;
  const found = sky
    ? colourOfSky(small, sky, params, marked)
    : await findThing(await withoutGrain(small), params, context);
  const none = () => {
    const { from, thing } = params;
    context.say({
      code: 'colour_not_found',
      text: `No ${from?.name ?? 'such colour'} was found${thing ? ` for the ${thing}` : ''}.`,
      values: { colour: from?.name ?? '', thing },
    });
    return null;
  };
  if (!found) return none();
  if (typeof found === 'string') {
    context.say(ASKS[found]);
    return null;
  }
  if (!marked && !sky && (await isNotIt(params, found.share, small, context.checkpoint))) {
    context.say(params.from ? ASKS.elsewhere : ASKS.unsaid);
    return null;
  }
  await context.checkpoint('Recolouring', 0.3);
  await context.checkpoint();
  const rowOf = await refinedRows(pixels, small, found.share, context.checkpoint);
  const cube = exchangeCube(
    exchangeOf(
      found.centre,
      tintOf(params.to.rgb),
      isCalledGreenery(params.thing) && isLeafHue(found.centre.h),
    ),
  );
  await context.checkpoint();
  const share = new Float32Array(pixels.width);
  const colours = new Float32Array(pixels.width * 3);
  let done = 0;
  let hasChanged = false;
  const pause = () => context.checkpoint('Recolouring', 0.3 + (0.7 * done) / pixels.height);
  await eachRow(pixels.height, pause, (y) => {
    done = y;
    rowOf(y, share);
    if (!share.some((part) => part > 0)) return;
    gradeRow(pixels, y, cube, colours);
    layRow(pixels, y, share, colours);
    hasChanged = true;
  });
  return hasChanged ? pixels : none();
}

/** What is recoloured, in words: "red dress". */
const nameOf = ({ from, thing }: Params) => [from?.name, thing].filter(Boolean).join(' ');

/** Gives a thing of one colour another, with its light and shade. */
export const recolour = defineOperation({
  op: 'recolour',
  label: 'Recolour',
  example: 'Make the red dress blue',
  related: [
    'Give it a blue tint',
    'Make the background black and white',
    'Make it a blue and yellow duotone',
  ],
  stage: 'subject',
  order: 15,
  touches: ['colours'],
  repeatable: true,
  usesSubject: true,
  schema: z.object({
    from: colourSchema.nullable(),
    to: colourSchema,
    thing: z.string().regex(/^[\p{L}\p{N}' -]{0,40}$/u, 'must be what the thing is called'),
  }),
  chip: (params: Params) => `${capitalised(nameOf(params))} → ${params.to.name}`,
  words: [
    ['recolor|recolour|repaint|dye|paint|color|make|change|turn|switch|swap|replace|convert', {}],
  ],
  read: (clause) => readRecolour(clause),
  describe: (params: Params) => `made the ${nameOf(params)} ${params.to.name}`,
  passes: (params: Params) => [
    { kind: 'measured', run: (pixels, context) => recoloured(pixels, params, context) },
  ],
});
