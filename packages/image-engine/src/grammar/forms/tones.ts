import { FOOD } from '../clauses/scope.ts';
import { COLOUR, END, INK, NAME, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const DREAD =
  '(?:spooky|creepy|eerie|haunting|haunted|ghostly|sinister|ominous|scary|gloomy|dreary)';

/** Tones and hues of the whole picture. */
export const TONE_FORMS: readonly Form[] = [
  // "Just make the white balance right"
  [
    /\b(?:just )?(?:make|get|set|put|have) (?:the |my )?(white balance|colors?|exposure|tones?) (?:right|correct|accurate|proper|ok|true)(?= ?$| [,.;!?]| and\b| please\b)/,
    'fix the $1',
  ],
  // "Two colours, say teal and orange"
  [
    new RegExp(
      `(?:${START}|(?<=\\b(?:posters?|prints?|flyer|cover|graphic|picture|photo|image) ))(?:(?:in|with|just|only) )*(?:two|2) colors(?: only)?(?: ,)?(?: (?:say|like|maybe|perhaps|such as|for example|eg|ideally|namely))+ (${COLOUR}) and (${COLOUR})${END}`,
    ),
    ' , duotone $1 and $2',
  ],
  // "Make my burger look tastier"
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:make|let|have) (?:my|the|this|our) (?:\\w+ )?(?:${[...FOOD, 'tacos', 'dishes'].join('|')})s? (?:look )?(?:(?:a bit|much|way|so much|even|more|really) )*(?:tastier|yummier|tasty|yummy|delicious|appeti[sz]ing|mouth ?watering|juicier)${END}`,
    ),
    'slightly more saturation and slightly brighter',
  ],
  // "Give the sky some blue back"
  [
    /\b(?:bring|give|put|get) (?:(?:back|the|some|a bit of|more|its|a little) )*blue (?:back )?(?:to|in|into) (?:the |my |our )?(sky|sea|water|ocean|lake)\b(?: back)?(?<=\bback\b.*)(?! to\b)/,
    'make the $1 more blue',
  ],
  [
    /\bgive (?:the |my |our )?(sky|sea|water|ocean|lake) (?:(?:some|a bit of|more|its|a little) )*(?:of (?:its|the) )?blue(?: color)? (?:back|again)(?= ?$| [,.;!?]| and\b| please\b)/,
    'make the $1 more blue',
  ],
  // "More contrast, less saturation, slightly lifted blacks": one against the other in the darkest parts alone
  [
    new RegExp(
      `(?<=\\b(?:more|higher|extra|strong|stronger|increase|boost|punchy|lots of)(?: the)? contrast\\b[^“]*)(?<!\\b(?:no|not|dont|without|never)\\b[^“]*)(?<= )((?:slightly |a bit |a little |gently |softly )*)(?:lift(?:ed|ing)?|rais(?:e|ed|ing)|milky) (?:the )?blacks(?: (slightly|a bit|a little|a touch))?${END}(?!.*\\b(?:film|analog|vintage|retro|polaroid|kodak|old|35 ?mm)\\b)`,
    ),
    '$1 lift shadows $2',
  ],
  // "More contrast, faded blacks, like an old camera": such a film has them
  [
    new RegExp(
      `(?<= )(?:, |and |with |but )*(?:slightly |a bit |nicely )?(?:faded|lifted|matte|washed|milky) blacks${END}(?<=\\b(?:more|higher|extra|strong|stronger|increase|boost|punchy|lots of)(?: the)? contrast\\b[^“]*)(?=.*\\b(?:film|analog|vintage|retro|polaroid|kodak|old|35 ?mm)\\b)`,
    ),
    '',
  ],
  // "Way less saturated, nearly but not quite grey"
  [
    /(?<=\b(?:saturated|saturation|colou?r|colou?rs|colou?rful)\b[^.“]*), (?:nearly|almost|close to|just short of)(?: ,)?(?: but| and)? ?(?:not quite|not completely|not entirely|not fully|not)? ?(?:gr[ae]y|black and white|colorless|monochrome)(?= ?$| [,.;!]| please\b)/,
    '',
  ],
  // "Improve it, but not too much saturation"
  [
    /\b(?:improve|enhance|touch up|pimp|optimi[sz]e|beautify) (?:it|this|the (?:photo|picture|image|pic)|my (?:photo|picture|pic|image))? ?(?:, |but |and |though )+(?:with |please )*(?:not|no|without|dont add|not with) too (?:much|strong|heavy|many) (?:saturation|contrast|colou?rs?|sharpening|sharpness|vividness|effects?|hdr)(?= ?$| [,.;!]| please\b)/,
    'slightly enhance it',
  ],
  // "Haze over the hills is killing my shot, cut through it"
  [
    new RegExp(
      `${START}(?:the |that |this |all the )?(haze|fog|mist|smog|glare|noise|grain|smoke)(?: [^,.;:!?“ ]+){0,5}? (?:is|are|keeps|just) (?:killing|ruining|spoiling|wrecking|eating|hiding|swallowing|drowning|covering|washing out|destroying|messing up)(?: [^,.;:!?“ ]+){0,4}?(?: ,? ?(?:and |so |please )*(?:cut|get|go|push) (?:right )?through (?:it|that))?${END}`,
    ),
    'remove the $1',
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
  // "Film noir, but in colour": what is left of it
  [
    /\b(?:film noir|noir film)(?: (?:look|style|feel|film|movie))? (?:(?:,|but|though|only|and|it|keep|leave|stays?|still|with) )*(?:in |the |full |its )*colou?rs?(?= ?$| [,.;!])/,
    'strong contrast',
  ],
  // "Speckly noise all over the stage photo"
  [
    new RegExp(
      `${START}(?:there is |theres )?(?:so much |lots of |a lot of |loads of |the |all the |that )?(?:(?:noisy|speckly|speckled|blotchy|nasty|ugly|bad|visible|heavy|color|colored|iso|luminance|digital) )*(noise|grain) (?:all over|everywhere|across|throughout|in|on)(?: (?:the|this|my|our|it|everything)(?: [^,.;:!?“ ]+){0,3})?${END}`,
    ),
    'remove the $1',
  ],
  // "The light is so harsh, please bring down the highlights": why.
  [
    /(?<=^|[,.;] |\band )(?:(?:the )?(?:light|sun|sunlight|lighting) (?:is|was) (?:so |too |very |really |rather |quite )*(?:harsh|hard|strong|glaring|brutal)) , (?=\w)/,
    '',
  ],
  // "There was fog, can you remove it"
  [
    /\bthere (?:was|is) (?:some |a lot of |so much |much |a bit of )?(fog|haze|mist|noise|grain) , (?:can |could |please |you )*(?:the |it )?remove(?: it)?(?= ?$| ,| and\b| \.)/,
    'remove the $1',
  ],
  // "Foggy and spooky for Halloween"
  [
    new RegExp(
      `(?<=^|, |\\band |\\blook |\\bmake it |\\ba )(?:a bit |really |very |more |all |totally )*(?:${DREAD} (?:and )?)?${DREAD}(?: halloween)?(?: look| mood| vibe| vibes| feel| atmosphere)?(?: for halloween)?(?= ?$| ,| \\.| and\\b| please\\b)`,
    ),
    'darker',
  ],
  [/\blighten (?:up )?(?=(?:the|my|her|his|our|their|your) faces?\b)/, 'brighten'],
  // "The flash made my face shiny and my eyes red, fix both"
  [
    /\band (?:my|our|her|his|their|the) eyes (?:came out |are |all |look |turned )?red(?: , (?:please |can you |you )*(?:fix|sort|correct|remove) (?:both|it|them|that)(?: of them)?)?(?= (?:please )?[.!]? ?$)/,
    'and fix the red eyes',
  ],
  [
    /\b(?:the )?flash (?:has )?(?:made|turned|left|makes|turns) (?:my|our|her|his|their|the|everyones|all) eyes (?:all |so |bright )?red\b/,
    'fix the red eyes',
  ],
  // "HDR, the clouds should look dramatic": as it makes them.
  [
    /\b(hdr\b[^,.;:!?“]*?) (?:, |and |so |with )+(?:the )?(?:clouds|sky) (?:should |can |may |must |to )?(?:look |looks |be |come out |looking )?(?:really |more |very |nice and )*dramatic(?= ?$| ,| \.| and\b)/,
    '$1',
  ],
  // "Fog, mysterious mood": it is.
  [
    new RegExp(
      `(\\b(?:fog|foggy|misty|mist)\\b[^.;:!?“]*?)(?: ,| and| with)+ (?:an? )?(?:very |really |kind of )?(?:mystical|mysterious|mystic)(?: mood| look| atmosphere| vibe| feel)?${END}`,
    ),
    '$1',
  ],
  // "Make it look sad"
  [
    new RegExp(
      `${START}(?:make (?:it|this|the (?:picture|photo|image|mood)) (?:look |feel |seem )?)?(?:an? )?(?:more |very |really |kind of )?(?:sad|sadder|melancholic|melancholy|depressing|sorrowful)(?: mood| vibe| atmosphere| feel)?${END}`,
    ),
    'less saturated and darker',
  ],
  // "Blur what's behind me so only I'm sharp": what comes of it.
  ...[
    ['(\\bblur [^,.;:!?“]*?\\b(?:behind|background|backdrop)\\b[^,.;:!?“]*?)', '$1'],
    ['\\bblur [^,.;:!?“]*?', 'blur the background'],
  ].map(
    ([blur, meant]): Form => [
      new RegExp(
        `${blur} so (?:that )?only (?:im|i am|i m|i|were|we are|we|shes|hes|she is|he is|theyre|they are|(?:the|my|our) \\w+ (?:is|are)) (?:in focus|sharp|crisp|clear)${END}`,
      ),
      meant as string,
    ],
  ),
  [/\b(warmer|cooler) skin(?: tones?)?\b/, 'make the subject $1'],
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
  // "The background darker, me stays bright"
  [
    new RegExp(
      `(background (?:only )?(?:\\w+ )?(?:darker|brighter|lighter|softer|duller|warmer|cooler|gr[ae]y)(?: only)?) (?:, |and |while |but )+(?:me|i|we|us|she|he|they|(?:the|my|our) \\w+) (?:stays?|remains?|keeps?|should stay|is to stay|to stay) (?:bright|light|as is|the same|normal|as (?:i am|we are|it is|they are)|in color|sharp|untouched|unchanged)${END}`,
    ),
    '$1',
  ],
  [
    new RegExp(
      `${START}(?:the )?colou?rs? (?:s |is |are |look |looks |seem |seems )?(?:all |a bit |so |very |too |rather |kind of |pretty |really |way |much )*(?:garish|loud|gaudy|lurid|shouty|screaming|shrill|over the top|tacky|kitschy|kitsch|harsh|neon|fake|overcooked|oversaturated)${END}`,
    ),
    'make the colors less vivid',
  ],
  // "Greens are too strong, less saturation by a third"
  [
    /\b(?:the )?(greens|reds|blues|yellows|oranges|purples|pinks) (?:are|is|look|looks) (?:too |so |way too |much too )(?:strong|loud|vivid|bright|intense|garish|much|saturated) , (?:please )?(?:less|reduce(?: the)?|lower(?: the)?) saturation\b/,
    'less saturation in the $1',
  ],
  [
    /\bmake the (sea|sky|water|ocean|lake|pool) (?:behind (?:me|us|him|her|them) )?(?:look |appear |be )?(?:a bit |much |way |a lot |a little )?(?:more blue|bluer|more turquoise)\b/,
    'make the $1 bluer',
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
      `${START}(?:please )?(?:replace|swap|exchange) (?:the |all the |all )?(${COLOUR}) (?:with|by|for) (?:some )?(${COLOUR})${END}`,
    ),
    'change $1 to $2',
  ],
  // "The car is silver and should be black"
  [
    new RegExp(
      `${START}((?:the|my|our|his|her|this) )(\\w+) is (${COLOUR}) (?:and|but|,) (?:it |that )?(?:should|shall|must|has to|needs to) (?:be |become |turn )*(${COLOUR})(?: be)?${END}`,
    ),
    'make $1 $3 $2 $4',
  ],
];
