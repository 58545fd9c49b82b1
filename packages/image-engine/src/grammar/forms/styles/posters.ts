import { END } from '../parts.ts';
import { PRINTED } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** Posters, and pictures of few colours. */
export const POSTER_FORMS: readonly Form[] = [
  // "Reduce it to 5 flat colours"
  [
    new RegExp(
      `\\b(?:reduce|bring|cut|take|boil) (?:it|this|everything|the (?:photo|picture|image)) (?:down )?to (?:just |only )?(\\d+) (?:(?:flat|plain|solid|bold|bright) )?colors${END}`,
    ),
    'reduce to $1 colors',
  ],
  // "A poster like the Obama hope poster"
  [/\bposter (?:like|in the style of|as in) (?:the )?obama hope(?: poster)?\b/, 'hope poster'],
  [
    new RegExp(
      `(?<=\\bposter\\b[^.;!?“]* )(?:, )?(?:with )?(?:just |only )?(?:a )?few (?:bold|strong|clear|pure|solid|plain) colors${END}`,
    ),
    ', few flat colors',
  ],
  // "Poster for the fair: comic style": how it is to look stands behind
  [
    new RegExp(
      `(?<=^(?:please )?)(?:(?:an?|the|our|my|make|design|create|i|we|need|want) )*${PRINTED} (?:for [^,.;:!?“]{1,40}?|of (?:the |our |my |an? )?(?:fair|fest|festival|party|parties|fete|concert|event|market|carnival|show|match|tournament|wedding|exhibition|school|club)(?: \\w+)?) : (?=[^“]*\\b(?:comic|cartoon|anime|manga|watercolor|oil|painting|pencil|sketch|charcoal|neon|retro|vintage|pixel|grayscale|black and white|sepia|duotone|pop art|style|look)\\b)`,
    ),
    '',
  ],
  // "Reduce the colours to a few", "… to 5": of that many tones
  [
    new RegExp(
      `\\b(?:reduce|limit|cut)(?: down)? (?:the )?(?:number of )?colors (?:down )?to (?:only |just )?([2-9](?= ?$| [,.;!]| and\\b)|\\d{1,2}(?= (?:colors|tones|shades)))(?: (?:colors|tones|shades))?${END}`,
    ),
    'posterize to $1 levels',
  ],
  [
    new RegExp(
      `\\b(?:reduce|limit|cut)(?: down)? (?:the )?(?:number of )?colors (?:down )?to (?:only |just )?(?:a few|a handful|few)(?: (?:colors|tones|shades))?${END}`,
    ),
    'posterize',
  ],
  // "A poster with few colours": it has few.
  [
    /(?<=\bposter\b[^.;:!?“]{0,30} )(?:with |in |of )?(?:only |just )?(?:a )?few (?:flat )?colors\b/,
    '',
  ],
  // "A poster with 4 colours"
  ...['3 three', '4 four', '5 five', '6 six', '8 eight'].map((said): Form => {
    const [figure, word] = said.split(' ');
    return [
      new RegExp(`\\bposter (?:with|in|of) (?:just |only )?(?:${figure}|${word}) colors\\b`),
      `poster with ${figure} colors`,
    ];
  }),
  // "Flatten it down to a handful of bold colours like those old campaign posters"
  [
    /\b(?:flatten|boil)(?: (?:it|this|everything|the picture))?(?: down)? (?:in)?to (?:just |only )?(?:a handful of|a few|few|some) (?:(?:bold|flat|strong|solid|bright|big) )*colors(?: (?:like|as|in) (?:those |the |an? |in )*(?:old |vintage |retro |political )*(?:\w+ )?posters?)?(?= ?$| ?[,.;!?])/,
    'turn it into a poster',
  ],
  [
    /\b(?:reduce|simplify|break|strip|cut)(?: (?:it|this|everything|the picture))?(?: down)? (?:in)?to (?:just |only )?(?:a handful of|a few|few|some|\d|three|four|five|six) (?:(?:bold|flat|strong|solid|bright|big) )*colors (?:like|as|in) (?:those |the |an? |in )*(?:old |vintage |retro |political )*(?:\w+ )?posters?(?= ?$| ?[,.;!?])/,
    'turn it into a poster',
  ],
  // "Comic style, fewer colours": flat ones
  [
    /\b(?:fewer|not so many|not as many|only a few|just a few) (?:different )?colors\b(?! (?:please )?in\b)/,
    'limited colors',
  ],
  // "Make a poster with a cinematic look": for a film, and no pop art.
  [
    /\b(?:make|do|design|create|want|need|prepare) (?:me |us |it )?(?:an? )?(?:poster|flyer|banner) (?:with|in) (?:an? |the )?(?=(?:cinematic|film|movie) (?:look|style|feel|effect))/,
    '',
  ],
  // "Gig poster vibe"
  [/\b(?:gig|concert|band|tour|festival|club|party|event) (?=posters?\b)/, ''],
  // "Pop art in 4 vivid colours": how many there are, and not how vivid
  [
    /\b(pop art(?: poster)?|poster|screen ?print)((?: (?:style|look|effect))?) (?:, )?(?:in |with |of |only |just )*(two|three|four|five|six|[2-8]) (?:vivid|bright|bold|flashy|strong|loud|flat|pure) colors?(?: vivid)?\b/,
    '$1 $2 , only $3 colors',
  ],
];
