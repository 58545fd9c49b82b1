import { allOf } from '../../phrases.ts';
import { GERMAN_AMOUNTS } from './amounts.ts';
import { GERMAN_ASKING } from './asking.ts';
import { GERMAN_BLACK_AND_WHITE } from './black-and-white.ts';
import { GERMAN_COLOUR_CASTS } from './colour-casts.ts';
import { GERMAN_COLOUR_CHANGES } from './colour-changes.ts';
import { GERMAN_COLOURS } from './colours.ts';
import { GERMAN_COLOURS_SHADES } from './colours-shades.ts';
import { GERMAN_CROPS } from './crops.ts';
import { GERMAN_CUT_OUTS } from './cut-outs.ts';
import { GERMAN_ENHANCING } from './enhancing.ts';
import { GERMAN_ERASING } from './erasing.ts';
import { GERMAN_FACES } from './faces.ts';
import { GERMAN_FORMATS } from './formats.ts';
import { GERMAN_FORMATS_USES } from './formats-uses.ts';
import { GERMAN_FRAMES } from './frames.ts';
import { GERMAN_GROUNDS } from './grounds.ts';
import { GERMAN_HAZE_AND_NOISE } from './haze-and-noise.ts';
import { GERMAN_KEEPING } from './keeping.ts';
import { GERMAN_LIGHT } from './light.ts';
import { GERMAN_LIGHT_TONES } from './light-tones.ts';
import { GERMAN_MARKED } from './marked.ts';
import { GERMAN_PEOPLE_AND_THINGS } from './people-and-things.ts';
import { GERMAN_PLACES } from './places.ts';
import { GERMAN_POSITIONS } from './positions.ts';
import { GERMAN_REPAIRS } from './repairs.ts';
import { GERMAN_SATURATION } from './saturation.ts';
import { GERMAN_SEVERAL_PICTURES } from './several-pictures.ts';
import { GERMAN_SEVERAL_PICTURES_COLLAGES } from './several-pictures-collages.ts';
import { GERMAN_SHARPNESS } from './sharpness.ts';
import { GERMAN_STYLES } from './styles.ts';
import { GERMAN_TALK } from './talk.ts';
import { GERMAN_TALK_REASONS } from './talk-reasons.ts';
import { GERMAN_TALK_TOLD } from './talk-told.ts';
import { GERMAN_TEXT } from './text.ts';
import { GERMAN_TEXT_LETTERS } from './text-letters.ts';
import { GERMAN_TURNS } from './turns.ts';
import { GERMAN_WEATHER } from './weather.ts';

/** Every turn of phrase of German, by what it is about. */
export const GERMAN_PHRASES = allOf([
  GERMAN_PEOPLE_AND_THINGS,
  GERMAN_ERASING,
  GERMAN_MARKED,
  GERMAN_ENHANCING,
  GERMAN_STYLES,
  GERMAN_FACES,
  GERMAN_TEXT,
  GERMAN_TEXT_LETTERS,
  GERMAN_COLOURS,
  GERMAN_COLOUR_CHANGES,
  GERMAN_COLOURS_SHADES,
  GERMAN_CUT_OUTS,
  GERMAN_FORMATS,
  GERMAN_FORMATS_USES,
  GERMAN_POSITIONS,
  GERMAN_PLACES,
  GERMAN_GROUNDS,
  GERMAN_SATURATION,
  GERMAN_ASKING,
  GERMAN_TALK,
  GERMAN_TALK_TOLD,
  GERMAN_TALK_REASONS,
  GERMAN_SEVERAL_PICTURES,
  GERMAN_SEVERAL_PICTURES_COLLAGES,
  GERMAN_FRAMES,
  GERMAN_CROPS,
  GERMAN_TURNS,
  GERMAN_BLACK_AND_WHITE,
  GERMAN_REPAIRS,
  GERMAN_COLOUR_CASTS,
  GERMAN_WEATHER,
  GERMAN_HAZE_AND_NOISE,
  GERMAN_SHARPNESS,
  // What these say of anything gives way to what the others say of something.
  GERMAN_KEEPING,
  GERMAN_AMOUNTS,
  GERMAN_LIGHT,
  GERMAN_LIGHT_TONES,
]);
