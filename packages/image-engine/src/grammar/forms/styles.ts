import { COLOUR } from './parts.ts';
import type { Form } from './rewrite.ts';

const INKS = '(?:inks?|colors?|tones?|shades?|hues?)';

/** Looks that are told by what they are made of. */
export const STYLE_FORMS: readonly Form[] = [
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
  // "Cinematic but not too blue": less of it.
  [
    /\b(cinematic)(?: (?:look|feel|style))? (?:, )?(?:but|just|only) not (?:too|so|that|overly|quite so) (?:blue|teal|orange|dark|strong|heavy|green|intense|much)\b/,
    'slightly $1',
  ],
  // "Retro game character, big chunky pixels"
  [
    /\b(?:retro|8 bit|16 bit|old school|arcade|gameboy|game boy|nes|snes|pixel|nineties|eighties) (?:video |computer )?game (?:character|sprite|hero|figure|style|look|graphics)\b/,
    'pixel art',
  ],
  [
    /\b(pixel art) , (?:with |in |and )?(?:very |really )?(?:big|large|huge|fat|chunky|coarse|giant)(?: (?:big|chunky|fat|square|blocky))* (?:pixels|blocks|squares)\b/,
    '$1 with big pixels',
  ],
  [
    /\b(?:campaign |election )?poster like (?:the |that )?obama(?: hope)?(?: one| poster| thing)?\b/,
    'hope poster style',
  ],
  [
    /\b(poster(?: style| look)?) , (?:in |with |only |just )*(?:few|a few) (?:flat |bold |solid )?colors\b/,
    '$1',
  ],
  // How many colours a poster has is told, and not promised.
  [
    /\b(poster(?: style| look)?) , (?:in |with |only |just )*(two|three|four|five|[2-5]) (?:flat |bold |solid )colors\b/,
    '$1 , only $2',
  ],
  // "Pop art in 4 vivid colours": how many there are, and not how vivid
  [
    /\b(pop art(?: poster)?|poster|screen ?print)((?: (?:style|look|effect))?) (?:, )?(?:in |with |of |only |just )*(two|three|four|five|six|[2-8]) (?:vivid|bright|bold|flashy|strong|loud|flat|pure) colors?(?: vivid)?\b/,
    '$1 $2 , only $3 colors',
  ],
  [
    /\b(pop art(?: poster)?|poster|screen ?print)((?: (?:style|look|effect))?) (?:, )?(?:in |with |of |only |just )*(two|three|four|five|six|[2-8]) colors? (?:vivid|bright|bold|flashy|strong|loud|flat|pure)\b/,
    '$1 $2 , only $3 colors',
  ],
  // "Oversharpened, can you ease it off"
  [
    /\b(?:its |it is |is |looks |way |too |much |a bit |far |badly )*(?:over ?sharpened|over sharp)(?: (?:,|and|so) (?:\w+ ){0,4}(?:ease|back|off|soften|softer|less|tone|calm|down|it)(?: (?:it|off|back|down|that|a|bit|little|please))*)?/,
    'soften it slightly',
  ],
  [
    /\b(?:way |a lot |much |some |a bit of |a bit |a little |lots )?more (?:oomph|zing|zip|pizzazz|pep|vim|kick|wow factor|sparkle)\b/,
    'more punch',
  ],
  [/\b(?:freckles|specks|dots|grains|speckles) of (noise|grain)\b/, '$1'],
  [/\b(?:postcard) (look|style|feel)\b/, '$1'],
  [/\bwarmth (?=golden hour)/, ''],
  [
    /\b((?:8 bit|pixelate|pixel art|cartoonize|cartoonify|cartoon|anime|sketch|toonify|neon|comic)) (?:of |for )?my (?:avatar|pfp|profile (?:pic|picture|photo))\b/,
    '$1',
  ],
  [
    /\b(facebook (?:cover|banner|header|event)) (?:of|for) (?:the|our|my|a|an) \w+(?: \w+)?(?= ,|$| $| and\b)/,
    '$1 format',
  ],
  [/\byoutube miniature\b/, 'youtube thumbnail'],
  // "The teacher black and white and the background in colour"
  [
    /\b(?:make |turn )?(?:the|my|our|his|her) (?:\w+) (?:in |into )?(?:black and white|gray) (?:and|,|but) (?:keep |leave )?(?:the )?background (?:stays |remains |keeps |is )?(?:in |its )?(?:full )?colors?\b/,
    'make the subject black and white',
  ],
  [
    /^(?:an? )?(?:photo|picture|pic|headshot|image|portrait) for (?:my|the|an?|his|her) (?:resume|cv|job application|application|linkedin(?: profile)?)(?= ?$)/,
    'professional headshot',
  ],
  // "I'd love this pic of my daughter playing soccer to look like a comic book page"
  [
    /\b(?:(?:id|i would|we would|wed|i|we|please|can you|could you|would you) )+(?:love|want|like|have|make|get|turn|need)? ?(?:this|that|the|my|our) (?:photo|picture|pic|image|shot|portrait|snap|selfie)(?: (?:of|with|from|showing) [^,.;:!?]*?)? (?:to )?(?:look|looks|be|become|feel) (?:more )?(?:like|as) (?=(?:an? |some |the )?\w+)/,
    'make it look like',
  ],
  [
    /\b(?:like )?(?:an? )?(?:old |vintage |1940s |1950s )?(?:detective|gangster|noir) (?:film|movie)s?\b/,
    'film noir',
  ],
  [
    /\b(?:not|just not|but not|nothing) too (?:over the top|much|extreme|crazy|wild|strong)(?: please)?(?= ,| \.|$| $)/,
    'subtle',
  ],
  [/\bcomic book page\b/, 'comic book'],
  // "With bold outlines": what a comic has.
  [
    /\b(comic(?: book)?(?: style| look)?|cartoon(?: style| look)?) with (?:strong|bold|thick|clear|black|dark|heavy) (?:outlines|lines|contours|ink|edges)\b/,
    '$1',
  ],
  [
    /\b(hdr(?: shot| look| photo| effect| style)?) with (?:an? )?(?:more )?(?:dramatic|moody|stormy) (?:sky|clouds)\b/,
    '$1',
  ],
  [
    /\b(?:in )?(vintage|retro|comic|cartoon|anime|sepia|night|hdr|pixel|sketch|watercolor|neon|cinematic) mode\b/,
    '$1',
  ],
  [
    /\b(?:slightly|a bit|a little) (?:like )?(?=(?:van gogh|monet|picasso|klimt|warhol|rembrandt|hokusai)\b)/,
    '',
  ],
  [/\b(?:(?:look|mood|ambiance) film|(?:film|movie) (?:mood|vibe|atmosphere))\b/, 'cinematic look'],
  [
    /\b(?:(?:tones|colors) (?:blue|teal|turquoise) (?:and|\/) orange|(?:blue|teal|turquoise) and orange (?:tones|shades|hues))\b/,
    'teal and orange',
  ],
];
