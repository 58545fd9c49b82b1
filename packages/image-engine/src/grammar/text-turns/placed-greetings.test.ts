import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse-prompt.ts';

/** Texts, and the place on the picture where they are told to come. */
const PLACED_TEXTS: readonly (readonly [prompt: string, text: string, place: string])[] = [
  ['write "Hi Tom" up in the right corner', 'Hi Tom', 'top right'],
  ['I want "Hi Tom" down on the left', 'Hi Tom', 'bottom left'],
  ['right in the middle "Hi Tom"', 'Hi Tom', 'middle centre'],
  ['kannst du am oberen Rand "Hi Tom" hinschreiben?', 'Hi Tom', 'top centre'],
  ['escribe "Hi Tom" en el borde superior', 'Hi Tom', 'top centre'],
  ['je voudrais le texte "Hi Tom" sur le bord supérieur', 'Hi Tom', 'top centre'],
  ['"Hi Tom" mitten rein', 'Hi Tom', 'middle centre'],
  ['"Hi Tom" en pleno centro', 'Hi Tom', 'middle centre'],
  // A greeting at a place is written there.
  ['put Hi Tom in the top left corner', 'Hi Tom', 'top left'],
  ['it should say Thank you all in the lower part', 'Thank you all', 'bottom centre'],
  ['oben links soll Alles Gute Oma stehen', 'Alles Gute Oma', 'top left'],
  ['füge unten Frohe Ostern ein', 'Frohe Ostern', 'bottom centre'],
  ['I would like Merry Christmas at the bottom', 'Merry Christmas', 'bottom centre'],
  ['pon Hola Ana abajo a la derecha', 'Hola Ana', 'bottom right'],
  ['que arriba diga Feliz cumpleaños mamá', 'Feliz cumpleaños mamá', 'top centre'],
  ['mets Hi Tom en haut', 'Hi Tom', 'top centre'],
  ['mets Salut en vert en haut', 'Salut', 'top centre'],
  // Its place is none of the words.
  ['write in the lower left Summer 2024', 'Summer 2024', 'bottom left'],
  ['schreibe in der linken unteren Ecke Hi Tom in Schreibschrift', 'Hi Tom', 'bottom left'],
  ['schreib Sommer 2024 ganz oben links', 'Sommer 2024', 'top left'],
  ['escribir Verano 2024 justo en el centro', 'Verano 2024', 'middle centre'],
  ['écris en bas dans le coin droit Salut Tom', 'Salut Tom', 'bottom right'],
  ['kannst du Hi in blauer Schrift draufschreiben?', 'Hi', 'bottom centre'],
  ['mets mon filigrane © Lena dans le coin', '© Lena', 'bottom right'],
];

/** Greetings and places that are not told of together, and nothing is written for. */
const GREETED_ONLY: readonly string[] = [
  'Hello, please crop the top',
  'Hallo bitte oben links heller',
  'merci, recadre en haut',
  'gracias, corta abajo',
  'put a happy birthday cake in the middle',
  'good morning light at the top',
  'put a hat on the dog in the middle',
];

describe('where a text comes', () => {
  it.each(PLACED_TEXTS)('%s', (prompt, text, place) => {
    const { plan, refused } = parsePrompt(prompt);
    const [vertical, horizontal] = place.split(' ');
    expect(plan).toMatchObject([
      { op: 'text', params: { text, position: { vertical, horizontal } } },
    ]);
    expect(refused).toEqual([]);
  });

  it.each(GREETED_ONLY)('writes nothing: %s', (prompt) => {
    expect(parsePrompt(prompt).plan.map(({ op }) => op)).not.toContain('text');
  });
});
