import { expect, it } from 'vitest';
import { ambiguousLoop } from './ambiguous-loop.ts';

it.each([
  ['the same word twice', /(?:a |b |a )*c/, '(?:a |b |a )*'],
  ['a word that others put together are', /x(?:a |b |a b )+/, '(?:a |b |a b )+'],
  ['a loop in a loop', /(?:(?:a )*)*/, '(?:(?:a )*)*'],
  ['parts that may all be missing', /(?:(?:a )?(?:b )?)*/, '(?:(?:a )?(?:b )?)*'],
  ['any word, and one of them', /(?:\w+ |a )*?/, '(?:\\w+ |a )*?'],
  ['no need of a blank', /(?:\w+ ?)*/, '(?:\\w+ ?)*'],
  ['within a lookahead', /(?=(?:a|a)*b)c/, '(?:a|a)*'],
  ['a number of times, and more', /(?:a |a ){2,}/, '(?:a |a ){2,}'],
])('finds %s', (_, said, loop) => {
  expect(ambiguousLoop(said)).toBe(loop);
});

it.each([
  /(?:a |b )*(?:a )*/,
  /(?:a|ab )*c/,
  /(?:\w+ )*/,
  /(?:a{0,2} )*/,
  /(?:the (?:old |new )*house )*/,
  /[ab]*(?:é|[^é])+?/,
])('finds none in %s', (said) => {
  expect(ambiguousLoop(said)).toBeNull();
});
