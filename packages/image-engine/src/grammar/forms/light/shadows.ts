import { END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const DARK =
  '(?:(?:deep|deepest|dark|darker|darkest|black|heavy) )*(?:shadows?|dark (?:areas|parts|bits|spots|places|put|patches|corners|zones)|darks)';
const ROOM =
  '(?:room|rooms|flat|apartment|house|kitchen|bathroom|bedroom|lounge|hall|hallway|office|studio|listing|airbnb|letting|interior|indoors)';
const BURN =
  '(?:blow|blown|blowing|burn|burnt|burned|burning|overexpose|overexposed|overexposing|clip|clipped|clipping|bleach|bleached|wash|washed|scorch|fry|fried|white)(?: out)?';
const SLIGHTLY = '(?:a bit|a little|slightly|a touch|a tad|somewhat)';
const LINKED = '(?:(?:,|but|and|that|while|although|though|just|please) )+';
const NOT = '(?:dont|do not|not|never|without)';
const BRIGHTER = `(?:(?:too dark|underexposed) , (?:so |please )*)?(?:(?:make|let|get) (?:it|this|everything|the (?:picture|photo|image|whole thing)) )?(?:(${SLIGHTLY}) )?(?:brighten|brighter|lighten|lighter)(?: (?:it|this|up|everything|please|the|picture|photo|image|whole thing))*(?: (${SLIGHTLY}))?`;
const SOMEWHAT =
  '((?:(?:a bit|a little|a touch|slightly|much|way|a lot|far|very|by|decent|\\d{1,3}) )*)';
/** A shadow that is drawn beside the wish is the one that is spoken of. */
const NONE_DRAWN =
  '(?<!\\b(?:shadow|shadows|drop|cutout|sticker|background|backdrop|under|below|behind)\\b.*)';

/** Dark parts that are to be lighter: no shadow is to be drawn, and nothing taken away. */
export const SHADOW_FORMS: readonly Form[] = [
  // "Can't see a thing in the dark bits, open them up"
  [
    new RegExp(
      `${START}(?:(?:because|i|you|we|one) )*(?:cant|cannot|can not|can hardly|can barely|hardly|barely|could not|couldnt|dont)(?: (?:really|even))? (?:see|make out) (?:(?:a|single|any|much|damn|bloody|thing|anything|detail|details|of|nothing|at|all) )*in (?:the |those |these |my )?${DARK} (?:(?:,|\\.|;|–|-|so|and) )+${PLEASE_ALSO}(?:open|lift|brighten|lighten|bring|pull|raise|light|push|bump) (?:them|it|those|that|these)(?: up| out)?${END}`,
    ),
    'lift the shadows',
  ],
  // "Lighten only the shadows": nothing else is lighter by that
  [
    new RegExp(
      `${START}(${PLEASE_ALSO})(lighten|lift|brighten|raise|increase|boost|reduce|lower|decrease|darken|recover) (?:only|just) (?:the )?(shadows|highlights)${END}`,
    ),
    '$1 $2 the $3',
  ],
  // "Lighten the shadows +40 and reduce highlights -30"
  ...['shadows', 'highlights'].map(
    (which): Form => [
      new RegExp(
        `${START}(${PLEASE_ALSO})(lighten|lift|brighten|raise|increase|boost|reduce|lower|decrease|darken|recover) (?:the )?${which} (\\d+)${END}`,
      ),
      `$1 $2 the ${which} by $3%`,
    ],
  ),
  // "Schatten abdunkeln": those of the light, and none that is drawn under something
  [
    new RegExp(
      `${NONE_DRAWN}${START}(?:please )?(?:brighten|lighten|lift|raise)(?: up)? (?:the )?shadow (?=by\\b|slightly\\b|\\d)`,
    ),
    'brighten the shadows ',
  ],
  [
    new RegExp(
      `${NONE_DRAWN}${START}(?:please )?(darken|deepen|brighten|lighten) (?:the )?shadow${END}`,
    ),
    '$1 the shadows',
  ],
  [
    new RegExp(
      `${NONE_DRAWN}${START}(?:make )?(?:the )?shadows? ${SOMEWHAT}(darker|deeper|brighter|lighter)${END}`,
    ),
    'make the shadows $1 $2',
  ],
  [
    new RegExp(`${NONE_DRAWN}${START}${SOMEWHAT}(darker|deeper|brighter|lighter) shadow${END}`),
    '$1 $2 shadows',
  ],
  // "I don't want details in the shadows any more"
  [
    new RegExp(
      `${START}(?:i )?(?:(?:dont|do not|not) want|want no) (?:any )?(?:more )?(?:of )?details? (?:(?:any )?more |anymore )?in (?:the )?(?:shadows?|darks|blacks|dark (?:areas|parts))${END}`,
    ),
    'darken the shadows',
  ],
  // "More detail in the shadows"
  [
    /\b(?:see |show |have |want |bring out )?more (?:of )?details? in the (?:shadows|dark (?:areas|parts|bits))(?= ?$| [,.;!]| and\b)/,
    'lift the shadows',
  ],
  // "Get more out of the shadows", "pull some detail out of the dark areas"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:(?:decent|get|bring|pull|tease|coax|draw|dig|enhance|squeeze|recover|rescue) )?(?:(?:a|some|slightly|bit|little|much|lot|way|more|all|the|of|extra|out|something) )+(?:(?:details?|light|structure|information|texture|out) )?(?:out )?(?:of|from) (?:the |those |these )?${DARK}\\b`,
    ),
    'lift the shadows',
  ],
  // "Brighten the shadow under the bridge": it is there, and none is to be added
  [
    /\b(?:brighten|lighten|lift|open up)(?: up)? (?:the |that |this )?shadows? (?=(?:under|below|beneath|underneath|behind|between|beside|inside) )/,
    'lift the shadows ',
  ],
  // "Lift the dark corners": of a room that light does not reach
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:lift|raise|open)(?: up)? (?:the |those |all the )?dark corners`,
    ),
    'lift the shadows',
  ],
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:brighten|lighten|light)(?: up)? (?:the |those |all the )?dark corners(?=.*\\b${ROOM}\\b)`,
    ),
    'lift the shadows',
  ],
  [
    new RegExp(
      `(?<=\\b${ROOM}\\b.*)(?<= )(?:brighten|lighten|light)(?: up)? (?:the |those |all the )?dark corners${END}`,
    ),
    'lift the shadows',
  ],
  // "… so the faces don't go dark": what that is good for
  [
    new RegExp(
      `(?<=\\b(?:shadows|darks|backlight|fill light)\\b[^.;:!?“]* )(?:, )?(?:so|so that|that) (?:(?:the|our|my|their|his|her|all) )*(?:faces?|eyes|people|kids|children|family|dog|cat|he|she|we|they|it|i|you|one|details?) (?:(?:dont|do not|doesnt|does not|wont|will not|arent|are not|isnt|is not|cant|cannot) )(?:(?:all|too|so|as|get|go|look|be|turn|become|come out|end up|stay|drown|sink|vanish|disappear) )*(?:(?:into|in) (?:the )?)?(?:dark|black|lost|murky|underexposed|gloomy|shadows?|drown|sink|vanish|disappear|darkness)?${END}`,
    ),
    '',
  ],
  // "Bring out the details in the dark parts"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:bring out|bring back|show|recover|get|pull out|reveal) (?:(?:the|more|some|any|all|a bit of) )*details? (?:in|from|of) (?:the |all the )?(?:dark|darker|darkest|black|shadow|shadowy)(?:s| (?:parts?|areas?|bits?|corners?|regions?|spots?))?${END}`,
    ),
    'lift the shadows',
  ],
  // "Brighten it but don't blow out the sky", "without overexposing the sky"
  [
    new RegExp(
      `\\b${BRIGHTER} (?:${LINKED})?${NOT} (?:(?:let|have|make|making|letting) )?(?:to )?${BURN} (?:the )?(?:sky|clouds)${END}`,
    ),
    'lift the shadows $1 $2',
  ],
  // "… but don't let the sky burn out"
  [
    new RegExp(
      `\\b${BRIGHTER} (?:${LINKED})?${NOT} (?:let|have|make|making|letting|getting) (?:the )?(?:sky|clouds) (?:(?:get|be|to|go|become) )*${BURN}${END}`,
    ),
    'lift the shadows $1 $2',
  ],
  // "Brighter, but the sky must not burn out"
  [
    new RegExp(
      `\\b${BRIGHTER} ${LINKED}(?:the )?(?:sky|clouds) (?:(?:should|must|may|shall|can|has|do|does|is) (?:to )?(?:not|never)|cant|cannot|mustnt|shouldnt|wont|doesnt|dont|not|never)(?: (?:to|get|be|go|become|allowed))* ${BURN}${END}`,
    ),
    'lift the shadows $1 $2',
  ],
  // "Raise the black level to 20"
  [/\b(?:raise|lift|increase) (?:the )?blacks? levels?(?: (?:to|by|at))?/, 'lift the shadows'],
  // "The highlights are burnt and the shadows very black"
  [
    new RegExp(
      `${START}(?:the |all the |my )?shadows (?:(?:are|is|look|came out) )?(?:too|so|very|much|really|way too|far too|pitch) (?:dark|black|deep)${END}`,
    ),
    'lift the shadows',
  ],
  // "I can't see anything in the dark corners"
  [
    new RegExp(
      `${START}(?:(?:i|you|we|one) )?(?:can )?(?:cant|cannot|can not|hardly|barely|dont|do not)? ?(?:see|make out|recogni[sz]e|there is|theres) (?:not |hardly )?(?:anything|nothing|a thing|much|any detail|no detail)(?: (?:to see|anymore|any more|at all))? in the (?:dark(?:er|est)? (?:corners|parts|areas|bits|spots|places)|shadows|shade)${END}`,
    ),
    'lift the shadows',
  ],
  // "Less shadows"
  [
    new RegExp(`${START}(?:less|fewer|softer|lighter)(?: of)? (?:the )?shadows${END}`),
    'lift the shadows',
  ],
  // "Lift the shadows, hold the window"
  [
    /(?=, |\. |; |and |but |while )(?<=\b(?:shadows?|hdr|highlights|dark (?:parts|bits|areas|corners))\b[^“]*)(?:, |\. |; |and |but |while )+(?:please )?(?:hold|holding|protect|protecting|preserve|preserving|recover|retain|retaining|save|rescue|keep|keeping|dont lose|without losing|not losing|dont blow out|without blowing out) (?:the |my |any |all )*(?:detail (?:in|of|outside) (?:the )?)?(?:windows?|highlights|view|view outside|outside|bright (?:parts|bits|areas)|whites)(?: (?:detail|as (?:it )?(?:is|are)|in check|from (?:blowing|burning) out|intact))?(?= ?$| [,.;]| and\b| but\b| please\b)/,
    '',
  ],
  [
    /(?<=\w )(?:, |but |and |while |although |though )+(?:the |my |our )(?:windows?|view outside|outside|lamps?|highlights) (?:is|are|was|were|looks?) (?:already |all |completely |totally |quite |way |so )*(?:blown out|burnt out|blown|overexposed|too bright|bleached|bright enough|white)(?= [.,;]|$| $)(?=[^“]*\b(?:shadows|hdr|highlights)\b)/,
    '',
  ],
  // "Lift the shadows of 40", as French has it
  ...['shadows', 'highlights'].map(
    (tones): Form => [
      new RegExp(
        `\\b(lift|reduce|increase|raise|lower|recover|boost|brighten|darken|less|more)(?: the)? ${tones} (?:of|in|at) (?=\\d)`,
      ),
      `$1 the ${tones} by `,
    ],
  ),
  // "Lighten only the shadows, without touching the bright parts": nothing else is lightened
  [
    /\b(brighten|lighten|lift|raise) only ((?:slightly |a bit |a little )?)(?:the |my )?(?=shadows\b)/,
    '$1 $2 the ',
  ],
  [
    /(?<=\bshadows\b[^.;!?“]*)(?<= )(?:(?:,|and|but) )+(?:(?:without (?:changing|touching)|dont (?:touch|change)|leave|keep) (?:the )?(?:highlights|lights?|bright (?:parts|areas))(?: alone| unchanged| as they are)?|(?:the )?highlights (?:unchanged|untouched|alone))(?= ?$| [,.;!?]| and\b)/,
    '',
  ],
];
