import { COLOUR, END, NAME } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const LINES = '(?:out)?(?:lines?|contours?|edges)';

/** Neon outlines. */
export const NEON_FORMS: readonly Form[] = [
  // "Glowing outlines like a nightclub sign": no night falls
  [/\bglow(?:ing|y)? (?:outlines|contours|edges|lines)\b/, 'neon glow'],
  [
    /\bglow(?:ing|y)? (?=(?:\w+ and )?\w+ (?:outlines|contours|edges) )((?:\w+ and )?\w+) (?:outlines|contours|edges)(?= )/,
    'neon glow in $1',
  ],
  [
    new RegExp(
      `(?<=\\bneon\\b[^.;!?“]* )(?:, )?like (?:(?:an?|the|at|on) )*(?:neon |bright |lit )?(?:(?:night ?club|club|bar|disco|casino)(?: s)? sign|sign (?:of|at|on) (?:an? |the )*(?:night ?club|club|bar|disco|casino))${END}`,
    ),
    '',
  ],
  // "Like a bar sign from the eighties": as neon is
  [
    /(?<=\b(?:neon|glow|glowing|luminous|lit) [^.;!?“]*)(?:, )?like (?:an? |the |those )?(?:(?:\w+ )?(?:bar|shop|club|motel|diner|store|pub|casino|arcade) signs?|signs? (?:of|on|over) an? \w+)(?: (?:from|in|of) the \w+)?(?= ?$| [,.;:!?])/,
    '',
  ],
  // "The signs should be neon glow", as Spanish has it: they, and not the picture
  [
    new RegExp(
      `\\bthat ((?:the|my|our|his|her) ${NAME}(?: of (?:the |my |our )?\\w+)?) should be (?:really |very |all )?neon glow${END}`,
    ),
    '$1 should look neon',
  ],
  [
    /\bthat ((?:the|my|our|his|her) (?:poster|text|sign|letters)(?: of (?:the |my |our )?\w+)?) should be (?:really |very |all )?neon glow(?= ?$| [,.;:!?]| (?:and|but)\b)/,
    'the letters should look neon',
  ],
  [
    /\b(?:put|give|add)(?: it)? neon glow (?:(?:in|on|to|for) )?(?:the|my) (?:text|signs?|letters|poster)(?= ?$| [,.;:!?]| (?:and|but)\b)/,
    'the letters should look neon',
  ],
  [
    /\b(the|my|our) sign ((?:of (?:the |my |our )?\w+ )?)should (?:really |all )?look (?:really |all |very )?neon\b/,
    '$1 signs $2 should look neon',
  ],
  // The glow has the colours of the picture: one of those asked for is named as what cannot be had.
  [
    new RegExp(
      `(?<=\\bneon (?:outlines?|edges?|lines?|contours?|glow|look|style) )(?:in )?(${COLOUR}) and (${COLOUR})(?= ?$| [,.;!]| on\\b| over\\b)`,
    ),
    'in $1',
  ],
  // "Neon outlines on a black background": they are on black anyway.
  [
    /(?<=\bneon (?:outlines?|edges?|lines?|contours?)\b[^,.;:!?“]* )(?:on|over|against|in front of) (?:an? |the )?(?:(?:pitch )?(?:black|dark) (?:background|backdrop)|background (?:black|dark))(?= ?$| [,.;!]| and\b)/,
    '',
  ],
  // "A neon effect on me", "in me", as other languages come to be read
  [
    new RegExp(
      `(?<=\\b(?:neon|cartoon|comic|anime|watercolou?r|sketch|pencil|pixel|painting|oil|poster)(?: (?:glow|effect|look|filter|style|art|painting|drawing)){0,2} )(?:on|in) (me|him|her|us|them|the (?:person|subject|people|model|man|woman|dog|cat))${END}(?! only\\b)`,
    ),
    'on $1 only',
  ],
  // "Lit by glowing pink and cyan tubes"
  [
    new RegExp(
      `(?<!\\b(?:was|were|is|are|been|got) )(?:(?:make|let|have) (?:it|this|me|us) )?(?:look )?(?:(?:like|as if|as though) (?:it|he|she|i|we|they)(?: ?s| is| are| am| was| were| re| m)? )?(?:lit|illuminated|bathed|drenched)(?: up)? (?:by|with|in|from) (?:(?:glowing |bright |colorful |neon )+(?:${COLOUR}(?: (?:and|,|or) ${COLOUR})* )?tubes?|(?:glowing |bright )*(?:${COLOUR}(?: (?:and|,|or) ${COLOUR})* )?(?:neon tubes?|neon lights?|neons?|neon signs?))${END}`,
    ),
    'neon glow',
  ],
  // "Neon glow on black": that look is dark by itself.
  [
    /(?<=\bneon\b(?: (?!and\b|then\b)[^.,;:!?“ ]+){0,3}? )(?:, )?(?:on|over|before|against|in|with) (?:an? |the )?(?:(?:background |ground )?(?:deep |pure |all )?black(?: background| ground| backdrop)?)(?= ?$| [,.;!]| in\b| and\b)/,
    '',
  ],
  // "Neon, purple outlines": the lines are what glows.
  [
    new RegExp(
      `\\b(neon(?: glow| look| effect| style| lights?)?) (?:, |with |and |in |of )+(?:the )?(?:(${COLOUR}) ${LINES}|${LINES} (?:in )?(${COLOUR}))${END}`,
    ),
    '$1 in $2 $3',
  ],
  // "Neon!! Purple and pink!!"
  [
    new RegExp(
      `\\b(neon) (?:glow (?=edges|lines|outlines?|contours|effect|look|style))?(?:(look|style|effect|glow|sign|art|outlines?|lines|edges|contours) )?(?:[!,.:] |in |with |all |only |just |and )*(?!black and white\\b)(${COLOUR}) (?:and|&|\\/|plus|with) (${COLOUR})(?: (?:tones|colors|lights?|glow|lines|only))?(?: !)*(?= ?$| [,.;!]| and\\b| but\\b| please\\b| on\\b| dark\\b)`,
    ),
    '$1 $2 , $3 and $4 duotone ,',
  ],
];
