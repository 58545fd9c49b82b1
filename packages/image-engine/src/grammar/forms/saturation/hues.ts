import { END, FIRST, START, WHOSE } from '../parts.ts';
import { PLEASE_ALSO_MAYBE, PLEASE_AND, PLEASE_WOULD } from '../pieces/politeness.ts';
import { RATHER } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** It is to stay so. */
const AS_IT_IS =
  '(?:as it is|as they are|unchanged|alone|stays?|untouched|should stay|the same|like that|so)';
const OTHER_HUES = {
  red: 'oranges , yellows , greens , cyans , blues , purples , magentas',
  orange: 'reds , yellows , greens , cyans , blues , purples , magentas',
  yellow: 'reds , oranges , greens , cyans , blues , purples , magentas',
  green: 'reds , oranges , yellows , cyans , blues , purples , magentas',
  blue: 'reds , oranges , yellows , greens , cyans , purples , magentas',
  purple: 'reds , oranges , yellows , greens , cyans , blues , magentas',
};
const GREENERY =
  '(?:grass|lawn|meadow|hedge|hedges|leaves|trees|foliage|plants|fields?|bushes|shrubs|turf|basil|herbs|salad|lettuce|vines?)';
const WHERE =
  '(?: (?:in front of|behind|around|by|next to|beside|at|in|on|outside|near) (?:the |my |our |this )?(?:\\w+ )?(?!is\\b|are\\b|looks?\\b|more\\b|less\\b|not\\b|much\\b|a\\b|greener\\b)\\w+)?';
const LUSH = '(?:green|lush|healthy|fresh|fresher|healthier|alive|juicy|watered|well kept)';

/** One hue of a picture that is to be stronger or weaker. */
export const HUE_FORMS: readonly Form[] = [
  // "Reduce red tones overall"
  [
    /(?<=\b(?:tones?|reds|greens|blues|yellows|oranges|purples|pinks|colors) )(?:overall|in general|altogether)(?= ?$| [,.;]| and\b)/,
    '',
  ],
  // "Make the flowers more pink", "make the sunset more orange": what is so already, stronger
  ...['red', 'green', 'yellow', 'orange', 'pink', 'purple', 'blue'].map(
    (hue): Form => [
      new RegExp(
        `${START}(?:please |can you |could you )*make (?:the|my|our|his|her|this|that|these|those) (?!(?:photo|picture|image|pic|shot|background|backdrop|sky|light|lighting|skin|lips?|faces?|eyes?|hair|nose|cheeks?|teeth|tint|cast|colors?|whole|subject|text|title|border|frame|sea|water|ocean|lake|pool|selection|shadows?|highlights?|walls?)\\b)\\w+ (?:look )?(?:a bit |a little |slightly |much |way |a lot |even )*more ${hue}${END}`,
      ),
      `more saturated in the ${hue}s`,
    ],
  ),
  // "Remove the colour blue": that one, and no other
  ...['red', 'green', 'yellow', 'orange', 'pink', 'purple', 'blue'].map(
    (hue): Form => [
      new RegExp(
        `${START}(?:please |can you |could you )*(?:remove|delete|erase|eliminate|take out|take away|get rid of|drop|drain) (?:all )?(?:of )?(?:the )?(?:color ${hue}|${hue} colou?rs?)(?: (?:from|out of|in|of) (?:it|this|(?:the|my) (?:picture|photo|image)))?(?: completely| entirely)?${END}`,
      ),
      `desaturate the ${hue}s by 100%`,
    ],
  ),
  // "… and the grass lusher"
  [
    new RegExp(
      `${START}${PLEASE_ALSO_MAYBE}((?:the |my |our )?${GREENERY}) (?:(?:look|be|a bit|a little|much|even|way) )*(?:lusher|juicier|more lush|more juicy)${END}`,
    ),
    'make $1 greener',
  ],
  // "Make greens greener"
  ...(
    [
      ['greens?', 'greener', 'greens'],
      ['blues?', 'bluer', 'blues'],
      ['reds?', 'redder', 'reds'],
      ['yellows?', 'yellower', 'yellows'],
      ['pinks?', 'pinker', 'pinks'],
      ['purples?', 'purpler', 'purples'],
      ['oranges?', 'oranger', 'oranges'],
    ] as const
  ).map(
    ([said, more, meant]): Form => [
      new RegExp(
        `${START}(?:please |can you )*(?:make |get |turn |have )?(?:(?:the|all|my) )*${said} (?:look |be |a bit |much |way |even )*${more}${END}`,
      ),
      `more saturated in the ${meant}`,
    ],
  ),
  // "Less saturation, but leave the green of the logo"
  ...Object.entries(OTHER_HUES).flatMap(([hue, others]): Form[] => [
    [
      new RegExp(
        `${FIRST}(?:less (?:saturation|saturated)|(?:reduce|lower|decrease) (?:the )?saturation) (?:(?:,|but|and|only) )+(?:(?:(?:keep|leave|let|make) )(?:the )?${hue}s?(?: (?:of|in|on) (?:(?:the|my|our|his|her|its) )?\\w+)?(?: ${AS_IT_IS})*|(?:the )?${hue}s?(?: (?:of|in|on) (?:(?:the|my|our|his|her|its) )?\\w+)?(?: ${AS_IT_IS})+|not (?:the |on the |in the )?${hue}s?(?: (?:of|in|on) (?:(?:the|my|our|his|her|its) )?\\w+)?)${END}`,
      ),
      `less saturated in the ${others}`,
    ],
    // "Make all colours but green less saturated"
    [
      new RegExp(
        `${START}${PLEASE_AND}make (?:all|every) (?:(?:the|of|other) )*colors? (?:but|except|except for|apart from|other than|besides) (?:the )?${hue}s? less (?:saturated|intense|vivid)${END}`,
      ),
      `less saturated in the ${others}`,
    ],
  ]),
  // "… and the basil greener"
  [
    new RegExp(
      `(?<=\\b(?:redder|bluer|yellower|brighter|darker) (?:, )?and )(?:the |my )?${GREENERY} greener\\b`,
    ),
    'make the greens richer',
  ],
  // "Make the lawn in front of the house look green and lush"
  [
    new RegExp(
      `${START}${PLEASE_ALSO_MAYBE}(?:make|have|get|turn|let) (?:the |my |our |that |this )?${GREENERY}${WHERE} (?:(?:look|be|appear|seem|nice|all|nice and|really|more|so|very|properly) )*${LUSH}(?: (?:and|,)(?: and)? ${LUSH})*(?: again)?${END}`,
    ),
    'make the greens richer',
  ],
  [
    new RegExp(
      `${START}(?:the |my |our )?${GREENERY}${WHERE} (?:should|could|must|needs to|has to|can|ought to) (?:(?:look|be|appear|seem|nice|all|a bit|much|really|more|so|very) )*${LUSH}(?: (?:and|,)(?: and)? ${LUSH})*${END}`,
    ),
    'make the greens richer',
  ],
  [
    new RegExp(`${START}${PLEASE_ALSO_MAYBE}(?:green|lush) up (?:the |my |our )?${GREENERY}${END}`),
    'make the greens richer',
  ],
  // "Make the lawn in front of the house much greener"
  [
    new RegExp(
      `((?:\\b(?:make|have|get|turn) |${START})(?:the |my |our )?${GREENERY})(?: (?:in front of|behind|around|by|next to|beside|at|in|outside|near) (?:the |my |our |this )?(?:\\w+ )?(?!is\\b|are\\b|looks?\\b|more\\b|much\\b|a\\b)\\w+) ((?:(?:look|much|way|a lot|lots|a bit|a little|slightly|even|far|somewhat) )*)greener\\b`,
    ),
    '$1 $2 greener',
  ],
  // "Turn down the saturation of the grass"
  [
    new RegExp(
      `\\b(?:turn down|lower|reduce|decrease|cut|tone down|drop|less)(?: (?:it|much|a bit|a lot|slightly))*(?: the)?(?: saturation| colou?r| green| intensity)+ (?:(?:of|in|on|to) )?(?:the |my |our )${GREENERY}${END}`,
    ),
    'less saturation in the greens',
  ],
  [
    new RegExp(
      `\\b(?:boost|raise|increase|more|turn up|up|pump up)(?: the)?(?: saturation| colou?r| green| intensity)+ (?:of|in|on) (?:the |my |our )?${GREENERY}${END}`,
    ),
    'more saturation in the greens',
  ],
  // "The reds are bleeding, tame them"
  [
    new RegExp(
      `${START}(?:the |those )?(reds|greens|blues|yellows|oranges|purples|pinks) (?:are|look) ${RATHER}(?:bleeding|screaming|much|overpowering|garish|strong|loud|intense|dominant|neon) [,.;–-] ${PLEASE_WOULD}(?:tame|calm|tone|rein|dial|reduce|lower|mute|turn) (?:it|them)(?: down| in| back)?${END}`,
    ),
    'reduce the $1',
  ],
  // "The red of the car is too strong, tone it down"
  ...['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink'].map(
    (hue): Form => [
      new RegExp(
        `${START}the ${hue}s? (?:of|in|on) ${WHOSE} \\w+ (?:is|are|looks|look|comes out) (?:far |much |way |a bit )*too (?:strong|intense|bright|loud|much|saturated|garish|vivid|harsh)(?: [,.;–-] (?:please |can you |could you )*(?:tone|turn|calm|take|bring|dial|tame|reduce)(?: (?:it|that|them))?(?: (?:down|back|a bit|a little|please))*)?${END}`,
      ),
      `tone down the ${hue}s`,
    ],
  ),
  // "Turn the hedge greener"
  [
    new RegExp(
      `\\bturn (${WHOSE} (?:\\w+ )?\\w+|it|them|everything) ((?:a bit |a little |slightly |much |way |a lot )?(?:brighter|darker|lighter|warmer|cooler|colder|greener|bluer|sharper|softer|paler|clearer))${END}`,
    ),
    'make $1 $2',
  ],
  // "Make the dress less green": its colour, paler
  ...['red', 'green', 'blue', 'yellow', 'orange', 'pink', 'purple'].map(
    (hue): Form => [
      new RegExp(
        `${START}(?:please )?make (?:the|my|our|his|her|this|that|these|those) (?!(?:photo|picture|image|pic|shot|background|sky|light|skin|lips?|faces?|eyes?|hair|nose|cheeks?|teeth|tint|cast|colors?|whole|subject|text|title|border|frame)\\b)\\w+ (?:a bit |a little |slightly |much |way |a lot )?less ${hue}${END}`,
      ),
      `desaturate the ${hue}s a little`,
    ],
  ),
  // "Can the sea be bluer"
  [
    new RegExp(
      `${START}(?:please )?(?:can|could|would|may) ((?:the|my|our|his|her) (?:\\w+ )?\\w+) (?:please )?be (?:made )?((?:a bit |a little |much |slightly |way |a lot )?(?:(?:more|less) \\w+|\\w+er))(?: please)? ?(?=\\?|$|[,.;]|and\\b|but\\b)`,
    ),
    'make $1 $2 ',
  ],
  // "Give the sky some blue back"
  [
    /\b(?:bring|give|put|get) (?:(?:back|the|some|a bit of|more|its|a little) )*blue (?:back )?(?:to|in|into) (?:the |my |our )?(sky|sea|water|ocean|lake)\b(?: back)?(?<=\bback\b.*)(?! to\b)/,
    'make the $1 more blue',
  ],
  [
    /\bgive (?:the |my |our )?(sky|sea|water|ocean|lake) (?:(?:some|a bit of|more|its|a little) )*(?:of (?:its|the) )?blue(?: color)? (?:back|again)(?= ?$| [,.;!?]| and\b| please\b)/,
    'make the $1 more blue',
  ],
  // "Greens are too strong, less saturation by a third"
  [
    /\b(?:the )?(greens|reds|blues|yellows|oranges|purples|pinks) (?:are|is|look|looks) (?:too |so |way too |much too )(?:strong|loud|vivid|bright|intense|garish|much|saturated) , (?:please )?(?:less|reduce(?: the)?|lower(?: the)?) saturation\b/,
    'less saturation in the $1',
  ],
  [
    /\bmake the (sea|sky|water|ocean|lake|pool) (?:behind (?:me|us|him|her|them) )?(?:look |appear |be )?(?:a bit |much |way |a lot |a little )?(?:more blue|bluer|more turquoise)\b/,
    'make the $1 bluer',
  ],
  // "The grass may be a bit greener"
  [
    new RegExp(
      `${START}(?:the )?(grass|lawn|meadow|sky|sea|trees|leaves|field|fields) (?:can|may|should|could|might) (?:[^,.;:!?“ ]+ ){0,3}?(greener|bluer)(?: is| be)?${END}`,
    ),
    'make the $1 $2',
  ],
];
