import { z } from 'zod';
import { SubjectUnclearError } from '../errors.ts';
import { type Clause, takeWords } from '../grammar/clauses/clause.ts';
import { PARTS } from '../grammar/words/lexicon.ts';
import { type Box, boxOf } from '../mask/mask-box.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import type { Remark } from '../remark.ts';
import { boxedThing, RIM } from '../repair/boxed-thing.ts';
import { cellAt, coloursAround } from '../repair/colour-cells.ts';
import { fill } from '../repair/fill.ts';
import { type Flaws, flawsIn } from '../repair/flaws.ts';
import { mend } from '../repair/mend.ts';
import { keepBefore } from '../repair/standing-before.ts';
import { defineOperation } from './operation.ts';

interface Params {
  /** Only such small or thin things in the box, where there are any: what they are on stays. */
  flaws?: Flaws | undefined;
}

/** Share of the picture from which on what stands before the rest is told apart around a box. */
const LARGE_BOX = 0.05;

/**
 * What has to be filled, and what nothing is copied from: of a box that was drawn around a thing, the
 * place of the thing and the rest of the foreground; of other marks, what was marked and nothing. Where the outline of
 * the thing does not tell it from what is around, more may go than was meant, or less.
 */
async function placeToFill(
  pixels: Pixels,
  marked: Mask,
  context: PassContext,
): Promise<{ place: Mask; foreground: Mask | null; isTold: boolean }> {
  const simply = { place: marked, foreground: null, isTold: true };
  const box = boxOf(marked, 1);
  if (!box) return simply;
  const area = (box.right - box.left) * (box.bottom - box.top);
  const thing = await context.thingInBox();
  if (!thing) return simply;
  const isLarge = area > LARGE_BOX * marked.data.length;
  const foreground = isLarge ? await context.foreground() : null;
  const place = await boxedThing(pixels, box, thing, foreground, context.checkpoint);
  const { isTold } = thing;
  if (!place) return { ...simply, isTold };
  if (foreground) {
    const rim = Math.ceil(RIM * Math.max(box.right - box.left, box.bottom - box.top));
    const around = await coloursAround(pixels, box, rim, context.checkpoint);
    keepBefore(place, foreground, (p) => around[cellAt(pixels, p)] === 1);
  }
  return { place, foreground, isTold };
}

/** The box that is marked; null where strokes were painted: they are what goes, and nothing else. */
function boxDrawn(marked: Mask): Box | null {
  const box = boxOf(marked, 1);
  const all = marked.data.reduce((sum, each) => (each > 0 ? sum + 1 : sum), 0);
  return box && all === (box.right - box.left) * (box.bottom - box.top) ? box : null;
}

/** Of a box, what is more than the thing may have gone; who painted said what goes. */
const MADE_UP: Remark = {
  code: 'made_up_behind',
  text: 'What is behind it is made up from what is around: where that looks wrong, paint over just the thing.',
};

/** @throws SubjectUnclearError when nothing is marked, or when everything is */
async function erased(pixels: Pixels, { flaws }: Params, context: PassContext): Promise<Pixels> {
  const marked = await context.selected();
  if (!marked) {
    throw new SubjectUnclearError({
      code: 'mark_to_erase',
      text: 'Mark what is to be erased: draw a box around it, or paint over it.',
    });
  }
  const box = boxDrawn(marked);
  const small = flaws && box && (await flawsIn(pixels, box, flaws, context.checkpoint));
  if (small && flaws === 'lines') {
    await mend(pixels, small.data, small, 0, context);
    return pixels;
  }
  const { place, foreground, isTold } = small
    ? { place: small, foreground: null, isTold: true }
    : await placeToFill(pixels, marked, context);
  const filled = await fill(pixels, place, foreground, context.checkpoint);
  if (filled && (filled.isMadeUp || !isTold) && box && !small) context.say(MADE_UP);
  if (filled) return pixels;
  throw new SubjectUnclearError({
    code: 'mark_less_to_erase',
    text: 'Mark only what is to be erased: something must be left around it to fill the place with.',
  });
}

/** Say that what goes has been marked: "the person I painted over". */
const MARKED =
  /^(?:marked|painted|selected|highlighted|boxed|brushed|circled|outlined|drew|masked|selection|marking|marks|highlight|box|mask)$/;
/** Stand for what has been marked. */
const POINTED =
  /^(?:it|this|that|these|those|them|thing|things|one|stuff|everything|object|objects|area|areas|part|parts|place|region|section|spot|what|whatever|i|ive|have|is|was|just|in|inside|over|with|from|of|on|the|box|red|around|here|there|picture|photo|image|please)$/;

/** Say that it shall go, beside the phrase or as the phrase. */
const GOING =
  /^(?:erase|erased|remove|delete|rid|out|away|eliminate|eraser|fill|inpaint|disappear|cut|wipe)$/;

/** Accounts for the rest of the clause; says whether it is about what is marked. */
function takeMarked(clause: Clause): boolean {
  const words = clause.tokens.map(({ text }) => text);
  if (!words.some((word) => GOING.test(word))) return false;
  if (words.some((word) => MARKED.test(word))) {
    takeWords(clause, ...words.filter((word) => MARKED.test(word) || POINTED.test(word)));
    takeWords(clause, ...words.filter((word) => PARTS.has(word)));
    return true;
  }
  const rest = words.filter((word) => !GOING.test(word) && !/^(?:get|take|make|and)$/.test(word));
  const isPointed = rest.some((word) => /^(?:it|this|that|these|those|them)$/.test(word));
  if (!isPointed || !rest.every((word) => POINTED.test(word))) return false;
  takeWords(clause, ...rest);
  return true;
}

/** Takes what is marked out of the picture. */
export const erase = defineOperation({
  op: 'erase',
  label: 'Erase',
  example: 'Erase what I marked',
  related: ['Restore this old photo', 'Blur the background', 'Crop it to a square'],
  stage: 'restore',
  order: 20,
  touches: [],
  usesSelection: true,
  schema: z.strictObject({ flaws: z.enum(['spots', 'lines', 'letters']).optional() }),
  chip: () => 'Erase what is marked',
  words: [
    [
      'erase|erased|remove|delete|get rid of|take out|take away|wipe out|wipe away|cut out|eliminate|paint out|magic eraser|eraser|fill in|inpaint|make disappear|content aware fill|what i painted|what i painted over|what ive painted|what i have painted|i painted|i painted over|ive painted|painted area|painted part|painted over|what i drew over|i drew over|what i brushed over|i brushed over',
      {},
    ],
  ],
  read: (clause) => (takeMarked(clause) ? {} : null),
  describe: (_: Params) => 'erased what was marked',
  passes: (params: Params) => [
    { kind: 'measured', run: (pixels, context) => erased(pixels, params, context) },
  ],
});
