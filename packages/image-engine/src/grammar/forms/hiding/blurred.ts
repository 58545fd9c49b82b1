import { END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';
import { COVERED } from './parts.ts';

const WHOSE = '(?:(?:the|my|our|his|her|their|all|any|this|that|those) )*';
/** What is hidden by a blur, and is no background. */
const HIDDEN = `${WHOSE}(?:(?:license|number|licence|name|car|house|street|phone|account|other) )?(?:plates?|numbers?|faces?|names?|logos?|signs?|address|text|writing|letters|lettering|screens?|labels?|badges?|tattoos?)(?: (?:of|on) (?:the |my |our |his |her |their )?\\w+)?`;
const HOW = '(?:emojis?|smileys?|stickers?|pixelation|pixelated|mosaic|blurr?(?:y|ed|ing)?)';

/** Faces and writing that are to be blurred or pixelated. */
export const BLURRED_FORMS: readonly Form[] = [
  // "Censor this", "anonymise this face": nothing but what is pointed at
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:redact|censor|anonymise|anonymize)(?: out)? (?:the(?= ?$)|(?:this|that|these|those|it)(?: (?:faces?|heads?|persons?|people|plates?|names?|numbers?|address|text|screen|sign))?)${END}`,
    ),
    'pixelate this area',
  ],
  // "Pixelate the sign": what is hidden, and no look of all of the picture
  [
    new RegExp(
      `${START}(?:please )?(?:pixelate|pixel art|pixelated) (?:the|this|that|my|his|her) (?:signs?|house number|numbers?|names?|text|logos?|screens?|address|phone number|posters?|tattoos?|badges?|name tag)(?: (?:on|of|in) the \\w+)?${END}`,
    ),
    'pixelate the thing i boxed',
  ],
  // "Blur the license plate and the background"
  [
    new RegExp(
      `\\b(blur(?: out)?) (${HIDDEN}) (?:(?:,|and|as well as|plus|also) )+((?:the |all of the |my )?background)${END}`,
    ),
    'blur $3 , blur $2',
  ],
  [
    new RegExp(
      `\\b(blur(?: out)?) ((?:the |my )?background) (?:(?:,|and|as well as|plus|also) )+(${HIDDEN})(?: (?:too|as well|also))?${END}`,
    ),
    'blur $2 , blur $3',
  ],
  // "The background and the number plate blurry"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:then|please) )(?:make |have )?((?:the |my )?background) (?:and|,|as well as) (${HIDDEN}) (?:blur|blurry|blurred|out of focus)${END}`,
    ),
    'blur $1 , blur $2',
  ],
  // "The number plate and the background blurred"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:then|please) )(?:make )?(${HIDDEN}) (?:and|,|as well as) (?:blur )?((?:the )?background)(?: blur(?:red)?)?${END}(?<=\\bblur(?:red)? .*)`,
    ),
    'blur $2 , blur $1',
  ],
  // "Hide the faces of the other children, blur or pixelate": how is not asked of the whole picture
  [
    new RegExp(
      `(\\b(?:hide|blur(?: out)?|pixelate|cover|anonymi[sz]e|obscure|censor|mask)(?: (?:out|up))? (?:the |all )*(?:faces?|heads?) of (?:all )?(?:the |those )?others?(?: \\w+)?)(?:(?: ,)? (?:blur|pixelate|or|with|by|a|an|the|it|them|blurring|pixelating|mosaic|either|whatever|idc|i dont care|is fine|is ok))+${END}`,
    ),
    '$1',
  ],
  [
    /((?:the |all |those |these |my |our |his |her )*(?:faces?|heads?)(?: (?:of )?(?:the |those |all )*(?!in\b)\w+)?) in (?:the )?background (?:remove|hide|anonymize|blur|pixelate|cover)(?= ?$| [,.;!]| and\b| but\b)/,
    'blur $1 in the back',
  ],
  // "Cover the faces with pixels", "hide the plate with a mosaic, not with black"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}${COVERED}(?: (?:up|out))? ((?:(?!(?:with|by|using|under)\\b)[^,.;:!?“ ]+ ){1,6})(?:with|by|using|under) (?:an? |some )?(?:pixelation|pixels|pixel art|pixelated|mosaic)(?:(?: ,)? (?:not|no|and not) (?:(?:with|in|by|an?|of) )*(?:black|blur|blurr(?:y|ed|ing)|bars?|black bars?))?${END}(?<!\\b(?:except|but)\\b.*)`,
    ),
    'pixelate $1',
  ],
  // "Cover the number with a blurred box": what it is hidden by has no shape of its own
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:${COVERED}|remove|erase|blur)(?: (?:up|out))? ((?:(?!(?:with|by|using|under)\\b)[^,.;:!?“ ]+ ){1,6})(?:with|by|using|under|behind) (?:an? |some )?(?:blurr?(?:y|ed) (?:square|box|patch|rectangle|circle|spot|bar|strip)|(?:square|box|patch|rectangle|circle|spot|bar|strip) (?:that is |of )?blurr?(?:y|ed)?)${END}`,
    ),
    'blur $1',
  ],
  // "Cover the faces with pixels"
  [
    new RegExp(
      `(?<=\\b${COVERED}\\b(?: [^,.;:!?“ ]+){1,10} )(?:with|by|using|under) (?:an? |some )?(?:pixelation|pixels|pixel art|pixelated|mosaic|blur|blurring|smileys?|emojis?)(?= ?$| [,.;!]| except\\b| but\\b| and\\b)`,
    ),
    '',
  ],
  // "Redact the names", "black out my address"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:redact|black(?:en)? out|block out|blank out|strike out|mask out|cover up|blot out)(?: (?=(?:the|my|our|his|her|their|all|any|this|that) (?!(?:whole |entire )?(?:sky|background|rest|windows?|screen)\\b)))`,
    ),
    'hide ',
  ],
  // "Make the faces of the children in the background unrecognisable"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:make|have|get|render) ((?:the |my |our |his |her |their |all |those |these |that |this )*(?:[^,.;:!?“ ]+ ){0,3}?(?:faces?|heads?|people|persons?|kids?|child|children|names?|plates?|numbers?|address|text|writing|signs?|logos?|labels?|screen|it|him|her|them|me|us|this|that)(?: (?:of|on|in) [^,.;:!?“]{2,40}?)?) (?:be )?(?:unrecogni[sz]able|not recogni[sz]able|unidentifiable|anonymous|unreadable|illegible)(?= |$)`,
    ),
    'blur $1',
  ],
  // "The faces of everyone in the background": all that are there
  [/\b(faces|heads) of (?:everyone|everybody|all|people) (?=in the back)/, '$1 '],
  // "Blur the heads of the children in the background": to a blurred background they would stay who they are
  [
    /\b(blur(?: out)? (?:the |all |those |these |my |our |his |her )*(?:[^,.;:!?“ ]+ ){0,3}?(?:faces?|heads?|names?|plates?|logos?|signs?|writing|letters)(?: of (?:[^,.;:!?“ ]+ ){1,3}?| )?)(?:(?:who|that) are )?in (?:the )?background\b/,
    '$1 in the back',
  ],
  [
    new RegExp(
      `\\b(?:hide|cover|mask|censor|conceal)(?: up| out)? (?=(?:the |all |those |these |my |our |his |her )*(?:\\w+ )?(?:faces?|heads?|plates?|names?)\\b[^.;!?“]*? (?:,|with|by|only|just|please|using|simply|no|not|emojis?|pixelation|an?| )*(?:blurr?(?:y|ed|ing)?)${END})`,
    ),
    'blur ',
  ],
  // "Blur the faces of the kids except mine, no emoji, just blurred": how is not asked of the whole picture
  [
    new RegExp(
      `(?<=\\b(?:hide|blur(?: out)?|pixelate|cover|anonymi[sz]e|obscure|censor|mask)\\b[^.;!?“]*\\b(?:faces?|heads?|plates?|names?)\\b(?:(?!\\b(?:make|background|backdrop)\\b)[^.;!?“])* )(?:(?:,|and|but|with|using|by|only|just|please|no|not|without|dont|use|in|it|them|or|is|fine|ok|either|simply|an?) )*${HOW}(?: (?:,|and|but|with|only|just|please|no|not|or|is|fine|ok|either|simply|${HOW}))*${END}`,
    ),
    '',
  ],
  // "… except my daughter, the one in the green tracksuit": who that is
  [
    new RegExp(
      `(?<=\\b(?:hide|blur|pixelate|cover|anonymi[sz]e|censor)\\b[^.;!?“]*\\bexcept\\b[^.;!?“]* ), (?:the )?(?:(?:one|girl|boy|man|woman|kid) )?(?:of|with|in|wearing) (?:the|an?) (?!(?:\\w+ )?(?:frame|border|vignette|text|caption|background|sky|filter|look|style)\\b)[^,.;:!?“]{2,30}?${END}`,
    ),
    '',
  ],
  // "Censor the number plates and faces"
  [
    new RegExp(
      `${START}((?:please )?)(?:pixellate|censor|obscure|anonymi[sz]e|blank out|black out|scramble|mosaic)(?: out)? ((?:(?:the|all|any|my|our|their|his|her|both|these) )*(?:(?:licen[sc]e|number|registration|car|childrens|kids|peoples|house|phone) )?(?:plates?|faces?|names?|address|addresses|numbers?|eyes|screens?|signs?))\\b`,
    ),
    '$1 pixelate $2',
  ],
];
