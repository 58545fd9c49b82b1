import { END, START, WHOSE } from '../parts.ts';
import { SO_PLEASE } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';

/** What lies below the sky, and the sky that stays. */
export const LAND_FORMS: readonly Form[] = [
  // "Pon el cielo rosa, el mar no": the rest is to stay as it is
  [
    new RegExp(
      `(?<=\\b(?:make|turn|paint|color|brighten|darken|blur) [^.;:!?“]+ )(?:(?:,|but) )+(the (?:sea|ocean|water|lake|river|grass|ground|land|landscape|mountains?|beach|sand|trees|forest|houses?|clouds)) not${END}`,
    ),
    ', not $1',
  ],
  // "Only touch the sky, make it bluer"
  [
    new RegExp(
      `\\b(?:only|just) (?:touch|change|edit|alter) (${WHOSE} \\w+) (?:[,:;–-] |and )+${SO_PLEASE}(make|turn) it (?=\\w)`,
    ),
    '$2 $1 ',
  ],
  // "…, the sky stays as it is": nothing is wished of it
  [
    /(?<=\w )(?:, |and |but )+(?:the )?sky (?:stays|remains|is to stay|should stay|shall stay) (?:as it is|the same|untouched|the way it is|unchanged)(?= ?$| [,.;!])/,
    ', dont change the sky',
  ],
  // "Make the ground a touch darker" where the sky is spoken of, too, "brighten the field without changing the sky"
  [
    new RegExp(
      `${START}(?:please )?make the (?:ground|land|landscape|field|fields|meadow|earth) ((?:a (?:touch|bit|little|tad) |slightly |much |somewhat |more )?(?:darker|brighter|lighter|warmer|cooler|greener|sharper|softer|vivid))(?:(?<=\\bsky\\b.*)|(?=.*\\bsky\\b))(?: to (?:match|suit|fit)(?: it)?)?${END}`,
    ),
    'make everything except the sky $1',
  ],
  [
    new RegExp(
      `${START}((?:please )?(?:brighten|lighten|darken|warm|cool|sharpen|saturate|desaturate)(?: up)?) (?:the |all the )?(?:ground|land|landscape|field|fields|meadow|grass|foreground|lower half|lower part) ((?:a (?:touch|bit|little|tad)|slightly|somewhat) )?(?:, |but |and )*(?:not|dont (?:touch|change)|do not (?:touch|change)|leave|keep|without (?:touching|changing|touch|change)) the sky(?: as (?:it )?is| alone| the way it is)?${END}`,
    ),
    '$2 $1 everything except the sky',
  ],
  // "Make the grass and everything below the horizon greener, leave the sky alone"
  [
    new RegExp(
      `${START}(?:please )?make (?:the (?:grass|meadow|fields?|ground|land)(?: and )?)?(?:everything|all|what is|whats) (?:below|under|beneath) the (?:horizon|sky) (\\w+er|more \\w+)(?: (?:, |but |and )*(?:leave|keep|dont (?:touch|change)) the sky(?: alone| as (?:it )?is)?)?${END}`,
    ),
    'make the grass $1 , dont change the sky',
  ],
  // "Brighten only the ground, don't touch the sky"
  [
    new RegExp(
      `${START}((?:please )?(?:brighten|lighten|darken|warm|cool|sharpen|saturate|desaturate)(?: up)?) (?:just |only )?the (?:ground|land|landscape|foreground|floor|earth|lower part|lower half) (?:only )?(?:, |but |and |; )*(?:not|dont (?:touch|change)|do not (?:touch|change)|leave|keep|without (?:touching|changing|touch|change)) the sky(?: as (?:it )?is| alone| the way it is)?${END}`,
    ),
    '$1 everything except the sky',
  ],
  // "Only replace the sky", "…, nothing else": whatever stands on the land is to stay.
  [
    new RegExp(
      `${START}(?:please )?only ((?:replace|change|swap|exchange|switch|make|turn) [^,.;:!?“]*\\b(?:sky|skies)\\b[^,.;:!?“]*?)${END}`,
    ),
    '$1 , but leave the house as it is',
  ],
  [
    new RegExp(
      `(\\b(?:sky|skies)\\b[^.;:!?“]*?) (?:, |and )+(?:but )?(?:nothing else(?: (?:should|must|may|can|is to))?(?: change| changes| changed| be changed)?|(?:but )?only the sky)${END}`,
    ),
    '$1 , but leave the house as it is',
  ],
];
