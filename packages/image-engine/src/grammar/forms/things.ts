import { KIN } from '../words/lexicon.ts';
import { COLOUR, END, FIRST, INK, LAST, NAME, START, THING, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const WHO = `(?:${KIN.trim().split(/\s+/).join('|')}|daughter|son|wife|husband|mother|father|mum|mom|dad|sister|brother|friend|girlfriend|boyfriend|grandma|grandpa|child|kid|baby|boy|girl|woman|man|lady|bride|groom|bridesmaid|boss|teacher|dog|cat|horse)s?s`;
/** Things that are to have another colour. */
export const THING_FORMS: readonly Form[] = [
  // "Make the grey cushions terracotta": all of it is not to be grey.
  [
    new RegExp(
      `${START}(?:please )?(?:make|turn|paint) ((?:the|my|our|these|those) gray) (\\w+(?: \\w+)?) (?:in |to )?${INK}${END}`,
    ),
    'recolor $1 $2 $3',
  ],
  // "Front door: sage green.", "paint of the Golf: flat black instead of red"
  [
    new RegExp(
      `${FIRST}(?:${WHOSE} )?(${NAME}) [:–-] ${INK} (?:instead of|not|rather than|no longer) ${INK}${END}`,
    ),
    'make the $3 $1 $2',
  ],
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
  [new RegExp(`\\b(?:my|our|the|his|her) ${WHO} (?=\\w+ (?:in|to|into) ${INK})`), 'the'],
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
  // "The sofa would look better in teal"
  [
    new RegExp(
      `${START}(?:i think |i bet |maybe )?(${THING}) (?:would |might |could |may |d )?looks? (?:so much |much |way |far |a lot |even )?(?:better|nicer|good|great|cooler|best|lovely|smarter) (?:in|if it was|if it were|as) ${INK}${END}`,
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
  // "Car paint: black instead of red", "the rims unchanged" comes behind it
  [
    new RegExp(
      `${FIRST}(?:${WHOSE} )?(${NAME}) [:–-] ${INK} (?:instead of|not|rather than) ${INK} , (?:the |my )?(?:\\w+) (?:unchanged|untouched|as (?:it )?is|stays?(?: the same)?|as they are|the same)${END}`,
    ),
    'make the $3 $1 $2',
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
  // "My white T-shirt, I want it bottle green", as Spanish has it: "the want"
  [
    new RegExp(
      `${START}(?:my|the|our|his|her) (${COLOUR}) (${NAME})(?: ,)? (?:i |we |the |it |them )*(?:want|need|would like|like)(?: it| them| the)? (?:in )?${INK}${END}`,
    ),
    'make the $1 $2 $3',
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
