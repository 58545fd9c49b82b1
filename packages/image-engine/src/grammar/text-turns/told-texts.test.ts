import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

/** Pictures side by side, and where the word of each stands. */
const LABELLED_BOTH: readonly (readonly [prompt: string, vertical: 'top' | 'bottom'])[] = [
  ['side by side, captioned "Then" and "Now"', 'bottom'],
  ['before/after, label them "Before" and "After"', 'bottom'],
  ['before and after with labels "Before" and "After" at the bottom of each', 'bottom'],
  ['before and after with labels "Before" and "After" at the top of each', 'top'],
];

it.each(LABELLED_BOTH)('writes a word on each of two pictures: %s', (prompt, vertical) => {
  const { plan, refused } = parsePrompt(prompt, { imageCount: 2 });
  expect(plan).toMatchObject([
    { op: 'sideBySide', params: { direction: 'row' } },
    { op: 'text', params: { position: { vertical, horizontal: 'left' } } },
    { op: 'text', params: { position: { vertical, horizontal: 'right' } } },
  ]);
  expect(refused).toEqual([]);
});

it('writes each of two captions below its picture', () => {
  const { plan, refused } = parsePrompt(
    'side by side, same height, 20 px white gap, captions "before" and "after"',
    { imageCount: 2 },
  );
  expect(refused).toEqual([]);
  expect(plan).toMatchObject([
    { op: 'sideBySide', params: { gapPx: 20 } },
    { params: { text: 'before', position: { vertical: 'bottom', horizontal: 'left' } } },
    { params: { text: 'after', position: { vertical: 'bottom', horizontal: 'right' } } },
  ]);
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
