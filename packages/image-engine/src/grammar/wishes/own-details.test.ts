import { expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

const reasonsOf = (prompt: string, imageCount = 1) =>
  parsePrompt(prompt, { imageCount }).refused.map(({ phrase, reason }) => [phrase, reason]);
const ownWay = expect.stringContaining('such details cannot be chosen');

it.each([
  ['Swap my room for a city street at night, with the lights on in the buildings', 1],
  ['Mix them half and half, one showing through the other', 2],
  ['Pixelada como los bordados de mi abuela', 1],
  ['Make it a comic, with the street lamps lit', 1],
  ['Setz mich in den Wald, mit bunten Laternen überall', 1],
  ['A tidy workplace behind me, with the windows open', 1],
  ['Glowing coloured lights on the edges, cyberpunk style', 1],
])('tells that a scene or a look has details of its own: %s', (prompt, imageCount) => {
  expect(reasonsOf(prompt, imageCount)).toEqual([[expect.any(String), ownWay]]);
});

it.each([
  'Put me on a beach and repaint the kitchen door',
  'Make it a comic, and make the left window brighter',
  'Add a thicker border',
  'Make it a comic, and xqzzt wrofl',
])('tells of no such details where something else is asked: %s', (prompt) => {
  expect(reasonsOf(prompt)).not.toContainEqual([expect.any(String), ownWay]);
});
