import { END, START, WHOSE } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Colours that are called by a thing alone, with the full name of each. */
const NAMES: Readonly<Record<string, string>> = {
  wine: 'wine red',
  ruby: 'ruby red',
  raspberry: 'raspberry red',
  '(?:burnt )?sienna': 'burnt sienna',
  '(?:burnt |raw )?umber': 'burnt umber',
  tangerine: 'tangerine orange',
  saffron: 'saffron yellow',
  lemon: 'lemon yellow',
  honey: 'honey yellow',
  sand: 'sand beige',
  champagne: 'champagne beige',
  jade: 'jade green',
  pistachio: 'pistachio green',
  sapphire: 'sapphire blue',
  denim: 'denim blue',
  amethyst: 'amethyst purple',
  '(?:eggplant|aubergine|mulberry)': 'plum',
  blush: 'blush pink',
  '(?:coffee|espresso|mocha)': 'coffee brown',
  chestnut: 'chestnut brown',
  mahogany: 'mahogany brown',
  caramel: 'caramel brown',
  cinnamon: 'cinnamon brown',
  'gun ?metal': 'gunmetal gray',
};
/** What is coloured, so that a thing behind it is a colour: nothing is turned *into* wine. */
const COLOURED = `(?:make|paint|repaint|dye|colou?r|recolou?r|tint|turn|change|want) (?:${WHOSE} (?:(?!(?:in|into|to|an?|be)\\b)\\w+ ){1,3}|it |this |that |these |those |them )(?:(?:in|to|be) )?(?:(?:nice|lovely|dark|light|deep|pale|rich|soft|warm) )?`;

/** Colours that are called by a thing alone, where nothing but a colour can stand: "paint the sofa sapphire". */
export const NAMED_BY_THING_FORMS: readonly Form[] = [
  // "The background in colour #004488": in that one, and not in its own
  [/\bin (?:the |our |my |a |this )?color (?:code )?(?=#[0-9a-f]{3,6}\b)/, 'in '],
  // "Paint the sofa sapphire": things that a colour is called by, where nothing but a colour can stand.
  ...Object.entries(NAMES).map(
    ([noun, name]): Form => [
      new RegExp(
        `(?<=\\b${COLOURED})${noun}(?: colou?r(?:ed)?)?(?! (?:red|yellow|green|blue|purple|pink|brown|gray|orange|beige|gold))${END}`,
      ),
      name,
    ],
  ),
  // "The cup sapphire": stones and earths, which nobody puts behind a thing otherwise
  ...['sapphire', 'ruby', 'jade', 'amethyst', '(?:burnt )?sienna', '(?:burnt |raw )?umber'].map(
    (noun): Form => [
      new RegExp(
        `(?<=${START}(?:the|my|our|his|her) (?:(?!(?:in|into|to|an?|with|of)\\b)\\w+ ){1,2}(?:in )?)${noun}(?: colou?r(?:ed)?)?${END}`,
      ),
      NAMES[noun] ?? noun,
    ],
  ),
  // "Write “Hi” in champagne", "a caramel frame"
  ...Object.entries(NAMES).map(
    ([noun, name]): Form => [
      new RegExp(
        `(?<=“”[^.;“]* in )${noun}(?: letters)?${END}|(?<=\\b(?:an?|the|with|in|thin|thick|wide|plain) )${noun} (?=(?:frame|border|outline|letters|lettering|background|backdrop)\\b)`,
      ),
      `${name} `,
    ],
  ),
];
