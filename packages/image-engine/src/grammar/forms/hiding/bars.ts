import { END, START } from '../parts.ts';
import { PLEASE_ALSO, PLEASE_AND_THEN } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';
import { COVERED } from './parts.ts';

const SOLID = '(?:(?:an?|the|some|solid|full|plain|opaque|thick|completely|pure|flat|one) )*';
const BAR =
  '(?:bars?|box|boxes|rectangles?|blocks?|strips?|stripes?|bands?|patch|patches|squares?|marker|redactions?|pixels)';
const BLACK = `(?:${SOLID}(?:white|gray|red|blue|yellow|green|colored) (?:solid )?${BAR}|${SOLID}black(?! and white)(?: (?:solid|full|plain|opaque|thick))*(?: ${BAR})?(?: (?:solid|full|plain|opaque))*)`;
/** How it is not to be hidden. */
const NO_OTHER =
  '(?:(?: (?:,|and|but))* (?:no|not|nothing|without|dont|rather than|instead of|please)(?: (?:,|of|any|the|an?|just|only|in|with|or|no|not|nothing|without|dont|rather than|instead of|nor|and|it|use|want|blur|blurry|blurred|blurring|pixelation|pixelated|pixelate|pixels|pixel art|mosaic|please)| but(?: (?:,|and|but))* (?:no|not|nothing|without|dont|rather than|instead of|please))*)?';
/** What is not to be read or known: a wall with white squares is another wish. */
const SECRET =
  '(?:names?|surnames?|address(?:es)?|numbers?|plates?|faces?|eyes|text|writing|words|codes?|barcode|email|phone|signatures?|iban|dni|id|card|passport|dates?|screen|logos?|prices?|labels?|signs?|document|letter|lines?|area|tattoo|license|password|details|info|data|part|this|it|that|them|these|marked|child|kid|kids|girl|boy|man|woman|person|people|him|her)';
const SECRETS = `((?:[^,.;:!?“ ]+ ){0,6}?${SECRET}(?: (?:of|on|in) [^,.;:!?“]{2,30}?)?)`;
const WHOSE = '(?:the|my|our|his|her|their|all|any|this|that|those|these)';
/** The whole of these can be made black, and nothing is hidden by it. */
const NO_WRITING =
  '(?!(?:whole |entire )?(?:sky|background|backdrop|rest|windows?|screen|picture|photo|image|edges?|corners|sides?|top|bottom)\\b)';
const WHAT = `(?:this|it|that|what i marked)|${WHOSE} ${NO_WRITING}(?:\\w+ )?\\w+(?: (?:in|on|of) (?:the |my |our |his |her )?\\w+(?: \\w+)?)?`;
const BLACK_BARS =
  '(?:an? |the |some )*(?:solid |thick |opaque )?black (?:solid |thick )?(?:bars?|box|boxes|rectangles?|blocks?|strips?|stripes?|patch|patches|marker|ink|lines?)';
const NO_BLUR =
  '(?:(?:,|and|but|completely|fully|entirely|totally|properly|please) )*(?:(?:no|not|without|dont|never|instead of|rather than) (?:just |only |merely )?(?:an? )?(?:blur|blurr(?:ed|ing|y)|smudg\\w+|pixelat\\w+|mosaic)(?: (?:it|them|only))?)?';
const WITH_BAR = `(?:(?:with|by|using|under) ${BLACK_BARS} ?)?`;
const WHOLLY = '(?:completely |fully |entirely |totally |properly |all |deep |in |pure |solid )*';
const BARS =
  '(?:(?:black|dark|white|solid|thick|gray) )*(?:bars?|box|boxes|rectangles?|blocks?|strips?|lines?|stripes?|patches|patch|squares?|marker|redactions?)';

/** What nobody is to read is to lie under plain black: to paint it away would make up what is there instead. */
export const BAR_FORMS: readonly Form[] = [
  // "Black out the account number completely, no blur"
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(?:the )?black(?:en)? out (${WHAT}) ?${WITH_BAR}${NO_BLUR}${WHOLLY}${END}`,
    ),
    'blackout $1',
  ],
  [
    new RegExp(
      `${START}${PLEASE_ALSO}black (${WHOSE} ${NO_WRITING}(?:adresse|address|names?|number|numbers|plates?|number plate|license plate|surname|phone number|signature|iban|writing|email|date of birth|account number|house number)) out ?${NO_BLUR}${END}`,
    ),
    'blackout $1',
  ],
  [
    new RegExp(`${START}${PLEASE_ALSO}black (it|this|that|these|them) out ?${NO_BLUR}${END}`),
    'blackout $1',
  ],
  // "The name on the sign: black it out", with the verb last
  [
    new RegExp(
      `${START}${PLEASE_ALSO}(${WHAT}|\\w+|(?:account|phone|house) number) black(?:en)? out ?${NO_BLUR}${END}`,
    ),
    'blackout $1',
  ],
  // "Hide the account number under a black bar, no blur"
  [
    new RegExp(
      `${START}${PLEASE_AND_THEN}(?:cover|hide|mask|conceal|censor|obscure|block|redact|strike)(?: (?:up|out|over))* ${SECRETS}(?: ,)? (?:with|in|by|under|behind|using|beneath) ${BLACK}${NO_OTHER}${END}`,
    ),
    'blackout $1',
  ],
  // "A black box over the address"
  [
    new RegExp(
      `${START}${PLEASE_AND_THEN}(?:(?:put|place|draw|add|stick|lay|want|i want) )?${SOLID}black (?:solid )?${BAR} (?:over|across|on top of|onto) ((?:the|my|our|his|her|their|all|any|this|that|it) (?!(?:picture|photo|image|top|bottom|sides?|left|right|edges?|text|caption)\\b)(?:[^,.;:!?“ ]+ ){0,4}?${SECRET}(?: (?:of|on|in) [^,.;:!?“]{2,30}?)?|it|this|that|them)${NO_OTHER}${END}`,
    ),
    'blackout $1',
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
      `${START}${PLEASE_ALSO}(?:put|place|draw|add|stick) (?:an? |some )?${BARS} (?:over|across|on top of) (?=(?:the|my|our|his|her|their|all|any|this|that) (?!picture|photo|image|top\\b|bottom\\b|sides?\\b|left\\b|right\\b|edges?\\b|text\\b|caption\\b))`,
    ),
    'hide ',
  ],
];
