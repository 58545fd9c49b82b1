import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const CONSOLE =
  '(?: ,)?(?: (?:like|as|from|of|in|on|style|an?|the|old|retro|vintage|game|video|arcade|8 bit|80s))* (?:consoles?|game ?boy|nes|arcade|arcade games?|video games?|games?)(?: games?)?';

/** Pictures as old games had them. */
export const PIXEL_VERSION_FORMS: readonly Form[] = [
  // "A pixel version like on a Game Boy"
  [
    new RegExp(
      `${START}((?:please |make |do |want |i |it |me |an? |in |as |the |into |turn |this )*)(?:pixels?|px|pixely|8 bit|8-bit) (?:version|style|look|graphics|drawing)(?:${CONSOLE})?${END}`,
    ),
    'pixel art',
  ],
  [
    new RegExp(
      `${START}((?:please |make |do |want |i |it |me |an? |in |as |the |into |turn |this )*)(?:version|style|look|graphics) (?:(?:in|with|of|as) )?(?:pixels?|px)(?:${CONSOLE})?${END}(?<!\\blook(?:s|ed|ing)? pixel.*)`,
    ),
    'pixel art',
  ],
];
