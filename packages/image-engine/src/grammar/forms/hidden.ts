import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |also |and )*';
const BARS =
  '(?:(?:black|dark|white|solid|thick|gray) )*(?:bars?|box|boxes|rectangles?|blocks?|strips?|lines?|stripes?|patches|patch|squares?|marker|redactions?)';
const COVERED =
  '(?:cover|covering|hide|hiding|black|blacken|mask|block|blank|obscure|censor|redact|blot|strike|conceal)';

const HOW = '(?:emojis?|smileys?|stickers?|pixelation|pixelated|mosaic|blurr?(?:y|ed|ing)?)';

/** What nobody is to read or to know again. */
export const HIDDEN_FORMS: readonly Form[] = [
  [
    /((?:the |all |those |these |my |our |his |her )*(?:faces?|heads?)(?: (?:of )?(?:the |those |all )*(?!in\b)\w+)?) in (?:the )?background (?:remove|hide|anonymize|blur|pixelate|cover)(?= ?$| [,.;!]| and\b| but\b)/,
    'blur $1 in the back',
  ],
  // "Cover the faces with pixels", "hide the plate with a mosaic, not with black"
  [
    new RegExp(
      `${START}${PLEASE}${COVERED}(?: (?:up|out))? ((?:(?!(?:with|by|using|under)\\b)[^,.;:!?“ ]+ ){1,6})(?:with|by|using|under) (?:an? |some )?(?:pixelation|pixels|pixel art|pixelated|mosaic)(?:(?: ,)? (?:not|no|and not) (?:(?:with|in|by|an?|of) )*(?:black|blur|blurr(?:y|ed|ing)|bars?|black bars?))?${END}(?<!\\b(?:except|but)\\b.*)`,
    ),
    'pixelate $1',
  ],
  // "Cover the number with a blurred box": what it is hidden by has no shape of its own
  [
    new RegExp(
      `${START}${PLEASE}(?:${COVERED}|remove|erase|blur)(?: (?:up|out))? ((?:(?!(?:with|by|using|under)\\b)[^,.;:!?“ ]+ ){1,6})(?:with|by|using|under|behind) (?:an? |some )?(?:blurr?(?:y|ed) (?:square|box|patch|rectangle|circle|spot|bar|strip)|(?:square|box|patch|rectangle|circle|spot|bar|strip) (?:that is |of )?blurr?(?:y|ed)?)${END}`,
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
  // "Cover up my address and the bank number with black bars": no cinema's
  [
    new RegExp(
      `(?<=\\b${COVERED}\\b(?: [^,.;:!?“ ]+){1,14} )(?:in this (?:screenshot|picture|photo|image) )?(?:with|by|under|behind|using|in) (?:an? |some |the )?${BARS}${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}${PLEASE}(?:put|place|draw|add|stick) (?:an? |some )?${BARS} (?:over|across|on top of) (?=(?:the|my|our|his|her|their|all|any|this|that) (?!picture|photo|image|top\\b|bottom\\b|sides?\\b|left\\b|right\\b|edges?\\b|text\\b|caption\\b))`,
    ),
    'hide ',
  ],
  // "Redact the names", "black out my address"
  [
    new RegExp(
      `${START}${PLEASE}(?:redact|black(?:en)? out|block out|blank out|strike out|mask out|cover up|blot out)(?: (?=(?:the|my|our|his|her|their|all|any|this|that) (?!(?:whole |entire )?(?:sky|background|rest|windows?|screen)\\b)))`,
    ),
    'hide ',
  ],
  // "Make the faces of the children in the background unrecognisable"
  [
    new RegExp(
      `${START}${PLEASE}(?:make|have|get|render) ((?:the |my |our |his |her |their |all |those |these |that |this )*(?:[^,.;:!?“ ]+ ){0,3}?(?:faces?|heads?|people|persons?|kids?|child|children|names?|plates?|numbers?|address|text|writing|signs?|logos?|labels?|screen|it|him|her|them|me|us|this|that)(?: (?:of|on|in) [^,.;:!?“]{2,40}?)?) (?:be )?(?:unrecogni[sz]able|not recogni[sz]able|unidentifiable|anonymous|unreadable|illegible)(?= |$)`,
    ),
    'blur $1',
  ],
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
];
