import { DISLIKED_FORMS } from '../disliked/english.ts';
import { AMOUNT_FORMS } from './amounts/index.ts';
import { ASKING_FORMS, EARLY_ASKING_FORMS, LATE_ASKING_FORMS } from './asking/index.ts';
import { BLACK_AND_WHITE_FORMS } from './black-and-white/index.ts';
import { COLOUR_CAST_FORMS } from './colour-casts/index.ts';
import { COLOUR_FORMS, EARLY_COLOUR_FORMS } from './colours/index.ts';
import { CROP_FORMS } from './crops/index.ts';
import { CUT_OUT_FORMS } from './cut-outs/index.ts';
import { ENHANCING_FORMS } from './enhancing/index.ts';
import { ERASING_FORMS } from './erasing/index.ts';
import { FACE_FORMS } from './faces/index.ts';
import { FORMAT_FORMS } from './formats/index.ts';
import { FRAME_FORMS } from './frames/index.ts';
import { GROUND_FORMS } from './grounds/index.ts';
import { HAZE_AND_NOISE_FORMS } from './haze-and-noise/index.ts';
import { HIDING_FORMS } from './hiding/index.ts';
import { KEEPING_FORMS } from './keeping/index.ts';
import { LIGHT_FORMS } from './light/index.ts';
import { MARKED_FORMS, SELECTION_MARKED_FORMS } from './marked/index.ts';
import { PEOPLE_AND_THINGS_FORMS } from './people-and-things/index.ts';
import { POSITION_FORMS } from './positions/index.ts';
import { REFUSAL_FORMS } from './refusals/index.ts';
import { REPAIR_FORMS } from './repairs/index.ts';
import { withForms } from './rewrite.ts';
import { SATURATION_FORMS } from './saturation/index.ts';
import { SEVERAL_PICTURES_FORMS } from './several-pictures/index.ts';
import { SHARPNESS_FORMS } from './sharpness/index.ts';
import { SKY_FORMS } from './skies/index.ts';
import { STYLE_FORMS } from './styles/index.ts';
import { TALK_FORMS } from './talk/index.ts';
import { TEXT_FORMS } from './text/index.ts';
import { TURN_FORMS } from './turns/index.ts';
import { WEATHER_FORMS } from './weather/index.ts';

/** The forms by what they are about: each is applied to what those before it have left. */
const FORMS = [
  ...HIDING_FORMS,
  ...EARLY_ASKING_FORMS,
  ...POSITION_FORMS,
  ...FORMAT_FORMS,
  ...TEXT_FORMS,
  ...DISLIKED_FORMS,
  ...TURN_FORMS,
  ...EARLY_COLOUR_FORMS,
  ...SKY_FORMS,
  ...WEATHER_FORMS,
  ...ENHANCING_FORMS,
  ...KEEPING_FORMS,
  ...GROUND_FORMS,
  ...HAZE_AND_NOISE_FORMS,
  ...LIGHT_FORMS,
  ...FACE_FORMS,
  ...SEVERAL_PICTURES_FORMS,
  ...SATURATION_FORMS,
  ...SELECTION_MARKED_FORMS,
  ...CROP_FORMS,
  ...ASKING_FORMS,
  ...BLACK_AND_WHITE_FORMS,
  ...STYLE_FORMS,
  ...SHARPNESS_FORMS,
  ...REFUSAL_FORMS,
  ...PEOPLE_AND_THINGS_FORMS,
  ...REPAIR_FORMS,
  ...FRAME_FORMS,
  ...COLOUR_CAST_FORMS,
  ...COLOUR_FORMS,
  ...LATE_ASKING_FORMS,
  ...ERASING_FORMS,
  ...CUT_OUT_FORMS,
  ...AMOUNT_FORMS,
  ...TALK_FORMS,
];

/** Whole sentences that are put otherwise, in words that the grammar knows. */
export const withSentencesRead = withForms(FORMS);

/** The same where something is marked: "it" is that. */
export const withMarkedNamed = withForms(MARKED_FORMS);

/** Every word of the forms that is long enough to be taken for a slip of another. */
export const FORM_WORDS: ReadonlySet<string> = new Set(
  FORMS.flatMap(([said]) => said.source.match(/(?<![\\\p{L}])\p{L}{5,}/gu) ?? []),
);
