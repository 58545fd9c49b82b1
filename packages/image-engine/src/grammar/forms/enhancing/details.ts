import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const DETAILS = '(?:detail|details|texture|structure)';
const LIT = '(?:the )?(?:clouds|sky)';
const SHADED = '(?:the )?shadows?';
const LIKE_ADVERTS =
  '(?:like|as) (?:(?:in|the|these|those|a|on|from|an) )*(?:real estate|property|estate agent|realtor|realtors)(?: (?:listings?|ads?|adverts?|photos?|pictures?|brochures?))?';
const SHOTS = '(?:shots?|photos?|pictures?|pics?|ads?|adverts?|listings?|images?)';
const PARTS_OF_LIGHT =
  '(?:(?:dark|darker|darkest|bright|brighter|brightest|light|lit|deep)(?: and (?:the )?(?:dark|darker|bright|brighter|light))*(?: (?:parts?|bits?|areas?|spots?|zones?|ends?|corners?))?|shadows?|highlights?|darks?|lights?)';
/** What is to show at its best. */
const SHOWN =
  '(?:car )?(?:paint|paintwork|lacquer|varnish|bodywork|fur|coat|feathers|fabric|jewelry|food|dish|dishes|flowers|product|car|bike|motorbike|cake)';

/** Details that are to be brought out, as HDR does. */
export const DETAIL_FORMS: readonly Form[] = [
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
  // "Pull more detail out of the dark and bright bits, like those crisp real estate shots"
  [
    new RegExp(
      `\\b(?:pull|bring|get|coax|tease|draw|show|see|bring out|pull out)(?: out| back)? (?:(?:more|all|the|some|every|a lot of|lots of) )*details?(?: out| back)? (?:(?:of|from|in|out of) )+(?:both )?(?:the )?${PARTS_OF_LIGHT}(?: (?:and|,) (?:(?:in|of|from) )?(?:the )?(?:clouds|sky|${PARTS_OF_LIGHT}))${END}`,
    ),
    'hdr',
  ],
  [
    new RegExp(
      `\\b(?:pull|bring|get|coax|tease|draw|bring out|pull out)(?: out| back)? (?:(?:more|all|the|some|every|a lot of|lots of) )*details?(?: out| back)? (?:(?:of|from|in|out of) )+(?:both )?(?:the )?(?:clouds|sky) and (?:(?:in|of|from) )?(?:the )?${PARTS_OF_LIGHT}${END}`,
    ),
    'hdr',
  ],
  [
    new RegExp(
      `(?<=\\bhdr\\b[^.;!?“]*)(?:, )?(?:like|as) (?:(?:those|these|in|on|the|all|some) )*(?:(?:super|very|really|so|over the top|crisp|sharp|glossy|exaggerated|fancy) )*(?:real estate|property|estate agents?|realtors?|house|travel) ${SHOTS}${END}`,
    ),
    '',
  ],
  // "Bring out the fur"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:bring out|show off|set off|accentuate) (?:the |my |our |its |his |her )?(${SHOWN})(?: (?:of|on) (?:the|my|our|his|her) \\w+)?(?: (?:really|properly|much|nicely|well|more|better|a bit|to its best|to advantage))*${END}`,
    ),
    'make the $1 pop',
  ],
  // The same in the order of German: "the fur properly bring out"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:the |my |our |its |his |her )?(${SHOWN}) (?:really |properly |much |nicely |well |more |better |a bit |decent |slightly )*bring out${END}`,
    ),
    'make the $1 pop',
  ],
  // "HDR, the clouds should look dramatic": as it makes them.
  [
    /\b(hdr\b[^,.;:!?“]*?) (?:, |and |so |with )+(?:the )?(?:clouds|sky) (?:should |can |may |must |to )?(?:look |looks |be |come out |looking )?(?:really |more |very |nice and )*dramatic(?= ?$| ,| \.| and\b)/,
    '$1',
  ],
];
