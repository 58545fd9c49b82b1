import { COLOUR, END, INK, LAST, START, WHOSE } from '../parts.ts';
import { LOOKS } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { GREY, OF_FACE, TO_GRAY, VIVID } from './parts.ts';

const COLOURLESS =
  '(?:black and white|b and w|bw|b w|gray|grayscale|monochrome|colorless|desaturated|no color|no colors)';
const ALL =
  '(?:everything|all|all of it|the whole (?:picture|photo|thing|image)|the (?:picture|photo|image|rest)|it|this|all else|everything else)';
/** All colour goes. */
const GREYED = `(?:no colou?rs? (?:anywhere|at all|please|whatsoever|in it|in the (?:picture|photo))|(?:make |turn |have |get |do |put |convert |want )*(?:${ALL} (?:else )?(?:should |must |to |be |is |in |into |go |goes |all )*)?(?:all )?(?:in |into |to )?${COLOURLESS}|(?:take|suck|pull|drain|strip|remove|get rid of|lose|kill|drop)(?: (?:out|away))? (?:all )?(?:of )?(?:the )?colou?rs?(?: (?:out|away|everywhere|from (?:it|everything|the (?:picture|photo))|out of (?:it|everything|the (?:picture|photo))))*|without (?:any )?colou?rs?|desaturate (?:${ALL})?)`;
const BUT =
  '(?: ?(?:[,;–-]|but|and|only|just|though|while|with|except|apart|from|for|that|yet|however|please))+';
/** Is no one thing, has another meaning, or cannot be told from the skin around it. */
const THING = `(?!(?:${COLOUR})|background|backdrop|rest|sky|person|people|subject|one|lips?|lipstick|mouth|eyes?|hair|skin|face|nose|cheeks|nails?|picture|photo|text|font|paper|page|sheet|flowers?|roses?|tulips?|sunflowers?|poppy|poppies|peony|peonies|daisy|daisies|orchids?|bouquet)(?:(?!(?:${COLOUR})|stays?|should|in|is|which|that|who)\\w+ )?(?!(?:${COLOUR})|stays?|should|in|is|which|that|who|background|backdrop|sky)\\w+`;
const STAYS =
  '(?:(?:,|which|that|should|must|shall|can|may|has to|have to|to|is|are|in|its|their|it|always|still) )*(?:stays?|remains?|keeps?|staying|remaining|be kept|be left|stay|keep|left|kept|be)(?: (?:in|its|their|the|as|bright|nice and|a|colou?r))*';
const POP = 'everything black and white except the';
const IS_TO_STAY =
  '(?:stays?|remains?|keeps?|is to stay|should stay|shall stay|must stay|to stay|should be|is|shall be|has to stay|should remain|can stay|staying|in)';
const BARE = `(?!(?:${COLOUR})|background|backdrop|rest|sky|person|people|subject\\b)`;

/** One thing: of persons and grounds the colour is no mark. */
const COLOURED_THING = `${BARE}(?!(?:photo|picture|image|and|in|is|with)\\b)\\w+`;

/** Black and white, except for what is named behind it or before it. */
export const EXCEPTION_FORMS: readonly Form[] = [
  // "Black and white with the red dress in colour", and the colour behind it as Spanish has it
  ...(
    [
      [`(${COLOUR}) (${COLOURED_THING})`, '$1 $2'],
      [`(${COLOURED_THING}) (${COLOUR})`, '$2 $1'],
    ] as const
  ).map(
    ([said, meant]): Form => [
      new RegExp(
        `${START}(?:(?:please|make|turn|convert|it|this|everything|all|in|to|into) )*(?:black and white|b and w|bw|b w|grayscale|monochrome)(?: ?(?:,|with|and|but|only|just))+ (?:the |my |our |her |his |an? )?${said} in (?:full |its )?colou?rs?${END}`,
      ),
      `${POP} ${meant}`,
    ],
  ),
  // "Everything grey, only red not"
  [
    new RegExp(
      `${START}(?:make )?(?:everything|all) (?:in )?${LOOKS} (?:, |but |and )*(?:only |just )?(${COLOUR}) not${END}`,
    ),
    'everything black and white except $1',
  ],
  [
    new RegExp(
      `${START}except (?:the )?(${COLOUR}) (?:everything|all|the rest) (?:in )?${LOOKS}${END}`,
    ),
    'everything black and white except $1',
  ],
  // "Black and white but keep the lips red"
  [
    new RegExp(
      `(?<=\\b(?:black and white|gray|grayscale|monochrome)\\b[^.;!?“]* )(keep|leave) (?:only )?(?:the|my|her|his) (lips|lipstick|mouth|eyes|nails|hair) (?:in )?(${COLOUR})${END}`,
    ),
    '$1 the $3 $2',
  ],
  // "Le fond flou et en noir et blanc, elle en couleur": the ground is
  [
    new RegExp(
      `${START}(?:the )?(?:background blur(?:red|ry)?|blur(?:red|ry)? background) and (?:in )?black and white (?:(?:,|and|but|with|keep) )+(?:decent|it|her|him|them|me|us|she|he|(?:the|my) \\w+) (?:stays? )?in colou?r${END}`,
    ),
    'blur the background , make the background black and white',
  ],
  // "Black and white, but the red umbrella as it is", as Spanish has it
  [
    new RegExp(
      `(?<=\\b(?:black and white|grayscale|desaturate)\\b )(?:,|and|but)(?: (?:,|and|but))* (?:leave|keep|with) the (\\w+) (${COLOUR}) (?:alone|unchanged|as (?:it )?is)(?= ?$| ?[,.;!?])`,
    ),
    'but keep the $1 $2',
  ],
  // "Everything monochrome bar the postbox"
  [
    /\b(black and white|monochrome|gray|greyscale|grayscale|colorless|b ?& ?w|sepia) bar (?=(?:the|my|her|his|our|their)\b)/,
    '$1 except ',
  ],
  // "Black and white, except the bouquet which should stay in colour"
  [
    new RegExp(
      `\\b(except|but|apart from|besides) ((?:the|my|her|his|our|their) (?:[^,.;:!?“ ]+ ){1,3}?)(?:which|that|who) (?:should|must|has to|have to|is to|needs to|can|may|will) (?:stay|remain|keep|be kept|be left|be) (?:in )?(?:full |its |her |his )?colou?r(?:ed)?${END}`,
    ),
    '$1 $2',
  ],
  // "Make the grey cushions terracotta": all of it is not to be grey.
  [
    new RegExp(
      `${START}(?:please )?(?:make|turn|paint) ((?:the|my|our|these|those) gray) (\\w+(?: \\w+)?) (?:in |to )?${INK}${END}`,
    ),
    'recolor $1 $2 $3',
  ],
  // "Black and white but the lips stay red"
  [
    new RegExp(
      `\\b(black and white|grayscale|monochrome)(?: (?:,|but|except|and|only|that))+ (?:keep )?(?:the |her |his |my )?(?:lips|lipstick|nails|mouth) (?:should |must |to )?(?:stays?|remains?|kept|left) (?:in )?(${COLOUR})${END}`,
    ),
    '$1 except the $2',
  ],
  [
    new RegExp(
      `\\b(black and white|grayscale|monochrome) (?:, |but |except |and )+keep (?:the |her |his |my )?(${COLOUR}) (?:lips|lipstick|nails|mouth)(?: in colou?r)?${END}`,
    ),
    '$1 except the $2',
  ],
  // "No colours anywhere, but her jumper stays red"
  [
    new RegExp(
      `${START}(?:please )?(?:i want )?${GREYED}${BUT} ${WHOSE} (${THING}) ${STAYS} (${COLOUR})(?: (?:though|please|as it is|of course|color))*${END}`,
    ),
    `${POP} $2 $1`,
  ],
  // "… except the bouquet of the bride, which stays red"
  [
    new RegExp(
      `(\\b${GREY}\\b[^.;:!?“]*?) (?:, )?(?:except|but|besides|apart from|other than|save|aside from|excluding)(?: for| not)? ${WHOSE} ${BARE}(\\w+)(?: (?:of|in|on|from) ${WHOSE} \\w+)?(?: ,)? (?:which|that|it|this|they|those) ${IS_TO_STAY} (?:in )?(?:its |their )?(${COLOUR})${END}`,
    ),
    '$1 except the $3 $2',
  ],
  // "Black and white, not the blue bike though"
  [
    new RegExp(
      `\\b(${TO_GRAY})(?: [,;]| but| and)* not (?=(?:the|my|our|his|her|this) )([^,.;:!?“]+?)(?: though| please)?${END}`,
    ),
    '$1 , but keep $2',
  ],
  // "Everything grey except her red lips", "but keep my red hair": what has that colour
  [
    new RegExp(
      `\\b${GREY}\\b[^.;:!?“]*?(?:except|but|besides|apart from|other than|save|aside from|excluding)(?: for| not| please)*(?: (?:keep|leave|let|have))? (?:${WHOSE} )?(${VIVID}) ${OF_FACE}(?: (?:stays?|remains?|kept|as (?:it|they) (?:is|are)|in color))*${LAST}`,
    ),
    'everything black and white except $1',
  ],
];
