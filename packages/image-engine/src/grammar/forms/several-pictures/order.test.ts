import { expect, it } from 'vitest';
import { parsePrompt } from '../../parse-prompt.ts';

it.each([
  ['one above the other, the second at the top', 'stack'],
  ['next to each other but in reverse order', 'row'],
  ['picture 2 left, picture 1 right', 'row'],
  ['side by side, the newer one on the left', 'row'],
  ['one above the other, the dark photo at the top', 'stack'],
  ['stack them, lemur on top', 'stack'],
  ['put them side by side, cat on the left and dog on the right', 'row'],
])('lays pictures out as they came, and says so: %s', (prompt, direction) => {
  const { plan, refused } = parsePrompt(prompt, { imageCount: 2 });
  expect(plan).toMatchObject([{ op: 'sideBySide', params: { direction } }]);
  expect(refused.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('in the order in which they came'),
  ]);
});

it('labels a row on the left and on the right, a column at the top and at the bottom', () => {
  const places = (prompt: string) =>
    parsePrompt(prompt, { imageCount: 2 }).plan.flatMap((step) =>
      step.op === 'text' ? [step.params.position] : [],
    );
  expect(places('side by side, title them 1990 and 2010')).toEqual([
    { vertical: 'bottom', horizontal: 'left' },
    { vertical: 'bottom', horizontal: 'right' },
  ]);
  expect(places('stack them and caption them 1990 and 2010')).toEqual([
    { vertical: 'top', horizontal: 'centre' },
    { vertical: 'bottom', horizontal: 'centre' },
  ]);
});

it('puts both of two texts where the second is said to be', () => {
  const { plan } = parsePrompt('“Nora” in gold and below it “1990” top right');
  expect(plan).toMatchObject([
    { params: { text: 'Nora', position: { vertical: 'top', horizontal: 'right' } } },
    { params: { text: '1990', position: { vertical: 'top', horizontal: 'right' } } },
  ]);
});
