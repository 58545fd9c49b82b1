import { COLOUR, END, PICTURE, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |just )*';
const AND = '(?: ,| ;| and| then| but)+ (?:please )?';
const GROUND = `(?:${WHOSE} )(?:background|backdrop)`;
const INTO = '(?:to |into |in )?(?:be )?(?:an? )?';
/** Parts of somebody that get no other colour. */
const ON_SOMEBODY = `(?:${WHOSE} )(?:hair|beard|eyes?|lips?|eyebrows|nails|skin)(?: colou?r)?`;
/** Somebody or something of one picture, and nothing that a picture has all over. */
const WHO = `(?:me|us|him|her|them|${WHOSE} (?!(?:\\w+ )?(?:colou?rs?|style|look|light|lighting|mood|tones?|sky|background|backdrop|text|frame|border|face|head)\\b)(?:\\w+ )?\\w+)`;
/** Goes from all of the picture, and from no place in it. */
const ALL_OVER =
  '(?:colou?rs?|noise|grain|haze|fog|mist|blur|tint|cast|shadows?|highlights?|saturation|contrast|background|backdrop|sky|glare)';
const REST =
  '(?:the rest|everything else|all the rest)(?: of (?:it|the (?:picture|photo|image|scene)))?';
const CHANGES =
  '(?:make|turn|brighten|darken|lighten|sharpen|warm up|cool down|warm|cool|desaturate|soften|enhance)';
const SKY_LOOKS =
  '(?:cloudy|overcast|dramatic|stormy|sunny|starry|clear|bluer|blue|pink|orange|purple|more dramatic)';

/** Two wishes in one breath, of which the second leaves out what it shares with the first. */
export const WISHED_TOGETHER_FORMS: readonly Form[] = [
  // "Blend these together into one picture": that is what blending does
  [
    /(?<=\b(?:blend|merge|mix|dissolve|melt|fade) (?:all (?:of )?)?(?:these|those|them)(?: all)?(?: together)? )(?:in|into|to|as) (?:one|a single)(?: (?:picture|photo|image|shot))?(?= ?$| [,.;!?]| (?:and|please)\b)/,
    '',
  ],
  // "Change my hair colour to red and the background to black"
  [
    new RegExp(
      `(?<=${START}${PLEASE}(?:change|turn|make|dye|color|paint) ${ON_SOMEBODY} ${INTO}${COLOUR} )(?:(?:[,;]|and|then|but|please) )+(${GROUND}) ${INTO}(?:plain |solid )?(${COLOUR})${END}`,
    ),
    ', make $1 $2',
  ],
  // "Use the person from the first picture and the second one as background"
  [
    new RegExp(
      `${START}${PLEASE}(?!take [^,.;:!?“]* use )(?:(?:use|take|have|put|with) (?:in )?)?${WHO} (?:(?:out )?of|from|in|on) (${PICTURE})(?: ,| and| with| plus)+ (?:use )?(${PICTURE}) (?:as|for) (?:an? |the |its |my |new )*(?:background|backdrop)${END}`,
    ),
    'put the subject of $1 into $2',
  ],
  // "Remove the bin and make the rest brighter": all that is left
  [
    new RegExp(
      `(?<=${START}${PLEASE}(?:remove|erase|delete|get rid of|take out|take away) (?:this|that|these|those|it|them|the|${WHOSE} (?!${ALL_OVER}\\b)\\w+(?: (?!from|of|in|on|at)\\w+)?)${AND}(?:also )?${CHANGES} )${REST}(?= )`,
    ),
    'it',
  ],
  // "Remove the background and put a plain colour #ffd166"
  ...[
    '(?:(?:plain|solid|flat|uniform|single) )?colou?r (?:, |: |in )?',
    '(?:plain|solid|flat|uniform) ',
  ].map(
    (kind): Form => [
      new RegExp(
        `(?<=\\bremove (?:(?:the|its|my|this) )?background (?:(?:[,;]|and|then|please|instead) )+)(?:put|use|add|set|insert|fill it with|replace it with|make it)(?: in)? (?:an? |the )?${kind}(${COLOUR}|#[0-9a-f]{3,6})${END}`,
      ),
      'make the background $1',
    ],
  ),
  // "Make the sky turquoise and the picture a bit brighter"
  [
    new RegExp(
      `(?<=${START}${PLEASE}(?:make|turn|color|paint|tint) (?:the|my|our|that|this) sky (?:to |into |in )?(?:a (?:bit|little) |more |very )?(?:${COLOUR}|${SKY_LOOKS}) )(?:(?:,|and|but) )+(?:the|this|my) (?:whole |entire )?(picture|photo|image|pic|shot) (?=[^,.;:!?“]+(?: ?$|[,.;:!?“]))`,
    ),
    ', make the $1 ',
  ],
  // "There is fog, can you remove it?"
  [
    new RegExp(
      `${START}(?:there )?(?:is |are )?(?:some |a bit of )?(fog|haze|mist) (?:, |and )+(?:please )?(?:can|could|would) you (?:please )?(?:remove|erase|get rid of) (?:the|it|that)${END}`,
    ),
    'remove the $1',
  ],
  // "Sky to sunset": what is done with it goes without saying
  [
    /(?<=^(?:please )?)(?:the )?sky (?:to|into) (?:a )?(?=(?:sunset|sunrise|dusk|dawn|storm)\b)/,
    'change the sky to ',
  ],
  // "Strong background blur, like f/1.4": how strong it is has been said
  [
    /(?<=\b(?:strong|heavy|very|much|really)\b[^“]*\bblur(?:red|ry)? (?:[^“]* )?)(?:, )?(?:like|as|with|as with) (?:bokeh|shallow depth of field)(?= ?$| [,.;])/,
    '',
  ],
  // "Make the yellow car black and the sky cloudy"
  [
    new RegExp(
      `(?<=${START}${PLEASE}(?:make|turn|paint|color) ${WHOSE} (?:\\w+ ){1,3}(?:to |into |in )?${COLOUR}(?: ,| and)+ )(the sky) ((?:a (?:bit|little) |more |very )?${SKY_LOOKS})${END}`,
    ),
    'make $1 $2',
  ],
];
