import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:so |and |please |just |can you |could you |would you |can we )*';
const RATHER =
  '(?:a |far |way |much |all |just |really |so |too |very |rather |quite |pretty |awfully |terribly |dead |well |proper |right |bit |little |tad |touch |kind of |kinda |sort of |somewhat )*';
const IT =
  '(?:it|this|that|everything|everyone|everybody|we|they|he|she|(?:the|my|our|his|her|this|that) \\w+)';

/** Light, weather and looks, as they are told. */
export const LOOK_TOLD_FORMS: readonly Form[] = [
  // "The look of Japanese anime": there is no other.
  [
    /(?<=\banime(?: look| style)? )(?:look |style )?japan(?:ese)?\b|\bjapan(?:ese)? (?=anime\b)/,
    '',
  ],
  // "A poster with few colours": it has few.
  [
    /(?<=\bposter\b[^.;:!?“]{0,30} )(?:with |in |of )?(?:only |just )?(?:a )?few (?:flat )?colors\b/,
    '',
  ],
  // "Save it as a sticker"
  [
    /\b(?:save|export|store|download) (?:it|this|that|the result|the (?:photo|picture|image)) (?:as|like) (?:an? )?(?=(?:sticker|emoji sticker|die cut))/,
    'make it a ',
  ],
  // "This is great, but go easy"
  [
    new RegExp(
      `(?:, |and |but |– |- )+(?:please )?(?:go easy(?: on it| on that)?|take it easy|easy does it|dont go (?:mad|crazy|overboard|nuts|wild|too far|ott)(?: with it| on it)?)${END}`,
    ),
    ', slightly',
  ],
  [
    /\bgo easy (?:on|with) (?:the )?(?=(?:hdr|grain|vignette|blur|sepia|fog|snow|rain)\b)/,
    'slight ',
  ],
  // "Wouldn't go amiss"
  [
    new RegExp(
      `\\b(?:wouldnt|would not|wont|cant|couldnt) (?:go amiss|come amiss|go astray|hurt|be amiss|do (?:it )?any harm|be a bad thing)(?: here| on this| either)?${END}`,
    ),
    'please',
  ],
  // "The colours are a bit in your face, rein them in"
  [
    new RegExp(
      `${START}(?:the |those |all the |these )?colors (?:are|look|came out|feel) ${RATHER}(?:in your face|in ya face|over the top|ott|much|shouty|screaming|lurid|loud|intense|punchy|strong)(?: [,.;–-] ${PLEASE}(?:rein|tone|calm|dial|turn|bring|take|pull) (?:it|them|that|the colors) (?:in|down|back)(?: ((?:a (?:bit|little|touch|lot))|slightly))?)?${END}`,
    ),
    'less vivid colors $1',
  ],
  [
    /\brein (?:in (?:the |those )?(colors|saturation|highlights|contrast)|(?:the |those )?(colors|saturation|highlights|contrast) in)\b/,
    'reduce the $1 $2',
  ],
  // "Why does everybody look like a smurf?"
  ...[
    ['(?:smurfs?|avatars?|na vi)', 'blue'],
    [
      '(?:oompa loompas?|umpa lumpas?|carrots?|oranges?|satsumas?|tangerines?|cheetos?|cheeto)',
      'orange',
    ],
    ['(?:martians?|hulks?|shrek|aliens?|kermit|goblins?|little green men)', 'green'],
  ].map(
    ([like, color]): Form => [
      new RegExp(
        `${START}(?![^,.;:!?“]*\\b(?:make|turn|give|have|want|become|can|could|should|shouldnt|dont|not|wont|without|shall|must|mustnt|never)\\b)(?:(?:because |as )?why (?:do|does|did|are|is) )?(?:[^,.;:!?“ ]+ ){0,6}?(?:(?<!\\b(?:make|please|us|him|her|it|me|should|to) )(?:looks?|looking|came out)(?: all| just| so| a bit| kind of)* like|(?:turned|made|has turned|has made|makes|turns) (?:us|me|him|her|them|everyone|everybody|(?:the|my|our) \\w+) (?:all )?(?:into|look like)) (?:an? |the |two |some |little )*${like}(?: in (?:this|it|here)| here)?(?: ?\\?)?${END}`,
      ),
      `it is too ${color} ,`,
    ],
  ),
  // "It is too blue, fix the blue cast": the same
  [
    /\bit is too (?:blue|orange|green)(?: [,?.])+ (?=(?:please )?(?:fix|remove|correct|neutrali[sz]e|lose) (?:the |that |this )?(?:\w+ )?(?:cast|tint|white balance)\b)/,
    '',
  ],
  // "The whites have gone a bit blue, warm them"
  [
    new RegExp(
      `${START}(?:the )?(?:whites?|white parts|white bits) (?:have |has )?(?:gone|are|is|look|looks|went|turned|come out|came out) ${RATHER}(blue|bluish|yellow|yellowish|orange) [,.;–-] ${PLEASE}(?:warm|cool) (?:it|them|that)(?: up| down)?${END}`,
    ),
    'it is too $1',
  ],
  // "Cheer the light up a touch"
  [
    /\bcheer (?:up (?:the light|it|this|the (?:photo|picture)|things)|(?:the (?:light|photo|picture)|it|this|things) up)\b/,
    'brighten it',
  ],
  // "Washed out to white", "white as ghosts from the flash"
  [
    new RegExp(
      `\\b(?:is|are|s|${IT}s) (?:all |completely |just )*(?:washed|bleached|burnt|burned) out (?:to|into) (?:pure )?white\\b`,
    ),
    'is overexposed',
  ],
  [
    new RegExp(
      `${START}(?:i|we|he|she|they|everyone|everybody) (?:both |all |just )*(?:looks?|are|is|came out)(?: like| as)?(?: white| pale)?(?: like| as)? (?:an? )?(?:ghosts?|sheets?|chalk|corpses?|zombies?) (?:from|because of|due to|thanks to|in) (?:the |that )?flash(?: ,)?(?: (?:so |please |can you |could you )*(?:calm|tone|tame|fix|sort|reduce) (?:it|that)(?: down| out)?)?${END}`,
    ),
    'we are overexposed',
  ],
  // "Her face got lost in the shade of the hat"
  [
    new RegExp(
      `${START}(?:because |as )?((?:the|my|our|his|her|their) faces?) (?:is|are|got|was|were|gets|has been)(?: all| completely| half)? (?:lost|hidden|buried|swallowed|drowned) (?:in|by|under) (?:the |all the |deep )?(?:shade|shadows?|dark|darkness)(?: (?:of|from|under) (?:the|my|his|her|a) (?:\\w+ )?\\w+)?(?: [,.;–-] ${PLEASE}(?:sort|fix|rescue|save) (?:it|that)(?: out)?)?${END}`,
    ),
    '$1 is too dark',
  ],
  [
    /\b(?:lighting|light) (?:to be |be |should be |could be |needs to be )?(?:a bit |a little |much )?(softer|gentler|less harsh)(?= ?$| [,.;!?]| and\b| please\b)/,
    'less contrast',
  ],
  [/\b(?:soften|gentler|softer) (?:the |that |this )?lighting\b/, 'less contrast'],
  // "What if it were pouring?"
  [
    new RegExp(
      `${START}what if (?:it|this) (?:was|were|is) (raining|snowing|pouring|foggy|misty|night|bucketing down|chucking it down|tipping it down|nighttime|winter|autumn)(?: down)?(?: (?:in|on) (?:this|the|my)(?: \\w+)?| here| there)?(?: ?\\?)?${END}`,
    ),
    'make it $1',
  ],
  [
    /\b(?:make it |let it |have it )?(?:bucketing|chucking it|tipping it|hammering|lashing|pelting) (?:it )?down(?: with rain)?\b/,
    'add heavy rain',
  ],
  [/\bchange the season to (?=winter\b)/, 'make it '],
  [/(?<=^|, |\band )(?:a bit |a little |slightly |much )?more moody\b/, 'make it moodier'],
  [/\bless sunny\b/, 'less bright'],
  // "A touch less red in this"
  [
    new RegExp(
      `${START}(?:an? )?(?:touch|bit|tad|little|little bit|lot|smidge|hint|whole lot) less (red|green|blue|yellow|orange|pink|purple|magenta)(?: (?:in|on) (?:this|it|here|there|the (?:photo|picture|image)))?${END}`,
    ),
    'it is too $1',
  ],
  // "Black strips top and bottom", as in the cinema
  [
    /\b(?:with |and |plus )*(?:the |some |those )?black (?:strips|stripes|bands) (?:at |on )?(?:the )?(?:top and bottom|top and the bottom|above and below)(?<=\b(?:movie|film|cinema|cinematic|hollywood)\b.*)/,
    'with black bars at the top and bottom',
  ],
  [
    /(?:, |with |and )+(?:the |those )?teal (?:shadows|tones|tint|colors)(?: and (?:that|all that|stuff|orange skin|orange))?(?<=\b(?:cinematic|movie|film|thriller|blockbuster|hollywood)\b.*)(?= ?$| [,.;!?])/,
    '',
  ],
  // "Hang this as an oil painting above the fireplace"
  [
    /\b(?:hang|put up|frame up|display) (?:it|this|that|the photo|the picture) (?:up )?as an? ((?:oil painting|watercolor|painting|pencil drawing|pencil sketch|poster|comic|cartoon|drawing))(?: (?:above|over|on|in|next to|by) (?:the|my|our|his|her) (?:\w+ )?\w+)?(?= ?$| [,.;!?])/,
    'make it a $1',
  ],
  [
    /\b((?:comic|cartoon|oil painting|watercolor|pencil sketch|pixel art|anime|sepia|neon|poster)\b[^,.;:!?“]*?) (?:please )?(?:, )?but (?:only|just) (?:on |for |in )?(?:the )?(background|subject|sky)(?= ?$| [,.;!?])/,
    '$1 only on the $2',
  ],
  [
    /(?<=\bneon\b.*)(?:, )?like an? (?:\w+ )?(?:nightclub|bar|club|shop|diner|motel|pub) sign\b/,
    '',
  ],
  [
    new RegExp(
      `(?<=\\bduotone\\b.*)(${COLOUR}) (?:in|for) the (?:shadows|darks|dark parts|dark bits) (?:, |and )+(${COLOUR}) (?:in|for) the (?:lights|highlights|light parts|light bits|bright parts)`,
    ),
    '$1 and $2',
  ],
  ...['3 three', '4 four', '5 five', '6 six', '8 eight'].map((said): Form => {
    const [figure, word] = said.split(' ');
    return [
      new RegExp(`\\bposter (?:with|in|of) (?:just |only )?(?:${figure}|${word}) colors\\b`),
      `poster with ${figure} colors`,
    ];
  }),
  // "A proper colour photo, it's black and white now"
  [
    /\b(?:make|turn|change) (?:it|this|that) (?:into )?(?:an? )?(?:proper |real |full |true )*color (?:photo|picture|image|photograph|one)(?: (?:, )?(?:because |as )?(?:its|it is|this is) (?:only |just )?(?:in )?black and white(?: now| at the moment| so far)?)?(?= ?$| [,.;!?])/,
    'colorize it',
  ],
  // "Could pass for a Ghibli frame": no frame round it
  [
    /(?:\b(?:could|should|can|may|might|must) )?(?:(?:it|this) )?\bpasse? (?:for|as) (?:an? )?(ghibli|anime|pixar|disney|manga|cartoon|film|movie|comic|cinema|hollywood) (?:frames?|cels?|stills?|scenes?|panels?)\b/,
    '$1 style',
  ],
  // "Take the edge off the contrast"
  [
    /\btake the edge off (?:of )?(?:the |its )?(contrast|saturation|brightness|colors|highlights|shadows|warmth|sharpness)\b/,
    'slightly reduce the $1',
  ],
  // "The reds are bleeding, tame them"
  [
    new RegExp(
      `${START}(?:the |those )?(reds|greens|blues|yellows|oranges|purples|pinks) (?:are|look) ${RATHER}(?:bleeding|screaming|much|overpowering|garish|strong|loud|intense|dominant|neon) [,.;–-] ${PLEASE}(?:tame|calm|tone|rein|dial|reduce|lower|mute|turn) (?:it|them)(?: down| in| back)?${END}`,
    ),
    'reduce the $1',
  ],
  // "Soft light on her face", "the sun's too harsh on us"
  [
    new RegExp(
      `(?<!\\b(?:golden|sunset|sunrise|evening|morning|window)\\b.*)(?:${START}(?=(?:\\w+ )*?(?:light|lighting) (?:on|for) )|\\b(?:give (?:me|us|him|her|them|it) |with |some |add |put )+)(?:an? |some |nice )*(?:soft|flattering|gentle) (?:light|lighting)(?: (?:on|for) (me|us|him|her|it|(?:my|our|his|her|the) faces?))?${END}`,
    ),
    'portrait light',
  ],
  [
    new RegExp(
      `${START}(?:the )?(?:sun|light|lighting|sunlight|flash)(?:s| is| was| looks)* (?:too|so|very|a bit too|way too|really|pretty) (?:harsh|hard|strong)(?: (?:on|for) (?:me|us|him|her|it|them|(?:my|our|his|her|the|their) (?:faces?|skin)))?${END}`,
    ),
    'the light is too harsh',
  ],
  // "Flakes and all"
  [
    /(?:, |with )?(?:flakes|snowflakes|snow|puddles|drops|clouds|the lot) and all(?<=\b(?:snow|snowy|wintry|winter|rain|rainy|storm|fog)\b.*)(?= ?$| [,.;!?])/,
    '',
  ],
  // "A figurine of my husband, with a base and everything": it gets one anyway
  [
    new RegExp(
      `(\\bfigurine\\b[^.;:!?“]*?) (?:(?:,|and|with|on|plus) )+(?:an? |its |the |his |her )?(?:own |round |small |little |nice |proper )*(?:base|stand|pedestal|plinth)(?: (?:and|with) (?:everything|all(?: that| of it)?|so on|the works|the lot))?${END}`,
    ),
    '$1',
  ],
];
