import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just |also |and )*';
const WHOSE = '(?:the|my|our|his|her|their|all|any|this|that|those|these)';
/** The whole of these can be made black, and nothing is hidden by it. */
const NO_WRITING =
  '(?!(?:whole |entire )?(?:sky|background|backdrop|rest|windows?|screen|picture|photo|image|edges?|corners|sides?|top|bottom)\\b)';
const WHAT = `(?:this|it|that|what i marked)|${WHOSE} ${NO_WRITING}(?:\\w+ )?\\w+(?: (?:in|on|of) (?:the |my |our |his |her )?\\w+(?: \\w+)?)?`;
const BARS =
  '(?:an? |the |some )*(?:solid |thick |opaque )?black (?:solid |thick )?(?:bars?|box|boxes|rectangles?|blocks?|strips?|stripes?|patch|patches|marker|ink|lines?)';
const NO_BLUR =
  '(?:(?:,|and|but|completely|fully|entirely|totally|properly|please) )*(?:(?:no|not|without|dont|never|instead of|rather than) (?:just |only |merely )?(?:an? )?(?:blur|blurr(?:ed|ing|y)|smudg\\w+|pixelat\\w+|mosaic)(?: (?:it|them|only))?)?';
const WITH_BAR = `(?:(?:with|by|using|under) ${BARS} ?)?`;
const WHOLLY = '(?:completely |fully |entirely |totally |properly |all |deep |in |pure |solid )*';

/**
 * Writing that is to be painted over in black: a part of the picture put in its place would look as if nothing
 * had ever stood there, and letters that only change their colour could still be read.
 */
export const BLACKED_OUT_FORMS: readonly Form[] = [
  // "Black out the account number completely, no blur"
  [
    new RegExp(
      `${START}${PLEASE}(?:the )?black(?:en)? out (${WHAT}) ?${WITH_BAR}${NO_BLUR}${WHOLLY}${END}`,
    ),
    'blackout $1',
  ],
  [
    new RegExp(
      `${START}${PLEASE}black (${WHOSE} ${NO_WRITING}(?:adresse|address|names?|number|numbers|plates?|number plate|license plate|surname|phone number|signature|iban|writing|email|date of birth|account number|house number)) out ?${NO_BLUR}${END}`,
    ),
    'blackout $1',
  ],
  [
    new RegExp(`${START}${PLEASE}black (it|this|that|these|them) out ?${NO_BLUR}${END}`),
    'blackout $1',
  ],
  // "The name on the sign: black it out", with the verb last
  [
    new RegExp(
      `${START}${PLEASE}(${WHAT}|\\w+|(?:account|phone|house) number) black(?:en)? out ?${NO_BLUR}${END}`,
    ),
    'blackout $1',
  ],
];
