import { expect, test } from 'vitest';
import { sceneFromWords } from './scene-from-words.ts';

test.each([
  ['On a tropical beach, palm trees in the back', 'beach'],
  ['A beach at sunset', 'sunset'],
  ['a city street, at night', 'cityNight'],
  ['A modern office with plants', 'office'],
  ['standing in a snowy forest', 'snow'],
  ['Floating in outer space', 'space'],
  ['in an AUTUMN park', 'autumn'],
])('%s: %s', (words, scene) => {
  expect(sceneFromWords(words)).toEqual({ scene, fit: 'named' });
});

test.each([
  ['a cyberpunk alley', 'cityNight'],
  ['at a birthday party', 'kitchen'],
  ['in the desert', 'beach'],
  ['a magical enchanted place', 'forest'],
])('%s is near to: %s', (words, scene) => {
  expect(sceneFromWords(words)).toEqual({ scene, fit: 'near' });
});

test('words are whole words: a beachcomber’s officer is no place', () => {
  expect(sceneFromWords('a beachcomber and an officer')).toEqual({ scene: 'studio', fit: 'none' });
});
