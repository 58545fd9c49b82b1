import { END, START } from '../parts.ts';
import { PLEASE_ALSO_MAYBE } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

const EDGES = '(?:edges|corners|sides|borders|rims?)';
const A_BIT =
  '(?:(?:a (?:bit|little|touch|tad)|slightly|much|way|somewhat|very|quite|really|a lot) )*';

/** Edges that are darker or lighter. */
export const VIGNETTE_FORMS: readonly Form[] = [
  // "Add a dark edge around the corners", "some darkness around the edges", "dark shading at the sides"
  [
    new RegExp(
      `${START}${PLEASE_ALSO_MAYBE}(?:(?:add|put|give it|make|with|i want|id like) )?(?:(?:an?|the|some|bit|of|touch|little|nice) )*(?:(soft|subtle|slight|gentle|light|faint|strong|heavy|thick|deep) )?(?:(?:dark|darker|darkened|shadowy|black) (?:soft |fading )?(?:edges?|rims?|borders(?= around the corners)|shading|shade|shadows?|corners|halo|fade)|(?:darkness|darkening|dark)) (?:at|around|along|on|towards|near|in|over|round|to) (?:all )?(?:the )?(?:four |outer |picture |photo |image )?${EDGES}(?: of (?:the|my|this) (?:picture|photo|image|pic))?${END}`,
    ),
    'add $1 a vignette',
  ],
  // "Soft dark edge around the picture": a black one would be a frame
  [
    new RegExp(
      `${START}${PLEASE_ALSO_MAYBE}(?:(?:add|put|give it|make|with|i want|id like) )?(?:an? )?(?:(soft|subtle|slight|gentle|faint) )?(?:dark|darker|darkened|shadowy) (?:edge|rim|fade|halo|shading) (?:all )?(?:around|round) (?:it|(?:the|my|this) (?:whole )?(?:picture|photo|image|pic))${END}`,
    ),
    'add $1 a vignette',
  ],
  // "Darker sides", "dim the corners", "darken the outer edges"
  [
    new RegExp(
      `${START}${PLEASE_ALSO_MAYBE}(?:with |add )?(${A_BIT})(?:darker|dimmer|shaded|darkened) (?:outer )?(?:sides|rims|borders)${END}`,
    ),
    'add $1 a vignette',
  ],
  [
    new RegExp(
      `${START}${PLEASE_ALSO_MAYBE}(?:dim|darken|shade|blacken|burn in) (?:down |in |out )?(?:the |its |all |all the )?(?:four |outer |picture )?(?:edges|corners|sides)(?: (a (?:bit|little|touch|tad)|slightly|a lot|heavily|strongly))?${END}`,
    ),
    'add $1 a vignette',
  ],
  // "Darker at the edges", "edges a bit darker"
  [
    new RegExp(
      `${START}${PLEASE_ALSO_MAYBE}(${A_BIT})(?:darker|dark|darkened|dimmer) (?:at|around|along|on|towards|near) (?:the |its |all )*${EDGES}${END}`,
    ),
    'add $1 a vignette',
  ],
  [
    new RegExp(
      `${START}${PLEASE_ALSO_MAYBE}(?:make |have |get |with )?(?:the |its |all )*${EDGES} (${A_BIT})(?:darker|dimmer|dark)${END}`,
    ),
    'add $1 a vignette',
  ],
  // "Oval vignette, soft white edges": the same once more
  [
    /\b(?:an? )?(?:(?:oval|round|circular|soft|gentle|slight|subtle) )*vignette (?:, |with |and )+(?:very |nice )?(?:soft|fading|faded|feathered|blurry|misty|hazy|smooth|gentle|light) (white|black|dark|light) (?:edges|corners|rim|sides|border)(?= ?$| [,.;]| and\b| please\b)/,
    '$1 vignette',
  ],
  // "Watercolour, fading to white at the edges"
  [
    new RegExp(
      `(?<=\\w )(?:, |and |but |with |that |which |where |having |have )*(?:it |its |the |all |the outer )?(?:edges? |sides |borders |corners )?(?:fad(?:es?|ing|ed)|blend(?:s|ing)?|vanish(?:es|ing)?|dissolv(?:es?|ing)|melt(?:s|ing)?|run(?:s|ning)?)(?: out| off| away| softly| gently| slowly)* (?:in)?to (?:pure |plain )?(white|black)(?: (?:at|towards?|around|on|along) (?:the |its |all |all the |all four )?(?:edges?|borders?|sides|corners|rim|outside))${END}`,
    ),
    ', $1 vignette',
  ],
  // "Darken the corners, keep the middle as is": what a vignette does anyway
  [
    /(?<=\b(?:edges|corners|vignette|sides|borders)\b[^.;!?“]* )(?:, |and |but |while |with )+(?:(?:keep|leave|dont touch|do not touch|without touching|not) )?(?:the |its )?(?:middle|center|inside|middle part|middle bit) (?:(?:(?:stays|should stay|stay|must stay|remains|is|to be|left|kept) )?(?:as (?:it )?is|as it was|the way it is|alone|untouched|unchanged|the same|be|bright|normal|clear)|stays)(?= ?$| [,.;!]| (?:and|please)\b)/,
    '',
  ],
  [
    /(?<=\b(?:edges|corners|vignette|sides|borders)\b[^.;!?“]* )(?:, |and |but |while |with )+(?:dont touch|do not touch|without touching|dont change|not) (?:the |its )?(?:middle|center|inside|middle part|middle bit)(?= ?$| [,.;!]| (?:and|please)\b)/,
    '',
  ],
  // "Fade the edges to white like an old wedding photo"
  [
    /(?<=\b(?:edges|corners|vignette|sepia|frame|border)\b[^.;:!?“]*?)(?:, )?(?:like|as) (?:in |on )?(?:an? |the |those |in )*old (?:wedding |family |school |baby |studio |holiday |portrait )?(?:photos?|pictures?|photographs?|portraits?|prints?)(?: (?:has|have|had))?(?= ?$| ,| \.| and\b)/,
    '',
  ],
  // "Soften the edges into a dark oval"
  [
    /\b(?:soften|fade|blend|darken|melt|shade) the edges (?:in|into|to|with|off into) (?:an? )?(?:soft |dark |black |brown |gentle )*(?:oval|circle|round|vignette|frame|shadow|shadows|darkness|black)\b/,
    'dark vignette',
  ],
];
