import { END, FIRST, LAST, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const DREAD =
  '(?:spooky|creepy|eerie|haunting|haunted|ghostly|sinister|ominous|scary|gloomy|dreary)';

/** Light, sharpness and what spoils them. */
export const TONE_FORMS: readonly Form[] = [
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
  [/\bshadow and (?:the )?(highlights)\b/, 'shadows and $1'],
  [
    /\b(highlights .{0,60}?(?:lift|raise|increase|brighten|lighten|open|less|lower|reduce|darken)(?: up| and)?(?: the)?) shadow\b/,
    '$1 shadows',
  ],
  // "Haze over the hills is killing my shot, cut through it"
  [
    new RegExp(
      `${START}(?:the |that |this |all the )?(haze|fog|mist|smog|glare|noise|grain|smoke)(?: [^,.;:!?“ ]+){0,5}? (?:is|are|keeps|just) (?:killing|ruining|spoiling|wrecking|eating|hiding|swallowing|drowning|covering|washing out|destroying|messing up)(?: [^,.;:!?“ ]+){0,4}?(?: ,? ?(?:and |so |please )*(?:cut|get|go|push) (?:right )?through (?:it|that))?${END}`,
    ),
    'remove the $1',
  ],
  [
    /\b(?:cut|get|punch|slice) through (?:the|that|this) (haze|fog|mist|smog|smoke)\b/,
    'remove the $1',
  ],
  [
    new RegExp(
      `${FIRST}(?:a |its |it is |looks |all |still )*(?:bit |little |rather |slightly |kinda |pretty )*(?:out of focus|shaky|wobbly)${LAST}`,
    ),
    'it is too blurry',
  ],
  [
    new RegExp(
      `${START}(?:the |my |this )?(?:photo|picture|image|pic|shot|selfie|it) (?:is|looks|came out|turned out|s) (?:a bit |so |very |too |really |rather |quite |all )*(?:shaky|wobbly|wonky focused|smeary|smudged|fuzzy|misfocused)${END}`,
    ),
    'it is too blurry',
  ],
  [
    /\bmake (?:the |all the |all )?(?:fine )?details? (?:pop|stand out|come out|show)\b/,
    'bring out the details',
  ],
  [/\bfreezing cold\b/, 'very cold'],
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
  [
    /\b(?:film noir|noir film)(?: (?:look|style|feel|film|movie))?\b/,
    'black and white with strong contrast',
  ],
  // "Speckly noise all over the stage photo"
  [
    new RegExp(
      `${START}(?:there is |theres )?(?:so much |lots of |a lot of |loads of |the |all the |that )?(?:(?:noisy|speckly|speckled|blotchy|nasty|ugly|bad|visible|heavy|color|colored|iso|luminance|digital) )*(noise|grain) (?:all over|everywhere|across|throughout|in|on)(?: (?:the|this|my|our|it|everything)(?: [^,.;:!?“ ]+){0,3})?${END}`,
    ),
    'remove the $1',
  ],
  // "The tablecloth is overexposed, reduce the highlights": why.
  [
    /\b(?:the|my|our|her|his) \w+ (?:is|are) (?:too |way too |badly |completely |totally )?(?:overexposed|blown out|burnt out|washed out|too bright) , (?=(?:please |can you )*(?:reduce|lower|bring down|pull down|recover|tame) (?:the )?highlights)/,
    '',
  ],
  [/\bfaded vintage (?=look|style|feel|effect|photo)/, 'vintage'],
  [
    /\b(light|heavy|gentle|soft|little) (snow|rain|fog) (?:over|on|onto) (?:the|our|my) (?:party|wedding|market|crowd|guests|people|cars?|dogs?|group|team|picnic|festival|fair|parade)\b/,
    '$1 $2',
  ],
  [/\bnot dark enough\b/, 'make it darker'],
  [/\bnot (?:bright|light) enough\b/, 'make it brighter'],
  [/\bnot (?:sharp|crisp) enough\b/, 'make it sharper'],
  // "The light is so harsh, please bring down the highlights": why.
  [
    /(?<=^|[,.;] |\band )(?:(?:the )?(?:light|sun|sunlight|lighting) (?:is|was) (?:so |too |very |really |rather |quite )*(?:harsh|hard|strong|glaring|brutal)) , (?=\w)/,
    '',
  ],
  [
    /\bdont (?:remove|lose|touch|change|blur) (?:the |any )?(?:detail|details) in (?:the |my |her |his )?(eyes|face|hair|fur|feathers)\b/,
    ', sharp $1',
  ],
  [
    new RegExp(
      `${START}(?:it |this )?should (?:really |very |quite )?(?:look |be |appear )?(?:gloomy|dreary|eerie|creepy|bleak|somber|ominous)(?: look| be| appear)?${END}`,
    ),
    'make it darker',
  ],
  [
    /\b(hdr)(?: look| effect| style)? (?:for|of|on) (?:the|our|my|this) (?:\w+ ){1,2}(subtle|slightly)\b/,
    '$2 $1',
  ],
  [/\bthe water of the (?:pool|sea|lake|river)\b/, 'the water'],
  // "There was fog, can you remove it"
  [
    /\bthere (?:was|is) (?:some |a lot of |so much |much |a bit of )?(fog|haze|mist|noise|grain) , (?:can |could |please |you )*(?:the |it )?remove(?: it)?(?= ?$| ,| and\b| \.)/,
    'remove the $1',
  ],
  [/\bless contrast (?:in|on) (?:my|the|her|his|our) faces?\b/, 'soft portrait light'],
  // "Foggy and spooky for Halloween"
  [
    new RegExp(
      `(?<=^|, |\\band |\\blook |\\bmake it |\\ba )(?:a bit |really |very |more |all |totally )*(?:${DREAD} (?:and )?)?${DREAD}(?: halloween)?(?: look| mood| vibe| vibes| feel| atmosphere)?(?: for halloween)?(?= ?$| ,| \\.| and\\b| please\\b)`,
    ),
    'darker',
  ],
  [
    /\b(overexposed|too bright|blown out|too light) , (?:please |can you |so )*(?:bring|pull|take|tone) (?:it|that|this|the exposure) down(?: a bit| a little| slightly| some| a touch)?(?= ?$| ,| \.| and\b)/,
    '$1',
  ],
  [/\blighten (?:up )?(?=(?:the|my|her|his|our|their|your) faces?\b)/, 'brighten'],
  // "Brighten the face, it's in shadow": why.
  [
    /\b((?:brighten|lighten|light) (?:up )?(?:the|my|her|his|our|their) faces?) , (?:it|its|it s|they|theyre|she|he)(?: is| are| was)? (?:all |too |so |very )*(?:in (?:the )?(?:shadow|shadows|shade|dark)|dark|shadowed|shady)(?= ?$| ,| \.| and\b)/,
    '$1',
  ],
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
  [/\b(?:mystical|mysterious|mystic|magical|enchanted) (?=(?:morning )?(?:fog|mist)\b)/, ''],
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
];
