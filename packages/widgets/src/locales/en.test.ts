import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from './en.ts';

const folder = new URL('en/', import.meta.url);
const sections: Record<string, unknown>[] = await Promise.all(
  readdirSync(folder).map(
    async (file) =>
      Object.values<Record<string, unknown>>(await import(new URL(file, folder).href))[0] ?? {},
  ),
);

it('gives every string a name that no other section uses, so that a host can replace it alone', () => {
  const names = sections.flatMap((section) => Object.keys(section));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('has every section in the whole table', () => {
  const names = sections.flatMap((section) => Object.keys(section));
  expect(Object.keys(en).sort()).toEqual(names.sort());
});
