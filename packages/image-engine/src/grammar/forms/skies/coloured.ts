import { COLOUR, END, FIRST, LAST, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Ways to want more of a colour in a sky, and the colour. */
const DEGREES: readonly (readonly [said: string, colour: string])[] = [
  ['bluer|more blue|a (?:deeper|stronger|richer|better|nicer) blue', 'blue'],
  ['pinker|more pink|rosier', 'pink'],
  ['redder|more red', 'red'],
  ['more purple|more violet|more lilac', 'purple'],
  ['more turquoise|more teal', 'turquoise'],
  ['greener|more green', 'green'],
  ['yellower|more yellow', 'yellow'],
];
const SKY_COLOUR =
  '(?:(?:light|dark|pale|deep|bright) )?(?:purple|violet|lilac|lavender|turquoise|teal|green|red|mint|magenta)';

/** The sky that is there, in another colour. */
export const COLOURED_FORMS: readonly Form[] = [
  // "Brighten and the sky bluer": each has its own
  [
    new RegExp(
      `${START}((?:please )?(?:brighten|lighten|darken|sharpen|straighten|denoise|enhance))(?: (?:a bit|a little|slightly|please))? and (?=(?:make |turn |tint )?the sky (?:a bit |a little |slightly |much )?(?:blue|bluer|pink|pinker|red|redder|more \\w+)${END})`,
    ),
    '$1 it , ',
  ],
  // "The sky cleaner and bluer": clear is what a bluer one is
  [
    new RegExp(
      `\\b(make the sky|the sky|sky) (?:(?:more|look|looking) )*(?:clean|decent|clear|cleaner|clearer) and (?:more )?(?:blue|bluer)${END}(?<=\\b(?:more|cleaner|clearer) [^“]*)`,
    ),
    '$1 bluer',
  ],
  // "Le ciel en rose"
  [
    new RegExp(
      `${START}(?<!\\b(?:keep|keeping|leave|leaving|except|but) [^.;!?“]*)(?:the |my )?sky in (${COLOUR})${END}`,
    ),
    'make the sky $1',
  ],
  // "Paint the sky orange": the one that is there
  [
    new RegExp(
      `${START}(?:re)?(?:paint|color|dye)(?: all)? (?:the |my )?sky (?:in |to |of |with |a )?(pink|orange|rose)(?= ?$| [,.;:!?])`,
    ),
    'make the sky $1',
  ],
  // "The sky should be pink": the one that is there; one of two such colours is that of an evening
  [
    new RegExp(
      `${START}(?:the |my )?sky (?:should|must|could|can|shall|has to|needs to|ought to) (?:be|look|become|turn|get)(?: (?:all|really|completely))? ((?:(?:light|pale|soft|bright|hot|deep|dark) )?(?:pink|orange|rose))${END}(?! and ${COLOUR})`,
    ),
    'make the sky $1',
  ],
  // "Turn the sky pink and purple": an evening's
  [
    new RegExp(
      `${START}(?:(?:please|can you|could you) )*(?:(?:make|turn|paint|color) )?(?:the |my )?sky (?:(?:should|be|to|look|into|in|all) )*(?:(?:pink|orange) and (?:pink|orange|red|purple|violet|lilac|magenta|yellow|gold)|(?:red|purple|violet|lilac|magenta|yellow|gold) and (?:pink|orange))${END}`,
    ),
    'sunset sky',
  ],
  // "Give the sky a purple and orange sunset"
  [
    new RegExp(
      `${START}(?:please )?give (?:the |my |this )?sky (?:an? |some )?(?:(?:pink|orange|red|purple|violet|lilac|magenta|gold|golden|yellow|warm|and|,|beautiful|nice|dramatic|soft|vivid|gorgeous) )*(?:sunset|sunrise)(?: colou?rs| look| glow)?${END}`,
    ),
    'sunset sky',
  ],
  // "Cielo morado": nothing else is said, and no sky of such a kind is there
  [
    new RegExp(`${FIRST}(?:an? |the )?(?:sky (${SKY_COLOUR})|(${SKY_COLOUR}) sky)${LAST}`),
    'make the sky $1 $2',
  ],
  // "Sky pinker", "the sky should get redder"
  [
    new RegExp(
      `${START}(?:the |my )?(sky|clouds|sunset) (?:(?:should|must|can|could|may|to|be|get|become|turn|look|a|bit|little|please) )*(pinker|redder|bluer|more (?:pink|red|blue|purple))(?: (?:be|become|get|is))?${END}`,
    ),
    'make the $1 $2',
  ],
  // "Make the sky bluer": the sky, and not all that is blue; a grey one has no blue that could be more.
  ...DEGREES.map(
    ([said, colour]): Form => [
      new RegExp(
        `${START}(?!.*\\b(?:bluer|blue) .*\\b(?:greener|redder|yellower|pinker|more (?:green|red|yellow|turquoise|orange|pink))\\b)(?:please )?(?:(?:make|have|get|turn|want|put) )?(?:the|my|our|that) (?:whole )?(?:sky|clouds|sunset|sunrise|evening sky|horizon|afterglow) (?:(?:should|could|to) be |to look |look |be |make it )?(a bit |a little |slightly |much |way |even |a lot |far )?(?:${said})${END}`,
      ),
      `tint the sky $1 slightly ${colour}`,
    ],
  ),
  // "Strengthen the blue of the sky", "the sky more vivid blue"
  [
    /\b(?:increase|boost|strengthen|deepen|intensify|enhance|reinforce|more|richer|stronger) the blue (?:of|in) (?:the )?sky\b/,
    'make the sky bluer',
  ],
  [
    new RegExp(
      `${START}(?:make )?(?:the )?sky (?:a |much |bit |little |slightly |rather |really )*(?:more|stronger|deeper|richer|bolder|brighter)(?: vivid| intense| intensely| strongly| strong)? blue${END}`,
    ),
    'make the sky bluer',
  ],
];
