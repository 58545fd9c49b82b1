import { z } from 'zod';
import { type Background, covering, onBackground, opaqueMask } from '../compose/background.ts';
import type { NamedColour } from '../grammar/words/colours.ts';
import type { PassContext, Pixels, Size } from '../picture/picture.ts';
import type { SceneName } from '../scenes/scenes.ts';
import { SCENE_NAMES, SPOKEN } from '../scenes/spoken.ts';
import { type BackgroundHint, backgroundPhrases, readBackground } from './background-words.ts';
import { defineOperation } from './operation.ts';
import { colourSchema } from './params.ts';

/** What comes behind the subject. `colours`: one for the studio's paper, two for the gradient; or none. */
export type BackgroundParams =
  | { to: 'scene'; scene: SceneName; colours: NamedColour[] }
  | { to: 'colour'; colour: NamedColour }
  /** Another picture of the request, counted from 0. */
  | { to: 'picture'; index: number };

async function replaced(
  pixels: Pixels,
  params: BackgroundParams,
  context: PassContext,
  all: readonly Size[],
): Promise<Pixels | null> {
  const background = await resolved(pixels, params, context, all);
  if (!background) {
    if (params.to === 'picture')
      context.say({
        code: 'no_such_picture',
        text: `There is no picture ${params.index + 1} for the background.`,
        values: { picture: params.index + 1 },
      });
    return null;
  }
  const mask = opaqueMask(pixels, await context.subject());
  return onBackground(pixels, mask, background, context.checkpoint);
}

/** The background itself; null when the picture that it is to be is not there. */
async function resolved(
  size: Size,
  params: BackgroundParams,
  context: PassContext,
  all: readonly Size[],
): Promise<Background | null> {
  if (params.to === 'scene')
    return { to: 'scene', scene: params.scene, colours: params.colours.map(({ rgb }) => rgb) };
  if (params.to === 'colour') return { to: 'colour', colour: params.colour.rgb };
  const own = all[params.index];
  if (!own) return null;
  const picture = await context.pictureOf(params.index, covering(own, size));
  return picture && { to: 'picture', picture };
}

function inWords(params: BackgroundParams): { chip: string; where: string } {
  if (params.to === 'picture') {
    const chip = `picture ${params.index + 1}`;
    return { chip, where: `before ${chip}` };
  }
  if (params.to === 'colour') {
    const name = params.colour.name.replace(/^(plain|solid|pure) /, '');
    return { chip: name, where: `on plain ${name}` };
  }
  const { chip, where } = SPOKEN[params.scene];
  const names = params.colours.map(({ name }) => name).join(' and ');
  return names === ''
    ? { chip, where }
    : { chip: `${names} ${chip}`, where: `${where} (${names})` };
}

/** The subject before another background: a drawn scene, a colour, or another picture. */
export const replaceBackground = defineOperation({
  op: 'replaceBackground',
  label: 'Replace background',
  example: 'Put it on a beach',
  related: ['Put it in a forest', 'Make the background blue', 'Remove the background'],
  stage: 'subject',
  order: 30,
  touches: [],
  usesSubject: true,
  minPictures: (params) => (params.to === 'picture' ? params.index + 1 : 1),
  words: backgroundPhrases(),
  read: (clause, hint: BackgroundHint): BackgroundParams | null => readBackground(clause, hint),
  schema: z.discriminatedUnion('to', [
    z.object({
      to: z.literal('scene'),
      scene: z.enum(SCENE_NAMES),
      colours: z.array(colourSchema).max(2),
    }),
    z.object({ to: z.literal('colour'), colour: colourSchema }),
    z.object({ to: z.literal('picture'), index: z.int().min(1).max(9) }),
  ]),
  chip: (params) => `Background: ${inWords(params).chip}`,
  describe: (params: BackgroundParams) => `put it ${inWords(params).where}`,
  passes: (params: BackgroundParams, _size, all) => [
    { kind: 'measured', run: (pixels, context) => replaced(pixels, params, context, all) },
  ],
});
