import { COLOUR, END, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const STRANGER =
  '(?:(?:other |random |old |annoying |strange |drunk |half )*(?:strangers?|photobombers?|tourists?|ex|pass\\w+ by|passerby|bystanders?|waiter))';
const SOMEONE =
  '(?:(?:other |random |old |annoying |strange |drunk |half )*(?:guy|man|woman|girl|boy|lady|dude|bloke|chap|person|people|kid|kids|couple|car|van|bin|pole|sign|lamp post|lamppost|arm|hand|elbow|shoulder|bike))';
const NO_SIDE =
  '(?!(?:\\w+ )?(?:background|backdrop|sky|ground|grass|lawn|floor|ceiling|space|bars?|borders?|edges?|margins?|strip|parts?|sides?|half|third|quarter|area|bits?|rest|frame|corners?|white|black|left|right|top|bottom|nothing|stuff|subject)\\b)';
const PLACE =
  '(?:on|at|in|to|behind|next to|beside|near|by|from|walking|standing|sitting|with|who|photobombing)';

const FAINTER =
  '(?:(?:should|to|be|is|a|bit|little|slightly|much|more|rather) )*(?:fainter|weaker|subtler|subtle|discreet|paler|less (?:visible|strong|present|prominent)|see through|transparent)';

/** What the words of a wish say twice, or in a way that means something else beside it. */
export const TOLD_ONCE_FORMS: readonly Form[] = [
  // "And above all no fog"
  [
    /(?<=[,;] |\band |\bbut )(?:above all|most of all|especially|most importantly|importantly|certainly|definitely|by all means|really|simply) (?=(?:no|not|dont|without|nothing)\b)/,
    '',
  ],
  // "Everything around shall vanish, keep only the cat"
  [
    new RegExp(
      `${START}(?:everything|all|whatever is|what is|whats|the stuff|all the stuff) (?:all )?(?:around|around (?:it|me|him|her|us|them)|else) (?:should |must |shall |can |may |has to |needs to |is to )?(?:vanish|disappear|go|be gone|go away|be removed)(?: [,;]| and)* (?=(?:keep|leave) only\\b|only (?:the|my|our|his|her) \\w+ (?:should|shall|must|may|can|is to|stays?|remains?)\\b)`,
    ),
    '',
  ],
  // "Crop out the guy on the right": a shape would not cut him off.
  [
    new RegExp(
      `${START}((?:please |can you |could you )*)(?:crop|trim) (?:out )?((?:the|that|this|my|those|these|all the) (?:${STRANGER}(?: ${PLACE} [^,.;:!?“]*?)?|(?:${SOMEONE}|${NO_SIDE}(?:\\w+ )?\\w+) ${PLACE} [^,.;:!?“]*?)) ?(?:out)?${END}(?<=\\bout\\b.*)`,
    ),
    '$1 remove $2',
  ],
  // "Hearts round the edges": around them, and no round corners
  [
    /(?<=\b(?!(?:and|then|please|make|also|just|but|with|nice|or|to|you|the|have|want|plus|need|give|slightly|very|a)\b)[a-z]+ )round (?=(?:the |its |all the )?(?:edges?|corners|borders?|outside|rim|sides)\b)/,
    'around ',
  ],
  [/\bwidescreen (?:desktop )?wallpaper\b/, 'widescreen'],
  // "Only the cup, cut out": what is before the ground is that.
  [
    /(?<=^|[.;!?] )(?:please )?(?:only|just|nothing but) (?:(?:the|my|our|his|her|this) )?(?!it\b|him\b|her\b|us\b)\w+ (?:, |and )+(?=(?:cut out|isolated|remove background|without (?:a |the |any )?background)(?= ?$| [,.;]| with\b| on\b| in\b| and\b| as\b| for\b))/,
    '',
  ],
  // "Resize for email, 1024 wide"
  [
    /\b((?:resize|shrink|scale|downsize)(?: (?:it|this|them))?(?: down)?) for (?:an? |the |my |our |his |her )?(?!instagram|youtube|facebook|twitter|linkedin)\w+ [,:–-] (?:to )?(?=\d+ (?:wide|high|tall|across)\b)/,
    '$1 to',
  ],
  // "Put me before the mountains and blur them": the mountains, and not me.
  [
    /\b((?:mountains?|hills?|beach|forest|woods|city|skyline|office|kitchen|trees|sunset)) (?:, )?(?:and|but) (?:please )?(?:blur|defocus|soften) (?:it|them)\b/,
    '$1 and blur the background',
  ],
  // "Write SALE, yellow on black"
  [
    new RegExp(
      `(?:, |in |with )+(${COLOUR})(?: (?:letters|text|writing|font|lettering))? on (?:an? |the )?(${COLOUR})(?: (?:background|ground|bar|strip|box|banner))?(?<=(?:“”|\\b(?:write|text|caption|title|headline)\\b).*)${END}`,
    ),
    ', $1 on a $2 bar',
  ],
  // "A sticker, no white edge"
  [
    new RegExp(
      `(\\bsticker\\b[^.;:!?“]*?) (?:, |and |but |with )*(?:no|without) (?:an? |the |any |that )?(?:white )?(?:edges?|borders?|outline|rim|contour)${END}`,
    ),
    '$1 without outline',
  ],
  // A passport photo has that size.
  [
    /\b((?:passport|visa|biometric|id) (?:size |sized |style )?(?:photo|photograph|picture|pic|image)\b[^“]*?) (?:, |in |of |at |with |size |\( |- )+(?:35 ?(?:mm )?(?:x|×|by|:) ?45|35[x×:]45|3\.5 ?(?:cm )?(?:x|×|by) ?4\.5|3\.5[x×:]4\.5)(?: ?(?:mm|cm|millimeters|centimeters))?(?: size| format)?(?: \))?(?= ?$| [,.;!?]| and\b| please\b)/,
    '$1',
  ],
  // "A double exposure: my portrait and the sea, the sea fainter": the second of them
  [
    new RegExp(
      `(\\bdouble exposure) ([^.;!?“]*?\\b(?:and|with) (?:of )?(?:${WHOSE} |an? )?(\\w+)(?: [^,.;:!?“ ]+){0,4}?) (?:, |and |but |with )+(?:${WHOSE} )?\\3 ${FAINTER}${END}`,
    ),
    '$1 at 60% $2',
  ],
  [
    new RegExp(
      `(\\bdouble exposure\\b[^.;!?“]*?) (?:, |and |but |with )+(?:the )?(?:second|2nd|other|last)(?: (?:one|picture|photo|image))? ${FAINTER}${END}`,
    ),
    '$1 at 60%',
  ],
  // "Side by side, the one of my son on the left": whose they are, nobody can tell.
  [
    new RegExp(
      `(?<=\\b(?:side by side|next to each other|beside each other)\\b[^.;:!?“]* )(?:, |and |with )+(?:this|that|the one|the (?:picture|photo)|the one picture) (?:of|with) (?:${WHOSE} )?\\w+ (?:(?:on|at|to|is|comes|goes) )*(?:the )?(?:left|right)(?: (?:hand )?side)?${END}`,
    ),
    '; pictures in reverse order',
  ],
  // "The trees should show only inside of my head": what that exposure does
  [
    new RegExp(
      `(\\bdouble exposure\\b[^.;:!?“]*?) (?:[,;–-] |and |so (?:that )?|where |but )+(?:${WHOSE} )?(?:\\w+ ){1,3}?(?:should |must |shall |to |can |may |is |are |only |just |be )*(?:show|shows|seen|visible|appear|appears|showing|stay|stays|be|is|are|keep|go|goes|fill|fills)? ?(?:up )?(?:only |just )?(?:inside|within|in)(?: of)? (?:my|the|her|his|our|its) (?:head|profile|silhouette|outline|body|face|figure|shape|portrait|contour)(?: only)?${END}`,
    ),
    '$1',
  ],
  // "We want the same light grey backdrop (#EDEDED)": the same in every picture of the shop
  [
    new RegExp(
      `\\b(want|need|like|have|use|put|with|on|in|get) (?:the |that |our )?(?:exact |very )?same ((?:${COLOUR} )?(?:color )?)(background|backdrop)\\b`,
    ),
    '$1 a $2 $3',
  ],
  [new RegExp(`(${COLOUR} (?:background|backdrop)) \\( ?(#[0-9a-f]+) ?\\)`), '$1 $2'],
  [
    new RegExp(
      `${START}(?:the |one |an? )?(?:exact |very )?same (${COLOUR}) (background|backdrop)(?= #| behind| for (?:all|every|each)| on (?:all|every|each)| in (?:all|every|each))`,
    ),
    '$1 $2',
  ],
  [
    new RegExp(
      `(${COLOUR} (?:background|backdrop)(?: #[0-9a-f]+)?) (?:behind|for|on|in) (?:all|every|each)(?: of)?(?: the| my| our)? (?!photos|pictures|images|pics|photo|picture|image|of\\b)\\w+${END}`,
    ),
    '$1',
  ],
  // "A collage, the bride biggest in the middle, thin white gaps": the gaps are those of the collage.
  [
    new RegExp(
      `(\\b(?:collage|side by side|next to each other|beside each other|one above the other)\\b[^,.;:!?“]*?) , ([^,.;:!?“]*?\\b(?:big|bigger|biggest|large|larger|largest|small|smaller|center|middle|main|left|right|top|bottom|first)\\b[^,.;:!?“]*?) , ((?:with )?(?:an? )?(?:(?:thin|thick|wide|narrow|small|no|fine|big) )?(?:${COLOUR} )?(?:gaps?|spaces?|lines?|borders?|dividers?)(?: between(?: \\w+)?)?)${END}`,
    ),
    '$1 , $3 , $2',
  ],
  // "Fog. Lots of it. Spooky": as such a fog is.
  [
    /(?:[,.;!] |and |with |make it |really |very |nice and |all |so |looking |look )+(?:spooky|creepy|eerie|scary|haunted|haunting|ghostly|sinister|ominous|halloweeny)(?: (?:look|mood|vibe|feel|atmosphere|like|please))*(?<=\b(?:fog|foggy|mist|misty)\b[^“]*)(?= ?$| [,.;!?])/,
    '',
  ],
  // "No fancy font": a plain one, as it is anyway
  [
    /(?:, |and |but |with )+(?:no|not an?|nothing|without an?) (?:fancy|silly|curly|swirly|frilly) (?:fonts?|letters|lettering|writing|script)\b/,
    '',
  ],
];
