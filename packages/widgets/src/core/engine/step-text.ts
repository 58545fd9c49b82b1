import type { OperationName } from '../../locales/engine/step-names.ts';
import { Given, Unworded, wordFor } from './given.ts';
import type { ToldStep } from './server-voice.ts';
import { frame, recolour, replaceBackground, saturation, sticker, text } from './tell-content.ts';
import { crop, resize, rotate } from './tell-geometry.ts';
import { isolated, type Tell, type Teller } from './teller.ts';

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

/** Where something stands, behind a label, when that was said. */
function withSide(label: string, given: Given, { words }: Teller): string {
  if (!given.has('side')) return label;
  const { of, left, right, top } = words.stepParts;
  return of(label, wordFor({ left, right, top }, given.text('side')));
}

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
    given.skip('place', 'size', 'of', 'at', 'round');
    const number = (name: string) => formats.number(given.number(name) + 1);
    const { pictureInto, subjectInto } = words.stepParts;
    const isWhole = given.has('whole') && given.flag('whole');
    return (isWhole ? pictureInto : subjectInto)(number('subject'), number('into'));
  },
  blur: inPixelsOr('blur', withPercent('blur')),
  brightness: (given, teller) => {
    given.skip('exposed');
    return withSign('brightness')(given, teller);
  },
  cartoon: styled('cartoon'),
  cinematic: (given, teller) => {
    const label = withPercent('cinematic')(given, teller);
    if (!given.flag('letterbox')) return label;
    return teller.formats.list([label, teller.words.stepParts.letterbox]);
  },
  collage: (given, teller) => {
    given.skip('gap', 'gapPx', 'colour', 'rounded', 'large');
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
    const name = given.text('form') === 'dissolveAll' ? 'blendAll' : 'blend';
    return `${teller.step(name)} ${inPercent(given, teller)}`;
  },
  duotone: (given, teller) => {
    const colours = ['shadows', 'highlights'].map((part) => teller.colour(given.colour(part)));
    return teller.words.stepParts.of(teller.step('duotone'), teller.formats.list(colours));
  },
  enhance: named('enhance'),
  erase: (given, teller) => {
    given.skip('flaws');
    return teller.step('erase');
  },
  figurineLook: named('figurineLook'),
  flip: (given, teller) =>
    teller.step(given.text('axis') === 'vertical' ? 'flipVertical' : 'flipHorizontal'),
  fog: withPercent('fog'),
  format: (given, { words }) => {
    const name = wordFor(words.formats, given.text('format'));
    // An identity photo in a size of its own: "30x40"
    const detail = given.has('mm')
      ? name.replace(/\d+ × \d+/, given.text('mm').replace('x', ' × '))
      : name;
    return words.stepParts.of(words.steps.format, detail);
  },
  frame,
  goldenHour: withPercent('goldenHour'),
  grain: withPercent('grain'),
  grayscale: named('grayscale'),
  hdr: withPercent('hdr'),
  highlights: withSign('highlights'),
  invert: named('invert'),
  matchColours: (given, teller) => {
    given.skip('picture');
    return `${teller.step('matchColours')} ${inPercent(given, teller)}`;
  },
  neon: styled('neon'),
  night: withPercent('night'),
  oilPainting: styled('oilPainting'),
  pad: (given, teller) => {
    given.skip('colour');
    const shape = given.text('ratio');
    const [width = 0, height = 0] = shape.split(':').map(Number);
    const size = given.flag('exact') ? teller.size(width, height) : shape;
    return `${teller.step('pad')} ${size}`;
  },
  pencilSketch: (given, teller) =>
    teller.step(given.skip('depth').flag('coloured') ? 'colouredPencil' : 'pencilSketch'),
  pixelArt: (given, { words }) =>
    words.stepParts.of(words.steps.pixelArt, words.stepParts.blockCount(given.number('blocks'))),
  portraitLight: (given, teller) => {
    given.skip('ground');
    return withSide(withPercent('portraitLight')(given, teller), given, teller);
  },
  poster: styled('poster'),
  posterise: (given, { words }) =>
    words.stepParts.of(words.steps.posterise, words.stepParts.colourCount(given.number('levels'))),
  rain: withPercent('rain'),
  rainbow: (given, teller) => {
    const name = given.text('form') === 'arc' ? 'rainbow' : 'rainbowColours';
    return withSide(`${teller.step(name)} ${inPercent(given, teller)}`, given, teller);
  },
  recolour,
  redEye: named('redEye'),
  smoothSkin: withPercent('smoothSkin'),
  removeBackground: named('removeBackground'),
  replaceBackground,
  replaceSky: (given, teller) => {
    given.skip('relight');
    const { skies, stepParts } = teller.words;
    return stepParts.of(teller.step('replaceSky'), wordFor(skies, given.text('sky')));
  },
  resize,
  restore: named('restore'),
  rotate,
  roundedCorners: inPixelsOr('roundedCorners', (given, teller) => {
    given.skip('share');
    return teller.step('roundedCorners');
  }),
  saturation,
  sepia: withPercent('sepia'),
  shadow: (given, teller) => {
    given.skip('kind');
    return withPercent('shadow')(given, teller);
  },
  shadows: withSign('shadows'),
  sharpen: withPercent('sharpen'),
  sideBySide: (given, teller) =>
    teller.step(
      given.skip('gap', 'gapPx', 'colour').text('direction') === 'row' ? 'sideBySide' : 'stacked',
    ),
  snow: withPercent('snow'),
  softGlow: withPercent('softGlow'),
  sticker,
  straighten: named('straighten'),
  subjectCrop: (given, teller) => {
    const { stepParts, traits } = teller.words;
    const fit = given.text('fit');
    const name =
      fit === 'marked'
        ? stepParts.of(teller.step('crop'), wordFor(traits, fit))
        : teller.step(fit === 'centre' ? 'subjectCentred' : 'subjectCrop');
    return given.has('ratio') ? `${name} ${given.text('ratio')}` : name;
  },
  text,
  tint: (given, teller) => {
    const colour = teller.colour(given.colour('colour'));
    return `${teller.words.stepParts.of(teller.step('tint'), colour)} ${inPercent(given, teller)}`;
  },
  trim: named('trim'),
  upscale: (given, teller) =>
    `${teller.step('upscale')} ${teller.formats.number(given.number('factor'), 2)}×`,
  vignette: (given, teller) => {
    const name = given.flag('light') ? 'lightVignette' : 'vignette';
    return `${teller.step(name)} ${inPercent(given, teller)}`;
  },
  vintage: withPercent('vintage'),
  warmth: withSign('warmth'),
  watercolour: styled('watercolour'),
  whiteBalance: (given, teller) => named('whiteBalance')(given.skip('cast'), teller),
};
