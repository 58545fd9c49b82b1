import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { keyStories } from './key-stories.ts';

const folder = `${import.meta.dirname}/pictures`;
const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));

function storyIds(): string[] {
  return globSync(`${import.meta.dirname}/../**/*.stories.tsx`).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const title = /\btitle: '([^']+)'/.exec(source)?.[1] ?? '';
    const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
    return names.map((name) => toId(title, storyNameFromExport(name)));
  });
}

describe('The pictures that key stories are compared with', () => {
  test('are of stories that there are', () => {
    expect(storyIds()).toEqual(expect.arrayContaining([...keyStories]));
  });

  test('are one for each: `npm run pictures` takes what is missing', () => {
    // Vitest makes one hyphen of two in the names of files.
    const names = keyStories.map((id) => `${id.replace('--', '-')}.png`);
    expect(pictures.sort()).toEqual(names.sort());
  });

  test('are small enough to be committed', () => {
    const sizes = pictures.map((name) => statSync(`${folder}/${name}`).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(80_000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(1_000_000);
  });
});
