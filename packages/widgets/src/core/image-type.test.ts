import { describe, expect, it } from 'vitest';
import { readImageType } from './image-type.ts';

const file = (...parts: (number[] | string)[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

describe('readImageType', () => {
  it.each([
    ['image/png', file([0x89], 'PNG\r\n', [0x1a], '\n')],
    ['image/jpeg', file([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
    ['image/gif', file('GIF89a')],
    ['image/webp', file('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
  ])('knows %s by its first bytes', async (type, blob) => {
    expect(await readImageType(blob)).toBe(type);
  });

  it.each([
    ['nothing', file()],
    ['words', file('just some words')],
    ['a sound in the container of WebP', file('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
    ['a phone picture the server does not take', file([0, 0, 0, 24], 'ftypheic')],
  ])('does not take %s for a picture', async (_, blob) => {
    expect(await readImageType(blob)).toBe('');
  });

  it('says no type when the file cannot be read any more', async () => {
    const gone = new Blob(['x']);
    gone.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    expect(await readImageType(gone)).toBe('');
  });
});
