import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const GRIM =
  '(?:(?:some|really|very|big|huge|dramatic|dark|angry|heavy|menacing|threatening|moody|brooding|ominous|gloomy|black|looming|thunderous|wild|massive|epic|scary|nasty|proper|evil|towering|apocalyptic) )*';
const CLOUDS = `(?:${GRIM}(?:storm|stormy|thunder|thundery|tempest) ?(?:clouds?|clouds cape|cloudscape)|${GRIM}(?:thunderclouds?|thunderheads?|stormclouds?)|(?:(?:some|really|very|big|huge|dramatic|dark|heavy) )*(?:menacing|threatening|ominous|angry|brooding|looming|apocalyptic|thunderous)(?: (?:dark|black|gray|heavy|looking|big))* clouds?)`;
const GATHER =
  '(?: (?:rolling in|rolling|gathering|brewing|looming|building up|building|coming in|coming|closing in|moving in|hanging|piling up|approaching))?';
const ABOVE =
  '(?: (?:overhead|above(?: (?:me|us|it|him|her|them|(?:the|my|our) \\w+))?|up (?:there|above|high)|over (?:me|us|it|him|her|them|(?:the|my|our) \\w+)|in (?:the )?sky|up in (?:the )?sky))?';
const WISHED =
  '(?:(?:please|can you|could you|just|with|add|put|give me|give it|give us|have|want|i want|id like|id love|i need|let there be|make it|like|we want|some|show) )*';

/** Storm clouds, which are a sky and no rain. */
export const STORM_FORMS: readonly Form[] = [
  // "The storm clouds are too dark": they are there
  [
    new RegExp(
      `${START}(?:the|those|these|my) (?:storm|stormy|thunder|rain) ?clouds (?=(?:are|look|came out|is|got) (?:(?:a|bit|little|way|far|much|all|just) )*(?:too|so) )`,
    ),
    'the clouds ',
  ],
  // "Dramatic stormy clouds overhead"
  [
    new RegExp(
      `(?<!\\b(?:sky|skies|clouds)\\b.*)${START}${WISHED}${CLOUDS}${GATHER}${ABOVE}${END}`,
    ),
    'replace the sky with storm clouds',
  ],
];
