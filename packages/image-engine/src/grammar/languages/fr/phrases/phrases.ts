import { allOf } from '../../phrases.ts';
import { FRENCH_AMOUNTS } from './amounts.ts';
import { FRENCH_ASKING } from './asking.ts';
import { FRENCH_BLACK_AND_WHITE } from './black-and-white.ts';
import { FRENCH_COLOUR_CASTS } from './colour-casts.ts';
import { FRENCH_COLOUR_CASTS_TINTS } from './colour-casts-tints.ts';
import { FRENCH_COLOUR_CHANGES } from './colour-changes.ts';
import { FRENCH_COLOURS } from './colours.ts';
import { FRENCH_COLOURS_SHADES } from './colours-shades.ts';
import { FRENCH_CROPS } from './crops.ts';
import { FRENCH_CUT_OUTS } from './cut-outs.ts';
import { FRENCH_ENHANCING } from './enhancing.ts';
import { FRENCH_ERASING } from './erasing.ts';
import { FRENCH_FACES } from './faces.ts';
import { FRENCH_FORMATS } from './formats.ts';
import { FRENCH_FORMATS_USES } from './formats-uses.ts';
import { FRENCH_FRAMES } from './frames.ts';
import { FRENCH_GROUNDS } from './grounds.ts';
import { FRENCH_HAZE_AND_NOISE } from './haze-and-noise.ts';
import { FRENCH_KEEPING } from './keeping.ts';
import { FRENCH_LIGHT } from './light.ts';
import { FRENCH_LIGHT_TONES } from './light-tones.ts';
import { FRENCH_MARKED } from './marked.ts';
import { FRENCH_PEOPLE_AND_THINGS } from './people-and-things.ts';
import { FRENCH_PLACES } from './places.ts';
import { FRENCH_POSITIONS } from './positions.ts';
import { FRENCH_REPAIRS } from './repairs.ts';
import { FRENCH_SATURATION } from './saturation.ts';
import { FRENCH_SEVERAL_PICTURES } from './several-pictures.ts';
import { FRENCH_SEVERAL_PICTURES_COLLAGES } from './several-pictures-collages.ts';
import { FRENCH_SHARPNESS } from './sharpness.ts';
import { FRENCH_STYLES } from './styles.ts';
import { FRENCH_TALK } from './talk.ts';
import { FRENCH_TALK_REASONS } from './talk-reasons.ts';
import { FRENCH_TALK_TOLD } from './talk-told.ts';
import { FRENCH_TEXT } from './text.ts';
import { FRENCH_TURNS } from './turns.ts';
import { FRENCH_WEATHER } from './weather.ts';

/** Every turn of phrase of French, by what it is about. */
export const FRENCH_PHRASES = allOf([
  FRENCH_COLOURS,
  FRENCH_COLOUR_CHANGES,
  FRENCH_COLOURS_SHADES,
  FRENCH_KEEPING,
  FRENCH_CUT_OUTS,
  FRENCH_LIGHT,
  FRENCH_LIGHT_TONES,
  FRENCH_STYLES,
  FRENCH_FORMATS,
  FRENCH_FORMATS_USES,
  FRENCH_POSITIONS,
  FRENCH_AMOUNTS,
  FRENCH_PLACES,
  FRENCH_GROUNDS,
  FRENCH_SATURATION,
  FRENCH_ASKING,
  FRENCH_ENHANCING,
  FRENCH_PEOPLE_AND_THINGS,
  FRENCH_TALK,
  FRENCH_TALK_TOLD,
  FRENCH_TALK_REASONS,
  FRENCH_SEVERAL_PICTURES_COLLAGES,
  FRENCH_TEXT,
  FRENCH_FRAMES,
  FRENCH_CROPS,
  FRENCH_TURNS,
  FRENCH_FACES,
  FRENCH_BLACK_AND_WHITE,
  FRENCH_ERASING,
  FRENCH_MARKED,
  FRENCH_REPAIRS,
  FRENCH_COLOUR_CASTS,
  FRENCH_COLOUR_CASTS_TINTS,
  FRENCH_WEATHER,
  FRENCH_HAZE_AND_NOISE,
  FRENCH_SHARPNESS,
  // What these say of anything gives way to what the others say of something.
  FRENCH_SEVERAL_PICTURES,
]);
