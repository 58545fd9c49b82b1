import { z } from 'zod';
import { dissolved, doubleExposed } from '../compose/double-exposure.ts';
import { cropped } from '../compose/fit.ts';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takePercent } from '../grammar/words/intensity.ts';
import { PARTS } from '../grammar/words/lexicon.ts';
import { boxOf } from '../mask/mask-box.ts';
import { bounded } from '../picture/bounds.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import { partAbout } from '../picture/focus.ts';
import type { PassContext, PixelPass, Pixels, Size } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween, wholeBetween } from './params.ts';
import { readFromInto } from './picture-references.ts';

interface Params {
  /** The subject's silhouette filled with the other picture, both pictures through each other, or all of them. */
  form: 'silhouette' | 'dissolve' | 'dissolveAll';
  /** The picture that the result has the size of, counted from 0: its subject gives the silhouette. */
  first: number;
  other: number;
  /**
   * How much of the other picture shows, 0 to 100. Of `dissolveAll`, where `other` says nothing: 50 shows all
   * pictures alike, 0 the first only and 100 the others only.
   */
  percent: number;
}

interface Hint {
  form: 'silhouette' | 'dissolve';
}

const LEVELS = {
  silhouette: { little: 65, usual: 100, much: 100, most: 100 },
  dissolve: { little: 25, usual: 50, much: 70, most: 85 },
};

/** "All three pictures", "the three shots": more than a pair. */
const MANY = /^(all|every|several|three|four|five|3|4|5)$/;
const PICTURES =
  /^(pictures?|photos?|images?|pics?|shots?|photographs?|them|together|three|four|five)$/;
/** "The sky shots": what they show says nothing more. */
const isThingShown = (next = ''): boolean =>
  /^(pictures?|photos?|images?|pics?|shots?)$/.test(next);
/** "Blend all", "blend them all at 30%", but not "all the colours". */
const namesAll = (words: readonly string[]): boolean => {
  const next = words
    .slice(words.indexOf('all') + 1)
    .find((word) => !/^(the|my|our|these)$/.test(word));
  return (
    words.includes('all') &&
    (next === undefined || PICTURES.test(next) || /^(at|in|into|please|\d+)$/.test(next))
  );
};
const namesMany = (words: readonly string[]): boolean =>
  namesAll(words) ||
  (!/\b(?:two|both)\b|\binto (?:the|my|picture|photo|image|number)\b/.test(words.join(' ')) &&
    words.some(
      (word, i) =>
        MANY.test(word) &&
        !isThingShown(words[i - 1]) &&
        (isThingShown(words[i + 1]) || isThingShown(words[i + 2])),
    ));

/** Name no part, though they may; and persons who are not the pictures themselves. */
const WHOLES = new Set(['half', 'rest', 'else', 'other', 'others', 'part', 'parts']);
const PERSON = /^(me|him|her|us)$/;

const MEANT = [
  ...['them', 'two', 'both', 'pictures', 'photos', 'images', 'together', 'other', 'each', 'half'],
  ...['second', 'first', 'one', 'another', 'effect', 'opacity', 'transparency', 'over', 'top'],
];

/** Two pictures in one: as on film that was exposed twice, or dissolved into each other. */
export const doubleExposure = defineOperation({
  op: 'doubleExposure',
  label: 'Double exposure',
  example: 'Make a double exposure',
  related: ['Blend the two pictures', 'Put them side by side', 'Make a collage'],
  stage: 'geometry',
  order: 8,
  touches: ['colours'],
  minPictures: 2,
  usesSubject: true,
  words: [
    [
      'double exposure|double exposed|double exposure effect|double expose|multiple exposure|fill silhouette|silhouette filled|silhouette double exposure|inside silhouette|into silhouette|in silhouette',
      { form: 'silhouette' },
    ],
    [
      'overlay first|blend first|dissolve first|merge first|blend two|blend both|blend them|blend pictures|blend photos|blend images|blend together|blend with|blend into|blend|merge two|merge both|merge them|merge pictures|merge photos|merge images|merge together|merge|mix two|mix both|mix them|mix pictures|mix photos|mix images|mix together|overlay two|overlay both|overlay pictures|overlay photos|overlay images|overlay second|overlay other|overlay them|superimpose|superimposed|cross dissolve|crossfade|cross fade|dissolve|fade into each other|fade one into other|fade into one another|morph together|half and half|ghost image',
      { form: 'dissolve' },
    ],
  ],
  read: (clause, { form }: Hint): Params | null => {
    const words = clause.tokens.map((t) => t.text);
    // Somebody who is to be blended into a picture is put there.
    const isPart = words.some((w) => (PARTS.has(w) && !WHOLES.has(w)) || PERSON.test(w));
    const isMany = form === 'dissolve' && namesMany(words);
    if (form === 'dissolve' && isPart && !isMany) return null;
    if (isMany) {
      const percent = takePercent(clause, { ...LEVELS.dissolve, little: 50, much: 50, most: 50 });
      for (const [i, { text }] of clause.tokens.entries())
        if (MANY.test(text) || PICTURES.test(text) || isThingShown(clause.tokens[i + 1]?.text))
          clause.used.add(i);
      takeWords(clause, ...MEANT);
      return { form: 'dissolveAll', first: 0, other: 1, percent: Math.min(100, percent) };
    }
    const pair = readFromInto(clause);
    const percent = takePercent(clause, LEVELS[form]);
    takeWords(clause, ...MEANT);
    // "The first with the second" names the one that is filled first; "the second over the first" does not.
    const isOrdered = !pair || form === 'silhouette' || words.includes('with');
    const [first, other] = isOrdered ? [pair?.from ?? 0, pair?.into ?? 1] : [pair.into, pair.from];
    return { form, first, other, percent: Math.min(100, percent) };
  },
  schema: z
    .object({
      form: z.enum(['silhouette', 'dissolve', 'dissolveAll']),
      first: wholeBetween(0, 4),
      other: wholeBetween(0, 4),
      percent: numberBetween(0, 100),
    })
    .refine(({ first, other }) => first !== other, { error: 'must name two pictures' }),
  chip: ({ form, percent }) =>
    form === 'silhouette'
      ? 'Double exposure'
      : `Blend of ${form === 'dissolve' ? 'two' : 'all'} pictures ${inPercent(percent)}`,
  dial: { key: 'percent', min: 0, max: 100, step: 5 },
  describe: ({ form, first, other }: Params) => {
    if (form === 'dissolveAll') return 'blended all pictures into one';
    const which = `picture ${first + 1} and picture ${other + 1}`;
    return form === 'silhouette'
      ? `made a double exposure of ${which}`
      : `blended ${which} into one`;
  },
  passes: (params: Params, size: Size, all) => {
    const [first, other] = [all[params.first], all[params.other]];
    if (!first || !other) return [];
    if (params.form === 'dissolveAll') return [blending(params.percent, size, all)];
    return [exposing(params, params.first === 0 ? size : bounded(first), other)];
  },
});

/** All pictures through each other: at 50 each shows alike. */
function blending(percent: number, size: Size, all: readonly Size[]): PixelPass {
  const even = 1 / all.length;
  const own = percent <= 50 ? 1 - ((1 - even) * percent) / 50 : even * (2 - percent / 50);
  const each = (1 - own) / (all.length - 1);
  return {
    kind: 'pixels',
    size: () => size,
    run: async (pixels, context) => {
      let blended = pixels;
      for (const [index, other] of all.entries()) {
        if (index === 0) continue;
        await context.checkpoint('Arranging the pictures', index / all.length);
        const next = await covering(null, other, index, size, context);
        const sum = own + each * index;
        blended = await dissolved(blended, next, sum > 0 ? each / sum : 1, context.checkpoint);
      }
      return blended;
    },
    follow: (mask) => mask,
  };
}

function exposing({ form, first, other, percent }: Params, size: Size, own: Size): PixelPass {
  return {
    kind: 'pixels',
    size: () => size,
    run: async (pixels, context) => {
      const ground = first === 0 ? pixels : await context.pictureOf(first, size);
      const here = other === 0 ? pixels : null;
      if (form === 'dissolve') {
        const second = await covering(here, own, other, size, context);
        return dissolved(ground, second, percent / 100, context.checkpoint);
      }
      const mask = first === 0 ? await context.subject() : await context.subjectOf(first);
      const room = boxOf(mask, 1) ?? { left: 0, top: 0, right: size.width, bottom: size.height };
      const part = { width: room.right - room.left, height: room.bottom - room.top };
      const second = await covering(here, own, other, part, context);
      await context.checkpoint('Exposing twice', 0.8);
      const exposed = { pixels: second, ...room };
      return doubleExposed(ground, mask, exposed, percent / 100, context.checkpoint);
    },
    follow: (mask) =>
      first === 0 ? mask : { ...size, data: new Uint8Array(size.width * size.height) },
  };
}

/** The part of a picture that catches the eye, at that size and on white. */
async function covering(
  here: Pixels | null,
  own: Size,
  index: number,
  size: Size,
  context: PassContext,
): Promise<Pixels> {
  const scale = Math.min(1, Math.max(size.width / own.width, size.height / own.height));
  const needed = {
    width: Math.max(1, Math.round(own.width * scale)),
    height: Math.max(1, Math.round(own.height * scale)),
  };
  const picture = here ?? (await context.pictureOf(index, needed));
  const { left, top, width, height } = await partAbout(picture, size.width / size.height);
  const box = { left, top, right: left + width, bottom: top + height };
  return toPixels(
    fromPixels(cropped(picture, box, picture.channels))
      .flatten({ background: '#ffffff' })
      .resize(size.width, size.height, { fit: 'fill' }),
  );
}
