import { END, FIRST, LAST, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const SHOT = '(?:picture|photo|image|pic|shot|scan|snap|selfie|portrait)';
const IT = `(?:it|its|this|(?:the|my|this) (?:\\w+ )?${SHOT}|everything)`;
const IS =
  '(?: (?:is|s|was|looks|looked|came out|turned out|seems|has come out|comes out|ended up|got))';
const SOMEWHAT = '(?: (?:a bit|a little|slightly|rather|really|very|quite|so|all|pretty|way|too))*';
const PLEASE = '(?:so |and |please |can you |could you |just )*';
const FLAW = '(?:crooked|tilted|slanted|blurry|grainy|noisy|hazy|scratched|flat|dull|out of focus)';

/** What is wrong with a picture, where its words could be wished for as well. */
export const FAULT_SEEN_FORMS: readonly Form[] = [
  // "It has too little light"
  [/\b(?:(?:has|have|with|got|is|was|there is|theres|had) )?too little light\b/, 'too dark'],
  // "The photo is blurred", and no blur for it
  [new RegExp(`${START}${IT}${IS}${SOMEWHAT} (?:blurred|fuzzy)${END}`), 'it is too blurry'],
  [
    new RegExp(
      `${START}(?:(?:it|this)${IS} )?not (?:very |really |quite )?sharp(?: enough)?${END}`,
    ),
    'it is too blurry',
  ],
  // "Slightly blurred, sharpen it", "very noisy", "too much fog"
  [
    new RegExp(
      `${FIRST}(?:(?:slightly|a bit|a little|bit|somewhat|very|really|so) )*(?:blurred|out of focus|soft) (?=, ${PLEASE}(?:sharpen|fix|correct|deblur|repair|make it sharp|improve))`,
    ),
    'too blurry ',
  ],
  [
    new RegExp(`${FIRST}(?:very|really|so|super|extremely|pretty|quite) noisy${LAST}`),
    'it is too noisy',
  ],
  [
    new RegExp(
      `${START}(?:${IT} )?(?:has|shows|is full of|full of)(?: (?:a lot of|lots of|some|so much|visible|digital|iso|image|color|ugly))* noise${END}`,
    ),
    'it is too noisy',
  ],
  [
    new RegExp(`${START}(?:there is |theres |it has |has )?(?:far |way |much )?too much fog${END}`),
    'it is too hazy',
  ],
  [
    new RegExp(`${FIRST}muted colors (?=, ${PLEASE}(?:fix|correct|improve|repair|restore)\\b)`),
    'dull colors ',
  ],
  // "Bit dark", and no darker
  [
    new RegExp(
      `${FIRST}(?:(?:a|bit|little|slightly|somewhat|rather|kinda|kind of|quite) )+dark${LAST}`,
    ),
    'too dark',
  ],
  [
    new RegExp(
      `${START}(?:(?:it is|its|it was|the ${SHOT} is|this is) )?(?:poorly|badly|dimly) (?:lit|illuminated|exposed)${END}`,
    ),
    'too dark',
  ],
  [
    new RegExp(
      `${FIRST}(?:it was |its |it is |i was )?(?:(?:shot|taken|photographed|a photo) )?(?:against|into) the (?:light|sun)(?: (?:, )?(?:so )?(?:too dark|very dark|dark))?${LAST}`,
    ),
    'backlit',
  ],
  // "Old and damaged"
  [
    new RegExp(
      `${FIRST}(?:(?:${IT}${IS}|very|an|really) )*old(?: and| ,)(?: (?:very|badly|quite))* (?:damaged|scratched|torn|creased|cracked|stained)(?: ${SHOT})?${LAST}`,
    ),
    'restore this old photo',
  ],
  // "Crooked and dark"
  [new RegExp(`${FIRST}(?:${IT}${IS} )?(${FLAW}) (and|,) (dark|bright)${LAST}`), '$1 $2 too $3'],
  [new RegExp(`${FIRST}(dark) (and|,) (${FLAW})${LAST}`), 'too $1 $2 $3'],
  // "Noisy and blurry", "yellow and dark"
  [
    new RegExp(
      `${FIRST}(?:${IT}${IS} )?(noisy|grainy|blurry|hazy) (and|,) (noisy|grainy|blurry|hazy)${LAST}`,
    ),
    'too $1 $2 too $3',
  ],
  [
    new RegExp(`${FIRST}(?:${IT}${IS} )?(yellow|blue|orange|yellowish) (and|,) (dark)${LAST}`),
    'too $1 $2 too $3',
  ],
  // "The photo is not straight"
  [
    new RegExp(`${START}${IT} (?:is )?not (?:quite |really |very )?(?:straight|level)${END}`),
    'straighten it',
  ],
  [
    new RegExp(`${FIRST}flip it (?:back )?(?:the )?right way (?:up|round)${LAST}`),
    'rotate it 180°',
  ],
  [new RegExp(`${START}(?:fix|correct|repair) the blur${END}`), 'remove the blur'],
  [new RegExp(`${FIRST}(?:the )?eyes (?:are )?red${LAST}`), 'red eyes'],
  [new RegExp(`${FIRST}(?:strange|weird|odd|wrong|funny) colors${LAST}`), 'the colors are wrong'],
  // "Looks bluish"
  [new RegExp(`${FIRST}looks${SOMEWHAT} (?:bluish|blueish)${END}`), 'it is too blue'],
  // "Wrong white balance"
  [
    new RegExp(`${START}(?:the )?(?:wrong|bad|incorrect|false|off) white balance${END}`),
    'fix the white balance',
  ],
  // "It is sideways, straighten it": a quarter of a turn, and no few degrees
  [
    new RegExp(
      `\\b(?:the |my |this )(?:${SHOT}) (?:is|was|lies|is lying|came out|lays) on its side${END}`,
    ),
    'it is sideways',
  ],
  [
    new RegExp(
      `\\b(is sideways|its sideways|is lying on its side) (?:, |; |and |so )+${PLEASE}(?:straighten|level)(?: (?:it|this|the ${SHOT}))?(?: (?:up|out))?${END}`,
    ),
    '$1',
  ],
  // "Reduce the file size"
  [
    new RegExp(
      `${START}(?:please )?(?:(?:reduce|lower|decrease|shrink|small|smaller) )(?:the |its )?file size(?: of (?:it|the (?:file|fichier|picture|photo|image)|fichier))?${END}`,
    ),
    'make the file smaller',
  ],
  [
    new RegExp(
      `${START}(?:the |its |this )?file (?:is )?(?:too|way too|much too) (?:big|large|heavy|huge)${END}`,
    ),
    'make the file smaller',
  ],
  [
    new RegExp(
      `${START}(?:please )?make (?:it|this|the (?:file|${SHOT})) lighter (?:for|to send (?:by|via|over|in)|so (?:i|we) can (?:send|email|mail) it(?: by| via)?) (?:an? )?(?:e ?mail|mail|email|whatsapp|upload|uploading|sending|web|website|internet)${END}`,
    ),
    'make the file smaller',
  ],
  // "Quadruple the size", and a wrong way to lie in one word
  [
    new RegExp(
      `${START}(?:please )?quadruple (?:the |its )?(?:size|resolution|dimensions|pixels)${END}`,
    ),
    'upscale it 4×',
  ],
  [
    new RegExp(`${FIRST}(?:${SHOT} |it )?(?:came (?:in|out) )?(?:sideways|on its side)${LAST}`),
    'it is sideways',
  ],
  [new RegExp(`${START}its (?:lying )?on its side${END}`), 'it is sideways'],
  [/\bmirror left (?:and |to |with )?right(?= ?$| [,.;!])/, 'mirror it horizontally'],
];
