import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const TONES =
  '(?:brightness|contrast|saturation|exposure|warmth|sharpness|vibrance|vibrancy|highlights|shadows|colou?rs?)';
const PICTURE = '(?:picture|photo|pic|image)';

/** Small things that are told in another order, or with a word less, than the grammar has them. */
export const TERSELY_JOINED_FORMS: readonly Form[] = [
  // "Baja un 20% el brillo": how much stands before what, and is no size
  [
    new RegExp(`\\b(reduce|increase|lower|raise|decrease|boost) by (\\d+) the (${TONES})(?= |$)`),
    '$1 the $3 by $2%',
  ],
  // "Hazle zoom a la cara"
  [
    /\b(?:(?:make|give) (?:it )?(?:an? )?)?zoom (?:in )?(?:on|to|at|in|of)? ?(?:the |my )?(?=(?:face|head)(?: ?$| [,.;!]| please\b))/,
    'zoom in on the ',
  ],
  // "Keep only the girl, the rest out"
  [
    /(?<=\bkeep only [^,.;:!?“]+ )(?:(?:,|and) )+(?:(?:all )?the rest|everything else|all else) (?:is )?(?:out|gone|away|off|goes|remove it|delete it)(?= ?$| [,.;!])/,
    '',
  ],
  // "Pon el cielo rosa, el mar no": the rest is to stay as it is
  [
    new RegExp(
      `(?<=\\b(?:make|turn|paint|color|brighten|darken|blur) [^.;:!?“]+ )(?:(?:,|but) )+(the (?:sea|ocean|water|lake|river|grass|ground|land|landscape|mountains?|beach|sand|trees|forest|houses?|clouds)) not${END}`,
    ),
    ', not $1',
  ],
  // "Le ciel en rose"
  [
    new RegExp(
      `${START}(?<!\\b(?:keep|keeping|leave|leaving|except|but) [^.;!?“]*)(?:the |my )?sky in (${COLOUR})${END}`,
    ),
    'make the sky $1',
  ],
  // "Black and white but keep the lips red"
  [
    new RegExp(
      `(?<=\\b(?:black and white|gray|grayscale|monochrome)\\b[^.;!?“]* )(keep|leave) (?:only )?(?:the|my|her|his) (lips|lipstick|mouth|eyes|nails|hair) (?:in )?(${COLOUR})${END}`,
    ),
    '$1 the $3 $2',
  ],
  [
    /\b(?:see |show |have |want |bring out )?more (?:of )?details? in the (?:shadows|dark (?:areas|parts|bits))(?= ?$| [,.;!]| and\b)/,
    'lift the shadows',
  ],
  [
    /\b(?:see |show |have |want |bring out )?more (?:of )?details? in the (?:highlights|(?:bright|white) (?:areas|parts|bits))(?= ?$| [,.;!]| and\b)/,
    'reduce the highlights',
  ],
  // "Blue sky without clouds"
  [
    /\b(?:(?:clear |bright |nice |deep )*blue sky|sky blue)(?: ,)? (?:without|with no) (?:any |a |a single )?clouds?(?= ?$| [,.;!]| please\b)/,
    'clear blue sky',
  ],
  // "La veste, en rouge plutôt"
  [
    new RegExp(
      `${START}((?:the|my|her|his|our) (?!sky|background|backdrop|border|frame|text|picture|photo)\\w+) (?:, )?(?:(?:rather|better|preferably) in (?:an? )?(${COLOUR})|in (?:an? )?(${COLOUR}) (?:rather|better|preferably|instead))${END}`,
    ),
    'make $1 $2 $3',
  ],
  // "En rond pour ma photo de profil"
  [
    new RegExp(
      `${START}(?:in |make it |cut it )?(?:an? )?(?:round|circular)(?: crop| shape)? for (?:my |a |the )?profile(?: ${PICTURE})?${END}`,
    ),
    'round profile picture',
  ],
  [/\bminiature (?:for |de |of )?youtube\b/, 'youtube thumbnail'],
  // "Pinta esto de rojo"
  [
    new RegExp(
      `${START}(?:paint|color|dye|put) (this|that) (?:(?<=(?:paint|color|dye) (?:this|that) )(?:of|in) )?(${COLOUR})${END}`,
    ),
    'paint $1 $2',
  ],
  // "Pixelate the sign": what is hidden, and no look of all of the picture
  [
    new RegExp(
      `${START}(?:please )?(?:pixelate|pixel art|pixelated) (?:the|this|that|my|his|her) (?:signs?|house number|numbers?|names?|text|logos?|screens?|address|phone number|posters?|tattoos?|badges?|name tag)(?: (?:on|of|in) the \\w+)?${END}`,
    ),
    'pixelate the thing i boxed',
  ],
  // "Recupera el cielo quemado"
  [/\b(?:restore|recover|fix) (the (?:sky|clouds)) is (?=too bright\b)/, '$1 is '],
  // "Le fond flou et en noir et blanc, elle en couleur": the ground is
  [
    new RegExp(
      `${START}(?:the )?(?:background blur(?:red|ry)?|blur(?:red|ry)? background) and (?:in )?black and white (?:(?:,|and|but|with|keep) )+(?:decent|it|her|him|them|me|us|she|he|(?:the|my) \\w+) (?:stays? )?in colou?r${END}`,
    ),
    'blur the background , make the background black and white',
  ],
  // "Rellena los lados con blur para que quede 1:1"
  [
    /\b(?:pad|fill)(?: (?:the|both) sides)? (?:with|in) blur (?:so that|so|for|to)(?: (?:it|should be|is|make|get|becomes|be))* (?=\d+:\d+)/,
    'with blurred sides , ',
  ],
];
