import { COLOUR, END, NAME, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

const COUNT = '(?:two|three|four|five|six|[2-6])';
const PICTURES = '(?:photos|pictures|images|pics|shots)';
const BEHIND = '(?:behind(?: (?:me|us|him|her|them))?|in the background|as (?:the |a )?background)';
const LEAFY = '(?:brown|orange|ochre|golden|gold|red|yellow|rust|copper|amber|rusty)';
const ROUGHLY =
  '(?:(?:about|roughly|around|approximately|some|say|maybe|like|or so|more or less|by) )+';
const GREY = '(?:black and white|b and w|bw|grayscale|gray|monochrome)';
const SMART = '(?:abstract|modern|elegant|minimal|minimalist|simple|clean|sleek|subtle)';

/** Wishes as people put them loosely. */
export const LOOSELY_ASKED_FORMS: readonly Form[] = [
  // "The green jacket, put it in #8B0000": what was named first
  [
    new RegExp(
      `(?<=(?:^|[.;!?] )(?:please )?${WHOSE} ${COLOUR} ${NAME} )(?:[,:] )(?:please )?(?:put|have|do|get) (?:it|them) in (?=(?:${COLOUR}(?! and white)|#[0-9a-f]{6})(?: |$))`,
    ),
    ', make it ',
  ],
  // "Only the dress should stand out with its colour and the rest in black and white"
  [
    new RegExp(
      `${START}(?:i (?:want|would like) )?(?:that |let )?(?:only|just) (${WHOSE} ${NAME}) (?:(?:should|shall|to|must) )*(?:stands? out|pops?|sticks? out|stays?|keeps?) (?:(?:with|in|by) )?(?:its|their|the|her|his) (?:own |original |natural )?colors? (?:(?:,|and|with|while) )+(?:everything else|(?:all )?the rest|all else|the others?)(?: (?:in|is|to|be|goes|go|turns|should))* ${GREY}${END}`,
    ),
    'everything black and white except $1',
  ],
  [
    new RegExp(
      `${START}(?:i (?:want|would like) )?(?:that )?(?:only|just) (${WHOSE} ${COLOUR} ${NAME}) (?:(?:should|shall|to|must) )*(?:stands? out|pops?|sticks? out) (?:(?:with|in|by) )?(?:its|their|the|her|his) (?:own |original |natural )?colors? (?:(?:,|and|with|while) )+(?:everything else|(?:all )?the rest|all else|the others?)(?: (?:in|is|to|be|goes|go|turns|should))* ${GREY}${END}`,
    ),
    'everything black and white except $1',
  ],
  [/\bestilo (?=studio ghibli\b)/, 'in the style of '],
  // "Something Japanese like that, cartoon", beside one look of that kind
  [
    new RegExp(
      `(?<=\\b(?:ghibli|anime|manga)(?: style| look)? )(?:(?:,|or|and) )*(?:something|anything) (?:(?:a bit|kind of|that|else|so) )*japanese(?: (?:like that|or so|like this))?(?:(?: ,)? (?:as )?(?:an? )?cartoon(?: style| look)?)?${END}`,
    ),
    '',
  ],
  // "A 2x2 mosaic of the four": the pictures are its tiles
  [
    new RegExp(
      `${START}(?:(?:please |can you )*(?:make|put together|build|create|assemble|do|arrange|give me|i want)(?: me)? )?(?:an? )?(\\dx\\d )?mosaic (?:(?:made )?(?:with|of|from|out of|using) (?:(?:the|all|my|our|these|of) )*${COUNT}(?: ${PICTURES})?)(?:(?:(?: (?:,|and|with))+(?= (?:an? )?(?:thin|thick|narrow|fine|wide|black|white|gray)\\b))|${END})`,
    ),
    '$1 collage with',
  ],
  [
    new RegExp(
      `${START}(?:(?:please |can you )*(?:make|put together|build|create|assemble|do|arrange|give me|i want)(?: me)? )?(?:an? )?(\\dx\\d )mosaic(?=${END}| with\\b)`,
    ),
    '$1 collage',
  ],
  // "Fill what is left with the same photo blurred"
  [
    new RegExp(
      `(?:(?:,|and|then) )*fill (?:in |up )?(?:(?:whatever|what) (?:is|remains|s)?(?: ?left)?(?: over| empty| free)?|whats left(?: over)?|the (?:rest|gaps?|leftovers?|(?:empty|remaining|leftover|extra|blank|free) (?:space|spaces|area|areas|parts?))) (?:with|using|by) (?=[^,.;:!?“]*\\b(?:blurred|blurry|blur|out of focus)\\b)(?:(?:the|an?|my|same|blurred|blurry|version|copy|of) )*(?:photo|picture|image|shot)(?: (?:but|itself|blurred|blurry|out of focus))*${END}`,
    ),
    ', with blurred sides',
  ],
  // "Cut off the bottom part, about a quarter": how much of it
  [
    new RegExp(
      `${START}((?:please |can you )*)(?:cut|crop|trim|chop|slice)(?: off| away)? the (bottom|top|left|right)(?: (?:part|side|edge|bit|end|section))?(?: off| away)?(?: ,)? ${ROUGHLY}(?:an? |one )?(quarter|third|half|fifth|\\d+)(?: (?:of it|of the (?:picture|photo|image)))?${END}`,
    ),
    '$1 crop a $3 off the $2',
  ],
  // "Among trees, like a forest": said twice
  [
    new RegExp(
      `(?<=\\b(?:among|between|amongst|amid|surrounded by)(?: the| some| lots of| many| tall)? trees )(?:, )?(?:(?:like|as) (?:(?:in|an?|the) )*(?:forest|woods|woodland)|(?:forest|woods|woodland) (?:style|like|vibe|look))${END}`,
    ),
    '',
  ],
  // "Dry leaves behind, October colors": autumn
  [
    new RegExp(
      `${START}(?:(?:put|i want|show|with) )?(?:some |lots of )?(?:dry|dead|fallen|dried|withered) leaves ${BEHIND}(?= ?$| [,.;:!?]| (?:and|in|with)\\b)`,
    ),
    'autumn background',
  ],
  [
    new RegExp(
      `(?<=\\bautumn background )(?:(?:,|in|with|and) )*(?:october|november|autumn|fall) (?:colors|tones|shades)${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\bautumn background )(?:(?:,|in|with|and) )*${LEAFY}(?: (?:(?:,|and) )*${LEAFY})* (?:tones|colors|shades|hues)${END}`,
    ),
    '',
  ],
  // "With the buildings lit up": a city at night has them
  [
    new RegExp(
      `(?<=\\b(?:city|street|skyline|downtown)\\b[^.;!?“]*\\bnight [^.;!?“]*)(?:(?:,|and) )*with (?:all )?(?:the |its |lots of )?(?:buildings|skyscrapers|windows)(?: all)? (?:lit(?: up)?|illuminated|lighted|glowing)${END}`,
    ),
    '',
  ],
  // "Something abstract and modern", of a gradient
  [
    new RegExp(
      `(?<=\\bgradient (?:(?!and\\b)[^.;!?“ ]+ )*)(?:, )?(?:something|sth|rather|very|kind of) ${SMART}(?: (?:(?:,|and) )+${SMART})*${END}`,
    ),
    '',
  ],
  // "Like a photographer's": as lights for portraits are
  [
    new RegExp(
      `(?<=\\b(?:face|faces)\\b[^.;!?“]*\\bdark )(?:[,.;] |and )+(?:(?:please|can|could|you) )*(?:put|give|add|shine|throw|cast)(?: (?:me|it|us))? (?:a |some )?(?:(?:soft|nice|gentle|flattering) )+light(?: (?:on|onto|to|over) (?:it|me|us|the face|my face))?(?: (?:like|as) (?:(?:an?|the|from|by|of|in|at) )*(?:photographers?|photographer s|studio|photo studio|photo shoot)(?: (?:would|does|one|light))?)?${END}`,
    ),
    ', portrait light',
  ],
];
