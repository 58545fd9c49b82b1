import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PERSON =
  '(?:brides?|grooms?|couple|newlyweds|kids?|children|child|baby|girls?|boys?|dogs?|cats?|man|woman|wife|husband|son|daughter|mum|mom|dad|family|team|band|singer|dancers?|players?|horse|puppy|person|people|subject)';
const OTHERS =
  '(?:guests|everyone|everybody|everything|all|the rest|others|the others|crowd|background|surroundings|audience|bystanders|people)(?: else)?';
const GRAY = '(?:b and w|b (?:and|/) w|bw|black and white|gray|monochrome|mono)';

/** What was named before, and what stays as it is. */
export const GIVEN_FORMS: readonly Form[] = [
  [/\b(?:i|we) (?:am |are |m |re )?(?:needing|wanting|requiring|wish|desiring)\b/, 'i want'],
  [/\b(?:im|were) (?:needing|wanting|requiring)\b/, 'i want'],
  [
    new RegExp(
      `${START}(?:i |we )(?:want|need|require|would like) (?:the|this|my|that) (?:picture|photo|image|pic|photograph) (?:in|at|as|of|with) (?:size |the size |a size of |resolution )*(?=\\d+[x×]\\d+)`,
    ),
    'resize it to ',
  ],
  // "Our brand colour is #F4C2C2. Put the cake on that as background"
  [
    new RegExp(
      `${START}(?:(?:our|my|the|their|her|his) (?:[^,.;:!?“ ]+ ){0,3}?|(?:brand|company|team|logo) )(?:color|colors)(?: code)? (?:is|:) ((?:#[\\da-f]+|${COLOUR}))(?: [,.;]| and)+ (?:so |please |can you |could you |i want to )*(?:put|set|place|stand|have|use|get|show)?(?: (?:the|my|our|it|this|him|her|them))?(?: \\w+)? (?:on|in front of|against|over|onto|before) (?:that|it|this|our color|that color)(?: as (?:the |a |its )?background)?${END}`,
    ),
    'make the background $1',
  ],
  [
    new RegExp(
      `${START}(?:our|my|the|their|her|his) (?:[^,.;:!?“ ]+ ){0,3}?(?:color|colors)(?: code)? (?:is|:) ((?:#[\\da-f]+|${COLOUR}))(?: [,.;]| and)+ (?:so |please |can you |could you )*(?:use|take|make|put|have|want) (?:that|it|this|our color|that color) (?:as|for|in|behind) (?:the |a |my |our )?background${END}`,
    ),
    'make the background $1',
  ],
  // "Swap the background for the beach photo I uploaded second, and blur the beach a tad"
  [
    /\b(?:swap|replace|change|exchange|trade) (?:the |my )?background (?:for|with|by|to|into) (?:the |my )(\w+) (?:photo|picture|image|pic|shot|one) (?:(?:that|which) )?(?:i |we )?(?:have |ve )?(?:uploaded|sent|attached|add|gave you|put|loaded|post)(?: (?:as|in|at|the))* (?:second|last|2nd|other|number two)(?: one| place)? ((?:(?:,|and|then) )+)(?:please )?blur (?:out )?(?:the |that )\1\b/,
    'use the second picture as background $2 slightly blur the background',
  ],
  [
    /\b(?:the |my )(?:\w+ )?(?:photo|picture|image|pic|shot|one) (?:(?:that|which) )?(?:i |we )(?:have |ve )?(?:uploaded|sent|attached|add|gave you|put|loaded|post)(?: (?:as|in|at|the))* (second|first|third|last|2nd|1st|3rd)(?: one| place)?(?= ?$| [,.;]| and\b| as\b| behind\b)/,
    'the $1 picture',
  ],
  // "Only the bride and groom in colour, guests b&w"
  [
    new RegExp(
      `${START}(?:please )?(?:only |just |keep |leave |have |show |with )+(?:the |my |our |his |her |both )*${PERSON}(?: and (?:the |my |our |his |her )?${PERSON})? (?:(?:should |must |to )?(?:be |stay |stays |remain |keep |kept |is |are )*)(?:in )?(?:full )?(?:color|colors|colored|colorful)(?: ,| and| with| but| while| ;)+ (?:make |turn |have )?(?:the |all the |all )?${OTHERS} (?:(?:should |must |to )?(?:be |go |goes |is |are |turned )*)(?:in |to |into )?${GRAY}${END}`,
    ),
    'make the background black and white',
  ],
  // "Take my face and put it on the body in the second one"
  [
    /\b(?:take|put|use|copy|cut|cut out|swap|get|lift|place|stick|paste)(?: out)? (?:my|his|her|the|our|their|\w+s) (?:face|head)(?: (?:from|of|in|out of) [^,.;:!?“]*?)?(?: ,| and| then| it)* (?:put |place |stick |paste |drop )?(?:it |this |that )?(?:on|onto|to|over) (?:the |his |her |that |my |their |\w+s )?(?:body|bodies|head|face|shoulders|neck)\b[^,.;:!?“]*?(?= please\b| ?$| [,.;])/,
    'swap the face',
  ],
  [
    /(?:from|out of|in) (?:the )?(?:first|second|other|1st|2nd) (?:picture|photo|image|pic|one) (?:, )?(?=swap the face\b)/,
    '',
  ],
  // "A border round the edge": around the picture
  [
    /\b(border|frame|line|edging|outline|margin|mount)((?: ,| it| please)*) (?:all )?round (?=(?:the|this|my|our|it|its|her|his|all|that)\b)/,
    '$1 $2 around ',
  ],
  // "The white frame round it stays": of a door, and none for the picture
  [
    new RegExp(
      `(?<=\\w )(?:, |\\. |; |and |but |with )+(?:the|its|my|our|their) (?:${COLOUR} )?(?:door |window )?(?:frame|frames|border|trim|surround|edging|edges?|rim|rims)(?: (?:a?round|of|on) (?:it|them|(?:the|my|our) \\w+))? (?:should |must |is to |shall |has to |can )?(?:stays?|remains?|staying|remaining|keeps?)(?: (?:as (?:it )?(?:is|are)|${COLOUR}|the same|put|untouched|its color|unchanged|like that|that way))?${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\w )(?:, |\\. |; |and |but )+(?:leave|keep) (?:the|its|my|our|their) (?:${COLOUR} )?(?:door |window )?(?:frame|frames|trim|surround|edging|rim|rims) (?:(?:a?round|of|on) (?:it|them|(?:the|my|our) \\w+)|alone|as (?:it )?(?:is|are)|${COLOUR})(?: as (?:it )?(?:is|are))?${END}`,
    ),
    '',
  ],
  // "Put an oval frame round this, dark wood"
  [
    /\b((?:\w+ )?)frame (?:((?:a?round|on|for) [^,.;:!?“]*?) )?(?:, |in |and |of )+(?:an? )?(dark|light|pale) (?:wood|wooden|timber|oak)(?: one| please| if possible)*(?= ?$| ,| \.| and\b)/,
    '$1 $3 wooden frame $2',
  ],
  [
    /\b((?:\w+ )?)frame (?:((?:a?round|on|for) [^,.;:!?“]*?) )?, (?:in |of )?(?:an? )?(?:wood|wooden|timber|oak)(?: one| please)?(?= ?$| ,| \.| and\b)/,
    '$1 wooden frame $2',
  ],
  // "The biggest one should be the sunset": one of the pictures, and no light
  [
    new RegExp(
      `(?<=\\b(?:collage|grid|mosaic|photos|pictures|pics|images)\\b.*)\\b(?:the |with |have )*(?:biggest|largest|main|big|middle|central|first|hero)(?: (?:one|photo|picture|pic|image))? (?:should be |must be |has to be |is |being |to be |shall be |be )(?:the |of |my |our |a )*\\w+(?: \\w+)?${END}`,
    ),
    'the photo bigger than the rest',
  ],
  // "Make the paper white and the lines stronger", of a drawing
  [
    new RegExp(
      `\\bmake (?:the |my )?(?:paper|page|sheet|background) (?:look )?(?:plain |pure |clean |all |properly |really |more )*(?:white|whiter|clean) (?:and|with|,) (?:make )?(?:the )?(?:pencil |ink |pen )?(?:lines|drawing|strokes|pencil|ink|sketch|contours) (?:a bit |much |more |even )*(?:darker|stronger|bolder|clearer|sharper|blacker|crisper|stand out)${END}`,
    ),
    'make it brighter , more contrast',
  ],
  // "Make it plain white with dark letters", of a board or a page
  [
    new RegExp(
      `\\bmake (?:it|the (?:paper|page|sheet|whiteboard|board|receipt|document|note|letter)) (?:look )?(?:plain |pure |clean |all |properly |really |bright )*white (?:and|with|,) (?:the )?(?:dark|black|crisp|clear|strong) (?:letters|writing|text|ink|print|handwriting|lines)(?: on it)?(?:(?: ,| and)+ (?:readable|legible|sharp|clear|clearly readable|easy to read))?${END}`,
    ),
    'make it brighter , more contrast , sharpen it',
  ],
  [
    new RegExp(
      `${START}(?:make|get|have) (?:the |all the |my |this )?(?:text|writing|letters|handwriting|print|document|receipt|page|whiteboard|board|notes?)(?: (?:on|of) (?:the|this|my) \\w+)? (?:more |easily |better |clearly |nice and )*(?:readable|legible)(?: again)?${END}`,
    ),
    'more contrast , sharpen it',
  ],
  [
    new RegExp(
      `${START}(?:i|we) (?:photographed|scanned|took a (?:photo|picture) of|shot|snapped) (?:the|a|an|my|our|this) (?:\\w+ ){0,2}(?:whiteboard|blackboard|board|document|receipt|page|letter|poster|painting|slide|screen|menu|notes?) and (?=there|it|the)`,
    ),
    '',
  ],
  // "The logo is on a photo of paper, remove the paper so it is only the ink"
  [
    new RegExp(
      `(?:(?:my|the|our|this) (?:\\w+ ){0,3}(?:is|was) (?:drawn |written |printed |painted |photographed )?on (?:an? |the |some )?(?:photo of |picture of |piece of |sheet of |scan of )?(?:white |lined |brown )?(?:paper|card|cardboard|napkin|page|cloth|canvas|table|desk)(?: [,.;]| and)+ (?:please |so |can you )*)?\\b(?:remove|get rid of|take away|take out|lose|delete|drop|erase) (?:the|all the|that) (?:white |lined |brown )?(?:paper|card|cardboard|napkin|page|cloth|canvas|table|desk) (?:, )?so (?:that )?(?:only|just|its only|it is only|its just|it is just|theres only|there is only|i only have|we only have|i have only|i just have) (?:the |my )?(?:\\w+ ){0,3}\\w+(?: (?:is|are) (?:left|there|visible))?(?: remains?| stays?| left)?${END}`,
    ),
    'remove the background',
  ],
  [
    new RegExp(
      `(\\b(?:resize|scale|crop|\\d+[x×]\\d+)\\b[^.;:!?“]*?)(?: ,| and| but)+ (?:not|never|dont|it must not be|must not be|shouldnt be|isnt to be)(?: get| be| look| make it)? (?:stretch|squash|squashed|squished|distort|distorted|deform|deformed|warped|squeezed)(?: it)?${END}`,
    ),
    '$1',
  ],
];
