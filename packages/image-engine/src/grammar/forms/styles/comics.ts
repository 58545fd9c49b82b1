import { END } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Comics, cartoons and anime. */
export const COMIC_FORMS: readonly Form[] = [
  // "Something Japanese like that, cartoon", beside one look of that kind
  [
    new RegExp(
      `(?<=\\b(?:ghibli|anime|manga)(?: style| look)? )(?:(?:,|or|and) )*(?:something|anything) (?:(?:a bit|kind of|that|else|so) )*japanese(?: (?:like that|or so|like this))?(?:(?: ,)? (?:as )?(?:an? )?cartoon(?: style| look)?)?${END}`,
    ),
    '',
  ],
  // Dots and outlines of a comic, few colors of a poster: each has them
  [
    new RegExp(
      `(?<=\\bcomic\\b[^.;!?“]* )(?:, )?(?:with )?(?:the )?(?:big|large|thick|fat) (?:halftone )?dots(?:(?:,| and)+ (?:the )?(?:(?:thick|bold|black|fat|strong) )*(?:outlines|lines|contours))?${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\bcomic\\b[^.;!?“]* )(?:, )?(?:(?:thick|bold|fat|strong) )*black (?:outlines|lines|contours)${END}`,
    ),
    '',
  ],
  // "Something off Saturday morning TV, bold outlines and flat colours"
  [
    new RegExp(
      `(?<!\\b(?:remove|erase|delete|without|no|reduce|soften|brighten|darken|recolor|thinner|comic|ligne claire|manga|anime|pop art|poster|cartoon|style|vector)\\b[^.;!?“]*)(?:(?:,|with|and) )*(?:(?:bold|thick|black|strong|clean|clear|heavy|dark) )+(?:outlines?|lines|contours) (?:and|n|plus|with|&) (?:(?:flat|plain|solid|simple) )+colors?${END}`,
    ),
    ', cartoon',
  ],
  [
    /\b(?:i want to |make me |let me |i d like to )?(?:look |look like |be )?(?:like )?(?:something|somebody|someone|a character|it came|out|straight) (?:(?:straight|right) )?(?:off|out of|from|on) (?:an? |the )?(?:saturday morning|kids|childrens|cartoon)(?: (?:tv|television|show|channel|network|cartoons?))+(?= ?$| [,.;:!?])/,
    'cartoon',
  ],
  // "Old superhero magazine look with dots"
  [
    /\b(?:(?:old|vintage|retro|classic|american|like|an?|as|in|style|of|the) )*superhero(?: (?:magazine|booklet|comic|paper|print|panel|page|strip|cover)s?)+(?: (?:look|style|effect))?(?: (?:, )?with (?:(?:the|those|print|printing|raster|halftone|big|little|small) )*dots)?(?:(?: ,)? (?:and|with|plus|in) (?:(?:the|those|heavy|bold|thick|black|dark|strong|inky) )*(?:ink|inks|inking|outlines|ink lines|lines))?(?= ?$| [,.;:!?])/,
    'comic',
  ],
  // "Superhero book panel with the dots and thick black lines"
  [
    /\b(?:(?:old|vintage|retro|like|an?|as|in|of|the|marvel|dc|one of those) )*(?:superhero|super hero|marvel|dc|graphic novel)(?: (?:book|books|story|graphic novel|panels?|pages?|strips?|covers?|comics?))+(?: (?:look|style|effect))?(?:(?: ,)? (?:and|with|plus|in|n) (?:(?:the|those|print|halftone|big|little|tiny|small|colored) )*dots)?(?:(?: ,)? (?:and|with|plus|in|n|&) (?:(?:the|those|heavy|bold|thick|black|dark|strong|inky|chunky) )*(?:ink|inks|outlines?|ink lines|lines|contours))?(?= ?$| [,.;:!?]| (?:and|please)\b)/,
    'comic',
  ],
  // "The look of Japanese anime": there is no other.
  [
    /(?<=\banime(?: look| style)? )(?:look |style )?japan(?:ese)?\b|\bjapan(?:ese)? (?=anime\b)/,
    '',
  ],
  // "Could pass for a Ghibli frame": no frame round it
  [
    /(?:\b(?:could|should|can|may|might|must) )?(?:(?:it|this) )?\bpasse? (?:for|as) (?:an? )?(ghibli|anime|pixar|disney|manga|cartoon|film|movie|comic|cinema|hollywood) (?:frames?|cels?|stills?|scenes?|panels?)\b/,
    '$1 style',
  ],
  // "Comic look, no halftone": the look without what it may bring
  [
    /(?<=\b(?:comic|pop art|poster|manga|cartoon)\b[^“]*|\b(?:comic|pop art|poster|manga|cartoon)\b.*“”.*)(?:, |and |but |with )*(?:please )?(?:no|without|not|not the|dont use|leave out|skip|minus) (?:(?:the|any|those|these|all|too much|visible) )*(?:halftones?|half tones?|ben ?day|screentones?|raster|dots?|dot|dotted)(?: (?:grain|dots?|pattern|patterns|effect|screen|texture|raster|look|stuff|shading))*(?: please)?(?= $|$| [,.;:!?]| (?:and|then|but|plus|please)\b)/,
    '',
  ],
  // "My kid wants to see himself as an anime hero"
  [
    /\b(?:my|our|the|his|her) \w+ (?:wants?|would like|would love|wishes|asked) to (?:see|have|be|look|get|become|shown) ?(?:himself|herself|themselves)? ?(?:drawn |turned |shown |painted )?(?:as|into|like) (?=an? )/,
    'turn them into ',
  ],
  // "Hergé style with thick black lines and flat colours"
  [
    /\b(?:in the |the |like |a la |as )*(?:herg[eé]|tintin|asterix|spirou|ligne claire|clear line|lucky luke)(?: comics?)?(?: style| look| way| manner)?(?: (?:, )?with [^.;!?“]*?(?:lines|outlines|colou?rs|shading|contours))?(?= ?$| [,.;!]| please\b)/,
    'comic style',
  ],
  // "Like a Japanese drawing"
  [
    /\bjapanese (?:style )?(?:drawings?|drawn|illustrations?|animations?|cartoons?|animated (?:film|movie|series)|kids drawing)\b/,
    'anime',
  ],
  // "With bold outlines": what a comic has.
  [
    /\b(?:in )?(vintage|retro|comic|cartoon|anime|sepia|night|hdr|pixel|sketch|watercolor|neon|cinematic) mode\b/,
    '$1',
  ],
];
