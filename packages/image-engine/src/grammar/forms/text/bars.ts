import { COLOUR, END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import { INK_OR_HEX } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { BADGE_FORMS } from './badges.ts';

const LETTERS = '(?:text|letters|lettering|words|writing|caption|title|it|them)';

const BAR =
  '(?:(?:caption|text|title|headline) (?:bar|strip|band|banner|box)|bar|bars?|banner|lower third)';
const ADDED = `${PLEASE_ALSO}(?:(?:put|add|place|draw|make|have|lay|insert) )+`;
const AT =
  '(?:(?:(?:at|on|across|along|in|over)(?: the)?(?: very)? )?(?:top|bottom|middle|center|upper|lower)(?: (?:edge|part|of (?:it|the (?:picture|photo|image))))? )?';
const THAT_SAYS =
  '(?:(?:that|which|with|and|saying|says|reading|reads|it|on|the|text|words?|title|caption) |: )*';

/** Bars and grounds behind words. */
export const BAR_FORMS: readonly Form[] = [
  // "A red banner with white text “SALE”", "a caption bar in red with “SALE” in white text"
  [
    new RegExp(
      `${START}${ADDED}(?:an? )?(?:(?:big|small|wide|thin|large|bold|full width) )*(${COLOUR}) ${BAR} (${AT})(?:with|and|in) (?:an? )?(?:(?:big|bold|large|small) )?(${COLOUR}) (?:text|letters|lettering|words|writing|font)(?: (?:saying|that says|reading|that reads))? (?:: )?(“”)`,
    ),
    'write $4 $2 in $3 on a $1 bar ',
  ],
  // "A banner saying “SALE”", "a caption bar at the bottom with “Pad 39A”": of which colour, is not said
  [
    new RegExp(
      `${START}${ADDED}(?:an? )(?:(?:big|small|wide|thin|large|bold|full width) )*((?:(?:translucent|${COLOUR}) ){0,2})${BAR} (${AT})${THAT_SAYS}(“”)`,
    ),
    'write $3 $2 on a $1 bar ',
  ],
  // As French puts it
  [
    new RegExp(
      `${START}(?:please )?write on an? ((?:${COLOUR} )?)(?:bar|banner) translucent (${AT})${THAT_SAYS}(“”)`,
    ),
    'write $3 $2 on a translucent $1 bar ',
  ],
  // "Write “Hello” on a banner at the bottom"
  [
    new RegExp(
      `(“” (?:[^.;!?“]*? )?)(?:in|on|onto|inside|into) an? ((?:${COLOUR} )?)${BAR}(?= ?$| [,.;!]| (?:at|in|on|across|along|and|please)\\b)`,
    ),
    '$1 on a $2 bar',
  ],
  // "“…” with a white background behind the letters", "on a white background box"
  [
    new RegExp(
      `(“” (?:[^.;!?“]*? )?)(?:, )?(?:and )?(?:with|on|in|over|against) (?:an? )?(?:background )?(${COLOUR})(?: background| box| bar| plate| panel)* (?:behind|under|around|below|of) (?:of )?(?:the )?${LETTERS}${END}`,
    ),
    '$1 on a $2 bar',
  ],
  [
    new RegExp(
      `(“” (?:[^.;!?“]*? )?)(?:, )?(?:and )?(?:with|on|in|over) (?:an? )?(${COLOUR}) (?:background|text) (?:box|bar|banner|strip|band|plate)${END}`,
    ),
    '$1 on a $2 bar',
  ],
  // "White on a black bar", and "sans" in front of it
  [
    new RegExp(
      `(?<=“” [^.;!?“]*)(?:(?:,|and) )*(sans serif|sans|serif|bold|script|handwritten|typewriter) (?:(?:,|and) )*${INK_OR_HEX} (?:(?:text|letters|font|writing) )?(?:on|over|in|against) (?:an? )?(?:(?:semi transparent|half transparent|(translucent)|transparent|see through) )?${INK_OR_HEX} (?:bars?|box|strip|band|banner)${END}`,
    ),
    'in $2 on a $3 $4 bar , $1',
  ],
  // "White on a translucent black bar": the bar is, and not the letters
  [
    new RegExp(
      `(?<=“” [^.;!?“]*)(?:(?:,|and|in) )*${INK_OR_HEX} (?:(?:text|letters|font|writing) )?(?:on|over) (?:an? )?(?:semi transparent|half transparent|translucent|see through|semi opaque) ${INK_OR_HEX} (?:bars?|box|strip|band|banner)${END}`,
    ),
    'in $1 on a translucent $2 bar',
  ],
  // "On a bar that lets the picture through, white", as others have it
  [
    new RegExp(`(?<=“” [^.;!?“]*)\\bon (?:an? )?translucent (?:black )?bar ${INK_OR_HEX}${END}`),
    'on a translucent $1 bar',
  ],
  // "On a red brush stroke": behind letters
  [
    new RegExp(
      `(?<=“” [^.;!?]*)\\b(?:on|over) (?:an? )?(${COLOUR}) (?:brush ?stroke|paint ?stroke)${END}`,
    ),
    'on a $1 bar',
  ],
  // "… “SALE”, white on a black ground": the letters and what is behind them
  [
    new RegExp(
      `(?<=“” [^.;!?“]*)(?:, )?(?:in )?(${COLOUR}) (?:letters |text |writing )?(?:in|over|on) (?:an? )?(?:background (${COLOUR})|(${COLOUR}) background)${END}`,
    ),
    ', $1 on a $2 $3 bar',
  ],
  // "Write “Open” on a red background": behind the letters
  [
    new RegExp(
      `(?<=\\b(?:write|add|put|text|caption|title|make|words|saying)\\b[^.;!?]*)(“”(?: (?!with\\b|background\\b|frame\\b|and\\b|put\\b|place\\b|set\\b|the (?!top|bottom|left|right|middle|center|corner|upper|lower)|my\\b)[^,.;:!?“ ]+){0,8}?) (?:with|on|in|over|against) (?:an? )?(?:(?:plain|solid) )?(${COLOUR}) (?:background|ground)${END}`,
    ),
    '$1 on a $2 bar',
  ],
  [
    new RegExp(
      `(?<=\\b(?:write|add|put|text|caption|title|make|words|saying)\\b[^.;!?]*)(“”(?: (?!with\\b|background\\b|frame\\b|and\\b|put\\b|place\\b|set\\b|the (?!top|bottom|left|right|middle|center|corner|upper|lower)|my\\b)[^,.;:!?“ ]+){0,8}?) (?:with|on|in|over|against) (?:an? )?background (${COLOUR})${END}`,
    ),
    '$1 on a $2 bar',
  ],
  // "A dark see-through strip at the bottom with “Kitchen Sale”"
  ...(
    [
      ['(?:dark|darker|darkened|black)', 'black'],
      [`(${COLOUR})`, '$1'],
    ] as const
  ).map(([hue, bar], i): Form => {
    const [place, text] = i === 0 ? ['$1', '$2'] : ['$2', '$3'];
    return [
      new RegExp(
        `${START}(?:please |can you |could you )*(?:put|add|make|place|have|with|i want|draw|lay) (?:an? )?${hue} (?:(?:see through|seethrough|translucent|transparent|half transparent|semi transparent) )?(?:strip|bar|band|banner|box|stripe|ribbon) ((?:(?:at|along|across|on|over|in) (?:the )?(?:very )?(?:top|bottom|middle|center|left|right|top left|top right|bottom left|bottom right)(?: corner| edge| of (?:it|the picture))? )?)(?:with |saying |reading |that (?:says|reads) |and )+(?:the (?:text|words?|title) |on it |in it |it says )*(“”)`,
      ),
      `write ${text} ${place} on a ${bar} bar`,
    ];
  }),
  // "Write SALE, yellow on black"
  [
    new RegExp(
      `(?:, |in |with )+(${COLOUR})(?: (?:letters|text|writing|font|lettering))? on (?:an? |the )?(${COLOUR})(?: (?:background|ground|bar|strip|box|banner))?(?<=(?:“”|\\b(?:write|text|caption|title|headline)\\b).*)${END}`,
    ),
    ', $1 on a $2 bar',
  ],
  ...BADGE_FORMS,
  // "White letters on a dark bar, at the bottom": a sentence about the words before it
  [
    new RegExp(
      `(“”[^.;!?“]*?) [.;!] (?:use |with |in |the |make (?:it|them) )*(${COLOUR}) (?:letters|lettering|text|font|writing|type)(?: (?:on|over|against|in) (?:an? )?((?:${COLOUR}|dark|light)) (?:bar|band|strip|banner|box|stripe|background))${END}`,
    ),
    '$1 in $2 on a $3 bar',
  ],
  // "“Open Day” at the bottom, with a dark strip behind it"
  [
    /(“”[^.;:!?“]*?) (?:, |and |with |on |plus |put |add )+(?:an? )?(?:dark|darker|(see through|translucent)) (?:strip|bar|band|box|stripe|banner|panel)(?: (?:behind|under|below|underneath)(?: (?:it|the text|them|the letters|the words))?)?(?= ?$| [,.;]| and\b| please\b)/,
    '$1 on a $2 black bar',
  ],
  // "A black banner at the bottom saying “X”"
  [
    new RegExp(
      `${START}(?:put |add |place |draw )?(?:an? )?(${COLOUR}) (?:banner|bar|strip|band|box|stripe) ((?:at|on|across|along|in)(?: the)? (?:top|bottom|middle|upper|lower)(?: [^,.;:!?“ ]+){0,2}? )?(?:saying|reading|with(?: the (?:text|words))?|that says) (“”)`,
    ),
    'write $3 $2 on a $1 bar',
  ],
  // "At the bottom a black bar with white text: “…”"
  [
    new RegExp(
      `${START}(?:(?:at|on|in) )?(?:the )?(bottom|top) (?:an? )?(${COLOUR}) (?:bar|strip|band) with (?:an? )?(${COLOUR}) (?:text|letters|writing|caption|font) (?:: )?(“”)`,
    ),
    'text $4 in $3 on a $2 bar at the $1',
  ],
];
