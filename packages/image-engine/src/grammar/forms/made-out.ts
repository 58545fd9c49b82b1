import { COLOUR, END, NAME, PICTURE, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const DIRT = '(?:dust spots|dust|hairs?|lint|fluff|specks?|fibers|scratches|fingerprints)';
const SCAN = '(?:scan|slide|negative|print|film|old photo|old picture)';
/** Prints in inches, and their px at 300 dpi. */
const PRINTS: readonly (readonly [inches: string, px: string])[] = [
  ['4[x×:]6', '1200x1800'],
  ['6[x×:]4', '1800x1200'],
  ['5[x×:]7', '1500x2100'],
  ['7[x×:]5', '2100x1500'],
  ['8[x×:]10', '2400x3000'],
  ['10[x×:]8', '3000x2400'],
];
const TOGETHER =
  '(?:collage|grid|side by side|stack\\w*|next to each other|above each other|rows?)';

const HOW =
  '(?:old|new|nice|ugly|boring|big|little|small|beautiful|shabby|worn|lovely|favorite|stupid|rusty)';
const GRAY =
  '(?:black and white|b \\/ w|b w|bw|b and w|gr[ae]y|grayscale|monochrome|mono|colorless)';
/** How and where letters stand. */
const SETTING = `(?:big|small|large|huge|tiny|bold|(?:${COLOUR})|in|at|the|center|middle|top|bottom|left|right|upper|lower|corner|centered|please)`;
const ONE =
  '(?:the )?(?:picture |photo |image |pic |number )?(?:one|1|first)(?: (?:one|picture|photo|image))?';
const TWO =
  '(?:the )?(?:picture |photo |image |pic |number )?(?:two|2|second)(?: (?:one|picture|photo|image))?';

/** Wishes without their verb, or with a word that the wish itself has not. */
export const MADE_OUT_FORMS: readonly Form[] = [
  // "The curtains need to be cream"
  [
    new RegExp(
      `(?<=(?:^|[,.;] |\\b(?:and|but) )${WHOSE} (?:\\w+ ){1,3}?)(?:needs?|have|has|ought|got|gotta) (?:to )?(?=(?:be|become|turn|go) (?:${COLOUR})${END})`,
    ),
    'should ',
  ],
  // "My coat in olive, a bit darker than now": its colour, and not the picture
  ...(
    [
      ['darker', 'dark'],
      ['lighter|brighter|paler', 'light'],
    ] as const
  ).map(
    ([more, how]): Form => [
      new RegExp(
        `(?<=\\b(?:make|paint|dye|turn|color|in|to|into) (?:${WHOSE} (?:\\w+ ){1,3}?)?)(${COLOUR}) (?:please )?(?:[,;–-] )?(?:but )?(?:a bit |slightly |a little |somewhat |a touch )?(?:${more}) than (?:now|before|it is(?: now)?|that|this|the original|currently|at the moment)${END}`,
      ),
      `${how} $1`,
    ],
  ),
  // "Make the old blue car red": how it is otherwise says nothing
  [
    new RegExp(
      `(?<=\\b(?:make|paint|dye|turn|change|recolor|color|spray) ${WHOSE} )${HOW} (?=(?:${COLOUR}) (?!background|backdrop|sky|photo|picture|image)\\w+ (?:(?:in|to|into) )?(?:${COLOUR})${END})`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:make|paint|dye|turn|change|recolor|color|spray) ${WHOSE} (?:${COLOUR}) )${HOW} (?=(?!background|backdrop|sky|photo|picture|image)\\w+ (?:(?:in|to|into) )?(?:${COLOUR})${END})`,
    ),
    '',
  ],
  // "Make just the balloons stay coloured"
  [
    new RegExp(
      `${START}(?:please )?(?:make|let|have|keep) (?:just|only) ((?:${WHOSE} )(?:\\w+ ){1,3}?)(?:stay |remain |be |keep )+(?:in )?(?:its |their )?(?:colou?r|colors|colored|colorful)${END}`,
    ),
    'only $1 in color',
  ],
  // "A mosaic with small tiles"
  [
    new RegExp(
      `(?<=\\b(?:mosaic|pixel art|pixelated?|pixelate it)\\b[^.“]*)\\b(?:with|of|in|out of|made of|from) (?:very |really |lots of |many )*(?:small|tiny|fine|little|mini) (?:tiles|squares|stones|blocks|pieces)${END}`,
    ),
    'with tiny pixels',
  ],
  // "Get the dust and hairs out of this scan"
  [
    new RegExp(
      `\\b(?:get|take|clean|remove|wipe|edit)(?: off| out| away)? (?:all )?(?:the |any |this |these )?${DIRT}(?:(?: ,| and)+ (?:all )?(?:the |any )?${DIRT})* (?:(?:out|off|away) )?(?:of |from |on |off )?(?:this|the|my|our) (?:old )?${SCAN}${END}`,
    ),
    'restore it',
  ],
  // "Bring back some detail, it's so blurry"
  [
    new RegExp(
      `${START}(?:please )?(?:bring|get) back (?:some |the |more |a bit of |a bit more )*details? [,;–-] (?:because |as )?(?=(?:its|it is|it|this is|the picture is|everything is) [^,.;]*(?:blurry|blurred|unsharp|soft|fuzzy)\\b)`,
    ),
    '',
  ],
  // "4x6 print at 300 dpi"
  ...PRINTS.map(
    ([inches, px]): Form => [
      new RegExp(
        `\\b(?:(?:resize|crop|make|for|as|an?|it|to) )*${inches}(?: (?:inch|inches|in|print|prints|photo|size))* (?:(?:at|in|with|and|,) )*300(?: dpi| ppi)?${END}`,
      ),
      `resize to ${px}`,
    ],
  ),
  // "Under 500 px on the long side"
  [
    /\b(?:under|below|max|maximum|at most|no more than|not over|less than) (?=\d+ (?:on|at|along|for) (?:the|its) (?:long|longest|longer|short|shorter|shortest) (?:side|edge)\b)/,
    'resize to ',
  ],
  // "Two rows of two"
  [
    new RegExp(
      `${START}(?:please )?(?:in )?(?:two|three|2|3) rows of (?:two|three|2|3)(?: (?:each|pictures|photos))?${END}`,
    ),
    'collage in a grid',
  ],
  // "A grid, thin white lines"
  [
    new RegExp(
      `(?<=\\b${TOGETHER}\\b[^“]* )[,;–-] (?=(?:an? )?(?:(?:thin|thick|fine|wide|narrow|small|big) )?(?:(?:${COLOUR}) )?(?:lines?|gaps?|dividers?|spacing)(?: (?:between|in between)(?: them)?)?${END})`,
    ),
    'with ',
  ],
  // "Her from the second photo next to me in the first"
  [
    new RegExp(
      `^(?:please )?(?=(?:him|her|me|us|them|${WHOSE} \\w+) (?:from|out of) ${PICTURE} (?:next to|beside|on|into|in|onto) .*${PICTURE})`,
    ),
    'put ',
  ],
  // "Just the year 1987 in the lower right corner"
  [
    new RegExp(
      `${START}(?:just |only )?the (?:year|number) (\\d+) (?=(?:in|at|on) the (?:lower|upper|top|bottom|left|right|corner|middle)\\b)`,
    ),
    'write $1 ',
  ],
  // "My name on a white strip": which one it is, nobody said
  [
    new RegExp(
      `${START}(?:please )?(?:put|write|add) (my|our|his|her) (name|names) (?:[^,.;:!?“ ]+ ){0,4}?(?:on|in) (?:an? )?(?:thin |small |wide )?(?:${COLOUR}) (?:strip|bar|band|stripe|label|banner)${END}`,
    ),
    'put $1 $2 on it',
  ],
  // "New York in the background, at night": the night is there
  [
    new RegExp(`^(?:please )?(?!a |the )(${NAME}) in the background (?:, )?at night${END}`),
    'put me in $1 at night',
  ],
  // "“CLOSED”. Big, red, centre": how it is written, and no wishes of their own
  ...[1, 2, 3].map(
    (): Form => [
      new RegExp(`(?<=“” (?:${SETTING} )*)[,.;] (?=(?:${SETTING} )*${SETTING}(?: ?$| [,.;]))`),
      '',
    ],
  ),
  // "Top: photo 1, bottom: photo 2, nothing between"
  [
    new RegExp(
      `${START}(?:on )?top [:–-] ${ONE} (?:(?:,|and) )*(?:on |at )?(?:the )?(?:bottom|below|underneath) [:–-] ${TWO}${END}`,
    ),
    'stack them vertically',
  ],
  [
    new RegExp(
      `${START}(?:on )?(?:the )?left [:–-] ${ONE} (?:(?:,|and) )*(?:on )?(?:the )?right [:–-] ${TWO}${END}`,
    ),
    'put them side by side',
  ],
  [
    new RegExp(
      `(?<=\\b(?:${TOGETHER}|side by side|stack)\\b[^“]* )[,;–-] (?:with )?nothing (?:in )?between(?: them)?${END}`,
    ),
    'without gap',
  ],
  // "Let the red umbrella pop, rest b/w"
  [
    new RegExp(
      `${START}(?:please )?(?:make|let|have) (?:the |my |her |his |our )(${COLOUR}) (\\w+) (?:to )?(?:pop|stand out|shine|glow)(?: out)? (?:(?:and|,|with|while) )+(?:make |turn )?(?:the |all the )?(?:rest|everything else|all else|others?)(?: (?:in|is|be|goes|to|into))? ${GRAY}${END}`,
    ),
    'everything black and white except the $1 $2',
  ],
  // "Skirt: from red to navy"
  [
    new RegExp(
      `${START}(?:${WHOSE} )?(?:(?:old|new|nice|little|big) )?(?!${WHOSE} |grass|sky|sea)(${NAME}) (?:[:,–-] )?from (${COLOUR}) (?:in)?to (?:an? )?(${COLOUR})${END}`,
    ),
    'make the $2 $1 $3',
  ],
  [
    new RegExp(
      `\\bwhiten (${WHOSE} (?!teeth|tooth|smile|eyes?|skin|background|backdrop)${NAME})${END}`,
    ),
    'make $1 white',
  ],
  [
    /\bcolors (?:a bit |much |way )?(?:fresher|juicier|livelier)(?= ?$| [,.;!])|\b(?:fresher|juicier|livelier) colors\b/,
    'more saturated colors',
  ],
  // "As wide as a cinema screen"
  [
    new RegExp(
      `${START}(?:please )?(?:make it |crop it |crop )?(?:as )?wide (?:as|like) (?:in |on |at )?(?:an? |the )?(?:cinema|movies?|movie theat(?:er|re)|film)(?: screen| screens)?${END}`,
    ),
    'crop to 21:9',
  ],
  [/\b(?:upright|tall|vertical) (?=\d+:\d+ with )/, ''],
  // "A cover photo for Facebook"
  [
    new RegExp(
      `\\b(?:an? )?(?:cover|header|title) (?:photo|picture|image|pic) (?:for|on) (?:my |our |the )?(facebook|twitter|linkedin|youtube)(?: (?:page|profile|account|channel))?${END}`,
    ),
    '$1 cover photo',
  ],
];
