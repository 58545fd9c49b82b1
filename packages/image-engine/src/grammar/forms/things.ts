import { KIN } from '../words/lexicon.ts';
import { COLOUR, END, FIRST, INK, LAST, MARKED, NAME, START, THING, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const HUE = '(?:red|green|blue|yellow|pink|orange|purple|white|black)';
/** "In red", "with a blue circle": what a mark looks like. */
const INKED = `(?:in|with) (?:the |an? |my )?(?:bright |dark |light |thick )?${HUE}(?: (?:pen|box|boxes|circle|markers?|brush|lines?|paint|ink|rectangles?|cross|crosses|color))?`;
const I_MARKED = `(?:(?:i|we|ive|weve)(?: have| just| already| also)* |which (?:i|ive) |(?:is |are |its |theyre |both |all )+)?${MARKED}(?: (?:it|them|both|all|him|her|that|those|each|of|one|two|over|up|for|you|the|place|spot))*`;
const REMOVE =
  '(?:please |can you |could you |pls |kindly )*(?:remove|erase|delete|get rid of|take (?:out|away|off)|edit out|lose|clean up|clear|wipe out|cut out|zap|get|take)';
const IS_SO =
  '(?:(?:like|as|the way|how) (?:it|they|that|he|she|i|we|the \\w+)?(?: ?(?:really|actually|normally|truly|is|are|was|were|should|ought|to|be|do|does|look|looks|remember|in|real|life|reality|person))+|in (?:real life|reality))';
const NOT = '(?!(?:teeth|tooth|background|backdrop|wall behind|hair|skin)\\b)';
const CAST =
  '(?:yellow|orange|green|blue|pink|red|magenta|cream|beige|purple|yellowish|greenish|bluish)';
/** Where a cast comes from. */
const LAMPS =
  '(?: (?:because of|due to|from|under|thanks to|in|with|by) (?:the |our |my |that |those |these |their )?(?:\\w+ ){0,3}\\w+)?';
const WHO = `(?:${KIN.trim().split(/\s+/).join('|')}|daughter|son|wife|husband|mother|father|mum|mom|dad|sister|brother|friend|girlfriend|boyfriend|grandma|grandpa|child|kid|baby|boy|girl|woman|man|lady|bride|groom|bridesmaid|boss|teacher|dog|cat|horse)s?s`;

/** Things that are to have another colour. */
export const THING_FORMS: readonly Form[] = [
  // "Remove the bin, I've marked it in red", "… (circled in blue)"
  [
    new RegExp(
      `${START}${REMOVE} (?:[^.;:!?()“ ]+ ){1,14}?(?:[,.;:(–-] |and |because |as )*${I_MARKED} ${INKED}(?: \\))?${END}`,
    ),
    'erase what i marked',
  ],
  // "Remove the writing, I boxed it", "I marked the stain in black, get rid of it"
  [
    new RegExp(
      `${START}${REMOVE} (?:[^.;:!?()“ ]+ ){1,14}?(?:[,.;:(–-] |because |as )+(?:i|ive|we|weve)(?: have| just| already| also)* ${MARKED}(?: (?:it|them|both|all|him|her|that|those|over|for|you|the|place|spot))+${END}`,
    ),
    'erase what i marked',
  ],
  // "I've put a red box round the bin, remove it", "the guy with the red circle around him has to go"
  [
    new RegExp(
      `${START}(?:(?:i|we|ive|weve)(?: have)? (?:put|drawn|drew|made|placed) |(?:please )?(?:remove|erase|delete) )(?:an? |the )?${HUE} (?:box|circle|ring|line|rectangle|square|cross)(?: (?:a?round|on|over|across) (?:the |my |that )?(?:\\w+ ){0,3}?\\w+)?(?: (?:[,.;:–-] |and )*(?:please |can you |so )*(?:remove|erase|delete|get rid of|take out|lose) (?:it|them|him|her|that|both))?${END}`,
    ),
    'erase what i marked',
  ],
  [
    new RegExp(
      `${START}(?:the |that |those )(?:\\w+ ){1,3}?with (?:the |an? )?${HUE} (?:box|circle|ring|line|rectangle|square|cross)(?:es)? (?:a?round|on|over|across) (?:it|them|him|her) (?:has to|have to|should|must|needs to|can) (?:be )?(?:go|remove|erase|disappear|vanish|delete)${END}`,
    ),
    'erase what i marked',
  ],
  // "Blur the plate, I circled it in yellow": what is marked, and not what is yellow
  [
    new RegExp(`(\\bi(?: have|ve)? (?:\\w+ )?${MARKED}(?: (?:it|them|both|all))*) ${INKED}${END}`),
    '$1',
  ],
  // "Make the cake white like it really is", "the dress should be white as in real life"
  [
    new RegExp(
      `${START}(?:please |can you |could you |i want |id like |you )*(?:make |get |have |turn |bring )?${WHOSE} ${NOT}(?:\\w+ ){1,2}?(?:(?:should|must|ought to|has to|have to|to) )?(?:be |look |come out |back to |back )*(?:an? )?(?:pure |real |proper |clean )?white (?:again )?${IS_SO}${END}`,
    ),
    'fix the white balance',
  ],
  // "The colours have gone all yellow because of the kitchen lights"
  [
    new RegExp(
      `${START}(?:${WHOSE} )?(?:colors?|whites?|everything|whole (?:thing|picture|photo)|all)(?: (?:have|has|ve|s|is|are))? (?:gone|turned|become|went|came out|come out) (?:all |a bit |completely |quite |rather |very |too |so |really )*${CAST}${LAMPS}${END}`,
    ),
    'fix the white balance',
  ],
  // "Make the paper white again, it looks yellow because of my lamp"
  [
    new RegExp(
      `${START}(?:please |can you |could you |i want |id like |you )*(?:make|get|have|turn) (?:it|them|${WHOSE} (?:white )?${NOT}\\w+) (?:look |be )?(?:really |properly |pure |truly |completely |all |proper )*white(?: again| once more)? (?:[,.;?–-] |because |as |since )+(?:it|its|they|theyre|everything|that|this)(?: (?:has|have|is|are|all|a bit|so|too|very|gone|looks?|turned|came out|s|ve|kind of|rather|more))+ ${CAST}${LAMPS}${END}`,
    ),
    'fix the white balance',
  ],
  // "My dress is white but came out blue"
  [
    new RegExp(
      `${START}(?:because |as |since )?${WHOSE} ${NOT}(?:\\w+ ){1,2}?(?:is|are|was|were)(?: actually| really| in fact| of course)* (?:pure )?white(?: in real life| in reality| really)?(?: [,.;]| but| and| yet)+ (?:it |they |here it |here they )?(?:(?:is|are|came out|comes out|come out|looks?|turned out|appears?|has|have|went|gone|turned) )+(?:as |all |too |so |very |a bit |rather |quite )*${CAST}${LAMPS}(?: [,.;–-]| and| so)*(?: (?:please|can you|could you|so|and|fix|correct|change|mend|put|sort|that|it|this|right|out))*${END}`,
    ),
    'fix the white balance',
  ],
  // "Make the grey cushions terracotta": all of it is not to be grey.
  [
    new RegExp(
      `${START}(?:please )?(?:make|turn|paint) ((?:the|my|our|these|those) gray) (\\w+(?: \\w+)?) (?:in |to )?${INK}${END}`,
    ),
    'recolor $1 $2 $3',
  ],
  // "Front door: sage green.", "paint of the Golf: flat black instead of red"
  [new RegExp(`${FIRST}(${THING}) [:–-] ${INK}${LAST}`), 'make $1 $2'],
  // "Tie in dusty pink"
  [new RegExp(`${FIRST}(${THING}) (?:in|to|into) ${INK}${LAST}`), 'make $1 $2'],
  // "My ute is white, reckon it would look better in black", "the sofa is grey, I'd rather have it mustard"
  [
    new RegExp(
      `${START}(?:my|our|the|his|her|this) (\\w+)(?: at the moment| right now| currently| now)? (?:is|are|was) (?:currently |now |actually )?${INK}(?: at the moment| right now| now)? [,.;–-] (?:but )?(?:(?!(?:frame|border|background|backdrop|text|title|caption|write|tint|sky|everything|rest) )[^,.;:!?“ ]+ ){0,8}?(?:in|be|it|them|to|prefer|rather|like) (?:it |them )?(?:in )?${INK}(?: please| instead| better| (?:[?.] )?show me| like| look)*${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "Make of the yellow raincoat a red one"
  [
    new RegExp(
      `${START}make (?:in|out of|of|from) (?:the |my |our |this )?${INK} (\\w+(?: \\w+)?) (?:some )?${INK}(?: one)?${END}`,
    ),
    'make the $1 $2 $3',
  ],
  // "My daughter's yellow wellies": the wellies.
  [new RegExp(`\\b(?:my|our|the|his|her) ${WHO} (?=${COLOUR} \\w+)`), 'the'],
  // "I'd love the frocks in dusty rose rather than that mint"
  [
    new RegExp(
      `${START}(?:(?:id|i would|we would|wed|i|we|please|can you|could you) )*(?:love|want|like|have|prefer|see|make|need|get|do)? ?(?:${WHOSE} )?(?:${COLOUR} )?(${NAME}) (?:(?:in|to be|be) )?${INK} (?:rather than|instead of|not|over|and not) (?:that |the |this |their |its )?${INK}(?: tone| shade| color)?${END}`,
    ),
    'make the $3 $1 $2',
  ],
  // "… , burgundy tie instead of green"
  [
    new RegExp(
      `${START}(?:${WHOSE} |an? )?(${COLOUR}) (${NAME}) (?:instead of|rather than) (?:the )?(${COLOUR})(?: one)?${END}`,
    ),
    'make the $3 $2 $1',
  ],
  // "Respray my bike in lime green"
  [
    new RegExp(
      `${START}(?:please )?(?:respray|repaint|spray|spray paint|dye|stain|lacquer|varnish|reupholster|refinish|enamel|color in|coat|do) (${THING}) (?:in |with |to )?(?:some )?${INK}(?: paint| color)?${END}`,
    ),
    'make $1 $2',
  ],
  // "Give the car a lick of red paint"
  [
    new RegExp(
      `${START}(?:please )?give (${THING}) (?:an? )?(?:(?:new|fresh|quick) )?(?:(?:lick|coat|splash|layer|touch|dash|wash) of )?${INK} (?:paint|paintwork|finish|paint job|respray|coat)${END}`,
    ),
    'make $1 $2',
  ],
  // "Swap the blue of the car for red"
  [
    new RegExp(
      `${START}(?:please )?(?:swap|change|exchange|replace|turn|switch) the ${INK} (?:of|on|in) (?:${WHOSE} )?(${NAME}) (?:for|to|with|into|by) ${INK}${END}`,
    ),
    'make the $1 $2 $3',
  ],
  // "Change the colour of the car, from red to silver"
  [
    new RegExp(
      `${START}(?:please )?(?:change|turn|switch) the colors? of (?:${WHOSE} )?(${NAME})(?: ,)? from ${INK} (?:to|into) ${INK}${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "The t shirt of the child make it light blue"
  [
    new RegExp(
      `${START}(?:the|my|our|his|her) (\\w+(?: shirt)?) of (?:the|my|our|his|her) \\w+ (?:, )?(?:make|paint|color|turn|put|want) (?:it|them) (?:in |to )?${INK}${END}`,
    ),
    'make the $1 $2',
  ],
  // "My guitar is brown in this picture but I'd like to see it in turquoise before I paint it"
  [
    new RegExp(
      `${START}(?:my|our|the|his|her|this) (\\w+) (?:is|are|was) (?:currently |now |actually )?${INK}(?: (?:in|on|at) (?:this|the|that) (?:picture|photo|image|pic|shot|moment))?,? (?:but|and|yet|though) (?:[^,.;:!?“ ]+ ){0,7}?(?:in|be|it|them|to|prefer|rather|like) (?:it |them )?(?:in )?${INK}(?: before [^,.;:!?]*?| instead| please| for a change)?${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "Make the wall behind her beige instead of blue"
  [
    new RegExp(
      `${START}(?:please )?(?:make|paint|turn|color) the (?:wall|walls)(?: behind \\w+(?: \\w+)?)? ${INK} (?:instead of|rather than|not) ${INK}${END}`,
    ),
    'recolor the $2 wall $1',
  ],
  // "Paint my motorcycle is in the picture orange in black", as German runs on
  [
    new RegExp(
      `${START}(?:paint|make|color|recolor) (?:my|the|our) (\\w+) is (?:in|on) (?:the|this) (?:picture|photo) ${INK} (?:please )?in ${INK}`,
    ),
    'make the $2 $1 $3',
  ],
  // "Our sofa is grey and we are torn with mustard"
  [
    new RegExp(
      `${START}(?:my|our|the) (\\w+) is ${INK} and (?:we|i) (?:[^,.;:!?“ ]+ ){1,3}?(?:with|about|between|over) ${INK}${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "…the door, make it from brown to indigo"
  [
    new RegExp(
      `(?<=\\bthe )(\\w+)(?: of (?:the |my |our )?house)? , make it (?:of|from) ${INK} (?:in |to |into )?${INK}`,
    ),
    '$1 , make the $2 $1 $3',
  ],
  // "My son's helmet is orange and we want to see it in black"
  [
    new RegExp(
      `${START}(?:my|the|our|his|her) (?:\\w+ )?(\\w+) is (?:too )?${INK} and (?:it |we |i |them )*(?:want|would like|wish)(?: to)?(?: see| ver| have)? (?:it )?in ${INK}${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "My sofa in navy instead of beige", as French has it: "my navy sofa"
  [
    new RegExp(`${START}make (?:my|the|our|his|her) (${COLOUR}) (\\w+) instead of (${COLOUR})\\b`),
    'make the $3 $2 $1',
  ],
  // "What would our front door look like in dark green? It's white now", "paint the door red, it is green at the moment"
  ...[
    `(?:please )?(?:make|paint|turn|color|recolor) (?:${WHOSE} )?(${NAME}) (?:in )?${INK}`,
    `(?:id |i would |we would |wed |i |we )(?:prefer|like|love|want|rather have|rather see)(?: to (?:see|have))? (?:${WHOSE} )?(${NAME}) (?:in |to be )${INK}`,
    `(?:what|how) would (?:${WHOSE} )?(${NAME}) look (?:like )?(?:in|if it were|if it was) ${INK}`,
  ].map(
    (wish): Form => [
      new RegExp(
        `${START}${wish} [?.,;] (?:but )?(?:it|they|its|theyre)(?: is| are| s)? (?:currently |now |still )?${INK}(?: (?:right )?now| at the moment| currently| today| at present| atm)?${END}`,
      ),
      'recolor the $3 $1 $2',
    ],
  ),
  // "I want the blue car instead of the red one"
  [
    new RegExp(
      `${START}(?:i |we |id )?(?:want|need|would like|like|prefer|have|rather have) (?:the|my|our|his|her|an?) (${COLOUR}) (${NAME}) (?:instead of|rather than|and not|not) (?:the |an? )?(${COLOUR})(?: one)?${END}`,
    ),
    'make the $3 $2 $1',
  ],
  [
    /\b(make it|make them|should be in|should be|want it) green bottle(?= ?$| ,)/,
    '$1 bottle green',
  ],
  // "The blue sofa, I want it in sage green", as French and Spanish have it: "the sofa blue"
  [
    new RegExp(
      `${START}(?:make )?(?:the|my|our) (${NAME}) (${COLOUR})(?: ,)? (?:it |i )?(?:should be|want|want it|would like it|make it) (?:in )?(${COLOUR})${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "Would my red car look nice in grey?"
  [
    new RegExp(
      `${START}(?:would |do you think )?(?:my|the|our) (${COLOUR}) (${NAME}) (?:is|would be|looks|would look|look) (?:better|nice|beautiful|good|great|nicer) (?:in|as) ${INK}${END}`,
    ),
    'make the $1 $2 $3',
  ],
];
