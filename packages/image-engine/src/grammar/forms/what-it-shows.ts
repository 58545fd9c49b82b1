import { COLOUR, END, FIRST, LAST, NAME, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const ARTWORK =
  '(?:watercolou?r(?: painting)?|oil painting|acrylic painting|pencil (?:sketch|drawing)|charcoal (?:sketch|drawing)|ink drawing|painting|sketch|drawing|pastel|comic strip|illustration)';
const UGLY =
  '(?:mess|messy|horrible|ugly|awful|terrible|distracting|chaos|chaotic|boring|cluttered|busy|hideous|disaster|nightmare|eyesore|untidy|rubbish|shambles)';
const SHOT = '(?:picture|photo|shot|image|pic|photograph|snap)';
const FAULTY =
  '(?: (?:is|looks|came out|was|turned out|are))?(?: much| far| way| a bit| all| a little| really)* (?:too|so(?! that)|very|grainy|noisy|blurry|crooked|tilted|underexposed|overexposed)\\b';

/** What a picture shows, or is of: told beside a wish, and no look that is wished for. */
export const SHOWN_FORMS: readonly Form[] = [
  // "This is an oil painting that I made, straighten it", "my watercolour picture, remove the background"
  [
    new RegExp(
      `(?<=^(?:please |hi |hello )?)(?:(?:this is|its|it is|here is|heres|i have|ive got|i (?:scanned|photographed|took a (?:picture|photo) of|snapped)|weve scanned) (?:an? |my |the |our |this |some )?(?:\\w+s? )?(?:old )?${ARTWORK}|(?:my|our|this|his|her) (?:\\w+s )?(?:old )?${ARTWORK})(?: ${SHOT})?(?: (?:that |which )?(?:i|we|he|she|my \\w+|our \\w+) (?:made|painted|drew|did|created|sketched))?(?: (?:of|by) (?!.*\\bas\\b)[^,.;:!?“]+?)? [,.;:–-] (?=\\w)`,
    ),
    '',
  ],
  // "A cat in the snow, add a white border"
  [
    /(?<=^(?:please )?)an? (?:\w+ ){1,2}?(?:in|on|at|under) (?:the |a )?(?:snow|rain|fog|mist|night|sunset|beach|forest|mountains|city|kitchen|office|studio|autumn leaves)(?: (?:at night|in winter|in autumn))? [,.;:–-] (?=(?:please )?(?:add|crop|remove|make it|straighten|sharpen|brighten|darken|write|put a|give it|rotate|flip|resize|enlarge|denoise|less|more|warmer|cooler|brighter|darker|sharper)\b)/,
    '',
  ],
  // "The night sky is too dark", "night picture much too grainy"
  [
    new RegExp(
      `\\b(?:the |this |my |our |that )?(?:night|nighttime|rain|rainy|snow|snowy|fog|foggy|sunset|beach|evening|winter|autumn|forest|studio|city) (${SHOT}|sky)(?=${FAULTY})`,
    ),
    'the $1',
  ],
  // "The background is a mess, erase it"
  [
    new RegExp(
      `${START}(?:the|my|this|that) (?:background|backdrop) (?:is|looks|seems|was)(?: just| really| so| such| a| an| too| all| quite| pretty| like| total| complete)* ${UGLY}(?: (?:[,.;–-]|and|so))+ (?:please |can you |just )*(?:erase|remove|delete|get rid of|cut out|cut|take away|lose|ditch|bin) (?:it|that)(?: out| away)?${END}`,
    ),
    'remove the background',
  ],
  [
    new RegExp(
      `${START}(?:the|my|this|that) (?:background|backdrop) (?:is|looks|seems|was)(?: just| really| so| such| a| an| too| all| quite| pretty| like| total| complete)* ${UGLY}(?: (?:[,.;–-]|and|so))+ (?:please |can you |just )*(?:blur|soften|defocus) (?:it|that)(?: out| away)?${END}`,
    ),
    'blur the background',
  ],
  // "A wooden frame like a painting"
  [
    /\b((?:\w+ )?frame(?: around it)?) (?:like|as) (?:for |on |in )?(?:an? |the )?(?:old )?(?:oil )?(?:painting|paintings|museum|gallery|art gallery|artwork|masterpiece)(?= ?$| [,.;!]| and\b| please\b)/,
    '$1',
  ],
  // "The door, in bottle green"
  [new RegExp(`${FIRST}(?:the|my|our) (${NAME}) , in (${COLOUR})${LAST}`), 'make the $1 $2'],
];
