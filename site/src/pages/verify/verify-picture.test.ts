import { expect, test } from 'vitest';
import { fileNameOf } from './verify-picture.ts';

test('only the name of a stored picture is taken from the address', () => {
  const name = `${'0f'.repeat(16)}.jpg`;
  expect(fileNameOf(`#${name}`)).toBe(name);
  for (const hash of ['', '#check', `#../${name}`, `#${name}?x`, `#${'0f'.repeat(16)}.stl`]) {
    expect(fileNameOf(hash)).toBeNull();
  }
});
