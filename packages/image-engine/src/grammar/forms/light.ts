import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const WHO = '(?:we|i|he|she|they|everyone|everybody|(?:the|my|our|his|her) \\w+)';
const BRIGHT =
  '(?:sunset|sunrise|sun|window|windows|sky|light|lamp|lamps|sea|snow|fire|screen|stage|fireworks|sunlight|glass door|door)';
const VEIL = '(haze|fog|mist|smog|smoke)';
const MESS =
  '(?:mess|clutter|junk|chaos|stuff|rubbish|laundry|untidiness|tat|crap|disorder|jumble|dishes|washing|toys|boxes|things|lot)';
const WHOM = '(?:me|us|him|her|them|it|(?:the|my|our|his) \\w+)';
const SEE = '(?:see|make out|recogni[sz]e|tell|spot)';
const FACE =
  '(?:(?:his|her|my|our|their|the|your|everyones|peoples) (?:faces?|expressions?)|him|her|them|me|us|anyone|anybody|people|who it is)';
/** What grows and is eaten: its colour is most of what there is to lift. */
const FRESH =
  '(?:veggies|vegetables|veg|food|salad|fruits?|berries|strawberries|dish|meal|plate|pizza|cake|greens|flowers?|roses|tulips|bouquet|petals|garden|lawn|grass|leaves|foliage|trees|meadow|plants?|coral|sunset)';

/** Light, and whoever has too little of it. */
export const LIGHT_FORMS: readonly Form[] = [
  // "Light from above onto her face", as it comes from other languages
  [
    new RegExp(
      `${START}(?:an? |some |the )?((?:soft|gentle|warm) )?(?:light|lighting) (?:decent )?(?:of |from )?(?:top|above) (?:in|on|onto|over) (?:${FACE}|is face)${END}`,
    ),
    '$1 portrait light from above',
  ],
  // "Make it look like the sun is about to go down"
  [
    /\b(?:(?:make (?:it|this|the (?:picture|photo)) )?(?:look |seem |appear )?)(?:like|as if|as though) the sun (?:is |was |were |s )?(?:just |nearly |almost |slowly )*(?:(?:about|going|starting|beginning) to )?(?:go|goes|going|set|setting|sets|sink|sinking|dip|dipping|disappear)(?: down)?(?: (?:below|behind|under) the (?:horizon|sea|hills|mountains|trees))?(?= ?$| ?[,.;!]| and\b| but\b)/,
    'golden hour',
  ],
  // "We are all dark in front of the sunset": it is there, and nobody wishes for one.
  [
    new RegExp(
      `${START}(${WHO})(?: (?:are|is|am|look|looks|came out|come out|turned out|re|m|s|were|was))+ (?:all |both |just |a bit |much |way )*((?:too |so |very |really |quite |pretty )?)(?:dark|black|silhouette|in shadow|underexposed|only silhouette) (?:in front of|against|before|because of|with) (?:the |that |a |this )?(?:\\w+ )?${BRIGHT}(?: behind ${WHOM})?${END}`,
    ),
    '$1 is too dark',
  ],
  // "The sun was behind us and we came out as silhouettes"
  [
    new RegExp(
      `${START}(?:(?:because |as |since )?(?:the )?(?:sun|light|window|lamp|sunset) (?:was|is|were) (?:right |directly )?behind ${WHOM} (?:, )?(?:and|so) (?:now )?)?(${WHO}) (?:are|is|am|look|looks|came out|come out|turned out|ended up|appear|m|re|s)(?: (?:as|like|just|only|all|nothing but|an?|black|dark))* silhouette${END}`,
    ),
    '$1 is too dark',
  ],
  // "We stood against the light so all you see is dark shapes"
  [
    new RegExp(
      `${START}(${WHO}) (?:stood|sat|was|were|am|are|is|stand|sit)(?: right| directly| standing| sitting)* (?:against|in front of|before) (?:the |a )?(?:\\w+ )?${BRIGHT}(?: ,)? (?:so |and |but )?(?:that )?(?:(?:all |now |only )?(?:you|one|we|i)(?: can| could)?(?: only| just)? see(?: is| are)?|it is all|its all|there are|we are|we re|theres|everything is|nothing but)? ?(?:only |just |all |nothing but )*(?:dark |black )(?:shapes|shadows|silhouette|figures|outlines|blobs)${END}`,
    ),
    '$1 is too dark',
  ],
  // "Lighten the shadows under the eyes": a part of the face, and not all of the picture
  [
    /\b(?:lighten|brighten|lift|soften|reduce|remove|tone down|less) (?:up )?(?:the |those |these |my |her |his |our )?(?:dark )?(?:shadows?|circle|rings|bags) (?:under|below|beneath|around) ((?:my|the|her|his|our|their) eyes)\b/,
    'fix the wrinkles under $1',
  ],
  // "The bike behind her is ugly, blur it all"
  [
    new RegExp(
      `${START}(?:because |as |since )?(?:the|that|this|all the) (?:\\w+ ){1,3}?(?:behind(?: ${WHOM})?|in the back(?:ground)?) (?:is|are|looks?|s) (?:so |too |very |really |just |a bit |rather )*(?:ugly|distracting|annoying|hideous|busy|messy|awful|horrible|a mess|an eyesore|boring|terrible) (?:[,.;–-] |and |so )+(?=(?:please |can you |could you )*blur (?:it|that|this|them|everything|all)\\b)`,
    ),
    'the background is too busy ,',
  ],
  // "Even out the light, one side is in the shade"
  [
    new RegExp(
      `(?:[,.;–-] |and |because |as |since )+(?:one|the (?:left|right|other|far|near)|half|part|(?:my|her|his) (?:left|right)|the left hand|the right hand)(?: (?:side|half|part|bit|hand|of|the|my|her|his|our|picture|photo|face|faces|room|image|us|it))* (?:is|are|was|lies|looks?) (?:all |too |so |much |very |a bit |way |totally )*(?:(?:in|under) (?:the )?(?:shade|shadow|shadows|dark)|dark|darker|shaded|shady|underexposed)(?<=\\b(?:even (?:out|up)|balance(?: out)?|equali[sz]e) (?:the )?(?:light|lighting|exposure|brightness|shadows)\\b.*)${END}`,
    ),
    '',
  ],
  // "The flash has bleached out Mum's forehead. Tone down the highlights there": on that alone
  [
    new RegExp(
      `${START}(?:the )?flash (?:has |had |have |s )?(?:bleached|bleach|burnt|blown|blew|washed|wash|white|fried|overexposed)(?: out)? (?:\\w+ ){0,2}?(forehead|nose|face|cheeks?|chin|skin|hair|head|dress|shirt) [.,;] (?:so |please |can you |could you )*(?:tone down|reduce|lower|bring down|pull down|tame|take down|calm) the highlights there${END}`,
    ),
    'reduce the shine on the $1',
  ],
  // "Too dark can't see his face", typed without a comma
  [
    /^((?:way |much |far |its )*too dark) (?=(?:and |so |you |i |we |one )*(?:cant|cannot|can hardly|can barely|couldnt|hardly|barely) (?:even )?(?:see|make out|recogni[sz]e))/,
    '$1 , ',
  ],
  // "Hide the mess behind"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:hide|conceal|disguise|mask|camouflage|cover up|cover|obscure|tone down) (?:away )?(?:the |all the |all that |that |all |this |my |our )*(?:\\w+ )?${MESS}(?: thats| that is| which is)? (?:behind(?: ${WHOM})?|in (?:the )?(?:background|back))${END}`,
    ),
    'blur the background',
  ],
  // "We can't see the mountains anymore in the haze", "the hills are lost in the fog"
  [
    new RegExp(
      `${START}(?:because |as |and |but )?(?:(?:we|you|i|one|nobody) )?(?:cant|cannot|can hardly|can barely|couldnt|could hardly|can no longer|hardly|barely|can) (?:even |really )?${SEE} (?:any of )?(?:the |our |that |any |my )?(?:\\w+ ){1,4}?(?:(?:any ?more|any longer|properly|at all|clearly|well) )?(?:in|for|behind|through|because of|with|under|due to) (?:the |all the |all that |all this |this |that )*(?:thick |heavy |dense |grey |gray |white )?${VEIL}${END}`,
    ),
    'remove the $1',
  ],
  [
    new RegExp(
      `${START}(?:the |our |that |my )?(?:\\w+ ){1,3}?(?:has|have|is|are|s|re|got|gets|was|were) (?:all |completely |totally |almost |nearly |half )*(?:vanished|disappeared|lost|swallowed(?: up)?|hidden|drowned|invisible|gone|drowning|buried) (?:in|behind|by|under|into|because of) (?:the |all the |all that |this |that )*(?:thick |heavy |dense |grey |gray |white )?${VEIL}${END}`,
    ),
    'remove the $1',
  ],
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
    /\b(?:gloomier|bleaker|drearier|grimmer|eerier|spookier|creepier|murkier|more (?:gloomy|bleak|dreary|sombre|somber|ominous))\b/,
    'darker',
  ],
  // "Why is everything so grey?"
  [
    new RegExp(
      `${START}why (?:is|are|does|do|did) ((?:everything|it|this|that|all|(?:the|my|our) \\w+))(?: (?:in|on|of) (?:this|the|my|it)(?: \\w+)?)? ?(?:all |look |looking |come out |came out |turn out )*(?:so|too|this|that|such|all|soo+) (gray|dull|flat|dark|yellow|blue|orange|green|red|blurry|grainy|noisy|bright|hazy|pale|washed out|cold|warm|crooked)(?: (?:here|in this|in it|now))? ?(?:\\? ?)*`,
    ),
    '$1 is too $2 ,',
  ],
  // "It looks over-processed, can it be made more natural, softer"
  [
    /(?<=^|[,.;] |\band )(?:it |this |its |the (?:photo|picture|colors?) )?(?:looks?|is|are|seems?|feels?)? ?(?:a bit |so |very |too |way |way too |really |rather |quite |badly |totally )*(?:over ?processed|over ?edited|over ?filtered|overcooked|overdone|over the top|photoshopped)(?=(?: ,| \.| and| ;)(?: so| please)? (?:can|could|make|more|less|tone|please|calm|soften))/,
    'less saturated slightly',
  ],
  // "The highlights want pulling down"
  [
    /\b(?:the )?(highlights|shadows|brightness|exposure|contrast|saturation|warmth)(?: (?:on|of|in) (?:the|my|our) \w+)? (?:wants?|needs?|could do with|could use|should get|to be|must be|should be) (?:be |to be |some |a bit of )?(?:pull|pull|bring|brought|tone|toned|turn|turning|turned|take|taking|taken|tame|knock|dial|dial) (?:down|back)\b/,
    'reduce the $1',
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
];
