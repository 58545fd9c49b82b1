import { GERMAN_DISLIKED } from '../../../disliked/german.ts';
import type { Form } from '../../../forms/rewrite.ts';
import { GERMAN_ANALOG_CAMERAS } from './analog-cameras.ts';
import { GERMAN_BARS } from './bars.ts';
import { GERMAN_BLACK_AND_WHITE } from './black-and-white.ts';
import { GERMAN_COLOUR_CASTS } from './colour-casts.ts';
import { GERMAN_COLOURS } from './colours.ts';
import { GERMAN_CROPS } from './crops.ts';
import { GERMAN_CROPS_TO_SELECTION } from './crops-to-selection.ts';
import { GERMAN_CUT_OUTS } from './cut-outs.ts';
import { GERMAN_ENHANCING } from './enhancing.ts';
import { GERMAN_ERASING } from './erasing.ts';
import { GERMAN_FACE_SWAPS } from './face-swaps.ts';
import { GERMAN_FACES } from './faces.ts';
import { GERMAN_FAULTS } from './faults.ts';
import { GERMAN_FORMATS } from './formats.ts';
import { GERMAN_FRAMES } from './frames.ts';
import { GERMAN_GLARE } from './glare.ts';
import { GERMAN_GROUNDS } from './grounds.ts';
import { GERMAN_HAZE_AND_NOISE } from './haze-and-noise.ts';
import { GERMAN_KEEPING } from './keeping.ts';
import { GERMAN_LIGHT } from './light.ts';
import { GERMAN_LOOKS } from './looks.ts';
import { GERMAN_MARKED } from './marked.ts';
import { GERMAN_PAINT } from './paint.ts';
import { GERMAN_PEOPLE_AND_THINGS } from './people-and-things.ts';
import { GERMAN_PLAIN_GROUNDS } from './plain-grounds.ts';
import { GERMAN_POSES } from './poses.ts';
import { GERMAN_PUNCH } from './punch.ts';
import { GERMAN_QUESTIONS } from './questions.ts';
import { GERMAN_REPAIRS } from './repairs.ts';
import { GERMAN_SATURATION } from './saturation.ts';
import { GERMAN_SEVERAL_PICTURES } from './several-pictures.ts';
import { GERMAN_SHARPNESS } from './sharpness.ts';
import { GERMAN_SKIES } from './skies.ts';
import { GERMAN_STYLES } from './styles.ts';
import { GERMAN_TALK } from './talk.ts';
import { GERMAN_TEXT } from './text.ts';
import { GERMAN_TURNS } from './turns.ts';
import { GERMAN_VIGNETTES } from './vignettes.ts';
import { GERMAN_WEATHER } from './weather.ts';

/** Every sentence form of German, by what it is about: each is applied on what those before it made of the words. */
export const GERMAN_SENTENCES: readonly Form[] = [
  ...GERMAN_QUESTIONS,
  ...GERMAN_BARS,
  ...GERMAN_CROPS_TO_SELECTION,
  ...GERMAN_CROPS,
  ...GERMAN_POSES,
  ...GERMAN_FACE_SWAPS,
  ...GERMAN_TURNS,
  ...GERMAN_DISLIKED,
  ...GERMAN_ENHANCING,
  ...GERMAN_ERASING,
  ...GERMAN_SKIES,
  ...GERMAN_BLACK_AND_WHITE,
  ...GERMAN_FRAMES,
  ...GERMAN_COLOUR_CASTS,
  ...GERMAN_FORMATS,
  ...GERMAN_CUT_OUTS,
  ...GERMAN_TEXT,
  ...GERMAN_HAZE_AND_NOISE,
  ...GERMAN_FACES,
  ...GERMAN_TALK,
  ...GERMAN_WEATHER,
  ...GERMAN_KEEPING,
  ...GERMAN_PAINT,
  ...GERMAN_COLOURS,
  ...GERMAN_PEOPLE_AND_THINGS,
  ...GERMAN_PLAIN_GROUNDS,
  ...GERMAN_GROUNDS,
  ...GERMAN_FAULTS,
  ...GERMAN_VIGNETTES,
  ...GERMAN_GLARE,
  ...GERMAN_LIGHT,
  ...GERMAN_PUNCH,
  ...GERMAN_SATURATION,
  ...GERMAN_REPAIRS,
  ...GERMAN_MARKED,
  ...GERMAN_ANALOG_CAMERAS,
  ...GERMAN_STYLES,
  ...GERMAN_LOOKS,
  ...GERMAN_SEVERAL_PICTURES,
  ...GERMAN_SHARPNESS,
];
