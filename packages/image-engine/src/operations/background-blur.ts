import { z } from 'zod';
import { blurBehind } from '../compose/blur-behind.ts';
import { isPlainBehind } from '../compose/plain-behind.ts';
import { type Clause, takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

interface Params {
  /** 1 to 100: how wide the lens is open. */
  percent: number;
}

const LEVELS = { little: 25, usual: 50, much: 75, most: 100 };
/** Radius of the discs at 1 and at 100 percent, as a share of the square root of the area. */
const SMALLEST = 0.004;
const LARGEST = 0.034;

/** "Bokeh behind the coffee cup": whatever it is behind is the subject. */
function takeWhatIsBefore({ tokens, used }: Clause): void {
  const place = tokens.findIndex(({ text }) => /^(behind|around)$/.test(text));
  const thing = tokens.slice(place + 1);
  const isThing =
    /^(the|my|our|his|her|their|this|that)$/.test(thing[0]?.text ?? '') &&
    thing.length >= 2 &&
    thing.length <= 4 &&
    thing.every(({ kind, text }) => kind === 'word' && !/^(left|right|top|bottom)$/.test(text));
  if (place >= 0 && isThing) for (let i = place; i < tokens.length; i++) used.add(i);
}

/** A sharp subject before a background out of focus, as portraits have it. */
export const backgroundBlur = defineOperation({
  op: 'backgroundBlur',
  label: 'Blur background',
  example: 'Blur the background',
  related: ['Blur the whole picture', 'Remove the background', 'Add portrait light'],
  stage: 'subject',
  order: 37,
  touches: [],
  usesSubject: true,
  words: [
    [
      'blur background|blurred background|blurry background|blur out background|background blur|background blurry|background blurred|background blurrier|background out of focus|background softer|background unfocused|background defocused|background soft|blur backdrop|blur bg|bg blur|soften background|defocus background|out of focus background|unfocus background|blur everything behind|blur everything except subject|blur everything but subject|blur everything around|blur behind|blur what is behind|blur whats behind|blur surroundings|blurred surroundings|blur rest|portrait mode|portrait blur|bokeh|bokeh effect|bokeh background|bokeh blur|background bokeh|lens blur|depth of field|shallow depth of field|shallow focus|dof|depth blur|depth effect|aperture blur|wide aperture|shot at f1|f1|focus on subject|focus on person|focus on foreground|subject in focus|dslr blur|dslr look|dslr effect',
      {},
    ],
  ],
  read: (clause): Params => {
    const percent = Math.min(100, Math.max(1, takePercent(clause, LEVELS)));
    takeWords(
      clause,
      ...[
        'background',
        'behind',
        'blur',
        'blurred',
        'effect',
        'portrait',
        'mode',
        'lens',
        'like',
        'dslr',
        'camera',
      ],
      ...[
        'him',
        'her',
        'it',
        'me',
        'them',
        'us',
        'subject',
        'person',
        'sharp',
        'creamy',
        'dreamy',
        'smooth',
        'nice',
        'shallow',
        'depth of field',
        'bokeh',
      ],
    );
    takeWhatIsBefore(clause);
    return { percent };
  },
  schema: z.object({ percent: numberBetween(0, 100) }),
  chip: ({ percent }) => `Background blur ${inPercent(percent)}`,
  dial: { key: 'percent', min: 5, max: 100, step: 5 },
  describe: ({ percent }: Params) =>
    `blurred the background${percent < LEVELS.usual ? ' a little' : percent > LEVELS.usual ? ' strongly' : ''}`,
  passes: ({ percent }: Params) => [
    {
      kind: 'measured',
      run: async (pixels, context) => {
        const mask = await context.subject();
        const radius = SMALLEST + ((LARGEST - SMALLEST) * percent) / 100;
        if (await isPlainBehind(pixels, mask, radius, context.checkpoint)) return null;
        return blurBehind(pixels, mask, radius, context.checkpoint);
      },
    },
  ],
});
