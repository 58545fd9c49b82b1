import type { Form } from '../rewrite.ts';

/** That nothing else is wished for. */
export const NOTHING_ELSE_FORMS: readonly Form[] = [
  // "Only black and white, no other changes"
  [
    /(?<=\w )(?:, |and |but |with )+no (?:other|further|more) (?:changes|edits|effects|filters)(?: please)?(?= ?[.!]? ?$)/,
    '',
  ],
  // "Same picture only a bit colder"
  [
    /(?<=^(?:please )?)(?:the )?(?:exact |very )?same (?:picture|photo|image|pic|shot)(?: (?:,|but|only|just))* (?=(?:(?:a bit|a little|slightly|much|a lot|way|a touch) )?(?:colder|cooler|warmer|brighter|darker|lighter|sharper|softer|bigger|larger|smaller|clearer)\b)/,
    '',
  ],
  // "It is bright enough already": what is not wished for.
  [
    /(?:, |and |because |as |since |cause |; )+(?:it|its|it s|this|that|everything|the (?:photo|picture|image))(?: is| s| looks)? ?(?:already )?(?:too )?(?:bright|dark|warm|cold|sharp|colorful|saturated|light|big|large|small|contrasty|vivid|blurry|soft)(?: and (?:bright|dark|warm|cold|sharp|colorful))? enough(?: already| as it is| for me| now)?(?= ?$| [,.;!?]| so\b| but\b| please\b)/,
    '',
  ],
  // "Same size, please": of what changes no size, and what does says so.
  [
    /(?<=\b(?:rotate|turn|flip|mirror|tilt|straighten|border|frame|corners)\b[^.;]* )(?:[,.;] |(?:and|but) )(?:(?:keep|leave|with|at|in) )?(?:it )?(?:the )?(?:same|original) (?:size|dimensions|resolution)(?: please)?(?= ?$| ?[,.;!])/,
    '',
  ],
  [
    /(?<=[,.;] |\b(?:and|but) )(?:(?:keep|leave|with|at|in) )?(?:it )?(?:the )?(?:same|original) (?:size|dimensions|resolution)(?: as (?:before|now|it is|the original))?(?: please)?(?= ?$| ?[,.;!])/,
    'keep the size',
  ],
  // "Sticker? No, thanks", as Spanish puts it: "y sticker no"
  [
    /(?<= )(?:[,;]|and|but)(?: (?:[,;]|and|but))* (?:stickers?|frames?|borders?|bars|filters?|vignettes?|text) (?:not|no)(?= ?$| ?[,.;!])/,
    '',
  ],
  // "No blur this time, just the background in sky blue"
  [
    /(?<=^|[.;!?] )(?:no|not)(?: of)? (?:blurry|blur|blurring)(?: (?:this|at) (?:time|all))? [,;] (?=(?:just|only) )/,
    '',
  ],
  // "And above all no fog"
  [
    /(?<=[,;] |\band |\bbut )(?:above all|most of all|especially|most importantly|importantly|certainly|definitely|by all means|really|simply) (?=(?:no|not|dont|without|nothing)\b)/,
    '',
  ],
  // "Vignette not needed"
  [
    /(?<=^|[,.;:!?] |\b(?:and|but) )(?:(?:the|a|an|any) )?((?:\w+ )?\w+) (?:is |are )?(?:not needed|isnt needed|arent needed|not necessary|isnt necessary|unnecessary)(?= ?$| [,.;!])/,
    'no $1',
  ],
];
