import { DISLIKED_FORMS } from '../disliked/english.ts';
import { AMOUNT_FORMS } from './amounts.ts';
import { AROUND_WISH_FORMS } from './around-wishes.ts';
import { ARRANGED_FORMS } from './arranged.ts';
import { ASIDE_FORMS } from './asides.ts';
import { ASKED_BESIDE_FORMS, MARKED_BESIDE_FORMS } from './asked-beside.ts';
import { FREELY_ASKED_FORMS } from './asked-freely.ts';
import { LOOSELY_ASKED_FORMS } from './asked-loosely.ts';
import { PLAIN_ASK_FORMS } from './asked-plainly.ts';
import { BAR_LAID_FORMS } from './bars-laid-over.ts';
import { BLACKED_OUT_FORMS } from './blacked-out.ts';
import { BLURRED_TOGETHER_FORMS } from './blurred-together.ts';
import { BORDER_CUT_FORMS } from './borders-cut.ts';
import { BURNT_PART_FORMS } from './burnt-parts.ts';
import { CAUTION_FORMS } from './cautions.ts';
import { CHATTER_FORMS, HAILING_FORMS } from './chatter.ts';
import { COLOUR_NOUN_FORMS } from './colour-nouns.ts';
import { COLOUR_POP_FORMS } from './colour-pops.ts';
import { COLOUR_ASKED_FORMS } from './colours-asked.ts';
import { OTHER_COLOUR_FORMS } from './colours-of-other.ts';
import { CLOSER_CROP_FORMS } from './crops-closer.ts';
import { CUT_FORMS } from './cuts.ts';
import { CENTRED_CUT_FORMS, KEPT_CUT_FORMS, STAYING_FORMS } from './cuts-kept.ts';
import { DAMAGE_FORMS } from './damage.ts';
import { DETAIL_BESIDE_FORMS } from './details-beside.ts';
import { DETAIL_TOLD_FORMS } from './details-told.ts';
import { EFFECT_FORMS } from './effects-named.ts';
import { EVERYDAY_FORMS } from './everyday-turns.ts';
import { FACE_PUT_ON_FORMS } from './faces-put-on.ts';
import { FAILING_THAT_FORMS } from './failing-that.ts';
import { FAULT_FORMS } from './faults.ts';
import { FAULT_BLAMED_FORMS } from './faults-blamed.ts';
import { FAULT_DESCRIBED_FORMS } from './faults-described.ts';
import { FAULT_SEEN_FORMS } from './faults-seen.ts';
import { FILE_SIZE_FORMS } from './file-sizes.ts';
import { FOLLOW_UP_FORMS } from './follow-ups.ts';
import { FORMAT_ASKED_FORMS } from './formats-asked.ts';
import { FRAME_FORMS } from './frames.ts';
import { GROUND_FORMS } from './grounds.ts';
import { GROUND_CLEARED_FORMS } from './grounds-cleared.ts';
import { GROUND_TOLD_FORMS } from './grounds-told.ts';
import { HALF_FORMS } from './halves.ts';
import { HIDDEN_FORMS } from './hidden.ts';
import { HOPE_BESIDE_FORMS } from './hopes-beside.ts';
import { HOW_FAR_FORMS } from './how-far.ts';
import { HUE_TOLD_FORMS } from './hues-told.ts';
import { IDIOM_FORMS } from './idioms.ts';
import { IMPOSSIBLE_FORMS } from './impossible.ts';
import { KEPT_ANYWAY_FORMS } from './kept-anyway.ts';
import { KEPT_COLOUR_FORMS } from './kept-colours.ts';
import { LABEL_FORMS } from './labels.ts';
import { LAYOUT_CUT_FORMS } from './layouts-cut.ts';
import { LAYOUT_SAID_FORMS } from './layouts-said.ts';
import { LAYOUT_TOLD_FORMS } from './layouts-told.ts';
import { LAYOUT_TURNED_FORMS } from './layouts-turned.ts';
import { LEFT_OUT_FORMS } from './left-out.ts';
import { LETTER_TOLD_FORMS } from './letters-told.ts';
import { LIGHT_FORMS } from './light.ts';
import { LIGHT_MATCHED_FORMS } from './light-matched.ts';
import { LIKENESS_FORMS } from './likenesses.ts';
import { LIMIT_FORMS } from './limits.ts';
import { LOOK_FORMS } from './looks.ts';
import { MADE_OUT_FORMS } from './made-out.ts';
import { MARK_FORMS, MARKED_COLOUR_FORMS } from './marks.ts';
import { MEANT_FOR_FORMS } from './meant-for.ts';
import { MEANT_HERE_FORMS } from './meant-here.ts';
import { MEANT_OTHERWISE_FORMS } from './meant-otherwise.ts';
import { NAMED_AGAIN_FORMS } from './named-again.ts';
import { PAPER_FORMS } from './papers.ts';
import { PART_NAMED_FORMS } from './parts-named.ts';
import { PICTURE_FORMS } from './pictures.ts';
import { PICTURE_JOINED_FORMS } from './pictures-joined.ts';
import { PICTURE_PLACE_FORMS } from './pictures-placed.ts';
import { PICTURE_TOGETHER_FORMS } from './pictures-together.ts';
import { PIXEL_VERSION_FORMS } from './pixel-versions.ts';
import { PLACE_BEHIND_FORMS } from './places-behind.ts';
import { MARKED_UNWANTED_FORMS, PLACE_NAMED_FORMS } from './places-named.ts';
import { MARKED_MISPLACED_FORMS, PLACE_SPARED_FORMS } from './places-spared.ts';
import { MARKED_PLAIN_FORMS, PLAIN_WISH_FORMS } from './plain-wishes.ts';
import { POINTED_BACK_FORMS } from './pointed-back.ts';
import { PRINT_SIZE_FORMS } from './print-sizes.ts';
import { REASON_FORMS } from './reasons.ts';
import { withForms } from './rewrite.ts';
import { ROOM_FORMS } from './rooms.ts';
import { RUN_TOGETHER_FORMS } from './run-together.ts';
import { SAID_AGAIN_FORMS } from './said-again.ts';
import { SAID_BESIDE_FORMS, TOLD_BESIDE_FORMS } from './said-beside.ts';
import { SAID_OTHERWISE_FORMS } from './said-otherwise.ts';
import { SAID_TERSELY_FORMS } from './said-tersely.ts';
import { SAME_AGAIN_FORMS } from './same-again.ts';
import { SECOND_TEXT_FORMS } from './second-texts.ts';
import { SECOND_VERSION_FORMS } from './second-versions.ts';
import { POINTED_FORMS, SELECTION_FORMS } from './selection.ts';
import { SHADOW_OPENED_FORMS } from './shadows-opened.ts';
import { SHADOW_WISHED_FORMS } from './shadows-wished.ts';
import { SHAPE_FILLED_FORMS } from './shapes-filled.ts';
import { SHARE_CUT_FORMS } from './shares-cut.ts';
import { SIDE_FORMS } from './sides.ts';
import { SIZE_FORMS } from './sizes.ts';
import { SIZE_BESIDE_FORMS } from './sizes-beside.ts';
import { SKY_FORMS } from './skies.ts';
import { SPARED_SKY_FORMS } from './spared-skies.ts';
import { STICKER_EDGE_FORMS } from './sticker-edges.ts';
import { STRENGTH_BEHIND_FORMS } from './strengths-behind.ts';
import { STYLE_FORMS } from './styles.ts';
import { TERSELY_JOINED_FORMS } from './tersely-joined.ts';
import { TERSELY_MENDED_FORMS } from './tersely-mended.ts';
import { TEXT_FORMS } from './texts.ts';
import { SIGNED_TEXT_FORMS } from './texts-signed.ts';
import { TEXT_TOLD_FORMS } from './texts-told.ts';
import { WORDLESS_TEXT_FORMS } from './texts-without-words.ts';
import { THING_FORMS } from './things.ts';
import { MARKED_COLOURED_FORMS, THING_COLOURED_FORMS } from './things-coloured.ts';
import { TOLD_FORMS } from './told.ts';
import { TOLD_AROUND_FORMS } from './told-around.ts';
import { EXACTLY_TOLD_FORMS } from './told-exactly.ts';
import { FREELY_TOLD_FORMS } from './told-freely.ts';
import { FURTHER_TOLD_FORMS } from './told-further.ts';
import { LASTLY_FORMS, MARKED_LASTLY_FORMS } from './told-lastly.ts';
import { ANYWAY_FORMS, LIMITED_FORMS } from './told-limited.ts';
import { PLAINLY_TOLD_FORMS } from './told-plainly.ts';
import { SHORTLY_TOLD_FORMS } from './told-shortly.ts';
import { TOLD_WITH_FORMS } from './told-with.ts';
import { TONE_FORMS } from './tones.ts';
import { TONE_MEANT_FORMS } from './tones-meant.ts';
import { TONE_TOLD_FORMS } from './tones-told.ts';
import { TOO_MUCH_THERE_FORMS } from './too-much-there.ts';
import { TRUE_TO_LIFE_FORMS } from './true-to-life.ts';
import { TWO_INK_FORMS } from './two-inks.ts';
import { VERB_FORMS } from './verbs.ts';
import { WEATHER_SHOWN_FORMS } from './weather-shown.ts';
import { WEATHER_THERE_FORMS } from './weather-there.ts';
import { SHOWN_FORMS } from './what-it-shows.ts';
import { WHO_SPEAKS_FORMS } from './who-speaks.ts';
import { WISHED_OTHERWISE_FORMS } from './wished-otherwise.ts';
import { WISHED_TOGETHER_FORMS } from './wished-together.ts';
import { WISH_TOLD_FORMS } from './wishes-told.ts';
import { WORDS_BESIDE_FORMS } from './words-beside.ts';

const FORMS = [
  ...COLOUR_NOUN_FORMS,
  ...FAULT_BLAMED_FORMS,
  ...PART_NAMED_FORMS,
  ...WORDLESS_TEXT_FORMS,
  ...HALF_FORMS,
  ...LIKENESS_FORMS,
  ...STRENGTH_BEHIND_FORMS,
  ...LOOSELY_ASKED_FORMS,
  ...FORMAT_ASKED_FORMS,
  ...LAYOUT_SAID_FORMS,
  ...LETTER_TOLD_FORMS,
  ...SHARE_CUT_FORMS,
  ...CLOSER_CROP_FORMS,
  ...FAULT_SEEN_FORMS,
  ...DISLIKED_FORMS,
  ...PLACE_NAMED_FORMS,
  ...SHADOW_WISHED_FORMS,
  ...PLACE_SPARED_FORMS,
  ...FREELY_ASKED_FORMS,
  ...FREELY_TOLD_FORMS,
  ...EXACTLY_TOLD_FORMS,
  ...SAID_OTHERWISE_FORMS,
  ...FURTHER_TOLD_FORMS,
  ...LIMITED_FORMS,
  ...LASTLY_FORMS,
  ...AROUND_WISH_FORMS,
  ...HOW_FAR_FORMS,
  ...LEFT_OUT_FORMS,
  ...MEANT_HERE_FORMS,
  ...WISHED_TOGETHER_FORMS,
  ...MEANT_FOR_FORMS,
  ...PLACE_BEHIND_FORMS,
  ...PLAIN_WISH_FORMS,
  ...THING_COLOURED_FORMS,
  ...TONE_MEANT_FORMS,
  ...SHORTLY_TOLD_FORMS,
  ...FACE_PUT_ON_FORMS,
  ...SAID_TERSELY_FORMS,
  ...TERSELY_JOINED_FORMS,
  ...TERSELY_MENDED_FORMS,
  ...DETAIL_BESIDE_FORMS,
  ...TOO_MUCH_THERE_FORMS,
  ...PLAIN_ASK_FORMS,
  ...BLACKED_OUT_FORMS,
  ...BLURRED_TOGETHER_FORMS,
  ...HOPE_BESIDE_FORMS,
  ...LIGHT_MATCHED_FORMS,
  ...SAME_AGAIN_FORMS,
  ...SHADOW_OPENED_FORMS,
  ...STICKER_EDGE_FORMS,
  ...SIGNED_TEXT_FORMS,
  ...WEATHER_SHOWN_FORMS,
  ...HAILING_FORMS,
  ...WHO_SPEAKS_FORMS,
  ...FAILING_THAT_FORMS,
  ...SECOND_TEXT_FORMS,
  ...BAR_LAID_FORMS,
  ...BURNT_PART_FORMS,
  ...CAUTION_FORMS,
  ...PIXEL_VERSION_FORMS,
  ...PRINT_SIZE_FORMS,
  ...SECOND_VERSION_FORMS,
  ...TWO_INK_FORMS,
  ...SIZE_BESIDE_FORMS,
  ...GROUND_CLEARED_FORMS,
  ...HUE_TOLD_FORMS,
  ...ROOM_FORMS,
  ...ASKED_BESIDE_FORMS,
  ...RUN_TOGETHER_FORMS,
  ...POINTED_BACK_FORMS,
  ...PAPER_FORMS,
  ...TRUE_TO_LIFE_FORMS,
  ...FILE_SIZE_FORMS,
  ...WISHED_OTHERWISE_FORMS,
  ...TEXT_TOLD_FORMS,
  ...PLAINLY_TOLD_FORMS,
  ...KEPT_ANYWAY_FORMS,
  ...SPARED_SKY_FORMS,
  ...OTHER_COLOUR_FORMS,
  ...MEANT_OTHERWISE_FORMS,
  ...AMOUNT_FORMS,
  ...LIMIT_FORMS,
  ...TONE_TOLD_FORMS,
  ...HIDDEN_FORMS,
  ...FAULT_FORMS,
  ...FAULT_DESCRIBED_FORMS,
  ...TOLD_WITH_FORMS,
  ...FRAME_FORMS,
  ...LOOK_FORMS,
  ...DETAIL_TOLD_FORMS,
  ...SAID_AGAIN_FORMS,
  ...PICTURE_TOGETHER_FORMS,
  ...PICTURE_PLACE_FORMS,
  ...SAID_BESIDE_FORMS,
  ...TOLD_BESIDE_FORMS,
  ...MADE_OUT_FORMS,
  ...LAYOUT_TOLD_FORMS,
  ...LAYOUT_CUT_FORMS,
  ...LAYOUT_TURNED_FORMS,
  ...WEATHER_THERE_FORMS,
  ...GROUND_TOLD_FORMS,
  ...PICTURE_JOINED_FORMS,
  ...IDIOM_FORMS,
  ...TOLD_AROUND_FORMS,
  ...SHAPE_FILLED_FORMS,
  ...COLOUR_ASKED_FORMS,
  ...WORDS_BESIDE_FORMS,
  ...WISH_TOLD_FORMS,
  ...SHOWN_FORMS,
  ...EVERYDAY_FORMS,
  ...EFFECT_FORMS,
  ...SIDE_FORMS,
  ...BORDER_CUT_FORMS,
  ...STAYING_FORMS,
  ...CENTRED_CUT_FORMS,
  ...KEPT_CUT_FORMS,
  ...CUT_FORMS,
  ...NAMED_AGAIN_FORMS,
  ...REASON_FORMS,
  ...TOLD_FORMS,
  ...ARRANGED_FORMS,
  ...ASIDE_FORMS,
  ...FOLLOW_UP_FORMS,
  ...CHATTER_FORMS,
  ...DAMAGE_FORMS,
  ...LABEL_FORMS,
  ...LIGHT_FORMS,
  ...VERB_FORMS,
  ...SKY_FORMS,
  ...SELECTION_FORMS,
  ...MARK_FORMS,
  ...PICTURE_FORMS,
  ...THING_FORMS,
  ...COLOUR_POP_FORMS,
  ...KEPT_COLOUR_FORMS,
  ...GROUND_FORMS,
  ...SIZE_FORMS,
  ...TONE_FORMS,
  ...IMPOSSIBLE_FORMS,
  ...STYLE_FORMS,
  ...TEXT_FORMS,
  ...ANYWAY_FORMS,
];

/** Whole sentences that are put otherwise, in words that the grammar knows. */
export const withSentencesRead = withForms(FORMS);

/** The same where something is marked: "it" is that. */
export const withMarkedNamed = withForms([
  ...MARKED_LASTLY_FORMS,
  ...MARKED_BESIDE_FORMS,
  ...MARKED_COLOURED_FORMS,
  ...POINTED_FORMS,
  ...MARKED_COLOUR_FORMS,
  ...MARKED_PLAIN_FORMS,
  ...MARKED_UNWANTED_FORMS,
  ...MARKED_MISPLACED_FORMS,
]);

/** Every word of the forms that is long enough to be taken for a slip of another. */
export const FORM_WORDS: ReadonlySet<string> = new Set(
  FORMS.flatMap(([said]) => said.source.match(/(?<![\\\p{L}])\p{L}{5,}/gu) ?? []),
);
