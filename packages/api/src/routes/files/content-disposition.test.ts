import { expect, test } from 'vitest';
import { attachment } from './content-disposition.ts';

const saved = (name: string) => attachment(name, 'fallback.png');

test('a plain name is kept', () => {
  expect(saved('beach (2).png')).toBe('attachment; filename="beach (2).png"');
});

test.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['a"b\\c.png', 'a_b_c.png'],
  ['a\r\nSet-Cookie: x=1.png', 'a__Set-Cookie_ x=1.png'],
  ['gnp\u202e.exe', 'gnp_.exe'],
])('what could trick a system is replaced: %j', (name, kept) => {
  expect(saved(name)).toBe(`attachment; filename="${kept}"`);
});

test('other scripts are sent in the extended form, with a plain one for old browsers', () => {
  expect(saved("naïve'.png")).toBe(
    `attachment; filename="na_ve'.png"; filename*=UTF-8''na%C3%AFve%27.png`,
  );
});

test.each(['', ' ', '...', '\ud800'])('a name of nothing usable falls back: %j', (name) => {
  expect(saved(name)).toMatch(/fallback\.png|%EF%BF%BD/);
});
