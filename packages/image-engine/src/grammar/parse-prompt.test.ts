import { describe, expect, it } from 'vitest';
import { HUES } from '../light/hues.ts';
import { registry as operations, type PlanStep } from '../operations/registry.ts';
import { AROUND, SAID_PLAINLY } from './examples/around.ts';
import {
  AROUND_WISHES,
  AROUND_WISHES_PARTLY,
  AROUND_WISHES_REFUSALS,
} from './examples/around-wishes.ts';
import { ARRANGED, ARRANGED_PARTLY, ARRANGED_REFUSALS } from './examples/arranged.ts';
import {
  ASKED_BESIDE,
  ASKED_BESIDE_PARTLY,
  ASKED_BESIDE_REFUSALS,
} from './examples/asked-beside.ts';
import { ASKED_FREELY } from './examples/asked-freely.ts';
import { LOOSELY_ASKED, LOOSELY_ASKED_REFUSED, STUDIO_SHADES } from './examples/asked-loosely.ts';
import {
  ASKED_PLAINLY,
  ASKED_PLAINLY_PARTLY,
  ASKED_PLAINLY_REFUSALS,
} from './examples/asked-plainly.ts';
import { BORDER_REFUSALS, BORDER_WISHES, SIGN_WISHES } from './examples/borders.ts';
import { COLLOQUIAL, COLLOQUIAL_REFUSALS } from './examples/colloquial.ts';
import {
  COLOURED_AND_TONED,
  COLOURED_AND_TONED_MARKED,
  COLOURED_AND_TONED_REFUSALS,
} from './examples/coloured-and-toned.ts';
import { DETAILS_BESIDE } from './examples/details-beside.ts';
import {
  DETAILS_BESIDE_MARKED,
  DETAILS_BESIDE_PARTLY,
  DETAILS_BESIDE_REFUSALS,
} from './examples/details-left.ts';
import { EVERYDAY_REFUSALS, EVERYDAY_WISHES } from './examples/everyday.ts';
import { EVERYDAY_TURNS, EVERYDAY_TURNS_REFUSALS } from './examples/everyday-turns.ts';
import { EXACT_PARTLY, EXACT_REFUSALS, EXACT_WISHES } from './examples/exact.ts';
import { expectPlan } from './examples/expected-plan.ts';
import { GIST_REFUSALS, GIST_WISHES } from './examples/gists.ts';
import { BREATHLESS_WISHES, GROUND_WISHES } from './examples/grounds.ts';
import { HEARD_REFUSALS, HEARD_WISHES } from './examples/heard.ts';
import { HINTED_REFUSALS, HINTED_WISHES } from './examples/hinted.ts';
import { HOW_FAR, HOW_FAR_PARTLY } from './examples/how-far.ts';
import { IDIOM_REFUSALS, IDIOMS } from './examples/idioms.ts';
import { KEPT_ANYWAY, KEPT_ANYWAY_MARKED, NEAR_KEPT_ANYWAY } from './examples/kept-anyway.ts';
import { FAULTS_SHOWN, FAULTS_SHOWN_REFUSALS, KEPT_COLOURS } from './examples/kept-colours.ts';
import {
  TOLD_LASTLY_MARKED,
  TOLD_LASTLY_PARTLY,
  TOLD_LASTLY_REFUSALS,
} from './examples/lastly-left.ts';
import { LAYOUTS_SAID } from './examples/layouts-said.ts';
import { LAYOUTS_TOLD } from './examples/layouts-told.ts';
import { LEFT_OUT, LEFT_OUT_REFUSALS } from './examples/left-out.ts';
import { LOOK_WISHES } from './examples/looks.ts';
import { MARKED_WISHES, TO_BE_MARKED } from './examples/marked.ts';
import { MEANT_HERE, MEANT_HERE_PARTLY } from './examples/meant-here.ts';
import {
  NEAR_TOLD_TERSELY,
  NEAR_TOLD_TERSELY_MARKED,
  NEAR_TOLD_TERSELY_PARTLY,
  NEAR_TOLD_TERSELY_REFUSALS,
} from './examples/near-told-tersely.ts';
import * as prompts from './examples/operations.ts';
import { ORDINARY_PARTLY, ORDINARY_REFUSALS, ORDINARY_WISHES } from './examples/ordinary.ts';
import { PART_WISHES } from './examples/parts.ts';
import { PEOPLE_PARTLY, PEOPLE_REFUSALS, PEOPLE_WISHES } from './examples/people.ts';
import { PHONE_WISHES } from './examples/phone.ts';
import { PICTURES_TOGETHER } from './examples/pictures-together.ts';
import { PLAIN_MARKED, PLAIN_WISHES } from './examples/plain-wishes.ts';
import {
  REASONED_PARTLY,
  REASONED_REFUSALS,
  REASONED_WISHES,
  WISHES_WITH_REASONS,
} from './examples/reasoned.ts';
import { REFUSED_CLASSES } from './examples/refused-classes.ts';
import { RESTRAINED, RESTRAINED_PARTLY, RESTRAINED_REFUSALS } from './examples/restrained.ts';
import { SAID_OTHERWISE, SAID_OTHERWISE_PARTLY } from './examples/said-otherwise.ts';
import {
  BLACKED_OUT,
  SAID_BESIDE_PLAINLY,
  SAID_BESIDE_PLAINLY_PARTLY,
} from './examples/said-plainly.ts';
import {
  SAID_TERSELY,
  SAID_TERSELY_MARKED,
  SAID_TERSELY_PARTLY,
  SAID_TERSELY_TO_BE_MARKED,
} from './examples/said-tersely.ts';
import { SECOND_TEXTS } from './examples/second-texts.ts';
import { SENTENCE_FORMS } from './examples/sentence-forms.ts';
import { SENTENCE_REFUSALS, SENTENCE_WISHES } from './examples/sentences.ts';
import { LETTER_WISHES, SHAPE_REFUSALS, SHAPE_WISHES } from './examples/shapes.ts';
import { SKIES } from './examples/skies.ts';
import { SPOKEN_PARTLY, SPOKEN_REFUSALS, SPOKEN_WISHES } from './examples/spoken.ts';
import { TERSELY_MENDED, TERSELY_MENDED_REFUSALS } from './examples/tersely-mended.ts';
import { MEASURED_WISHES, TEXTS_TOLD } from './examples/texts-told.ts';
import { TOLD_REFUSALS, TOLD_WISHES } from './examples/told.ts';
import {
  TOLD_AT_LENGTH,
  TOLD_AT_LENGTH_PARTLY,
  TOLD_AT_LENGTH_REFUSALS,
} from './examples/told-at-length.ts';
import { TOLD_BEHIND, TOLD_BEHIND_REFUSALS } from './examples/told-behind.ts';
import { TOLD_BESIDE, TOLD_BESIDE_REFUSALS } from './examples/told-beside.ts';
import { TOLD_BRIEFLY } from './examples/told-briefly.ts';
import { CAPTIONED_BOTH, TOLD_EXACTLY, TOLD_EXACTLY_PARTLY } from './examples/told-exactly.ts';
import { TOLD_FREELY, TOLD_FREELY_PARTLY, TOLD_FREELY_REFUSED } from './examples/told-freely.ts';
import { TOLD_FURTHER } from './examples/told-further.ts';
import {
  NEAR_TOLD_IN_PASSING,
  TOLD_IN_PASSING,
  TOLD_IN_PASSING_PARTLY,
  TOLD_IN_PASSING_REFUSALS,
} from './examples/told-in-passing.ts';
import { TOLD_LASTLY } from './examples/told-lastly.ts';
import { LABELLED_BOTH, TOLD_LIMITED, TOLD_LIMITED_PARTLY } from './examples/told-limited.ts';
import { ONE_STAYS_AS_IT_IS, TOLD_SHORTLY } from './examples/told-shortly.ts';
import { BLENDED_OF_THREE, TOLD_TOGETHER, TOLD_TOGETHER_PARTLY } from './examples/told-together.ts';
import { TOLD_WITH } from './examples/told-with.ts';
import { TONES_TOLD, TONES_TOLD_REFUSALS } from './examples/tones-told.ts';
import { VARIED_REFUSALS, VARIED_WISHES } from './examples/varied.ts';
import { VISITOR_PARTLY, VISITOR_REFUSALS, VISITOR_WISHES } from './examples/visitor.ts';
import { WISHES_TOLD, WISHES_TOLD_PARTLY, WISHES_TOLD_REFUSALS } from './examples/wishes-told.ts';
import { parsePrompt } from './parse-prompt.ts';

const { EMPTY, WISHES } = prompts;
const REFUSALS = [
  ...prompts.REFUSALS,
  ...PEOPLE_REFUSALS,
  ...VISITOR_REFUSALS,
  ...EVERYDAY_REFUSALS,
  ...EXACT_REFUSALS,
  ...ORDINARY_REFUSALS,
  ...SPOKEN_REFUSALS,
  ...SHAPE_REFUSALS,
  ...HEARD_REFUSALS,
  ...TOLD_REFUSALS,
  ...HINTED_REFUSALS,
  ...VARIED_REFUSALS,
  ...COLLOQUIAL_REFUSALS,
  ...GIST_REFUSALS,
  ...TOLD_BEHIND_REFUSALS,
  ...WISHES_TOLD_REFUSALS,
  ...SENTENCE_REFUSALS,
  ...REASONED_REFUSALS,
  ...ARRANGED_REFUSALS,
  ...RESTRAINED_REFUSALS,
  ...FAULTS_SHOWN_REFUSALS,
  ...EVERYDAY_TURNS_REFUSALS,
  ...IDIOM_REFUSALS,
  ...TOLD_IN_PASSING_REFUSALS,
  ...TOLD_BESIDE_REFUSALS,
  ...BORDER_REFUSALS,
  ...TONES_TOLD_REFUSALS,
  ...COLOURED_AND_TONED_REFUSALS,
  ...ASKED_BESIDE_REFUSALS,
  ...TOLD_AT_LENGTH_REFUSALS,
  ...BLACKED_OUT,
  ...ASKED_PLAINLY_REFUSALS,
  ...LEFT_OUT_REFUSALS,
  ...AROUND_WISHES_REFUSALS,
  ...TERSELY_MENDED_REFUSALS,
  ...TOLD_LASTLY_REFUSALS,
  ...DETAILS_BESIDE_REFUSALS,
  ...NEAR_TOLD_TERSELY_REFUSALS,
];
const ALL_WISHES = [
  ...[...WISHES, ...PART_WISHES, ...LOOK_WISHES],
  ...[...PHONE_WISHES, ...PEOPLE_WISHES, ...VISITOR_WISHES],
  ...[...GROUND_WISHES, ...BREATHLESS_WISHES, ...EVERYDAY_WISHES, ...EXACT_WISHES],
  ...[
    ...ORDINARY_WISHES,
    ...SPOKEN_WISHES,
    ...SHAPE_WISHES,
    ...LETTER_WISHES,
    ...HEARD_WISHES,
    ...TOLD_WISHES,
    ...HINTED_WISHES,
    ...VARIED_WISHES,
    ...COLLOQUIAL,
    ...GIST_WISHES,
    ...TOLD_BEHIND,
    ...WISHES_TOLD,
    ...PLAIN_WISHES,
    ...TOLD_EXACTLY,
    ...SKIES,
    ...SENTENCE_WISHES,
    ...REASONED_WISHES,
    ...WISHES_WITH_REASONS,
    ...ARRANGED,
    ...RESTRAINED,
    ...FAULTS_SHOWN,
    ...EVERYDAY_TURNS,
    ...SENTENCE_FORMS,
    ...LAYOUTS_TOLD,
    ...LAYOUTS_SAID,
    ...SAID_OTHERWISE,
    ...TOLD_TOGETHER,
    ...TOLD_WITH,
    ...TOLD_SHORTLY,
    ...TOLD_BRIEFLY,
    ...IDIOMS,
    ...KEPT_ANYWAY,
    ...NEAR_KEPT_ANYWAY,
    ...TOLD_IN_PASSING,
    ...NEAR_TOLD_IN_PASSING,
    ...TOLD_BESIDE,
    ...BORDER_WISHES,
    ...SIGN_WISHES,
    ...TONES_TOLD,
    ...COLOURED_AND_TONED,
    ...ASKED_BESIDE,
    ...SECOND_TEXTS,
    ...ASKED_PLAINLY,
    ...PICTURES_TOGETHER,
    ...TOLD_AT_LENGTH,
    ...MEASURED_WISHES,
    ...TEXTS_TOLD,
    ...SAID_BESIDE_PLAINLY,
    ...LEFT_OUT,
    ...MEANT_HERE,
    ...HOW_FAR,
    ...AROUND_WISHES,
    ...SAID_TERSELY,
    ...TERSELY_MENDED,
    ...TOLD_LASTLY,
    ...DETAILS_BESIDE,
    ...TOLD_FURTHER,
    ...TOLD_LIMITED,
    ...NEAR_TOLD_TERSELY,
    ...ASKED_FREELY,
    ...TOLD_FREELY,
    ...LOOSELY_ASKED,
  ],
];
const PARTLY = [
  ...[...prompts.PARTLY, ...PEOPLE_PARTLY, ...VISITOR_PARTLY],
  ...[
    ...SAID_OTHERWISE_PARTLY,
    ...EXACT_PARTLY,
    ...ORDINARY_PARTLY,
    ...SPOKEN_PARTLY,
    ...REASONED_PARTLY,
    ...ARRANGED_PARTLY,
  ],
  ...RESTRAINED_PARTLY,
  ...TOLD_IN_PASSING_PARTLY,
  ...TOLD_TOGETHER_PARTLY,
  ...WISHES_TOLD_PARTLY,
  ...ASKED_PLAINLY_PARTLY,
  ...ASKED_BESIDE_PARTLY,
  ...TOLD_AT_LENGTH_PARTLY,
  ...SAID_BESIDE_PLAINLY_PARTLY,
  ...MEANT_HERE_PARTLY,
  ...HOW_FAR_PARTLY,
  ...AROUND_WISHES_PARTLY,
  ...SAID_TERSELY_PARTLY,
  ...DETAILS_BESIDE_PARTLY,
  ...TOLD_LIMITED_PARTLY,
  ...NEAR_TOLD_TERSELY_PARTLY,
  ...TOLD_LASTLY_PARTLY,
  ...TOLD_EXACTLY_PARTLY,
  ...TOLD_FREELY_PARTLY,
];

/** Each of the product's own wishes is compared with, or offered, many times. */
const known = new Map<string, ReturnType<typeof parsePrompt>>();
function parsedOnce(wish: string, given?: Parameters<typeof parsePrompt>[1]) {
  const key = JSON.stringify([wish, given]);
  const parsed = known.get(key) ?? parsePrompt(wish, given);
  known.set(key, parsed);
  return parsed;
}

const usesSubject = new Set<string>(operations.filter((o) => o.usesSubject).map(({ op }) => op));

describe('a wish the engine carries out', () => {
  it.each(ALL_WISHES)('%s', (prompt, plan) => {
    const parsed = parsePrompt(prompt, { imageCount: 2, isMarked: /\berase\b/.test(plan) });
    expectPlan(parsed.plan, plan);
    expect(parsed.refused).toEqual([]);
    expect(parsed.alternatives).toEqual([]);
  });
});

describe('what is said around a wish changes nothing of it', () => {
  const plainly = {
    ...SAID_PLAINLY,
    en: operations.map(({ example }) => example.replace(/^[A-Z](?!D)/, (c) => c.toLowerCase())),
  };
  const cases = (['en', 'de', 'es', 'fr'] as const).flatMap((language) =>
    AROUND[language].map((around) => [around, plainly[language]] as const),
  );
  // "Natural" is less of a look, and the same look.
  const whatAndWhere = ({ op, on }: PlanStep) => ({ op, on });
  it.each(cases)('%s', (around, wishes) => {
    for (const wish of wishes) {
      const given = { imageCount: 2, isMarked: true };
      const { plan, refused } = parsePrompt(around.replace('…', wish), given);
      expect(refused, wish).toEqual([]);
      expect(plan.map(whatAndWhere), wish).toEqual(parsedOnce(wish, given).plan.map(whatAndWhere));
    }
  });
});

describe('one colour that stays', () => {
  it.each(KEPT_COLOURS)('%s', (prompt, kept) => {
    const { plan, refused } = parsePrompt(prompt);
    const hues = HUES.filter((hue) => hue !== kept);
    expect(plan).toEqual([{ op: 'saturation', params: { percent: -100, hues } }]);
    expect(refused).toEqual([]);
  });
});

it.each(LABELLED_BOTH)('writes a word on each of two pictures: %s', (prompt, vertical) => {
  const { plan, refused } = parsePrompt(prompt, { imageCount: 2 });
  expect(plan).toMatchObject([
    { op: 'sideBySide', params: { direction: 'row' } },
    { op: 'text', params: { position: { vertical, horizontal: 'left' } } },
    { op: 'text', params: { position: { vertical, horizontal: 'right' } } },
  ]);
  expect(refused).toEqual([]);
});

it.each(ONE_STAYS_AS_IT_IS)('makes all colours but one paler: %s', (prompt) => {
  const { plan, refused } = parsePrompt(prompt);
  const hues = HUES.filter((hue) => hue !== 'green');
  expect(plan).toEqual([{ op: 'saturation', params: { percent: -30, hues } }]);
  expect(refused).toEqual([]);
});

it.each(STUDIO_SHADES)('is a studio of that shade: %s', (prompt, shade) => {
  const { plan, refused } = parsePrompt(prompt);
  expect(plan).toMatchObject([
    { op: 'replaceBackground', params: { scene: 'studio', colours: [{ name: shade }] } },
  ]);
  expect(refused).toEqual([]);
});

it('reads a word of any length, whatever stands behind it', () => {
  // A pattern that could split the word in many ways would take years.
  const { plan } = parsePrompt(`make it warmer, i look like ${'a'.repeat(80)} 5 b`);
  expect(plan.map(({ op }) => op)).toEqual(['warmth']);
});

describe('a refusal says of which kind the wish is, and what can be done', () => {
  it.each([...REFUSED_CLASSES, ...TOLD_FREELY_REFUSED, ...LOOSELY_ASKED_REFUSED])(
    '%s: %s',
    (prompt, reason) => {
      const { plan, refused, alternatives } = parsePrompt(prompt, { imageCount: 2 });
      expect(plan).toEqual([]);
      expect(refused.map((each) => each.reason).join()).toContain(reason);
      expect(alternatives.length).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('a wish the engine refuses', () => {
  it.each(REFUSALS)('%s', (prompt) => {
    const parsed = parsePrompt(prompt);
    expect(parsed.plan).toEqual([]);
    expect(parsed.refused.length).toBeGreaterThan(0);
    expect(new Set(parsed.alternatives).size).toBeGreaterThanOrEqual(3);
  });

  it.each([...REFUSALS, ...PARTLY.map(([prompt]) => prompt)])(
    'offers only what it can do instead of: %s',
    (prompt) => {
      for (const alternative of parsePrompt(prompt).alternatives) {
        const parsed = parsedOnce(alternative);
        expect(parsed.plan.length, alternative).toBeGreaterThan(0);
        expect(parsed.refused, alternative).toEqual([]);
      }
    },
  );

  it('offers the whole-picture variant of a wish for a part', () => {
    expect(parsePrompt('blur the window').alternatives[0]).toBe('Blur the whole picture');
    expect(parsePrompt('make the dress sepia').alternatives[0]).toBe('Make it sepia');
  });
});

describe('nothing is painted away that is to lie under plain black', () => {
  it.each(BLACKED_OUT)('%s', (prompt) => {
    const { plan, refused } = parsePrompt(prompt, { isMarked: true });
    expect(plan).toEqual([]);
    expect(refused.map(({ reason }) => reason).join()).toContain('no black bars');
  });
});

describe('words that wish for nothing', () => {
  it.each(EMPTY)('"%s"', (prompt) => {
    const forgoes = /^(don't|keep)/.test(prompt);
    expect(parsePrompt(prompt)).toEqual({ plan: [], refused: [], alternatives: [], forgoes });
  });
});

describe('a wish done in part', () => {
  it.each(PARTLY)('%s', (prompt, plan, left) => {
    const parsed = parsePrompt(prompt, { imageCount: 2 });
    expectPlan(parsed.plan, plan);
    expect(parsed.refused.map(({ phrase }) => phrase).join(' | ')).toContain(left);
    expect(parsed.alternatives.length).toBeGreaterThanOrEqual(3);
  });
});

describe('every operation', () => {
  it.each(operations.map(({ op, example }) => [op, example]))(
    '%s is what its example asks for',
    (op, example) => {
      const { plan, refused } = parsePrompt(example, { imageCount: 2, isMarked: true });
      expect(plan.map((step) => step.op)).toEqual([op]);
      expect(refused).toEqual([]);
    },
  );
});

describe('the relatives of every operation', () => {
  it.each(operations.flatMap(({ op, related }) => related.map((wish) => [op, wish])))(
    '%s offers: %s',
    (_, wish) => {
      const { plan, refused } = parsePrompt(wish, { imageCount: 2, isMarked: true });
      expect(plan.length).toBeGreaterThan(0);
      expect(refused).toEqual([]);
    },
  );
});

describe('a part of the picture', () => {
  it.each(['remove the car', 'get rid of that sign', 'delete the tourists behind me'])(
    'what is to go is erased once it is marked: %s',
    (prompt) => {
      expect(parsePrompt(prompt).refused[0]?.reason).toContain('has to be marked');
      expect(parsePrompt(prompt, { isMarked: true }).plan.map(({ op }) => op)).toEqual(['erase']);
    },
  );

  it.each([
    'put me in Paris',
    'make him smile',
    'whiten her teeth',
    'make the background a castle',
    'remove the car',
  ])('offers something that needs no subject instead of: %s', (prompt) => {
    const safe = parsePrompt(prompt).alternatives.filter((wish) =>
      parsePrompt(wish).plan.every((step) => !step.on && !usesSubject.has(step.op)),
    );
    expect(safe.length).toBeGreaterThan(0);
  });
});

it.each(SAID_TERSELY_TO_BE_MARKED)('goes once it is marked, and is no edge: %s', (prompt) => {
  const { plan, refused } = parsePrompt(prompt);
  expect(plan).toEqual([]);
  expect(refused[0]?.reason).toContain('has to be marked');
});

describe('a wish for a thing', () => {
  const things = ['lampshade', 'curtains', 'mirror', 'sand', 'snow', 'handle', 'sunset'];
  it.each([
    'make the THING brighter',
    'the THING is too dark',
    'less contrast in the THING',
    'sharpen it except for the THING',
    'blur it but keep the THING sharp',
  ])('is never done to the whole picture: %s', (wish) => {
    for (const thing of things)
      expect(parsePrompt(wish.replace('THING', thing)).plan, thing).toEqual([]);
  });
});

describe('a thing that is to stay as it is, and cannot be told apart', () => {
  const things = ['lampshade', 'curtains', 'shop window', 'porch light', 'handle'];
  it.each([
    ['make it warmer but not the THING', 'warmth'],
    ['brighter, but leave the THING alone', 'brightness'],
    ['turn it into an oil painting, but keep the THING as it is', 'oilPainting'],
    ['make it night and keep the THING lit', 'night'],
  ])('is named beside what is done: %s', (wish, op) => {
    for (const thing of things) {
      const { plan, refused } = parsePrompt(wish.replace('THING', thing));
      expect(plan, thing).toMatchObject([{ op }]);
      expect(refused.map(({ phrase }) => phrase).join(), thing).toContain(thing);
    }
  });
});

it.each(KEPT_ANYWAY_MARKED)('is about what is marked: %s', (prompt, wanted) => {
  const { plan, refused } = parsePrompt(prompt, { isMarked: true });
  expect(refused).toEqual([]);
  expectPlan(plan, wanted);
});

it.each([
  ...MARKED_WISHES,
  ...SAID_TERSELY_MARKED,
  ...DETAILS_BESIDE_MARKED,
  ...NEAR_TOLD_TERSELY_MARKED,
  ...TOLD_LASTLY_MARKED,
])('is about what is marked, or all but that: %s', (prompt, wanted) => {
  const { plan, refused } = parsePrompt(prompt, { isMarked: true });
  expect(refused).toEqual([]);
  expectPlan(plan, wanted);
});
it.each([
  ...MARKED_WISHES,
  ...SAID_TERSELY_MARKED,
  ...DETAILS_BESIDE_MARKED,
  ...PLAIN_MARKED,
  ...COLOURED_AND_TONED_MARKED,
])('is about what is marked, or all but that: %s', (prompt, wanted) => {
  const { plan, refused } = parsePrompt(prompt, { isMarked: true });
  expect(refused).toEqual([]);
  expectPlan(plan, wanted);
});

it.each(TO_BE_MARKED)('is done to what is marked, and asks for the mark: %s', (prompt) => {
  const { plan, refused } = parsePrompt(prompt);
  expect(plan).toEqual([]);
  expect(refused[0]?.reason).toContain('has to be marked');
  expect(parsePrompt(prompt, { isMarked: true }).plan).toMatchObject([{ on: 'marked' }]);
});

it.each([
  'make it green',
  'paint this dark green',
  'please colour that #2c964c',
  'can you make it red',
])('is about what is marked: %s', (prompt) => {
  const { plan, refused } = parsePrompt(prompt, { isMarked: true });
  expect(refused).toEqual([]);
  expect(plan).toMatchObject([{ op: 'recolour', params: { from: null } }]);
});

it.each([
  'make it black and white',
  'make it warmer',
  'give it a green tint',
  'add a border and make it red',
])('is about the whole picture, whatever is marked: %s', (prompt) => {
  expect(parsePrompt(prompt, { isMarked: true })).toEqual(parsePrompt(prompt));
});

it('writes each of two captions below its picture', () => {
  const { plan, refused } = parsePrompt(CAPTIONED_BOTH, { imageCount: 2 });
  expect(refused).toEqual([]);
  expect(plan).toMatchObject([
    { op: 'sideBySide', params: { gapPx: 20 } },
    { params: { text: 'before', position: { vertical: 'bottom', horizontal: 'left' } } },
    { params: { text: 'after', position: { vertical: 'bottom', horizontal: 'right' } } },
  ]);
});

it('needs two pictures to put them side by side', () => {
  const parsed = parsePrompt('put them side by side');
  expect(parsed.plan).toEqual([]);
  expect(parsed.refused[0]?.reason).toContain('2 pictures');
  expect(parsePrompt('put them side by side', { imageCount: 2 }).plan).toHaveLength(1);
});

it.each(BLENDED_OF_THREE)('blends as many of three pictures as are meant: %s', (prompt, form) => {
  expect(parsePrompt(prompt, { imageCount: 3 }).plan).toMatchObject([
    { op: 'doubleExposure', params: { form } },
  ]);
});

it('edits the first of several pictures, and says so where all of them were meant', () => {
  const all = parsePrompt('make all the photos brighter', { imageCount: 3 });
  expect(all.plan).toHaveLength(1);
  expect(all.refused[0]?.reason).toMatch(/edits the first/);
});

it('carries steps out in its own order, whatever the order asked', () => {
  const one = parsePrompt('add a white border, make it warmer, rotate left').plan;
  const other = parsePrompt('rotate left, add a white border, make it warmer').plan;
  expect(one).toEqual(other);
});

describe('whatever is typed', () => {
  const random = (seed: number) => () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  const anything = (next: () => number, length: number) =>
    Array.from({ length }, () => String.fromCodePoint(Math.floor(next() * 0xd7ff))).join('');

  it('never throws, and answers the same twice', () => {
    const next = random(5);
    for (let i = 0; i < 150; i++) {
      const prompt = anything(next, Math.floor(next() * 300));
      expect(parsePrompt(prompt)).toEqual(parsePrompt(prompt));
    }
  });

  it('never throws on shuffled words of its own vocabulary', () => {
    const next = random(9);
    const words = WISHES.flatMap(([prompt]) => prompt.split(' '));
    for (let i = 0; i < 300; i++) {
      const prompt = Array.from(
        { length: 12 },
        () => words[Math.floor(next() * words.length)],
      ).join(' ');
      for (const { op, params } of parsePrompt(prompt).plan) {
        expect({ op, params }).toEqual(JSON.parse(JSON.stringify({ op, params })));
      }
    }
  });

  it.each([
    ['control characters', '\u0000\u0007\u001b[31m make it \u0008black and white\u007f'],
    ['markup', '<script>alert("x")</script><b>make it sepia</b>'],
    ['lone surrogates', '\ud800 make it warmer \udfff'],
    ['right-to-left', 'اجعلها بالأبيض والأسود'],
    ['object property names', 'constructor __proto__ toString hasOwnProperty'],
  ])('survives %s', (_, prompt) => {
    expect(() => parsePrompt(prompt)).not.toThrow();
  });

  it.each([
    '"',
    '“',
    "'",
    '#',
    '1:',
    '-',
    'a',
    ' ',
    'no ',
    'and ',
    'rotate ',
    'blur ',
    'the ',
    'background ',
    'in the snow ',
    'remove ',
    'mach ',
    'hell ',
    "l'",
    'quita el ',
    'except ',
    'the rest ',
    '"a" ',
    '“a',
    "'a ",
  ])('reads 4000 characters of %j without trouble', (part) => {
    expect(parsePrompt(part.repeat(4000 / part.length)).plan.length).toBeLessThanOrEqual(24);
  });

  it('says that what comes after 4000 characters is left out', () => {
    const { plan, refused } = parsePrompt(`make it warmer${' '.repeat(4000)}and blur it`);
    expect(plan.map(({ op }) => op)).toEqual(['warmth']);
    expect(refused).toMatchObject([{ reason: 'the prompt is too long' }]);
  });
});

it.each([
  ['add text: Hello, world', 'Hello, world'],
  ['add a quote: Stay hungry, stay foolish', 'Stay hungry, stay foolish'],
])('writes what follows the colon, commas included: %s', (prompt, text) => {
  const { plan, refused } = parsePrompt(prompt);
  expect(plan).toMatchObject([{ op: 'text', params: { text } }]);
  expect(refused).toEqual([]);
});

it('writes a date behind a comma of German', () => {
  const { plan } = parsePrompt('schreib unten links: Anna & Tom, 3. Mai 2024');
  expect(plan).toMatchObject([{ params: { text: 'Anna & Tom, 3. Mai 2024' } }]);
});

it('writes names and dates behind a comma as well, and no wish', () => {
  const params = (prompt: string) => parsePrompt(prompt).plan.map((step) => step.params);
  expect(params('write Happy 40th, Uncle Joe! in white along the top')).toMatchObject([
    { text: 'Happy 40th, Uncle Joe!' },
  ]);
  expect(params('polaroid with Porto, April 2019 written below')).toMatchObject([
    { caption: 'Porto, April 2019' },
  ]);
  expect(params('Write Hello, Brighten the sky')).toMatchObject([
    { percent: 20 },
    { text: 'Hello' },
  ]);
});
