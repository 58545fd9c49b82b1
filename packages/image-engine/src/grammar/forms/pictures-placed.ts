import { END } from './parts.ts';
import type { Form } from './rewrite.ts';

const NOUN = '(?: (?:picture|photo|image|pic|one|shot|screenshot))?';
const FIRST_ONE = `(?:(?:the |my )?(?:first|1st)${NOUN}|(?:the )?(?:picture|photo|image|pic|number|shot) (?:one|1))`;
const OTHER_ONE = `(?:(?:the |my )?(?:second|2nd|last)${NOUN}|(?:the )?(?:picture|photo|image|pic|number|shot) (?:two|2))`;
const IS =
  '(?: (?:goes|comes|go|come|should|shall|must|has to|to|be|is|being|stands|sits|belongs|please|only))*';
const SIDE = '(?: hand)?(?: side)?';
const AHEAD = `${IS} (?:(?:on |at |to |in )?(?:the )?(?:left|top)${SIDE}|first|above|in front|at the beginning|at the start)(?! of\\b)`;
const BEHIND = `${IS} (?:(?:on |at |to |in )?(?:the )?(?:right|bottom)${SIDE}|last|second|below|beneath|underneath|behind|at the end)(?! of\\b)`;
const TOO = '(?: (?:,|and|and then|then|with|but))* ';
/** What makes one picture of several, and leaves open which stands where. */
const ROW =
  '(?:side by side|next to (?:each other|one another)|beside (?:each other|one another)|in a row|diptych|horizontally)';
const COLUMN =
  '(?:(?:above|below|under|underneath|beneath|on top of) (?:each other|one another)|stack|stacked|stack them|in a column|one (?:above|below|under|over|on top of) the other|vertically)';
const LAYOUT = `(?:${ROW}|${COLUMN}|collage|grid|together|combine|join|put both|put them)`;
const LINK = '(?<= )(?:(?:[,;–:(-]|with|and|but|so|where|then|so that|have|put|keep|making) )*';
/** As they came: nothing is to be said of it. */
const AS_THEY_CAME = `(?:${FIRST_ONE}${AHEAD}(?:${TOO}${OTHER_ONE}${BEHIND})?|${OTHER_ONE}${BEHIND}(?:${TOO}${FIRST_ONE}${AHEAD})?)`;
const TURNED_ROUND = `(?:${OTHER_ONE}${AHEAD}(?:${TOO}${FIRST_ONE}${BEHIND})?|${FIRST_ONE}${BEHIND}(?:${TOO}${OTHER_ONE}${AHEAD})?|(?:but )?(?:in )?(?:the )?(?:reverse|reversed|opposite|other|swapped) order|(?:but )?(?:the )?other way (?:round|around)|swap(?:ped)?(?: the order| places)?|(?:and )?swap (?:them|the order|their order|places))`;

/** Where a pair of words goes that several pictures are labelled with. */
const SAYS =
  '(?:name|mark|call|titled?|tag|tagged|caption|captioned|label|labell?ed|write|put|add|with|labels?|captions?)';
const LEADS =
  '(?: (?:them|each|both|it|on|under|below|with|as|the|labels?|captions?|words?|years?|dates?|names?|text|titles?|on them|underneath))*';
/** Words that are labels wherever they stand beside pictures. */
const NO_WORD =
  '(?:the|an?|my|our|it|them|this|these|each|both|all|in|on|at|below|above|top|bottom|left|right|white|black|red|blue|green|gray|gold|big|small|bold|captions?|labels?|titles?|numbers?|names?|dates?|text|border|frame|gap|space|warmer|brighter|darker|sharper|line|picture|photo|image|first|second|and)';
const WORD = `(?!${NO_WORD}\\b)(\\w+)`;
const YEAR = '((?:19|20)\\d\\d)';
const PAIRED =
  '(before|then|old|original|mum|mom|me|summer|day|yes|was|was once|past|a|1) and (after|now|new|edited|edit|dad|you|winter|night|no|is|today|present|b|2)';
const WHERE_UNDER =
  '(?: (?:under|below|beneath|underneath|at the bottom of|on)(?: (?:them|each|both|it|the (?:pictures|photos|images)))?)';
const labels = (how: string, meant: string): Form[] => [
  // "Label them 2009 and 2024"
  [
    new RegExp(`(?<=${how}.*)\\b${SAYS}${LEADS} ${YEAR} (?:and|,) ${YEAR}${WHERE_UNDER}?${END}`),
    meant,
  ],
  // "Write before and after"
  [new RegExp(`(?<=${how}.*)\\b${SAYS}${LEADS} ${PAIRED}${WHERE_UNDER}?${END}`), meant],
  // "Put spring and autumn under them"
  [new RegExp(`(?<=${how}.*)\\b${SAYS}${LEADS} ${WORD} and ${WORD}${WHERE_UNDER}${END}`), meant],
];

const CLEAR =
  '(?:(?:half|semi|partly|partially|slightly|a bit|very|quite) )?(?:transparent|translucent|see through|seethrough|sheer)';

const UNDER = '(?:below|under|underneath|beneath|right below|directly below)(?: (?:it|that|this))?';
const SPOT =
  '((?:(?:at|in|on) )?(?:the )?(?:very )?(?:top|bottom|upper|lower|middle|center)(?: (?:left|right|center|middle))?(?: (?:corner|edge|side))?)';

/** Several pictures in one: which stands where, what each is called, and how they show through. */
export const PICTURE_PLACE_FORMS: readonly Form[] = [
  // "“A” and below it “B” at the top": the place is that of both
  [
    new RegExp(
      `(“”)(?: (in (?:[^,.;:!?“ ]+ ){0,2}?[^,.;:!?“ ]+))? (?:(?:,|and|with) )*${UNDER} (“”)(?: (in (?:[^,.;:!?“ ]+ ){0,2}?[^,.;:!?“ ]+?))? (?:, )?(?:both )?${SPOT}${END}`,
    ),
    '$1 $2 $5 and below it $3 $4',
  ],
  [
    new RegExp(
      `(“”)(?: (in (?:[^,.;:!?“ ]+ ){0,2}?[^,.;:!?“ ]+))? (?:(?:,|and|with) )*(“”)(?: (in (?:[^,.;:!?“ ]+ ){0,2}?[^,.;:!?“ ]+?))? ${UNDER} (?:, )?(?:both )?${SPOT}${END}`,
    ),
    '$1 $2 $5 and below it $3 $4',
  ],
  // "Photo 2 on top, photo 1 at the bottom": the whole wish
  [
    new RegExp(
      `^(?:please )?(?:put |have |with )?${OTHER_ONE}${IS} (?:on |to )?(?:the )?left${SIDE}${TOO}${FIRST_ONE}${IS} (?:on |to )?(?:the )?right${SIDE}${END}`,
    ),
    'put them side by side ; pictures in reverse order',
  ],
  [
    new RegExp(
      `^(?:please )?(?:put |have |with )?${OTHER_ONE}${IS} (?:on |at )?(?:the )?top${TOO}${FIRST_ONE}${IS} (?:on |at |to )?(?:the )?(?:bottom|below|underneath)${END}`,
    ),
    'stack them vertically ; pictures in reverse order',
  ],
  // "Side by side, the second one on the left"
  [new RegExp(`(?<=\\b${LAYOUT}\\b.*)${LINK}${AS_THEY_CAME}${END}`), ''],
  [new RegExp(`(?<=\\b${LAYOUT}\\b.*)${LINK}${TURNED_ROUND}${END}`), '; pictures in reverse order'],
  ...labels(COLUMN, 'write “$1” at the top and write “$2” at the bottom'),
  ...labels(ROW, 'write “$1” bottom left and write “$2” bottom right'),
  // "A double exposure: my silhouette half transparent over the city"
  [
    new RegExp(
      `(?<=\\bdouble exposure\\b[^“]*)(?<= )(?:(?:[,:–-]|with|and|of) )*(?:an? |my |his |her |the |our )?silhouette (?:of \\w+ )?${CLEAR} (?:over|on|in front of|with|and|against|above) (?:the |a |my |our )?\\w+(?: (?:photo|picture|shot|one))?${END}`,
    ),
    'at 50%',
  ],
  [
    new RegExp(
      `(?<=\\bdouble exposure\\b[^“]*)(?<= )(?:(?:[,:–-]|with|and|of) )*(?:an? |my |his |her |the |our )?${CLEAR} silhouette (?:of (?:me|him|her|us|my \\w+|the \\w+) )?(?:over|on|in front of|with|and|against|above) (?:the |a |my |our )?\\w+(?: (?:photo|picture|shot|one))?${END}`,
    ),
    'at 50%',
  ],
];
