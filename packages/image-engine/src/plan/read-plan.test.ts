import { describe, expect, test } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { InvalidPlanError } from '../errors.ts';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import { type PlanStep, registry } from '../operations/registry.ts';
import { jpeg, scene } from '../testing/pictures.ts';
import { describePlan, readPlan } from './read-plan.ts';

const planOf = (prompt: string): PlanStep[] => parsePrompt(prompt, { imageCount: 5 }).plan;
const sent = (plan: unknown): unknown => JSON.parse(JSON.stringify(plan));
const prompts = registry.flatMap(({ example, related }) => [example, ...related]);

describe('a plan that was sent out', () => {
  test.each([...new Set(prompts)])('is read back as it was: %s', (prompt) => {
    const plan = planOf(prompt);
    expect(readPlan(sent(plan))).toEqual(plan);
  });

  test('makes the same bytes as the prompt it came from', async () => {
    const images = [await jpeg(scene())];
    const prompt = 'make it warmer, crop it to a square and add the text "Hi" at the top';
    const first = await editPicture({ images, prompt });
    const plan = readPlan(sent(first.plan));
    const again = await editPicture({ images, prompt: '', plan });
    expect(Buffer.compare(again.data, first.data)).toBe(0);
    expect(again.message).toBe(first.message);
  });

  test.each([
    ['pencilSketch', { coloured: false, depth: 2 }],
    ['poster', { percent: 60 }],
  ] as const)('lays a tone over %s, which would swallow it', (op, params) => {
    const sepia = { op: 'sepia', params: { percent: 100 } };
    const grain = { op: 'grain', params: { percent: 40 } };
    const plan = readPlan([grain, sepia, { op, params }]);
    expect(plan.map((step) => step.op)).toEqual([op, 'sepia', 'grain']);
  });

  test('is carried out in the canonical order, whatever the order it comes back in', () => {
    const plan = planOf('make it warmer, crop it to a square and add a white border');
    expect(readPlan(sent([...plan].reverse()))).toEqual(plan);
  });

  test('keeps the part of the picture that a step is limited to', () => {
    const plan = [{ op: 'grayscale', params: {}, on: 'background' }];
    expect(readPlan(plan)).toEqual(plan);
  });
});

const warmer = { op: 'warmth', params: { percent: 20 } };
const circle: unknown[] = [];
circle.push({ op: 'warmth', params: { percent: circle } });

describe('a plan that is refused', () => {
  test.each([
    ['text', 'make it warmer', /list of steps/],
    ['nothing', null, /list of steps/],
    ['one step without a list', warmer, /list of steps/],
    ['no step', [], /1 to 24 steps/],
    ['10,000 steps', Array(10_000).fill(warmer), /1 to 24 steps; this one has 10000/],
    ['holes', Array(3), /^Step 1: it must be an object/],
    ['a step without parameters', [{ op: 'warmth' }], /^Step 1: params must be an object/],
    ['an unknown operation', [warmer, { op: 'faceSwap', params: {} }], /^Step 2: .*“faceSwap”/],
    ['a name of every object', [{ op: 'constructor', params: {} }], /no operation “constructor”/],
    ['a huge name', [{ op: 'x'.repeat(1e6), params: {} }], /^.{1,80}$/],
    [
      'too much',
      [
        { op: 'grayscale', params: {} },
        { op: 'warmth', params: { percent: 101 } },
      ],
      'Step 2, warmth: percent must be between -100 and 100.',
    ],
    ['a billion', [{ op: 'warmth', params: { percent: 1e9 } }], /between -100 and 100/],
    ['no number', [{ op: 'warmth', params: { percent: Number.NaN } }], /between -100 and 100/],
    ['infinity', [{ op: 'warmth', params: { percent: Infinity } }], /between -100 and 100/],
    ['a number in words', [{ op: 'warmth', params: { percent: '20' } }], /between -100 and 100/],
    ['a list for a number', [{ op: 'warmth', params: { percent: [20] } }], /between -100 and 100/],
    ['a circle', circle, /between -100 and 100/],
    ['half a block', [{ op: 'pixelArt', params: { blocks: 8.5 } }], /whole number between 8/],
    [
      'another word',
      [{ op: 'flip', params: { axis: 'diagonal' } }],
      /axis must be “horizontal” or/,
    ],
    ['a strange field', [{ ...warmer, colour: 'red' }], /no parameter “colour”/],
    [
      'a strange parameter',
      [{ op: 'grayscale', params: { percent: 5 } }],
      /no parameter “percent”/,
    ],
    [
      'a ratio of nothing',
      [{ op: 'crop', params: { ratio: '0:1' } }],
      /ratio must be a ratio such as/,
    ],
    [
      'a strange part',
      [{ ...warmer, on: 'dog' }],
      /on must be one of subject, background, sky, land/,
    ],
    [
      'a part for what cannot be limited',
      [{ op: 'crop', params: { ratio: '1:1' }, on: 'subject' }],
      'Step 1, crop: it cannot be limited to the subject.',
    ],
    ['a NUL', [{ op: 'warmth', params: { percent: 20, '\0': 1 } }], /no parameter/],
    ['the same twice', [warmer, warmer], /warmth only once/],
    [
      'an endless text',
      [{ ...(planOf('Add the text "Hi"')[0] as object), params: longText() }],
      /text must have at most 200/,
    ],
  ])('holds %s', (_, plan, words) => {
    expect(() => readPlan(plan)).toThrow(InvalidPlanError);
    expect(() => readPlan(plan)).toThrow(words);
  });

  test.each(['{"__proto__": {"percent": 5}}', '{"percent": 5, "__proto__": {"x": 1}}'])(
    'tries to change what every object is: %s',
    (params) => {
      expect(() => readPlan(JSON.parse(`[{"op": "warmth", "params": ${params}}]`))).toThrow(
        InvalidPlanError,
      );
      expect('x' in {}).toBe(false);
    },
  );
});

/** Paths of all values in a step's parameters. */
function* pathsIn(value: unknown, path: string[] = []): Generator<string[]> {
  if (typeof value !== 'object' || value === null) yield path;
  else for (const [key, inner] of Object.entries(value)) yield* pathsIn(inner, [...path, key]);
}

/** The step with another value at that place. */
function changed(step: PlanStep, path: readonly string[], value: unknown): unknown {
  const copy = structuredClone(step) as { params: Record<string, unknown> };
  const last = path.at(-1) ?? '';
  let place = copy.params;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string, unknown>;
  place[last] = value;
  return copy;
}

test.each(registry.map(({ op, example }) => [op, example] as const))(
  'no parameter of %s takes what nobody can mean',
  (_, example) => {
    for (const step of planOf(example)) {
      for (const path of pathsIn(step.params)) {
        for (const value of [Number.NaN, Infinity, 1e9, -1e9, 'x'.repeat(1e6), [], {}]) {
          expect(() => readPlan([changed(step, path, value)])).toThrow(InvalidPlanError);
        }
      }
    }
  },
);

function longText(): object {
  const [step] = planOf('Add the text "Hi"');
  return { ...step?.params, text: 'x'.repeat(1e6) };
}

describe('a described plan', () => {
  test('has a label for each step, which names the part it is limited to', () => {
    const plan: PlanStep[] = [
      { op: 'grayscale', params: {}, on: 'background' },
      { op: 'warmth', params: { percent: 20 } },
      { op: 'warmth', params: { percent: -5 } },
    ];
    expect(describePlan(plan).map(({ label }) => label)).toEqual([
      'Black and white · background',
      'Warmth +20',
      'Warmth −5',
    ]);
  });

  test('comes back as it was shown, and is the same plan', () => {
    const plan = planOf('make it warmer and the background black and white');
    expect(readPlan(describePlan(plan))).toEqual(plan);
  });

  test('has a dial for what can be turned, and none where a size in px was said', () => {
    const dials = (prompt: string) => describePlan(planOf(prompt)).map(({ dial }) => dial?.key);
    expect(dials('blur it')).toEqual(['percent']);
    expect(dials('blur it by 12 px')).toEqual([undefined]);
    expect(dials('make it half the size')).toEqual(['factor']);
    expect(dials('resize it to 1200 px wide')).toEqual([undefined]);
    expect(dials('make it black and white')).toEqual([undefined]);
  });

  test.each(registry.map(({ op, example }) => [op, example] as const))(
    'of %s has a short label, and a dial whose ends are allowed',
    (_, example) => {
      for (const { label, dial, ...step } of describePlan(planOf(example))) {
        expect(label).toMatch(/^.{3,40}$/);
        if (!dial) continue;
        const value = (step.params as Record<string, unknown>)[dial.key] as number;
        expect(value).toBeGreaterThanOrEqual(dial.min);
        expect(value).toBeLessThanOrEqual(dial.max);
        for (const end of [dial.min, dial.max]) {
          const turned = { ...step, params: { ...step.params, [dial.key]: end } };
          expect(() => readPlan([turned])).not.toThrow();
        }
      }
    },
  );
});
