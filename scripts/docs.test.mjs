import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createClient } from '../packages/client-sdk/src/index.ts';
import { root } from './install.mjs';

const pages = globSync(
  ['*.md', 'docs/**/*.md', 'packages/*/README.md', 'examples/{,*/}README.md', 'artwork/README.md'],
  { cwd: root },
);
const textOf = (page) => readFileSync(join(root, page), 'utf8').replace(/^```.*?^```/gms, '');

test('the page on the client names each of its calls, and no other', () => {
  const calls = Object.entries(createClient()).flatMap(([group, of]) =>
    Object.keys(of).map((name) => `${group}.${name}`),
  );
  const table = textOf('docs/sdk.md').split('## Calls')[1]?.split('\n## ')[0] ?? '';
  const named = [...table.matchAll(/`(\w+\.\w+)\(/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(calls.sort());
});

/** As GitHub makes them from headings. */
const anchorsOf = (page) =>
  [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(pages)('every link of %s within the project leads somewhere', (page) => {
  const links = [...textOf(page).matchAll(/\]\((?!https?:)([^)\s]*)\)/g)].map(([, link]) => link);
  const dead = links.filter((link) => {
    const [path, anchor] = link.split('#');
    const target = path ? join(dirname(page), path) : page;
    if (!existsSync(join(root, target))) return true;
    return anchor && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
  });
  expect(dead).toEqual([]);
});
