import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Styles with what is said of their inks, lines and paper. */
export const DRAWING_FORMS: readonly Form[] = [
  // "Pixel art, only the greenish tones"
  [
    new RegExp(
      `(\\b(?:pixel art|pixelated|pixel|comic|cartoon|poster|oil painting|watercolor|anime|pencil)\\b[^.;:!?“]*?) (?:, |and |but |with |in )+(?:only |just |all |nothing but )+(?:in )?(?:the )?(?:some )?(${COLOUR}) (?:tones?|shades?|hues?|tints?|colors?)${END}`,
    ),
    '$1 , $2 duotone',
  ],
  // "Pencil sketch, but colourful": drawn in coloured pencil
  [
    /\b(?:colored |an? )?(?:pencil |charcoal |line |hand drawn )*(?:sketch|drawing|pencil)(?: (?:style|look|effect|version))? (?:(?:,|but|and|yet|though|only|please|with|keep|keeping|leave|have|make|it|its|the|stay|stays|still|all|in|should|shall|must|to|be|is|original) )+(?<=(?:,|but|and|yet|though|with|in) (?:\w+ )*)(?:colou?rs?|colorful|colored|full color)(?: (?:though|please|on it|in it|as they are))*(?= ?$| [,.;!]| and\b| please\b)(?<!\b(?:more|the same) \w+)/,
    'colored pencil sketch',
  ],
  // "Pixel art, block size 8"
  [
    /\b(pixel art|pixelate(?:d)?(?: (?:it|this|me))?|pixel (?:look|style)|8 bit)((?: style| look)?) (?:(?:,|with|and|in|an?|the) )*(?:block|pixel|square|tile) size (?:(?:of|about|around|is) )?(?=\d)/,
    '$1 $2 blocks of',
  ],
  [
    /(?<=\b(?:pixel art|pixelate|pixelated|pixel look|8 bit)\b[^.“]*)\b(?:with|in|using) (?:blocks|squares|tiles|pixels) of (?:(?:about|around) )?(?=\d)/,
    'blocks of',
  ],
  // "Like an old Gameboy": what pixel art looks like
  [
    /\b(pixel art|pixelate(?: it)?|pixel style|8 bit)((?: style| look)?)(?: ,)? (?:like (?:on |from )?|as on |as if on |style of )(?:an? |the |my )?(?:old |original |classic |first |retro )*(?:gameboy|game boy|nintendo|nes|snes|atari|c64|commodore|sega|arcade game|console|video game|computer game)s?(?: game| screen| graphics)?\b/,
    '$1 $2',
  ],
  // "Neon!! Purple and pink!!"
  [
    new RegExp(
      `\\b(neon) (?:(look|style|effect|glow|sign|art|outlines?|lines|edges|contours) )?(?:[!,.:] |in |with |all |only |just |and )*(${COLOUR}) (?:and|&|\\/|plus|with) (${COLOUR})(?: (?:tones|colors|lights?|glow|lines|only))?(?: !)*(?= ?$| [,.;!]| and\\b| but\\b| please\\b| on\\b| dark\\b)`,
    ),
    '$1 $2 , $3 and $4 duotone ,',
  ],
  // "Pencil drawing, only grey, no colour pencil, and the paper should stay white"
  [
    /(?=, |\. |and |but |with )(?<=\b(?:pencil|sketch|drawing|charcoal)\b.*)(?:, |\. |and |but |with ){1,4}(?:the |a |on )?(?:paper|background|rest|page|sheet) (?:should |must |has to |is to |shall |to )?(?:(?:stays?|remains?|be|kept|is|keep) )?(?:all |plain |pure |just )?white(?= ?$| ,| \.| and\b| please\b)/,
    '',
  ],
  // "Watercolour, but leave the paper white"
  [
    /(?=, |\. |and |but |with )(?<=\b(?:pencil|sketch|drawing|charcoal|watercolor|ink)\b.*)(?:, |\. |and |but |with |please ){1,4}(?:leave|keep|keeping|leaving|let) (?:the |its )?(?:paper|page|sheet) (?:stay |be )?(?:all |plain |pure |just |nice and |clean )?(?:white|blank|clean)(?= ?$| ,| \.| and\b| please\b)/,
    '',
  ],
  ...[1, 2].map(
    (): Form => [
      /(?=, |\. |and |but |with |in )(?<=\b(?:pencil|sketch|drawing|charcoal)\b.*)(?:, |\. |and |but |with |in ){1,4}(?:(?:no|not|without|never) (?:any )?(?:color|colored|colors) ?(?:pencils?|crayons?|in it)?|(?:only|just|purely|plain|all) (?:in )?(?:gray|black|graphite)(?: (?:only|tones|lines|pencil|and white))?|(?:gray|graphite) (?:only|pencil only))(?= ?$| ,| \.| and\b| please\b)/,
      '',
    ],
  ),
  // "Vintage look, brownish"
  [
    /(\b(?:vintage|retro|antique|old fashioned|old timey|victorian)\b[^.;:!?“]*?) (?:, |and |with |in |but )+(?:a bit |kind of |sort of |slightly |all |an? )*brown(?:ish)?(?: (?:tones?|tinted|toned|tint|shades?|colors?|all over|look|look to it))*(?= ?$| [,.;]| and\b| like\b)/,
    '$1 , sepia',
  ],
  // "A faded edge", on an old print
  [
    /\b(?=an? |the |fad|bleached|washed|pale|worn)(?<=\b(?:vintage|retro|old|antique|sepia|19\d\ds)\b.*)(?:an? |the )?(?:faded|fading|bleached|washed out|pale|worn) (?:edges?|borders?|corners?|rims?|sides)\b/,
    'white vignette',
  ],
  [
    /(\bvintage\b[^.;:!?“]*?) , (?:(?:like )?(?:its|it is|it was|as if its)|like|as) from (?:the )?(?:19)?\d0s\b/,
    '$1',
  ],
  // "A sticker of a party hat on the cat's head, and a few hearts": things to be added, and no cut-out
  [
    new RegExp(
      `${START}(?:add |put |stick |place |with |i want |give me )*(?:an? |some |two |three |little |small |funny |cute )*stickers? of ((?:an? |some |two |three |a few |little |small |funny |cute )+\\w+(?: \\w+)?) (on|over|onto|next to|beside|above|around|at|in) ((?:the|my|our|his|her|its|their) )`,
    ),
    'add $1 $2 $3',
  ],
  [
    new RegExp(
      `(?<=\\badd (?:an?|some|two|three|a few|little|small|funny|cute) [^,.;:!?“]*? )and ((?:a few|some|several|lots of|many|a couple of|two|three) (?!texts?\\b|words\\b|letters\\b)\\w+)${END}`,
    ),
    ', add $1',
  ],
];
