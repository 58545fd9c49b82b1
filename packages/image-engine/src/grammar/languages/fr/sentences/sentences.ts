import { FRENCH_DISLIKED } from '../../../disliked/french.ts';
import type { Form } from '../../../forms/rewrite.ts';
import { FRENCH_AMOUNTS } from './amounts.ts';
import { FRENCH_BLACK_AND_WHITE } from './black-and-white.ts';
import { FRENCH_BODIES } from './bodies.ts';
import { FRENCH_COLOUR_CASTS } from './colour-casts.ts';
import { FRENCH_COLOURS } from './colours.ts';
import { FRENCH_CROPS } from './crops.ts';
import { FRENCH_CROPS_SHARES } from './crops-shares.ts';
import { FRENCH_CROPS_TO_SELECTION } from './crops-to-selection.ts';
import { FRENCH_CUT_OUTS } from './cut-outs.ts';
import { FRENCH_ERASING } from './erasing.ts';
import { FRENCH_FACES } from './faces.ts';
import { FRENCH_FIGURES_AND_FLAT_COLOURS } from './figures-and-flat-colours.ts';
import { FRENCH_FORMATS } from './formats.ts';
import { FRENCH_FORMATS_USES } from './formats-uses.ts';
import { FRENCH_FRAMES } from './frames.ts';
import { FRENCH_GROUNDS } from './grounds.ts';
import { FRENCH_HAZE_AND_NOISE } from './haze-and-noise.ts';
import { FRENCH_HIDING } from './hiding.ts';
import { FRENCH_KEEPING } from './keeping.ts';
import { FRENCH_LAMPS_AND_VEILS } from './lamps-and-veils.ts';
import { FRENCH_LIGHT } from './light.ts';
import { FRENCH_LIGHT_TONES } from './light-tones.ts';
import { FRENCH_MARKED } from './marked.ts';
import { FRENCH_PEOPLE_AND_THINGS } from './people-and-things.ts';
import { FRENCH_QUESTIONS } from './questions.ts';
import { FRENCH_REPAIRS } from './repairs.ts';
import { FRENCH_SATURATION } from './saturation.ts';
import { FRENCH_SEVERAL_PICTURES } from './several-pictures.ts';
import { FRENCH_SHARPNESS } from './sharpness.ts';
import { FRENCH_SKIES } from './skies.ts';
import { FRENCH_STYLES } from './styles.ts';
import { FRENCH_STYLES_TERSE } from './styles-terse.ts';
import { FRENCH_TALK } from './talk.ts';
import { FRENCH_TEXT } from './text.ts';
import { FRENCH_TURNS } from './turns.ts';
import { FRENCH_VIGNETTES } from './vignettes.ts';
import { FRENCH_WEATHER } from './weather.ts';

/** Every sentence form of French, by what it is about: each is applied on what those before it made of the words. */
export const FRENCH_SENTENCES: readonly Form[] = [
  ...FRENCH_QUESTIONS,
  ...FRENCH_STYLES_TERSE,
  ...FRENCH_BODIES,
  ...FRENCH_HIDING,
  ...FRENCH_CROPS_TO_SELECTION,
  ...FRENCH_CROPS_SHARES,
  ...FRENCH_CROPS,
  ...FRENCH_DISLIKED,
  ...FRENCH_MARKED,
  ...FRENCH_REPAIRS,
  ...FRENCH_SKIES,
  ...FRENCH_WEATHER,
  ...FRENCH_FORMATS_USES,
  ...FRENCH_FORMATS,
  ...FRENCH_TURNS,
  ...FRENCH_COLOURS,
  ...FRENCH_CUT_OUTS,
  ...FRENCH_TEXT,
  ...FRENCH_LIGHT_TONES,
  ...FRENCH_VIGNETTES,
  ...FRENCH_LIGHT,
  ...FRENCH_GROUNDS,
  ...FRENCH_BLACK_AND_WHITE,
  ...FRENCH_PEOPLE_AND_THINGS,
  ...FRENCH_FACES,
  ...FRENCH_TALK,
  ...FRENCH_HAZE_AND_NOISE,
  ...FRENCH_SHARPNESS,
  ...FRENCH_SEVERAL_PICTURES,
  ...FRENCH_FIGURES_AND_FLAT_COLOURS,
  ...FRENCH_STYLES,
  ...FRENCH_LAMPS_AND_VEILS,
  ...FRENCH_COLOUR_CASTS,
  ...FRENCH_ERASING,
  ...FRENCH_SATURATION,
  ...FRENCH_FRAMES,
  ...FRENCH_AMOUNTS,
  ...FRENCH_KEEPING,
];
