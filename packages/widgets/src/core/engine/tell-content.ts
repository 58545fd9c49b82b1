import { Unworded, wordFor } from './given.ts';
import type { Tell } from './teller.ts';

const FRAMES = new Set(['polaroid', 'film', 'gallery', 'wood', 'double', 'card']);

export const frame: Tell = (given, teller) => {
  given.skip('px', 'share', 'caption', 'rail');
  const kind = given.text('style');
  if (FRAMES.has(kind)) {
    given.skip('colour', 'rounded');
    return teller.step(kind);
  }
  if (kind !== 'plain') throw new Unworded(kind);
  const name = teller.step(given.flag('rounded') ? 'roundedBorder' : 'border');
  return teller.words.stepParts.of(name, teller.colour(given.colour('colour')));
};

export const replaceBackground: Tell = (given, teller) => {
  const { words, formats } = teller;
  const { of, picture } = words.stepParts;
  const name = teller.step('replaceBackground');
  const to = given.text('to');
  if (to === 'colour') return of(name, teller.colour(given.colour('colour')));
  if (to === 'picture') return of(name, picture(formats.number(given.number('index') + 1)));
  if (to !== 'scene') throw new Unworded(to);
  const scene = wordFor(words.scenes, given.text('scene'));
  const colours = given.colours('colours').map((colour) => teller.colour(colour));
  return of(name, colours.length > 0 ? `${scene} (${formats.list(colours)})` : scene);
};

/** The families of colours that the engine tells apart. */
const HUES = ['red', 'orange', 'yellow', 'green', 'aqua', 'blue', 'purple', 'pink'];

export const saturation: Tell = (given, teller) => {
  const strength = teller.formats.signed(given.number('percent'));
  const name = teller.step('saturation');
  if (!given.has('hues')) return `${name} ${strength}`;
  const hues = given.texts('hues');
  const { of, allColoursBut } = teller.words.stepParts;
  const listed = (all: readonly string[]) =>
    teller.formats.list(all.map((hue) => teller.colour(hue)));
  // From five on it is shorter to say which are left alone.
  const which =
    hues.length < 5
      ? listed(hues)
      : allColoursBut(listed(HUES.filter((hue) => !hues.includes(hue))));
  return `${of(name, which)} ${strength}`;
};

/** Without the thing's name: the engine has it in English, whatever the visitor wrote. */
export const recolour: Tell = (given, teller) => {
  given.skip('thing');
  const { of, fromTo } = teller.words.stepParts;
  const to = teller.colour(given.colour('to'));
  const from = given.has('from') ? teller.colour(given.colour('from')) : undefined;
  return of(teller.step('recolour'), from === undefined ? to : fromTo(from, to));
};

export const sticker: Tell = (given, teller) => {
  given.skip('edge');
  const name = teller.step('sticker');
  if (!given.has('colour')) return name;
  const { of, edge } = teller.words.stepParts;
  return of(name, edge(teller.colour(given.colour('colour'))));
};

/** Letters of a caption that a label has room for. */
const CAPTION_ROOM = 24;

export const text: Tell = (given, teller) => {
  given.skip(
    'position',
    'colour',
    'px',
    'scale',
    'width',
    'typeface',
    'capitals',
    'outlined',
    'outline',
    'opacity',
    'bar',
    'barAround',
    'barShape',
    'barOpacity',
    'italic',
    'thin',
  );
  const signs = [...given.text('text').replaceAll('\n', ' ')];
  const shown = signs.length > CAPTION_ROOM ? [...signs.slice(0, CAPTION_ROOM - 1), '…'] : signs;
  return teller.words.stepParts.of(teller.step('text'), teller.quoted(shown.join('')));
};
