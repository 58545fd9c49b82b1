import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const TOO = '(?:, |\\. |; |but |and |with |though |please |just )+';
const KEEP =
  '(?:(?:keep|keeping|leave|leaving|have|having|make|let|hold|want|kept) (?:it |with )?)?(?:the |its |all the |my |a )?';
const STAYS =
  '(?: (?:should|shall|must|is|are|be|being|kept|stays?|remains?|to|can|may|please|nice and|nice|quite|rather|really|very|fairly|pretty|a bit|a little|relatively|on the|more|only))*';
const LOW =
  '(?:low|lower|soft|softer|flat|flatter|gentle|gentler|weak|down|small|subdued|restrained|modest|mild|moderate|in check|light side|low side|soft side|not too (?:high|strong|hard|harsh))';
const PALE =
  '(?:muted|soft|softer|pale|paler|subdued|desaturated|quiet|restrained|faded|low|low key|down|pastel|pastelly|gentle|delicate|understated|not too (?:strong|bright|loud|vivid|garish|saturated))';
const DIAL = '(contrast|saturation)';
/** Looks that are drawn or printed, and those that are laid over the picture by degrees. */
const DRAWN =
  'cartoon|comic|anime|watercolor|oil painting|oil paint|painting|neon|poster|pop art|stained glass|mosaic|impressionist|cel shaded|manga|gouache|crayon';
const LOOKS = `${DRAWN}|hdr|vintage|retro|cinematic|sepia|glow|haze`;
const MARKS =
  '(?:lines?|outlines?|contours?|strokes?|brush ?strokes?|brush marks|edges|dots|shading|texture|effect|look|style|filter|hatching)';
const FAINT =
  '(?:soft|softer|thin|thinner|light|lighter|faint|fainter|subtle|gentle|delicate|fine|finer|mild|slight|discreet|restrained|understated|weak|not too (?:hard|thick|strong|bold|heavy|harsh|dark))';
/** Of these the light or the tone is another one, and would lie on skin as well. */
const TONED =
  'golden hour|sunset light|evening light|morning light|sunset glow|warm(?:er|th)?(?: light| tones?| it(?: up)?)?|cool(?:er)?(?: it(?: down)?)?|tint|teal and orange|blue hour';
const CARE =
  '(?:(?:keep|keeping|leave|leaving|have|let) )?(?:the |our |my |her |his |their |everyones |peoples )?(?:skin|faces?)(?: tones?| colors?)?(?: (?:should|must|shall|has to|have to|still|to|look|looks|looking|stay|stays|be|remain|remains|is|are))* (?:natural|normal|realistic|real|true|neutral|lifelike)(?: looking)?';
const GARISH =
  '(?:overcooked|overdone|overprocessed|over the top|garish|crunchy|fake|artificial|radioactive|tacky|cheesy|gaudy|exaggerated|loud|lurid|oversaturated|in your face|cartoony|nasty)';
const PLEASE = '(?:so |and |please |just |can you |could you |would you |can we )*';
const RATHER =
  '(?:a |far |way |much |all |just |really |so |too |very |rather |quite |pretty |awfully |terribly |dead |well |proper |right |bit |little |tad |touch |kind of |kinda |sort of |somewhat )*';

/** Looks of the whole picture, with what softens them. */
export const LOOK_FORMS: readonly Form[] = [
  // The glow has the colours of the picture: one of those asked for is named as what cannot be had.
  [
    new RegExp(
      `(?<=\\bneon (?:outlines?|edges?|lines?|contours?|glow|look|style) )(?:in )?(${COLOUR}) and (${COLOUR})(?= ?$| [,.;!]| on\\b| over\\b)`,
    ),
    'in $1',
  ],
  [/\bpixel size (?=\d+x\d+)/, 'resize to '],
  // "Pixel art, pixel size 8"
  [
    /(?<=\bpixel\b[^.;:!?“]* )(?:, |and |with )*(?:an? )?pixel size (?:of )?\d+(?: ?px)?(?= ?$| [,.;!])/,
    '',
  ],
  // "Neon outlines on a black background": they are on black anyway.
  [
    /(?<=\bneon (?:outlines?|edges?|lines?|contours?)\b[^,.;:!?“]* )(?:on|over|against|in front of) (?:an? |the )?(?:(?:pitch )?(?:black|dark) (?:background|backdrop)|background (?:black|dark))(?= ?$| [,.;!]| and\b)/,
    '',
  ],
  // "Bright & airy wedding look"
  [
    /(?<!\b(?:not|no|less)(?: that| this| the| a| so)? )\b((?:bright|light) and airy) (?:(?:wedding|summer|summery|spring|lifestyle|newborn|boho|scandi|scandinavian|fresh|clean|modern|nordic) )*(?:look|style|feel|edit|vibe|mood|preset|tones?)\b/,
    '$1',
  ],
  // "A figurine, like everyone is doing on TikTok"
  [
    new RegExp(
      `(?<=\\w )(?:, )?(?:like|as) (?:everyone|everybody|people|others|my friends|they|everyone else) (?:(?:is|are|seems to be|keeps?) )?(?:doing|making|posting|having|does|do|makes|posts|post|make)(?: (?:it|them|these|this|one))?(?: (?:on|in|all over) (?:tiktok|instagram|facebook|twitter|social media|the internet|x))?(?: (?:right )?now| these days| lately)?${END}`,
    ),
    '',
  ],
  // "Figurine in its box, like the one of TikTok": where it was seen
  [
    /like the (?:one )?(?:of|on|from|in) (?:tiktok|instagram|facebook)(?= ?$| [,.;!?])(?<=\b(?:figurine|figure|collectible|doll)\b.*)/,
    '',
  ],
  // "Looks like an oil painting hung on a wall"
  [
    new RegExp(
      `${START}(?:it |this )?(?:looks?|should look|to look|make it look) like (?:an? )?((?:\\w+ )?(?:painting|drawing|sketch|watercolor|poster|comic|cartoon)) (?:hung |hanging |that hangs )?(?:on|over|above) (?:a |the |my |our )?(?:wall|fireplace|sofa|mantelpiece)${END}`,
    ),
    'make it look like $1',
  ],
  // "70s faded photo with grain": a look, and no repair
  [
    /(?<=^(?:an? |like an? )?)(\d0s|nineteen \w+|seventies|eighties|sixties) (?:faded|washed out|pale) (?:photo|picture|snapshot|print|look|style)\b/,
    'vintage look',
  ],
  // "Black and white, but keep the contrast low", "… contrast kept soft"
  [new RegExp(`(?<=\\w )${TOO}${KEEP}${DIAL}${STAYS} ${LOW}${END}`), ', less $1'],
  // "Only the tiniest bit"
  [
    /\b(?:only |just |but )*(?:by )?(?:the|a) (?:very )?(?:tiniest|slightest|smallest|merest|teensiest|weeest|littlest) (?:little )?(?:bit|touch|amount|tad|hint|smidge|notch)\b/,
    'slightly',
  ],
  // "Not too contrasty"
  [
    new RegExp(
      `(?<=\\w )${TOO}(?:not (?:so |too |that |overly |very )?(?:contrasty|high contrast|harsh in contrast)|(?:without|not) (?:too much|so much|a lot of|much|any hard|hard|harsh) contrast)${END}`,
    ),
    ', less contrast',
  ],
  // "Vintage look, keep the colours muted"
  [
    new RegExp(
      `(?<=\\w )${TOO}(?:keep|keeping|leave|have|make) (?:the |its |all the )?colors${STAYS} ${PALE}${END}`,
    ),
    ', less saturation',
  ],
  // "Cartoon, soft lines please", "comic, keep the lines thin", "watercolour, keep it soft"
  [
    new RegExp(
      `(?<=\\b(?:${LOOKS})\\b[^:!?“]*)${TOO}(?:${KEEP}${FAINT} ${MARKS}|(?:keep|keeping|leave|have|make) (?:the |its |all the )?${MARKS}${STAYS} ${FAINT}|keep(?:ing)? (?:it|that|this|everything|things)${STAYS} ${FAINT})(?: please)?${END}`,
    ),
    ', but not too much',
  ],
  // "Golden hour, but keep our skin natural": the light is for what is around them.
  [
    new RegExp(`(?<=\\b(?:${TONED})\\b[^:!?“]*)${TOO}(?:with )?${CARE}${END}`),
    ', but leave the skin as it is',
  ],
  // "Night look with neon style, but leave my face natural": whatever is drawn or lit, the face is a photo
  [
    new RegExp(
      `(?<=\\b(?:night(?: look| time| scene)?|${DRAWN})\\b[^:!?“]*)${TOO}(?=(?:keep|leave|let|have) |[^,.;]*\\b(?:should|must|shall|stays?|remains?) )${CARE}${END}`,
    ),
    ', but leave the skin as it is',
  ],
  // "HDR and not that overcooked estate agent one", "hdr, natural, not garish"
  [
    new RegExp(
      `(?<=\\b(?:${LOOKS}|saturation|contrast|sharp\\w*|vivid|vibrant|colors)\\b[^:!?“]*)${TOO}(?:(?:natural|tasteful|realistic|subtle|believable)(?: looking)?,? ?(?:and |but |, )?)?(?:not|no|nothing|never|without|avoid)(?: (?:like|quite|too|so|all|that|those|these|the|a|an|one of those|any|this|of those|kind of|sort of))* ${GARISH}(?: (?:and|or) ${GARISH})?(?: (?!and\\b|but\\b|then\\b|please\\b)[^ ,.;:!?“]+){0,4}?(?: (?:one|ones|kind|type|sort|look|stuff|thing|style|version|way|effect|do|make|does))*${END}`,
    ),
    ', but not too much',
  ],
  // "Denoise it, but keep the texture", "reduce the noise without smearing"
  [
    new RegExp(
      `(?<=\\b(?:denoise|noise|noisy|grainy)\\b[^:!?“]*)(?:, |\\. |; |but |and |please )*(?:without|dont|not|never|but keep|keeping|and keep)(?: (?:make|making|it|this|everything|turn|become|going|go|get|getting|look|looking|losing|lose|loosing|loose|killing|kill|smearing|smear|smudging|smudge|mushing|destroying|destroy|touching|too much|all|any|the|of|fine|skin|its))* (?:details?|texture|textures|smearing|smear|mush|mushy|smudging|plastic|plasticky|waxy|smooth|soft|blurry|mush)(?: look| skin| effect)?${END}`,
    ),
    ', but not too much',
  ],
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
  // "What if it were pouring?"
  [
    /\b(?:make it |let it |have it )?(?:bucketing|chucking it|tipping it|hammering|lashing|pelting) (?:it )?down(?: with rain)?\b/,
    'add heavy rain',
  ],
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
  // "Hang this as an oil painting above the fireplace"
  [
    /\b(?:hang|put up|frame up|display) (?:it|this|that|the photo|the picture) (?:up )?as an? ((?:oil painting|watercolor|painting|pencil drawing|pencil sketch|poster|comic|cartoon|drawing))(?: (?:above|over|on|in|next to|by) (?:the|my|our|his|her) (?:\w+ )?\w+)?(?= ?$| [,.;!?])/,
    'make it a $1',
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
  // "A figurine of my husband, with a base and everything": it gets one anyway
  [
    new RegExp(
      `(\\bfigurine\\b[^.;:!?“]*?) (?:(?:,|and|with|on|plus) )+(?:an? |its |the |his |her )?(?:own |round |small |little |nice |proper )*(?:base|stand|pedestal|plinth)(?: (?:and|with) (?:everything|all(?: that| of it)?|so on|the works|the lot))?${END}`,
    ),
    '$1',
  ],
];
