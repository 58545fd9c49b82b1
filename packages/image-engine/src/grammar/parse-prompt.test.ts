import { describe, expect, it } from 'vitest';
import { operations } from '../index.ts';
import type { PlanStep } from '../operations/registry.ts';
import { parsePrompt } from './parse-prompt.ts';
import { EMPTY, PARTLY, REFUSALS, WISHES } from './prompts.ts';

/** Parts of "op(key=value,key=value) op". */
function expected(plan: string): { op: string; params: [string, string][] }[] {
  return [...plan.matchAll(/(\w+)(?:\(([^)]*)\))?(?: |$)/g)].map(([, op = '', args]) => ({
    op,
    params: (args ? args.split(',') : []).map((arg) => arg.split('=') as [string, string]),
  }));
}

function expectPlan(plan: readonly PlanStep[], wanted: string) {
  const steps = expected(wanted);
  expect(plan.map((step) => step.op)).toEqual(steps.map((step) => step.op));
  for (const [i, { params }] of steps.entries()) {
    for (const [key, value] of params) {
      expect(String(Object(plan[i]?.params)[key])).toBe(value);
    }
  }
}

describe('a wish the engine carries out', () => {
  it.each(WISHES)('%s', (prompt, plan) => {
    const parsed = parsePrompt(prompt);
    expectPlan(parsed.plan, plan);
    expect(parsed.refused).toEqual([]);
    expect(parsed.alternatives).toEqual([]);
  });
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
        const parsed = parsePrompt(alternative);
        expect(parsed.plan.length, alternative).toBeGreaterThan(0);
        expect(parsed.refused, alternative).toEqual([]);
      }
    },
  );

  it('offers the whole-picture variant of a wish for a part', () => {
    expect(parsePrompt('blur the background').alternatives[0]).toBe('Blur the whole picture');
    expect(parsePrompt('make the dress sepia').alternatives[0]).toBe('Make it sepia');
  });
});

describe('words that wish for nothing', () => {
  it.each(EMPTY)('"%s"', (prompt) => {
    expect(parsePrompt(prompt)).toEqual({ plan: [], refused: [], alternatives: [] });
  });
});

describe('a wish done in part', () => {
  it.each(PARTLY)('%s', (prompt, plan, left) => {
    const parsed = parsePrompt(prompt);
    expectPlan(parsed.plan, plan);
    expect(parsed.refused.map(({ phrase }) => phrase).join(' | ')).toContain(left);
    expect(parsed.alternatives.length).toBeGreaterThanOrEqual(3);
  });
});

describe('every operation', () => {
  it.each(operations.map(({ op, example }) => [op, example]))(
    '%s is what its example asks for',
    (op, example) => {
      const { plan, refused } = parsePrompt(example, { imageCount: 2 });
      expect(plan.map((step) => step.op)).toEqual([op]);
      expect(refused).toEqual([]);
    },
  );
});

it('needs two pictures to put them side by side', () => {
  const parsed = parsePrompt('put them side by side');
  expect(parsed.plan).toEqual([]);
  expect(parsed.refused[0]?.reason).toContain('2 pictures');
  expect(parsePrompt('put them side by side', { imageCount: 2 }).plan).toHaveLength(1);
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
    '"a" ',
    '“a',
    "'a ",
  ])('reads 10,000 characters of %j without trouble', (part) => {
    expect(parsePrompt(part.repeat(10_000 / part.length)).plan.length).toBeLessThanOrEqual(24);
  });
});
