import { AMOUNT_TOLD_FORMS } from './amounts-told.ts';
import { ARRANGED_FORMS } from './arranged.ts';
import { ASIDE_FORMS } from './asides.ts';
import { CHATTER_FORMS } from './chatter.ts';
import { COLOUR_MARK_FORMS } from './colour-marks.ts';
import { COLOUR_ONCE_FORMS } from './colours-once.ts';
import { COMPLAINED_FORMS } from './complained.ts';
import { CUT_FORMS } from './cuts.ts';
import { DAMAGE_FORMS } from './damage.ts';
import { DETAIL_TOLD_FORMS } from './details-told.ts';
import { DIM_PEOPLE_FORMS } from './dim-people.ts';
import { DRAWING_FORMS } from './drawings.ts';
import { EFFECT_FORMS } from './effects-named.ts';
import { EVERYDAY_FORMS } from './everyday-turns.ts';
import { FAULT_MEANT_FORMS } from './faults-meant.ts';
import { FAULT_TOLD_FORMS } from './faults-told.ts';
import { FOLLOW_UP_FORMS } from './follow-ups.ts';
import { FRAME_FORMS } from './frames.ts';
import { GERUND_FORMS } from './gerunds.ts';
import { GIVEN_FORMS } from './givens.ts';
import { GROUND_FORMS } from './grounds.ts';
import { GROUND_THERE_FORMS } from './grounds-there.ts';
import { GROUND_TOLD_FORMS } from './grounds-told.ts';
import { HUE_FORMS } from './hues.ts';
import { IMPOSSIBLE_FORMS } from './impossible.ts';
import { KEPT_COLOUR_FORMS } from './kept-colours.ts';
import { KEPT_HUE_FORMS } from './kept-hues.ts';
import { LABEL_FORMS } from './labels.ts';
import { LAYOUT_CUT_FORMS } from './layouts-cut.ts';
import { LAYOUT_FRAMED_FORMS } from './layouts-framed.ts';
import { LAYOUT_SIZED_FORMS } from './layouts-sized.ts';
import { LAYOUT_TOLD_FORMS } from './layouts-told.ts';
import { LAYOUT_TURNED_FORMS } from './layouts-turned.ts';
import { LEANING_FORMS } from './leaning.ts';
import { LIGHT_FORMS } from './light.ts';
import { LIMIT_FORMS } from './limits.ts';
import { INK_LOOK_FORMS } from './looks-in-inks.ts';
import { SOFTENED_LOOK_FORMS } from './looks-softened.ts';
import { LOOK_TOLD_FORMS } from './looks-told.ts';
import { MADE_OUT_FORMS } from './made-out.ts';
import { MARK_FORMS } from './marks.ts';
import { MENDED_FORMS } from './mended.ts';
import { NAMED_AGAIN_FORMS } from './named-again.ts';
import { PICTURE_FORMS } from './pictures.ts';
import { PICTURE_PLACE_FORMS } from './pictures-placed.ts';
import { PLAIN_FORMS } from './plain-talk.ts';
import { POPPED_FORMS } from './popped.ts';
import { REASON_FORMS } from './reasons.ts';
import { RESTRAINT_TOLD_FORMS } from './restraint-told.ts';
import { withForms } from './rewrite.ts';
import { SAID_AGAIN_FORMS } from './said-again.ts';
import { SAID_BESIDE_FORMS, TOLD_BESIDE_FORMS } from './said-beside.ts';
import { SHARE_TOLD_FORMS } from './shares-told.ts';
import { SIDE_FORMS } from './sides.ts';
import { SIDE_CUT_FORMS } from './sides-cut.ts';
import { SIZE_FORMS } from './sizes.ts';
import { SKY_FORMS } from './skies.ts';
import { STYLE_FORMS } from './styles.ts';
import { TEXT_FORMS } from './texts.ts';
import { THING_FORMS } from './things.ts';
import { TOGETHER_FORMS } from './together.ts';
import { TOLD_FORMS } from './told.ts';
import { TOLD_ASIDE_FORMS } from './told-aside.ts';
import { TOLD_ONCE_FORMS } from './told-once.ts';
import { TOLD_WITH_FORMS } from './told-with.ts';
import { TONE_FORMS } from './tones.ts';
import { VERB_FORMS } from './verbs.ts';
import { WHAT_IS_LEFT_FORMS } from './what-is-left.ts';
import { SHOWN_FORMS } from './what-it-shows.ts';
import { WHITE_FORMS } from './white-things.ts';
import { WISH_TOLD_FORMS } from './wishes-told.ts';

const FORMS = [
  ...SHARE_TOLD_FORMS,
  ...FAULT_MEANT_FORMS,
  ...AMOUNT_TOLD_FORMS,
  ...TOLD_WITH_FORMS,
  ...SOFTENED_LOOK_FORMS,
  ...RESTRAINT_TOLD_FORMS,
  ...WHAT_IS_LEFT_FORMS,
  ...DETAIL_TOLD_FORMS,
  ...SAID_AGAIN_FORMS,
  ...PICTURE_PLACE_FORMS,
  ...COLOUR_ONCE_FORMS,
  ...GROUND_THERE_FORMS,
  ...SIDE_CUT_FORMS,
  ...SAID_BESIDE_FORMS,
  ...TOLD_BESIDE_FORMS,
  ...MADE_OUT_FORMS,
  ...LAYOUT_FRAMED_FORMS,
  ...LAYOUT_TOLD_FORMS,
  ...LAYOUT_CUT_FORMS,
  ...LAYOUT_SIZED_FORMS,
  ...LAYOUT_TURNED_FORMS,
  ...GROUND_TOLD_FORMS,
  ...FAULT_TOLD_FORMS,
  ...LOOK_TOLD_FORMS,
  ...WISH_TOLD_FORMS,
  ...SHOWN_FORMS,
  ...EVERYDAY_FORMS,
  ...PLAIN_FORMS,
  ...EFFECT_FORMS,
  ...GERUND_FORMS,
  ...COLOUR_MARK_FORMS,
  ...TOLD_ASIDE_FORMS,
  ...WHITE_FORMS,
  ...KEPT_HUE_FORMS,
  ...SIDE_FORMS,
  ...INK_LOOK_FORMS,
  ...DIM_PEOPLE_FORMS,
  ...CUT_FORMS,
  ...TOLD_ONCE_FORMS,
  ...NAMED_AGAIN_FORMS,
  ...LEANING_FORMS,
  ...REASON_FORMS,
  ...TOLD_FORMS,
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
