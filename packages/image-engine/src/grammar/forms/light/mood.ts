import { END, START } from '../parts.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

/** Brighter and darker, told by the mood. */
export const MOOD_FORMS: readonly Form[] = [
  // "Make it moodier", "darker and moodier"
  [
    new RegExp(
      `(?<=\\b(?:darker|it|this|photo|picture|image)(?: (?:and|,))? )(?:more )?moodier${END}`,
    ),
    'moody',
  ],
  // "Movie poster style": as films look, and nothing in the flat colours of a print
  [
    new RegExp(
      `(?<!\\b(?:japanese|vintage|old|retro) )\\b(?:movie|film|cinema) poster (?:style|look|effect|vibes?|feel)${END}`,
    ),
    'cinematic',
  ],
  // "Make the light warmer": of lighting, and not a little
  [
    new RegExp(
      `(?<=${START}${PLEASE_ALSO}(?:make|have|want) )the light (?=(?:(?:a|bit|little|much|slightly|more|way) )*(?:warm|warmer|cool|cooler|cold|colder)${END})`,
    ),
    'the lighting ',
  ],
  // "Bright & airy wedding look"
  [
    /(?<!\b(?:not|no|less)(?: that| this| the| a| so)? )\b((?:bright|light) and airy) (?:(?:wedding|summer|summery|spring|lifestyle|newborn|boho|scandi|scandinavian|fresh|clean|modern|nordic) )*(?:look|style|feel|edit|vibe|mood|preset|tones?)\b/,
    '$1',
  ],
  // "Cheer the light up a touch"
  [
    /\bcheer (?:up (?:the light|it|this|the (?:photo|picture)|things)|(?:the (?:light|photo|picture)|it|this|things) up)\b/,
    'brighten it',
  ],
  // "Darken the bottom of the picture": that part, and not the picture.
  [
    /(?<=\b(?:at|in|across) (?:the )?(?:very )?(?:top|bottom|left|right|lower|upper)(?: (?:left|right|half|part|side|edge|third|area|quarter|corner))? )of (?:the |this |my )?(?:picture|photo|image|frame|shot|pic)\b/,
    '',
  ],
  [
    /\b((?:brighten|darken|lighten|blur|sharpen|desaturate|warm|warm up|cool|cool down|soften|dim|make|fade)(?: up| out)? the (?:whole |very )?(?:top|bottom|left|right|upper|lower))(?: (half|part|side|third|edge|area|quarter))? of (?:the |this |my )?(?:picture|photo|image|frame|shot|pic)\b/,
    '$1 half',
  ],
  // "Everything brighter, not the background"
  [
    /\b((?:make |have |turn )?(?:everything|all of it|the whole (?:picture|photo)) (?:\w+er|more \w+)) , (?:just |only )?not (?=(?:the|my) (?:background|sky|subject|person)\b)/,
    '$1 but not ',
  ],
  // "Even out the light, one side is in the shade"
  [
    new RegExp(
      `(?:[,.;–-] |and |because |as |since )+(?:one|the (?:left|right|other|far|near)|half|part|(?:my|her|his) (?:left|right)|the left hand|the right hand)(?: (?:side|half|part|bit|hand|of|the|my|her|his|our|picture|photo|face|faces|room|image|us|it))* (?:is|are|was|lies|looks?) (?:all |too |so |much |very |a bit |way |totally )*(?:(?:in|under) (?:the )?(?:shade|shadow|shadows|dark)|dark|darker|shaded|shady|underexposed)(?<=\\b(?:even (?:out|up)|balance(?: out)?|equali[sz]e) (?:the )?(?:light|lighting|exposure|brightness|shadows)\\b.*)${END}`,
    ),
    '',
  ],
  // "The light looks a bit flat here, warm it up": why.
  [
    /(?<=^|[,.;] |\band )(?:the |this |arvo |that |natural |late |early )*(?:(?:afternoon|morning|evening|arvo|midday|noon|window) )?(?:light|lighting) (?:looks?|is|was|seems|feels|came out) (?:a bit |a little |rather |very |so |too |quite |kind of |pretty )*(?:flat|dull|boring|drab|meh|blah|lifeless|cold|uninspiring)(?: (?:here|today|in this|in it|that day|there|mate))* [,;.–-] (?:so |please |can you |could you )*(?=(?:warm|make|brighten|add|give|boost|lift|increase|golden)\b)/,
    '',
  ],
  // "A little gloomier"
  [
    /\b(?:gloomier|bleaker|drearier|grimmer|eerier|spookier|creepier|murkier|more (?:gloomy|bleak|dreary|sombre|somber|ominous))\b/,
    'darker',
  ],
];
