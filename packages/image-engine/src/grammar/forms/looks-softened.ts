import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const TOO = '(?:, |\\. |; |but |and |with |though |please |just )+';
const KEEP =
  '(?:(?:keep|keeping|leave|leaving|have|having|make|let|hold|want|kept) (?:it |with )?)?(?:the |its |all the |my |a )?';
const STAYS =
  '(?: (?:should|shall|must|is|are|be|being|kept|stays?|remains?|to|can|may|please|nice and|nice|quite|rather|really|very|fairly|pretty|a bit|a little|relatively|on the|more|only))*';
const LOW =
  '(?:low|lower|soft|softer|flat|flatter|gentle|gentler|weak|down|small|subdued|restrained|modest|mild|moderate|in check|light side|low side|soft side|not too (?:high|strong|hard|harsh))';
const HIGH = '(?:high|higher|strong|stronger|hard|harder|punchy|punchier|crisp|up|big|high side)';
const PALE =
  '(?:muted|soft|softer|pale|paler|subdued|desaturated|quiet|restrained|faded|low|low key|down|pastel|pastelly|gentle|delicate|understated|not too (?:strong|bright|loud|vivid|garish|saturated))';
const DIAL = '(contrast|saturation)';
/** Looks that are drawn or printed, and those that are laid over the picture by degrees. */
const DRAWN =
  'cartoon|comic|anime|watercolor|oil painting|oil paint|painting|neon|poster|pop art|stained glass|mosaic|impressionist|cel shaded|manga|gouache|crayon';
const LOOKS = `${DRAWN}|hdr|vintage|retro|cinematic|sepia|glow|haze`;
const MARKS =
  '(?:lines?|outlines?|contours?|strokes?|brush ?strokes?|brush marks|edges|dots|shading|texture|effect|look|style|filter|hatching)';
const FAINT =
  '(?:soft|softer|thin|thinner|light|lighter|faint|fainter|subtle|gentle|delicate|fine|finer|mild|slight|discreet|restrained|understated|weak|not too (?:hard|thick|strong|bold|heavy|harsh|dark))';
/** Of these the light or the tone is another one, and would lie on skin as well. */
const TONED =
  'golden hour|sunset light|evening light|morning light|sunset glow|warm(?:er|th)?(?: light| tones?| it(?: up)?)?|cool(?:er)?(?: it(?: down)?)?|tint|teal and orange|blue hour';
const CARE =
  '(?:(?:keep|keeping|leave|leaving|have|let) )?(?:the |our |my |her |his |their |everyones |peoples )?(?:skin|faces?)(?: tones?| colors?)?(?: (?:should|must|shall|has to|have to|still|to|look|looks|looking|stay|stays|be|remain|remains|is|are))* (?:natural|normal|realistic|real|true|neutral|lifelike)(?: looking)?';
const GARISH =
  '(?:overcooked|overdone|overprocessed|over the top|garish|crunchy|fake|artificial|radioactive|tacky|cheesy|gaudy|exaggerated|loud|lurid|oversaturated|in your face|cartoony|nasty)';

/** What is said behind a look of how soft, flat or natural it is to be: less of it, or a small step more. */
export const SOFTENED_LOOK_FORMS: readonly Form[] = [
  // "Black and white, but keep the contrast low", "… contrast kept soft"
  [new RegExp(`(?<=\\w )${TOO}${KEEP}${DIAL}${STAYS} ${LOW}${END}`), ', less $1'],
  [new RegExp(`(?<=\\w )${TOO}${KEEP}${DIAL}${STAYS} ${HIGH}${END}`), ', more $1'],
  [new RegExp(`${START}(?:keep|make|leave) the ${DIAL}${STAYS} ${LOW}${END}`), 'less $1'],
  // "Only the tiniest bit"
  [
    /\b(?:only |just |but )*(?:by )?(?:the|a) (?:very )?(?:tiniest|slightest|smallest|merest|teensiest|weeest|littlest) (?:little )?(?:bit|touch|amount|tad|hint|smidge|notch)\b/,
    'slightly',
  ],
  // "Not too contrasty"
  [
    new RegExp(
      `(?<=\\w )${TOO}(?:not (?:so |too |that |overly |very )?(?:contrasty|high contrast|harsh in contrast)|(?:without|not) (?:too much|so much|a lot of|much|any hard|hard|harsh) contrast)${END}`,
    ),
    ', less contrast',
  ],
  // "Vintage look, keep the colours muted"
  [
    new RegExp(
      `(?<=\\w )${TOO}(?:keep|keeping|leave|have|make) (?:the |its |all the )?colors${STAYS} ${PALE}${END}`,
    ),
    ', less saturation',
  ],
  // "Cartoon, soft lines please", "comic, keep the lines thin", "watercolour, keep it soft"
  [
    new RegExp(
      `(?<=\\b(?:${LOOKS})\\b[^:!?“]*)${TOO}(?:${KEEP}${FAINT} ${MARKS}|(?:keep|keeping|leave|have|make) (?:the |its |all the )?${MARKS}${STAYS} ${FAINT}|keep(?:ing)? (?:it|that|this|everything|things)${STAYS} ${FAINT})(?: please)?${END}`,
    ),
    ', but not too much',
  ],
  // "Golden hour, but keep our skin natural": the light is for what is around them.
  [
    new RegExp(`(?<=\\b(?:${TONED})\\b[^:!?“]*)${TOO}(?:with )?${CARE}${END}`),
    ', but leave the skin as it is',
  ],
  // "HDR and not that overcooked estate agent one", "hdr, natural, not garish"
  [
    new RegExp(
      `(?<=\\b(?:${LOOKS}|saturation|contrast|sharp\\w*|vivid|vibrant|colors)\\b[^:!?“]*)${TOO}(?:(?:natural|tasteful|realistic|subtle|believable)(?: looking)?,? ?(?:and |but |, )?)?(?:not|no|nothing|never|without|avoid)(?: (?:like|quite|too|so|all|that|those|these|the|a|an|one of those|any|this|of those|kind of|sort of))* ${GARISH}(?: (?:and|or) ${GARISH})?(?: (?!and\\b|but\\b|then\\b|please\\b)[^ ,.;:!?“]+){0,4}?(?: (?:one|ones|kind|type|sort|look|stuff|thing|style|version|way|effect|do|make|does))*${END}`,
    ),
    ', but not too much',
  ],
  [
    new RegExp(
      `(?<=\\bhdr\\b[^:!?“]*)${TOO}not (?:like |the way )?(?:(?:that|those|these|the|an?|your|you|see|in|on|from) )*(?:estate agents?|real estate|realtors?|property)(?: (?!and\\b|but\\b|then\\b)[^ ,.;:!?“]+){0,4}${END}`,
    ),
    ', but not too much',
  ],
  // "Denoise it, but keep the texture", "reduce the noise without smearing"
  [
    new RegExp(
      `(?<=\\b(?:denoise|noise|noisy|grainy)\\b[^:!?“]*)(?:, |\\. |; |but |and |please )*(?:without|dont|not|never|but keep|keeping|and keep)(?: (?:make|making|it|this|everything|turn|become|going|go|get|getting|look|looking|losing|lose|loosing|loose|killing|kill|smearing|smear|smudging|smudge|mushing|destroying|destroy|touching|too much|all|any|the|of|fine|skin|its))* (?:details?|texture|textures|smearing|smear|mush|mushy|smudging|plastic|plasticky|waxy|smooth|soft|blurry|mush)(?: look| skin| effect)?${END}`,
    ),
    ', but not too much',
  ],
  // "So much noise …, can you clean that up without making it look like plastic"
  [
    new RegExp(
      `${START}(?:there is |theres |its |it has |got )?(?:so much|far too much|way too much|lots of|a lot of|loads of|tons of|plenty of) (?:noise|grain)\\b[^.;:!?“]*? [,.;] (?:please |can you |could you |pls |so |just )*(?:clean|clear|fix|sort|mend|correct|reduce|tidy|improve|tone|remove|get rid of) (?:it|this|that)(?: (?:up|out|down|please))*(?=,? (?:, )?(?:but not too much|without)\\b)`,
    ),
    'denoise',
  ],
];
