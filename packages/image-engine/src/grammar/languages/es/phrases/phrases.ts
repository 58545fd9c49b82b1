import { allOf } from '../../phrases.ts';
import { SPANISH_AMOUNTS } from './amounts.ts';
import { SPANISH_ASKING } from './asking.ts';
import { SPANISH_BLACK_AND_WHITE } from './black-and-white.ts';
import { SPANISH_COLOUR_CASTS } from './colour-casts.ts';
import { SPANISH_COLOUR_CHANGES } from './colour-changes.ts';
import { SPANISH_COLOURS } from './colours.ts';
import { SPANISH_COLOURS_INFLECTED } from './colours-inflected.ts';
import { SPANISH_COLOURS_SHADES } from './colours-shades.ts';
import { SPANISH_CROPS } from './crops.ts';
import { SPANISH_CUT_OUTS } from './cut-outs.ts';
import { SPANISH_ENHANCING } from './enhancing.ts';
import { SPANISH_ERASING } from './erasing.ts';
import { SPANISH_FACES } from './faces.ts';
import { SPANISH_FORMATS } from './formats.ts';
import { SPANISH_FORMATS_USES } from './formats-uses.ts';
import { SPANISH_FRAMES } from './frames.ts';
import { SPANISH_GROUNDS } from './grounds.ts';
import { SPANISH_HAZE_AND_NOISE } from './haze-and-noise.ts';
import { SPANISH_KEEPING } from './keeping.ts';
import { SPANISH_LIGHT } from './light.ts';
import { SPANISH_MARKED } from './marked.ts';
import { SPANISH_PEOPLE_AND_THINGS } from './people-and-things.ts';
import { SPANISH_PLACES } from './places.ts';
import { SPANISH_POSITIONS } from './positions.ts';
import { SPANISH_REPAIRS } from './repairs.ts';
import { SPANISH_SATURATION } from './saturation.ts';
import { SPANISH_SEVERAL_PICTURES } from './several-pictures.ts';
import { SPANISH_SHARPNESS } from './sharpness.ts';
import { SPANISH_STYLES } from './styles.ts';
import { SPANISH_TALK } from './talk.ts';
import { SPANISH_TALK_TOLD } from './talk-told.ts';
import { SPANISH_TEXT } from './text.ts';
import { SPANISH_TURNS } from './turns.ts';
import { SPANISH_WEATHER } from './weather.ts';

/** Every turn of phrase of Spanish, by what it is about. */
export const SPANISH_PHRASES = allOf([
  SPANISH_COLOURS,
  SPANISH_COLOUR_CHANGES,
  SPANISH_COLOURS_SHADES,
  SPANISH_COLOURS_INFLECTED,
  SPANISH_KEEPING,
  SPANISH_CUT_OUTS,
  SPANISH_LIGHT,
  SPANISH_STYLES,
  SPANISH_FORMATS,
  SPANISH_FORMATS_USES,
  SPANISH_POSITIONS,
  SPANISH_AMOUNTS,
  SPANISH_PLACES,
  SPANISH_GROUNDS,
  SPANISH_SATURATION,
  SPANISH_ASKING,
  SPANISH_ENHANCING,
  SPANISH_PEOPLE_AND_THINGS,
  SPANISH_TALK,
  SPANISH_TALK_TOLD,
  SPANISH_SEVERAL_PICTURES,
  SPANISH_TEXT,
  SPANISH_FRAMES,
  SPANISH_CROPS,
  SPANISH_TURNS,
  SPANISH_FACES,
  SPANISH_BLACK_AND_WHITE,
  SPANISH_ERASING,
  SPANISH_MARKED,
  SPANISH_REPAIRS,
  SPANISH_COLOUR_CASTS,
  SPANISH_WEATHER,
  SPANISH_HAZE_AND_NOISE,
  SPANISH_SHARPNESS,
]);
