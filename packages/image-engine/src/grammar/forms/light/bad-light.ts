import { FIRST, LAST } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const BAD =
  '(?:bad|terrible|awful|horrible|poor|shitty|crappy|crap|weird|off|ugly|rubbish|wack|trash|gross|meh)';
const FIX =
  '(?:(?: (?:,|\\.|;|and|so|please|pls|can|could|you|just))* (?:fix|improve|correct|change|help|sort)(?: (?:it|this|that|out|please|pls))*)?';
const LIGHT = '(?:light|lighting|lights|lighting conditions)';

/** Bad light, complained about in a few words. */
export const BAD_LIGHT_FORMS: readonly Form[] = [
  // "Get my face out of the shadow", "take the shadow off my face", "expose for the face"
  [
    new RegExp(
      `${FIRST}(?:(?:get|bring|take|pull|lift) (?:the|my|our|his|her) faces? out of the (?:shadows?|shade|dark)|(?:take|get|lift) (?:the |that |this |all )*(?:shadows?|shade) (?:off|from|out of|away from) (?:the|my|our|his|her) faces?|expose(?: it)? for (?:the|my|our|his|her) faces?)${LAST}`,
    ),
    'brighten the face',
  ],
  // "Face in shadow, fix": one wish
  [
    /(?<=^|[,.;] )(?:(?:the|my|our|his|her|their) )?(?:faces?|subject) (?:(?:is|are|s|looks|all|too|very|totally|lost) )*(?:in|under)(?: (?:the|too much|a))* (?:shadows?|shade|dark)(?: (?:,|\.|;|and|so|please|pls|can|could|you|just))* (?:fix|improve|correct|help|sort)(?: (?:it|this|that|please|pls|out))*(?= ?[.!]? ?$)/,
    'brighten the face',
  ],
  // "The light is too harsh": not the brightness, but how far apart lights and shadows are
  [
    new RegExp(
      `${FIRST}(?:(?:the|this|very|such|too|its) )*(?:${LIGHT} (?:is|was|looks|s) (?:(?:too|so|very|really|a bit|way) )*(?:harsh|hard)|(?:harsh|hard) ${LIGHT})${FIX}${LAST}`,
    ),
    'less contrast',
  ],
  // "Bad lighting", "the lighting sucks, fix"
  [
    new RegExp(
      `${FIRST}(?:(?:the|this|really|such|so|very|what|a|has|got|its) )*(?:${BAD} ${LIGHT}|${LIGHT} (?:(?:is|was|looks|so|really|just|very|kind of|kinda|a bit|s) )*(?:${BAD}|sucks|sucked))(?: (?:here|in here|in this|in it))?${FIX}${LAST}`,
    ),
    'fix the lighting',
  ],
  // "Too much sun on my face"
  [
    new RegExp(
      `${FIRST}(?:(?:there is|theres|its|a bit|way|far) )*too much (?:sun|sunlight|sunshine|flash|light|glare) (?:on|in) (?:(?:my|her|his|our|the|their) )?(?:faces?|skin|forehead|cheeks?|eyes|me|us|him|her|them)${FIX}${LAST}`,
    ),
    'lower the highlights',
  ],
];
