import { COLOUR, colourAmong, END, LAST, START, WHOSE } from '../parts.ts';
import { AND_THOUGH, JOINT } from '../pieces/joints.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import { ALL, CUT_OUT, KEEP, WHO, WORD } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const HUED = `(?:(?:${colourAmong('bright')}|ugly|visible|thin|bright|decent) )*`;

/** What is to be seen by itself, with nothing behind it. */
export const BY_ITSELF_FORMS: readonly Form[] = [
  // "Free the bottle from its background"
  [
    new RegExp(
      `${START}(?:free|separate|detach|release|lift) (?:the |my |this )?\\w+(?: \\w+)? (?:from|off|out of) (?:its|the|her|his|their) background${END}`,
    ),
    'remove the background',
  ],
  // "Replace the white background with a transparent one"
  [
    new RegExp(
      `${START}(${PLEASE_ALSO})(?:(?:replace|change|swap|turn|convert) (?:(?:the|my|this|its) )?(?:${COLOUR} )?background (?:with|by|to|into|for) (?:an? )?(?:transparent|transparency)(?: (?:one|background))?|make (?:the|my|this|its) ${COLOUR} background transparent)${END}`,
    ),
    '$1 remove the background',
  ],
  // "Keep only the girl, the rest out"
  [
    /(?<=\bkeep only [^,.;:!?“]+ )(?:(?:,|and) )+(?:(?:all )?the rest|everything else|all else) (?:is )?(?:out|gone|away|off|goes|remove it|delete it)(?= ?$| [,.;!])/,
    '',
  ],
  // "White background, without a halo around the hair": nothing else is to be seen of the old one
  [
    new RegExp(
      `(?<=\\b(?:background|cut out)\\b[^.;:!?“]* )(?:(?:,|and|but|with) )*(?:without|no|not) (?:(?:an?|any|the) )?${HUED}(?:halos?|fringes?|fringing|edges?|borders?|rims?|outlines?|seams?) (?:(?:${COLOUR}) )?(?:(?:left|visible) )?(?:around|round|in|on|along|at) (?:of )?(?:(?:the|my|her|his|our|their|all) )*(?:hairs?|head|fur|edges?|contours?|silhouette|ears|subject|person)${END}`,
    ),
    '',
  ],
  // "Cut away the background so only the dog is left"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:cut|clear|strip|take|knock|crop|trim|remove|erase|delete|get rid of|drop)(?: (?:away|off|out))? (?:the |all the )?(?:background|backdrop)(?: (?:away|off|out))? (?:(?:,|so|that|and|until|till) )+(?:only|just|nothing but|nothing except|all thats left is|all that is left is) (?:(?:the|my|our|his|her) )?(?!(?:the|my|our|text|writing|letters|words|logo|sky|shadows?)\\b)\\w+(?: (?:and (?:the |my )?)?\\w+)? ?(?:(?:is|are|remains?|stays?|can be|will be|left|seen|over|visible|behind|there|on its own|by itself|alone) ?)*${END}`,
    ),
    'remove the background',
  ],
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:cut|clear|strip) (?:(?:away|off) the (?:background|backdrop)|the (?:background|backdrop) (?:away|off))${END}`,
    ),
    'remove the background',
  ],
  // "Plain grey behind me, keeping the strands of hair": they are of what stays
  [
    new RegExp(
      `(?<=\\bbackground\\b[^.;!?“]* |\\bcut ?out\\b[^.;!?“]* )${JOINT}(?:without losing|do not lose|dont lose|keep|keeping|in keep|by keeping|preserve|preserving)(?: (?:well|all|carefully|nicely))* (?:the|my|its|her|his|all the) (?:(?:fine|loose|single|little|individual) )*(?:strands?|locks?|wisps?|hairs?|curls|fur|whiskers|feathers)(?: of (?:(?:the|my|her|his|its) )?(?:hair|fur|mane|beard))?${END}`,
    ),
    '',
  ],
  // "Remove the background keep the hair details": as a cut-out does
  [
    new RegExp(
      `(?<= )${AND_THOUGH}(?:\\b${KEEP} ${ALL}|${ALL}\\b(?=hairs? (?:should |must |can )?(?:keep|stay)))(?:hairs?|curls?|fur|strands?|whiskers|flyaways|fringes?|ponytail|beard|lace|fluff|feathers)(?: (?:details?|strands?|edges?|ends?|tips|curls))?(?: (?:intact|as is|as they are|as it is|in|on|clean|visible|nice|natural|please|should|must|can|keep|stay))*${END}(?<=\\b${CUT_OUT}\\b[^“]*)`,
    ),
    '',
  ],
  // "Transparent PNG of our logo"
  [
    new RegExp(
      `${START}(?:(?:please|i|we|need|want|make|me|give|get|an?|the) )*(?:transparent|see through|cut ?out) (?:png|version|file|copy) (?:of|from|for) (?:${WHOSE}|an?) (?:\\w+ )?\\w+${END}`,
    ),
    'remove the background',
  ],
  // "Make the logo transparent"
  [
    new RegExp(
      `${START}(?:please )?make (?:the|my|our|this) (?:logo|picture|photo|image|product|cutout|png|icon) (?:all |completely )?transparent${END}`,
    ),
    'remove the background',
  ],
  // "A sticker of my cat, no outline round it": without its edge it is what was cut out.
  [
    new RegExp(
      `${START}(?:${WORD} )*?(?:sticker|stickers|decal|die cut|diecut)\\b(?: ${WORD})*?(?: ,| but| and| with| please)* (?:without|no|with no|minus|dont add|dont want|leave out|skip|not with)(?: (?:an?y?|the|that|its|white|black|thick|thin|paper|of))* (?:outlines?|borders?|edges?|stroke|rim|contour|edging)(?: (?:round|around|on|to|about)(?: (?:it|him|her|them|that|the \\w+|my \\w+))?)?${END}`,
    ),
    'remove the background',
  ],
  // "Remove the background and the shadow too": it goes along
  [
    new RegExp(
      `\\b((?:remove|cut out|delete|erase|take out|take away|get rid of) (?:the |my )?background)(?: (?:and|,|with|plus|also|including|incl))+ (?:also )?(?:the |its |his |her |any |all )?shadows?(?: (?:too|as well|also|behind (?:me|us|him|her|it)|on the \\w+))*${END}`,
    ),
    '$1',
  ],
  // "I want just the T-shirt, no hanger, no wall"
  [
    new RegExp(
      `${START}(?:(?:i|we) (?:only |just )?(?:want|need|would like) |give me |keep )?(?:only |just )+(?:the|my|this|our|his|her) (?!background|sky|photo|picture|image|faces?|text|colors?|rest|edges?|border|wall|table|floor|room)\\w+(?: , (?:and )?no (?:\\w+ )?\\w+)*? , (?:and )?no (?:\\w+ )?(?:hangers?|hooks?|walls?|tables?|floor|background|backdrop|mannequin|dummy|stand|desk|shelf|surface|props|clutter|surroundings)(?: , (?:and )?no (?:\\w+ )?\\w+)*(?= ?$| ?[.;!])`,
    ),
    'remove the background',
  ],
  // "Cut me out and put nothing behind", "the bag floating on nothing"
  [
    new RegExp(
      `\\bcut ${WHO} out(?: of (?:the|this|that) (?:photo|picture|image|pic))? (?:, )?(?:and|with) (?:then )?(?:(?:put|have|leave|show) )?nothing (?:at all )?(?:behind|at the back|around)(?: ${WHO})?${END}`,
    ),
    'remove the background',
  ],
  [
    new RegExp(
      `(?:\\b(?:want|love|like|need|have|show|put) (?:${WHO} )?|${START}${WHO} (?=(?:just )?(?:floating|hovering|sitting|standing)))(?:floating |sitting |standing |hovering |just )*(?:on|in|against|over|with) nothing(?: at all)?(?: behind(?: ${WHO})?)?${END}`,
    ),
    'remove the background',
  ],
  // "Remove the background and save it transparent"
  [
    /(?<=\bremove (?:the )?background )(?:and|,|and then) (?:save|keep|export|leave|give|make) (?:it|me|that|the)(?: it)? (?:as )?(?:an? )?transparent(?: png)?(?= ?$| ?[,.;!])/,
    '',
  ],
  // "No background, no frame, just the shoe"
  [
    new RegExp(`${START}no background (?:, no (?:\\w+ )?\\w+ )*, (?:just|only) the \\w+${END}`),
    'remove the background',
  ],
  // "I only need the sofa"
  [
    new RegExp(
      `${START}(?:i|we) (?:only|just) (?:need|want|require) ${WHOSE} ((?:${COLOUR} )?\\w+)(?: ,)?(?: (?:and )?nothing else| alone| itself| on its own| without anything(?: else)?| by itself)?${LAST}`,
    ),
    'keep only the $1',
  ],
  // "The logo is on a photo of paper, remove the paper so it is only the ink"
  [
    new RegExp(
      `(?:(?:my|the|our|this) (?:\\w+ ){0,3}(?:is|was) (?:drawn |written |printed |painted |photographed )?on (?:an? |the |some )?(?:photo of |picture of |piece of |sheet of |scan of )?(?:white |lined |brown )?(?:paper|card|cardboard|napkin|page|cloth|canvas|table|desk)(?: [,.;]| and)+ (?:please |so |can you )*)?\\b(?:remove|get rid of|take away|take out|lose|delete|drop|erase) (?:the|all the|that) (?:white |lined |brown )?(?:paper|card|cardboard|napkin|page|cloth|canvas|table|desk) (?:, )?so (?:that )?(?:only|just|its only|it is only|its just|it is just|theres only|there is only|i only have|we only have|i have only|i just have) (?:the |my )?(?:\\w+ ){0,3}\\w+(?: (?:is|are) (?:left|there|visible))?(?: remains?| stays?| left)?${END}`,
    ),
    'remove the background',
  ],
  // "Only the cup, cut out": what is before the ground is that.
  [
    /(?<=^|[.;!?] )(?:please )?(?:only|just|nothing but) (?:(?:the|my|our|his|her|this) )?(?!it\b|him\b|her\b|us\b)\w+ (?:, |and )+(?=(?:cut out|isolated|remove background|without (?:a |the |any )?background)(?= ?$| [,.;]| with\b| on\b| in\b| and\b| as\b| for\b))/,
    '',
  ],
  // "I need the logo on a transparent background"
  [
    new RegExp(
      `${START}(?:please )?(?:i need|i want|we need|id like|put|get me|get|give me|show|have|make)? ?(?:just |only )?(?:the|my|our|this) (?:\\w+ ){1,2}(?:on|with|in|against) (?:an? )?(?:transparent|clear|see through) (?:background|bg|backdrop)${END}`,
    ),
    'remove the background',
  ],
  // "Remove only the background"
  [/\b(remove|delete|erase|cut) (?:only|just) (?=the (?:background|backdrop)\b)/, '$1 '],
];
