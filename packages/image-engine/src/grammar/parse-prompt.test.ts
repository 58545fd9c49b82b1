import { describe, expect, it } from 'vitest';
import { registry as operations } from '../operations/registry.ts';
import { readExamples } from './examples/read-examples.ts';
import { testExamples } from './examples/test-examples.ts';
import { languageOf } from './languages/detect.ts';
import { parsePrompt } from './parse-prompt.ts';
import { tokenize } from './words/tokens.ts';

testExamples('en');

it('takes English for English, but for a few words that others spell alike', () => {
  const foreign = readExamples('en')
    .filter(({ plan, prompt }) => plan && languageOf(tokenize(prompt)))
    .map(({ prompt }) => prompt);
  expect(foreign).toEqual(['800px wide, under 300 kb', 'saturation reduced by 33 percent']);
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

it('offers the whole-picture variant of a wish for a part', () => {
  expect(parsePrompt('blur the window').alternatives[0]).toBe('Blur the whole picture');
  expect(parsePrompt('make the dress sepia').alternatives[0]).toBe('Make it sepia');
});

it.each([
  'make it black and white',
  'make the whole photo warmer',
  'give it a green tint',
  'add a border and make it red',
])('is about the whole picture, whatever is marked: %s', (prompt) => {
  expect(parsePrompt(prompt, { isMarked: true })).toEqual(parsePrompt(prompt));
});

it('limits nothing to a mask, which is all that is kept of the edit', () => {
  const given = { isMarked: true, isMasked: true };
  expect(parsePrompt('make it darker', given)).toEqual(parsePrompt('make it darker'));
});

it('needs two pictures to put them side by side', () => {
  const parsed = parsePrompt('put them side by side');
  expect(parsed.plan).toEqual([]);
  expect(parsed.refused[0]?.reason).toContain('2 pictures');
  expect(parsePrompt('put them side by side', { imageCount: 2 }).plan).toHaveLength(1);
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
