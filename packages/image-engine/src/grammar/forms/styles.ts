import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const LOOK = '(?:poster|screen print|screenprint|halftone|comic|cartoon|stencil)';
const PAIR = `(${COLOUR}) (?:and|&|\\/|plus) (${COLOUR})`;
const TWO_TONE = '(?:duotone|two tone|two toned|bicolor|two color|two colored)';
const LINES = '(?:out)?(?:lines?|contours?|edges)';
const INKS = '(?:tones?|shades?|inks?|colors?|hues?)';

/** Drawn and painted styles, and looks in colours that are named. */
export const STYLE_FORMS: readonly Form[] = [
  // "Gig poster vibe"
  [/\b(?:gig|concert|band|tour|festival|club|party|event) (?=posters?\b)/, ''],
  // "A neon effect on me", "in me", as other languages come to be read
  [
    new RegExp(
      `(?<=\\b(?:neon|cartoon|comic|anime|watercolou?r|sketch|pencil|pixel|painting|oil|poster)(?: (?:glow|effect|look|filter|style|art|painting|drawing)){0,2} )(?:on|in) (me|him|her|us|them|the (?:person|subject|people|model|man|woman|dog|cat))${END}(?! only\\b)`,
    ),
    'on $1 only',
  ],
  // "Anime, like the ones you see on TikTok": where it was seen
  [
    new RegExp(
      `(?<=\\b(?:anime|cartoon|comic|manga|sketch|pencil|watercolou?r|oil|pixel|neon|painting|cinematic|figurine)\\b[^.;:!?“]*)(?:, )?(?:like|as|such as|similar to)(?: (?:the|those|these|that|all|ones?|it|thing|things|stuff|pictures|photos|pics|everyone|everybody|people|they|you|we|which|is|are|keep|keeps|do|does|see|sees|post|posts|posting|seen|posted|share|shared|go|goes|going|come|comes|out|around|viral|now|currently|so|often|trending))* (?:on|in|from|of|all over) (?:tik ?tok|instagram|insta|ig|facebook|fb|twitter|reddit|pinterest|youtube|social media|the internet|the web|the net)${END}`,
    ),
    '',
  ],
  // "Lit by glowing pink and cyan tubes"
  [
    new RegExp(
      `(?<!\\b(?:was|were|is|are|been|got) )(?:(?:make|let|have) (?:it|this|me|us) )?(?:look )?(?:(?:like|as if|as though) (?:it|he|she|i|we|they)(?: ?s| is| are| am| was| were| re| m)? )?(?:lit|illuminated|bathed|drenched)(?: up)? (?:by|with|in|from) (?:(?:glowing |bright |colorful |neon )+(?:${COLOUR}(?: (?:and|,|or) ${COLOUR})* )?tubes?|(?:glowing |bright )*(?:${COLOUR}(?: (?:and|,|or) ${COLOUR})* )?(?:neon tubes?|neon lights?|neons?|neon signs?))${END}`,
    ),
    'neon glow',
  ],
  // "Neon glow on black": that look is dark by itself.
  [
    /(?<=\bneon\b(?: (?!and\b|then\b)[^.,;:!?“ ]+){0,3}? )(?:, )?(?:on|over|before|against|in|with) (?:an? |the )?(?:(?:background |ground )?(?:deep |pure |all )?black(?: background| ground| backdrop)?)(?= ?$| [,.;!]| in\b| and\b)/,
    '',
  ],
  // "Duotone purple and orange, Spotify style": that is what such covers look like.
  [
    new RegExp(
      `(\\b${TWO_TONE}\\b[^.;:!?“]*?${COLOUR}[^.;:!?“]*?) (?:, |in |like |as |on |the |a |an )*spotify(?: cover| playlist| wrap)*(?: style| look| like| vibe| feel| cover)*${END}`,
    ),
    '$1',
  ],
  // "Duotone black and gold with the text “Gala”": the inks are those of the look.
  [
    new RegExp(
      `(\\b${TWO_TONE} (?:in )?(?:${COLOUR}) (?:and|&) (?:${COLOUR})) (?:with (?:the |an? )?(?:text |words? |title |caption )?|saying )(“”)`,
    ),
    '$1 , write $2',
  ],
  // "Neon, purple outlines": the lines are what glows.
  [
    new RegExp(
      `\\b(neon(?: glow| look| effect| style| lights?)?) (?:, |with |and |in |of )+(?:the )?(?:(${COLOUR}) ${LINES}|${LINES} (?:in )?(${COLOUR}))${END}`,
    ),
    '$1 in $2 $3',
  ],
  // "A poster in blue and orange, duotone", "poster, red and black only"
  [
    new RegExp(
      `(\\b${LOOK}\\b(?: (?!in\\b|with\\b|but\\b|saying\\b|that\\b)[^.,;:!?“ ]+){0,4}?) (?:(?:, |in |with |of |just |only )*(?:two|2) ${INKS} )?(?:, |: |in |with |but |and )+(?:in |only |just |all |nothing but |purely )*(?!black and white\\b)${PAIR}(?: (?:only|${INKS}|and nothing else|nothing else|alone))*(?: ,? ?(?:in |as )?(?:an? )?${TWO_TONE})?${END}`,
    ),
    '$1 , $2 and $3 duotone',
  ],
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
  // "Like an old Gameboy": what pixel art looks like
  [
    /\b(pixel art|pixelate(?: it)?|pixel style|8 bit)((?: style| look)?)(?: ,)? (?:like (?:on |from )?|as on |as if on |style of )(?:an? |the |my )?(?:old |original |classic |first |retro )*(?:gameboy|game boy|nintendo|nes|snes|atari|c64|commodore|sega|arcade game|console|video game|computer game)s?(?: game| screen| graphics)?\b/,
    '$1 $2',
  ],
  // "Neon!! Purple and pink!!"
  [
    new RegExp(
      `\\b(neon) (?:glow (?=edges|lines|outlines?|contours|effect|look|style))?(?:(look|style|effect|glow|sign|art|outlines?|lines|edges|contours) )?(?:[!,.:] |in |with |all |only |just |and )*(?!black and white\\b)(${COLOUR}) (?:and|&|\\/|plus|with) (${COLOUR})(?: (?:tones|colors|lights?|glow|lines|only))?(?: !)*(?= ?$| [,.;!]| and\\b| but\\b| please\\b| on\\b| dark\\b)`,
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
  [
    /(?=, |\. |and |but |with |in )(?<=\b(?:pencil|sketch|drawing|charcoal)\b.*)(?:, |\. |and |but |with |in ){1,4}(?:(?:no|not|without|never) (?:any )?(?:color|colored|colors) ?(?:pencils?|crayons?|in it)?|(?:only|just|purely|plain|all) (?:in )?(?:gray|black|graphite)(?: (?:only|tones|lines|pencil|and white))?|(?:gray|graphite) (?:only|pencil only))(?= ?$| ,| \.| and\b| please\b)/,
    '',
  ],
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
  // "A sticker of a party hat on the cat's head, and a few hearts": things to be added, and no cut-out
  [
    new RegExp(
      `${START}(?:add |put |stick |place |with |i want |give me )*(?:an? |some |two |three |little |small |funny |cute )*stickers? of ((?:an? |some |two |three |a few |little |small |funny |cute )+\\w+(?: \\w+)?) (on|over|onto|next to|beside|above|around|at|in) ((?:the|my|our|his|her|its|their) )`,
    ),
    'add $1 $2 $3',
  ],
  // "Like a Japanese drawing"
  [
    /\bjapanese (?:style )?(?:drawings?|drawn|illustrations?|animations?|cartoons?|animated (?:film|movie|series)|kids drawing)\b/,
    'anime',
  ],
  // "Just navy and coral, two inks", "two inks: navy and coral"
  [
    new RegExp(
      `(?:spotify(?: cover)?(?: feel| look| style| vibe| cover)? [:,] )?(?:just |only |in |nothing but )*(${COLOUR}) (?:and|&|\\/|plus) (${COLOUR}) , (?:only |just )?(?:two|2) ${INKS}\\b`,
    ),
    'a duotone in $1 and $2',
  ],
  [
    new RegExp(
      `\\b(?:spotify(?: cover)?(?: feel| look| style| vibe)? [:,]|(?:just |only )?(?:two|2) ${INKS} (?:only |just )?[:,–-]) (?:just |only |in )?(${COLOUR}) (?:and|&|\\/|plus) (${COLOUR})\\b`,
    ),
    'a duotone in $1 and $2',
  ],
  // "Duotone, teal and orange"
  [
    new RegExp(
      `\\b(?:duotone|two tone) (?:effect |look )?[,:–-] (?:in )?(${COLOUR}) (?:and|&|\\/|with) (${COLOUR})\\b`,
    ),
    'duotone in $1 and $2',
  ],
  // "Moody, like a crime drama"
  [
    /\blike (?:in |from )?(?:a |an |some )?(?:\w+ ){0,2}(?:crime drama|crime series|thriller|detective (?:series|show)|netflix (?:series|show|drama)|blockbuster|hollywood (?:film|movie)|period drama|tv drama|arthouse film)\b/,
    'cinematic',
  ],
  [/(?<=^|, |\band |\bbut |\blook |\ball )moody(?= $|$| ,| \.| and\b)/, 'cinematic'],
  // "Retro game character, big chunky pixels"
  [
    /\b(?:retro|8 bit|16 bit|old school|arcade|gameboy|game boy|nes|snes|pixel|nineties|eighties) (?:video |computer )?game (?:character|sprite|hero|figure|style|look|graphics)\b/,
    'pixel art',
  ],
  // "Pop art in 4 vivid colours": how many there are, and not how vivid
  [
    /\b(pop art(?: poster)?|poster|screen ?print)((?: (?:style|look|effect))?) (?:, )?(?:in |with |of |only |just )*(two|three|four|five|six|[2-8]) (?:vivid|bright|bold|flashy|strong|loud|flat|pure) colors?(?: vivid)?\b/,
    '$1 $2 , only $3 colors',
  ],
  // "Oversharpened, can you ease it off"
  [
    /\b(?:its |it is |is |looks |way |too |much |a bit |far |badly )*(?:over ?sharpened|over sharp)(?: (?:,|and|so) (?:\w+ ){0,4}(?:ease|back|off|soften|softer|less|tone|calm|down|it)(?: (?:it|off|back|down|that|a|bit|little|please))*)?/,
    'soften it slightly',
  ],
  [
    /\b(facebook (?:cover|banner|header|event)) (?:of|for) (?:the|our|my|a|an) \w+(?: \w+)?(?= ,|$| $| and\b)/,
    '$1 format',
  ],
  // "The teacher black and white and the background in colour"
  [
    /\b(?:make |turn )?(?:the|my|our|his|her) (?:\w+) (?:in |into )?(?:black and white|gray) (?:and|,|but) (?:keep |leave )?(?:the )?background (?:stays |remains |keeps |is )?(?:in |its )?(?:full )?colors?\b/,
    'make the subject black and white',
  ],
  // "With bold outlines": what a comic has.
  [
    /\b(?:in )?(vintage|retro|comic|cartoon|anime|sepia|night|hdr|pixel|sketch|watercolor|neon|cinematic) mode\b/,
    '$1',
  ],
];
