import { COLOUR, END, FIRST, INK, LAST, NAME, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Colours of the light, and of parts that are told by what colour they are. */
export const HUE_FORMS: readonly Form[] = [
  // "City skyline at the back, emerald green car": one of several wishes.
  [
    new RegExp(
      `(?<=[,;] |[,;] and )(${COLOUR}) ((?:front )?(?:car|dress|shirt|t shirt|jacket|coat|door|sofa|couch|walls?|hat|cap|bag|scarf|skirt|trousers|pants|jeans|shoes|sneakers|bike|bicycle|scooter|van|truck|curtains|carpet|rug|chair|sweater|hoodie|jumper|blouse|tie|umbrella|boat))(?: please)?(?= ?$| [,;.!])`,
    ),
    'make the $2 $1',
  ],
  // "The beige sofa, I would rather see it in fir green"
  [
    new RegExp(
      `${START}(?:the|my|our|this|that|his|her) ((?:${COLOUR} )?${NAME}) , (?:i |we )?(?:id|i d|would|d|wed)? ?(?:much |really |far )*(?:rather|prefer|sooner|like|love|picture|imagine|see)(?: to)?(?: see| have| picture| imagine| like| want)* (?:it|them|that|those) (?:better |more |rather )?(?:in |to be |as )${INK}(?: instead)?${END}`,
    ),
    'make the $1 $2',
  ],
  // German has one word for the dark parts and for what somebody casts.
  [/\b(highlights) and (?:the )?shadow\b/, '$1 and shadows'],
  // "Strengthen the blue of the sky", "the sky more vivid blue"
  [
    /\b(?:increase|boost|strengthen|deepen|intensify|enhance|reinforce|more|richer|stronger) the blue (?:of|in) (?:the )?sky\b/,
    'make the sky bluer',
  ],
  [
    new RegExp(
      `${START}(?:make )?(?:the )?sky (?:a |much |bit |little |slightly |rather |really )*(?:more|stronger|deeper|richer|bolder|brighter)(?: vivid| intense| intensely| strongly| strong)? blue${END}`,
    ),
    'make the sky bluer',
  ],
  // "Tone down the yellow cast from the kitchen bulbs"
  [
    new RegExp(
      `${START}(?:please )?(?:tone down|calm|tame|reduce|lessen|lower|dial down|dial back|take down|kill|lose|ditch|sort out|sort) (?:the |that |this )((?:warm |cold |cool |slight |strong |ugly )?${COLOUR}) (cast|tint|tinge|hue|tone)(?: (?:from|of|caused|that|in|on) [^,.;:!?]*?)?${END}`,
    ),
    'remove the $1 cast',
  ],
  // "My cat looks orange indoors, sort the white balance out"
  [
    new RegExp(
      `${START}(?:my|the|our|this|his|her|everyone|everything|we|i|it) ?(?:\\w+ )?(?:looks?|is|are|came out|turned out|comes out|seems?) (?:too |so |all |a bit |really |very |totally )*(?:${COLOUR})(?: (?:indoors|inside|in here|at home|under [^,.;:!?]*?|in (?:the|my) [^,.;:!?]*?))? , ([^,.;:!?]*?white balance[^,.;:!?]*?)${END}`,
    ),
    'fix the white balance',
  ],
  // "Colour's a bit dead"
  [
    new RegExp(
      `${START}(?:the )?colou?rs? (?:s |is |are |look |looks |seem |seems )?(?:all |a bit |so |very |too |rather |kind of |pretty |really )*(?:dead|lifeless|drab|anaemic|anemic|limp|insipid|meh|blah|feeble|wishy washy)${END}`,
    ),
    'make the colors stronger',
  ],
  [
    /\b(?:though|but|only|just) (?:leave|keep|let) (?:the |our |my |her |his )?skin(?: tones?)? (?:looking |stay |staying |look )?(?:human|natural|normal|real|lifelike|believable)\b/,
    'but keep the skin natural',
  ],
  // "The background darker, me stays bright"
  [
    new RegExp(
      `(background (?:only )?(?:\\w+ )?(?:darker|brighter|lighter|softer|duller|warmer|cooler|gr[ae]y)(?: only)?) (?:, |and |while |but )+(?:me|i|we|us|she|he|they|(?:the|my|our) \\w+) (?:stays?|remains?|keeps?|should stay|is to stay|to stay) (?:bright|light|as is|the same|normal|as (?:i am|we are|it is|they are)|in color|sharp|untouched|unchanged)${END}`,
    ),
    '$1',
  ],
  [
    new RegExp(
      `${FIRST}(?:its |it is |looks |look |seems )?(?:a )?(?:bit|little|rather|kinda|pretty|quite|somewhat|slightly) (flat|dull|dark|bright|yellow|blue|green|noisy|grainy|hazy|warm|cold|pale)${LAST}`,
    ),
    'it is too $1',
  ],
  [
    new RegExp(
      `${START}(?:the )?colou?rs? (?:s |is |are |look |looks |seem |seems )?(?:all |a bit |so |very |too |rather |kind of |pretty |really |way |much )*(?:garish|loud|gaudy|lurid|shouty|screaming|shrill|over the top|tacky|kitschy|kitsch|harsh|neon|fake|overcooked|oversaturated)${END}`,
    ),
    'make the colors less vivid',
  ],
  [
    new RegExp(
      `${START}(?:the )?sky should (?:be )?(?:a (?:bit|little) |much |more |far )?(bluer|more blue)${END}`,
    ),
    'make the sky bluer',
  ],
  // "Greens are too strong, less saturation by a third"
  [
    /\b(?:the )?(greens|reds|blues|yellows|oranges|purples|pinks) (?:are|is|look|looks) (?:too |so |way too |much too )(?:strong|loud|vivid|bright|intense|garish|much|saturated) , (?:please )?(?:less|reduce(?: the)?|lower(?: the)?) saturation\b/,
    'less saturation in the $1',
  ],
  [/(?<=, |\band )(?:yellowed|yellowish|gone yellow)(?= $|$| ,| and\b)/, 'a bit warmer'],
  [/\bnot warm enough\b/, 'make it warmer'],
  [/\bnot (?:colorful|vivid|saturated) enough\b/, 'make the colors stronger'],
  [/\b(remove the) (?:warm|cold|cool|slight|strong|ugly) (?=\w+ cast\b)/, '$1'],
  [
    /\bmake the (sea|sky|water|ocean|lake|pool) (?:behind (?:me|us|him|her|them) )?(?:look |appear |be )?(?:a bit |much |way |a lot |a little )?(?:more blue|bluer|more turquoise)\b/,
    'make the $1 bluer',
  ],
  // "It has gone all pink"
  [
    /\b(?:(?:the|this|my|our) )?(?:picture|photo|print|slide|image|it|scan)(?: is from [^,.;:!?]*? and)? (?:has|have|s|is) (?:gone|turned|become) (?:all |a bit |completely |quite |rather |very )*(?:pink|red|magenta|yellow|orange|green|blue|brown|purple|reddish|yellowish|greenish|bluish)\b/,
    'fix the white balance',
  ],
  [
    new RegExp(
      `${START}(?:kinda |kind of |sort of |with )*(?:an? )?(?:subtle |slight |soft )?(blue|green|purple|pink|red|teal|violet|cyan|magenta) (?:glow|sheen|shimmer)${END}`,
    ),
    'slight $1 tint',
  ],
  // "The grass may be a bit greener"
  [
    new RegExp(
      `${START}(?:the )?(grass|lawn|meadow|sky|sea|trees|leaves|field|fields) (?:can|may|should|could|might) (?:[^,.;:!?“ ]+ ){0,3}?(greener|bluer)(?: is| be)?${END}`,
    ),
    'make the $1 $2',
  ],
  // "With a blue cast": a wish, where nothing is to go.
  [
    /(?<!\b(?:remove|fix|reduce|less|no|without|correct|kill|lose)\b[^,.;]*)\bwith an? (?:slight |light )?(blue|teal|green|purple|red|pink) cast\b/,
    'with a $1 tint',
  ],
  [
    new RegExp(
      `${START}the light (?:of|in|from) (?:the |our |my )?\\w+ (?:is|was|looks) (?:too |so |all |very )?(?:green|yellow|orange|blue|pink|red|greenish|yellowish|bluish)(?: , (?:can you |you can |please |so )*(?:fix|correct|mend)(?: it| that| this)?)?${END}`,
    ),
    'fix the white balance',
  ],
  // "My face is too yellow because of the lamp, fix it", "we all look green under the neon"
  [
    new RegExp(
      `${START}(?:(?:my|her|his|our|the|their) (?:faces?|skin|complexion) (?:is|are|looks?|came out|turned out)|(?:i|we|they|she|he|everyone|everybody) (?:all )?looks?) (?:too |so |all |a bit |very |really |quite )*(?:yellow|orange|green|blue|purple|yellowish|greenish|bluish) (?:because of|because|due to|from|under|in|thanks to) [^,.;:!?]*?(?: , (?:please |can you |you )*(?:fix|correct|sort|change)(?: (?:it|that|this|out))*)?${END}`,
    ),
    'fix the white balance',
  ],
  [
    new RegExp(
      `${START}(?:my|her|his|our|the|their) (?:faces?|complexion) (?:is|are|looks?|came out|turned out) (?:too |so |all |a bit |very |really |quite )*(?:yellow|orange|green|blue|purple|yellowish|greenish|bluish)(?: , (?:please |can you |you )*(?:fix|correct|sort|change)(?: (?:it|that|this|out))*)?${END}`,
    ),
    'fix the white balance',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:change|turn|recolou?r) the (sky|sea|grass|lawn) from (${COLOUR}) (?:to|into) (${COLOUR})`,
    ),
    'make the $2 $1 $3',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:replace|swap|exchange) (?:the |all the |all )?(${COLOUR}) (?:with|by|for) (?:some )?(${COLOUR})${END}`,
    ),
    'change $1 to $2',
  ],
  [
    /\bskin (?:is |are |looks? |all )*(?:too |so )?(?:orange|yellow|green|yellowish|greenish) , (?:please |can you )*(?:fix|correct) the colors?\b/,
    'fix the white balance',
  ],
  // "The car is silver and should be black"
  [
    new RegExp(
      `${START}((?:the|my|our|his|her|this) )(\\w+) is (${COLOUR}) (?:and|but|,) (?:it |that )?(?:should|shall|must|has to|needs to) (?:be |become |turn )*(${COLOUR})(?: be)?${END}`,
    ),
    'make $1 $3 $2 $4',
  ],
];
