import { END } from '../parts.ts';
import { AND_THEN, AND_THOUGH } from '../pieces/joints.ts';
import { ALL, KEEP } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { NOISE } from './parts.ts';

/** What mends a print and nothing else: whatever sharpens or brightens does so to faces, too. */
const REPAIR = '(?:restor\\w*|repair\\w*|mend|scratch(?:es|ed)?|creased?|creases|cracks?|stains?)';

/** What a repair leaves as it is anyway. */
export const BESIDE_REPAIR_FORMS: readonly Form[] = [
  // "The sepia tone shall stay": a repair leaves it
  [
    new RegExp(
      `(?<=\\b(?:remove|repair|restore|fix|mend|clean|retouch)\\b[^“]* )${AND_THEN}(?:but )?(?:the |its )?sepia(?: (?:tone|tones|tint|look|color))? (?:(?:should|must|shall|may|can|is|to) )*(?:keep|stay|stays|remain|remains)${END}`,
    ),
    '',
  ],
  // "…, but don't make it look brand new": no wish for a restoration, and none against it
  [
    /(?<=\w )(?:[,.?!] |but |and |though )*(?:please )?(?:dont|do not|not|without) (?:make|making|let|have|get) (?:it|this|them|everything) (?:to )?look(?:ing)? (?:too |all |brand |completely |like )*(?:new|modern)(?: (?:though|please|either|again))*(?= ?$| ?[,.;!?])/,
    '',
  ],
  // "Fix the scratches without changing his face": a repair makes no other face
  [
    new RegExp(
      `(?<= )${AND_THOUGH}\\b(?:(?:without|not|dont|do not|never) (?:change|changing|alter|altering|touch|touching|modify|modifying|distort|distorting|redraw|redrawing|make up|making up) ${ALL}(?:faces?|features|facial features|likeness|looks|expressions?)(?: to)?|(?:keep|leave|keeping|leaving) ${ALL}(?:faces?|features|facial features|likeness) (?:(?:exactly|just|precisely|as|it|they|is|are|was|were|the|same|true|untouched|unchanged|alone|recogni[sz]able|intact|real|to|life) ?)+?)(?: please)?${END}(?<=\\b${REPAIR}\\b[^“]*)`,
    ),
    '',
  ],
  // "Clean it up, but leave the texture in the veil": less of it
  [
    new RegExp(
      `(?<= )${AND_THOUGH}\\b${KEEP} ${ALL}(?:textures?|details?|structures?|weave|stitching|embroidery|fabric|pores|strands?|fur|feathers|lace)(?: (?:in|of|on) (?:the|her|his|my|its|our|their) \\w+(?: (?!and|but|then)\\w+)?)?(?: intact| as is| alone| visible| please)*${END}${NOISE}`,
    ),
    ' , but not too much',
  ],
  // "Repair it, but don't change how they look": as every repair
  [
    new RegExp(
      `(?<=\\b(?:restore|repair|fix|mend)\\b[^“]*)(?<= )(?:(?:,|but|and|just|please) )*(?:dont|do not|without|never) (?:him |her |them )?(?:change|changing|alter|altering|touch|touching) (?:how (?:they|he|she|it|we|i) (?:looks?|looked)|(?:their|his|her|our|the|my) (?:faces?|features|likeness|looks|expressions?|identity|decent|characters?))(?: at all| too much| please)*${END}`,
    ),
    '',
  ],
  // "Add a vignette but keep the face as it is": a vignette leaves faces alone, and a repair invents nothing in them.
  [
    /(?<=\b(?:restore|repair|red eyes?|vignette|frame|border)\b[^.;]* )(?:(?:,|but|and) )+(?:keep|leave) (?:the|his|her|my|our|their) faces? (?:as (?:it is|they are)|unchanged|alone|untouched|natural)(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Repair it, but don't add any colour"
  [
    /(?<=\b(?:repair|restore|fix|mend)\b[^.;]* )(?:,|and|but)(?: (?:,|and|but))* (?:do not|dont|don t) add (?:any |new )*colou?rs?(?: to it)?(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Restore it without changing his face"
  [
    /(?<=\b(?:restore|repair|mend|bring back to life)\b[^.;]* )(?:(?:,|but|and) )*(?:without (?:chang|alter|touch|modify)(?:e|ing)?|(?:dont|do not) (?:change|alter|touch|modify)) (?:the|his|her|my|our|their|its) (?:faces?|features|eyes|expressions?|looks)(?= ?$| ?[,.;!?])/,
    '',
  ],
];
