import type { OperationName } from '../../locales/engine/step-names.ts';
import { Given, Unworded, wordFor } from './given.ts';
import type { ToldStep } from './server-voice.ts';
import { isolated, type Teller } from './teller.ts';

type Tell = (given: Given, teller: Teller) => string;

/** A step as a label; in the server's own words where there are none for it, or not for all of it. */
export function stepText({ op, params, on, label }: ToldStep, teller: Teller): string {
  try {
    if (!Object.hasOwn(steps, op)) return isolated(label);
    const given = new Given(params);
    const text = steps[op as OperationName](given, teller);
    if (given.hasMore) return isolated(label);
    const { stepParts, traits } = teller.words;
    return on === undefined ? text : stepParts.on(text, wordFor(traits, on));
  } catch (error) {
    if (error instanceof Unworded) return isolated(label);
    throw error;
  }
}

const named =
  (name: OperationName): Tell =>
  (_, teller) =>
    teller.step(name);

const inPercent = (given: Given, { formats }: Teller) => formats.percent(given.number('percent'));

/** "Fog 55%" */
const withPercent =
  (name: OperationName): Tell =>
  (given, teller) =>
    `${teller.step(name)} ${inPercent(given, teller)}`;

/** "Warmth +20" */
const withSign =
  (name: OperationName): Tell =>
  (given, teller) =>
    `${teller.step(name)} ${teller.formats.signed(given.number('percent'))}`;

/** Of a style, which is not told. */
const USUAL_PERCENT = 60;

function style(name: string, given: Given, teller: Teller): string {
  const label = teller.step(name);
  return given.number('percent') === USUAL_PERCENT ? label : `${label} ${inPercent(given, teller)}`;
}

const styled =
  (name: OperationName): Tell =>
  (given, teller) =>
    style(name, given, teller);

const crop: Tell = (given, teller) => {
  const name = teller.step('crop');
  if (given.has('ratio')) {
    const ratio = given.text('ratio');
    return `${name} ${given.has('asked') ? given.text('asked') : ratio}`;
  }
  const isInPixels = given.has('unit');
  given.skip('unit');
  const edges = (['left', 'top', 'right', 'bottom'] as const).map(
    (edge) => [edge, given.number(edge)] as const,
  );
  const isEven = edges.every(([, cut]) => cut === edges[0]?.[1]);
  if (isEven && !isInPixels) return teller.step('cropIn');
  const { words, formats } = teller;
  const cuts = edges
    .filter(([, cut]) => cut > 0)
    .map(([edge, cut]) => {
      const amount = isInPixels ? teller.pixels(cut) : formats.percent(cut * 100);
      return `${words.stepParts[edge]} ${amount}`;
    });
  return words.stepParts.of(name, formats.list(cuts));
};

const resize: Tell = (given, teller) => {
  const { formats, words } = teller;
  const { of, atMost, within, longSide, shortSide, wide, high } = words.stepParts;
  const name = teller.step('resize');
  if (given.has('factor')) return `${name} ${formats.percent(given.number('factor') * 100)}`;
  given.skip('grow');
  if (given.has('name'))
    return of(name, isolated(given.skip('width', 'height', 'most', 'inside').text('name')));
  const isMost = given.flag('most');
  const limited = given.flag('inside') ? within : isMost ? atMost : (size: string) => size;
  if (given.has('edge')) {
    const side = teller.pixels(given.number('px'));
    return of(name, limited((given.text('edge') === 'long' ? longSide : shortSide)(side)));
  }
  if (given.has('width') && given.has('height'))
    return of(name, limited(teller.size(given.number('width'), given.number('height'))));
  const isWide = given.has('width');
  const side = teller.pixels(given.number(isWide ? 'width' : 'height'));
  return of(name, limited((isWide ? wide : high)(side)));
};

const FRAMES = new Set(['polaroid', 'film', 'gallery', 'wood', 'double', 'card']);

const frame: Tell = (given, teller) => {
  given.skip('px', 'share', 'caption');
  const kind = given.text('style');
  if (FRAMES.has(kind)) {
    given.skip('colour', 'rounded');
    return teller.step(kind);
  }
  if (kind !== 'plain') throw new Unworded(kind);
  const name = teller.step(given.flag('rounded') ? 'roundedBorder' : 'border');
  return teller.words.stepParts.of(name, teller.colour(given.colour('colour')));
};

const replaceBackground: Tell = (given, teller) => {
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

const saturation: Tell = (given, teller) => {
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

const rotate: Tell = (given, { words, formats }) => {
  const degrees = given.number('degrees');
  if (degrees === 180) return wordFor(words.steps, 'upsideDown');
  const { rotatedLeft, rotatedRight } = words.stepParts;
  const turn = (angle: number) => `${formats.number(angle, 1)}°`;
  return degrees > 180 ? rotatedLeft(turn(360 - degrees)) : rotatedRight(turn(degrees));
};

/** Without the thing's name: the engine has it in English, whatever the visitor wrote. */
const recolour: Tell = (given, teller) => {
  given.skip('thing');
  const { of, fromTo } = teller.words.stepParts;
  const to = teller.colour(given.colour('to'));
  const from = given.has('from') ? teller.colour(given.colour('from')) : undefined;
  return of(teller.step('recolour'), from === undefined ? to : fromTo(from, to));
};

/** Letters of a caption that a label has room for. */
const CAPTION_ROOM = 24;

const text: Tell = (given, teller) => {
  given.skip('position', 'colour', 'px', 'scale', 'width', 'typeface', 'capitals', 'outlined');
  const signs = [...given.text('text').replaceAll('\n', ' ')];
  const shown = signs.length > CAPTION_ROOM ? [...signs.slice(0, CAPTION_ROOM - 1), '…'] : signs;
  return teller.words.stepParts.of(teller.step('text'), teller.quoted(shown.join('')));
};

/** A name with a length in pixels, or a strength where none was said. */
const inPixelsOr =
  (name: OperationName, otherwise: Tell): Tell =>
  (given, teller) =>
    given.has('px')
      ? `${teller.step(name)} ${teller.pixels(given.skip('percent', 'share').number('px'))}`
      : otherwise(given, teller);

const steps: Readonly<Record<OperationName, Tell>> = {
  anime: styled('anime'),
  backgroundBlur: withPercent('backgroundBlur'),
  blendSubject: (given, { words, formats }) => {
    given.skip('place', 'size');
    const number = (name: string) => formats.number(given.number(name) + 1);
    return words.stepParts.subjectInto(number('subject'), number('into'));
  },
  blur: inPixelsOr('blur', withPercent('blur')),
  brightness: withSign('brightness'),
  cartoon: styled('cartoon'),
  cinematic: (given, teller) => {
    const label = withPercent('cinematic')(given, teller);
    if (!given.flag('letterbox')) return label;
    return teller.formats.list([label, teller.words.stepParts.letterbox]);
  },
  collage: (given, teller) => {
    given.skip('gap', 'colour', 'rounded');
    const name = teller.step('collage');
    return given.has('ratio') ? `${name} ${given.text('ratio')}` : name;
  },
  comic: (given, teller) =>
    style(given.text('printing') === 'blackAndWhite' ? 'manga' : 'comic', given, teller),
  contrast: withSign('contrast'),
  crop,
  dehaze: withPercent('dehaze'),
  denoise: withPercent('denoise'),
  doubleExposure: (given, teller) => {
    given.skip('first', 'other');
    if (given.text('form') === 'silhouette') {
      given.skip('percent');
      return teller.step('doubleExposure');
    }
    return `${teller.step('blend')} ${inPercent(given, teller)}`;
  },
  duotone: (given, teller) => {
    const colours = ['shadows', 'highlights'].map((part) => teller.colour(given.colour(part)));
    return teller.words.stepParts.of(teller.step('duotone'), teller.formats.list(colours));
  },
  enhance: named('enhance'),
  erase: named('erase'),
  figurineLook: named('figurineLook'),
  flip: (given, teller) =>
    teller.step(given.text('axis') === 'vertical' ? 'flipVertical' : 'flipHorizontal'),
  fog: withPercent('fog'),
  format: (given, { words }) =>
    words.stepParts.of(words.steps.format, wordFor(words.formats, given.text('format'))),
  frame,
  goldenHour: withPercent('goldenHour'),
  grain: withPercent('grain'),
  grayscale: named('grayscale'),
  hdr: withPercent('hdr'),
  invert: named('invert'),
  neon: styled('neon'),
  night: withPercent('night'),
  oilPainting: styled('oilPainting'),
  pencilSketch: (given, teller) =>
    teller.step(given.skip('depth').flag('coloured') ? 'colouredPencil' : 'pencilSketch'),
  pixelArt: (given, { words }) =>
    words.stepParts.of(words.steps.pixelArt, words.stepParts.blockCount(given.number('blocks'))),
  portraitLight: withPercent('portraitLight'),
  poster: styled('poster'),
  posterise: (given, { words }) =>
    words.stepParts.of(words.steps.posterise, words.stepParts.colourCount(given.number('levels'))),
  rain: withPercent('rain'),
  rainbow: (given, teller) => {
    const name = given.text('form') === 'arc' ? 'rainbow' : 'rainbowColours';
    return `${teller.step(name)} ${inPercent(given, teller)}`;
  },
  recolour,
  redEye: named('redEye'),
  removeBackground: named('removeBackground'),
  replaceBackground,
  resize,
  restore: named('restore'),
  rotate,
  roundedCorners: inPixelsOr('roundedCorners', (given, teller) => {
    given.skip('share');
    return teller.step('roundedCorners');
  }),
  saturation,
  sepia: withPercent('sepia'),
  sharpen: withPercent('sharpen'),
  sideBySide: (given, teller) =>
    teller.step(given.skip('gap', 'colour').text('direction') === 'row' ? 'sideBySide' : 'stacked'),
  snow: withPercent('snow'),
  sticker: named('sticker'),
  straighten: named('straighten'),
  text,
  tint: (given, teller) => {
    const colour = teller.colour(given.colour('colour'));
    return `${teller.words.stepParts.of(teller.step('tint'), colour)} ${inPercent(given, teller)}`;
  },
  upscale: (given, teller) =>
    `${teller.step('upscale')} ${teller.formats.number(given.number('factor'), 2)}×`,
  vignette: (given, teller) => {
    const name = given.flag('light') ? 'lightVignette' : 'vignette';
    return `${teller.step(name)} ${inPercent(given, teller)}`;
  },
  vintage: withPercent('vintage'),
  warmth: withSign('warmth'),
  watercolour: styled('watercolour'),
  whiteBalance: named('whiteBalance'),
};
