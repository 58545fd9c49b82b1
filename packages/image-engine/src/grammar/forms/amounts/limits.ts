import { COLOUR, END, START } from '../parts.ts';
import { BESIDE_THAT, BUT } from '../pieces/joints.ts';
import { ALL_LOOKS, LEAVE, STAYS, WHOM_OR_PEOPLE } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** Looks, and lights that have a colour of their own. */
const LOOK =
  'vintage|retro|sepia|cinematic|golden hour|warmer|warmth|nostalgic|70s|80s|60s|50s|1970s|1960s|1980s|analog|teal and orange|toned|tint|sunset light|evening light|autumnal|faded|hdr|vignette';
const OVERDONE = `(?:dont|do not|not|never|without|no need to) (?:to )?(?:go |be )?(?:too |all |so )?(?:overdo|over do|overdoing|exaggerat\\w+|overboard|crazy|mad|wild|overuse|heavy|heavy handed|far|lay it on)(?: (?:on|with|in))?`;
const LIKENED =
  '(?:oompa loompas?|clowns?|tomato(?:es)?|carrots?|lobsters?|zombies?|ghosts?|vampires?|corpses?|wax (?:figures?|dolls?|works?)|wax|dolls?|barbies?|aliens?|smurfs?|the simpsons|oranges?|an orange|plastic(?: dolls?)?|mannequins?|robots?|cartoons?|shop dummies|porcelain|candy|toys?|martians?)';
const MARKS =
  '(?:lines?|outlines?|contours?|strokes?|brush ?strokes?|brush marks|edges|dots|shading|texture|effect|look|style|filter|hatching)';
const FAINT =
  '(?:soft|softer|thin|thinner|light|lighter|faint|fainter|subtle|gentle|delicate|fine|finer|mild|slight|discreet|restrained|understated|weak|not too (?:hard|thick|strong|bold|heavy|harsh|dark))';
const ADJUSTED =
  '\\b(?:brighter|brighten|lighter|lighten|darker|darken|contrast|saturation|saturated|warmer|warmth|cooler|sharper|sharpen|exposure|brightness|vibrance|clarity|vivid|blur|blurred|vignette|grain|colou?rful|fog|shadows|highlights|more|less)\\b';
const AT_MOST =
  '(?:(?:at|by|to) )?(?:at (?:the )?(?:most|max|maximum)|not more than|no more than|never more than|not over|maximally|max|maximum|up to|extremely|like much|tops)';

/** How far a wish may go: "not too much", "at most", "just a little". */
export const LIMIT_FORMS: readonly Form[] = [
  // "Brighter, at most 20 %": so much
  [
    new RegExp(
      `(?<=${ADJUSTED}(?: [^,.;:!?“ ]+){0,4} )(?:(?:,|;|–|-|but|and) )*${AT_MOST} (?:by )?(?=(?:\\d{1,2}|100) (?:$|[,.;!]|(?:and|but|please|percent)\\b))(?<!\\b(?:resize|px|scale|border|frame)\\b[^“]*)`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=${ADJUSTED}(?: [^,.;:!?“ ]+){0,4} (?:(?:,|;|–|-|but|and|by) )*(?:\\d{1,2}|100) )(?:percent )?(?:at (?:the )?(?:most|max|maximum)|max|maximum|tops)${END}(?<!\\b(?:resize|px|scale|border|frame)\\b[^“]*)`,
    ),
    '',
  ],
  // "No more than 20 % brighter"
  [
    new RegExp(
      `${START}(?:please )?(?:at (?:the )?most|not more than|no more than|max|maximum|up to|extremely) (\\d{1,2}) (?:percent )?(brighter|darker|warmer|cooler|sharper|lighter|more \\w+|less \\w+)${END}`,
    ),
    '$2 by $1',
  ],
  // "HDR but subtle. And by subtle I mean barely visible": said again
  [
    new RegExp(
      `(?<=\\b(?:subtle|subtly|slightly|light|lightly|little|soft|softly|gentle|small|bit|faint|mild|weak)\\b[^“]* )(?:(?:,|\\.|;|–|-|and) )*(?:by|with) (?:subtle|subtly|slightly|light|lightly|little|soft|softly|gentle|small|a bit|faint|mild|weak) (?:i|we) (?:(?:really|do|actually) )?mean [^,.;:!?“]*${END}`,
    ),
    '',
  ],
  // "A little rain, not much"
  [
    new RegExp(
      `(?<=\\b(?:rain|snow|fog|mist|haze|grain|vignette) )(?:(?:,|but) )+not (?:much|a lot|that much)${END}`,
    ),
    ', not too much',
  ],
  // "Hazy, clearer please, but the blue not garish"
  [
    new RegExp(
      `(?<=\\w )(?:, |but |and |though )+(?:please )?(?:the |its )?${COLOUR} not (?:(?:too|so|all|overly) )*(?:decent|garish|gaudy|kitschy|screaming)${END}`,
    ),
    '',
  ],
  // "Soft edges, nothing too bright": how it is not to be
  [
    /(?<= )(?:(?:,|and|but|just|please) )*nothing (?:too|overly|super|very|that) (?:bright|dark|garish|loud|strong|crazy|heavy|fancy|flashy|colorful|sharp|harsh|kitschy|exaggerated|over the top|extreme|saturated)(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Fog, but so that you can still see the house"
  [
    new RegExp(
      `\\b(snow|snowing|rain|raining|fog|foggy|mist|misty|night|nighttime) ([^:!?“]{0,120}?)(?<= )${BUT}(?:only |just )?(?:so (?:much )?(?:that )?|as long as |such that )?(?:(?:you|i|we|one|people) (?:can |should |must |could |need to |have to )*(?:still )?(?:see|recogni[sz]e|make out|read)(?: (?:the|my|our|his|her) \\w+| us| me| it| everything)?(?: behind it| through it| clearly| well| still)*|(?:the|my|our|his|her|everything|we) ?(?:\\w+ )?(?:(?:is|are|be|should|must|has|have|to|stays?|remains?|still|can|clearly) )+(?:visible|recogni[sz]able|seen|readable|legible|recogni[sz]ed))${END}`,
    ),
    'slightly $1 $2',
  ],
  // "Punchy HDR and a rainbow, but don't overdo the HDR", "… go easy on the vignette"
  [
    new RegExp(
      `\\b(?:strong |heavy |really |very |much |big |bold )*(\\w{3,}) ([^:!?“]{0,120}?)(?<= )${BUT}(?:${OVERDONE}|(?:go |take it )?easy (?:on|with)|(?:not|nothing) too (?:much|heavy)(?: of| on| with)?|only (?:a little|a bit|slight|a touch|a hint)(?: of)?|nothing over the top (?:with|on)) (?:the |that |any )?\\1(?: (?:effect|part|bit|look|thing|too much|though|please|down))*${END}`,
    ),
    'slightly $1 $2',
  ],
  // "70s vintage, the colour shouldn't get too orange though"
  [
    new RegExp(
      `\\b(${LOOK}) ([^:!?“]{0,120}?)(?<= )${BUT}(?:(?:the |its |my |our )?(?:colors?|tones?|it|that|this|picture|photo|image|result|whole thing|look|skin|skin tones?|faces?|everything|effect|whites|we|i|she|he)(?: tones?)? )?(?:(?:should|must|shall|may|can|is|are) ?(?:nt|not)|shouldnt|mustnt|shant|isnt to|arent to|not|nothing|dont|doesnt|never|without)(?: (?:to|have|need|let|want|make|it|that|them|us|go|get|getting|be|being|become|becoming|turn|turning|turn out|come out|end up|look|looking))* (?:too|so|all|overly|that|quite so) (?:${COLOUR}|warm|cold|strong|garish|loud|bright|dark|yellowish|brownish|orangey|orangish|reddish|kitschy|cheesy|extreme|fake|intense)(?: (?:and|or) \\w+)?(?: (?:though|please|tho|if possible|either))*${END}`,
    ),
    'slightly $1 $2',
  ],
  // "Vintage, but less intense": less of that, and of no other quality
  [
    new RegExp(
      `\\b(${LOOK}) ((?:(?:look|style|filter|effect|touch|tint) )?)(?:(?:,|but|and|just|only|make it|a|an) )+(?:(?:a|bit|little|lot|touch|much|slightly|somewhat) )*(?:less (?:intense|intensely|strong|strongly|heavy|of it)|weaker|milder|gentler|more (?:subtle|subtly|gentle))${END}`,
    ),
    'slightly $1 $2',
  ],
  // "Brighter, but not too bright"
  [
    new RegExp(
      `\\b((bright|dark|warm|cool|cold|sharp|vivid|soft|color)(?:er|ful)?) ([^,.:;!?“]{0,60}?)(?<= )${BUT}not (?:to be |getting |become )?(?:too|so|overly|all that|that) \\2(?:ful)?(?: (?:though|please))*${END}`,
    ),
    'slightly $1 $3',
  ],
  // "But don't make us look like oompa loompas", "without making the face like plastic"
  [
    new RegExp(
      `(?:, |\\. |; |but |and |please |only |just )+(?:dont|do not|never|without) (?:make|making|turn|turning|have|having|let|get|leave|leaving) ${WHOM_OR_PEOPLE} (?:look |looking |appear |end up |come out |seem |be |become )*(?:all |too |so )*(?:(?:like |as |into |to )(?:an? |some |a bunch of )?${LIKENED}|(?:plastic|plasticky|waxy|fake|artificial|orange|unnatural|airbrushed|weird|smeary))${END}`,
    ),
    ', but not too much',
  ],
  [
    new RegExp(
      `(?:, |\\. |but |and |please |only )+(?:${WHOM_OR_PEOPLE}|i|we|he|she|they|that|faces?|skin) (?:shouldnt|should not|mustnt|must not|dont|do not|doesnt|isnt to|are not to) (?:look|end up|come out|become|get|turn out|be) (?:all |too |so )*(?:like |as |into )(?:an? |some )?${LIKENED}${END}`,
    ),
    ', but not too much',
  ],
  // "A small vignette, barely visible"
  [
    new RegExp(
      `(?:, |but |and )+(?:it should be |should be |so its |its |only |just |almost |so faint its )*(?:barely|hardly|scarcely|just about) (?:visible|noticeable|there|perceptible|seen)(?<=\\b(?:vignette|grain|fog|mist|tint|glow|shadow|snow|rain|sepia|blur|gradient|texture|rainbow)\\b[^:!?“]*)${END}`,
    ),
    ', but not too much',
  ],
  // "Cartoon, soft lines please", "comic, keep the lines thin", "watercolour, keep it soft"
  [
    new RegExp(
      `(?<=\\b(?:${ALL_LOOKS})\\b[^:!?“]*)${BESIDE_THAT}(?:${LEAVE}${FAINT} ${MARKS}|(?:keep|keeping|leave|have|make) (?:the |its |all the )?${MARKS}${STAYS} ${FAINT}|keep(?:ing)? (?:it|that|this|everything|things)${STAYS} ${FAINT})(?: please)?${END}`,
    ),
    ', but not too much',
  ],
  // "This is great, but go easy"
  [
    new RegExp(
      `(?:, |and |but |– |- )+(?:please )?(?:go easy(?: on it| on that)?|take it easy|easy does it|dont go (?:mad|crazy|overboard|nuts|wild|too far|ott)(?: with it| on it)?)${END}`,
    ),
    ', slightly',
  ],
  [
    /\bgo easy (?:on|with) (?:the )?(?=(?:hdr|grain|vignette|blur|sepia|fog|snow|rain)\b)/,
    'slight ',
  ],
  // "It came out too contrasty, ease it off a little"
  [
    new RegExp(
      `(?=, |\\. |; |and |so )(?<=\\b(?:too|over)\\b [^,.;:!?“]*? )(?:, |\\. |; |and |so ){1,4}(?:please |can you |could you |just )*(?:ease|tone|dial|calm|take|bring|turn|back|knock) (?:it|that|this|them) (?:off|down|back)(?: a (?:bit|little|touch|notch)| slightly| some)?${END}`,
    ),
    '',
  ],
];
