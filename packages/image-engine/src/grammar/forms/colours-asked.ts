import { COLOUR, END, NAME, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Colours of things and of old pictures, as they are asked for. */
export const COLOUR_ASKED_FORMS: readonly Form[] = [
  // "Change the wall colour behind the sofa to #8fa68e": where it is, which is no part of its name
  [
    new RegExp(
      `\\b((?:paint|repaint|make|change|turn|colou?r|recolou?r|switch) (?:the |my |our |that |this )?(?!background|area|part|hair|space)(?:\\w+ )?\\w+?(?: colou?rs?)?) (?:behind|above|below|under|underneath|beneath|beside|near|opposite|next to) ${WHOSE} (?!background|subject|person|man|woman|face)\\w+(?: (?!to\\b|into\\b|in\\b|look|(?:${COLOUR}))\\w+)? ((?:to |into |in )?(?:an? )?)(#[0-9a-f]{3,6}|${COLOUR})${END}`,
    ),
    '$1 $2 $3',
  ],
  // "Same shoe, but in forest green"
  [
    new RegExp(
      `${START}(?:the )?same (?!(?:pose|size|angle|setting|layout|position|composition|vibe|brightness|motif|spot|style|look|mood|shape|format|crop|place|thing|one)\\b)(${NAME})(?: ,)?(?: (?:but|only|just|please|and))* in (?:a |an )?(${COLOUR})(?! and ${COLOUR})${END}`,
    ),
    'make the $1 $2',
  ],
  // "Make my hoodie purple, not the trousers", "just the hoodie": nothing else is touched anyway.
  [
    new RegExp(
      `(?<=\\b(?:make|turn|paint|dye|recolor|color|change) (?:${WHOSE} )?(?:${NAME}) (?:to |into |in )?${COLOUR} )(?:(?:,|and|but|please) )*(?:not|dont touch|dont change|never)(?: also)? ${WHOSE} (?!(?:${COLOUR}))${NAME}(?: (?:as (?:it|they) (?:is|are)|alone|please|though))*${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `\\b((?:make|turn|paint|dye|recolor|color|change) ${WHOSE} (?!(?:sky|background)\\b)(\\w+) (?:to |into |in )?${COLOUR}) (?:, |and |but )*(?:just|only|but only|but just) (?:${WHOSE} )?\\2(?: please| nothing else)*${END}`,
    ),
    '$1',
  ],
  // "Grey out all that isn't blue"
  [
    new RegExp(
      `${START}(?:(?:make|turn|gray|fade) )?(?:(?:out|gray|black and white|grayscale|desaturate) )*(?:all|everything|anything)(?: thing)?(?: (?:that|which|what))?(?: (?:is|are))? ?(?:not|isnt|arent|s not) (${COLOUR})(?: (?:gray|black and white|grayscale|out))?${END}(?<=\\b(?:gray|black and white|grayscale|desaturate)\\b.*)`,
    ),
    'everything black and white except the $1',
  ],
  // "Colour in this old black and white photo of grandpa so it looks real"
  [
    new RegExp(
      `${START}(?:please )?color(?: up)? (?:in (?:this|that|the|my|our) (?:old |ancient |faded |vintage )*|(?:this|that|the|my|our) (?:old |ancient |faded )*(?=black|gray|mono))(?:black (?:and )?white |grayscale |monochrome |gray )?(?:photo|picture|image|pic|shot|portrait|photograph)(?: of [^,.;:!?“]+?)?(?: (?:so|so that) it (?:looks?|is|seems?) (?:more )?(?:real|realistic|natural|lifelike|alive|true|like today))?${END}`,
    ),
    'colorize it',
  ],
  // "Restore it and colour it in like a modern one"
  [
    /(?<=\b(?:and|then|,) )colou?r it in(?: (?:like|as) (?:an? )?(?:\w+ )?(?:one|photo|picture|today))?(?= ?$| ?[,.;!])/,
    'colorize it',
  ],
  // "A touch more magenta"
  [
    new RegExp(
      `${START}(?:make it |with )?(?:(?:a touch|a hint|a tad|a bit|a little|slightly|somewhat) )?more (magenta|green|red|blue|yellow|orange|pink|purple|cyan|teal)(?= ?$| ?[,.;!]| and\\b)`,
    ),
    'add a slight $1 tint',
  ],
  // "Add some colour, it's black and white": that of true things is asked for.
  [
    new RegExp(
      `${START}(?:add|put|bring|get|give it) (?:back )?(?:some |a bit of |a little |the |real |proper )*colou?r(?: (?:in|into it|to it|back|inside))* [,;.] (?:because |since |as |cause )?(?:its|it is|is|thats)(?: \\w+)? (?:black (?:and )?white|grayscale|monochrome|gray)${END}`,
    ),
    'colorize it',
  ],
  [
    new RegExp(
      `${START}(?:its|it is|thats|(?:the|this) (?:picture|photo) is)(?: (?:only|just|old|an old|a))* (?:black (?:and )?white|grayscale|monochrome|gray)(?: (?:picture|photo))? [,;.] (?:so |please |can you |now )*(?:add|put|bring|get|give it) (?:back )?(?:some |a bit of |a little |the |real |proper )*colou?r(?: (?:in|into it|to it|back|inside))*${END}`,
    ),
    'colorize it',
  ],
  // "Black and white, but the red umbrella as it is", as Spanish has it
  [
    new RegExp(
      `(?<=\\b(?:black and white|grayscale|desaturate)\\b )(?:,|and|but)(?: (?:,|and|but))* (?:leave|keep|with) the (\\w+) (${COLOUR}) (?:alone|unchanged|as (?:it )?is)(?= ?$| ?[,.;!?])`,
    ),
    'but keep the $1 $2',
  ],
  // "The t-shirt that is white in blue", as Spanish puts it
  [
    new RegExp(
      `${START}(?:make )?the (\\w+(?: (?!(?:from|of|in|is|are|was|were|with)\\b)\\w+)?) (${COLOUR}) (?:in|to|into) (#[0-9a-f]{6}|${COLOUR})(?= ?$| ?[,.;!]| and\\b)`,
    ),
    'make the $2 $1 $3',
  ],
  // "I want the dress in light blue"
  [
    new RegExp(
      `${START}(?:i|we)(?:d| would)? (?:want|like|need|love|prefer|have)(?: to have)? (the|my|our|his|her) (${NAME}) in (?:an? )?(${COLOUR}|#[0-9a-f]{6})${END}`,
    ),
    'make $1 $2 $3',
  ],
  // "Change the color of the car on white", "make want the car blue", as other languages put it
  [new RegExp(`\\bchange the color of (the \\w+(?: \\w+)?) on (${COLOUR})${END}`), 'make $1 $2'],
  [/\bmake (?:want|colorful) (?=the |my |our |his |her )/, 'make '],
  [new RegExp(`\\bmake the color from (the \\w+(?: \\w+)?) (${COLOUR})${END}`), 'make $1 $2'],
  // "Make this black and white photo colourful", "turn it into a color photo"
  [
    new RegExp(
      `${START}(?:make|turn|convert|change) (?:(?:this|the|my|our|that) (?:old )?black and white (?:photo|picture|image) (?:(?:into|in|to|a|full) )*colou?r(?:ful|ed)?|(?:it|this) into an? (?:full )?colou?r(?:ed)? (?:photo|picture|image))${END}`,
    ),
    'colorize it',
  ],
];
