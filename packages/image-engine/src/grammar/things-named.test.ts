import { describe, expect, it } from 'vitest';
import { registry as operations } from '../operations/registry.ts';
import { parsePrompt } from './parse-prompt.ts';

const usesSubject = new Set<string>(operations.filter((o) => o.usesSubject).map(({ op }) => op));

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
