import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const CONSOLE =
  '(?: ,)?(?: (?:like|as|from|of|in|on|style|an?|the|old|retro|vintage|game|video|arcade|8 bit|80s))* (?:consoles?|game ?boy|nes|arcade|arcade games?|video games?|games?)(?: games?)?';

/** Pixel art, as old games had it. */
export const PIXEL_FORMS: readonly Form[] = [
  // "Chunky pixels like Super Mario"
  [
    new RegExp(
      `${START}(?:in |with )?(?:big|large|chunky|huge|coarse) (?:pixels?|px) (?:like|as)(?: in| on)? (?:the )?(?:super )?mario(?: bros)?(?: games?)?${END}`,
    ),
    'pixel art with big pixels',
  ],
  // "Pixel art, really chunky"
  [
    /(?<=\bpixel art )(?:, )?(?:with )?(?:very |really )?(?:coarse|chunky|blocky)(?= ?$| [,.;!?])/,
    'with big pixels',
  ],
  // "Pixel art of 32 pixels"
  [/\bpixel art of (?=\d)/, 'pixel art with '],
  // "Retro pixel style"
  [
    /\b(?:look |style )?(?:retro|vintage) (?:pixels?|px)(?: (?:art|style|look))?(?= ?$| [,.;!?]| and\b)/,
    'pixel art',
  ],
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
  // "Pixel art, 64 by 64"
  [
    /(?<=\bpixel art\b[^;.!?“]*)(?<= )(?:, )(?:(?:at|in|of|on|with|size|resolution) )*(?=\d{2,3}(?:x|×|by)\d{2,3}\b)/,
    '',
  ],
  // "Pixel art, pixel size 8"
  [
    /(?<=\bpixel\b[^.;:!?“]* )(?:, |and |with )*(?:an? )?pixel size (?:of )?\d+(?: ?px)?(?= ?$| [,.;!])/,
    '',
  ],
  // "A mosaic with small tiles"
  [
    new RegExp(
      `(?<=\\b(?:mosaic|pixel art|pixelated?|pixelate it)\\b[^.“]*)\\b(?:with|of|in|out of|made of|from) (?:very |really |lots of |many )*(?:small|tiny|fine|little|mini) (?:tiles|squares|stones|blocks|pieces)${END}`,
    ),
    'with tiny pixels',
  ],
  // "Pixel art, really coarse"
  [
    /\bpixel art(?: look| style)?(?: ,)? (?:really |very |quite |rather )?(?:coarse|rough|chunky)(?= ?$| ?[,.;!])/,
    'pixel art with big pixels',
  ],
  // "Pixel art, block size 8"
  [
    /\b(pixel art|pixelate(?:d)?(?: (?:it|this|me))?|pixel (?:look|style)|8 bit)((?: style| look)?) (?:(?:,|with|and|in|an?|the) )*(?:block|pixel|square|tile) size (?:(?:of|about|around|is) )?(?=\d)/,
    '$1 $2 blocks of',
  ],
  // "Like an old Gameboy": what pixel art looks like
  [
    /\b(pixel art|pixelate(?: it)?|pixel style|8 bit)((?: style| look)?)(?: ,)? (?:like (?:on |from )?|as on |as if on |style of )(?:an? |the |my )?(?:old |original |classic |first |retro )*(?:gameboy|game boy|nintendo|nes|snes|atari|c64|commodore|sega|arcade game|console|video game|computer game)s?(?: game| screen| graphics)?\b/,
    '$1 $2',
  ],
  // "Retro game character, big chunky pixels"
  [
    /\b(?:retro|8 bit|16 bit|old school|arcade|gameboy|game boy|nes|snes|pixel|nineties|eighties) (?:video |computer )?game (?:character|sprite|hero|figure|style|look|graphics)\b/,
    'pixel art',
  ],
];
