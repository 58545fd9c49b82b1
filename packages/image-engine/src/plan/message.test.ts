import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import { operationOf, registry } from '../operations/registry.ts';
import { textOf } from '../remark.ts';
import { described, refusalMessage, resultRemarks } from './message.ts';

/** The plan of a prompt told as a message. */
function told(prompt: string): string {
  const { plan, refused } = parsePrompt(prompt);
  return textOf(resultRemarks({ plan, idle: [], refused, notes: [], unused: 0 }));
}

describe('what was done to a part', () => {
  it.each([
    ['make the background black and white', 'Made the background black and white.'],
    ['sharpen the subject', 'Sharpened the subject.'],
    ['add film grain to the background', 'Added film grain to the background.'],
    ['more contrast on the subject', 'Raised the contrast on the subject.'],
    ['make it snow in the background', 'Made it snow in the background.'],
    [
      'make the background darker and the subject brighter',
      'Made the background darker and made the subject brighter.',
    ],
  ])('%s', (prompt, message) => {
    expect(told(prompt)).toBe(message);
  });

  it.each(registry.filter(({ scopable }) => scopable).map(({ op, example }) => [op, example]))(
    'is said of it, whatever was done: %s',
    (op, example) => {
      const step = parsePrompt(example, { imageCount: 2 }).plan.find((each) => each.op === op);
      if (!step) throw new Error(`${example} does not ask for ${op}.`);
      expect(described({ ...step, on: 'background' })).toContain('the background');
      expect(described({ ...step, on: 'subject' })).toContain('the subject');
      expect(described(step)).toBe(operationOf(step).describe(step.params));
    },
  );
});

it('names what was left out in the words of the visitor, with the reason', () => {
  expect(told('make it warmer and make him smile')).toBe(
    'Made it warmer. Left out: “make him smile”, because the embedded engine cannot change expressions.',
  );
});

it('says a reason once for all that is refused for it', () => {
  const { refused } = parsePrompt('blur the number plate and brighten the window');
  expect(refusalMessage(refused)).toBe(
    'The embedded engine can’t do “blur the number plate” and “brighten the window”: that part has to be marked: mark it with the box or the brush, and ask again.',
  );
});
