import { expect, test } from 'vitest';
import { fileNameOf, verifyPicture } from './verify-picture.ts';

test('only the name of a stored picture is taken from the address', () => {
  const name = `${'0f'.repeat(16)}.jpg`;
  expect(fileNameOf(`#${name}`)).toBe(name);
  for (const hash of ['', '#check', `#../${name}`, `#${name}?x`, `#${'0f'.repeat(16)}.stl`]) {
    expect(fileNameOf(hash)).toBeNull();
  }
});

test('a picture that is too large is refused before it is sent', async () => {
  const picture = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
  await expect(verifyPicture(picture, new AbortController().signal)).rejects.toMatchObject({
    message: 'A picture may have at most 10 MB',
    mayPass: false,
  });
});
