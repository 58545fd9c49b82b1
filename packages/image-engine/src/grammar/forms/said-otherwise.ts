import { COLOUR, END, START, THING } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |i want |id like |now )*';
const WHO = '(?:me|us|him|her|them|my \\w+|the \\w+|our \\w+|his \\w+)';
const SHOTS = '(?:shots?|photos?|pictures?|pics?|ads?|adverts?|listings?|images?)';
const PARTS_OF_LIGHT =
  '(?:(?:dark|darker|darkest|bright|brighter|brightest|light|lit|deep)(?: and (?:the )?(?:dark|darker|bright|brighter|light))*(?: (?:parts?|bits?|areas?|spots?|zones?|ends?|corners?))?|shadows?|highlights?|darks?|lights?)';

/** Features in words of every day that name neither them nor what is there. */
export const SAID_OTHERWISE_FORMS: readonly Form[] = [
  // "The stuff in the back"
  [
    /\b(?:(?:all )?(?:the |that |this )?(?:stuff|area|scenery|junk|clutter|mess)|everything|all|the rest) (?:(?:thats|that is|that s|which is|going on|lying|lying around) )?(?:in|at) the back(?= ?$| [,.;:!?]| (?!of|seat|row|garden|yard|pocket|door|side|rest|left|right|corner|two|three)\w)/,
    'the background',
  ],
  [/\b(?:all |nice and |really |very )?soft and (out of focus|blurry|blurred)\b/, '$1'],
  // "Everything behind the dog should be plain yellow"
  [
    new RegExp(
      `${START}(?:everything|all|whatever is|whats) behind ${WHO} (?:(?:should|must|shall|has|needs|is|to|can|be|become|turn) )+(?:(?:all|just|plain|solid|simply|a|in) )*(${COLOUR})${END}`,
    ),
    'make the background $1',
  ],
  // "The sun going down behind us, all orange and pink"
  [
    new RegExp(
      `${START}${PLEASE}(?:(?:have|put|see|with|let|make|a|the) )*(?:the )?sun (?:(?:to|be|just|slowly|about) )*(?:going down|go down|setting|set|sinking|dipping|disappearing) behind ${WHO}(?:(?: ,)?(?: (?:all|in|very|really|so|with|lots of|a|an|sky))* ${COLOUR}(?: (?:and|,) ${COLOUR})*(?: (?:sky|colors|tones|light))?)?${END}`,
    ),
    'sunset background',
  ],
  [
    new RegExp(
      `(?<=\\bsunset(?: background)?(?: behind ${WHO})? )(?:,|\\?|\\.|–|-) (?:(?:all|in|very|really|so|with|one of|those|the|these) )*${COLOUR}(?: (?:and|,|with) ${COLOUR})+(?: (?:ones?|colors|tones|sky|light))?${END}`,
    ),
    '',
  ],
  // "Light me like in a photographer's studio, from the left"
  [
    new RegExp(
      `${START}${PLEASE}(?:light|illuminate) (?:me|us|him|her|them|my face|the face|it) (?:up )?(?:(?:just|as|like|in|at|a|an|the) )+(?:(?:photographers?|professional|real|photo|pro) )*(?:studio|photographer|pro)(?: (?:would|does|did|do))?(?= ?$| [,.;:!?]| from\\b)`,
    ),
    'portrait light',
  ],
  // "Cooler, like a Nordic morning": how cool is not told by it
  [
    /(?<=\b(?:cooler|colder|warmer|brighter|darker|softer) )(?:, )?(?:like|as) (?:in |on |during )?an? (?:\w+ )?(?:morning|evening|day|afternoon|winter|summer)(?: in (?:the )?\w+)?(?= ?$| [,.;:!?])/,
    '',
  ],
  // "There's haze over the valley, I'd like to see the hills clearly"
  [
    new RegExp(
      `(?<=\\b(?:haze|fog|mist|veil|smog|hazy|foggy|misty|dehaze)\\b[^“]*)(?:(?:,|\\.|so|and|that|because) )+(?:i d|id|i|we|we d|you|one) (?:(?:would|like|love|want|can|could|to|be|able|finally|should|d) )+see ${THING} (?:(?:more|again|really|nice|all) )*(?:clear|clearly|better|properly|sharp|well)(?: again)?${END}`,
    ),
    '',
  ],
  // "Open his eyes and take the red out of them"
  [
    /(?<=\beyes?\b[^.;!?“]*)\b(?:take|get|pull|remove|clear) (?:all )?(?:the |that )?red(?:ness)? (?:out of|from|in|off) (?:them|it|there)(?= ?$| [,.;:!?]| (?:and|please)\b)/,
    'fix the red eyes',
  ],
  // "Analog film speckle"
  [
    /\b(?:(?:some|an?|the|little|bit|of|analog|analogue|film|old) )*(?:film|analog|analogue) (?:speckles?|specks|grit|grittiness)\b/,
    'film grain',
  ],
  // "Like a bar sign from the eighties": as neon is
  [
    /(?<=\b(?:neon|glow|glowing|luminous|lit) [^.;!?“]*)(?:, )?like (?:an? |the |those )?(?:(?:\w+ )?(?:bar|shop|club|motel|diner|store|pub|casino|arcade) signs?|signs? (?:of|on|over) an? \w+)(?: (?:from|in|of) the \w+)?(?= ?$| [,.;:!?])/,
    '',
  ],
  // "More punch between lights and darks"
  [
    /\bmore (?:punch|difference|distance|separation|contrast|range) between (?:the )?(?:lights?|brights?|whites?|highlights|bright (?:bits|parts|areas)|light (?:bits|parts|areas)) and (?:the )?(?:darks?|blacks?|shadows|dark (?:bits|parts|areas))(?= ?$| [,.;:!?]| (?:and|but|please)\b)/,
    'more contrast',
  ],
  // "Pull more detail out of the dark and bright bits, like those crisp real estate shots"
  [
    new RegExp(
      `\\b(?:pull|bring|get|coax|tease|draw|show|see|bring out|pull out)(?: out| back)? (?:(?:more|all|the|some|every|a lot of|lots of) )*details?(?: out| back)? (?:(?:of|from|in|out of) )+(?:both )?(?:the )?${PARTS_OF_LIGHT}(?: (?:and|,) (?:(?:in|of|from) )?(?:the )?(?:clouds|sky|${PARTS_OF_LIGHT}))${END}`,
    ),
    'hdr',
  ],
  [
    new RegExp(
      `\\b(?:pull|bring|get|coax|tease|draw|bring out|pull out)(?: out| back)? (?:(?:more|all|the|some|every|a lot of|lots of) )*details?(?: out| back)? (?:(?:of|from|in|out of) )+(?:both )?(?:the )?(?:clouds|sky) and (?:(?:in|of|from) )?(?:the )?${PARTS_OF_LIGHT}${END}`,
    ),
    'hdr',
  ],
  [
    new RegExp(
      `(?<=\\bhdr\\b[^.;!?“]*)(?:, )?(?:like|as) (?:(?:those|these|in|on|the|all|some) )*(?:(?:super|very|really|so|over the top|crisp|sharp|glossy|exaggerated|fancy) )*(?:real estate|property|estate agents?|realtors?|house|travel) ${SHOTS}${END}`,
    ),
    '',
  ],
  // "Something off Saturday morning TV, bold outlines and flat colours"
  [
    new RegExp(
      `(?<!\\b(?:remove|erase|delete|without|no|reduce|soften|brighten|darken|recolor|thinner|comic|ligne claire|manga|anime|pop art|poster|cartoon|style|vector)\\b[^.;!?“]*)(?:(?:,|with|and) )*(?:(?:bold|thick|black|strong|clean|clear|heavy|dark) )+(?:outlines?|lines|contours) (?:and|n|plus|with|&) (?:(?:flat|plain|solid|simple) )+colors?${END}`,
    ),
    ', cartoon',
  ],
  [
    /\b(?:i want to |make me |let me |i d like to )?(?:look |look like |be )?(?:like )?(?:something|somebody|someone|a character|it came|out|straight) (?:(?:straight|right) )?(?:off|out of|from|on) (?:an? |the )?(?:saturday morning|kids|childrens|cartoon)(?: (?:tv|television|show|channel|network|cartoons?))+(?= ?$| [,.;:!?])/,
    'cartoon',
  ],
  // "Old superhero magazine look with dots"
  [
    /\b(?:(?:old|vintage|retro|classic|american|like|an?|as|in|style|of|the) )*superhero (?:magazine|booklet|paper|print|panel|page|strip)s?(?: (?:look|style|effect))?(?: with (?:(?:the|those|print|printing|raster|big|little|small) )*dots)?(?= ?$| [,.;:!?])/,
    'comic',
  ],
  // "Brownish like 1900"
  [
    /\b(?:brown|brownish|brown toned|yellowish brown)(?: (?:and|,) (?:faded|yellowed))? (?:like|as)(?: (?:in|from|around|back in|about))*(?: the)? (?:year )?(?:18|19)\d\d(?:s)?(?= ?$| [,.;:!?]| (?:and|with)\b)/,
    'sepia',
  ],
  [
    /\boval (?:(?:\w+ )?(?:frame|border|mount|mat))\b(?: if you have (?:one|it|that))?/,
    'ring around the circle',
  ],
  // "Colour in this black and white photo"
  [
    /(?<=^|[,.;:!?] |\b(?:and|please|you) )color in (?=(?:this|the|my|our|that) (?:\w+ ){0,3}(?:black and white|b and w|bw|old|monochrome|gray) (?:\w+ ){0,2}(?:photos?|pictures?|images?|pics?|photographs?)\b)/,
    'colorize ',
  ],
  [
    /\b(everythings?|it|its|all|this|the (?:photo|picture)) (?:(?:is|looks?|came out|all|so|a bit|rather|quite|s) )*(?:mushy|smeary|mush)\b/,
    '$1 is blurry',
  ],
  // "Woods in October"
  [
    /\b(?:the )?(?:woods?|forest) in (?:october|november|autumn|fall)\b(?! (?:light|colors|sun|evening|morning))/,
    'autumn woods',
  ],
  [
    /(?<=\bautumn\b[^.;!?“]*)(?:, )?(?:(?:with|all|and) )*(?:orange|red|golden|yellow|brown|colored|fallen|dry)(?: and (?:orange|red|golden|yellow|brown))? (?:leaves|foliage)(?: and (?:so on|all that|everything|stuff|such))?(?= ?$| [,.;:!?])/,
    '',
  ],
  // "The green jacket, put it in #8B0000"
  [
    new RegExp(
      `${START}((?:the|my|our|his|her) ${COLOUR} \\w+) , (?:please )?(?:put|make|paint|color|turn|change|recolor) it (?:(?:in|into|to) )?(?=(?:${COLOUR}|#[0-9a-f]{3,8})${END})`,
    ),
    'recolor $1 to ',
  ],
  // "Cut off the bottom part, about a quarter"
  [
    new RegExp(
      `\\b(?:cut|crop|chop|trim|take)(?: off)? (?:the )?(bottom|top|left|right)(?: part| side| bit)?(?: off)? , (?:about|around|roughly|like|maybe|say|some) (?:an? |the )?(quarter|third|fifth|tenth|half)${END}`,
    ),
    'crop off the $1 $2',
  ],
  [
    /(?<=\bpixel art )(?:, )?(?:with )?(?:very |really )?(?:coarse|chunky|blocky)(?= ?$| [,.;!?])/,
    'with big pixels',
  ],
];
