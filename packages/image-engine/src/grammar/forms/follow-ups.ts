import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Verbs of wishes. */
const VERB =
  '(?:brighten|darken|lighten|warm|cool|sharpen|soften|straighten|crop|blur|make|turn|remove|erase|add|put|give|rotate|flip|resize|enlarge|change|replace|swap|use|write|lift|boost|lower|reduce|raise|fix|restore|increase|decrease|tone|cut)';
const WHERE =
  '(?:garden|room|street|landscape|scenery|surroundings|beach|kitchen|park|forest|field|view|rest|setting|place|mountains|wall|city|background|backdrop|scene|everything else|everyone else)';
const STYLE =
  '(?:cartoon|anime|comic|manga|sketch|pencil|watercolor|oil|pixel|neon|painting|painted|drawing|drawn|toon)';

/** What is said behind a wish: how far it goes, what it leaves as it is. */
export const FOLLOW_UP_FORMS: readonly Form[] = [
  // "…, and then make me a wide one for the Facebook cover"
  [
    /\b(?:(?:make|give|do|cut|crop|create) (?:me |us )?)?an? (?:(?:wide|wider|long|tall|vertical|upright|small) )*(?:one|version|copy) for (?:the |my |our |an? )?(?=(?:facebook|instagram|insta|twitter|linkedin|youtube|tiktok|whatsapp|pinterest|etsy|discord)\b)/,
    'crop it for ',
  ],
  // "…, so brighten the living room": no measure
  [
    new RegExp(
      `(?<=[,.;–-] |\\band |\\bflat |\\bit )so (?:please |just )?(?=${VERB} (?:the|it|this|my|our|up|that|everything|them|a|an)\\b)`,
    ),
    '',
  ],
  // "It came out too contrasty, ease it off a little"
  [
    new RegExp(
      `(?=, |\\. |; |and |so )(?<=\\b(?:too|over)\\b [^,.;:!?“]*? )(?:, |\\. |; |and |so ){1,4}(?:please |can you |could you |just )*(?:ease|tone|dial|calm|take|bring|turn|back|knock) (?:it|that|this|them) (?:off|down|back)(?: a (?:bit|little|touch|notch)| slightly| some)?${END}`,
    ),
    '',
  ],
  // "Side by side, same height"
  [
    new RegExp(
      `(?=, |and |with |at |in |of )(?<=\\b(?:side by side|next to|beside|together|above|below|collage|row|stack|stacked)\\b[^.;:!?“]*?)(?:, |and |with |at |in |of ){1,4}(?:the )?(?:same|equal) (?:height|width|size|sizes)(?: please)?${END}`,
    ),
    '',
  ],
  // "A wooden frame, not too thick"
  [
    /(\b(?:frame|border|edge|outline|mount|margin|line)\b[^.;:!?“]*?) (?:, |but |and |just |only )*not (?:too|so|that|very|overly) (?:thick|wide|broad|fat|heavy|chunky|big|bold)(?= ?$| ,| \.| and\b| please\b)/,
    '$1',
  ],
  // "Turn my dog into a cartoon but keep the garden real"
  [
    new RegExp(
      `(?=, |but |and |while |though |with )(?<=\\b${STYLE}\\b[^.;:!?“]*?)(?:, |but |and |while |though |with ){1,4}(?:please )?(?:keep|leave|keeping|leaving) (?:the |my |our )?${WHERE}(?: (?:behind|around) \\w+)? (?:real|realistic|normal|natural|photographic|untouched|unchanged|alone|a photo|photo like|how it is|as (?:it )?is|as they are|the way (?:it is|they are)|like it is)${END}`,
    ),
    ', keep the background',
  ],
  // "A gradient from pink to orange, top to bottom": it runs as it runs.
  [
    new RegExp(
      `\\b(gradient (?:from|of|in) ${COLOUR} (?:to|and|into) ${COLOUR}) (?:, )?((?:from )?(?:top to bottom|bottom to top|left to right|right to left|vertically|horizontally|diagonally))${END}`,
    ),
    '$1 ; direction',
  ],
  // "With nobody's head cut off"
  [
    /(?:, |and |but )*with (?:nobodys|noones|no ones|nobody|no) (?:heads?|feet|arms?|faces?|hair|ears?|legs?|tail)? ?(?:being |to be )?(?:cut|cropped|chop|crop|lop|lopped|sliced)(?: off)?(?= ?$| ,| \.| and\b| please\b)/,
    'without cutting off the heads',
  ],
  // "Do nothing to the faces"
  [
    new RegExp(
      `${START}(?:please )?(?:do nothing|dont do anything|do not do anything|dont do a thing) (?:to|with|about) (?:the |our |my |their |his |her )?(?:faces?|people|skin|person|subject|family|kids|children|couple|us|me|him|her|them)${END}`,
    ),
    'keep the subject',
  ],
  // "Take the noise out of the dark bits"
  [
    /\b(?:take|get) (?:the |that |this |all the )?(noise|grain|haze|fog|glare|yellow cast|blue cast|red eyes) (?:out|off|away)(?: (?:of|from|in) (?:the |my |it|this)[^,.;:!?“]*?)?(?= ?$| ,| \.| and\b| but\b| please\b)/,
    'remove the $1',
  ],
  // "Take the left half away"
  [
    /\b(?:take|cut|chop|crop|lop|slice|throw) (?:the )?(left|right|top|bottom|upper|lower)(?: hand)? (half|third|quarter) (?:away|off|out)(?: (?:of|from) (?:it|the (?:photo|picture)))?/,
    'crop the $1 $2',
  ],
  // "Crop it tighter on grandma"
  [
    /\b(?:crop|cut|trim) (?:it |this |in )?(?:tighter|tight|tightly|closer|close|nearer)(?: in)? (?:on|to|onto|around|round|in on|at) (?:just )?(?=(?:\w+)\b)/,
    'crop tighter on ',
  ],
  // "The cake is the star here, blur what's round it"
  [
    /\bblur (?:out )?(?:whats|what is|everything|all|the stuff|the area|whatever is)(?: thats| that is)? (?:round|around|surrounding|behind) (?:it|me|us|him|her|them|(?:the|my|our) \w+)\b/,
    'blur the background',
  ],
  // "Everything but the red bus grey"
  [
    new RegExp(
      `${START}(?:please )?(?:make|turn|have|get|want|put|i want)? ?(?:everything|all|all of it|the whole picture|the whole thing) (?:but|except|apart from|besides|save|other than|except for|but for) ((?:the|my|our|her|his|this) ${COLOUR} \\w+) (?:in |into |to |be |go |is |should be )?(?:gray|black and white|b and w|bw|monochrome|colorless)${END}`,
    ),
    'everything black and white except $1',
  ],
  // "Make the snow whiter, it looks blue": it lies there
  [
    new RegExp(
      `${START}(?:please |can you |could you )*(?:make|get|turn) (?:the |this |our )snow (?:look )?(?:a bit |much |more |really |properly |pure )*(?:whiter|white|white again|less (?:blue|gray|yellow))${END}`,
    ),
    'fix the white balance',
  ],
  // "The colours are far too bright"
  [
    new RegExp(
      `${START}(?:because |as |since )?(?:the |all the |its |those )?colors (?:are|look|came out|seem|is) (?:far |way |much |a bit |a little |just |simply |all )*too (?:bright|strong|vivid|intense|rich|much|punchy|colorful)(?: for (?:an? |the |my |our )?\\w+(?: \\w+)?)?${END}`,
    ),
    'make the colors less vivid',
  ],
  // "I only want the vase, nothing else, on a plain cream background"
  [
    new RegExp(
      `${START}(?:i |we )?(?:only|just) (?:want|need|show|like) (?:the|my|our) (\\w+)(?: ,)?(?: and)? (?:nothing else|nothing more|no more)(?: ,)? (?=(?:on|against|in front of) )`,
    ),
    'put the $1 ',
  ],
  // "Fade the edges to white like an old wedding photo"
  [
    /(?<=\b(?:edges|corners|vignette|sepia|frame|border)\b[^.;:!?“]*?)(?:, )?(?:like|as) (?:in |on )?(?:an? |the |those |in )*old (?:wedding |family |school |baby |studio |holiday |portrait )?(?:photos?|pictures?|photographs?|portraits?|prints?)(?: (?:has|have|had))?(?= ?$| ,| \.| and\b)/,
    '',
  ],
  // "Make it 1200 px wide once you've warmed it up"
  [
    /(?:, )?(?:once|after|when) (?:youve|you have|you|its been|it has been|that is|thats|having)(?: (?:first|already|just))* (?=(?:warmed|brightened|darkened|cropped|sharpened|straightened|cooled|lightened|blurred|rotated|flipped|removed|desaturated|denoised|cleaned|fixed|restored|enhanced|made|turned|put|added|given|taken|cut|got)\b)/,
    ', ',
  ],
];
