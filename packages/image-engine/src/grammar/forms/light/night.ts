import { END, START } from '../parts.ts';
import { PLEASE_ALSO, PLEASE_PERHAPS, PLEASE_RATHER } from '../pieces/politeness.ts';
import { NO_TEXT } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** Night. */
export const NIGHT_FORMS: readonly Form[] = [
  // "Night with a full moon": none is drawn, and that is said
  [
    new RegExp(
      `(?<=\\b(?:night|nighttime|evening)(?: scene| time)? )(?:, )?(?:with|and|under|in) (?:(?:an?|the|some) )?((?:(?:full|big|bright|large|huge|half|crescent) )*moon)${END}`,
    ),
    ', add a $1',
  ],
  // "Make people believe it is midnight"
  [
    new RegExp(
      `${START}(?:make|have|let) (?:people|everyone|everybody|them|us|me|you) (?:believe|think) (?:that )?(?:its|it is|it was) (?:midnight|night|nighttime|the middle of the night)${END}`,
    ),
    'make it night',
  ],
  // "Make this daytime street look like night": what it shows is all of the picture
  [
    new RegExp(
      `${START}${PLEASE_PERHAPS}(?:make|let|have) (?:this|the|my|our|that) (?!sky\\b|background\\b|subject\\b)(?:(?:daytime|daylight|day|sunny|bright) )?(?!sky\\b|background\\b|subject\\b)(?:\\w+ )?(?:scene|street|city|town|photo|picture|image|shot|village|road|skyline|house|landscape|square|park|beach|garden) (?:to )?(?:look|seem|appear)s? (?:like |as if |as though |it |its |is |was |were |at |by |the |a )*(?:night|nighttime|night time)${END}`,
    ),
    'make it night',
  ],
  [
    new RegExp(
      `(?<=\\bmake it night )(?:(?:,|but|and|with|keep|so|that|leave|leaving|keeping) )*(?:the )?windows (?:(?:are|stay|should|be|still|remain|to|must|all|nicely) )*(?:readable|visible|recognizable|legible|seen|lit)${END}`,
    ),
    '',
  ],
  // "Night, but not too dark, or we can't see anything"
  [
    /(?<=\bnight\b(?: [^,.;:!?“ ]+){0,3} )(?:(?:,|but|and) )+not (?:(?:too|much|so|very|that|all) )+dark\b(?:(?: (?:,|;|–|-|or|else|otherwise|because|so|if|not))* (?:(?:you|i|we|one|people) )?(?:(?:cant|can not|cannot|couldnt|dont|do not|wont) )?(?:see|sees|seen) (?:(?:nothing|anything|us|it|a thing|no more|more|any|longer|at all) ?)+)?(?= ?$| ?[,.;!?]| and\b)/,
    ', but not too much ',
  ],
  // "It looks like noon, make it like evening"
  [
    new RegExp(
      `(?<=${START}${PLEASE_ALSO}make it )(?:look )?like (?:in the |the )?(?=(?:evening|night)${END})`,
    ),
    '',
  ],
  // "Night version, but with it still recognisable, not pitch black"
  [
    /(\bnight(?:time)?\b[^.;:!?“]*?) (?:, |but |and |with |so |that )+(?:(?:you|i|we|one) (?:can |should |must |could |need to |have to )*)?(?:it |us |me |everything |we |the \w+ |my \w+ |our \w+ )?(?:is |are |being |should be |stays? |must be |has to be |to be )*(?:still )?(?:see|seeing|recogni[sz]e|recogni[sz]able|visible|readable|identifiable)(?: it| us| me| everything)?(?: still)?(?=(?: ,| and| but) not)/,
    '$1',
  ],
  [
    new RegExp(
      `(\\bnight(?:time)?\\b[^.;:!?“]*?) (?:, |but |and |just |only )+(?:not |no |without )(?:being |too |so |all |quite |totally |completely |make it |it being )*(?:pitch black|pitch dark|black|too dark|that dark|so dark|murky|inky)${END}`,
    ),
    '$1 , but not too much',
  ],
  // "Make it look like nighttime in the city but don't change the people": the place is the one that is there
  [
    new RegExp(
      `${START}${PLEASE_PERHAPS}(?:make|turn|change|let) (?:it|this|everything|the (?:photo|picture|scene|image)) (?:(?:to|in|into|look|seem|be|like|as|if|its|it|is|was|were|taken|shot) )*(?:night|nighttime|night time|late at night|midnight) (?:in|out in|on|over|around) (?:the |a |this |that )?(?:big )?(?:city|town|street|streets|downtown|village)(?=(?: ,| and| but)* (?:keep|leave|preserve|dont (?:change|touch|alter|edit)|without (?:changing|touching)) (?:(?:all|the|my|our|of|any) )*(?:people|person|subject|us|me|him|her|them|faces?|everyone|everybody|family|couple|man|woman|kids?|friends?)\\b)`,
    ),
    'make it night',
  ],
  // "Milky way": no milk, and no fog
  [
    /\b(?:the )?milky way (?=(?:behind|in the (?:background|back)|as (?:a |the )?background)\b)/,
    'outer space ',
  ],
  [
    /\b(?:the )?milky way(?: (?:sky|galaxy|stars|effect|look|above|background))*(?= ?$| [,.;!?]| (?:and|behind|in|over|please|above)\b)/,
    'starry sky',
  ],
  // "At 3am"
  [
    new RegExp(
      `${NO_TEXT}\\bat (?:(?:[1-4]|one|two|three|four|midnight) ?(?:am|in the morning|at night|a m)|midnight)\\b`,
    ),
    'at night',
  ],
  // "Night look, like it was taken at 10 pm": when that is
  [
    /(?=, |and |just |like |as )(?<=\b(?:night|nighttime|dark|evening)\b[^;:!?“]*)(?:, |and )*(?:just )?(?:like|as if|as though|as) (?:it |this |that |if it )?(?:was |were |is |had been |has been )?(?:really )?(?:taken |shot |photographed )?(?:at|around|about|past|after) (?:\d+(?: ?: ?\d+)?(?: ?(?:pm|am|oclock))?|ten|eleven|midnight|late)(?: (?:pm|am|oclock|at night|in the evening|in the night))*(?= ?$| ,| \.| and\b| but\b)/,
    '',
  ],
  // "Pretend it's midnight"
  [
    /\b(?:pretend|imagine|act like|lets say) (?:that )?(?:its|it is|it was|we are in|were in)(?= (?:\w+ )?(?:midnight|night|snowing|raining|foggy|sunset|winter|autumn|golden hour|dusk|dawn)\b)/,
    'make it',
  ],
  // "The lights should stay on in the night version"
  [
    new RegExp(
      `${START}(?:the |my |our |all )*(?:street )?(?:lights|lamps|lanterns|windows) (?:should |must |have to |can |shall )+(?:stay |be |remain |keep )+(?:on|lit|lit up|glowing|shining) (?:in|at|for) (?:the |a )?night(?:time)?(?: (?:version|picture|photo|look|scene|shot))?${END}`,
    ),
    'make it night',
  ],
  // "It should be pitch dark outside"
  [
    new RegExp(
      `${START}(?:it |outside )(?:should|must|has to|shall|needs to|ought to) (?:be |look )?(?:pitch |completely |totally |really )*(?:dark|black|night|nighttime)(?: outside| out there| outdoors)(?: , so (?:at )?night)?${END}`,
    ),
    'make it night',
  ],
  // "Day instead of night", "night into day": no light of the day is at hand
  [
    new RegExp(
      `${START}${PLEASE_RATHER}(?:make |turn |change |it |this |the |look |like |should |to |be |from )*(?:day|daytime|daylight|noon|midday|morning)(?: please)?(?: ,)? (?:instead of|not|rather than|and not|and no) (?:the )?(?:night|nighttime|evening|dark)${END}`,
    ),
    'make it daytime',
  ],
  [
    new RegExp(
      `${START}${PLEASE_RATHER}(?:the )?(?:night|nighttime|night shot|evening|dark) (?:in)?to (?:a |the )?(?:bright |sunny )?(?:day|daytime|daylight|noon|midday)${END}`,
    ),
    'make it daytime',
  ],
];
