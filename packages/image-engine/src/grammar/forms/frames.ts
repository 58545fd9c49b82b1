import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Nothing is written, and nothing cut out: there an outline is something else. */
const NO_LETTERS =
  '(?<!(?:“”|text|letters|sticker|write|caption|title|cut out|cutout).{0,400})(?!.{0,400}(?:“”|text|letters|sticker|write|caption|title|cutout))';
const WIDTH = '(?:thin|thick|wide|slim|narrow|fine|broad|chunky|fat|delicate|slender|big|small)';

/** Woods by their tone. */
const WOODS: readonly (readonly [woods: string, frame: string])[] = [
  ['dark wood|walnut|mahogany|ebony|rosewood|teak|cherry wood', 'dark wooden frame'],
  ['light wood|pale wood|pine|bamboo|beech|ash wood|birch|maple', 'light wooden frame'],
  ['wood|oak|timber|driftwood', 'wooden frame'],
];

/** Wishes for something around the picture, or laid over it. */
export const FRAME_FORMS: readonly Form[] = [
  [
    /\bfat (?=(?:\w+ ){0,2}(?:border|edge|outline|frame|letters|caps|capitals|font|stripe|line|rim|mat|text|lettering|pixels)\b)/,
    'thick',
  ],
  // "15 px black edge all the way round"
  [
    new RegExp(
      `${NO_LETTERS}${START}(?:add |put |with |plus |draw |give it |a |an |the |also )*(${WIDTH})? ?((?:\\d[\\d.]* )?)(${WIDTH})? ?(${COLOUR}) (?:paper )?(?:edge|edges|outline|rim|contour|edging|trim|piping|band|line)(?: all)?(?: the way)?(?: around| round)?(?: (?:it|the picture|the photo|the image|everything|the whole thing|the outside|the edges?))?(?:(?: on)?(?: all| every)(?: four)? sides?)?${END}`,
    ),
    'add a $2 $1 $3 $4 border',
  ],
  // "A sticker with a chunky red edge"
  [
    new RegExp(
      `\\b(sticker|decal|die cut)((?: (?:of|from|out of|style|look|for) [^,.;:!?]*?)?)(?: ,| with| and| has| having| plus)+ (?:a |an |the )?(?:very |really |nice |extra )*(${WIDTH} )?(${COLOUR} )?(${WIDTH} )?(?:edge|outline|border|contour|rim|stroke|line|frame)(?: (?:a)?round (?:it|him|her|me|them|us))?${END}`,
    ),
    '$1 $2 outlined $3 $5 $4',
  ],
  // "A sticker of my cat with a thick white edge"
  [
    new RegExp(
      `\\b(sticker (?:of|from|out of) [^,.;:!?]*?) (?:, )?(?:with|and|has|having|plus) (?:a |an |the )?(?:very |really |nice |extra )*((?:${WIDTH} )?(?:${COLOUR} )?)(?:edge|contour|rim|stroke|line)(?: (?:a)?round (?:it|him|her|me|them|us))?${END}`,
    ),
    '$1 with a $2 outline',
  ],
  [/\bchunky (\w+ )?(frame|border)\b/, 'thick $1 $2'],
  // "A rainbow in the sky, top right"
  [
    new RegExp(
      `\\b(rainbow(?: (?:in|over|above|across|behind) (?:the|my|our) \\w+(?: \\w+)?)?) , (?:and )?((?:on |at |in |to )?(?:the )?(?:(?:top|upper) )?(?:left|right)(?: side| corner| hand side)?)${END}`,
    ),
    '$1 $2',
  ],
  // "Polaroid frame, slightly tilted": no picture is too crooked.
  [
    /\b(polaroid(?: frames?)?) (?:, |and )?(?:slightly |a bit |a little |bit )?(?:tilted|crooked|askew|slanted|at an angle)\b/,
    '$1 , aslant',
  ],
  // "An ornate gold frame"
  [
    /\b(?:ornate|baroque|carved|rococo|victorian|opulent|museum style|palace) (gold|golden|silver|bronze|black|dark|white) frame\b/,
    '$1 gallery frame',
  ],
  [/\bframe (gold|golden|silver) (?:ornate|baroque|carved|rococo|opulent)\b/, '$1 gallery frame'],
  [/\b(?:ornate|gilded|gilt|baroque|rococo|golden ornate) frame\b/, 'gold gallery frame'],
  // "Story size, fill the empty bits with a blurred copy"
  [
    /\bfill(?:ing)? (?:in |up )?(?:the )?(?:empty|missing|blank|extra|remaining|leftover|black|white|outer)(?: (?:bits?|parts?|space|spaces|areas?|sides?|bars?|edges|rest|gaps?|room))? (?:with|by|using) (?:an? |the )?(?:blurred|blurry|soft|fuzzy)(?: out)? (?:copy|version|background|picture|image|photo|edges)(?: of (?:it|itself|the \w+))?/,
    'with blurred sides',
  ],
  // "Frame it in oak", "a walnut frame"
  ...WOODS.map(
    ([woods, frame]): Form => [
      new RegExp(
        `\\b(?:frame (?:it|this|me|us|that)|put it in a frame|an? frame) (?:in|of|from|made of|with) (?:an? )?(?:${woods})(?: wood)?(?: frame)?\\b|\\b(?:${woods})(?: wood)? frame\\b`,
      ),
      frame,
    ],
  ),
  [
    /\b(rounded corners|round the corners|round corners|round off the corners) (?:and|with|,|plus) (?:add |with |put )?(?:an? |some )?(?:(?:soft|subtle|slight|light|dark) )*shadow\b/,
    '$1 and drop shadow',
  ],
  [/\bprofile picture , (?:and |but )?round(?= ,| \.| ?$)/, 'round profile picture'],
  // "Thin black border and rounded corners", and the other way round: the border's own.
  [
    new RegExp(
      `\\b(?:with )?(?:rounded|round) corners (?:and|with|plus|,) (?:and )?(?:add )?(?:an? )?((?:(?:thin|thick|fine|wide|narrow|small|slim) )?(?:${COLOUR})) (?:outline|border|frame|edge|contour)${END}`,
    ),
    '$1 border with rounded corners',
  ],
  [
    new RegExp(
      `((?:(?:thin|thick|fine|wide|narrow|small|slim) )?(?:${COLOUR}) (?:outline|border|frame)) (?:and|plus|,) (?:and )?(?:rounded|round) corners${END}`,
    ),
    '$1 with rounded corners',
  ],
  // "A frame in dark wood", "wooden frame, dark"
  [
    /\b(?:picture )?frame (?:in|of|out of|made of|made from|from) (?:an? )?(dark|light|pale) (?:wood|timber|oak)\b/,
    '$1 wooden frame',
  ],
  [/\bwooden frame (?:, |in |and )(dark|light|pale)(?= ?$| ,| \.)/, '$1 wooden frame'],
  [
    /\b(?:an? )?(?:old|faded) polaroid(?: picture| photo| shot| print)?\b/,
    'vintage look and polaroid',
  ],
  // "Remove the background and add a thick white outline": of what was cut out.
  [
    new RegExp(
      `\\bremove the background (?:, make it transparent )?(?:, |and )+(?:add |put |with )(?:an? )?((?:thick|thin|wide|fat|chunky) (?=(?:${COLOUR}) )|(?=(?:${COLOUR}) (?!border)))(${COLOUR}) (?:border|outline|edge|contour|stroke)(?: around (?:me|it|us|him|her|them|the \\w+))?${END}`,
    ),
    'make a sticker with a $1 $2 edge',
  ],
  [
    new RegExp(
      `\\bremove the background , make it transparent (?:, |and )+(?:add |put |with )(?:an? )?((?:thick|thin|wide|fat|chunky) )?(?:border|outline|edge|contour) (${COLOUR})${END}`,
    ),
    'make a sticker with a $1 $2 edge',
  ],
  // "A wide white border at the bottom, otherwise narrow": as an instant picture has it
  [
    /\b(?:(?:a|an) )?(?:wide|thick|broad|big) white (?:border|frame|edge|margin) (?:at |on )?(?:the )?bottom (?:(?:,|and|but) )+(?:otherwise |elsewhere |else |the rest |the others? |other sides )(?:narrow|thin|small)(?: white)?(?: (?:border|frame|one|edges?))?(?= ?$| [,.;]| and\b)/,
    'polaroid frame',
  ],
];
