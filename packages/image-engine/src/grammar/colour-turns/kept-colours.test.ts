import { expect, it } from 'vitest';
import { HUES } from '../../light/hues.ts';
import { parsePrompt } from '../parse-prompt.ts';

/** Colours that alone stay, and which of them. */
const KEPT_COLOURS: readonly (readonly [prompt: string, kept: string])[] = [
  ['all in black and white, but leave her yellow raincoat as it is', 'yellow'],
  ['greyscale please, but my purple scarf stays purple', 'purple'],
  ['turn it b&w without touching the green door', 'green'],
  ['monochrome, spare the orange lifebuoy', 'orange'],
  ['black & white photo with only the pink basket coloured', 'pink'],
  ['drain the colour from everything except the red lantern', 'red'],
  ['take the colours out of the whole picture but keep the blue gate', 'blue'],
  ['everything in black and white bar the yellow lilies', 'yellow'],
  ['the only colour left should be the green of the ivy', 'green'],
  ['make all the colours fade away except red', 'red'],
  ['kill all colours but leave the orange', 'orange'],
  ['convert to black and white and let the blue tram keep its colour', 'blue'],
  ['selective colour: yellow taxi', 'yellow'],
  ['black and white, not the red kite though', 'red'],
  ['todo en gris pero que el globo rojo siga rojo', 'red'],
  ['alles schwarzweiß, aber mein gelber Schal bleibt gelb', 'yellow'],
  ['tout en noir et blanc mais laisse le parapluie rouge comme il est', 'red'],
  ['no colour at all please, though his tie should remain red', 'red'],
  ['strip the colours out, only the lantern stays green', 'green'],
  ['grey everything and leave my backpack orange', 'orange'],
  ['all in b&w, apart from the kite which stays blue', 'blue'],
  ['let the orange kayak stand out, the rest b/w', 'orange'],
];

/** Every other colour of these becomes paler. */
const ONE_STAYS_AS_IT_IS = [
  'weniger Sättigung, aber das Grün vom Logo so lassen',
  'less saturation but keep the green of the trees as it is',
  'menos saturación, pero deja el verde del logo',
  'moins de saturation, mais garde le vert du logo',
  'less saturation, but not the green',
  'make all colours but green less saturated',
];

it.each(KEPT_COLOURS)('keeps one colour only: %s', (prompt, kept) => {
  const { plan, refused } = parsePrompt(prompt);
  const hues = HUES.filter((hue) => hue !== kept);
  expect(plan).toEqual([{ op: 'saturation', params: { percent: -100, hues } }]);
  expect(refused).toEqual([]);
});

it.each(ONE_STAYS_AS_IT_IS)('makes all colours but one paler: %s', (prompt) => {
  const { plan, refused } = parsePrompt(prompt);
  const hues = HUES.filter((hue) => hue !== 'green');
  expect(plan).toEqual([{ op: 'saturation', params: { percent: -30, hues } }]);
  expect(refused).toEqual([]);
});
