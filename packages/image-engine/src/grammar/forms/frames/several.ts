import { COLOUR, END } from '../parts.ts';
import { WORD } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const BORDER = '(?:border|frame|edge|outline|line|rim|margin)';
const SLIM = '(?:(?:thin|thick|slim|wide|fine|narrow|fat|thinner|thicker|wider|broad) )?';
const FINE = '(?:thin|fine|narrow|small|slim|delicate|little|hairline)';
const FAT = '(?:thin|thick|wide|broad|big|fat|narrow|chunky|large)';
const TILTED = '(?:crooked|tilted|slanted|inclined|skewed|aslant|askew|leaning)';

/** One border around the other, and frames of instant pictures. */
export const SEVERAL_FORMS: readonly Form[] = [
  // "Polaroid with “Maki” below and a forest behind it": a caption, and a ground
  [
    new RegExp(
      `(\\bpolaroids?\\b[^.;!?“]*“”[^,.;!?“]*?) (?:,|and|with) (?:(?:and|with|an?|the) )*((?:(?!and\\b|with\\b)[^,.;:!?“ ]+ ){1,4}?)(?:behind|in the background|background|as background)(?: (?:it|me|us|him|her|them|that))?${END}`,
    ),
    '$1 , $2 background',
  ],
  // "Polaroid, on wood": nothing is put under the paper
  [
    /(?<=\bpolaroids?\b[^.;!?]*)(?:(?:,|and|lying|laid|placed|put|resting|sitting) )*(?:on|onto|upon) (?:(?:an?|the|some|old|rustic|dark|light) )*(?:wood|wooden (?:table|surface|desk|board|floor|background|planks)|planks|table of wood|table|desk)(?= ?$| [,.;!?])/,
    ', on planks',
  ],
  // "Polaroid frame, a bit tilted to the left"
  [
    new RegExp(
      `(?<!\\b(?:the|this|my|our|straighten|level)\\b[^“]*)\\b(polaroid(?: (?:frame|look|effect|style|border))?) (?:(?:,|is|a|bit|slightly|too|little|and|but|with|very|that) )*${TILTED}(?: (?:a bit|slightly|a little))?(?:(?: (?:to|towards))?(?: the)? (left|right)(?: side)?)?${END}`,
    ),
    '$1 , tilt it a little $2',
  ],
  // "White polaroid, 40 px at the sides and wider at the bottom": it is, anyway
  [
    new RegExp(
      `\\b(polaroid (?:frame|border|style|look)?(?: ?white)?) (?:, )?(\\d+) (?:on|at|in) (?:the |both |each |either |all |four )*(?:sides?|seiten)(?:(?: (?:,|and|but|at|on|in|the|with|more))* (?:bottom(?: more)? (?:wide|wider|thick|thicker)|(?:wider|wide|thicker|thick|bigger|larger|broader|taller)(?: (?:at|on|in))?(?: the)? bottom))?${END}`,
    ),
    '$1 $2',
  ],
  [
    new RegExp(
      `\\b(polaroid (?:frame|border|style|look)?(?: ?white)?)(?: (?:,|and|but|at|on|in|the|with|more))* (?:bottom(?: more)? (?:wider|thicker|wide|thick)|(?:wider|wide|thicker|thick|bigger|larger|broader|taller)(?: (?:at|on|in))?(?: the)? bottom)${END}`,
    ),
    '$1',
  ],
  // "A thin black border, then a wide white one", "… around it"
  [
    new RegExp(
      `(\\b(?:border|frame)\\b[^.;:!?“]*?) (?:, |and |then |with )+(?:an? |another )((?:${WORD} ){1,3})one (?:around|outside|round|on the outside|outside of|surrounding|over)(?: (?:of )?(?:it|that|this|the first))?${END}`,
    ),
    '$1 , $2 border',
  ],
  [
    new RegExp(
      `(\\b(?:border|frame)\\b[^.;:!?“]*?) (?:, |and )*then (?:an? |another )((?:${WORD} ){1,3})one${END}`,
    ),
    '$1 , $2 border',
  ],
  // "A double border, black inside and gold outside": one around the other
  ...(
    [
      [
        '(?:on the )?(?:inside|inner|within|closest to the picture)',
        '(?:on the )?(?:outside|outer|around (?:it|that))',
        '$1',
        '$2',
      ],
      [
        '(?:on the )?(?:outside|outer|around (?:it|that))',
        '(?:on the )?(?:inside|inner|within|closest to the picture)',
        '$2',
        '$1',
      ],
    ] as const
  ).map(
    ([one, other, inner, outer]): Form => [
      new RegExp(
        `(?:an? )?(?:double|two|twin|2) (?:borders?|frames?|lines?|edges?|edging) (?:, |: |with |in |one |an? |the )*(${SLIM}${COLOUR}) (?:one |border |frame |line )?${one} (?:and|,|and then|then) (?:an? |the )?(${SLIM}${COLOUR}) (?:one |border |frame |line )?${other}`,
      ),
      `a ${inner} border , add a ${outer} border`,
    ],
  ),
  ...(
    [
      ['(?:on the )?(?:inside|within)', '(?:on the )?outside', '$1', '$2'],
      ['(?:on the )?outside', '(?:on the )?(?:inside|within)', '$2', '$1'],
    ] as const
  ).map(
    ([one, other, inner, outer]): Form => [
      new RegExp(
        `(?:an? )?(${SLIM}${COLOUR}) (?:border|frame|line|edge) ${one} (?:and|,|and then|then) (?:an? |the )?(${SLIM}${COLOUR}) (?:border|frame|line|edge|one) ${other}`,
      ),
      `a ${inner} border , add a ${outer} border`,
    ],
  ),
  // "Polaroid frame, slightly tilted"
  [
    /\b(polaroid(?: frames?)?) (?:, |and )?(?:slightly |a bit |a little |bit )?(?:tilted|crooked|askew|slanted|at an angle)\b/,
    '$1 , tilt it a little',
  ],
  // "A faded polaroid": a look, and its frame
  [
    /\b(?:an? )?(?:old|faded) polaroid(?: picture| photo| shot| print)?\b/,
    'vintage look and polaroid',
  ],
  // "A wide white border at the bottom, otherwise narrow": as an instant picture has it
  [
    /\b(?:(?:a|an) )?(?:wide|thick|broad|big) white (?:border|frame|edge|margin) (?:at |on )?(?:the )?bottom (?:(?:,|and|but) )+(?:otherwise |elsewhere |else |the rest |the others? |other sides )(?:narrow|thin|small)(?: white)?(?: (?:border|frame|one|edges?))?(?= ?$| [,.;]| and\b)/,
    'polaroid frame',
  ],
  // "A thick white frame with a fine black line": one around the other
  [
    new RegExp(
      `\\b((?:${FAT} )?${COLOUR} (?:frame|border|edge|mat|passe partout)) (?:(?:and|with|plus|,|then) )+(?:an? |another )?((?:${FINE} )${COLOUR}) (?:line|edge|rim|stripe|outline|stroke|one|border)(?: (?:around (?:it|that)|inside|outside|in it|on the (?:inside|outside)|along it))?${END}`,
    ),
    '$1 , then a $2 border',
  ],
  // "Thin black border, then a wider white border"
  ...(
    [
      ['wider|thicker|broader|bigger|larger|fatter', 'wide'],
      ['thinner|narrower|slimmer|finer|smaller', 'thin'],
    ] as const
  ).map(
    ([than, meant]): Form => [
      new RegExp(
        `(\\b(?:frame it (?:in )?(?:${COLOUR})|${BORDER}(?: (?:first|inside|outside))?)) (?:, |and |then |plus |with |around it |around that |outside |after that )+(?:an? |another )?(?:${than}) (?:one in )?(${COLOUR})(?: ${BORDER}| one)?(?: (?:a?round|outside)(?: (?:it|that|the first|both|everything))?)?${END}`,
      ),
      `$1 , add a ${meant} $2 border`,
    ],
  ),
  // "White frame, black one a bit thinner around it"
  ...(
    [
      ['wider|thicker|broader|bigger|larger|fatter', 'wide'],
      ['thinner|narrower|slimmer|finer|smaller', 'thin'],
    ] as const
  ).map(
    ([than, meant]): Form => [
      new RegExp(
        `(\\b${BORDER}) (?:, |and |then |plus |with )+(?:an? |another |the )?(${COLOUR}) (?:one|${BORDER}) (?:a bit |a little |slightly |much |that is )*(?:${than})(?: (?:a?round|outside)(?: (?:it|that|the first|both|everything))?)?${END}`,
      ),
      `$1 , add a ${meant} $2 border`,
    ],
  ),
  // "Polaroid, aslant", as other languages have it
  [/(?<=\bpolaroids?\b[^.;!?“]*, )(?:(?:a|little|bit|slightly) )*aslant\b/, 'tilt it a little'],
];
