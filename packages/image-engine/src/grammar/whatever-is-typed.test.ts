import { describe, expect, it } from 'vitest';
import { readExamples } from './examples/read-examples.ts';
import { parsePrompt } from './parse-prompt.ts';

it.each(['', '   '])('wishes for nothing: "%s"', (prompt) => {
  const nothing = { plan: [], refused: [], alternatives: [], forgoes: false };
  expect(parsePrompt(prompt)).toEqual(nothing);
});

it('reads a word of any length, whatever stands behind it', () => {
  // A pattern that could split the word in many ways would take years.
  const { plan } = parsePrompt(`make it warmer, i look like ${'a'.repeat(80)} 5 b`);
  expect(plan.map(({ op }) => op)).toEqual(['warmth']);
});

it('changes by 0, and not by -0, which a saved plan would not have', () => {
  const [step] = parsePrompt('make it 0 % darker').plan;
  expect(step?.params).toEqual({ percent: 0 });
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
    const words = readExamples('en').flatMap(({ prompt }) => prompt.split(' '));
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
    // "C'" is "this" in French.
    'c',
    'this ',
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
