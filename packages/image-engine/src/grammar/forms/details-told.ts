import { COLOUR, END, START, THING } from './parts.ts';
import type { Form } from './rewrite.ts';

const SCENE =
  'beach|seaside|sea|ocean|forest|woods|jungle|mountains|alps|desert|city|skyline|street|office|kitchen|studio|garden|sunset|autumn|leaves';
const FIGURE =
  'collectibles?|collectables?|figurines?|figures?|action figures?|vinyl toys?|toys?|funko pops?|funkos?|bobbleheads?|statuettes?';
/** Of what a figurine is made, and on what it stands: each has a gloss and a round base. */
const MATERIAL =
  '(?:(?:an?|the|in|on|of|with|made|out|its|own|very|nice|nicely|small|little|standing|mounted|placed|sitting|it|on top) )*(?:(?:glossy|gloss|shiny|smooth|matte?|polished|painted|round|circular|black|white|wooden|wood|clear|transparent|plastic|vinyl|resin|pvc|acrylic|collectible|display|plain|simple|cute|chibi|toy|desk|desktop) )*(?:vinyl|plastic|resin|pvc|glossy|shiny|gloss|finish|surface|base|stand|pedestal|plinth|podium|desk|display|plate|disc|stand)';
const OWN_SKIN =
  '(?:(?:our|my|his|her|their|the|your) )?(?:(?:kids|faces|boys|girls|babys|brides|dads|mums) )?(?:skin tones?|skin|complexions?|faces?)';

/** What is said of a thing that was named before, or of a part by another name. */
export const DETAIL_TOLD_FORMS: readonly Form[] = [
  // "Restore this one of my nan"
  [
    /\b(this|that) one (?=(?:of|from|with) (?:my|our|the|his|her|me|us|a|an|when|19|18|20)\b)/,
    '$1 photo ',
  ],
  // "Iron out the creases", "flatten the folds"
  [
    /\b(?:iron|smooth|press|flatten|straighten|steam|even|buff|fill)(?: out| away| in)? (?:(?:the|all|all the|any|those|these|its|out) )+(?:old |bad |deep |nasty |big |little |fold |paper )*(?:creases?|folds?|crinkles?|crumples?|crumpling|fold lines?|kinks?|dents?|cracks?|tears?|rips?)(?: out)?(?= ?$| [,.;]| and\b| on\b| in (?:this|the|my|our|it|that)\b| from\b)(?: (?:on|in|from) (?:it|this|that|(?:this|the|my|our|that) (?:\w+ ){0,2}(?:photo|photograph|picture|print|image|scan|portrait|snap)))?/,
    'restore it',
  ],
  // "Cosy kitchen in the back, slightly out of focus": as places are drawn
  [
    new RegExp(
      `(?<=\\b(?:in the back|behind me) )(?:, |and |but )*(?:(?:slightly|a bit|a little|softly|very) )?out of focus${END}`,
    ),
    '',
  ],
  // "Office in the background, and that office a little out of focus"
  [
    new RegExp(
      `\\b(${SCENE}) ((?:in the (?:background|back)|behind (?:me|us|him|her|them|it|(?:the|my|our) \\w+)|as (?:the |a )?(?:background|backdrop)) [^:!?“]{0,60}?)(?<= )(?:the|that|those|this|these|said) \\1\\b(?! (?:photo|picture|image|is (?:too|so)))(?: (?:is|are|should be|to be|being|must be))?`,
    ),
    '$1 $2 make the background',
  ],
  // "Make the background slightly out of focus": it is to be so, and no fault
  [
    /\b(?:make|have|get|put|throw|turn|set|want) (the (?:background|backdrop)|everything behind \w+|what is behind \w+) ((?:(?:a|slightly|little|bit|touch|tad|very|totally|completely|nicely|somewhat|more) )*)out of focus\b/,
    'blur $1 $2',
  ],
  // "A rainbow in the sky, a faint one"
  [
    /\b(?:an? )?(rainbow|vignette|frame|border|shadow|outline|glow|caption|title|mist|fog) ((?:(?:in|on|over|around|round|behind|across|at|under) (?:the |my |our |it|us|him|her|them)?(?:\w+ )?)?)[,;–-] (?:but |just |only |please |make it |and )*(?:an? )((?:[a-z]+ ){1,3})one\b(?= ?$| [,.;!?]| please\b| and\b)/,
    'a $3 $1 $2',
  ],
  [
    /\b(thin|light|fine|thick|heavy|soft|gentle|dense) (?:layers?|blankets?|coats?|veils?|films?|sheets?|bands?|touch) of (?=(?:fog|mist|snow|haze|rain|grain)\b)/,
    '$1 ',
  ],
  // "White outline, fat"
  [
    /\b(outline|border|frame|edges?|lines?|stroke|rim|letters|lettering|font) , (?:nice and |really |very |quite |a )*(?:fat|chunky|beefy|hefty)(?= ?$| [,.;!?]| please\b| and\b)/,
    'thick $1',
  ],
  // "Fit it to 4:3, fill the sides with black"
  [
    new RegExp(
      `(?<=(?:\\d:\\d+|\\b(?:square|story|portrait|landscape|format|banner|widescreen|instagram))\\b[^.:!?“]*)(?:, |and |then |; )+(?:please )?(?:fill|pad|close|make)(?: in| up| out| it)?(?: (?:the|any|all|out))? (?:sides?|rest|top and (?:the )?bottom|(?:left and right|right and left)(?: sides?)?|edges|bars|gaps?|empty (?:space|bits|parts|areas?)|borders?|remaining (?:space|area)|space|whats missing)(?: left over| beside it| around it)? (?:with |in |up with )?(?:solid |plain )?(${COLOUR})(?: (?:bars|sides|color|stripes|padding))?${END}`,
    ),
    'with $1 padding',
  ],
  // "Crop the ceiling off"
  [
    /\b(?:crop|cut|trim|chop|slice)(?: (?:off|away|out))? (?:the |that |all the |all that )(?:empty |ugly |boring |blank )?(?:ceiling|roof beams)(?: (?:off|away|out))?(?= ?$| [,.;!?]| please\b| and\b)/,
    'crop the top',
  ],
  [
    /\b(?:crop|cut|trim|chop|slice)(?: (?:off|away|out))? (?:the |that |all the |all that )(?:empty |ugly |boring |blank |dirty )?(?:floor|pavement|carpet|tarmac|ground)(?: (?:off|away|out))?(?= ?$| [,.;!?]| please\b| and\b)/,
    'crop the bottom',
  ],
  // "Pep it up"
  [
    /\b(is|looks?|came out|s|its) ((?:(?:a|bit|so|very|really|rather|quite|all|little|too|pretty) )*)(dull|flat|pale|murky) and (?:gr[ae]y|drab|boring|lifeless|sad|dreary|colou?rless|flat|dull)(?= ?$| [,.;!?])/,
    '$1 $2 $3',
  ],
  // "The light in there was terrible, brighten it", "it got wet, restore it"
  [
    new RegExp(
      `${START}(?:because |as |since |but )?the (?:light|lighting|weather|lights|conditions) (?:(?:in|at|on|that|there|here|then|outside|inside|indoors|\\w+) ){0,3}?(?:was|were) (?:(?:so|really|very|pretty|quite|just|absolutely|a bit) )*(?:terrible|awful|bad|poor|dreadful|rubbish|horrible|dim|low|miserable|crap|tricky|weird|difficult)(?: (?:that|in|at|on|back|there|when|the) [^,.;:!?“]*?)? [,.;] (?=\\w)`,
    ),
    '',
  ],
  [
    /(?<=^|[,.;] |\band )(?:it|this|they|the (?:photo|picture|print))(?: has| have|s|ve)? (?:got|gotten|was|were|became|been) (?:all |really |very |so |a bit )*(?:wet|soaked|damp|rained on|muddy|drenched)(?= ?$| [,.;!?]| and\b| so\b)/,
    '',
  ],
  // "He is standing too far away, zoom in"
  [
    /(?<=^|[,.;] )(?:because |as |since )?(?:i|we|he|she|they|it|(?:the|my|our|his|her) \w+)(?: (?:is|are|am|was|were|looks?)|m|s)? (?:\w+ing )?(?:much |way |a bit |far |so |just )*too (?:far|small)(?: (?:away|off|back|out|apart))? (?:[,.;] )+(?:so |please |can you |could you )*(?=(?:zoom|crop|get closer|come closer)\b)/,
    '',
  ],
  // "We got the car in 2009, paint it green"
  [
    new RegExp(
      `${START}(?:i|we|he|she|they)(?: just| only|ve|d)? (?:got|bought|have|had|own|built|made|inherited|found|restored|rented) (?:the|an?|this|that|our|my|his|her|these|those) ((?:(?!other|new|old|same)\\w+)(?: (?:bike|door|gate|chair|table|house|car|van|bus|boat))?)(?: [^,.;:!?“]*?)? [,.;–-] (?:so |now |please |can you |could you |and )*(?:paint|make|color|recolor|dye|turn) (?:it|them) (?:in )?(${COLOUR})`,
    ),
    'make the $1 $2',
  ],
  // "Tight crop on head and shoulders"
  [
    /\b(?:(?:nice|very|really|a) )*(?:tight|close|tighter|closer) (?:crop|cut|framing|frame)(?: (?:on|to|around|of|in on))? (?:(?:my|our|his|her|the|their) )?head and (?:the |my |her |his )?shoulders\b/,
    'headshot crop',
  ],
  // "A bit more warmth on our skin": on whoever is seen
  [
    new RegExp(
      `\\b(warmth|warmer tones?|warmer light|warm light|warm tones?|warm glow) (?:on|in|to|for|across|over) ${OWN_SKIN}${END}`,
    ),
    'warmth on the subject',
  ],
  [
    new RegExp(
      `\\bwarm(?: up)? ${OWN_SKIN}(?: up)?(?=${END.slice(3, -1)}| (?:slightly|a|just|by|somewhat)\\b)`,
    ),
    'make the subject warmer',
  ],
  [
    new RegExp(
      `\\b(?:make |i want |want |with )?${OWN_SKIN} (?:(?:should be|to be|looking|look|be) )?((?:(?:a|slightly|little|touch|tad|bit|much|lot|somewhat) )*)warmer${END}`,
    ),
    'make the subject $1 warmer',
  ],
  // "After put real colours in it", of an old print
  [
    new RegExp(
      `${START}(?:(?:after|then|afterwards|after that|next|also|please|later|and) )*(?:put|give|add|bring|get) (?:(?:it|her|him|them|me) )?(?:some |the |its |their |in )*(?:real|true|natural|realistic|actual|proper|lifelike|original) colors?(?: (?:in|into|to|on|onto|back)(?: (?:it|this|that|the (?:photo|picture)|them))?)?${END}`,
    ),
    'colorize it',
  ],
  // "Make a collectible out of him, glossy vinyl on a round base"
  [
    new RegExp(
      `(?<=\\b(?:${FIGURE})\\b[^:!?“]*?)(?:(?:, |and |with |; )+(?:${MATERIAL}(?: |(?= ?$)|(?= [,.;])))+)+(?=$|[,.;:!?]|(?:and|then|but|plus|please)\\b| ?$)`,
    ),
    '',
  ],
  // "Comic look, no halftone": the look without what it may bring
  [
    /(?<=\b(?:comic|pop art|poster|manga|cartoon)\b[^“]*|\b(?:comic|pop art|poster|manga|cartoon)\b.*“”.*)(?:, |and |but |with )*(?:please )?(?:no|without|not|not the|dont use|leave out|skip|minus) (?:(?:the|any|those|these|all|too much|visible) )*(?:halftones?|half tones?|ben ?day|screentones?|raster|dots?|dot|dotted)(?: (?:grain|dots?|pattern|patterns|effect|screen|texture|raster|look|stuff|shading))*(?: please)?(?= $|$| [,.;:!?]| (?:and|then|but|plus|please)\b)/,
    '',
  ],
  // "Keep her coat exactly the colour it is", "… the colour they are"
  [
    new RegExp(
      `\\b(keep|leave|keeping|leaving|have|let) (${THING})(?: (?:exactly|precisely|just|to|stay|remain|at))* (?:the |its |that |their )?(?:same |exact |very |own |true )*color (?:(?:that|which|as) )?(?:it|they|she|he)(?: (?:already|now))? (?:is|are|was|were|has|have)(?: (?:now|already|in reality|right now|in the photo))?${END}`,
    ),
    'keep the color of $2',
  ],
];
