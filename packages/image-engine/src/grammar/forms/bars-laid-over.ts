import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |also |and |then )*';
const SOLID = '(?:(?:an?|the|some|solid|full|plain|opaque|thick|completely|pure|flat|one) )*';
const BAR =
  '(?:bars?|box|boxes|rectangles?|blocks?|strips?|stripes?|bands?|patch|patches|squares?|marker|redactions?|pixels)';
const BLACK = `(?:${SOLID}(?:white|gray|red|blue|yellow|green|colored) (?:solid )?${BAR}|${SOLID}black(?! and white)(?: (?:solid|full|plain|opaque|thick))*(?: ${BAR})?(?: (?:solid|full|plain|opaque))*)`;
/** How it is not to be hidden. */
const NO_OTHER =
  '(?:(?: (?:,|and|but))* (?:no|not|nothing|without|dont|rather than|instead of|please)(?: (?:,|of|any|the|an?|just|only|in|with|or|no|nor|and|it|use|want|blur|blurry|blurred|blurring|pixelation|pixelated|pixelate|pixels|pixel art|mosaic|please))*)*';
/** What is not to be read or known: a wall with white squares is another wish. */
const SECRET =
  '(?:names?|surnames?|address(?:es)?|numbers?|plates?|faces?|eyes|text|writing|words|codes?|barcode|email|phone|signatures?|iban|dni|id|card|passport|dates?|screen|logos?|prices?|labels?|signs?|document|letter|lines?|area|tattoo|license|password|details|info|data|part|this|it|that|them|these|marked|child|kid|kids|girl|boy|man|woman|person|people|him|her)';
const WHAT = `((?:[^,.;:!?“ ]+ ){0,6}?${SECRET}(?: (?:of|on|in) [^,.;:!?“]{2,30}?)?)`;

/** What nobody is to read is to lie under plain black: to paint it away would make up what is there instead. */
export const BAR_LAID_FORMS: readonly Form[] = [
  // "Hide the account number under a black bar, no blur"
  [
    new RegExp(
      `${START}${PLEASE}(?:cover|hide|mask|conceal|censor|obscure|block|redact|strike)(?: (?:up|out|over))* ${WHAT}(?: ,)? (?:with|in|by|under|behind|using|beneath) ${BLACK}${NO_OTHER}${END}`,
    ),
    'blackout $1',
  ],
  // "A black box over the address"
  [
    new RegExp(
      `${START}${PLEASE}(?:(?:put|place|draw|add|stick|lay|want|i want) )?${SOLID}black (?:solid )?${BAR} (?:over|across|on top of|onto) ((?:the|my|our|his|her|their|all|any|this|that|it) (?!(?:picture|photo|image|top|bottom|sides?|left|right|edges?|text|caption)\\b)(?:[^,.;:!?“ ]+ ){0,4}?${SECRET}(?: (?:of|on|in) [^,.;:!?“]{2,30}?)?|it|this|that|them)${NO_OTHER}${END}`,
    ),
    'blackout $1',
  ],
];
