import { END, LAST } from '../parts.ts';
import type { Form } from '../rewrite.ts';
import { COLUMN, ROW } from './parts.ts';

const NUMBERED =
  '(?:number|label|mark|caption|tag|numbered|labell?ed|marked) (?:(?:them|each|the|all|these|photos|pictures|pics|images|steps|one|with|as|from|by) )*';
const IN_A_ROW =
  '\\b(?:row|side by side|next to each other|beside each other|next to one another|line|horizontally|strip)\\b';
/** Texts that count the pictures of a row, from its left to its right. */
const counting = (names: readonly string[], at: string): string =>
  names
    .map((name, i) => {
      const side = i === 0 ? 'left' : i === names.length - 1 ? 'right' : 'center';
      return `write ${name} ${at} ${side}`;
    })
    .join(' , ');
/** Where on each picture the number stands. */
const HEIGHTS = [
  ['top|upper', 'top'],
  ['bottom|lower', 'bottom'],
  [null, 'bottom'],
] as const;
const counted = (said: string, names: readonly string[]): Form[] =>
  HEIGHTS.map(([words, at]): Form => {
    const where =
      words &&
      ` (?:in|at|on)(?: the| each| every)? (?:${words})(?: (?:left|right))?(?: hand)?(?: (?:corners?|edge|side))?(?: of (?:each|every one|them|each one))?`;
    return [
      new RegExp(
        `(?:(?:and|with|,) )*\\b${NUMBERED}${said}${where ?? ''}(?:${END}|(?= (?:in a row|side by side|next to)))(?:(?<=${IN_A_ROW}.*)|(?=.*${IN_A_ROW}))`,
      ),
      `, ${counting(names, at)}`,
    ];
  });
const AND = '(?: ,| and| to|,)* ';
const ONE = '(?: (?:one|picture|photo|pic|image|side|hand side|half))?';
/** Where the one picture and the other are, or which they are. */
const LEFT = `(?:(?:the )?(?:left|first|1st)${ONE}|picture (?:1|one))`;
const RIGHT = `(?:(?:the )?(?:right|second|other|2nd)${ONE}|picture (?:2|two))`;
const LABELLED =
  '(?:labell?ed|labels?|captioned|caption|titled|titles?|tagged|with|saying|write|writing|text|name|mark|put|call|and|add|the words?)';
/** Where a pair of words goes that several pictures are labelled with. */
const SAYS =
  '(?:name|mark|call|titled?|tag|tagged|caption|captioned|label|labell?ed|write|put|add|with|labels?|captions?)';
const LEADS =
  '(?: (?:them|each|both|it|on|under|below|with|as|the|labels?|captions?|words?|years?|dates?|names?|text|titles?|underneath))*';
/** Words that are labels wherever they stand beside pictures. */
const NO_WORD =
  '(?:the|an?|my|our|it|them|this|these|each|both|all|in|on|at|below|above|top|bottom|left|right|white|black|red|blue|green|gray|gold|big|small|bold|captions?|labels?|titles?|numbers?|names?|dates?|text|border|frame|gap|space|warmer|brighter|darker|sharper|line|picture|photo|image|first|second|and)';
const WORD = `(?!${NO_WORD}\\b)(\\w+)`;
const YEAR = '((?:19|20)\\d\\d)';
const PAIRED =
  '(before|then|old|original|mum|mom|me|summer|day|yes|was|was once|past|a|1) and (after|now|new|edited|edit|dad|you|winter|night|no|is|today|present|b|2)';
const WHERE_UNDER =
  '(?: (?:under|below|beneath|underneath|at the bottom of|on)(?: (?:them|each|both|it|the (?:pictures|photos|images)))?)';
const labels = (how: string, meant: string): Form[] => [
  // "Label them 2009 and 2024"
  [
    new RegExp(`(?<=${how}.*)\\b${SAYS}${LEADS} ${YEAR} (?:and|,) ${YEAR}${WHERE_UNDER}?${END}`),
    meant,
  ],
  // "Write before and after"
  [new RegExp(`(?<=${how}.*)\\b${SAYS}${LEADS} ${PAIRED}${WHERE_UNDER}?${END}`), meant],
  // "Put spring and autumn under them"
  [new RegExp(`(?<=${how}.*)\\b${SAYS}${LEADS} ${WORD} and ${WORD}${WHERE_UNDER}${END}`), meant],
];

/** What says that three captions follow. */
const CAPTIONS =
  '(?:(?:with|and|,|the) )*(?:captions?|labels?|titles?|names|captioned|labell?ed|titled|label|name|caption|write|put)(?: (?:them|as|saying|reading|the|words?|:))*';
const THREE = '(?: (?:,|and|/|&))* ';
const IN_ROW =
  '\\b(?:triptych|row|side by side|next to each other|beside each other|next to one another|horizontally)\\b[^.;!?]*';
const threeLabels = (how: string, meant: readonly [string, string, string]): Form[] =>
  [
    ['(“”)', '$1', '$2', '$3'] as const,
    // "A, B, C": what stands before a comma is no article
    [`(?!${NO_WORD}\\b(?! ,))([^ ,.;:!?“]+)`, '“$1”', '“$2”', '“$3”'] as const,
  ].map(
    ([word, ...names]): Form => [
      new RegExp(`(?<=${how})${CAPTIONS} ${[word, word, word].join(THREE)}${END}(?! (?:,|and) )`),
      meant.map((at, i) => `, write ${names[i]} ${at}`).join(' '),
    ],
  );

/** What is written on pictures that stand beside each other. */
export const LABEL_FORMS: readonly Form[] = [
  // "Side by side with before and after labels"
  [
    /\b(?:with|and) (?:the |some )?(before and after) (labels|captions|texts?|titles|tags)(?= ?$| [,.;]| please\b)/,
    'with $2 $1',
  ],
  // "A triptych with captions “One”, “Two”, “Three”", "stacked, with the labels A, B and C"
  ...threeLabels(IN_ROW, ['bottom left', 'bottom center', 'bottom right']),
  ...threeLabels(`${COLUMN}\\b[^.;!?]*`, ['top center', 'in the middle', 'bottom center']),
  // "In a row with captions A, B, C, D": more than there are places for
  [
    new RegExp(
      `(?<=${IN_ROW}|\\bcollage\\b[^.;!?]*)${CAPTIONS} (?:“”|[^ ,.;:!?“]+)(?: , (?:“”|[^ ,.;:!?“]+)){2,8}(?:(?: ,)? and (?:“”|[^ ,.;:!?“]+))?${END}`,
    ),
    ', labels of many',
  ],
  // "Collage, captions “Paris”, “London”": two that stand in a row
  [
    new RegExp(
      `\\b(?:collage|side by side|next to each other)(?: (?:,|with|and|the|a))* (?:captions?|labels?|titles?|legends?|put|text)(?: (?:below|under|underneath|each|them|the|pictures?|photos?|images?|:))* (“”) (?:,|and|/|&) (“”)${END}`,
    ),
    'side by side , write $1 bottom left and write $2 bottom right',
  ],
  [
    new RegExp(
      `\\bcollage (?:,|with|and) (?:text|write) (“”) bottom left (?:and|,) (?:text|write) (“”) bottom right${END}`,
    ),
    'side by side , write $1 bottom left and write $2 bottom right',
  ],
  // "Collage with “…” at the bottom"
  [
    /\bcollage with (?:the (?:text|words|title|caption) )?(?=“” (?:at|in|on|top|bottom|below|above|underneath)\b)/,
    'collage and write ',
  ],
  // "Side by side, captions “before” and “after”"
  [
    new RegExp(
      `(?<=\\b(?:side by side|next to each other)\\b[^;!?“]* )(?:(?:,|and|with) )*(?:the )?captions?(?: :)? (“”) (?:and|,|/|&) (“”)${END}`,
    ),
    ', write $1 bottom left and write $2 bottom right',
  ],
  // "Before/after, label them “Before” and “After”", at the top if that is said
  ...(
    [
      ['(?:at|on|along|in) (?:the )?top(?: of)?|above|over', 'top'],
      ['(?:at|on|along|in) (?:the )?bottom(?: of)?|below|under|underneath|beneath|on', 'bottom'],
    ] as const
  ).map(
    ([where, side]): Form => [
      new RegExp(
        `(?<=(?:^|[,.;:!?] |\\b(?:and|a|make|as) ))(?:before (?:/|and|&|vs|versus|,)? ?after|side by side)(?: (?:picture|photo|comparison|collage|shot|image))? (?:(?:,|with|and|the) )*(?:label|labels|labeled|labelled|name|caption|captions|captioned|titled|title|tag|call|write)(?: (?:them|it|both|each|the|pictures|photos|two|as|:))* (“”) (?:(?:and|/|,|&) )+(“”)(?: (?:${where})(?: (?:each|both|them|it|of|the|one|picture|photo|pictures|photos))*)${side === 'top' ? '' : '?'}(?=${END.slice(3, -1)})`,
      ),
      `side by side , write $1 ${side} left and write $2 ${side} right`,
    ],
  ),
  // "One above the other, label them 2009 and 2024"
  ...labels(COLUMN, 'write “$1” at the top and write “$2” at the bottom'),
  ...labels(ROW, 'write “$1” bottom left and write “$2” bottom right'),
  // "Before over the first and After over the second", one above the other
  ...(
    [
      [
        '\\b(?:one (?:above|below|on top of)|above each other|stacked|on top of each other)\\b',
        'at the top',
        'at the bottom',
      ],
      ['\\b(?:side by side|next to|beside|each other|both)\\b', 'bottom left', 'bottom right'],
    ] as const
  ).map(
    ([how, first, second]): Form => [
      new RegExp(
        `(?:[,;] |and |with )+(?:the word )?(?!(?:the|a|an|my|our|it|them|this|one|and|with)\\b)(\\w+) (?:on|under|above|below|over|at|in|for) (?:the )?first(?: (?:one|picture|photo))? (?:and|,|and then) (?:the word )?(?!(?:the|a|an|my|our|it|them|this|one)\\b)(\\w+) (?:on|under|above|below|over|at|in|for) (?:the )?(?:second|other)(?: (?:one|picture|photo))?(?<=${how}.*)${LAST}`,
      ),
      `, write “$1” ${first} and write “$2” ${second}`,
    ],
  ),
  // "Three in a row, number them 1 2 3 in the top corner"
  ...counted(`1${AND}2${AND}3`, ['“1”', '“2”', '“3”']),
  ...counted(`(a)${AND}(b)`, ['“$1”', '“$2”']),
  // "Next to each other with BEFORE on the left one and AFTER on the right one"
  [
    new RegExp(
      `(?<=\\b(?:next to|side by side|beside|together|collage|each other|join|pair|both|two)\\b.*)(?:(?:${LABELLED}) )+(?:the word )?(?!(?:the|a|an|my|our|it|them|this|one)\\b)(\\w+) (?:on|to|at|in|under|below|over|above) ${LEFT} (?:and|,|and then) (?:the word )?(?!(?:the|a|an|my|our|it|them|this|one|put)\\b)(\\w+) (?:on|to|at|in|under|below|over|above) ${RIGHT}${END}`,
    ),
    ', write “$1” bottom left and write “$2” bottom right',
  ],
  [
    new RegExp(
      `(?<=\\b(?:next to|side by side|beside|together|collage|each other|join|pair|both|two)\\b.*)(?:(?:${LABELLED}) )*(“”) (?:on|to|at|in|under|below|over|above) ${LEFT} (?:and|,|and then) (“”) (?:on|to|at|in|under|below|over|above) ${RIGHT}${END}`,
    ),
    ', write $1 bottom left and write $2 bottom right',
  ],
  // "Side by side with the labels Monday and Friday over both"
  ...(
    [
      ['(?:above|over|on top of|on top|at the top|at the top of)', 'top'],
      ['(?:below|under|underneath|beneath|at the bottom|at the bottom of|on)', 'bottom'],
    ] as const
  ).map(
    ([where, side]): Form => [
      new RegExp(
        `(?<=\\b(?:next to|side by side|beside|each other)\\b.*)(?<= )(?:(?:with|and|,|add|put|write|the|words?|labels?|text|captions?|titles?) )+(“”) and (“”) (?:written )?${where}(?: (?:each|both|them|it|the (?:two|pictures|photos|images)))?(?: (?:one|of them|picture|photo|image|pictures|photos|respectively))*${END}`,
      ),
      `, write $1 ${side} left and write $2 ${side} right`,
    ],
  ),
  // "Label the left one Monday and the right one Friday"
  [
    new RegExp(
      `(?:(?:and|,|with) )*\\b(?:name|mark|call|title|tag|caption|label) (?:the )?left${ONE} (?:as |with |is |: )?(?!(?:and|the|a)\\b)(\\w+) (?:and|,|and then) (?:(?:name|mark|call|title|tag|caption|label) )?(?:the )?(?:right|other)${ONE} (?:as |with |is |: )?(?!(?:and|the|a)\\b)(\\w+)${END}`,
    ),
    ', write “$1” bottom left and write “$2” bottom right',
  ],
  // "One above the other, name A and B"
  [
    new RegExp(
      `(?<=\\b(?:above|below|beneath|underneath|stack|stacked|on top of|under)\\b (?:each other|one another|the other|the second|it|them)?.*|\\bstack(?:ed)?\\b.*)\\b(?:${LABELLED}) (?:them |each |it )?(?:with )?(“”) and (“”)${END}`,
    ),
    'write $1 at the top and write $2 at the bottom',
  ],
  [
    new RegExp(
      `(?<=\\b(?:one above the other|one below the other|on top of each other|above each other|below each other|stack(?:ed)?)\\b.*)(?<= )(?:(?:with|and|,|add|put|write|the|words?|labels?|text|captions?|titles?) )+(“”) and (“”) (?:written )?(?:on|above|over|below|under) (?:each|both|them)(?: (?:one|of them|picture|photo|image|pictures|photos|respectively))*${END}`,
    ),
    ', write $1 at the top and write $2 at the bottom',
  ],
];
