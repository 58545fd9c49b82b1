import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tokens } from './tokens.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

it('tells of every token of the stylesheet, in its order, and of no other', () => {
  const names = [...css.matchAll(/^\s+(--nb-[a-z0-9-]+):/gm)].map(([, name]) => name);
  // Reduced motion says two of them again.
  expect(tokens.map(({ name }) => name)).toEqual([...new Set(names)]);
});

it('says of each what it is for', () => {
  expect(new Set(tokens.map(({ about }) => about)).size).toBeGreaterThan(tokens.length - 4);
  for (const { about } of tokens) expect(about).toMatch(/^[A-Z].{8,}/);
});
