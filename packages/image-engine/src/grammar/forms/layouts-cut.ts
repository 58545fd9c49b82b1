import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const CUT =
  '(?:crop|trim|cut|chop|slice|snip|lop|shave|hack|lose|bin|ditch|take|drop|remove|axe|scrap)';
const SIDE = '(left|right|top|bottom)';
const PART = '(third|half|quarter|bit|part|strip|edge|side|section)';
const SOME = '(?:some|a bit|a little|a strip|a slice|part|half)(?: of (?:it|that|this))?';
const PLEASE =
  '(?:so |and |please |can you |could you |can we |just |lets |id |ill |maybe |then )*';
const IT = '(?:him|her|them|it|that|this|that (?:bit|part|strip|side|edge)|this (?:bit|part))';
const SHOT = '(?:picture|photo|image|pic|shot|frame|scan|file)';
const MUCH =
  '(?:too much|too many|way too much|far too much|heaps of|loads of|lots of|tons of|masses of|a lot of|so much|acres of|a load of|much too much)';
/** What lies above, and what below. */
const ABOVE =
  '(?:sky|skies|ceiling|headroom|head room|clouds|space above (?:me|us|him|her|it|them)|room above (?:me|us|him|her|it|them))';
const UNDER =
  '(?:floor|ground|grass|pavement|tarmac|asphalt|carpet|lawn|foreground|road|sand|gravel|concrete|space below|legs)';

/** Cuts as people tell of them: what is wrong, and that it shall go. */
export const LAYOUT_CUT_FORMS: readonly Form[] = [
  // "Lop a tenth off each side"
  [
    /\b(?:lop|slice|shave|hack|snip|whip|knock|shear|lob) (?=(?:(?:off|away) )?(?:[^,.;:!?“ ]+ ){1,4}?(?:off|from|of) (?:the (?:left|right|top|bottom|sides)|each|every|all|both|either)\b)/,
    'crop ',
  ],
  // "There's heaps of empty ceiling, chop the top off", "too much sky, trim some away"
  ...(
    [
      [ABOVE, 'top'],
      [UNDER, 'bottom'],
    ] as const
  ).flatMap(([what, side]): Form[] => {
    const told = `(?:theres |there is |i have |ive got |weve got |it has |its got |we have |i see )?${MUCH} (?:empty |boring |blank |dead |useless |plain |wasted )*${what}(?: (?:up there|down there|at the top|at the bottom|in it|in this|above (?:me|us|him|her|it|them)|in the (?:picture|photo|shot)|here|there|overhead))*`;
    return [
      [
        new RegExp(
          `${START}${told} [,.;–-] ${PLEASE}${CUT} (?:${SOME}|it|that|a bit of it)(?: (?:off|away|out|down|back|it|that))*${END}`,
        ),
        `crop a bit off the ${side}`,
      ],
      [
        new RegExp(
          `${START}${told} [,.;–-] (?=${PLEASE}(?:(?:crop|trim|cut|chop|slice|snip|lop) [^,.;:!?“]*\\b(?:${side}\\b|to\\b)|make it (?:square|\\d+:\\d+|wide)|crop it))`,
        ),
        '',
      ],
    ];
  }),
  // "Less sky on top", "less pavement, more brightness"
  ...(
    [
      [
        ABOVE,
        'top',
        '(?: (?:(?:at|on|from|in|up) )*(?:the )?(?:top|above|there|it|picture|photo|shot))*',
      ],
      [
        UNDER,
        'bottom',
        '(?: (?:(?:at|on|from|in|down) )*(?:the )?(?:bottom|below|there|it|picture|photo|shot))*',
      ],
    ] as const
  ).map(
    ([what, side, where]): Form => [
      new RegExp(
        `${START}(?:please )?(?:(?:with|show|have|want|make|give it|a bit|a little|slightly|much|so|i) )*less (?:of )?(?:the )?(?:empty |boring )?(?!clouds|skies|legs)${what}${where}${END}`,
      ),
      `crop a bit off the ${side}`,
    ],
  ),
  // "Less wall on the left"
  [
    new RegExp(
      `${START}(?:please )?(?:(?:with|show|have|want|make|give it|a bit|a little|slightly|much|so|i) )*less (?:of )?(?:the )?(?:empty |boring )?(?:wall|walls|sky|ceiling|floor|ground|grass|road|street|water|sea|space|room|empty space|background|foreground|table|sand|trees|curtain|fence) (?:(?:at|on|from|in|to) )*(?:the )?(left|right|top|bottom|both sides|sides)${END}`,
    ),
    'crop a bit off the $1',
  ],
  // "The left third is useless, bin it"
  [
    new RegExp(
      `${START}the ${SIDE}(?: hand)? ${PART}(?: of (?:it|the ${SHOT}))? (?:is|looks|was) (?:[^,.;:!?“ ]+ ){1,4}[,.;–-] ${PLEASE}(?:get rid of|${CUT}) (?:off |away |out )?${IT}(?: (?:off|away|out))?${END}`,
    ),
    'crop off the $1 $2',
  ],
  // "My thumb is along the bottom edge, trim that bit off"
  [
    new RegExp(
      `${START}(?![^,.;]*\\b(?:bloke|guy|man|men|woman|women|lady|dude|chap|boy|girl|kid|kids|person|people|tourists?|strangers?|couple|ex)(?= (?:is|are|on|at|in|stands|standing)\\b))(?:theres |there is )?(?:my|the|a|an|someones|some|his|her|our) (?:\\w+ ){1,3}?(?:(?:is|are|shows|sticks out|got in|gets in|pokes in|sneaked in|crept in|showing|visible|stick(?:ing)? in|poking in) )*(?:along|at|on|in|by|from|down) the (?:far |very |extreme )?${SIDE}(?: hand)?(?: (?:edge|side))? [,.;–-] ${PLEASE}(?:crop|trim|cut|chop|slice|snip|lop) (?:off |away |out )?${IT}(?: (?:off|away|out))?${END}`,
    ),
    'crop a bit off the $1',
  ],
  // "Chop off the top where the lamp is", "take off a third on the right"
  [
    new RegExp(
      `${START}(?:please )?(?:crop|trim|cut|chop|slice|snip|lop)(?: off| away| out)? (?:the )?${SIDE}(?: off| away)? where [^,.;:!?“]*?${END}`,
    ),
    'crop a bit off the $1',
  ],
  [
    new RegExp(
      `\\b(?:take|crop|cut|trim|chop|slice)(?: off| away)? (?:a|one) (third|quarter|half)(?: off| away)? (?:on|at|from|of) the ${SIDE}(?: side)?${END}`,
    ),
    'crop off the $2 $1',
  ],
  // "The right half is all I need"
  [
    new RegExp(
      `${START}(?:only )?the ${SIDE}(?: hand)? (half|third|side)(?: of (?:it|the ${SHOT}))? (?:is|would be) (?:all|everything|the only (?:bit|part|thing)|what|the (?:bit|part))(?: that| which)? (?:i|we) (?:really |actually )?(?:need|want|care about|am after|like|use)${END}`,
    ),
    'crop to the $1 $2',
  ],
  // "Get rid of the bottom 15 percent"
  [
    /\b(?:remove|get rid of|take off|take away|delete|cut away|lose|chop off|cut off|ditch|bin|drop|shave off|lop off) the (left|right|top|bottom|upper|lower)(?: hand| most)? (\d+)(?: (?:would|will|could) (?:ya|you|u))?(?= ?$| [,.;!]| and\b| please\b| of\b)/,
    'crop off the $1 $2',
  ],
  // "Get in closer on the bride", "can it be tightened up around the dog"
  [
    /\b(?:get|go|come|move|zoom|push|punch|crop)(?: it)? (?:(?:a bit|a little|a lot|much|right|way|further) )*(?:in (?:closer|tighter|close|tight|nearer)|(?:closer|tighter|close|tight|nearer) in) (?:on|to|around|onto|in on) (?=(?:the|my|our|his|her|me|us|him|them)\b)/,
    'crop close to ',
  ],
  [
    /\b(?:it |this )?(?:be |have it |get it )?(?:tightened|tighten)(?: it| the (?:crop|frame|framing|shot))?(?: (?:up|in|a bit|down))* (?:around|on|to|about|onto) (?=(?:the|my|our|his|her|me|us|him|them)\b)/,
    'crop close to ',
  ],
  // "Portrait rather than landscape"
  [
    new RegExp(
      `\\b(portrait|landscape|square|widescreen|upright|vertical|horizontal)(?: (?:format|shape|orientation))? (?:, )?(?:rather than|instead of|and not|not|as opposed to) (?:in )?(?:an? )?(?:portrait|landscape|square|widescreen|upright|vertical|horizontal)(?: (?:format|shape|orientation|one))?${END}`,
    ),
    '$1 format',
  ],
];
