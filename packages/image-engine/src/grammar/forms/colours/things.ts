import { KIN } from '../../words/lexicon.ts';
import { COLOUR, END, FIRST, INK, LAST, NAME, START, THING, WHOSE } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import { INK_OR_HEX } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** Things of which a colour is wished for in passing. */
const WORN =
  '(?:shirt|t shirt|blouse|dress|jacket|sweater|jumper|coat|suit|collar|tablecloth|sheets?|curtains?|walls?|tiles|bathtub|sink|car|plates?|napkins?|shoes|sneakers)';
const AS = '(?:[,;–-] )?(?:because |as |since |cause |cos )?';
const ITS =
  '(?:it|its|it is|that|thats|they|theyre|they are|this|it looks|it seems|they look|the (?:old|current) (?:one|color|colou?r))(?: (?:is|are|was|were|looks?|seems?|just|has|s))*';
const DULL =
  '(?:dull|boring|pale|plain|drab|dark|bright|loud|light|bland|flat|washed out|ugly|faded|old|cheap|sad|gloomy|shrill|garish|blah|grim|dreary|dirty|lifeless|colorless|meh|shabby)';
const SO =
  '(?: (?:too|so|very|really|a bit|quite|rather|just|all|kind of|way|much|far|pretty|super|kinda))*';
const HOW =
  '(?:old|new|nice|ugly|boring|big|little|small|beautiful|shabby|worn|lovely|favorite|stupid|rusty)';
/** Things that are painted, dyed or bought in a colour, and are nothing else in a picture. */
const PAINTED =
  '(?:cars?|vans?|trucks?|bus|bikes?|bicycles?|motorbikes?|scooters?|boats?|jackets?|coats?|shirts?|tshirts?|blouses?|dress|dresses|skirts?|sweaters?|jumpers?|hoodies?|trousers|pants|jeans|suits?|ties?|scarf|scarves|gloves|socks|shoes|boots|hats?|caps?|beanies?|helmets?|bags?|backpacks?|umbrellas?|sofas?|couch|chairs?|armchairs?|tables?|desks?|benches|bench|curtains?|cushions?|carpets?|rugs?|lampshades?|cups?|mugs?|vases?|walls?|doors?|gates?|fences?|shutters|cabinets?|cupboards?|flowers?|tulips?)';
/** Have colours by other wishes, or none that can be chosen. */
const OTHER =
  '(?!(?:(?:the|my|our|his|her|their) )?(?:\\w+ )?(?:backgrounds?|backdrop|text|letters|letter|font|title|caption|border|frame|sky|hair|eyes?|skin|lips?|picture|photo|image|light|shadows?|favou?rite|liked|loved|preferred|logo|vignette|tint)\\b)';
const WHO = `(?:${KIN.trim().split(/\s+/).join('|')}|daughter|son|wife|husband|mother|father|mum|mom|dad|sister|brother|friend|girlfriend|boyfriend|grandma|grandpa|child|kid|baby|boy|girl|woman|man|lady|bride|groom|bridesmaid|boss|teacher|dog|cat|horse)s?s`;

/** Things that are to have another colour. */
export const THING_FORMS: readonly Form[] = [
  // "The water turquoise but keep the white boat"
  [
    new RegExp(
      `${FIRST}(?:the )?(water|sea|lake|ocean|pool|river) (${COLOUR})(?= (?:,|and |but ))`,
    ),
    'make the $1 $2',
  ],
  // "Make the shirt match #ffcc00"
  [
    new RegExp(
      `(?<=${START}${PLEASE_ALSO})make ((?:the|my|our|his|her|this|that) (?:\\w+ )?\\w+) match (?:(?:the )?colou?r )?(?=#[0-9a-f]{3,6})`,
    ),
    'make $1 ',
  ],
  // "Black car please": nothing else is said of it
  [new RegExp(`^(?:a )?${INK_OR_HEX} (${PAINTED}) (?=please ?[.!]? ?$)`), 'make the $2 $1 '],
  [new RegExp(`${FIRST}(?:(?:the|my|our) )?(${PAINTED}) : ${INK_OR_HEX}${LAST}`), 'make the $1 $2'],
  // "Colour of the wall: turquoise"
  [
    new RegExp(
      `${START}(?:the )?color (?:of|for) ${OTHER}(${WHOSE} ${NAME}) : ${INK_OR_HEX}${LAST}`,
    ),
    'make $1 $2',
  ],
  [
    new RegExp(`${START}(?:the )?color (?:of|for) ${OTHER}(${NAME}) : ${INK_OR_HEX}${LAST}`),
    'make the $1 $2',
  ],
  // "Change the brown wooden table to green": its colour, and no kitchen
  [
    new RegExp(
      `(?<=\\b(?:change|turn|paint|make|dye|recolor|repaint|color|switch|of) (?:the|this|that|my|our) (?:\\w+ )?)(?:wooden|wood|kitchen) (?=(?:table|counter) (?:to |into |in |from )?(?:an? )?${COLOUR}(?: |$))`,
    ),
    '',
  ],
  // "Make the front door painted #2F4F4F"
  [
    new RegExp(
      `\\bmake ((?:${WHOSE} )?${NAME}) (?:painted|coloured|colored|dyed|repainted) (?:in |to )?(#[\\da-f]{6}|${COLOUR})${END}`,
    ),
    'make $1 $2',
  ],
  // "Front door → #8E1B2E"
  [
    new RegExp(`${START}(?:${WHOSE} )?(${NAME}) to (#[0-9a-f]{3,6}|${COLOUR})${END}`),
    'make the $1 $2',
  ],
  // "The curtains need to be cream"
  [
    new RegExp(
      `(?<=(?:^|[,.;] |\\b(?:and|but) )${WHOSE} (?:\\w+ ){1,3}?)(?:needs?|have|has|ought|got|gotta) (?:to )?(?=(?:be|become|turn|go) (?:${COLOUR})${END})`,
    ),
    'should ',
  ],
  // "My coat in olive, a bit darker than now": its colour, and not the picture
  ...(
    [
      ['darker', 'dark'],
      ['lighter|brighter|paler', 'light'],
    ] as const
  ).map(
    ([more, how]): Form => [
      new RegExp(
        `(?<=\\b(?:make|paint|dye|turn|color|in|to|into) (?:${WHOSE} (?:\\w+ ){1,3}?)?)(${COLOUR}) (?:please )?(?:[,;–-] )?(?:but )?(?:a bit |slightly |a little |somewhat |a touch )?(?:${more}) than (?:now|before|it is(?: now)?|that|this|the original|currently|at the moment)${END}`,
      ),
      `${how} $1`,
    ],
  ),
  // "Make the old blue car red": how it is otherwise says nothing
  [
    new RegExp(
      `(?<=\\b(?:make|paint|dye|turn|change|recolor|color|spray) ${WHOSE} )${HOW} (?=(?:${COLOUR}) (?!background|backdrop|sky|photo|picture|image)\\w+ (?:(?:in|to|into) )?(?:${COLOUR})${END})`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:make|paint|dye|turn|change|recolor|color|spray) ${WHOSE} (?:${COLOUR}) )${HOW} (?=(?!background|backdrop|sky|photo|picture|image)\\w+ (?:(?:in|to|into) )?(?:${COLOUR})${END})`,
    ),
    '',
  ],
  // "Skirt: from red to navy"
  [
    new RegExp(
      `${START}(?:${WHOSE} )?(?:(?:old|new|nice|little|big) )?(?!${WHOSE} |grass|sky|sea)(${NAME}) (?:[:,–-] )?from (${COLOUR}) (?:in)?to (?:an? )?(${COLOUR})${END}`,
    ),
    'make the $2 $1 $3',
  ],
  [
    new RegExp(
      `\\bwhiten (${WHOSE} (?!teeth|tooth|smile|eyes?|skin|background|backdrop)${NAME})${END}`,
    ),
    'make $1 white',
  ],
  // "Change the wall colour behind the sofa to #8fa68e": where it is, which is no part of its name
  [
    new RegExp(
      `\\b((?:paint|repaint|make|change|turn|colou?r|recolou?r|switch) (?:the |my |our |that |this )?(?!background|area|part|hair|space)(?:\\w+ )?\\w+?(?: colou?rs?)?) (?:behind|above|below|under|underneath|beneath|beside|near|opposite|next to) ${WHOSE} (?!background|subject|person|man|woman|face)\\w+(?: (?!to\\b|into\\b|in\\b|look|(?:${COLOUR}))\\w+)? ((?:to |into |in )?(?:an? )?)(#[0-9a-f]{3,6}|${COLOUR})${END}`,
    ),
    '$1 $2 $3',
  ],
  // "Same shoe, but in forest green"
  [
    new RegExp(
      `${START}(?:the )?same (?!(?:pose|size|angle|setting|layout|position|composition|vibe|brightness|motif|spot|style|look|mood|shape|format|crop|place|thing|one)\\b)(${NAME})(?: ,)?(?: (?:but|only|just|please|and))* in (?:a |an )?(${COLOUR})(?! and ${COLOUR})${END}`,
    ),
    'make the $1 $2',
  ],
  // "The blue shutters burgundy", with its verb left out
  [
    new RegExp(`${FIRST}the (${COLOUR}) (?!${COLOUR})(\\w+) (?=${COLOUR}(?: ?$| ?[,.;!]))`),
    'make the $1 $2 ',
  ],
  // "The door, in bottle green"
  [new RegExp(`${FIRST}(?:the|my|our) (${NAME}) , in (${COLOUR})${LAST}`), 'make the $1 $2'],
  // "Office background, whiter shirt": one of several wishes.
  [
    new RegExp(`(?<=[,;:] |[,;] and )(?:an? )?whiter (${WORN})(?= ?$| [,;.!])`),
    'make the $1 white',
  ],
  // "Make the strawberries redder"
  [
    new RegExp(
      `\\b(?:make|get|turn) ${WHOSE} (?!(?:lips?|cheeks?|face|faces|skin|hair|nose|eyes?|sky|sunset|picture|photo|image|colors?|light|background)\\b)\\w+ (?:look )?((?:a bit |a little |slightly |much |way |a lot )?)(?:redder|more red)${END}`,
    ),
    'make the reds $1 richer',
  ],
  // "Front door: sage green.", "paint of the Golf: flat black instead of red"
  [new RegExp(`${FIRST}(${THING}) [:–-] ${INK}${LAST}`), 'make $1 $2'],
  // "Tie in dusty pink"
  [new RegExp(`${FIRST}(${THING}) (?:in|to|into) ${INK}${LAST}`), 'make $1 $2'],
  // "My daughter's yellow wellies": the wellies.
  [new RegExp(`\\b(?:my|our|the|his|her) ${WHO} (?=${COLOUR} \\w+)`), 'the'],
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
  // "Make her jacket black, it is too dull": why
  [
    new RegExp(
      `(?<=\\b(?:make|paint|dye|recolor|color|turn|change|have|want) ${WHOSE} (?:\\w+ ){1,3}?(?:(?:in|to|into) )?(?:${COLOUR})(?: please| instead)? )${AS}${ITS}${SO} ${DULL}(?: (?:now|here|like this|like that|on me|at the moment|for me|otherwise|in (?:the|this) (?:picture|photo)))*${END}`,
    ),
    '',
  ],
  // "City skyline at the back, emerald green car": one of several wishes.
  [
    new RegExp(
      `(?<=[,;] |[,;] and )(${COLOUR}) ((?:front )?(?:car|dress|shirt|t shirt|jacket|coat|door|sofa|couch|walls?|hat|cap|bag|scarf|skirt|trousers|pants|jeans|shoes|sneakers|bike|bicycle|scooter|van|truck|curtains|carpet|rug|chair|sweater|hoodie|jumper|blouse|tie|umbrella|boat))(?: please)?(?= ?$| [,;.!])`,
    ),
    'make the $2 $1',
  ],
];
