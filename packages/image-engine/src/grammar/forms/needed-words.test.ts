import { expect, it } from 'vitest';
import { neededWords } from './needed-words.ts';
import { COLOUR, END, START } from './parts.ts';

it.each([
  [/\bsky\b/, [['sky']]],
  [/the (?:big )?dog/, [['the '], ['dog']]],
  [/colou?rs? pop/, [['colo'], [' pop']]],
  [/(?:cat|horse) runs/, [['cat', 'horse'], [' runs']]],
  [/(?:cats|horses)/, [['cats', 'horses']]],
  [/(?:cats|\w+)/, []],
  [/(?:cats)?/, []],
  [/(?:cats){0,2}/, []],
  [/(?:cats){1,2}/, [['cats']]],
  [/(?!cats)\w+/, []],
  [/(?=.*\bsunset\b)\w+/, [['sunset']]],
  [/(?<=^|and )blur/, [['blur']]],
  [/ab+cde/, [['cde']]],
  [/[abc)|]side\.by/, [['side.by']]],
  [/sunset|dusk/, [['sunset', 'dusk']]],
  [/SKY/i, []],
  [/#[0-9a-f]{6}|teal/, [['###', 'teal']]],
  [/a|b/, []],
])('%s needs %j', (expression, words) => {
  expect(neededWords(expression)).toEqual(words);
});

it('finds what must be said of an expression put together from pieces', () => {
  expect(neededWords(new RegExp(`${START}paint (?:the )?wall (${COLOUR})${END}`))).toEqual([
    ['paint '],
    ['wall '],
    expect.arrayContaining(['red', 'turquoise']),
  ]);
});
