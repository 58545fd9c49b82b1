import { expect, it } from 'vitest';
import { letterShapes, unwritable } from './letter-shapes.ts';

/** Share of the picture that letters cover. */
const inkOf = (text: string) => {
  const { data } = letterShapes(text, 40);
  return data.reduce((sum, value) => sum + value, 0) / 255;
};

it('writes Latin, Greek and Cyrillic names, digits and accents as capitals', () => {
  for (const name of [
    'Bella 2026',
    'Émilie & Örs',
    'Nguyễn',
    'Şahin',
    'Ζωή',
    'Жанна',
    "O'Neil-Łoś",
  ]) {
    expect(unwritable(name), name).toEqual([]);
    expect(inkOf(name), name).toBeGreaterThan(500);
  }
  expect(letterShapes('Bella', 40)).toEqual(letterShapes('BELLA', 40));
  expect(inkOf('É')).toBeGreaterThan(inkOf('E'));
});

it('names what it cannot write, once', () => {
  expect(unwritable('Bo 😀猫😀 ∑ @')).toEqual(['😀', '猫', '∑', '@']);
  // A letter that was typed with its accent beside it.
  expect(unwritable('E\u0301milie')).toEqual([]);
});
