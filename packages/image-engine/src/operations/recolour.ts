import { z } from 'zod';
import { SubjectUnclearError } from '../errors.ts';
import type { NamedColour } from '../grammar/words/colours.ts';
import { gradeRow } from '../light/colour-cube.ts';
import type { Lch } from '../light/oklab.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { allOf, belongingTo, mainBelonging } from '../recolour/belonging.ts';
import { lessSkin } from '../recolour/complexion.ts';
import { clothesOf, isAccessory, isGarment } from '../recolour/garment.ts';
import { sumOf } from '../recolour/measures.ts';
import { piecesOf } from '../recolour/pieces.ts';
import { exchangeCube, exchangeOf, layRow } from '../recolour/repaint.ts';
import {
  isMostlyOf,
  isOneWhole,
  isPainted,
  isVehicle,
  keepMeant,
  maskAt,
  mostlyWithin,
  ONE_WHOLE_HUE,
  refinedRows,
  shownBy,
  sidesOf,
  withBeside,
} from '../recolour/thing.ts';
import { type Belonging, GREYISH, type Tints, tintOf, tintsOf } from '../recolour/tints.ts';
import { readRecolour } from '../recolour/wish.ts';
import type { Remark } from '../remark.ts';
import { faceIn } from '../subject/face-in.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { shrunk } from '../vision/plane.ts';
import { defineOperation } from './operation.ts';
import { capitalised, colourSchema } from './params.ts';

interface Params {
  /** The colour it has; null when only the thing was named. */
  from: NamedColour | null;
  to: NamedColour;
  /** What the visitor called it, such as "dress"; may be empty. */
  thing: string;
}

/** Longer edge, px, of the copy on which the thing is found; its edges are found at full size. */
const WORKING_EDGE = 640;

/** Whether the marked area is a plain box: then what it holds is meant, not the box itself. */
function isBox(marked: Float32Array, { width }: Tints): boolean {
  let [left, right, top, bottom, area] = [width, -1, -1, -1, 0];
  for (let p = 0; p < marked.length; p++) {
    if ((marked[p] as number) < 0.5) continue;
    const x = p % width;
    const y = Math.floor(p / width);
    if (top < 0) top = y;
    bottom = y;
    left = Math.min(left, x);
    right = Math.max(right, x);
    area++;
  }
  return area > 0.97 * (right - left + 1) * (bottom - top + 1);
}

/** What is left of a colour, as shares of all of it and of the picture, below which it was not what was meant. */
const LEFT = { ofColour: 0.05, ofPicture: 0.01 } as const;

/** Whether of a colour that the picture is full of next to nothing was meant. */
function isRemnant(share: Float32Array, all: Float32Array): boolean {
  const left = sumOf(share);
  return left < LEFT.ofColour * sumOf(all) && left < LEFT.ofPicture * share.length;
}

/** The subject; null when it cannot be told, which here only means that all of the colour is meant. */
async function subjectIfClear(context: PassContext): Promise<Mask | null> {
  try {
    return await context.roughSubject();
  } catch (error) {
    if (error instanceof SubjectUnclearError) return null;
    throw error;
  }
}

/** A vehicle that is the subject, in light and shade, with the parts of it that the outline left out. */
async function wholeVehicle(
  tints: Tints,
  subject: Float32Array,
  checkpoint: Checkpoint,
): Promise<Belonging> {
  const near = withBeside(subject, tints);
  const found = await mainBelonging(tints, near, checkpoint, { hues: ONE_WHOLE_HUE, skin: 'own' });
  const pieces = await piecesOf(found.share, tints, checkpoint);
  return { ...found, share: keepMeant(found.share, pieces, near, tints) };
}

/** Cloth is in folds, and mostly of its colour. */
const CLOTH = { skin: 'own', colourful: 0.5, folds: 0.3 } as const;
/** Shares of all that is worn, and of the picture, below which a colour is that of nails or lips. */
const WORN = { ofClothes: 0.03, ofPicture: 0.003 } as const;
/** How far from the lightness of its name a grey cloth may be, 0 to 1. */
const GREY_NAMED = 0.3;

/** Whether a colourless cloth may be called by that colour: “grey” is said of what is nearly black or white, too. */
const isCalled = (centre: Lch, named: Lch): boolean =>
  centre.c < GREYISH && named.c < GREYISH && Math.abs(centre.l - named.l) < GREY_NAMED;

/** What somebody wears, in its colour; null where that is not seen on the subject. */
async function findGarment(
  tints: Tints,
  { from, thing }: Pick<Params, 'from' | 'thing'>,
  mask: Mask,
  checkpoint: Checkpoint,
): Promise<Belonging | null> {
  const subject = maskAt(mask, tints.width, tints.height);
  const { share: clothes, skin } = clothesOf(tints, subject, thing);
  await checkpoint();
  const main = await mainBelonging(tints, clothes, checkpoint, CLOTH);
  const found =
    from && !isCalled(main.centre, tintOf(from.rgb))
      ? await belongingTo(tints, tintOf(from.rgb), clothes, checkpoint)
      : main;
  if (!found) return null;
  const share = skin ? lessSkin(found.share, tints, skin) : found.share;
  if (sumOf(share) < WORN.ofClothes * sumOf(clothes)) return null;
  const pieces = await piecesOf(share, tints, checkpoint);
  return { ...found, share: keepMeant(share, pieces, clothes, tints) };
}

/** How much each pixel of the small copy belongs to the thing; null when the picture hardly has the colour. */
async function findThing(
  small: Pixels,
  { from, thing }: Params,
  context: PassContext,
): Promise<Belonging | 'elsewhere' | 'unsaid' | null> {
  const tints = tintsOf(small);
  const { width, height } = tints;
  const { checkpoint } = context;
  await checkpoint();
  const mask = await context.selected();
  await checkpoint();
  const marked = mask && maskAt(mask, width, height);
  await checkpoint();
  if (marked) {
    if (from) return belongingTo(tints, tintOf(from.rgb), marked, checkpoint);
    return isBox(marked, tints) ? mainBelonging(tints, marked, checkpoint) : allOf(tints, marked);
  }
  if (isGarment(thing)) {
    const subject = from ? await subjectIfClear(context) : await context.roughSubject();
    const worn = subject && (await findGarment(tints, { from, thing }, subject, checkpoint));
    if (worn) return worn;
  }
  if (!from) {
    const subject = maskAt(await context.roughSubject(), width, height);
    if (isVehicle(thing) && isPainted(tints, subject))
      return wholeVehicle(tints, subject, checkpoint);
    if (isAccessory(thing) && clothesOf(tints, subject, thing).skin) return 'unsaid';
    // Leather and wood have the colours of skin.
    const skin = faceIn(subject, small) ? 'spared' : 'own';
    return mainBelonging(tints, subject, checkpoint, {
      skin,
      ...shownBy(thing, tints, subject),
    });
  }
  let inSubject: Float32Array | null = null;
  const sides = async () => {
    const subject = await subjectIfClear(context);
    inSubject = subject && maskAt(subject, width, height);
    return inSubject && sidesOf(inSubject);
  };
  const found = await belongingTo(tints, tintOf(from.rgb), null, checkpoint, sides);
  if (!found) return null;
  await checkpoint();
  if (inSubject && isOneWhole(thing) && isMostlyOf(found.centre, tints, inSubject, 'all'))
    return mainBelonging(tints, inSubject, checkpoint, { hues: ONE_WHOLE_HUE, skin: 'spared' });
  if (
    inSubject &&
    isVehicle(thing) &&
    isPainted(tints, inSubject) &&
    isMostlyOf(found.centre, tints, inSubject, 'coloured')
  )
    return wholeVehicle(tints, inSubject, checkpoint);
  const share = inSubject ? mostlyWithin(found.share, inSubject) : found.share;
  const pieces = await piecesOf(share, tints, checkpoint, inSubject && sidesOf(inSubject));
  await checkpoint();
  const meant = keepMeant(share, pieces, inSubject, tints);
  if (isGarment(thing) && sumOf(meant) < WORN.ofPicture * meant.length) return null;
  return isRemnant(meant, found.share) ? 'elsewhere' : { ...found, share: meant };
}

const ELSEWHERE: Remark = {
  code: 'colour_elsewhere',
  text: 'Most of that colour is elsewhere in the picture. Draw a box around what is meant.',
};
const UNSAID: Remark = {
  code: 'colour_unsaid',
  text: 'Say which colour it has now, as in “make the black tie red”, or draw a box around it.',
};

async function recoloured(
  pixels: Pixels,
  params: Params,
  context: PassContext,
): Promise<Pixels | null> {
  const small = await shrunk(pixels, WORKING_EDGE);
  await context.checkpoint('Finding what to recolour', 0);
  const found = await findThing(small, params, context);
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
  if (found === 'elsewhere' || found === 'unsaid') {
    context.say(found === 'elsewhere' ? ELSEWHERE : UNSAID);
    return null;
  }
  await context.checkpoint('Recolouring', 0.3);
  await context.checkpoint();
  const rowOf = await refinedRows(pixels, small, found.share, context.checkpoint);
  const cube = exchangeCube(exchangeOf(found.centre, tintOf(params.to.rgb)));
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
