import { COLOUR, END, INK, NAME, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const HEX = '#(?:[0-9a-f]{6}|[0-9a-f]{3})';
const IS_NOW = '(?:which|that|it|they|who|currently|now|at the moment)';
const NOW = '(?: (?:now|at the moment|right now|currently|today|still|originally))*';
const AS = '(?:[,;–-] )?(?:because |as |since |cause |cos )?';
const ITS =
  '(?:it|its|it is|that|thats|they|theyre|they are|this|it looks|it seems|they look|the (?:old|current) (?:one|color|colou?r))(?: (?:is|are|was|were|looks?|seems?|just|has|s))*';
const DULL =
  '(?:dull|boring|pale|plain|drab|dark|bright|loud|light|bland|flat|washed out|ugly|faded|old|cheap|sad|gloomy|shrill|garish|blah|grim|dreary|dirty|lifeless|colorless|meh|shabby)';
const SO =
  '(?: (?:too|so|very|really|a bit|quite|rather|just|all|kind of|way|much|far|pretty|super|kinda))*';

const GRAY =
  '(?:black and white|b and w|bw|b w|gray|grayscale|monochrome|colorless|desaturated|no color|no colors)';
const ALL =
  '(?:everything|all|all of it|the whole (?:picture|photo|thing|image)|the (?:picture|photo|image|rest)|it|this|all else|everything else)';
/** All colour goes. */
const GREYED = `(?:no colou?rs? (?:anywhere|at all|please|whatsoever|in it|in the (?:picture|photo))|(?:make |turn |have |get |do |put |convert |want )*(?:${ALL} (?:else )?(?:should |must |to |be |is |in |into |go |goes |all )*)?(?:all )?(?:in |into |to )?${GRAY}|(?:take|suck|pull|drain|strip|remove|get rid of|lose|kill|drop)(?: (?:out|away))? (?:all )?(?:of )?(?:the )?colou?rs?(?: (?:out|away|everywhere|from (?:it|everything|the (?:picture|photo))|out of (?:it|everything|the (?:picture|photo))))*|without (?:any )?colou?rs?|desaturate (?:${ALL})?)`;
const BUT =
  '(?: ?(?:[,;–-]|but|and|only|just|though|while|with|except|apart|from|for|that|yet|however|please))+';
/** Is no one thing, has another meaning, or cannot be told from the skin around it. */
const THING = `(?!(?:${COLOUR})|background|backdrop|rest|sky|person|people|subject|one|lips?|lipstick|mouth|eyes?|hair|skin|face|nose|cheeks|nails?|picture|photo|text|font|paper|page|sheet|flowers?|roses?|tulips?|sunflowers?|poppy|poppies|peony|peonies|daisy|daisies|orchids?|bouquet)(?:(?!(?:${COLOUR})|stays?|should|in|is|which|that|who)\\w+ )?(?!(?:${COLOUR})|stays?|should|in|is|which|that|who|background|backdrop|sky)\\w+`;
const STAYS =
  '(?:(?:,|which|that|should|must|shall|can|may|has to|have to|is to|to|is|are|in|its|their|it|always|still) )*(?:stays?|remains?|keeps?|staying|remaining|be kept|be left|stay|keep|left|kept|be)(?: (?:in|its|their|the|as|bright|nice and|a|colou?r))*';
const POP = 'everything black and white except the';

/** A colour that is told in passing, twice, or with the reason why. */
export const COLOUR_ONCE_FORMS: readonly Form[] = [
  // "No colours anywhere, but her jumper stays red"
  [
    new RegExp(
      `${START}(?:please )?(?:i want )?${GREYED}${BUT} ${WHOSE} (${THING}) ${STAYS} (${COLOUR})(?: (?:though|please|as it is|of course|color))*${END}`,
    ),
    `${POP} $2 $1`,
  ],
  // "Make it black and white and leave the umbrella orange"
  [
    new RegExp(
      `${START}(?:please )?(?:i want )?${GREYED}${BUT} (?:please )?(?:keep|leave|let|keeping|leaving)(?: only| just)? ${WHOSE} (${THING}) (?:stay |be |in )*(${COLOUR})(?: (?:though|please|as it is))*${END}`,
    ),
    `${POP} $2 $1`,
  ],
  // "My jacket, which is black, in mustard"
  [
    new RegExp(
      `${START}(?:please )?(?:i want |id like |i would like |can (?:you|i) (?:make|have|get) |could you make |make |turn |paint |dye |color |change |have )*${WHOSE} (${NAME}) [,(–-] ${IS_NOW}(?: (?:is|are|s|was|were))?${NOW} (${COLOUR})${NOW} [,)–-](?: (?:please|should|shall|must|could|be|become|to|into|in|turn|go|rather|instead|better))* ${INK}${END}`,
    ),
    'make the $2 $1 $3',
  ],
  // "Navy #1b2a4a", "teal (#008080)": the figures say it
  [
    new RegExp(
      `(?<!\\b(?:the|all|every|from|change|replace|swap) )(?<!#\\w+ (?:to|with|into) )(?:${COLOUR} )(?:[,(:–-] )?(?=${HEX})`,
    ),
    '',
  ],
  // "Make her jacket black, it is too dull": why
  [
    new RegExp(
      `(?<=\\b(?:make|paint|dye|recolor|color|turn|change|have|want) ${WHOSE} (?:\\w+ ){1,3}?(?:(?:in|to|into) )?(?:${COLOUR})(?: please| instead)? )${AS}${ITS}${SO} ${DULL}(?: (?:now|here|like this|like that|on me|at the moment|for me|otherwise|in (?:the|this) (?:picture|photo)))*${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=(?:^|[,;.] )${WHOSE} (?:\\w+ ){1,3}?in (?:${COLOUR})(?: please| instead)? )${AS}${ITS}${SO} ${DULL}(?: (?:now|here|like this|like that|on me|at the moment|for me|otherwise))*${END}`,
    ),
    '',
  ],
  // "Studio light grey": a grey that is light, and no lamp
  [
    /\bstudio (light|dark|pale|medium|deep|soft) (?=(?:gray|white|blue|beige|pink|green|brown|red|yellow|purple)\b)(?=[^,.;]*\b(?:background|backdrop)\b|(?<=\b(?:background|backdrop|behind (?:me|us|him|her|it|them))\b[^,.;]*))/,
    '$1 ',
  ],
  [
    /(?<=\b(?:background|backdrop)\b[^,.;]*)\bstudio (light|dark|pale|medium|deep|soft) (?=(?:gray|white|blue|beige|pink|green|brown|red|yellow|purple)\b)/,
    '$1 ',
  ],
  // "The white should be white", "the white isn't white"
  [
    new RegExp(
      `${START}(?:(?:please|can you|could you|i want|make|get|have) )*(?:the |my |all |all the )?(?:whites?|white (?:parts|bits|things|areas|stuff))(?: (?:should|must|shall|has to|have to|needs to|need to|ought to|can|to))*(?: (?:be|look|come out|become|appear|is|are|isnt|arent|is not|are not|doesnt look|dont look|stay|also))* (?:really |actually |properly |truly |pure |real |all |quite |like )*(?:white|whites)(?: (?:again|really|please|instead))*(?: ?,? (?:and )?(?:not|instead of|rather than) (?:so )?(?:yellow|blue|gray|orange|green|pink|cream|yellowish|bluish|beige)(?:ish)?)?${END}`,
    ),
    'fix the white balance',
  ],
];
