import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const WORD = '(?!(?:and|then|but|plus|also|with)\\b)[^ ,.;:!?“]+';
const PEOPLE =
  '(?:both|all|everyone|everybody|us|me|him|her|them|it|we|both of us|all of us|anyone|anybody|nobody|people|(?:both |all |all of |all the |both of )?(?:the |our |my |their |his |her |these |those |two |three |four )*(?:faces|face|people|persons?|kids|children|heads?|dogs?|cats?|baby|couple|family|subject|guys|girls|boys|man|woman|bride|groom))';
const SHAPED =
  '(?<=\\b(?:square|crop|cropped|\\d+:\\d+|1x1|portrait format|landscape format|vertical|widescreen)\\b[^“]*)';
const IN =
  '(?:in|in it|in there|inside|in (?:the )?(?:picture|frame|shot|photo|crop|image|view)|in full|visible|fully visible|on it|on the picture)';
const LAYOUT =
  '(?:side by side|next to (?:each other|one another)|beside (?:each other|one another)|in a row|diptych|above each other|below each other|on top of each other|stack(?:ed)?|collage|together|one above the other|one below the other)';
const ONE = '(?:one|picture|photo|image|pic|shot|version|snap)';
const PLACE =
  '(?:(?:on|to|at|in) (?:the |my )?(?:far )?(?:left|right|top|bottom|middle|center)(?: hand)?(?: side)?|first|last|above|below|underneath|on top|in front)';

/** What is told with a wish, and belongs to it: who stays in, which comes first, how an edge ends. */
export const TOLD_WITH_FORMS: readonly Form[] = [
  // "A sticker of my cat, no outline round it": without its edge it is what was cut out.
  [
    new RegExp(
      `${START}(?:${WORD} )*?(?:sticker|stickers|decal|die cut|diecut)\\b(?: ${WORD})*?(?: ,| but| and| with| please)* (?:without|no|with no|minus|dont add|dont want|leave out|skip|not with)(?: (?:an?y?|the|that|its|white|black|thick|thin|paper|of))* (?:outlines?|borders?|edges?|stroke|rim|contour|edging)(?: (?:round|around|on|to|about)(?: (?:it|him|her|them|that|the \\w+|my \\w+))?)?${END}`,
    ),
    'remove the background',
  ],
  // "Square for insta, keep both faces in": nobody is cut off
  [
    new RegExp(
      `${SHAPED}(?:, |\\. |; |but |and |with |please |so (?:that )?|just )+(?:(?:keep|keeping|get|getting|leave|leaving|have|having|make sure|making sure|ensure|be sure|fit|fitting|see)(?: that)? )?${PEOPLE}(?: (?:should|must|has to|have to|needs? to|is|are|be|stays?|staying|remains?|can|still|all|both|to|fits?|being|kept))* ${IN}(?: please)?${END}`,
    ),
    ', dont cut off the heads',
  ],
  // "Office background and some nicer light on my face": the light is what gets nicer.
  [
    new RegExp(
      `\\b(?:(?:some|a|a bit of|much|slightly) )*(?:nicer|better|nice|good|lovely|kinder|more flattering|flattering|prettier|beautiful|more beautiful) (?:light|lighting) (?:on|for|onto|over) (?:me|us|him|them|her|(?:my|our|his|her|the|their) (?:faces?|person|people|couple|kids|subject))${END}`,
    ),
    'portrait light',
  ],
  // "Watercolour, fading to white at the edges"
  [
    new RegExp(
      `(?<=\\w )(?:, |and |but |with |that |which |where |having |have )*(?:it |its |the |all |the outer )?(?:edges? |sides |borders |corners )?(?:fad(?:es?|ing|ed)|blend(?:s|ing)?|vanish(?:es|ing)?|dissolv(?:es?|ing)|melt(?:s|ing)?|run(?:s|ning)?)(?: out| off| away| softly| gently| slowly)* (?:in)?to (?:pure |plain )?(white|black)(?: (?:at|towards?|around|on|along) (?:the |its |all |all the |all four )?(?:edges?|borders?|sides|corners|rim|outside))${END}`,
    ),
    ', $1 vignette',
  ],
  // "Side by side, the older one on the left": which that is cannot be seen.
  [
    new RegExp(
      `(?<=\\b${LAYOUT}\\b.*)(?<= )(?:(?:[,;–:(-]|with|and|but|so|where|then|so that|have|put|keep) )*(?:the |my )?(?!first\\b|second\\b|third\\b|other\\b)(?:(?!first\\b|second\\b|other\\b)${WORD} ){1,3}${ONE}(?: (?:goes|comes|should|be|is|must|has to|to|go))* ${PLACE}(?:(?: ,| and| then| with)* (?:the |my )?(?:${WORD} ){1,3}${ONE}? ?${PLACE})?${END}`,
    ),
    '; pictures in reverse order',
  ],
  // "A wee bit of film grain on top"
  [
    new RegExp(
      `\\b(grain|noise|texture|haze|glow|vignette|fog|snow|rain|tint) (?:(?:right )?on top|over the top|over it|over everything|laid over|on top of (?:it|that|everything|all that)|over (?:it all|all of it))(?: of (?:it|that) all| of it| all)?${END}`,
    ),
    '$1',
  ],
  // "Rotate it upright", and nothing of how it lies
  [
    new RegExp(
      `(?<!\\b(?:side|sideways|upside|head|lying|lies|fallen|wrong way|rotated|turned)\\b[^“]*)\\b(?:rotate|turn) (?:it|this|the (?:picture|photo|image)) (?:to be |so its |until its )?(?:upright|vertical)(?! (?:format|shape))${END}(?![^“]*\\b(?:sideways|upside|side)\\b)`,
    ),
    'rotate it',
  ],
  // "I'm after a 70s holiday snap": what it shows
  [
    /\b((?:19)?[2-9]0s) (?:holiday|vacation|party|family|beach|wedding|school|birthday|summer|honeymoon|seaside|road trip|travel|disco|christmas|camping|tourist) (snap|snapshot|snaps|photo|picture|shot|album|photograph|pic)\b/,
    '$1 $2',
  ],
  // "A thin black border, then a wide white one around it"
  [
    new RegExp(
      `(\\b(?:border|frame)\\b[^.;:!?“]*?) (?:, |and |then |with )+(?:an? |another )((?:${WORD} ){1,3})one (?:around|outside|round|on the outside|outside of|surrounding|over)(?: (?:of )?(?:it|that|this|the first))?${END}`,
    ),
    '$1 , $2 border',
  ],
  // "A charcoal drawing, but with a hint of colour"
  [
    /\b(?:charcoal|pencil|sketch(?:ed)?|graphite)(?: (?:drawing|sketch|portrait|art|style|look))?(?: ,| but| and| though)* (?:(?:with|keep|leave|still|have|having|slightly|only|in|just|a bit|a little|a|an|some|it|should|be|subtle|light|soft|faint|the) )+(?:(?:hint|touch|bit|splash|little|dash|trace|lick)(?: of)? )?(?:colou?rs?|colou?red|colou?rful)(?= ?$| [,.;!?]| and\b| please\b)/,
    'colored pencil drawing',
  ],
  // "Make the yellow of the field pop, all else in grey"
  [
    new RegExp(
      `\\b(?:make|let|have|leave|keep) (?:only |just )?(?:the |all the )?(${COLOUR})(?:s)?(?: (?:of|in|on) (?:the |my |our |his |her )?${WORD}(?: (?!pop|stand|shine|glow)${WORD})?)? (?:pop|pop out|stand out|shine|glow|sing|jump out|stay)(?: ,| and| but| with| while)+ (?:all|everything|the rest|all the rest|anything|the others?)(?: else)?(?: (?:is|be|should be|turned|made|goes|in|to|stays|kept))* (?:gray|black and white|b and w|bw|b / w|monochrome|mono|colorless|desaturated)${END}`,
    ),
    'everything black and white except the $1',
  ],
  // "That faded kodak feel"
  [
    new RegExp(
      `\\b(give (?:it|this|the (?:photo|picture)|me)|want|like|with|for|in|add|need|after|into|have) (?:that |this |a |an |the |some |those |of )*(?:slightly |bit |really |nice )?(?:faded|washed out|bleached|sun bleached)(?: (?!out\\b)${WORD}){0,2} (?:feel|look|vibe|vibes|style|aesthetic|mood|effect|feeling)(?= ?$| [,.;:!?]| (?:and|then|but|plus|please|with)\\b)`,
    ),
    '$1 a vintage look',
  ],
];
