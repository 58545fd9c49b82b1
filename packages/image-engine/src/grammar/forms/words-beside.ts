import { COLOUR, END, PICTURE, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Words beside a wish that add nothing to it, or tell how it is meant. */
export const WORDS_BESIDE_FORMS: readonly Form[] = [
  // "Fog at 40 %", as French has it: "in 40"
  [/\b(fog|mist|haze) in (?=\d)/, '$1 '],
  // "A nice head and shoulders crop"
  [
    /\b(?:(?:nice|tight|classic|clean|good|proper|close) )*head and shoulders (?:crop|shot|portrait|framing|picture|photo)\b/,
    'headshot crop',
  ],
  // "… “SALE” in the corner, bold white text on the photo"
  [
    new RegExp(
      `(?<=“”[^.]*)(?:,|in|and|with)(?: (?:in|and|with|an?))* ((?:bold|thick|thin|large|big|small) )?(${COLOUR}) (?:text|letters|lettering|font)(?: (?:on|over) (?:the |my |this )?(?:photo|picture|image|pic))?(?= ?$| ?[,.;!])`,
    ),
    'in $1 $2 letters',
  ],
  // "… “SALE”, font size 60"
  [
    /(?<=“”[^.]*)(?:,|in|and|with|at)(?: (?:in|and|with|at|an?))* (?:(?:font|text|letter) )?size (?:of )?(\d+)(?: ?(?:pt|points?|px|pixels?))?(?= ?$| ?[,.;!]| and\b)/,
    ', $1px',
  ],
  // "… “SALE”, Arial if possible"
  [
    /(?<=“”[^.]*)(?:,|and|with)(?: (?:and|with|the|font))* (arial|helvetica|times|verdana|courier|georgia)(?: (?:new roman|font))?(?: if (?:possible|you can|available))?(?= ?$| ?[,.;!])/,
    'in $1',
  ],
  // "A dark city behind me"
  [
    /\bdark city (?=(?:behind|in the background|background|as (?:the )?background|skyline)\b)/,
    'city at night ',
  ],
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
  // "A wide white border like a postcard"
  [/(?<=\b(?:frame|border|edge) )(?:like|as) (?:on )?(?:a|an old|old) postcards?\b/, ''],
  // "No background, no frame, just the shoe"
  [
    new RegExp(`${START}no background (?:, no (?:\\w+ )?\\w+ )*, (?:just|only) the \\w+${END}`),
    'remove the background',
  ],
  // "A smooth gradient"
  [/\b(?:smooth|soft|nice|gentle) (?=gradient\b)/, ''],
  // "I can't see anything in the dark corners"
  [
    new RegExp(
      `${START}(?:(?:i|you|we|one) )?(?:can )?(?:cant|cannot|can not|hardly|barely|dont|do not)? ?(?:see|make out|recogni[sz]e|there is|theres) (?:not |hardly )?(?:anything|nothing|a thing|much|any detail|no detail)(?: (?:to see|anymore|any more|at all))? in the (?:dark(?:er|est)? (?:corners|parts|areas|bits|spots|places)|shadows|shade)${END}`,
    ),
    'lift the shadows',
  ],
  // "Picture 2 should be the background of picture 1"
  [
    new RegExp(
      `${START}(?:make )?(${PICTURE}) (?:(?:should|shall|must|will|can|is to|has to) )?(?:(?:be|become|serve|go|act) )?(?:as )?(?:the |a )?(?:new )?background (?:of|for|behind|to|in) ${PICTURE}(?: is)?${END}`,
    ),
    'use $1 as the background',
  ],
  // "Sepia no, rather black and white"
  [
    /(?<=^|[,.;] )(sepia|vintage|black and white|grayscale|blur|cartoon|anime|comic|sticker|hdr|neon) (?:not|no) [,;] (?=(?:rather |better |just |but )?(?:in |with |a |make )?\w)/,
    '',
  ],
  // "Less shadows"
  [
    new RegExp(`${START}(?:less|fewer|softer|lighter)(?: of)? (?:the )?shadows${END}`),
    'lift the shadows',
  ],
  // "It's too hazy because of the fog in the distance, remove it"
  [
    /(?<=\b(?:hazy|misty|foggy) )(?:because|due|thanks) (?:of|to) (?:the )?(?:fog|haze|mist)(?: (?:in the distance|over \w+ \w+|on the \w+))?/,
    '',
  ],
  // "Restore it without changing his face"
  [
    /(?<=\b(?:restore|repair|mend|bring back to life)\b[^.;]* )(?:(?:,|but|and) )*(?:without (?:chang|alter|touch|modify)(?:e|ing)?|(?:dont|do not) (?:change|alter|touch|modify)) (?:the|his|her|my|our|their|its) (?:faces?|features|eyes|expressions?|looks)(?= ?$| ?[,.;!?])/,
    '',
  ],
  // "Passport photo, white background and the wrinkles gone", whose verb stood behind both
  [
    new RegExp(
      `(?<=\\b(?:passport|visa|id) photo )(?:, )?remove (${COLOUR} background) and (?=the )`,
    ),
    ', $1 , remove ',
  ],
];
