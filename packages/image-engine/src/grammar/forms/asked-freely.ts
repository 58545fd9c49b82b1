import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const CITY = '(?:new york(?: city)?|manhattan|nyc)';
const BEHIND =
  '(?:behind (?:me|us|him|her|them)|in the background|as (?:the |a )?background|background)';
const DETAILS = '(?:detail|details|texture|structure)';
const LIT = '(?:the )?(?:clouds|sky)';
const SHADED = '(?:the )?shadows?';
const LIKE_ADVERTS =
  '(?:like|as) (?:(?:in|the|these|those|a|on|from|an) )*(?:real estate|property|estate agent|realtor|realtors)(?: (?:listings?|ads?|adverts?|photos?|pictures?|brochures?))?';
const BW = '(?:black (?:and )?white|b and w|bw|grayscale|monochrome)';
const OLD_FILM =
  '(?:old|analog|vintage|early|classic) (?:film|films|movie|movies|footage|photos?|pictures?)';

/** Wishes as people put them freely. */
export const FREELY_ASKED_FORMS: readonly Form[] = [
  // "New York at night behind me, with the skyscrapers": a city has them
  [
    new RegExp(
      `${START}(?:(?:i want|i would like|id like|give me|put|show|make) )?${CITY} (?:at|by) night ${BEHIND}(?: ,)?(?: with (?:the |its |lots of |many )?(?:skyscrapers?|high rises|city skyline|skyline))?${END}`,
    ),
    'city at night background',
  ],
  // "Pull the detail out of the clouds and the shadows": all of the range
  [
    new RegExp(
      `${START}(?:(?:please|can you) )?(?:(?:pull|get|bring|drag|tease) )?(?:(?:out|all|the|lots|loads|plenty|of|more|every|bit) )*${DETAILS} (?:(?:out )?(?:of|from|in|into)) (?:${LIT} and (?:(?:the|in|of) )*${SHADED}|${SHADED} and (?:(?:the|in|of) )*${LIT})${END}`,
    ),
    'hdr',
  ],
  [
    new RegExp(
      `(?<=\\bhdr (?:(?!not |no |never |without |but |dont |is |looks |looked |was |came )[^.;!?“ ]+ )*)(?:, )?(?:(?:so|really|totally|completely|way) )*(?:over the top|overdone|exaggerated|excessive)(?: ${LIKE_ADVERTS})?${END}`,
    ),
    ', really strong',
  ],
  [new RegExp(`(?<=\\bhdr (?:[^.;!?“]* )?)(?:, )?${LIKE_ADVERTS}${END}`), ''],
  // "All the details, a dramatic sky, the works"
  [
    new RegExp(
      `${START}(?:(?:bring|get) out )?(?:make )?all (?:of )?the details (?:(?:out|pop|stand out|shine) )?(?=(?:,|and) (?:an? )?(?:dramatic|stormy) sky\\b)`,
    ),
    'hdr ',
  ],
  [
    new RegExp(
      `(?<=\\b(?:hdr|sky)\\b[^.;!?“]* )(?:, |and )?(?:the works|the full monty|the whole shebang|the whole nine yards|the full program)${END}`,
    ),
    '',
  ],
  // Grain as films had it, beside black and white: nothing of it is toned
  [
    new RegExp(
      `(?<=\\b${BW} [^.;!?“]*)(?<!\\b(?:without|no|not|less|remove)\\b[^,.;!?“]*)(?:, )?(?:(?:with|and) )?(?:(?:some|film|the) )*(?:grain|grainy)(?: (?:like|of) (?:an? |the |in |on )*${OLD_FILM})${END}`,
    ),
    'with film grain',
  ],
  [
    new RegExp(
      `(?<=\\b${BW} [^.;!?“]*\\bgrain [^.;!?“]*)(?:, )?(?:but )?(?:please )?(?:not|no|never|without) (?:(?:too|any|at all) )*(?:brown|brownish|sepia|yellowish)(?: (?:tint|tone|cast))?${END}`,
    ),
    ', no sepia',
  ],
  // "Strap a hat on my head"
  [
    new RegExp(
      `${START}(?:strap|stick|pop|plonk|slap|whack|screw|tie) (?=(?:an? |some )(?:\\w+ ){1,3}on (?:my|his|her|our|their|the) heads?\\b)`,
    ),
    'put ',
  ],
  // "Make me blonde": of the hair
  [
    new RegExp(
      `${START}(?:make|turn) (?:me|him|her|us|them) (?:into )?(?:an? )?(?:blonde?|brunette|redhead|ginger|girlfriend)(?: (?:and )?with (?:\\w+ )?(?:(?:long|short|curly|straight) )+hair)?${END}`,
    ),
    'give me blonde hair',
  ],
  // "In true colors and without the creases"
  [
    new RegExp(
      `(?<=\\b(?:black (?:and )?white|old)\\b[^.;!?“]* colors?(?: please)? )(?:, |and )*without (?:the |any )?(creases|folds|scratches|tears|stains|cracks)${END}`,
    ),
    ', remove the $1',
  ],
  // "One that looks serious": what an office is anyway
  [
    new RegExp(
      `(?<=\\b(?:office|library|studio)\\b[^.;!?“]* )(?:, |and )*(?:one|something) (?:that|which) (?:looks|seems|feels) (?:\\w+ )?(?:serious|professional|respectable|posh|modern|smart)${END}`,
    ),
    '',
  ],
  // "Gently, keep the wood visible": grain shows through any paint
  [
    new RegExp(
      `(?<=\\b(?:paint|repaint|recolor|color)\\b[^.;!?“]* )(?:, (?:gently|softly|lightly) )?(?:, |and |but )*(?:keep|leave) (?:the )?(?:wood|wood grain|grain of the wood) (?:visible|showing|to be seen)${END}`,
    ),
    '',
  ],
  // "Glowing outlines like a nightclub sign": no night falls
  [/\bglow(?:ing|y)? (?:outlines|contours|edges|lines)\b/, 'neon glow'],
  [
    /\bglow(?:ing|y)? (?=(?:\w+ and )?\w+ (?:outlines|contours|edges) )((?:\w+ and )?\w+) (?:outlines|contours|edges)(?= )/,
    'neon glow in $1',
  ],
  [
    new RegExp(
      `(?<=\\bneon\\b[^.;!?“]* )(?:, )?like (?:(?:an?|the|at|on) )*(?:neon |bright |lit )?(?:(?:night ?club|club|bar|disco|casino)(?: s)? sign|sign (?:of|at|on) (?:an? |the )*(?:night ?club|club|bar|disco|casino))${END}`,
    ),
    '',
  ],
];
