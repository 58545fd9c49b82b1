import { COLOUR, END } from './parts.ts';
import type { Form } from './rewrite.ts';

const AND = '(?:(?:,|[.;]|and|but|with|while|though|please) ){0,4}';
const NOT_LOSE =
  '(?:preserve|preserving|retain|save|without (?:losing|touching|smearing|smoothing|removing|erasing|erase|lose|killing|cutting(?: off)?|destroying)|(?:dont|do not|not) (?:lose|touch|smear|smooth|remove|erase|kill|cut(?: off)?|chop(?: off)?|destroy))';
const KEEP = `(?:keep|keeping|leave|leaving|${NOT_LOSE})`;
const ALL =
  '(?:(?:all|every|each|any|single|it|him|them|us|me|the|of|my|her|his|its|our|their|your|fine|finest|fluffy|little|tiny|natural|curly|loose|stray|wispy) )*';
/** What mends a print and nothing else: whatever sharpens or brightens does so to faces, too. */
const REPAIR = '(?:restor\\w*|repair\\w*|mend|scratch(?:es|ed)?|creased?|creases|cracks?|stains?)';
/** Noise that is to go, and none that is wished for. */
const NOISE =
  '(?<!\\b(?:add|more|some|bring|put|film|look)\\b.*)(?<=\\b(?:nois[ey]|denoise|clean|smooth|upscale)\\b[^“]*)';
/** Of these a wish is limited to the rest. */
const PART_OF_PICTURE =
  '(?:\\w+ )?(?:sky|skies|clouds|background|backdrop|surroundings|subject|foreground|person|people|man|woman|child|children|dog|cat|rest|colou?rs?)\\b';
const CUT_OUT =
  '(?:background|backdrop|cut out|cutout|sticker|transparent|behind (?:me|us|him|her|them|it))';

/** What is to stay, and does whatever is done: no wish stands against it. */
export const KEPT_ANYWAY_FORMS: readonly Form[] = [
  // "The boat and the water in front stay just how they are"
  [
    new RegExp(
      `(?<= )((?:the|my|our|his|her) (?!${PART_OF_PICTURE})(?:\\w+ )?\\w+(?: and (?:the |my |our |his |her )?(?!${PART_OF_PICTURE})(?:\\w+ )?\\w+)?)(?: (?:in front|in the (?:front|foreground|middle)|there|on the (?:left|right)))? (?:should |must |to |has to |have to )?(?:stays?|remains?) (?:just |exactly |all )?(?:how|the way|like|as) (?:it|they) (?:is|are)${END}`,
    ),
    'leave $1 as it is',
  ],
  // "…, but don't make it look brand new": no wish for a restoration, and none against it
  [
    /(?<=\w )(?:[,.?!] |but |and |though )*(?:please )?(?:dont|do not|not|without) (?:make|making|let|have|get) (?:it|this|them|everything) (?:to )?look(?:ing)? (?:too |all |brand |completely |like )*(?:new|modern)(?: (?:though|please|either|again))*(?= ?$| ?[,.;!?])/,
    '',
  ],
  // "Hide the faces of the other children, blur or pixelate": how is not asked of the whole picture
  [
    new RegExp(
      `(\\b(?:hide|blur(?: out)?|pixelate|cover|anonymi[sz]e|obscure|censor|mask)(?: (?:out|up))? (?:the |all )*(?:faces?|heads?) of (?:all )?(?:the |those )?others?(?: \\w+)?)(?:(?: ,)? (?:blur|pixelate|or|with|by|a|an|the|it|them|blurring|pixelating|mosaic|either|whatever|idc|i dont care|is fine|is ok))+${END}`,
    ),
    '$1',
  ],
  // "Fix the scratches without changing his face": a repair makes no other face
  [
    new RegExp(
      `(?<= )${AND}\\b(?:(?:without|not|dont|do not|never) (?:change|changing|alter|altering|touch|touching|modify|modifying|distort|distorting|redraw|redrawing|make up|making up) ${ALL}(?:faces?|features|facial features|likeness|looks|expressions?)(?: to)?|(?:keep|leave|keeping|leaving) ${ALL}(?:faces?|features|facial features|likeness) (?:(?:exactly|just|precisely|as|it|they|is|are|was|were|the|same|true|untouched|unchanged|alone|recogni[sz]able|intact|real|to|life) ?)+?)(?: please)?${END}(?<=\\b${REPAIR}\\b[^“]*)`,
    ),
    '',
  ],
  // "Clean it up, but leave the texture in the veil": less of it
  [
    new RegExp(
      `(?<= )${AND}\\b${KEEP} ${ALL}(?:textures?|details?|structures?|weave|stitching|embroidery|fabric|pores|strands?|fur|feathers|lace)(?: (?:in|of|on) (?:the|her|his|my|its|our|their) \\w+(?: (?!and|but|then)\\w+)?)?(?: intact| as is| alone| visible| please)*${END}${NOISE}`,
    ),
    ' , but not too much',
  ],
  // "Noise everywhere, clean it without losing the stage lights"
  [
    new RegExp(
      `(?<= )${AND}\\b${NOT_LOSE} ${ALL}(?:(?!texture|detail)\\w+ ){0,2}?(?:lights?|lamps|stars|lanterns|candles|glow|sparkle|highlights|letters|writing|text)(?: (?:of|on|in) (?:the|her|his|my|its|our) \\w+)?${END}${NOISE}`,
    ),
    '',
  ],
  // "Remove the background keep the hair details": as a cut-out does
  [
    new RegExp(
      `(?<= )${AND}(?:\\b${KEEP} ${ALL}|${ALL}\\b(?=hairs? (?:should |must |can )?(?:keep|stay)))(?:hairs?|curls?|fur|strands?|whiskers|flyaways|fringes?|ponytail|beard|lace|fluff|feathers)(?: (?:details?|strands?|edges?|ends?|tips|curls))?(?: (?:intact|as is|as they are|as it is|in|on|clean|visible|nice|natural|please|should|must|can|keep|stay))*${END}(?<=\\b${CUT_OUT}\\b[^“]*)`,
    ),
    '',
  ],
  // "… the last app cut off all my curls"
  [
    new RegExp(
      `(?<= )${AND}\\b(?:because |as |since )?(?:the |my |your |this |that )?(?:last|other|previous|old|first|every other|another|any other) (?:app|tool|site|website|program|version|try|one|time)(?: i (?:tried|used|had))? (?:it )?(?:(?:always|just|kept|totally|completely|has|had) )*(?:chopped|cut|cutting|chopping|cuts|ate|removed|lost|took|butchered|ruined|erased|deleted|missed|sliced|messed up)(?: (?:off|away|out|up))? ${ALL}\\w+(?: \\w+)?${END}(?<=\\b${CUT_OUT}\\b[^“]*)`,
    ),
    '',
  ],
  // "Hazy, clearer please, but the blue not garish"
  [
    new RegExp(
      `(?<=\\w )(?:, |but |and |though )+(?:please )?(?:the |its )?${COLOUR} not (?:(?:too|so|all|overly) )*(?:decent|garish|gaudy|kitschy|screaming)${END}`,
    ),
    '',
  ],
  // "Leave a little shadow under the mug so it doesn't look like it's floating"
  [
    new RegExp(
      `(?<= )${AND}\\b(?:keep|keeping|leave|leaving|have) (?:(?:a|an|the|some|its|little|bit|of|tiny|small|slight|soft|natural|original|subtle|light|hint) )*shadows? (?:under|below|beneath|underneath|at the (?:bottom|foot) of|on the (?:floor|ground) (?:under|below))(?: (?:(?:the|my|his|her|our|its|their) )?\\w+)?(?: (?:so|so that|that|to make|or) (?:it|they|he|she|the \\w+) (?:(?:doesnt|does not|dont|do not|wont|isnt|is not|looks?|is|are|stands?|grounded|natural|like|real|look|as|if|though|its|theyre|it|they|appear|seem|to be|floating|float|hovering|in|the|mid|air|flying|on|ground|table|floor|surface) ?)+)?${END}(?<!\\b(?:eyes|chin|nose|hat|brows?|trees?|leaves) ?)(?<=\\b(?:(?:remove|replace|delete) (?:the |my )?(?:background|backdrop)|(?:background|backdrop) (?:(?:pure|plain|to|all|be) )*(?:white|gray|transparent)|(?:white|gray|plain|clean|solid|transparent|seamless) (?:background|backdrop)|cut ?out|on(?:to)? (?:pure |plain |a )*white)\\b[^“]*)`,
    ),
    ' , soft shadow',
  ],
  // "Brighter, but the candles should still look like candles"
  [
    new RegExp(
      `(?<= )(?:, )*(?:but|though) (?:please )?(?:the |my |her |his |our )?(?!(?:neon|polaroid|night|sticker|sketch|cartoon|painting|poster)\\b)(\\w+) (?:(?:should|must|has to|have to|needs? to|still) )+look (?:just |exactly |a bit )?like (?:an? |the |real |my )*\\1${END}`,
    ),
    '',
  ],
  // "… crisp like how they looked in real life"
  [
    new RegExp(
      `(?<=\\w )(?:, )?(?:(?:just|exactly|more|much) )*(?:like|as|the way|how|to how|to match)(?: how| what)? (?:it|they|he|she|i|we|things|everything|the \\w+) (?:(?:really|actually|just|all) )*(?:looked|look|looks|remember|saw|remembered)(?: (?:it|them))? (?:in (?:real life|reality|person|the flesh)|irl|to (?:the|my|our) (?:naked )?eyes?|with (?:my|our) own eyes|when (?:i|we) (?:was|were) there)${END}(?<=\\b(?:crisp|clear|clearer|sharp|sharper|haze|hazy|foggy|bright|brighter|vivid|natural|warm|warmer|detailed|blurry)\\b[^“]*)`,
    ),
    '',
  ],
  // "The wall behind it should be yellow, and the guitar stays exactly as it is"
  [
    new RegExp(
      `(?<= )${AND}(?:(?:the|my|our|his|her) \\w+|me|us|him|them) (?:(?:stays?|remains?|should stay|must stay|is|are) )?(?:exactly |just )?(?:as (?:it is|is|they are|i am|we are)|the same|untouched|unchanged|normal)${END}(?<=\\b(?:wall behind|only (?:the )?background|background only|just the background|behind (?:it|me|us|him|her|them|the \\w+))\\b[^“]*)`,
    ),
    '',
  ],
  // "The shadow may stay", of a cut-out on a colour: one is drawn where it stands
  [
    new RegExp(
      `(?<= )(?:, |but |and )+(?:the |its |a |any )?shadows? (?:can|may|could|should|must) (?:still )?(?:stay|keep|remain|be kept|be there)${END}(?<=\\b(?:remove (?:the )?background|cut ?out|transparent|(?:white|plain) background|pure white|on white)\\b[^“]*)`,
    ),
    ' , soft shadow',
  ],
];
