import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

const planOf = (prompt: string) =>
  parsePrompt(prompt).plan.map(({ op, params }) => [op, params] as const);

it.each([
  ['beach background, no wait, better mountains', 'replaceBackground', { scene: 'mountains' }],
  [
    'put me at the beach... on second thought, the mountains',
    'replaceBackground',
    { scene: 'mountains' },
  ],
  ['put me on a beach, no wait, make it a forest', 'replaceBackground', { scene: 'forest' }],
  [
    'put me in a street at night, with the windows lit, no wait, better in the mountains',
    'replaceBackground',
    { scene: 'mountains' },
  ],
  ['rotate 90 degrees left, no wait, to the right', 'rotate', { degrees: 90 }],
  ['flip it horizontally, no sorry, vertically', 'flip', { axis: 'vertical' }],
  ['write "Hi", no wait, "Hello" at the top', 'text', { text: 'Hello' }],
  ['10 % less colour, no, better 5 %', 'saturation', { percent: -5 }],
  ['black and white, no wait, sepia', 'sepia', { percent: 100 }],
  ['too dark, no, too bright', 'brightness', { percent: -20 }],
  [
    'white background, no wait, light blue',
    'replaceBackground',
    { colour: { name: 'light blue' } },
  ],
  ['dreh es um 90 Grad nach links, ne warte, nach rechts', 'rotate', { degrees: 90 }],
  ['Strand im Hintergrund, nein, doch lieber Berge', 'replaceBackground', { scene: 'mountains' }],
  ['remove the background, no wait, blur it', 'backgroundBlur', { percent: 50 }],
  ['blur the background, no wait, remove it', 'removeBackground', {}],
  ['Hintergrund entfernen, nein, lieber unscharf machen', 'backgroundBlur', { percent: 50 }],
  ['quita el fondo, no, mejor desenfócalo mucho', 'backgroundBlur', { percent: 75 }],
  ['enlève le fond, non attends, floute-le', 'backgroundBlur', { percent: 50 }],
  ['20 % heller, nein, 30 %', 'brightness', { percent: 30 }],
  ['fondo de playa, no espera, mejor montañas', 'replaceBackground', { scene: 'mountains' }],
  ['gírala a la izquierda, perdón, a la derecha', 'rotate', { degrees: 90 }],
  [
    'mets-moi à la plage, non attends, plutôt à la montagne',
    'replaceBackground',
    { scene: 'mountains' },
  ],
  ['noir et blanc, ou plutôt sépia', 'sepia', { percent: 100 }],
])('does what was said last: %s', (prompt, op, params) => {
  const { plan, refused } = parsePrompt(prompt);
  expect(plan).toMatchObject([{ op, params }]);
  expect(refused).toEqual([]);
});

it('leaves what comes before and after a correction', () => {
  expect(
    planOf(
      'make it warmer and blur the background, no wait, remove the background, then crop it to a square',
    ),
  ).toEqual([
    ['crop', { ratio: '1:1' }],
    ['removeBackground', {}],
    ['warmth', { percent: 30 }],
  ]);
});

it.each([
  ['make it warmer, no, also crop it to a square', 'make it warmer, crop it to a square'],
  ['not blue, rather green', 'rather green'],
  ['write "No, wait, what?" at the top', 'add the text "No, wait, what?" at the top'],
  ['un poco más clara, perdón por la foto, es vieja', 'un poco más clara'],
])('takes nothing for a correction that is none: %s', (prompt, same) => {
  expect(planOf(prompt)).toEqual(planOf(same));
});
