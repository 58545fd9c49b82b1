import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import type { PassContext, Pixels } from '../picture/picture.ts';
import { darken } from '../repair/darken-pupil.ts';
import { redEyesOf } from '../repair/red-eyes.ts';
import { defineOperation } from './operation.ts';

type Params = Record<string, never>;

/** Null when there are no red pupils. */
async function corrected(pixels: Pixels, context: PassContext): Promise<Pixels | null> {
  const marked = await context.selected();
  await context.checkpoint('Looking for red eyes', 0);
  const eyes = await redEyesOf(pixels, marked?.data ?? null, context.checkpoint);
  await context.checkpoint('Darkening the pupils', 0.8);
  if (eyes.length === 0) return null;
  for (const eye of eyes) darken(pixels, eye);
  return pixels;
}

/** Gives pupils that the flash has lit red their black back. */
export const redEye = defineOperation({
  op: 'redEye',
  label: 'Red-eye correction',
  example: 'Remove the red eyes',
  related: ['Enhance it', 'Restore this old photo', 'Erase what I marked'],
  stage: 'restore',
  order: 40,
  touches: [],
  schema: z.strictObject({}),
  chip: () => 'Red eyes removed',
  words: [
    [
      'red eye|red eyes|redeye|redeyes|red eye removal|red eye correction|red eye reduction|remove red eye|remove red eyes|fix red eye|fix red eyes|correct red eye|correct red eyes|get rid of red eye|get rid of red eyes|take out red eyes|take away red eyes|delete red eyes|erase red eyes|reduce red eye|reduce red eyes|eliminate red eye|eliminate red eyes|no red eyes|without red eyes|clean up red eyes|red pupils|remove red pupils|fix red pupils|demon eyes|flash eyes|eyes are red|eyes red from flash|eyes are red from flash|red from flash|eyes all red|red eyes from flash|eyes look red|eyes turned red|eyes came out red|eyes glow red|eyes is red|glowing red eyes|glowing eyes|eyes are glowing|eyes glowing|eyes glow|eyes look possessed|eyes are shining',
      {},
    ],
  ],
  read: (clause) => {
    // "My cat's eyes are red": whose they are.
    const { raw = '' } = clause.tokens[clause.from - 1] ?? {};
    if (/['’]s?$|s$/.test(raw)) clause.used.add(clause.from - 1);
    takeWords(clause, 'effect', 'flash', 'correction', 'removal', 'reduction', 'eyes', 'eye');
    return {};
  },
  describe: (_: Params) => 'removed the red from the eyes',
  passes: () => [{ kind: 'measured', run: corrected }],
});
