import { expect, it } from 'vitest';
import { neededWords } from './needed-words.ts';
import { COLOUR, END, START } from './parts.ts';

it.each([
  [/\bsky\b/, ['sky']],
  [/the (?:big )?dog/, ['the ']],
  [/colou?rs? pop/, ['colo']],
  [/(?:cat|horse) runs/, [' runs']],
  [/(?:cats|horses)/, ['cats', 'horses']],
  [/(?:cats|\w+)/, null],
  [/(?:cats)?/, null],
  [/(?:cats){0,2}/, null],
  [/(?:cats){1,2}/, ['cats']],
  [/(?!cats)\w+/, null],
  [/(?=.*\bsunset\b)\w+/, ['sunset']],
  [/(?<=^|and )blur/, ['blur']],
  [/ab+cde/, ['cde']],
  [/[abc)|]side\.by/, ['side.by']],
  [/sunset|dusk/, ['sunset', 'dusk']],
  [/SKY/i, null],
  [/a|b/, null],
])('%s needs %j', (expression, words) => {
  expect(neededWords(expression)).toEqual(words);
});

it('finds what must be said of an expression put together from pieces', () => {
  expect(neededWords(new RegExp(`${START}paint (?:the )?wall (${COLOUR})${END}`))).toEqual([
    'paint ',
  ]);
});
