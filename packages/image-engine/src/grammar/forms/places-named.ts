import { COLOUR, END, FIRST, LAST, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const WHO = '(?:me|us|him|her|them|it|myself)';
const SCENE =
  '(?:sunset|sunrise|beach|space|outer space|forest|woods|city|kitchen|office|studio|mountains|park)';
const ASKED =
  '(?:please |can you |could you |i want |id like |i would like |we want |just )*(?:put(?: in)?|add|give (?:it|me|us)|make(?: it)?|use|insert|with|want|have)';

/** Backgrounds, skies and weather as people name them. */
export const PLACE_NAMED_FORMS: readonly Form[] = [
  // "Give it dark storm clouds": a sky, and nothing besides is darkened
  [
    new RegExp(
      `${START}((?:${ASKED} |i want |the sky (?:with|full of) )?)(?:some |the )?(?:dark|heavy|black|gloomy|threatening) (?:storm|stormy|thunder|rain) ?clouds${END}`,
    ),
    '$1 a stormy sky',
  ],
  // "I want white clouds"
  [
    new RegExp(
      `${START}(?:(?:${ASKED}|i want|id like) )?(?:some |a few |little |soft )*(?:white|fluffy|puffy) clouds${END}`,
    ),
    'blue sky with clouds',
  ],
  // "Can you put in a sunset sky", "make a sunset sky"
  [
    new RegExp(
      `${START}${ASKED} an? (?:nice |beautiful |warm |pink |orange )*(?:sunset|evening) sky(?: in(?: there)?)?${END}`,
    ),
    'sunset sky',
  ],
  // "The sky like at sunset", "that the sky look like a sunset"
  [
    new RegExp(
      `${START}(?:that |make |have |let )*(?:the )?sky (?:to |should |must )?(?:looks? )?(?:like|as) (?:(?:in|at|during|on|with|when|of|an?|the) )*(?:sunset|sunrise|golden hour|dusk|dawn)${END}`,
    ),
    'sunset sky',
  ],
  [
    new RegExp(`${START}(?:(?:put|want|i want) )?an? other sky${END}|${START}other sky${END}`),
    'another sky',
  ],
  // "Instead of this background I want a sunset"
  [
    new RegExp(
      `${START}(?:instead of|rather than|in place of) (?:this|the|that|my) background (?:, )?(?:(?:i|we|id|would|please|want|like|put|use|prefer|rather|have|give|me) )+(?=(?:an? |the )?(?:\\w+ )?${SCENE}\\b)`,
    ),
    'change the background to ',
  ],
  // "That behind me there be a sunset", as Spanish and German have it
  [
    new RegExp(
      `${START}(?:that |make )?behind (${WHO}) (?!(?:there )?(?:is|has)\\b)(?:(?:there|should|shall|must|have|has|is|be|to|want|i) )+((?:an? |the )?${SCENE})(?: (?:be|is))?${END}`,
    ),
    'put $2 behind $1',
  ],
  // "A landscape of mountains" behind somebody: no format
  [
    /(?<=\b(?:background (?:in|to|with|by|for|is)|(?:as|like) (?:the )?background|in (?:the )?background|behind (?:me|us|him|her|it)) )(?:an? |the )?landscape (?:in|of|on|with|at|by) (?:the )?(?=autumn|fall|mountains?|beach|snow|winter|forest|sea|city)/,
    '',
  ],
  [
    /(?<=\bbackground (?:in|to|with|by|for) )(?:an? |the |some )?(?:autumn|fall) (?:leaves|foliage|trees|colors)(?= ?$| [,.;!])/,
    'autumn',
  ],
  // "A background fading from blue to pink", "with a gradient, blue to pink"
  [
    new RegExp(
      `\\bbackground (?:(?:fading|fades|that fades|going|that goes|blending|shading|changing) )(?=from ${COLOUR})`,
    ),
    'background with a gradient ',
  ],
  [new RegExp(`\\bgradient , (?:from )?(${COLOUR}) to (?=${COLOUR})`), 'gradient from $1 to '],
  // "Free the bottle from its background"
  [
    new RegExp(
      `${START}(?:free|separate|detach|release|lift) (?:the |my |this )?\\w+(?: \\w+)? (?:from|off|out of) (?:its|the|her|his|their) background${END}`,
    ),
    'remove the background',
  ],
  [new RegExp(`${START}mode portrait${END}`), 'portrait mode'],
  // "The fog is ugly, remove it": the one that is there
  [
    new RegExp(
      `${START}(?:the|this|that) (?:fog|haze|mist) (?:is|looks|was|annoys|bothers)(?: (?!there\\b)\\w+){0,3} (?:[,.;:!] |and |so |please )+(?:remove|erase|delete|clear|get rid of|take) (?:it|that)(?: (?:away|out|please|up))*${END}`,
    ),
    'remove the haze',
  ],
  // "Professional studio light": how it is to be, and no further wish
  [/\bprofessional (?=(?:looking )?(?:studio|portrait) (?:light|lighting)\b)/, ''],
  // "Behind me: a beach"
  [
    new RegExp(
      `${START}behind ${WHO} : (?=(?:an? |the )?(?:(?:\\w+ ){0,2}?${SCENE}\\b|${COLOUR}(?= ?$| [,.;!])))`,
    ),
    'background : ',
  ],
  // "I wish it was raining"
  [
    new RegExp(
      `${START}i wish (?:that )?it (?:was|were|would be) raining${END}|${START}i wish it rained${END}`,
    ),
    'make it rain',
  ],
  [
    new RegExp(
      `${START}i wish (?:that )?it (?:was|were|would be) snowing${END}|${START}i wish it snowed${END}`,
    ),
    'make it snow',
  ],
  // "What a pity, …"
  [
    new RegExp(
      `${START}(?:(?:what|such) a (?:pity|shame)|how sad|too bad|a pity|pity)(?: [,.;:!])+ (?=\\w)`,
    ),
    '',
  ],
  // "Lösche den Hintergrund nicht": German has its "not" behind what is spared
  [
    new RegExp(
      `${START}(?:please )?(remove|erase|delete|blur|crop|change|cut|replace|darken|brighten|recolor|rotate|flip|mirror|touch|cover|sharpen) ((?:the|my|this|that|our)(?: \\w+){1,2}?) not(?= ?$| [,.;!])`,
    ),
    'dont $1 $2',
  ],
];

/** What is marked is not wanted. */
export const MARKED_UNWANTED_FORMS: readonly Form[] = [
  [
    new RegExp(
      `${FIRST}(?:i |we )?(?:(?:dont|do not|not) (?:really )?(?:want|need|like)(?: of)? (?:this|that|it|the thing|these|those)|want (?:not (?:this|that|it)|(?:this|that|it|the) not(?: want)?))(?: (?:here|there|in (?:the|my) (?:picture|photo)|in it))?${LAST}`,
    ),
    'erase it',
  ],
  [
    new RegExp(
      `${FIRST}(?:retouch|touch|edit|photoshop|clone|paint|heal) (?:this|that|it) (?:out|away)${LAST}`,
    ),
    'erase it',
  ],
];
