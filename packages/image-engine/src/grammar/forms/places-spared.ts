import { COLOUR, END, FIRST, LAST, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const NOT = '(?:dont|do not|not)';
const JOINS = '(?: (?:,|but|and|only|just|rather|instead))+';
const WHO = '(?:(?:the|my|our|his|her|their|in) )?(?!background|sky)\\w+';
const CHANGING = '(?:changing|touching|altering|moving|editing|change|touch)';
const FALLS = '(?:snow(?:ing)?|rain(?:ing)?|fog|mist|rainbow)';
/** A wish that says nothing but where it is: "put me on a beach", "remove the background". */
const BEHIND = `(?<=^[^,.;:!?“]*\\b(?:background|behind (?:me|us|it)|beach)\\b(?! (?:and|with)\\b)(?:(?! and )[^,.;:!?“])*)`;

/** What stays as it is beside a wish for the background, the sky or the weather, and what is meant in its stead. */
export const PLACE_SPARED_FORMS: readonly Form[] = [
  // "Don't remove the person, only the background", "blur me not, only the background"
  [
    new RegExp(
      `${START}(?:please )?(?:${NOT} (remove|erase|delete|blur|darken|brighten|change|recolor) ${WHO}(?: \\w+)?|(remove|erase|delete|blur|darken|brighten|change|recolor) (?:not ${WHO}|${WHO} not)) (?:,|but)${JOINS} (?:at |in )?(?:the )?background${END}`,
    ),
    '$1 $2 only the background',
  ],
  // "Keep me sharp, the rest blurry"
  [
    new RegExp(
      `${START}(?:please )?(?:(?:keep |leave |make )?(?:me|us|(?:the|my) \\w+)(?: keep| leave| stay)? sharp|sharpen the \\w+)(?: (?:,|and|but))+ (?:make |blur )?(?:the rest|rest|everything else|all else|the others?)(?: (?:blurry|blurred|unsharp|blur|out of focus))${END}`,
    ),
    'blur the background',
  ],
  // "White instead of transparent", "not transparent, but a white background"
  [
    new RegExp(
      `${START}(?:a |in )?(${COLOUR})(?: background)? instead of (?:an? )?transparent(?: background| one)?${END}`,
    ),
    'make the background $1',
  ],
  [
    new RegExp(
      `${START}(?:not?|dont make it|not make it) (?:an? )?transparent(?: background)? (?:,|but)(?: (?:,|but|rather|just|make it|make the background|please|with|an?))* (${COLOUR})(?: background| one)?${END}`,
    ),
    'make the background $1',
  ],
  // "No clouds, just a blue sky", "a sky without clouds"
  [
    new RegExp(
      `${START}(?:no|without|not of)(?: any)? clouds(?: (?:,|but|and|just|only|please))+ (?=(?:an? )?(?:(?:clear )?blue|clear) sky\\b)`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}(?:(?:i want|put|make|give it|with|add) )?(?:an? |the )?sky (?:without|with no)(?: any)? clouds${END}`,
    ),
    'clear blue sky',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:remove|erase|delete|clear|get rid of|take)(?: away| out)? (?:all )?(?:the |those |these )?clouds (?:(?:from|in|of|on|out of) )+(?:the )?sky${END}`,
    ),
    'clear blue sky',
  ],
  // "Make the sky blue without clouds": nothing is made clearer
  [
    new RegExp(
      `\\b(?:make|put|turn|have|get|want|color) (?:the|my|our) (?:sky blue|blue sky)(?: ,)? (?:without|with no)(?: any)? clouds${END}`,
    ),
    'clear blue sky',
  ],
  // "I want the sky blue, not grey"
  [
    /(?<=\b(?:sky blue|blue sky|clear blue sky|sky (?:to be|be|should be|is to be) blue) )(?:, |and |but )+not (?:so |in |that )*(?:gray|white|dull|cloudy|pale)(?= ?$| [,.;!])/,
    '',
  ],
  // "Change the sky in sunset without changing the people"
  [
    /(?<=^|[,.;:!?] |\b(?:and|please|only|just) )(?:change )?(?:the )?sky (?:in|as|into|to|like) (?:an? |the )?sunset(?= (?:without|but|keep|leave|dont)\b| , (?:but |and )?(?:without|dont|keep|leave|the|house|building|people|person)\b| and also\b| , also\b| ?$)/,
    'sunset sky',
  ],
  // "Make the sky blue and the person brighter"
  [
    /(?<=\bmake the sky (?:blue|pink) )and (?=(?:the (?!sky\b)\w+|me|us) (?:(?:a bit|a little|slightly|much) )?(?:brighter|darker|lighter|warmer|cooler|sharper|softer)(?= ?$| [,.;!]))/,
    ', make ',
  ],
  // "There is no snow, add some"
  [
    new RegExp(
      `${START}(?:(?:there|it) (?:is|was|are) no|theres no|theres not any|there isnt any|it not there of|it there not of|it decent no|it not|not has|has no|i have no) ${FALLS}(?: (?:here|there|in (?:it|the (?:picture|photo))))?(?: (?:[,.;:!]|so|and|but|please))+ (?=(?:please )?(?:add|put|make|let|give)\\b)`,
    ),
    '',
  ],
  // "Snow instead of rain", as it is put in Spanish and French
  [/(?<=\binstead of )(?:the )?(?:add|make it) (?=(?:rain|snow|fog)\b)/, ''],
  // "Don't erase anything"
  [
    new RegExp(
      `${START}(?:please )?(?:(?:dont|do not|not) (?:erase|remove|delete|change|touch) (?:nothing|no)|(?:erase|remove|delete|change|touch) nothing)${LAST}`,
    ),
    'dont change anything',
  ],
  // "A shadow under the shoe, don't change the background": it falls there all the same
  [
    new RegExp(
      `(?<=^(?:(?:please|add|put|make|give it|only|just|i want) )*(?:an? |the )?(?:\\w+ )?shadow\\b[^,.;:!?“]*? )(?:(?:, |but |and )*(?:${NOT} (?:change|touch)|keep|leave|without ${CHANGING}) )(?:the |my )?background(?: (?:as (?:it )?is|alone|unchanged|the same|the way it is))?${LAST}`,
    ),
    '',
  ],
  // "Put me on a beach, keep my clothes": what is behind is all that is changed
  [
    new RegExp(
      `${BEHIND}(?:(?:, |but |and )*(?:keep|leave|${NOT} (?:change|touch)|without ${CHANGING}) )(?:in )?(?:my|the|his|her|our|their) (?:clothes|clothing|outfit|dress|hair|suit|jacket)(?: (?:as (?:it |they )?(?:is|are)|alone|unchanged|the same|untouched))?${LAST}`,
    ),
    '',
  ],
];

/** What is marked has no place in the picture. */
export const MARKED_MISPLACED_FORMS: readonly Form[] = [
  [
    new RegExp(
      `${FIRST}(?:this|that|it) (?:has no business|does not belong|doesnt belong|should not be|shouldnt be|is out of place)(?: (?:here|there|in (?:it|the (?:picture|photo))))?${LAST}`,
    ),
    'erase it',
  ],
  [
    new RegExp(
      `${FIRST}clean(?: up| away)? (?:the )?(?:marked (?:spot|area|part|zone|thing|place|region)|thing i (?:boxed|marked))${LAST}`,
    ),
    'erase it',
  ],
];
