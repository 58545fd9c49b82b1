import { COLOUR, END, FIRST, LAST, START } from '../parts.ts';
import { IS, IT_OR_ANYONE, IT_OR_SHOT, RATHER, SEEMS } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const FAULT =
  '(?:dark|gloomy|dim|dull|flat|cold|blue|yellow|orange|green|hazy|noisy|grainy|blurry|fuzzy|blurred|unsharp|bright|overexposed|underexposed|murky|pale|washed out|warm|crooked|wonky)';
const FLAW = '(?:crooked|tilted|slanted|blurry|grainy|noisy|hazy|scratched|flat|dull|out of focus)';
const PICTURE =
  '(?:the |this |my |that )?(?:scan|photo|picture|image|pic|shot|slide|print|it|this)';

/** Two faults or more in one breath, and what is wrong told by a comparison. */
export const SEVERAL_FAULTS_FORMS: readonly Form[] = [
  // "Crooked and dark"
  [
    new RegExp(`${FIRST}(?:${IT_OR_SHOT}${IS} )?(${FLAW}) (and|,) (dark|bright)${LAST}`),
    '$1 $2 too $3',
  ],
  [new RegExp(`${FIRST}(dark) (and|,) (${FLAW})${LAST}`), 'too $1 $2 $3'],
  // "Noisy and blurry", "yellow and dark"
  [
    new RegExp(
      `${FIRST}(?:${IT_OR_SHOT}${IS} )?(noisy|grainy|blurry|hazy) (and|,) (noisy|grainy|blurry|hazy)${LAST}`,
    ),
    'too $1 $2 too $3',
  ],
  [
    new RegExp(
      `${FIRST}(?:${IT_OR_SHOT}${IS} )?(yellow|blue|orange|yellowish) (and|,) (dark)${LAST}`,
    ),
    'too $1 $2 too $3',
  ],
  // "It's looking rather cold": too cold, and not colder
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:and|but|because) )(?:${IT_OR_ANYONE}|its|thats|theyre|were|\\w+s)(?: is| are| was| were)? looking ${RATHER}(?!(?<!\\b(?:too|bit|rather|little|tad|touch|quite|way|very) )(?:warm|bright)\\b)(?!(?<=\\b(?:sky|sea|water|ocean|lake|grass|lawn|leaves|trees|car|dress) (?:is |are )?looking .*)(?:blue|green|yellow|orange))(${FAULT})(?: there| here| in this| to me| as is)?${END}`,
    ),
    'it is too $1',
  ],
  // "Noisy as anything", "as dark as a coal cellar"
  [
    new RegExp(
      `(?<=^|[,.;:!?] |\\b(?:and|but|because) )(?:${IT_OR_ANYONE}|its|thats|(?:the|my|our|this) \\w+s|\\w+s)?(?: ?${SEEMS})? ?(?:all )?(?:as )?(?!bright|warm)(${FAULT}) as (?:anything|hell|heck|can be|sin|all get out|they come|fuck|mud|you like|dishwater|ditchwater|a (?!(?:film|photo|picture|painting|night)\\b)\\w+(?: \\w+)?)(?: (?:from|through|out of|because of|due to|at|in|on) (?!the (?:background|corner|sky))[^,.;:!?“]{2,40}?)?${END}`,
    ),
    'it is too $1',
  ],
  // "Bit gloomy innit"
  [
    new RegExp(
      `${START}(?:its |this is |it looks |looks )?(?:an? )?(?:bit|tad|touch|little|little bit|rather|kinda|awfully) (${FAULT}) (?:, )?(?:innit|isnt it|aint it|is it not|isnt she|eh|no|int it)${END}`,
    ),
    'it is too $1',
  ],
  // "The shot is on the cold side"
  [
    new RegExp(
      `\\b(?:(?:is|are|looks?|s|came out|a bit|rather|slightly|just|little) )+on the (${FAULT}|soft) side${END}`,
    ),
    'is too $1',
  ],
  // "The scan has a greenish tint and is rotated, fix both"
  [
    new RegExp(
      `${START}${PICTURE} (?:has|got|has got|shows|came out with|s got) (?:an? |some |this |such an? )*(?:(?:slight|slightly|strong|weird|horrible|ugly|bad|nasty|odd|strange|awful) )*${COLOUR}(?:ish)? (?:tint|cast|tinge|hue|color cast|shimmer)(?= and (?:is|its|it|looks)\\b)`,
    ),
    'fix the white balance',
  ],
  [
    /(?<=\b(?:white balance|cast|tint|noisy|dark|bright|blurry|dull|faded|scratched)\b[^.!?“]* and )(?:it )?(?:is|its|looks) (?:also )?((?:a|slightly|bit|little|somewhat)? ?)(?:rotated|turned|twisted|skewed|leaning)(?: (?:clockwise|counterclockwise|anticlockwise|to the (?:left|right)|left|right))?(?= ?$| [,.;])/,
    'is tilted',
  ],
  // "Crooked, dull and a tad blurry, sort all three out"
  [
    /(?<=^(?:it is |its |this is |the (?:photo|picture) is )?)(crooked|dull|dark|grainy|hazy|blurry|flat|yellow|noisy|pale|cold) (?:, )(?:too |a bit |a tad )?(crooked|dull|dark|grainy|hazy|blurry|flat|yellow|noisy|pale|cold) and (?:a (?:tad|bit|touch|little) |rather |quite |too )?(crooked|dull|dark|grainy|hazy|blurry|flat|yellow|noisy|pale|cold) [,.;–-] (?:please |can you )*(?:sort|fix|mend|correct|improve|repair|do) (?:all |of |these |the )*(?:three|them|that|it|this)(?: out| up)?(?= ?$| [,.;!]| please\b)/,
    'it is too $1 , it is too $2 , it is too $3',
  ],
  // "Undo the filter someone put on this, it's all green": what is wrong with it comes behind.
  [
    /(?<=^|[,.;] |\band )(?:please |can you |could you )*(?:undo|remove|reverse|revert|get rid of|take off|take away|lose|strip|drop|cancel) (?:the |that |this |whatever |any |all the )*(?:(?!(?:red|blue|green|yellow|orange|sepia|warm|cold|cool|pink|purple)\b)\w+ )?(?:filters?|presets?|edits?|editing)(?: (?:someone|somebody|he|she|they|i|we|my \w+|the \w+|it|thats|that|which|on|put|applied|used|added|was|were|has|have|is|this|here|in|to|over|slapped))* [,.;–-] (?=(?:its?|it is|the|everything|everyone|that|this|because|we|i|my) [^.;:!?“]*?(?:too|all|so|green|yellow|orange|blue|pink|purple|red|washed|faded|gray|flat|saturated|warm|cold|dark|pale)\b)/,
    '',
  ],
];
