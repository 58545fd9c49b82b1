import { COLOUR, END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const LIGHTS =
  '(?:(?:the )?(?:highlights?|brights?|lights?|whites?|(?:light|lighter|bright|brighter) (?:parts|areas|tones|bits|ones)))';
const DARKS =
  '(?:(?:the )?(?:shadows?|darks?|blacks?|(?:dark|darker|black) (?:parts|areas|tones|bits|ones)))';
const AS = '(?:(?:in|are|as|to|be|should be|become|get|turn|:|=|–|-) )*(?:an? )?';
const AND = '(?: (?:,|;|and|with|\\/|plus))+ ';
const SPOTIFY =
  '(?:(?:please|do|make|like|as|an?|the|that|one of those|it|this|in|for|give it|turn it into|those|i want|want|typical) )*(?:spotify|album|playlist)(?: (?:album|cover|covers|playlist|wrapped|wrap|thing|look|style|art|artwork|effect|vibe|feel|type|colors?|like|s))*';
const DUOTONE = '(?:duotone|two ?tone|2 ?tone|bicolou?r)(?: (?:thing|look|style|effect))?';

/** Pictures in two inks, of which is told what is to be in which. */
export const DUOTONE_TOLD_FORMS: readonly Form[] = [
  ...[
    [LIGHTS, DARKS],
    [DARKS, LIGHTS],
  ].flatMap(([one, other]): Form[] => [
    // "Spotify cover thing: darks in #1b1464, lights in hot pink"
    [
      new RegExp(
        `${START}(?:${SPOTIFY}|${DUOTONE}) (?:(?:,|:|;|–|-|with|in|using) )*${one} ${AS}(${COLOUR})${AND}${other} ${AS}(${COLOUR})${END}`,
      ),
      'duotone $1 and $2',
    ],
    // "Spotify album look with navy darks and pink lights"
    [
      new RegExp(
        `${START}(?:${SPOTIFY}|${DUOTONE}) (?:(?:,|:|;|–|-|with|in|using) )*(${COLOUR}) ${one}${AND}(${COLOUR}) ${other}${END}`,
      ),
      'duotone $1 and $2',
    ],
    // "Make the shadows navy and the highlights orange, duotone style"
    [
      new RegExp(
        `${START}(?:(?:make|turn|paint|color|set) )?${one} ${AS}(${COLOUR})${AND}${other} ${AS}(${COLOUR})(?: [,:–-])?(?: (?:in|as|like|for))?(?: (?:an?|the))? ${DUOTONE}${END}`,
      ),
      'duotone $1 and $2',
    ],
  ]),
  // "Darks in navy, lights in pink": a colour for each, and nothing to be tinted
  [
    new RegExp(
      `${START}(?:the )?(?:darks|dark (?:parts|bits|areas|tones)) ${AS}(${COLOUR})${AND}(?:the )?(?:lights|light (?:parts|bits|areas|tones)) ${AS}(${COLOUR})${END}`,
    ),
    'duotone $1 and $2',
  ],
  // "Do that Spotify thing with navy and pink"
  [
    new RegExp(
      `${START}${SPOTIFY} (?:(?:,|:|;|–|-|with|in|using|of) )+(${COLOUR}) (?:and|&|\\/|plus) (${COLOUR})${END}`,
    ),
    'duotone $1 and $2',
  ],
];
