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

test.each([
  ['An einem sonnigen Strand bei Sonnenuntergang, dahinter Wellen', 'sunset'],
  ['Eine Stadtstraße bei Nacht mit Neonlichtern', 'cityNight'],
  ['Hoch in verschneiten Bergen unter blauem Himmel', 'mountains'],
  ['Un bosque tranquilo en otoño, con la luz suave de la mañana', 'autumn'],
  ['Une rue de la ville la nuit avec des néons', 'cityNight'],
  ['Flottant dans l’espace parmi les étoiles', 'space'],
  ['波を背にした、夕暮れの明るい浜辺', 'sunset'],
  ['ネオンが輝く夜の街角', 'cityNight'],
  ['安静的秋日森林，柔和的晨光', 'autumn'],
  ['في أعالي جبال ثلجية تحت سماء زرقاء', 'mountains'],
])('in another language: %s', (words, scene) => {
  expect(sceneFromWords(words)).toEqual({ scene, fit: 'named' });
});

test('a place whose name holds another’s is not that one', () => {
  expect(sceneFromWords('a skate park')).toEqual({ scene: 'city', fit: 'near' });
  expect(sceneFromWords('all of them in a snowy village')).toEqual({ scene: 'snow', fit: 'named' });
});

test('words are whole words: a beachcomber’s officer is no place', () => {
  expect(sceneFromWords('a beachcomber and an officer')).toEqual({ scene: 'studio', fit: 'none' });
});
