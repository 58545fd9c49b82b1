import { COLOUR, END, FIRST, INK, LAST, NAME, START, WHOSE } from './parts.ts';
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
/** Parts of a face in a colour that is rare in the rest of it: brown hair and eyes have the skin's hue. */
const OF_FACE = '(?:lips?|lipstick|mouth|nose|nails?|cheeks|hair|curls|eyes?)';
const VIVID =
  '(?:(?:bright|dark|light|deep|vivid) )?(?:red|blue|green|pink|purple|turquoise|teal|violet|magenta)';
/** All colour goes. */
const GREYED = `(?:no colou?rs? (?:anywhere|at all|please|whatsoever|in it|in the (?:picture|photo))|(?:make |turn |have |get |do |put |convert |want )*(?:${ALL} (?:else )?(?:should |must |to |be |is |in |into |go |goes |all )*)?(?:all )?(?:in |into |to )?${GRAY}|(?:take|suck|pull|drain|strip|remove|get rid of|lose|kill|drop)(?: (?:out|away))? (?:all )?(?:of )?(?:the )?colou?rs?(?: (?:out|away|everywhere|from (?:it|everything|the (?:picture|photo))|out of (?:it|everything|the (?:picture|photo))))*|without (?:any )?colou?rs?|desaturate (?:${ALL})?)`;
const BUT =
  '(?: ?(?:[,;–-]|but|and|only|just|though|while|with|except|apart|from|for|that|yet|however|please))+';
/** Is no one thing, has another meaning, or cannot be told from the skin around it. */
const THING = `(?!(?:${COLOUR})|background|backdrop|rest|sky|person|people|subject|one|lips?|lipstick|mouth|eyes?|hair|skin|face|nose|cheeks|nails?|picture|photo|text|font|paper|page|sheet|flowers?|roses?|tulips?|sunflowers?|poppy|poppies|peony|peonies|daisy|daisies|orchids?|bouquet)(?:(?!(?:${COLOUR})|stays?|should|in|is|which|that|who)\\w+ )?(?!(?:${COLOUR})|stays?|should|in|is|which|that|who|background|backdrop|sky)\\w+`;
const STAYS =
  '(?:(?:,|which|that|should|must|shall|can|may|has to|have to|is to|to|is|are|in|its|their|it|always|still) )*(?:stays?|remains?|keeps?|staying|remaining|be kept|be left|stay|keep|left|kept|be)(?: (?:in|its|their|the|as|bright|nice and|a|colou?r))*';
const POP = 'everything black and white except the';
const GREY = '(?:black and white|grayscale|gray|monochrome|desaturated|colorless|b and w)';
const IS_TO_STAY =
  '(?:stays?|remains?|keeps?|is to stay|should stay|shall stay|must stay|to stay|should be|is|shall be|has to stay|should remain|can stay|staying|in)';
const BARE = `(?!(?:${COLOUR})|background|backdrop|rest|sky|person|people|subject\\b)`;
/** Things of which there are many, or that somebody sits on: they are no subject by themselves, but have one colour. */
const SPREAD =
  '(?:balloons|lanterns|umbrellas|cars|buses|taxis|chairs|doors|windows|boats|flags|lights|candles|ribbons|apples|bricks|roofs|kites|dresses|shirts|jackets|coats|boots|shoes|hats|scarves|helmets|bicycles?|bikes?|scooters?|motorbikes?)';
const TO_GRAY = '(?:gray|black and white|b and w|bw|monochrome|mono|colorless)';
const EVERYTHING =
  '(?:everything|all|all of it|the whole (?:picture|photo|thing)|the picture|the photo|it)';
const REST =
  '(?:all )?(?:the |everything )?(?:rest|else|others?|remainder|background|surroundings)';
/** Things that everybody knows the colour of. */
const KNOWN: readonly (readonly [hue: string, things: string])[] = [
  [
    'red',
    'strawberry|strawberries|tomato|tomatoes|cherry|cherries|raspberry|raspberries|ladybird|ladybug|post box|postbox|phone box|telephone box|fire engine|fire truck|lobster',
  ],
  ['yellow', 'banana|bananas|lemon|lemons|taxi|cab|school bus|canary|corn|rubber duck'],
  [
    'orange',
    'orange|oranges|carrot|carrots|pumpkin|pumpkins|mandarin|mandarins|tangerine|clownfish|basketball',
  ],
  ['green', 'frog|cucumber|lime|limes|grass|leaf|leaves|cactus|broccoli|avocado|fern|ivy'],
];

/** Colours that alone are to stay. */
export const KEPT_COLOUR_FORMS: readonly Form[] = [
  // "Black and white but the lips stay red"
  [
    new RegExp(
      `\\b(black and white|grayscale|monochrome)(?: (?:,|but|except|and|only|that))+ (?:keep )?(?:the |her |his |my )?(?:lips|lipstick|nails|mouth) (?:should |must |to )?(?:stays?|remains?|kept|left) (?:in )?(${COLOUR})${END}`,
    ),
    '$1 except the $2',
  ],
  [
    new RegExp(
      `\\b(black and white|grayscale|monochrome) (?:, |but |except |and )+keep (?:the |her |his |my )?(${COLOUR}) (?:lips|lipstick|nails|mouth)(?: in colou?r)?${END}`,
    ),
    '$1 except the $2',
  ],
  // "Keep only the umbrella in colour, everything else black and white"
  [
    new RegExp(
      `${START}(?:please )?(?:keep|leave|have|show|want) (?:only|just) ((?:the|my|his|her|our) (?!(?:sky|background|subject|rest)\\b|${COLOUR})\\w+) (?:in colors?|colored|colorful)(?: (?:, |and |; )*(?:everything else|the rest|all else|all the rest)(?: (?:in|is|should be|goes|to))* (?:black and white|gr[ae]y|bw|b w|grayscale|monochrome))?${END}`,
    ),
    'everything black and white except the subject',
  ],
  // "No colours anywhere, but her jumper stays red"
  [
    new RegExp(
      `${START}(?:please )?(?:i want )?${GREYED}${BUT} ${WHOSE} (${THING}) ${STAYS} (${COLOUR})(?: (?:though|please|as it is|of course|color))*${END}`,
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
  // "Studio light grey": a grey that is light, and no lamp
  [
    /\bstudio (light|dark|pale|medium|deep|soft) (?=(?:gray|white|blue|beige|pink|green|brown|red|yellow|purple)\b)(?=[^,.;]*\b(?:background|backdrop)\b|(?<=\b(?:background|backdrop|behind (?:me|us|him|her|it|them))\b[^,.;]*))/,
    '$1 ',
  ],
  // "The white should be white", "the white isn't white"
  [
    new RegExp(
      `${START}(?:(?:please|can you|could you|i want|make|get|have) )*(?:the |my |all |all the )?(?:whites?|white (?:parts|bits|things|areas|stuff))(?: (?:should|must|shall|has to|have to|needs to|need to|ought to|can|to))*(?: (?:be|look|come out|become|appear|is|are|isnt|arent|is not|are not|doesnt look|dont look|stay|also))* (?:really |actually |properly |truly |pure |real |all |quite |like )*(?:white|whites)(?: (?:again|really|please|instead))*(?: ?,? (?:and )?(?:not|instead of|rather than) (?:so )?(?:yellow|blue|gray|orange|green|pink|cream|yellowish|bluish|beige)(?:ish)?)?${END}`,
    ),
    'fix the white balance',
  ],
  // "… except the bouquet of the bride, which stays red"
  [
    new RegExp(
      `(\\b${GREY}\\b[^.;:!?“]*?) (?:, )?(?:except|but|besides|apart from|other than|save|aside from|excluding)(?: for| not)? ${WHOSE} ${BARE}(\\w+)(?: (?:of|in|on|from) ${WHOSE} \\w+)?(?: ,)? (?:which|that|it|this|they|those) ${IS_TO_STAY} (?:in )?(?:its |their )?(${COLOUR})${END}`,
    ),
    '$1 except the $3 $2',
  ],
  // "The cushions can stay blue"
  [
    new RegExp(
      `(?<=[,.;] |\\b(?:and|but|while) )(${WHOSE} \\w+) (?:can|may|could|might) (?:all )?(?:stay|remain|be left) (${COLOUR})${END}`,
    ),
    'keep $1 $2',
  ],
  // "Cinematic bars, but no colour change"
  [
    /(?:, |and |but |with |without )+(?:no|any|without|dont) (?:any )?colou?r (?:change|shift|grade|grading|correction)(?= ?$| [,.;!?]| please\b)/,
    ', keep the colors',
  ],
  // "Keep only the colour of the bouquet", "keep in colour only the dress"
  [
    new RegExp(
      `\\b(?:keep|leave) (?:only|just) (?:the )?colors? (?:of|in) (?:${WHOSE} )?(\\w+)(?: only)?${END}`,
    ),
    'keep only the $1 in color',
  ],
  [
    new RegExp(
      `\\b(?:keep|leave) (?:the )?colors? (?:of|in) (?:${WHOSE} )?(\\w+) (?:only|alone)${END}`,
    ),
    'keep only the $1 in color',
  ],
  [
    new RegExp(`\\b(?:keep|leave) (?:in )?colors? (?:only|just) (${WHOSE} (?:\\w+ )?\\w+)${END}`),
    'keep only $1 in color',
  ],
  [
    new RegExp(`^(?:that|than) (?:${WHOSE} )(\\w+) ((?:${COLOUR})?) ?in colors?${END}`),
    'only the $2 $1 in color',
  ],
  [
    /\ball else (?=(?:in |is |to |be |goes |turns |should be |into )*(?:gray|black and white|b and w|bw|monochrome|mono|colorless)\b)/,
    'the rest ',
  ],
  // "Black and white, not the blue bike though"
  [
    new RegExp(
      `\\b(${TO_GRAY})(?: [,;]| but| and)* not (?=(?:the|my|our|his|her|this) )([^,.;:!?“]+?)(?: though| please)?${END}`,
    ),
    '$1 , but keep $2',
  ],
  // "Selective colour: blue jacket"
  [
    /\b(selective color|color (?:pop|splash|isolation))(?:ing)? [:–-] (?=(?!only|just|keep|leave)\w)/,
    '$1 on ',
  ],
  // "Colour pop: only the orange leaves"
  [
    new RegExp(
      `\\b(?:color (?:pop|splash|isolation)|selective color(?:ing)?)(?: effect)? (?:[:,–-] )?(?:with |keep |leave |show )?(?:only|just) (?:the |my |our )?(${COLOUR})(?: \\w+)?(?: (?:in|stay|stays|remain|keep|keeps)(?: (?:their|its|in|full))*(?: color| colored)?)?${END}`,
    ),
    'everything black and white except $1',
  ],
  // "Only the red balloons in colour"
  [
    new RegExp(
      `${START}(?:please )?(?:i want |i would like )?(?:keep |leave |show |have |with )?(?:only|just|nothing but) (?:the |my |our |those |these )?(${COLOUR}) ${SPREAD} (?:should |shall |must |to |stay |stays |be |remain |are |is |keep |keeps |in |with |its |their |full |bright )*(?:color|colors|colored|colorful)(?:(?: ,| and| with| ;| but)+ (?:make |turn |have )?${REST}(?: (?:in|is|to|be|goes|should be|all|are|into))* ${TO_GRAY})?${END}`,
    ),
    'everything black and white except $1',
  ],
  // "Everything grey but keep the green bicycle green"
  [
    new RegExp(
      `${START}(?:please )?(?:make |turn |have |get )?${EVERYTHING} (?:in |to |be |into |is )?${TO_GRAY} (?:, |but |and |only |just |except |apart from |while )+(?:keep |leave |keeping |leaving |for )*(?:the |my |our |those |these |that )?(${COLOUR}) ${SPREAD}(?: (?:${COLOUR}|in color|in (?:its|their) color|colored|as (?:it )?(?:is|are)|as they are|alone))?${END}`,
    ),
    'everything black and white except $1',
  ],
  // "The strawberry stays colourful and the rest goes monochrome"
  ...KNOWN.map(
    ([hue, things]): Form => [
      new RegExp(
        `${START}(?:the|my|our|her|his) (${things}) (?:stays?|remains?|keeps?|is|in|should stay|should keep) (?:in )?(?:its |their |full )?(?:colorful|colou?rs?|colored|bright) (?:, |and |while |but )+(?:all |everything )?(?:the rest|else|the others?|around it)(?: [^,.;:!?“ ]+){0,4}${END}`,
      ),
      `everything black and white except the ${hue} $1`,
    ],
  ),
  // "Make the red dress pop and the rest grey", "keep only the red"
  [
    new RegExp(
      `${FIRST}(?:only (?:keep|leave|show)|just (?:keep|leave)|(?:keep|leave|show) (?:only|just)) (?:the )?(${COLOUR})(?: (?:tones?|parts?|color|ones))?${LAST}`,
    ),
    'everything black and white except $1',
  ],
  // "Everything grey except her red lips", "but keep my red hair": what has that colour
  [
    new RegExp(
      `\\b${GREY}\\b[^.;:!?“]*?(?:except|but|besides|apart from|other than|save|aside from|excluding)(?: for| not| please)*(?: (?:keep|leave|let|have))? (?:${WHOSE} )?(${VIVID}) ${OF_FACE}(?: (?:stays?|stay|remains?|kept|as (?:it|they) (?:is|are)|in color))*${LAST}`,
    ),
    'everything black and white except $1',
  ],
  // "Only the red hair in colour"
  [
    new RegExp(
      `${FIRST}(?:(?:keep|leave|show|have) )?(?:only |just )?(?:${WHOSE} )?(${VIVID}) ${OF_FACE} (?:stays? |remains? |is |are )?(?:in color|colored)(?: (?:, |and )*(?:the |all the |everything |make the )*(?:rest|else|other) (?:is |in |should be )?${GREY})?${LAST}`,
    ),
    'everything black and white except $1',
  ],
];
