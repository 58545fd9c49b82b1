import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const FACE =
  '(?:(?:his|her|my|our|their|the|your|everyones|peoples) (?:faces?|expressions?)|him|her|them|me|us|anyone|anybody|people|who it is)';
/** What grows and is eaten: its colour is most of what there is to lift. */
const FRESH =
  '(?:veggies|vegetables|veg|food|salad|fruits?|berries|strawberries|dish|meal|plate|pizza|cake|greens|flowers?|roses|tulips|bouquet|petals|garden|lawn|grass|leaves|foliage|trees|meadow|plants?|coral|sunset)';

/** Light and colour in everyday talk. */
export const LIGHT_FORMS: readonly Form[] = [
  // "Studio light, coming from the upper left"
  [
    /(?<=\b(?:light|lighting|relight)\b[^.;:“]{0,40} )(?:, )?(?:and |the |with )*(?:light )?(?:coming|comes|falling|falls|shining|shines|placed|standing|which comes|that comes|should come) (?:in )?from (?:the )?(?:upper |top )?(left|right|above)(?: hand)?(?: side)?/,
    'from $1',
  ],
  // "Light her from the right", "light from above on the subject"
  [
    new RegExp(
      `${START}(?:please )?(?:light|relight|lit|illuminate|brighten)(?: up)? (?:${FACE}|the (?:subject|person|man|woman)) from (?:the )?(left|right|above)(?: hand)?(?: side)?${END}`,
    ),
    'portrait light from $1',
  ],
  [
    new RegExp(
      `${START}(?:(?:add|put|give|shine|throw) )?(?:an? |some |more |a bit of )?(?:soft |gentle |nice |warm |key )*(?:light|lighting) from (?:the )?(left|right|above)(?: hand)?(?: side)?(?: (?:on|onto|to|at) (?:the subject|${FACE}))?${END}`,
    ),
    'portrait light from $1',
  ],
  // "My face is too much in shadow, put some nice light on it"
  [
    new RegExp(
      `${START}((?:my|our|his|her|their|the) faces?) (?:is|are|was|came out|looks) (?:far |way |a bit |all |so |too |much |mostly |partly |half |completely |totally |rather |quite )*in (?:the |deep |heavy )?(?:shadow|shadows|shade|dark) (?:, |and |so )+(?:please |can you )*(?:put|shine|throw|cast|get|add|give) (?:some |a bit of |a little |more )?(?:nice |soft |good |better |warm |pretty |flattering )*light (?:on|onto|to|in) (?:it|them|there|${FACE})${END}`,
    ),
    'portrait light on $1',
  ],
  // "Why do my eyes glow red? Get rid of it"
  [
    new RegExp(
      `${START}(?:why (?:do|are|did|have)|how come) ((?:my|our|his|her|their|the|everyones) )?(?:\\w+ )?eyes (?:glow|glowing|look|looking|appear|come out|came out|turned|gone|so|all|bright|shine|shining|are |is )* ?red(?: like that| here| in this)?(?: (?:[?,.;] |and )+(?:please |can you )*(?:get rid of|remove|fix|lose|change|correct|sort) (?:it|that|this|them)(?: out)?)?${END}`,
    ),
    'remove red eyes',
  ],
  // "Snowflakes drifting down, just a few"
  [
    /\b(snowflakes|flakes|snow|raindrops|drops) (?:gently |softly |slowly |lightly )*(?:drifting|floating|dancing|tumbling|trickling|swirling|sailing|coming)(?: down| around| slowly| gently| softly| about)*(?= ?$| [,.;!]| and\b| please\b)/,
    '$1',
  ],
  [
    /\b(?:some |a few )?((?:snowflakes|flakes|snow|raindrops|drops|rain)(?: falling)?) , (?:just|only) (?:a few|a bit|a little|a handful|some)(?= ?$| [,.;!]| and\b| please\b)/,
    'slight $1',
  ],
  // "Could a rainbow stretch across the top?"
  [
    new RegExp(
      `${START}(?:could|can|let|may|might|have|should) (?:there be )?(?:an? |the )?rainbow (?:to )?(?:stretch|arch|arc|go|span|hang|appear|be|run|stand|come|rise|shine)(?: right| all the way)?(?= (?:across|over|above|in|at|behind|from|up)\\b)`,
    ),
    'add a rainbow',
  ],
  // "Indoor bulbs made everything orange"
  [
    new RegExp(
      `${START}(?:the |those |our |my )?(?:\\w+ )?(?:bulbs?|lights?|lamps?|lighting|leds?|spotlights?|tubes?|candles?|flash) (?:has |have )?(?:made|turned|makes|make|turns|turn|gave|left|coloured|colored) (?:everything|it|us|me|them|everyone|the (?:whole )?(?:photo|picture|room|scene)|all)(?: look| come out| go| all| so| too| a bit| very)* (orange|yellow|blue|green|pink|purple|red|yellowish|greenish|orangey|bluish)${END}`,
    ),
    'it is too $1',
  ],
  // "Falling snow, but very light"
  [
    /\b((?:(?:falling|some|a little|a bit of) )?(?:snow|snowflakes|rain|drizzle|fog|mist)(?: falling| fall)?) (?:, )?but (?:only |just )?(?:very |really |quite |rather )*(?:light|lightly|gentle|gently|faint|fine|finely|delicate|subtle|subtly|thin|soft|softly|weak|discreet)(?= ?$| [,.;!]| and\b| please\b)/,
    'slight $1',
  ],
  // "It should be pitch dark outside"
  [
    new RegExp(
      `${START}(?:it |outside )(?:should|must|has to|shall|needs to|ought to) (?:be |look )?(?:pitch |completely |totally |really )*(?:dark|black|night|nighttime)(?: outside| out there| outdoors)(?: , so (?:at )?night)?${END}`,
    ),
    'make it night',
  ],
  // "Milky and veiled"
  [
    /\b(hazy|milky|misty) and (?:so |all |too )*(?:veiled|milky|misty|foggy|murky|cloudy|pale)(?= ?$| [,.;!]| so\b| please\b)/,
    '$1',
  ],
  // "Let it pour with rain", "make it pour down"
  [
    new RegExp(
      `${START}(?:please )?(?:let|make|have) it (?:really )?(?:pour(?: down)?|bucket(?: down)?|chuck it down|rain (?:heavily|hard|cats and dogs|a lot|buckets))(?: with rain| it down)?${END}`,
    ),
    'add heavy rain',
  ],
  // "My grandson's eyes have gone red from the flash"
  [
    new RegExp(
      `${START}(?!(?:please )?(?:make|turn|give|paint|color|add) )(?:[^,.;:!?“ ]+ ){0,4}?eyes (?:have |has |had |are |were |is )?(?:all |both )?(?:gone|went|come out|came out|turned|turned out|ended up|show up|look|become) (?:all |so |bright |very |really |kind of |a bit )*red(?: (?:from|because of|due to|thanks to|with|in|by) (?:the |my |that )?(?:camera |phone )?(?:flash|picture|photo))?${END}`,
    ),
    'remove red eyes',
  ],
  // "Too dark to see his face"
  [
    new RegExp(
      `${START}(?:its |it is |it was |is |way |much |far |a bit |just |so )*too dark to (?:even )?(?:see|make out|recogni[sz]e|tell) ${FACE}(?: properly| clearly| at all)?${END}`,
    ),
    'brighten the face',
  ],
  [
    new RegExp(
      `${START}(?:its |it is |it was |is |just )*so dark (?:that )?(?:(?:you |i |we |one )(?:cant|cannot|can hardly|can barely|couldnt)|(?:nobody |no one |noone )(?:can|could)) (?:even )?(?:see|make out|recogni[sz]e) ${FACE}(?: properly| clearly| at all)?${END}`,
    ),
    'brighten the face',
  ],
  // "The light looks a bit flat here, warm it up": why.
  [
    /(?<=^|[,.;] |\band )(?:the |this |arvo |that |natural |late |early )*(?:(?:afternoon|morning|evening|arvo|midday|noon|window) )?(?:light|lighting) (?:looks?|is|was|seems|feels|came out) (?:a bit |a little |rather |very |so |too |quite |kind of |pretty )*(?:flat|dull|boring|drab|meh|blah|lifeless|cold|uninspiring)(?: (?:here|today|in this|in it|that day|there|mate))* [,;.–-] (?:so |please |can you |could you )*(?=(?:warm|make|brighten|add|give|boost|lift|increase|golden)\b)/,
    '',
  ],
  // "Give the veggies more punch"
  [
    new RegExp(
      `${START}(?!.*\\b(?:rest|else|black and white|gray|background)\\b)(?:please )?(?:give|make|let|get|have) (?:the |my |our |those |these |all the )*(?:\\w+ )?${FRESH}(?: and (?:the |my |our )?${FRESH})? (?:(?:a bit |a little |some |way |much |lots |a lot |bit )*(?:more |extra |an extra bit of |some )(?:punch|pop|color|zing|oomph|life|vibrancy|vividness|vivid|colorful|vibrant|saturated)|pop(?: more| out| a bit| a bit more)?)${END}`,
    ),
    'more vivid colors',
  ],
  // "A little gloomier"
  [
    /\b(?:have|get|make|turn) (?:the )?(?:whole|entire) (?:thing|picture|image|photo|scene|lot) (?:look |be |feel )?(?=(?:a (?:little|bit|touch)|slightly|much|more|somewhat|\w+er)\b)/,
    'make it ',
  ],
  [
    /\b(?:gloomier|bleaker|drearier|grimmer|eerier|spookier|creepier|murkier|more (?:gloomy|bleak|dreary|sombre|somber|ominous))\b/,
    'darker',
  ],
  [
    /(?=, |but |and )(?<=\b(?:rain|rains|raining|rainy|snow|snowing|fog|storm|clouds|night)\b.*)(?:, |but |and ){1,4}(?:no|without|not any) (?:lightning|thunder|thunderstorm|storm|lightning bolts|flashes|umbrellas|hail|puddles)(?= ?$| ,| \.| please\b)/,
    '',
  ],
  // "Why is everything so grey?"
  [
    new RegExp(
      `${START}why (?:is|are|does|do|did) ((?:everything|it|this|that|all|(?:the|my|our) \\w+))(?: (?:in|on|of) (?:this|the|my|it)(?: \\w+)?)? ?(?:all |look |looking |come out |came out |turn out )*(?:so|too|this|that|such|all|soo+) (gray|dull|flat|dark|yellow|blue|orange|green|red|blurry|grainy|noisy|bright|hazy|pale|washed out|cold|warm|crooked)(?: (?:here|in this|in it|now))? ?(?:\\? ?)*`,
    ),
    '$1 is too $2 ,',
  ],
  [
    new RegExp(
      `${START}(?:i )?(?:really |just )?(?:dont like|hate|dislike|cant stand) (?:the |that |this )(?:\\w+ )?(?:filter|preset|edit|effect|processing)(?: (?:on|in) (?:it|here|this|there))?(?: [,.;]| and)+ (?:so |please |can you )*(?:tone|calm|dial) (?:it|that) (?:down|back)(?: a bit| a little)?${END}`,
    ),
    'less saturated slightly',
  ],
  // "It looks over-processed, can it be made more natural, softer"
  [
    new RegExp(
      `${START}(?:i )?(?:really |just )?(?:dont like|hate|dislike|cant stand|am not keen on|not keen on|not a fan of|im not a fan of) (?:the |that |this |whatever )(?:\\w+ )?(?:filter|preset|edit|effect|processing|look)(?: (?:thats|that is|which is|that was|they put|somebody put|someone put|on it|on here|on this|on|in|it|here|there))*${END}`,
    ),
    '',
  ],
  [
    /(?<=^|[,.;] |\band )(?:it |this |its |the (?:photo|picture|colors?) )?(?:looks?|is|are|seems?|feels?)? ?(?:a bit |so |very |too |way |way too |really |rather |quite |badly |totally )*(?:over ?processed|over ?edited|over ?filtered|overcooked|overdone|over the top|photoshopped)(?=(?: ,| \.| and| ;)(?: so| please)? (?:can|could|make|more|less|tone|please|calm|soften))/,
    'less saturated slightly',
  ],
  [
    new RegExp(
      `(?=, |\\. |and |so |; )(?<=\\bless saturated slightly\\b.*)(?:, |\\. |and |so |; ){1,4}(?:can |could |please |you |make |it |be |made |a bit |look |to )*more (?:natural|realistic|real|normal|true to life)${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=[,.;] |\\band |\\bmade |\\bmake it |\\bless saturated slightly )(?:, )?(?:a bit |a little )?softer (?:, |and )+(?:a bit |a little )?(?:less sharp|not so sharp|not as sharp)${END}`,
    ),
    ', soften it slightly',
  ],
  // "The highlights want pulling down"
  [
    /\b(?:the )?(highlights|shadows|brightness|exposure|contrast|saturation|warmth)(?: (?:on|of|in) (?:the|my|our) \w+)? (?:wants?|needs?|could do with|could use|should get|to be|must be|should be) (?:be |to be |some |a bit of )?(?:pull|pull|bring|brought|tone|toned|turn|turning|turned|take|taking|taken|tame|knock|dial|dial) (?:down|back)\b/,
    'reduce the $1',
  ],
  [
    /(?=, |only |just |but )(?<=\b(?:alone|people|untouched)\b.*)(?:, )?(?:only |just |but )+(?:the )?\w+ looks? (?:a bit |so |too |all )*(?:burnt out|blown out|overexposed|too bright|bleached)(?: and| ,)+ (?=(?:reduce|lower|the highlights))/,
    ', ',
  ],
  [
    /\b(?:the )?(?:whites|white parts|white bits|bright parts|bright bits|bright areas)(?: (?:on|of|in) (?:the|my|our) \w+)? (?:wants?|needs?|could do with|must be|should be|to be) (?:be |to be |some )?(?:pull|pull|bring|brought|tone|toned|turn|turning|turned|tame) (?:down|back)\b/,
    'reduce the highlights',
  ],
  // "Give it some life"
  [
    /\bgive (?:it|them|this|everything|the colors|the (?:photo|picture|image)) (?:back )?(?:some |more |a bit of |a bit more |a little |its )+(?:life|zing|vibrancy|freshness|sparkle|zest)(?: back)?\b/,
    'more vivid colors',
  ],
  // "The window was behind us so we're too dark"
  [
    /(?<=^|[,.;] |\band )(?:because |as |since )?(?:the )?(?:sun|light|window|lamp) (?:was|is|were) (?:right |directly )?behind (?:me|us|him|her|them|it|(?:the|my|our) \w+)(?: ,| and)* so (?=\w)/,
    '',
  ],
  // "Soft window light from the left"
  [
    /\b(?:an? |some |the )?((?:soft|gentle|natural|nice|subtle|warm) )?(?:natural )?(?:window|softbox|beauty|rembrandt|butterfly|loop|studio portrait|north) (?:light|lighting)\b(?! (?:is|was|from the window|through|bulb|reflection))/,
    '$1 portrait light',
  ],
  // "Make it colder like a Scandi crime show": a comparison
  [
    new RegExp(
      `(\\b(?:colder|cooler|warmer|darker|brighter|bluer|moodier|duller|softer|greener|crisper)\\b) (?:, )?(?:just )?(?:like|as) (?:in |from |on )?(?:an? |the |those |these |some )?(?:\\w+ ){0,3}(?:show|series|drama|film|movie|thriller|flick|tv show|poster|advert|ad|commercial|catalogue|magazine)s?${END}`,
    ),
    '$1',
  ],
  [
    new RegExp(
      `\\b(${COLOUR}) (?:velvet|silk|satin|marble|velvety|linen|leather|suede|cloth|fabric)(?:ish)? (?:,? ?or) (?:just |simply |only |else |plain |even )*(?:plain |all )?(${COLOUR})\\b`,
    ),
    '$2',
  ],
  [
    new RegExp(
      `(?=, |\\. |and |so )(?<=\\b(?:sideways|upside down|on its side|the wrong way|lying down|rotated|on its head)\\b.*)(?:, |\\. |and |so ){1,4}(?:please |can you |could you )*(?:turn|rotate|flip|spin|put|get|set) (?:it|this|the (?:photo|picture)) (?:back |the right way )?(?:round|around|up|upright|straight|back|over|right|properly|the right way(?: up| round)?)${END}`,
    ),
    '',
  ],
];
