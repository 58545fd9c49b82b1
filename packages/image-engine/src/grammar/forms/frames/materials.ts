import { COLOUR, END, START } from '../parts.ts';
import { PICTURES } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const MOUNT = '(?:mount|mat|mats|matting|mat board|passepartout|passe partout|inner border)';
const FRAMED =
  '(?:frame(?: (?:it|this|that|me|us|the (?:picture|photo|image)))?(?: up)?|(?:it |this )?(?:be )?framed(?: up)?)';
const WOOD = '(?:wood|oak|walnut|mahogany|cherry|teak|ebony|ash|birch|maple|pine|beech|timber)';
const DARK_WOOD = '(?:walnut|mahogany|cherry|teak|ebony|rosewood)';
const LIGHT_WOOD = '(?:ash|birch|maple|pine|beech|bamboo)';
/** Woods by their tone. */
const WOODS: readonly (readonly [woods: string, frame: string])[] = [
  ['dark wood|walnut|mahogany|ebony|rosewood|teak|cherry wood', 'dark wooden frame'],
  ['light wood|pale wood|pine|bamboo|beech|ash wood|birch|maple', 'light wooden frame'],
  ['wood|oak|timber|driftwood', 'wooden frame'],
];

/** Frames of wood, gold and card, as they hang on a wall. */
export const MATERIAL_FORMS: readonly Form[] = [
  // "A rustic wooden frame": of wood
  [/\brustic (?=(?:wood|wooden|timber)\b)/, ''],
  [
    new RegExp(
      `${START}(?:hang|put|place|set) (?:it|this|the ${PICTURES}) (?:up )?(?:in|into|behind) (?:an? |the )?(gallery|museum) frame`,
    ),
    '$1 frame',
  ],
  // "Framed in black with a white mount inside"
  [
    new RegExp(
      `\\b(?:be )?${FRAMED} in (?:an? )?((?:thin |thick |slim |narrow |wide )?)(${COLOUR})(?: frame)? (?:, |and |plus )*(?:with |and |plus )(?:an? )?((?:wide |thick |thin |narrow |broad |slim )?)(${COLOUR}) ${MOUNT}(?: (?:inside|in it|within|in between|between|round the (?:picture|photo)|around the (?:picture|photo)))*`,
    ),
    'add a $2 frame with a $4 passepartout',
  ],
  [
    new RegExp(
      `\\b((?:${COLOUR}) frame) (?:, |and |plus )*(?:with |and |plus )(?:an? )?((?:wide |thick |thin |narrow |broad |slim )?)(${COLOUR}) ${MOUNT}(?: (?:inside|in it|within|in between|between))*`,
    ),
    '$1 with a $3 passepartout',
  ],
  [
    new RegExp(
      `\\bmount(?:ed)?(?: (?:it|this|the (?:picture|photo|image)))? (?:in|on|with) (?:an? )?(${COLOUR})(?: ${MOUNT}| card| board)? (?:, |and |then |plus )*(?:with |and |in |inside )*(?:an? )?(${COLOUR}) frame${END}`,
    ),
    'add a $2 frame with a $1 passepartout',
  ],
  // "Frame this up for me in dark walnut"
  ...(
    [
      [`dark(?:er)? (?:coloured |colored |stained )?${WOOD}`, 'dark '],
      [`(?:light|pale|lighter) (?:coloured |colored |stained )?${WOOD}`, 'light '],
      [DARK_WOOD, 'dark '],
      [LIGHT_WOOD, 'light '],
      [`(?:coloured |colored |stained )?${WOOD}`, ''],
    ] as const
  ).map(
    ([said, tone]): Form => [
      new RegExp(
        `\\b${FRAMED}(?: for (?:me|us))? in (?:an? |some )?${said}(?: wood)?(?:${END}|(?= would\\b))`,
      ),
      `add a ${tone}wooden frame`,
    ],
  ),
  // "The picture sits on a white card with a margin all round"
  [
    new RegExp(
      `\\b(?:make it so |so )?(?:that )?(?:the |my |this )?(?:picture|photo|image|it) (?:(?:to|should|shall|must|could) )?(?:sits?|lies?|is|rests?|be|laid|mounted|floats?)(?: (?:laid|mounted|placed|sitting|lying|stuck))? on (?:an? )?(?:piece of )?(${COLOUR}) (?:card|cardboard|board|sheet)(?: with (?:an? )?(?:\\w+ )?(?:margin|border|edge)s?)?(?: all)?(?: (?:a)?round(?: it)?)?${END}`,
    ),
    'add a $1 card frame',
  ],
  // "A frame as on a painting": no painting
  [
    /\b(?:picture )?frame (?:as|like|such as)(?: the ones?)? (?:on|around|for|in|you see on|of) (?:an? )?(?:old )?(?:paintings?|oil paintings?|museum(?:s)??|gallery|galleries)(?: , (?:golden|gold)(?: and ornate| ornate)?|(?= ,| \.| ?$| please| in))/,
    'gold gallery frame',
  ],
  // "An ornate gold frame"
  [
    /\b(?:ornate|baroque|carved|rococo|victorian|opulent|museum style|palace) (gold|golden|silver|bronze|black|dark|white) frame\b/,
    '$1 gallery frame',
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
  // "A frame in dark wood", "wooden frame, dark"
  [
    /\b(?:picture )?frame (?:in|of|out of|made of|made from|from) (?:an? )?(dark|light|pale) (?:wood|timber|oak)\b/,
    '$1 wooden frame',
  ],
  [/\bwooden frame (?:, |in |and )(dark|light|pale)(?= ?$| ,| \.)/, '$1 wooden frame'],
  // "Frame it like a museum piece"
  [
    new RegExp(
      `${START}frame (?:it|this|me|us|that|the ${PICTURES})(?: up)? (?:like|as) (?:(?:an?|it|is|was|were|in|for|if|the|real|hanging) )*(?:museum|gallery)(?: (?:piece|picture|painting|work|artwork|exhibit|art))?${END}`,
    ),
    'put it in a gallery frame',
  ],
  // "A wooden frame like a painting"
  [
    /\b((?:\w+ )?frame(?: around it)?) (?:like|as) (?:for |on |in )?(?:an? |the )?(?:old )?(?:oil )?(?:painting|paintings|museum|gallery|art gallery|artwork|masterpiece)(?= ?$| [,.;!]| and\b| please\b)/,
    '$1',
  ],
  // "A black and white frame"
  [
    /\b(?:black and white|white and black|b and w) (?:frame|border|edge)(?: around (?:it|the (?:picture|photo)|everything))?(?= ?$| [,.;!]| and\b| please\b)/,
    'black gallery frame with white mat',
  ],
  // "Put an oval frame round this, dark wood"
  [
    /\b((?:\w+ )?)frame (?:((?:a?round|on|for) [^,.;:!?“]*?) )?(?:, |in |and |of )+(?:an? )?(dark|light|pale) (?:wood|wooden|timber|oak)(?: one| please| if possible)*(?= ?$| ,| \.| and\b)/,
    '$1 $3 wooden frame $2',
  ],
];
