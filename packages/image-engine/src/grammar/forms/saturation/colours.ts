import { FOOD } from '../../clauses/scope.ts';
import { END, FIRST, LAST, START } from '../parts.ts';
import { BESIDE_THAT } from '../pieces/joints.ts';
import { PLEASE_WOULD, SO_PLEASE } from '../pieces/politeness.ts';
import { RATHER, STAYS } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** What grows and is eaten: its colour is most of what there is to lift. */
const FRESH =
  '(?:veggies|vegetables|veg|food|salad|fruits?|berries|strawberries|dish|meal|plate|pizza|cake|greens|flowers?|roses|tulips|bouquet|petals|garden|lawn|grass|leaves|foliage|trees|meadow|plants?|coral|sunset)';
const PALE =
  '(?:muted|soft|softer|pale|paler|subdued|desaturated|quiet|restrained|faded|low|low key|down|pastel|pastelly|gentle|delicate|understated|not too (?:strong|bright|loud|vivid|garish|saturated))';

/** Colours that are to be stronger or weaker. */
export const COLOUR_FORMS: readonly Form[] = [
  // "Colours are kinda dead, make them pop"
  [
    new RegExp(
      `${START}(?:(?:the|my|its|all|these|those) )*colors (?:(?:are|is|look|looks|feel|seem|came out|come out|all|so|too|very|really|a bit|bit|kinda|kind of|sort of|rather|pretty|just) )*(?:dead|lifeless|blah|meh|drab|dull|flat|faded|sad|boring|weak|tired|limp|dreary) (?:(?:,|\\.|;|and|so|please|can|could|you) )+(?:make|let|get|have) (?:them|it|those|these|the colors) (?:really |properly |all )?(?:pop|stand out|sing|jump|shine)(?: more| again| a bit)*${END}`,
    ),
    'make the colors pop',
  ],
  // "Washed out" and nothing else: a fault, and no look
  [
    new RegExp(`${FIRST}(?:(?:a bit|a little|so|very|pretty|rather|all) )?washed out${LAST}`),
    'too washed out',
  ],
  // "Muted colors, fix them": a fault, and no look
  [
    new RegExp(`${FIRST}muted colors (?=, ${SO_PLEASE}(?:fix|correct|improve|repair|restore)\\b)`),
    'dull colors ',
  ],
  // "Almost no colour left": it is wished for, where nothing is to bring it back
  [
    new RegExp(
      `${START}(?:with )?(?:almost|nearly|hardly|barely|next to) (?:no|any) colors?(?: (?:left|at all|anymore|any more|in it|remaining))+${END}(?![^“]*\\b(?:fix|restore|bring|revive|boost|repair|back|save|rescue|more)\\b)`,
    ),
    'much less saturated',
  ],
  // "No garish colours"
  [
    new RegExp(
      `${START}(?:but )?(?:no|not|without|dont want|avoid|not any)(?: (?:any|of|too|so|such))* (?:garish|gaudy|loud|screaming|lurid|shrill|flashy|tacky) colors?${END}`,
    ),
    'slightly less saturated',
  ],
  // "Let the colours look richer", "the colours could be richer"
  [
    new RegExp(
      `${START}(?:let |have )?((?:the|my) colou?rs) (?:(?:could|should|can|may|must|might) )?(?:look|be|appear) (?=(?:(?:a|bit|little|much|slightly|lot) )*(?:richer|stronger|bolder|brighter|softer|warmer|cooler|paler|more \\w+)${END})`,
    ),
    'make $1 ',
  ],
  // "Give the faded colours some life again"
  [
    /\b(?:give|bring|put|breathe) (?:the |these |those |its |my )?(?:old |faded |washed out |pale |dull |tired )*colors (?:some |a bit of |a little |new |more |back to |a new |their )*(?:life|pop|punch|oomph|zing|kick|vibrancy|shine)(?: again| back| please)*/,
    'more vivid colors',
  ],
  // "Desaturate the lot"
  [
    /\b(desaturate|brighten|darken|sharpen|blur|turn|make|grey|gray|convert|color|tint) the (?:whole )?lot\b/,
    '$1 everything',
  ],
  // "Vintage look, keep the colours muted"
  [
    new RegExp(
      `(?<=\\w )${BESIDE_THAT}(?:keep|keeping|leave|have|make) (?:the |its |all the )?colors${STAYS} ${PALE}${END}`,
    ),
    ', less saturation',
  ],
  // "The colours are a bit in your face, rein them in"
  [
    new RegExp(
      `${START}(?:the |those |all the |these )?colors (?:are|look|came out|feel) ${RATHER}(?:in your face|in ya face|over the top|ott|much|shouty|screaming|lurid|loud|intense|punchy|strong)(?: [,.;–-] ${PLEASE_WOULD}(?:rein|tone|calm|dial|turn|bring|take|pull) (?:it|them|that|the colors) (?:in|down|back)(?: ((?:a (?:bit|little|touch|lot))|slightly))?)?${END}`,
    ),
    'less vivid colors $1',
  ],
  // "Fresher colours"
  [
    /\bcolors (?:a bit |much |way )?(?:fresher|juicier|livelier)(?= ?$| [,.;!])|\b(?:fresher|juicier|livelier) colors\b/,
    'more saturated colors',
  ],
  // "Bring the faded colours back"
  [
    /\b(?:bring|get|give|fetch) (?:me )?(?:the |its |her |his |all the )?(?:faded|lost|washed out|missing) colors back\b/,
    'bring back the colors',
  ],
  // "The colours are far too bright"
  [
    new RegExp(
      `${START}(?:because |as |since )?(?:the |all the |its |those )?colors (?:are|look|came out|seem|is) (?:far |way |much |a bit |a little |just |simply |all )*too (?:bright|strong|vivid|intense|rich|much|punchy|colorful)(?: for (?:an? |the |my |our )?\\w+(?: \\w+)?)?${END}`,
    ),
    'make the colors less vivid',
  ],
  // "Give the veggies more punch"
  [
    new RegExp(
      `${START}(?!.*\\b(?:rest|else|black and white|gray|background)\\b)(?:please )?(?:give|make|let|get|have) (?:the |my |our |those |these |all the )*(?:\\w+ )?${FRESH}(?: and (?:the |my |our )?${FRESH})? (?:(?:a bit |a little |some |way |much |lots |a lot |bit )*(?:more |extra |an extra bit of |some )(?:punch|pop|color|zing|oomph|life|vibrancy|vividness|vivid|colorful|vibrant|saturated)|pop(?: more| out| a bit| a bit more)?)${END}`,
    ),
    'more vivid colors',
  ],
  // "It looks over-processed, can it be made more natural, softer"
  [
    /(?<=^|[,.;] |\band )(?:it |this |its |the (?:photo|picture|colors?) )?(?:looks?|is|are|seems?|feels?)? ?(?:a bit |so |very |too |way |really |rather |quite |badly |totally )*(?:over ?processed|over ?edited|over ?filtered|overcooked|overdone|over the top|photoshopped)(?=(?: ,| \.| and| ;)(?: so| please)? (?:can|could|make|more|less|tone|please|calm|soften))/,
    'less saturated slightly',
  ],
  // "Give it some life"
  [
    /\bgive (?:it|them|this|everything|the colors|the (?:photo|picture|image)) (?:back )?(?:some |more |a bit of |a bit more |a little |its )+(?:life|zing|vibrancy|freshness|sparkle|zest)(?: back)?\b/,
    'more vivid colors',
  ],
  // "Make my burger look tastier"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:make|let|have) (?:my|the|this|our) (?:\\w+ )?(?:${[...FOOD, 'tacos', 'dish', 'dishes', 'plate', 'meal'].join('|')})s? (?:look )?(?:(?:a bit|much|way|so much|even|more|really) )*(?:tastier|yummier|tasty|yummy|delicious|appeti[sz]ing|mouth ?watering|juicier|juicy|crispy|fresh|fresher)${END}`,
    ),
    'slightly more saturation and slightly brighter',
  ],
  // "Way less saturated, nearly but not quite grey"
  [
    /(?<=\b(?:saturated|saturation|colou?r|colou?rs|colou?rful)\b[^.“]*), (?:nearly|almost|close to|just short of)(?: ,)?(?: but| and)? ?(?:not quite|not completely|not entirely|not fully|not)? ?(?:gr[ae]y|black and white|colorless|monochrome)(?= ?$| [,.;!]| please\b)/,
    '',
  ],
  // "Improve it, but not too much saturation"
  [
    /\b(?:improve|enhance|touch up|pimp|optimi[sz]e|beautify) (?:it|this|the (?:photo|picture|image|pic)|my (?:photo|picture|pic|image))? ?(?:, |but |and |though )+(?:with |please )*(?:not|no|without|dont add|not with) too (?:much|strong|heavy|many) (?:saturation|contrast|colou?rs?|sharpening|sharpness|vividness|effects?|hdr)(?= ?$| [,.;!]| please\b)/,
    'slightly enhance it',
  ],
  // "Make it look sad"
  [
    new RegExp(
      `${START}(?:make (?:it|this|the (?:picture|photo|image|mood)) (?:look |feel |seem )?)?(?:an? )?(?:more |very |really |kind of )?(?:sad|sadder|melancholic|melancholy|depressing|sorrowful)(?: mood| vibe| atmosphere| feel)?${END}`,
    ),
    'less saturated and darker',
  ],
  // "Colour's a bit dead"
  [
    new RegExp(
      `${START}(?:the )?colou?rs? (?:s |is |are |look |looks |seem |seems )?(?:all |a bit |so |very |too |rather |kind of |pretty |really )*(?:dead|lifeless|drab|anaemic|anemic|limp|insipid|meh|blah|feeble|wishy washy)${END}`,
    ),
    'make the colors stronger',
  ],
  // "The colours are garish"
  [
    new RegExp(
      `${START}(?:the )?colou?rs? (?:s |is |are |look |looks |seem |seems )?(?:all |a bit |so |very |too |rather |kind of |pretty |really |way |much )*(?:garish|loud|gaudy|lurid|shouty|screaming|shrill|over the top|tacky|kitschy|kitsch|harsh|neon|fake|overcooked|oversaturated)${END}`,
    ),
    'make the colors less vivid',
  ],
];
