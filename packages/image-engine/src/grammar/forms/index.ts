import { ARRANGED_FORMS } from './arranged.ts';
import { ASIDE_FORMS } from './asides.ts';
import { CHATTER_FORMS } from './chatter.ts';
import { COMPLAINED_FORMS } from './complained.ts';
import { CUT_FORMS } from './cuts.ts';
import { DAMAGE_FORMS } from './damage.ts';
import { DRAWING_FORMS } from './drawings.ts';
import { FOLLOW_UP_FORMS } from './follow-ups.ts';
import { FRAME_FORMS } from './frames.ts';
import { GIVEN_FORMS } from './givens.ts';
import { GROUND_FORMS } from './grounds.ts';
import { HUE_FORMS } from './hues.ts';
import { IMPOSSIBLE_FORMS } from './impossible.ts';
import { KEPT_COLOUR_FORMS } from './kept-colours.ts';
import { LABEL_FORMS } from './labels.ts';
import { LIGHT_FORMS } from './light.ts';
import { LIMIT_FORMS } from './limits.ts';
import { MARK_FORMS } from './marks.ts';
import { MENDED_FORMS } from './mended.ts';
import { PICTURE_FORMS } from './pictures.ts';
import { POPPED_FORMS } from './popped.ts';
import { REASON_FORMS } from './reasons.ts';
import { withForms } from './rewrite.ts';
import { SIZE_FORMS } from './sizes.ts';
import { SKY_FORMS } from './skies.ts';
import { STYLE_FORMS } from './styles.ts';
import { TEXT_FORMS } from './texts.ts';
import { THING_FORMS } from './things.ts';
import { TOGETHER_FORMS } from './together.ts';
import { TOLD_FORMS } from './told.ts';
import { TONE_FORMS } from './tones.ts';
import { VERB_FORMS } from './verbs.ts';

const FORMS = [
  ...REASON_FORMS,
  ...TOLD_FORMS,
  ...CUT_FORMS,
  ...ARRANGED_FORMS,
  ...MENDED_FORMS,
  ...COMPLAINED_FORMS,
  ...POPPED_FORMS,
  ...ASIDE_FORMS,
  ...LIMIT_FORMS,
  ...FOLLOW_UP_FORMS,
  ...CHATTER_FORMS,
  ...DAMAGE_FORMS,
  ...GIVEN_FORMS,
  ...LABEL_FORMS,
  ...LIGHT_FORMS,
  ...DRAWING_FORMS,
  ...VERB_FORMS,
  ...SKY_FORMS,
  ...MARK_FORMS,
  ...PICTURE_FORMS,
  ...TOGETHER_FORMS,
  ...THING_FORMS,
  ...KEPT_COLOUR_FORMS,
  ...GROUND_FORMS,
  ...FRAME_FORMS,
  ...SIZE_FORMS,
  ...TONE_FORMS,
  ...HUE_FORMS,
  ...IMPOSSIBLE_FORMS,
  ...STYLE_FORMS,
  ...TEXT_FORMS,
];

/** Whole sentences that are put otherwise, in words that the grammar knows. */
export const withSentencesRead = withForms(FORMS);

/** Every word of the forms that is long enough to be taken for a slip of another. */
export const FORM_WORDS: ReadonlySet<string> = new Set(
  FORMS.flatMap(([said]) => said.source.match(/(?<![\\\p{L}])\p{L}{5,}/gu) ?? []),
);
