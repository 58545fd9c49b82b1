import { COLOUR, END, PICTURE, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const SHOT = '(?:photo|picture|pic|image|shot|snap|one)';
const BORDER = '(?:border|frame|edge|outline|line|rim|margin)';
const SMALLER =
  '(?:not (?:too|so|that|very|overly|all that) (?:big|large|huge|prominent)|(?:a bit |a little |much |rather |quite |slightly )?smaller|kept small|scaled down|shrunk|reduced)';
const NUMBERED =
  '(?:number|label|mark|caption|tag|numbered|labell?ed|marked) (?:(?:them|each|the|all|these|photos|pictures|pics|images|steps|one|with|as|from|by) )*';
const ROW =
  '\\b(?:row|side by side|next to each other|beside each other|next to one another|line|horizontally|strip)\\b';
/** Somebody or something, and no part of the picture. */
const SUBJECT =
  '(?:the|my|our|his|her) (?!(?:edges?|corners?|frame|margins?|borders?|bars?|top|bottom|left|right|sides?|half|background|backdrop|sky|text|caption|title|words|hair|rest|photo|picture|image)\\b)(?:\\w+ )??(?!(?:edges?|corners?|frame|borders?|bars?|half|sides?|background|sky|text|hair)\\b)\\w+';
const OVER = '\\b(?:blend|fade|fades|dissolve|morph|merge|melt|transition|crossfade)\\b';

/** Texts that count the pictures of a row, from its left to its right. */
const counting = (names: readonly string[], at: string): string =>
  names
    .map((name, i) => {
      const side = i === 0 ? 'left' : i === names.length - 1 ? 'right' : 'center';
      return `write ${name} ${at} ${side}`;
    })
    .join(' , ');

/** Where on each picture the number stands. */
const HEIGHTS = [
  ['top|upper', 'top'],
  ['bottom|lower', 'bottom'],
  [null, 'bottom'],
] as const;

const counted = (said: string, names: readonly string[]): Form[] =>
  HEIGHTS.map(([words, at]): Form => {
    const where =
      words &&
      ` (?:in|at|on)(?: the| each| every)? (?:${words})(?: (?:left|right))?(?: hand)?(?: (?:corners?|edge|side))?(?: of (?:each|every one|them|each one))?`;
    return [
      new RegExp(
        `(?:(?:and|with|,) )*\\b${NUMBERED}${said}${where ?? ''}(?:${END}|(?= (?:in a row|side by side|next to)))(?:(?<=${ROW}.*)|(?=.*${ROW}))`,
      ),
      `, ${counting(names, at)}`,
    ];
  });
const AND = '(?: ,| and| to|,)* ';

/** Several pictures, borders or texts, and how they are laid out. */
export const ARRANGED_FORMS: readonly Form[] = [
  // "Mirror it so the logo ends up on the right"
  [
    /\b(?:mirror|flip|reverse)(?: (?:it|this|that|me|us|the (?:photo|picture|image)))? (?:, )?so (?:that )?(?:the |my |our |his |her )?(?:(?!first|second|other|pictures?|photos?|images?)\w+ ){1,6}?(?:ends? up|is|are|comes?|goes|looks?|will be|sits?|appears?) (?:on|at|to) the (?:right|left|other)(?: (?:side|hand side))?(?= ?$| [,.;!?]| and\b| please\b)/,
    'flip it horizontally',
  ],
  // "Combine both"
  [
    new RegExp(
      `${START}(?:please )?(?:combine|merge|join|unite) (?:both|the two|these two|them both)${END}`,
    ),
    'put both pictures together in one picture',
  ],
  [
    /\b(?:smaller|small|tiny|little) ((?:white|black|gray|cream|beige|red|blue) )?(?:gap|space|spacing|distance|strip|line|stripe) ?(?:between(?: them| the two| both)?)?(?= ?$| [,.;]| and\b)(?<=\b(?:side by side|stacked|next to|collage|beside)\b.*)/,
    'small $1 gap between them',
  ],
  // "One on top and one below"
  [
    /\bone (?:on top|above|at the top|up top|over|upstairs)(?: ,)?(?: and)? (?:the other|one|the second|another)(?: one)? (?:below|underneath|under|beneath|at the bottom|on the bottom)(?: it)?(?= ?$| [,.;:!?]| and\b| with\b| please\b)/,
    'stacked vertically',
  ],
  // "Put them together in one picture, one on top and one below"
  [
    /\b(?:put|join|combine|bring|the|merge|place|set)? ?(?:them |both |the two |these |all )?(?:pictures |photos |images )?(?:together )?(?:in|into) (?:one|a single)(?: single)? (?:picture|photo|image) (?:, |and |: )+(?=(?:stacked|side by side|one (?:on top|above|over|below|next to|beside|under))\b)/,
    '',
  ],
  // "Turn it the other way, it's upside down"
  [
    /(?<=^|[,.;] )(?:please )?(?:rotate|turn|flip|put)(?: (?:it|this|that|the (?:photo|picture|image)))? (?:the mirror|(?:the )?other way(?: (?:round|around|up))?|round|around) (?:[,.;–-] )?(?:because |as |since )?(?=(?:it is|its|this is|that is|the (?:photo|picture|image) is) (?:\w+ ){0,2}?upside down\b)/,
    '',
  ],
  // "Three in a row, number them 1 2 3 in the top corner"
  ...counted(`1${AND}2${AND}3`, ['“1”', '“2”', '“3”']),
  ...counted(`(a)${AND}(b)`, ['“$1”', '“$2”']),
  // "Fade one into the other, left to right": all over is how they are blended.
  [
    new RegExp(
      `\\b(?:fade|blend|merge|dissolve|melt|run|morph) (?:one|the first|the one|the left)(?: ${SHOT})? (?:softly |slowly |gradually |gently )?(?:over )?(?:into|in|to) (?:the other|another|the second|the right)(?: ${SHOT})?(?: ,)? (?:(?:going|running|from|slowly|softly|gradually) )*((?:left to right|right to left|top to bottom|bottom to top|left to the right|horizontally|vertically|diagonally))${END}`,
    ),
    'blend the two pictures , transition $1',
  ],
  // "… the old barn should slowly become the renovated one": what is blended into what
  [
    new RegExp(
      `(?=, |\\. |; |so )(?<=${OVER}.*)(?:, |\\. |; |so |that ){1,4}(?:the|my|our) (?:\\w+ ){1,3}(?:should |shall |to |is to |must |has to )?(?:slowly |gradually |softly |gently |smoothly )+(?:become|becomes|turns? into|goes? (?:over )?into|changes? into|melts? into|fades? into|dissolves? into) (?:the|my|our) [^,.;:!?“]*?${END}`,
    ),
    '',
  ],
  // "Put my surfboard photo on the sunset one"
  [
    new RegExp(
      `${START}(?:please )?(?:put|place|paste|stick|drop|insert) (?:my|the|our|this) (?!(?:first|second|third|other|same|left|right)\\b)\\w+ (?:photo|picture|pic|image|shot) (?:on|onto|in|into) (?:the|my|our|that) (?!(?:first|second|third|other|same|left|right|top|bottom)\\b)\\w+ ${SHOT}${END}`,
    ),
    'put the subject of the first picture into the second picture',
  ],
  // "… into picture 2, bottom left, not too big"
  [
    new RegExp(
      `(\\b(?:put|place|paste|stick|drop|insert|add) (?:[^,.;:!?“ ]+ ){1,6}?(?:in|into|on|onto) ${PICTURE}) ((?:, (?!${SMALLER})[^,.;:!?“]+? )?)(?:, |but |and )+${SMALLER}${END}`,
    ),
    '$1 small $2',
  ],
  // "A beach behind me, but blurry"
  [
    new RegExp(
      `(\\b(?:beach|mountains?|forest|woods|city|skyline|office|kitchen|studio|autumn|leaves|sunset|sea|lake|street|stars|space) (?:behind|at the back of) (?:me|us|him|her|it|them|(?:the|my|our|his|her) \\w+)) (?:, )?(?:but|and|yet|though|only|just)(?: (?:make|have|keep) (?:it|that))? ((?:slightly|softly|a bit|a little|a touch|little|bit|very) )?(?:nicely |quite |all |kind of |sort of |also )*(?:out of focus|blurred|blurry|defocused|unsharp|soft focus)${END}`,
    ),
    '$1 , $2 blur the background',
  ],
  // "Thin black border, then a wider white border"
  ...(
    [
      ['wider|thicker|broader|bigger|larger|fatter', 'wide'],
      ['thinner|narrower|slimmer|finer|smaller', 'thin'],
    ] as const
  ).map(
    ([than, meant]): Form => [
      new RegExp(
        `(\\b(?:frame it (?:in )?(?:${COLOUR})|${BORDER}(?: (?:first|inside|outside))?)) (?:, |and |then |plus |with |around it |around that |outside |after that )+(?:an? |another )?(?:${than}) (?:one in )?(${COLOUR})(?: ${BORDER}| one)?(?: (?:a?round|outside)(?: (?:it|that|the first|both|everything))?)?${END}`,
      ),
      `$1 , add a ${meant} $2 border`,
    ],
  ),
  // "White frame, black one a bit thinner around it"
  ...(
    [
      ['wider|thicker|broader|bigger|larger|fatter', 'wide'],
      ['thinner|narrower|slimmer|finer|smaller', 'thin'],
    ] as const
  ).map(
    ([than, meant]): Form => [
      new RegExp(
        `(\\b${BORDER}) (?:, |and |then |plus |with )+(?:an? |another |the )?(${COLOUR}) (?:one|${BORDER}) (?:a bit |a little |slightly |much |that is )*(?:${than})(?: (?:a?round|outside)(?: (?:it|that|the first|both|everything))?)?${END}`,
      ),
      `$1 , add a ${meant} $2 border`,
    ],
  ),
  // "Collage, rounded corners": those of its pictures
  [
    /\b(collage|photo grid|grid) ((?:(?:of|from|with) [^,.;:!?“]*? )?)(?:, |and )+(?:with |all )?(?:slightly |softly |nicely )?(?:rounded|round) corners(?= ?$| ,| \.| and\b| please\b)/,
    '$1 with rounded corners $2',
  ],
  // "Just cut out the dinosaur, thick white outline like a real sticker"
  [
    new RegExp(
      `(?:(?:just|only|please|simply) )*\\bcut (?:out )?(?:the|my|our|his|her) (?:\\w+ ){1,2}?(?:out )?(?:, |and |with )+(?:an? )?((?:thick|thin|wide|fat|chunky|bold) )?(${COLOUR} )?(?:outline|edge|border|rim|contour)(?: (?:a?round)(?: (?:it|him|her|them))?)? (?:, )?(?:like|as|for) (?:an? |the )?(?:real |proper |actual |nice )*stickers?(?: (?:has|have))?${END}`,
    ),
    'make a sticker outlined $1 $2',
  ],
  // "Cut the cat out and give it a thick white outline"
  [
    new RegExp(
      `${START}(?:(?:just|only|please|simply) )*cut (?:out (?:me|us|him|her|it|them|${SUBJECT})|(?:me|us|him|her|it|them|${SUBJECT}) out) (?:(?:,|and|with|then) )+(?:(?:give|put|add|draw|make|set) (?:it |him |her |them |me |us )?)?(?:an? )?((?:thick|thin|wide|fat|chunky|bold) )?(${COLOUR} )?(?:outline|contour|rim|stroke|edge|border)(?: (?:a?round|on|to|about) (?:it|him|her|them|me|us))?${END}`,
    ),
    'make a sticker outlined $1 $2',
  ],
  // "Half me, half my mum, split down the middle": told as one
  [
    /^((?:make |show |do |i want )?(?:it |one |a face )?half (?:of )?(?:me|him|her|us|(?:my|our|his|her|the) \w+)(?: ,)? (?:and )?half (?:of )?(?:me|him|her|us|(?:my|our|his|her|the) \w+))(?: (?:at|in|of) [^,.;:!?“]*?)?(?:(?: ,| and| but)* (?:split|cut|divided|joined|down|no|without|not|dont) [^.;:!?“]*?)?(?= ?$| ?\.)/,
    '$1!',
  ],
  // "Two lines: “A” and below in smaller “B”"
  [
    /\b(?:in )?(?:two|three|four|2|3|4) (?:short )?lines(?: of (?:text|writing|words))?(?=(?: (?:at|on|in|across|along|of|the|top|bottom|middle|center|left|right|corner|saying|reading|below|centered|white|black))*(?: :| ,)? “”)/,
    'text',
  ],
  [
    /(“”) ((?:(?:at|on|in) the (?:top|bottom|middle|center) )?)(?:, |and |then )*(?:below|under|underneath|beneath)(?: (?:it|that|this))?(?: ,)? (?:in |but |and |a |a bit |much |written )*smaller(?: (?:letters|text|font|type|size|writing|lettering))?(?: the words?| saying)? (“”)/,
    '$1 $2 , write $3 small at the bottom',
  ],
];
