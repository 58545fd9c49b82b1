import { COLOUR, END, LAST, START, THING, WHOSE } from '../parts.ts';
import { AND_THOUGH, AND_WHILE } from '../pieces/joints.ts';
import { PLEASE_CAN_WE } from '../pieces/politeness.ts';
import { NOT, told } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** Of these a wish is limited to the rest. */
const PART_OF_PICTURE =
  '(?:\\w+ )?(?:sky|skies|clouds|background|backdrop|surroundings|subject|foreground|person|people|man|woman|child|children|dog|cat|rest|colou?rs?)\\b';
const JOINS = '(?: (?:,|but|and|only|just|rather|instead))+';
const WHO = '(?:(?:the|my|our|his|her|their|in) )?(?!background|sky)\\w+';
const ASIS =
  '(?:alone|as (?:it|they) (?:is|are)|exactly as (?:it|they) (?:is|are)|unchanged|untouched|as is|the same|the way (?:it|they) (?:is|are))';
/** Of these each has a reading of its own. */
const PART =
  '(?:background|backdrop|sky|rest|subject|foreground|everything|face|faces|skin|colors?)';

/** What is to stay as it is. */
export const AS_IT_IS_FORMS: readonly Form[] = [
  // "Lösche den Hintergrund nicht": German has its "not" behind what is spared
  [
    new RegExp(
      `${START}(?:please )?(remove|erase|delete|blur|crop|change|cut|replace|darken|brighten|recolor|rotate|flip|mirror|touch|cover|sharpen) ((?:the|my|this|that|our)(?: \\w+){1,2}?) not(?= ?$| [,.;!])`,
    ),
    'dont $1 $2',
  ],
  // "Don't remove the person, only the background", "blur me not, only the background"
  [
    new RegExp(
      `${START}(?:please )?(?:${NOT} (remove|erase|delete|blur|darken|brighten|change|recolor) ${WHO}(?: \\w+)?|(remove|erase|delete|blur|darken|brighten|change|recolor) (?:not ${WHO}|${WHO} not)) (?:,|but)${JOINS} (?:at |in )?(?:the )?background${END}`,
    ),
    '$1 $2 only the background',
  ],
  // "Don't erase anything"
  [
    new RegExp(
      `${START}(?:please )?(?:(?:dont|do not|not) (?:erase|remove|delete|change|touch) (?:nothing|no)|(?:erase|remove|delete|change|touch) nothing)${LAST}`,
    ),
    'dont change anything',
  ],
  // "…, floor stays wood": what it is made of, it keeps
  [
    new RegExp(
      `(?<=\\w )${AND_WHILE}(?:the )?(floor|ceiling|table|door|doors|walls?|fence|desk|cabinets?|worktop|frame|beams?) (?:stays?|remains?|should stay|should remain|must stay) (?:in )?(?:wood|wooden|brick|bricks|stone|tiled?|metal|marble|concrete)${END}`,
    ),
    ', keep the $1 as it is',
  ],
  // "Brighten the photo, not the sky", "the sky not": as with "but"
  [
    /(?<=\b(?:brighten|darken|brighter|darker|warmer|cooler|lighter|sharper|sharpen|blur|softer|grayscale|monochrome|desaturate|vivid|contrast|saturation)\b[^.;:!?“]* )(?:, )(?:and )?(?:not|just not) ((?:the|my|our|his|her) (?:sky|background|subject|person|people|face|skin|dog|cat|car|product|bride|couple))(?= ?$| [,.;!]| and\b| please\b)/,
    ', but not $1',
  ],
  [
    new RegExp(
      `(?<=\\b(?:brighten|darken|brighter|darker|warmer|cooler|lighter|sharper|sharpen|blur|softer|grayscale|monochrome|desaturate|vivid|contrast|saturation)\\b[^.;:!?“]* )(?:, )(?:(?:the|my) )?(sky|background|subject|person|face) not${END}`,
    ),
    ', but not the $1',
  ],
  // "The car blue, the rims stay black", as other languages have it
  [
    new RegExp(
      `(?<=\\b(?:make|paint|turn|color|dye) [^.;:!?“]*(?:${COLOUR}) )(?:(?:,|and|but) )+the (?:stay (\\w+)|(\\w+) (?:decent|stay|remain)) (?:${COLOUR})${END}`,
    ),
    ', keep the $1 $2',
  ],
  // "Do not erase anything, we may not": nothing is to be done
  [
    /(?<=^|[,.;:!?] |\b(?:and|but) )(?:please )?(?:erase|remove|delete|retouch) nothing(?! (?:but|except|else|other|apart))[^,.;:!?“]*?(?= ?$| [,.;:!?])/,
    '',
  ],
  [
    /(?<=^|[,.;:!?] |\b(?:and|but) )(?:please )?(?:dont|do not) (?:erase|remove|delete) anything(?! (?:but|except|else|other|apart))(?: (?:please|as|because|since|we|i) [^,.;:!?“]*?)?(?= ?$| [,.;:!?])/,
    '',
  ],
  // "Keep only the colours": nothing is cut out
  [new RegExp(`${START}${PLEASE_CAN_WE}keep only the colou?rs?${END}`), 'keep the colors'],
  // "The freckles on her nose but not retouch"
  [
    new RegExp(
      `${START}((?:the|my|our|his|her|this|that|these|those) (?![^,.;:!?“]*\\b(?:\\w+er|more|less|sharp|black|white|away|off) (?:but|and)\\b)(?:(?!(?:is|are|was|be|but|not|and|should|must)\\b)[^,.;:!?“ ]+ ){1,5})but (?:please )?(?:not|dont|do not) (?:please )?(erase|remove|retouch|touch|change|blur|crop|recolor|repair|restore|hide|delete|smooth|brighten|darken)(?: away| out)?${END}`,
    ),
    'but dont $2 $1 ',
  ],
  // "Keep the curtains and the lamp as they are"
  [
    new RegExp(
      `${START}(leave|keep) (?:the |my |our |his |her )?((?!${PART}\\b)\\w+) and (?:the |my |our |his |her )?((?!${PART}\\b)\\w+) ${ASIS}${END}`,
    ),
    '$1 the $2 alone , $1 the $3 alone',
  ],
  // "The roof should but stay unchanged", as German has it
  [
    new RegExp(
      `${START}((?:the|my|our|his|her) (?!${PART}\\b)\\w+) (?:should|must|has to|have to) (?:but )?(?:but |please |also )*(?:stay|remain|be) ${ASIS}${END}`,
    ),
    'leave $1 as it is',
  ],
  // "The boat and the water in front stay just how they are"
  [
    new RegExp(
      `(?<= )((?:the|my|our|his|her) (?!${PART_OF_PICTURE})(?:\\w+ )?\\w+(?: and (?:the |my |our |his |her )?(?!${PART_OF_PICTURE})(?:\\w+ )?\\w+)?)(?: (?:in front|in the (?:front|foreground|middle)|there|on the (?:left|right)))? (?:should |must |to |has to |have to )?(?:stays?|remains?) (?:just |exactly |all )?(?:how|the way|like|as) (?:it|they) (?:is|are)${END}`,
    ),
    'leave $1 as it is',
  ],
  // "The wall behind it should be yellow, and the guitar stays exactly as it is"
  [
    new RegExp(
      `(?<= )${AND_THOUGH}(?:(?:the|my|our|his|her) \\w+|me|us|him|them) (?:(?:stays?|remains?|should stay|must stay|is|are) )?(?:exactly |just )?(?:as (?:it is|is|they are|i am|we are)|the same|untouched|unchanged|normal)${END}(?<=\\b(?:wall behind|only (?:the )?background|background only|just the background|behind (?:it|me|us|him|her|them|the \\w+))\\b[^“]*)`,
    ),
    '',
  ],
  // "Keep her coat exactly the colour it is", "… the colour they are"
  [
    new RegExp(
      `\\b(keep|leave|keeping|leaving|have|let) (${THING})(?: (?:exactly|precisely|just|to|stay|remain|at))* (?:the |its |that |their )?(?:same |exact |very |own |true )*color (?:(?:that|which|as) )?(?:it|they|she|he)(?: (?:already|now))? (?:is|are|was|were|has|have)(?: (?:now|already|in reality|right now|in the photo))?${END}`,
    ),
    'keep the color of $2',
  ],
  // "The car in green, everything else stays"
  [
    /(?<=[,.;] |\b(?:and|but) )(?:everything|all) else (?:stays|should stay|must stay|remains|can stay|to stay|stay)(?: (?:as (?:it )?(?:is|was)|the same|unchanged|how it is|like (?:this|that)))?(?= ?$| ?[,.;!])/,
    'leave the rest as it is',
  ],
  // "Make the couch teal, the pillows can stay orange"
  [
    new RegExp(
      `(?<=\\b(?:make|paint|turn|dye|recolor) (?:the|my|our|his|her) (?:\\w+ )?\\w+ (?:${COLOUR}|#[0-9a-f]{6}) )(?:,|and|but)(?: (?:,|and|but))* (?:keep ${WHOSE} \\w+|${WHOSE} \\w+ (?:can|may|should|shall|must) (?:stay|remain|keep)) ${COLOUR}(?= ?$| ?[,.;!])`,
    ),
    '',
  ],
  // "With the worktop left alone"
  [
    new RegExp(
      `(?<=\\w )(?:, )?with ((?:the|my|our|his|her) (?:\\w+ )?\\w+) (?:left |kept |staying )?(?:alone|untouched|unchanged|as is|as it is|as they are|in peace)${END}`,
    ),
    ', leave $1 alone',
  ],
  // "Subject: untouched"
  [
    /\b(subject|foreground|person|people|sky) [:–-] (?:untouched|unchanged|as is|as it is|the same|same|leave it|leave alone|leave as is|no change)(?= ?$| [,.;!?])/,
    ', leave the $1 alone',
  ],
  // "Everything else can stay as it is"
  told(
    `(?:and |but |so )?(?:everything|all|the rest|everyone|the others?) (?:else )?(?:can|should|may|must|shall|could|is to|has to) (?:all )?(?:stay|remain|be left|be kept)(?: (?:as (?:it is|they are)|the same|like that|alone|put|unchanged|untouched))?`,
  ),
  // "The roots can stay dark": nothing is to be made so.
  told(
    `(?:(?:the|my|her|his|its) )?\\w+ (?:can|may) (?:stay|remain) (?:dark|light|bright|blurry|pale|soft)`,
  ),
  // "The cushions can stay blue"
  [
    new RegExp(
      `(?<=[,.;] |\\b(?:and|but|while) )(${WHOSE} \\w+) (?:can|may|could|might) (?:all )?(?:stay|remain|be left) (${COLOUR})${END}`,
    ),
    'keep $1 $2',
  ],
];
