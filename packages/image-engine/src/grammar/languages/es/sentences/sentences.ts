import { SPANISH_DISLIKED } from '../../../disliked/spanish.ts';
import type { Form } from '../../../forms/rewrite.ts';
import { SPANISH_AMOUNTS } from './amounts.ts';
import { SPANISH_BLACK_AND_WHITE } from './black-and-white.ts';
import { SPANISH_BLACK_AND_WHITE_KEPT } from './black-and-white-kept.ts';
import { SPANISH_COLOUR_CASTS } from './colour-casts.ts';
import {
  SPANISH_COLOUR_CASTS_DYED,
  SPANISH_COLOUR_CASTS_TINTS,
  SPANISH_WARMTH,
} from './colour-casts-tints.ts';
import { SPANISH_COLOURS } from './colours.ts';
import { SPANISH_COLOURS_AUTUMN } from './colours-autumn.ts';
import { SPANISH_COLOURS_THINGS } from './colours-things.ts';
import { SPANISH_CROPS } from './crops.ts';
import { SPANISH_CROPS_BARS } from './crops-bars.ts';
import { SPANISH_CROPS_CLOSE } from './crops-close.ts';
import { SPANISH_CROPS_EDGES } from './crops-edges.ts';
import { SPANISH_CROPS_SHARES } from './crops-shares.ts';
import { SPANISH_CROPS_TO_SELECTION } from './crops-to-selection.ts';
import { SPANISH_CUT_OUTS } from './cut-outs.ts';
import { SPANISH_CUT_OUTS_PLAIN } from './cut-outs-plain.ts';
import { SPANISH_ENHANCING } from './enhancing.ts';
import { SPANISH_ERASING } from './erasing.ts';
import { SPANISH_FACES } from './faces.ts';
import { SPANISH_FORMATS } from './formats.ts';
import { SPANISH_FORMATS_SCREENS } from './formats-screens.ts';
import { SPANISH_FRAMES } from './frames.ts';
import { SPANISH_GROUNDS } from './grounds.ts';
import { SPANISH_GROUNDS_DEFOCUSED } from './grounds-defocused.ts';
import { SPANISH_GROUNDS_SCENES } from './grounds-scenes.ts';
import { SPANISH_HALVES } from './halves.ts';
import { SPANISH_HAZE_AND_NOISE } from './haze-and-noise.ts';
import { SPANISH_HAZE_VIEWS } from './haze-views.ts';
import { SPANISH_HIDING } from './hiding.ts';
import { SPANISH_KEEPING } from './keeping.ts';
import { SPANISH_LIGHT } from './light.ts';
import { SPANISH_LIGHT_DAYS } from './light-days.ts';
import { SPANISH_LIGHT_TOLD } from './light-told.ts';
import { SPANISH_LIGHT_TONES } from './light-tones.ts';
import { SPANISH_LOOKS_DISLIKED } from './looks-disliked.ts';
import { SPANISH_MARKED } from './marked.ts';
import { SPANISH_PEOPLE_AND_THINGS } from './people-and-things.ts';
import { SPANISH_POSES_AND_AGES } from './poses-and-ages.ts';
import { SPANISH_POSITIONS } from './positions.ts';
import { SPANISH_QUESTIONS } from './questions.ts';
import { SPANISH_REPAIRS } from './repairs.ts';
import { SPANISH_SATURATION } from './saturation.ts';
import { SPANISH_SATURATION_HALVED } from './saturation-halved.ts';
import { SPANISH_SEVERAL_PICTURES } from './several-pictures.ts';
import { SPANISH_SEVERAL_PICTURES_BLENDED } from './several-pictures-blended.ts';
import { SPANISH_SHARPNESS } from './sharpness.ts';
import { SPANISH_SKIES } from './skies.ts';
import { SPANISH_STYLES } from './styles.ts';
import { SPANISH_STYLES_DRAWN } from './styles-drawn.ts';
import { SPANISH_STYLES_TERSE } from './styles-terse.ts';
import { SPANISH_TALK } from './talk.ts';
import { SPANISH_TEXT } from './text.ts';
import { SPANISH_TURNS } from './turns.ts';
import { SPANISH_WEATHER } from './weather.ts';
import { SPANISH_WRITTEN_SHORT } from './written-short.ts';

/** Every sentence form of Spanish, by what it is about: each is applied on what those before it made of the words. */
export const SPANISH_SENTENCES: readonly Form[] = [
  ...SPANISH_QUESTIONS,
  ...SPANISH_WRITTEN_SHORT,
  // What is wished for in place of what somebody dislikes is read before the background by itself.
  ...SPANISH_DISLIKED,
  ...SPANISH_LOOKS_DISLIKED,
  ...SPANISH_CUT_OUTS_PLAIN,
  ...SPANISH_GROUNDS_SCENES,
  ...SPANISH_GROUNDS_DEFOCUSED,
  ...SPANISH_GROUNDS,
  ...SPANISH_CROPS_TO_SELECTION,
  ...SPANISH_CROPS_SHARES,
  ...SPANISH_CROPS_BARS,
  ...SPANISH_CROPS_EDGES,
  ...SPANISH_CROPS_CLOSE,
  ...SPANISH_CROPS,
  ...SPANISH_CUT_OUTS,
  ...SPANISH_SATURATION_HALVED,
  ...SPANISH_SATURATION,
  ...SPANISH_STYLES_TERSE,
  ...SPANISH_STYLES_DRAWN,
  ...SPANISH_STYLES,
  ...SPANISH_SEVERAL_PICTURES_BLENDED,
  ...SPANISH_SEVERAL_PICTURES,
  ...SPANISH_POSES_AND_AGES,
  ...SPANISH_FACES,
  ...SPANISH_FORMATS_SCREENS,
  ...SPANISH_FORMATS,
  ...SPANISH_HAZE_VIEWS,
  ...SPANISH_WEATHER,
  ...SPANISH_SHARPNESS,
  ...SPANISH_TURNS,
  ...SPANISH_BLACK_AND_WHITE_KEPT,
  ...SPANISH_BLACK_AND_WHITE,
  ...SPANISH_HALVES,
  ...SPANISH_LIGHT_TOLD,
  ...SPANISH_LIGHT_DAYS,
  ...SPANISH_LIGHT_TONES,
  ...SPANISH_LIGHT,
  ...SPANISH_SKIES,
  ...SPANISH_AMOUNTS,
  ...SPANISH_TEXT,
  ...SPANISH_HIDING,
  ...SPANISH_ERASING,
  ...SPANISH_MARKED,
  ...SPANISH_COLOURS_AUTUMN,
  ...SPANISH_COLOURS_THINGS,
  ...SPANISH_COLOURS,
  ...SPANISH_ENHANCING,
  ...SPANISH_REPAIRS,
  // Behind what the repairs make of a fault and of "¿la puedes arreglar?", which is no wish beside another.
  ...SPANISH_TALK,
  ...SPANISH_COLOUR_CASTS_TINTS,
  ...SPANISH_COLOUR_CASTS_DYED,
  ...SPANISH_WARMTH,
  ...SPANISH_COLOUR_CASTS,
  ...SPANISH_FRAMES,
  ...SPANISH_POSITIONS,
  ...SPANISH_HAZE_AND_NOISE,
  ...SPANISH_KEEPING,
  ...SPANISH_PEOPLE_AND_THINGS,
];
