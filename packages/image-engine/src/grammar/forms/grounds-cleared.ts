import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const PLEASE = '(?:please |can you |could you |can we |could we |can |just |also |and )*';
const THERE = '(?:the|that|this|those|these|my|our)';
const BEHIND =
  '(?:background|behind(?: (?:it|them|me|us|him|her|that))?|in (?:the )?(?:background|back)|from the (?:back|background)|of (?:in )?(?:the )?background)';
const MESS =
  '(?:floor|garage|wall|walls|room|mess|yard|kitchen|stuff|clutter|things|shelf|shelves|junk|street|fence|carpet|bed|table|door)';

/** What is behind somebody is not to be seen, and what is to be there instead. */
export const GROUND_CLEARED_FORMS: readonly Form[] = [
  // "Remove the dirty floor behind them and make it white"
  [
    new RegExp(
      `${START}${PLEASE}(?:remove|get rid of|take away|lose|delete|erase) (?:all )?${THERE} (?:\\w+ ){0,2}?${MESS} (?:\\w+ )?${BEHIND} (?:,|and|then|and then) (?:put|make|set|have|turn|use|give)(?: (?:it|them|that|this|me|the background|everything|an?|all|on|in|with|to|just|only|pure|plain|solid|there))* (?!black and white|black white|b and w)(${COLOUR})(?: (?:${COLOUR}|background|instead|there|behind))*${END}`,
    ),
    'make the background $1',
  ],
  // "Wipe all that there is behind the boat"
  [
    new RegExp(
      `${START}${PLEASE}(?:remove|get rid of|take away|lose|delete|erase|wipe|cut away) (?:all|everything|whatever|anything|all that|everything that|what) (?:(?:there is|theres|that is|thats|is|i can see|you see|you can see|we see|stands|can be seen|there) )+behind (?:(?:the|my|our|his|her|this|that) \\w+|me|us|him|her|it|them)${END}`,
    ),
    'remove the background',
  ],
  // "The garage behind looks cheap, can you put something neutral light grey"
  [
    new RegExp(
      `${START}${PLEASE}(?:put|make|use|set) (?:an? )?(?:something|anything|a thing) (?:(?:neutral|plain|simple|calm|clean|quiet) )*(${COLOUR})(?: (?:behind|there|instead|in the back))*${END}(?<=\\b(?:behind|background|backdrop)\\b[^“]*)`,
    ),
    'make the background $1',
  ],
  // "It looks really cheap": of what stands behind, and no wish
  [
    new RegExp(
      `${START}${THERE} (?:\\w+ )?${MESS} (?:behind|background|in (?:the )?(?:background|back)) (?:looks?|is|make|makes)(?: (?:really|so|very|just|kind of|too|pretty))* (?:cheap|ugly|messy|awful|terrible|horrible|bad|shabby|decent|unprofessional|cluttered) , (?=${PLEASE}(?:put|make|use|set|replace|change|give)\\b)`,
    ),
    '',
  ],
  // "Blue sky with clouds instead of this grey"
  [
    new RegExp(
      `\\b(sky(?: with (?:\\w+ )?clouds)?|clouds) instead of (?:this |the |that |all |so much )*(?:gray|white|dull|boring|overcast|blank|empty|washed out)(?: (?:one|sky|soup|stuff|mess))?${END}`,
    ),
    '$1',
  ],
  // "Light grey behind it, but keep the spokes of the wheels": they are of what stays
  [
    /(?<=\bbackground\b[^.;!?“]* )(?:(?:,|but|and) )+(?:please )?keep (?:(?:well|all) )?(?:the|my|its|her|his|all the) (?:spokes|fringes?|strings|curls|whiskers|laces|wires|straps|feathers|leaves|mesh|holes|handles|handle|stem|antennas?)(?: (?:of|on|in) (?:(?:the|its|my|her|his) )?\w+)?(?= ?$| [,.;!?])/,
    '',
  ],
  // "Keep only the cat sharp", "keep only the colours": nothing is cut out
  [
    new RegExp(
      `${START}${PLEASE}keep only the (?!sharp (?:one|picture|photo|image|part|half|side)\\b)sharp \\w+${END}`,
    ),
    'blur the background',
  ],
  [new RegExp(`${START}${PLEASE}keep only the colou?rs?${END}`), 'keep the colors'],
];
