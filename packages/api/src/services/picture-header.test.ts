import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { makePicture } from '../testing/pictures.ts';
import { readPictureHeader } from './picture-header.ts';

const size = { width: 301, height: 77 };

test.each(['png', 'jpeg', 'webp', 'gif'] as const)('reads type and size of a %s', async (type) => {
  expect(readPictureHeader(await makePicture(type, size))).toEqual({ type: `image/${type}`, size });
});

test.each([
  ['a lossless WebP', (picture: Sharp) => picture.webp({ lossless: true })],
  ['an extended WebP', (picture: Sharp) => picture.webp().withMetadata()],
  ['a progressive JPEG', (picture: Sharp) => picture.jpeg({ progressive: true })],
  ['a JPEG after its metadata', (picture: Sharp) => picture.jpeg().withMetadata()],
  [
    'an interlaced 16-bit PNG',
    (picture: Sharp) => picture.toColourspace('rgb16').png({ progressive: true }),
  ],
])('reads the size of %s', async (_, convert) => {
  const bytes = await convert(sharp(await makePicture('png', size))).toBuffer();
  expect(readPictureHeader(bytes)?.size).toEqual(size);
});

test('reads a picture that lies inside a larger buffer', async () => {
  const png = await makePicture('png', size);
  const larger = new Uint8Array(png.length + 7);
  larger.set(png, 7);
  expect(readPictureHeader(larger.subarray(7))?.size).toEqual(size);
});

describe('a header that is cut short', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'has no size at any length: %s',
    async (type) => {
      const whole = await makePicture(type, size);
      for (let length = 0; length < 1000 && length < whole.length; length++) {
        const found = readPictureHeader(whole.subarray(0, length))?.size;
        expect([undefined, size]).toContainEqual(found);
      }
    },
  );
});

test.each([
  ['nothing', ''],
  ['text', 'hello, world, this is no picture'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'],
  ['another RIFF', 'RIFF\0\0\0\0WAVEfmt '],
  ['TIFF', 'II*\0\x08\0\0\0'],
])('%s is none of the types', (_, text) => {
  expect(readPictureHeader(Buffer.from(text, 'latin1'))).toBeUndefined();
});

test('a JPEG without a frame has no size', () => {
  const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 0xff, 0xc0, 0, 17, 8, 1, 1, 1, 1]);
  expect(readPictureHeader(bytes)).toEqual({ type: 'image/jpeg', size: undefined });
});
