import { allOf } from '../../phrases.ts';
import { GERMAN_AMOUNTS } from './amounts.ts';
import { GERMAN_ASKING } from './asking.ts';
import { GERMAN_BLACK_AND_WHITE } from './black-and-white.ts';
import { GERMAN_COLOUR_CASTS } from './colour-casts.ts';
import { GERMAN_COLOURS } from './colours.ts';
import { GERMAN_CROPS } from './crops.ts';
import { GERMAN_CUT_OUTS } from './cut-outs.ts';
import { GERMAN_ENHANCING } from './enhancing.ts';
import { GERMAN_ERASING } from './erasing.ts';
import { GERMAN_FACES } from './faces.ts';
import { GERMAN_FORMATS } from './formats.ts';
import { GERMAN_FRAMES } from './frames.ts';
import { GERMAN_GROUNDS } from './grounds.ts';
import { GERMAN_HAZE_AND_NOISE } from './haze-and-noise.ts';
import { GERMAN_KEEPING } from './keeping.ts';
import { GERMAN_LIGHT } from './light.ts';
import { GERMAN_PEOPLE_AND_THINGS } from './people-and-things.ts';
import { GERMAN_PLACES } from './places.ts';
import { GERMAN_POSITIONS } from './positions.ts';
import { GERMAN_REPAIRS } from './repairs.ts';
import { GERMAN_SATURATION } from './saturation.ts';
import { GERMAN_SEVERAL_PICTURES } from './several-pictures.ts';
import { GERMAN_SHARPNESS } from './sharpness.ts';
import { GERMAN_STYLES } from './styles.ts';
import { GERMAN_TALK } from './talk.ts';
import { GERMAN_TEXT } from './text.ts';
import { GERMAN_TURNS } from './turns.ts';
import { GERMAN_WEATHER } from './weather.ts';

/** Every turn of phrase of German, by what it is about. */
export const GERMAN_PHRASES = allOf([
  GERMAN_PEOPLE_AND_THINGS,
  GERMAN_ERASING,
  GERMAN_ENHANCING,
  GERMAN_STYLES,
  GERMAN_FACES,
  GERMAN_KEEPING,
  GERMAN_TEXT,
  GERMAN_COLOURS,
  GERMAN_CUT_OUTS,
  GERMAN_LIGHT,
  GERMAN_FORMATS,
  GERMAN_POSITIONS,
  GERMAN_AMOUNTS,
  GERMAN_PLACES,
  GERMAN_GROUNDS,
  GERMAN_SATURATION,
  GERMAN_ASKING,
  GERMAN_TALK,
  GERMAN_SEVERAL_PICTURES,
  GERMAN_FRAMES,
  GERMAN_CROPS,
  GERMAN_TURNS,
  GERMAN_BLACK_AND_WHITE,
  GERMAN_REPAIRS,
  GERMAN_COLOUR_CASTS,
  GERMAN_WEATHER,
  GERMAN_HAZE_AND_NOISE,
  GERMAN_SHARPNESS,
]);
