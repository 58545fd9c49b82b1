import { END, START } from '../parts.ts';
import { ALL_LOOKS } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { JUST, PART, REST, SPARES, THE_REST, TOLD, TREATED, TREATS, toldOfPart } from './parts.ts';

const POINTED = `(?:this|that|these|those) (?:whole |entire |little |small )?${PART}(?: (?:here|there|of (?:the|my) (?:picture|photo|image)))?`;
const HIDES = '(?:blur|pixelate|pixellate|censor|obscure|anonymi[sz]e)';
const NO_STYLE =
  '(?= (?:out|please|here|there|now|so|because|as|with|and)\\b| ?$| [,.;!])(?!.*\\b(?:art|games?|style|retro|old)\\b)';
/** Done to a part of a picture as well as to all of it. */
const TREATED_SO =
  '(?:(?:much |far |a bit |a little |slightly |way |lot )*(?:brighter|lighter|darker|sharper|softer|warmer|cooler|colder|blurry|blurred|blurrier|less \\w+|more (?:colorful|vivid|contrast|saturated)))';

/** What is marked is to be brighter, sharper, hidden; or all but that. */
export const TREATED_FORMS: readonly Form[] = [
  // "This darker", "make this a bit sharper": said first, as of others it may be about what was said before
  [
    new RegExp(
      `(?<=^)(?:(?:please|only|just|make|put|turn|have|get) )*(?:this |these |those |the (?=(?:(?:much|far|slightly) )?\\w+er\\b))(?:here )?(?=${TREATED_SO}(?:${END}|(?= ${REST})))`,
    ),
    'make the selection ',
  ],
  [
    new RegExp(
      `(?<=^(?:please )?(?:brighten|lighten|darken|sharpen|soften|blur|desaturate) (?:only |just )?)(?:this|these|those)${END}`,
    ),
    'the selection',
  ],
  // "Mach das unscharf", "verpixel das", as other languages have it
  [/\b(pixelate|blur|brighten|darken|sharpen|remove|erase) the(?= ?[.!]? ?$| ,| and\b)/, '$1 this'],
  // "Give the rest a vintage touch"
  [
    new RegExp(
      `\\b(?:give|add|put|lend) (?:to )?(?:the )?(${THE_REST}) (?:an? )?(?:(?:little|slight|light|subtle) )*((?:${ALL_LOOKS}|black and white)) (?:touch|look|feel|style|vibe|effect)${END}`,
    ),
    'make $1 $2',
  ],
  [
    new RegExp(
      `\\b(?:give|add|put|lend) (?:an? )?(?:(?:little|slight|light|subtle) )*((?:${ALL_LOOKS}|black and white)) (?:touch|look|feel|style|vibe|effect) (?:to|on|over|the) (?:the )?(${THE_REST})${END}`,
    ),
    'make $2 $1',
  ],
  [
    /\bmake the (?=(?:(?:much|very|slightly|a bit) )?(?:blurry|blurred|pixelated|black and white|sepia)\b)/,
    'make the selection ',
  ],
  [/\bpixel art (?:this|that|it)(?= ?[.!]? ?$)/, 'pixelate this'],
  // "Less orange where I painted"
  [
    new RegExp(
      `${START}((?:please |a bit |a little |much |make it )*(?:brighter|lighter|darker|sharper|softer|warmer|cooler|blurry|blurred|pixelated|(?:more|less) \\w+)) (?:please )?(?:only |just )?${TOLD}(?= ?$| [,.;!]| and\\b| please\\b)`,
    ),
    'make the selection $1',
  ],
  ...toldOfPart(POINTED),
  // "Only keep this sharp, and blur the rest"
  [
    new RegExp(
      `${START}(?:please )?(?:only |just )*(?:keep |leave |have )?(?:only |just )*(?:${POINTED}|${TOLD}|this|that|it|these) (?:(?:stays?|should stay|should be|remains?|keep|leave|in|is|as) )*(?:sharp|focus|clear|it is|it|is)(?: [,;]| and| but| then)+ (?:(?:blur|soften)(?: out)? (?:all )?${THE_REST}|${THE_REST} (?:(?:should|be|is|all|get|made|a bit|slightly|completely) )*(?:blurred|blur|blurry|soft|out of focus|unsharp))(?= ?$| [,.;!]| please\\b)`,
    ),
    'blur everything except the selection',
  ],
  // "Keep this in colour, the rest black and white"
  [
    /(?<=\b(?:keep|leave|spare) (?:only |just )*)(?:this|that|it|these|those)(?= (?:in (?:full )?color|colored|as (?:it|they) (?:is|are)|alone|untouched|unchanged|the same|sharp|clear)\b.*\b(?:rest|else|others?|remainder)\b)/,
    'the selection',
  ],
  // "Pixelate this", "blur it out": a thing that is not to be recognised
  [
    new RegExp(`(?<=\\b${HIDES}(?: out)? ${JUST})(?:this|these|here|there|in here)${NO_STYLE}`),
    'the selection',
  ],
  [
    new RegExp(
      `(?<=(?:^|\\b(?:visible|readable|legible|showing|seen|recogni[sz]able)\\b[^“]*)(?:(?:please|can|could|would|you|just|now|so) )*${HIDES}(?: out)? )(?:it|that|those|them)${NO_STYLE}`,
    ),
    'the selection',
  ],
  // "Blur everything except this"
  [
    new RegExp(
      `(?<=\\b(?:everything|all|everywhere|anything|black and white|grayscale|blur|blurred|rest) (?:else )?${SPARES} )(?:this|that|these|those|it|here)(?= (?:please|here|there|thing|one)\\b| ?$| [,.;!])`,
    ),
    'the selection',
  ],
  // "Brighten the face", which is what is marked: no lamp is put up for it
  [
    new RegExp(
      `(?<=\\b(?:brighten|lighten|light) (?:up )?)(?:the|my|her|his|their|our|this|that) (?:marked )?faces?(?= (?:up|a bit|a little|slightly|some|more|by|please)\\b|${END})`,
    ),
    'the selection',
  ],
  [
    /(?<=\b(?:make|get) )(?:the|my|her|his|their|our|this|that) (?:marked )?faces?(?= (?:look )?(?:(?:a|bit|little|lot|much|slightly) ){0,2}(?:brighter|lighter)\b)/,
    'the selection',
  ],
  // "Brighten here", "make this darker"
  [
    new RegExp(
      `(?<=\\b${TREATS} ${JUST})(?:(?:right|in|inside|within|up|down|just|only) )*(?:here|there)(?= (?:please|a bit|a little|slightly|some|more|by)\\b| ?$| [,.;!])`,
    ),
    'the selection',
  ],
  [
    new RegExp(
      `(?<=\\b(?:make|have|get) )(?:it )?(?:right |in |up |down )?(?:here|there)(?= (?!(?:whole|entire|photo|photograph|picture|image|pic|shot|one)\\b)(?:(?:a|bit|little|lot|much|way|slightly|look|be|even|some|please|all|totally|completely|too) ){0,3}?${TREATED}\\b)`,
    ),
    'the selection',
  ],
  // "A bit brighter here"
  [
    new RegExp(
      `${START}((?:please |can you |could you |make it |just |a bit |a little |slightly |much |a lot |way |even )*(?:brighter|lighter|darker|sharper|softer|warmer|cooler|blurry|blurred|pixelated|more \\w+|less \\w+)) (?:please )?(?:right |only |just |in |over )*(?:here|there)(?= ?$| [,.;!]| please\\b| and\\b)`,
    ),
    'make the selection $1',
  ],
  // "Blur this and darken it": still what was pointed at, but where it is hidden the picture is meant
  [
    new RegExp(
      `(?<=\\b(?!pixelate|pixellate|censor|obscure|anonymi)(?:${TREATS}|make|have|get) the selection\\b(?: (?!the\\b)[^,.;:!?“ ]+){0,4} (?:(?:and|,|then|also) )+(?:${TREATS}|make|have|get) )(?:it|this|that|them)(?= (?:(?:a|bit|little|much|way|slightly) ){0,3}${TREATED}\\b| (?:a bit|a little|slightly|too|please|by|well)\\b| ?$| [,.;!])`,
    ),
    'the selection',
  ],
];
