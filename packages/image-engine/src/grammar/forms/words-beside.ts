import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Words beside a wish that add nothing to it, or tell how it is meant. */
export const WORDS_BESIDE_FORMS: readonly Form[] = [
  // "Remove the background and save it transparent"
  [
    /(?<=\bremove (?:the )?background )(?:and|,|and then) (?:save|keep|export|leave|give|make) (?:it|me|that|the)(?: it)? (?:as )?(?:an? )?transparent(?: png)?(?= ?$| ?[,.;!])/,
    '',
  ],
  // "A street behind me, but don't touch my jacket": it stays with whoever wears it.
  [
    /(?<=\bbackground\b[^.;]* )(?:(?:,|and|but|really) )+(?:do not|dont|without|never) (?:change|changing|touch|touching|modify|modifying|alter|altering) (?!\w+ (?:colou?rs?|light|lighting|background|sky|rest|size|pose|shadows?)\b)(?:my|our|his|her|their) \w+(?: at all)?(?= ?$| ?[.;!])/,
    '',
  ],
  // "Pixel art, really coarse"
  [
    /\bpixel art(?: look| style)?(?: ,)? (?:really |very |quite |rather )?(?:coarse|rough|chunky)(?= ?$| ?[,.;!])/,
    'pixel art with big pixels',
  ],
  // "A grey studio, a bright one"
  [new RegExp(`\\b(${COLOUR}) studio (?:bright|light)\\b`), 'light $1 studio'],
  // "Put my dog from picture 2 on the sofa, bottom right and smaller": the dog, not the picture
  [
    /(?<=\bput [^.;]*\b(?:picture|photo) (?:\d|one|two|three)\b[^.;]*\b(?:left|right|corner|middle|bottom|top) )(?:(?:,|and) )+(?:a (?:bit|little) |much |and )*smaller(?= ?$| ?[,.;!])/,
    'and small',
  ],
  // "Double exposure of my profile and the forest of the other picture"
  [
    /(?<=\bdouble exposure (?:with|of|from|in) (?:my |the |a )*\w+ (?:and|with) (?:the |a )?\w+ )(?:of|from|in) (?:the )?(?:other|second) (?:picture|photo|image|one)\b/,
    '',
  ],
  // "Sticker? No, thanks", as Spanish puts it: "y sticker no"
  [
    /(?<= )(?:[,;]|and|but)(?: (?:[,;]|and|but))* (?:stickers?|frames?|borders?|bars|filters?|vignettes?|text) (?:not|no)(?= ?$| ?[,.;!])/,
    '',
  ],
  // "No blur this time, just the background in sky blue"
  [
    /(?<=^|[.;!?] )(?:no|not)(?: of)? (?:blurry|blur|blurring)(?: (?:this|at) (?:time|all))? [,;] (?=(?:just|only) )/,
    '',
  ],
  // "Blur the background, only the person stays sharp"
  [
    /(?<=\bblur(?:red)? (?:the )?background\b[^.;]* )(?:(?:,|and|but) )+(?:keep (?:only )?(?:the )?(?:subject|person|people) sharp|only (?:the )?(?:subject|person|people) (?:should |must |shall |may |can )?(?:stays?|remains?|be|is|keep) sharp)(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Remove the red glow in the eyes"
  [
    /\bthe red (?:cast|tint|glow|reflections?|reflex|light|shine) (?:in|of|from) (?:the|his|her|my|their|our|both|everyones)(?: \w+)? eyes\b/,
    'the red eye',
  ],
  // "Pull the haze out so the hills look clearer"
  [
    new RegExp(
      `\\b(?:pull|draw|suck|lift|get) (?:all )?(?:of )?(?:the |that )?(haze|fog|mist|grain|noise) (?:out|off|away)(?: so (?:that )?(?:the |my |our )?\\w+ (?:looks?|is|are|gets?|comes?) (?:more )?(?:clear(?:er)?|visible|sharper|through))?${END}`,
    ),
    'remove the $1',
  ],
  // "Combine the three photos stacked vertically"
  [
    /\b(?:blend|combine|merge|join) (?:the |these |all |my |our )*(?:\d+ |two |three |four |five )?(?:pictures?|photos?) (?=stacked vertically\b)/,
    'put the pictures ',
  ],
  // "It's hazy over the valley, can you remove it": a verb behind its thing
  [
    /\bit is (?:too )?hazy of fog(?: (?:in|over|on|above) the \w+)? , (?:can you )?the remove(?= and\b| ?$)/,
    'remove the haze',
  ],
  // "Make it snow, in heavy snow"
  [/\bmake it snow ,? ?(?:with|in) (?=heavy snow\b)/, 'make '],
  // "With thin white gaps between them"
  [/(?<=\b(?:gaps?|spaces?|margins?) )between (?:it|them|the (?:pictures|photos))\b/, ''],
  // "Repair it, but don't add any colour"
  [
    /(?<=\b(?:repair|restore|fix|mend)\b[^.;]* )(?:,|and|but)(?: (?:,|and|but))* (?:do not|dont|don t) add (?:any |new )*colou?rs?(?: to it)?(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Remove the box I drew, that's a trash can"
  [
    /(?<=\b(?:remove|erase|delete)\b[^.;]*\bi (?:have )?(?:drew|drawn|marked|painted|circled|boxed)[^.;,]* ), (?:thats|that is|that s|its|it is|it s) (?:just )?(?:an?|the|my|our) (?:\w+ )?\w+(?= ?$| ?[.;!])/,
    '',
  ],
  // "A wide white border like a postcard"
  [/(?<=\b(?:frame|border|edge) )(?:like|as) (?:on )?(?:a|an old|old) postcards?\b/, ''],
  // "No background, no frame, just the shoe"
  [
    new RegExp(`${START}no background (?:, no (?:\\w+ )?\\w+ )*, (?:just|only) the \\w+${END}`),
    'remove the background',
  ],
  // "A smooth gradient"
  [/\b(?:smooth|soft|nice|gentle) (?=gradient\b)/, ''],
];
