import { COLOUR, END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { ASKED } from './parts.ts';

/** As clouds that are to go were put before. */
const CLOUDS_GO = 'replace the clouds with a clear blue sky';

/** Blue skies, with and without clouds. */
export const BLUE_FORMS: readonly Form[] = [
  // "Turn the sky blue and remove the clouds", and the other way round
  [
    new RegExp(
      `${START}(?:please )?(?:(?:(?:make|turn|have|get|want|put|give it) )?(?:an? |the |my |our )*(?:(?:sky|clear blue sky) (?:(?:to|nice|bright|clear|deep|all) )*blue|(?:(?:clear|bright|nice|deep) )*(?:blue sky|sky blue)) (?:(?:,|and|then|with) )+(?:${CLOUDS_GO}|(?:all )?(?:the )?clouds (?:away|gone|out|removed)|cloudless)|${CLOUDS_GO} (?:and|,|then) (?:make|turn) (?:it|the sky) (?:(?:nice|all|clear|bright) )*blue)${END}`,
    ),
    'clear blue sky',
  ],
  // "I want white clouds"
  [
    new RegExp(
      `${START}(?:(?:${ASKED}|i want|id like) )?(?:some |a few |little |soft )*(?:white|fluffy|puffy) clouds${END}`,
    ),
    'blue sky with clouds',
  ],
  // "No clouds, just a blue sky", "a sky without clouds"
  [
    new RegExp(
      `${START}(?:no|without|not of)(?: any)? clouds(?: (?:,|but|and|just|only|please))+ (?=(?:an? )?(?:(?:clear )?blue|clear) sky\\b)`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}(?:(?:i want|put|make|give it|with|add) )?(?:an? |the )?sky (?:without|with no)(?: any)? clouds${END}`,
    ),
    'clear blue sky',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:remove|erase|delete|clear|get rid of|take)(?: away| out)? (?:all )?(?:the |those |these )?clouds (?:(?:from|in|of|on|out of) )+(?:the )?sky${END}`,
    ),
    'clear blue sky',
  ],
  // "Make the sky blue without clouds": nothing is made clearer
  [
    new RegExp(
      `\\b(?:make|put|turn|have|get|want|color) (?:the|my|our) (?:sky blue|blue sky)(?: ,)? (?:without|with no)(?: any)? clouds${END}`,
    ),
    'clear blue sky',
  ],
  // "I want the sky blue, not grey"
  [
    /(?<=\b(?:sky blue|blue sky|clear blue sky|sky (?:to be|be|should be|is to be) blue) )(?:, |and |but )+not (?:so |in |that )*(?:gray|white|dull|cloudy|pale)(?= ?$| [,.;!])/,
    '',
  ],
  // "Make the sky blue and the person brighter"
  [
    /(?<=\bmake the sky (?:blue|pink) )and (?=(?:the (?!sky\b)\w+|me|us) (?:(?:a bit|a little|slightly|much) )?(?:brighter|darker|lighter|warmer|cooler|sharper|softer)(?= ?$| [,.;!]))/,
    ', make ',
  ],
  // "The sky clear and blue": how it is to be, and no colour of something
  [
    new RegExp(
      `${START}(?:the )?sky (?:: )?(?:(?:clear|sunny|bright) (?:and )?blue|blue and (?:clear|sunny|bright))${END}`,
    ),
    'clear blue sky',
  ],
  // "Blue sky without clouds, and more contrast"
  [
    new RegExp(
      `\\b(?:(?:clear|bright) )?(?:blue|clear) sky without (?:any |a single |the )?clouds?${END}`,
    ),
    'clear blue sky',
  ],
  // "Make the sky blue and a bit brighter"
  [
    new RegExp(
      `${START}(?:please )?make the sky (?:(?:clear|bright) )?blue(?= (?:,|and|then) (?:(?:and|then|also|please) )*(?!(?:the|my|our|${COLOUR})\\b)\\w)`,
    ),
    'clear blue sky',
  ],
  // "Blue sky without clouds"
  [
    /\b(?:(?:clear |bright |nice |deep )*blue sky|sky blue)(?: ,)? (?:without|with no) (?:any |a |a single )?clouds?(?= ?$| [,.;!]| please\b)/,
    'clear blue sky',
  ],
  // "The sky should be blue with a few clouds"
  [
    new RegExp(
      `${START}(?:make (?:the )?sky|(?:the )?sky (?:should|can|could|may|must|has to|needs to)) (?:(?:should|to|please|happily|gladly|be|is|look) )*(?:(?:bright|brilliant|radiant|deep|nice|lovely|more) )*(?:blue|vivid colors)(?: (?:is|be))? (?:, )?(?:with|and) (?:(?:a|an|some|few|little|small|white|fluffy|couple|of|only|light|nice|pretty|scattered) )*(?:clouds?|cloudlets)${END}`,
    ),
    'blue sky with clouds',
  ],
  // "Blue sky with clouds instead of this grey"
  [
    new RegExp(
      `\\b(sky(?: with (?:\\w+ )?clouds)?|clouds) instead of (?:this |the |that |all |so much )*(?:gray|white|dull|boring|overcast|blank|empty|washed out)(?: (?:one|sky|soup|stuff|mess))?${END}`,
    ),
    '$1',
  ],
  // "Sky blue, the rest stays": it, and no colour of something else
  [
    /^(?:please )?(?:the )?sky (?:please )?blue(?= please| ?$| [,.;!])(?! , (?:the|my|our) (?!rest\b|others?\b)(?:\w+ )?\w+ ?$)(?!.*\b(?:duotone|background|border|frame|text|letters|tint)\b)/,
    'clear blue sky',
  ],
  // "That washed-out sky is ruining it, give me blue with fluffy clouds"
  [
    /(?:\b(?:that|the|this) (?:\w+ ){0,3}sky (?:is|looks|s) (?:\w+ ){1,4}[,.;] )(?:so |please )?(?:give me|i want|id like|make it|put in|use|how about) (?:an? )?(?:nice |bright |clear )?blue(?: (?:one|sky))? with (?:(?:some|a few|white|fluffy|puffy|little|nice) )*clouds\b/,
    'replace the sky with a blue sky with clouds ',
  ],
  // "Clear and blue": one sky.
  [
    /(\bsky\b[^,.;:!?“]*?) (?:clear|sunny|bright|blue) and (?:blue|clear|bright|sunny)\b/,
    '$1 blue',
  ],
];
