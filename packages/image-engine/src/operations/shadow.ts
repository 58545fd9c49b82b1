import { z } from 'zod';
import { layBehind, type ShadowKind, subjectShadow } from '../compose/subject-shadow.ts';
import { type Clause, takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween } from './params.ts';

interface Params {
  /** 1 to 100: 50 is the darkness that a window's light leaves. */
  percent: number;
  /** At the subject's foot, or behind all of it; behind, too, where the picture's lower edge cuts the subject. */
  kind: ShadowKind;
}

const LEVELS = { little: 30, usual: 50, much: 75, most: 100 };

/** What it is like; how strong it is says the rest of the clause. */
const KINDS_OF_SHADOW = ['', 'soft ', 'natural ', 'realistic ', 'nice ', 'dark ', 'hard ', 'grey '];
const kindsOf = (...phrases: string[]) =>
  phrases.flatMap((phrase) => KINDS_OF_SHADOW.map((kind) => `${kind}${phrase}`)).join('|');

/** "A soft shadow under it". */
const ON_GROUND = kindsOf(
  ...['under', 'underneath', 'below', 'beneath', 'at foot of', 'on ground', 'on floor'].flatMap(
    (place) => [`shadow ${place}`, `drop shadow ${place}`],
  ),
  ...['contact shadow', 'ground shadow', 'floor shadow', 'cast shadow', 'product shadow'],
);
/** "A drop shadow behind him". */
const BEHIND = kindsOf('shadow behind', 'drop shadow behind', 'shadow around', 'shadow on wall');

/** Ask for one; without them "shadow" may speak of one that is there. */
const ASKS = /^(add|put|give|cast|create|lay|drop|apply|insert|include|throw|need|want|with|and)$/;
const ARTICLE = /^(a|an|the|some|please|also|then|effect|look|nice|to|from|left|right)$/;

function isAskedFor({ tokens, used, from, to }: Clause): boolean {
  return (
    tokens.some(({ text }) => ASKS.test(text)) ||
    tokens.every(({ text }, i) => (i >= from && i < to) || used.has(i) || ARTICLE.test(text))
  );
}

interface Hint {
  kind: ShadowKind;
  /** Only names a shadow. */
  bare?: boolean;
}

/** A shadow of the subject on what is around it: on the ground, or on a wall behind. */
export const shadow = defineOperation<'shadow', Params, Hint>({
  op: 'shadow',
  label: 'Shadow',
  example: 'Add a soft shadow under it',
  related: ['Make the background white', 'Remove the background', 'Add portrait light'],
  stage: 'subject',
  order: 50,
  touches: [],
  usesSubject: true,
  words: [
    [ON_GROUND, { kind: 'ground' }],
    [BEHIND, { kind: 'behind' }],
    [kindsOf('shadow'), { kind: 'ground', bare: true }],
  ],
  read: (clause, { kind, bare }) => {
    const percent = Math.min(100, Math.max(1, takePercent(clause, LEVELS)));
    if (bare && !isAskedFor(clause)) return null;
    takeWords(
      clause,
      ...['subject', 'product', 'object', 'item', 'person', 'him', 'her', 'me', 'it', 'them', 'us'],
      ...['effect', 'soft', 'realistic', 'natural', 'ground', 'floor', 'surface', 'thing'],
    );
    return { percent, kind };
  },
  schema: z.object({ percent: numberBetween(0, 100), kind: z.enum(['ground', 'behind']) }),
  chip: ({ percent }) => `Shadow ${inPercent(percent)}`,
  dial: { key: 'percent', min: 5, max: 100, step: 5 },
  describe: () => 'added a shadow',
  passes: ({ percent, kind }: Params) => [
    {
      kind: 'measured',
      run: async (pixels, context) => {
        const mask = await context.subject();
        await context.checkpoint('Setting the light', 0.6);
        const dark = (await subjectShadow(mask, kind)) ?? (await subjectShadow(mask, 'behind'));
        if (!dark) return null;
        const made = await layBehind(pixels, mask, dark, percent / 50, context.checkpoint);
        return Buffer.compare(made.data, pixels.data) === 0 ? null : made;
      },
    },
  ],
});
