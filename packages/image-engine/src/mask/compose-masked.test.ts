import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { NothingChangedError } from '../errors.ts';
import { decode, inspect } from '../picture/decode.ts';
import type { Pixels } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';
import { at, drawn, jpeg, pixelsOf, png, scene } from '../testing/pictures.ts';
import { composeMasked } from './compose-masked.ts';

const red = (width: number, height: number) => png(drawn(width, height, () => [255, 0, 0]));

/** A mask as a grey PNG, drawn by a function of the place. */
function maskOf(width: number, height: number, of: (x: number, y: number) => number) {
  return png(drawn(width, height, (x, y) => [of(x, y), of(x, y), of(x, y)]));
}

const leftHalf = (width: number, height: number) =>
  maskOf(width, height, (x) => (x < width / 2 ? 255 : 0));

const upright = async (bytes: Uint8Array) => decode(await inspect(bytes));

/** Bytes of one pixel, alpha included. */
function bytesAt({ data, width, channels }: Pixels, x: number, y: number): number[] {
  const i = (y * width + x) * channels;
  return [...data.slice(i, i + channels)];
}

test('where the mask is black every byte is the first picture’s, for random masks of any size', async () => {
  const random = randomFrom(7);
  for (let round = 0; round < 24; round++) {
    const [width, height] = [16 + Math.floor(random() * 70), 16 + Math.floor(random() * 70)];
    const picture = await png(drawn(width, height, () => [random() * 256, random() * 256, 9]));
    const blackShare = random();
    const mask = drawn(width, height, () => {
      const value = random() < blackShare ? 0 : Math.floor(random() * 256);
      return [value, value, value];
    });
    mask.data.set([255, 255, 255]);
    const made = await composeMasked({
      picture,
      edited: await red(width, height),
      mask: await png(mask),
    });
    const [before, after] = [await upright(picture), await upright(made.data)];
    let same = 0;
    for (let p = 0; p < width * height; p++) {
      const [x, y] = [p % width, Math.floor(p / width)];
      const isSame = String(at(before, x, y)) === String(at(after, x, y));
      if (isSame) same += 1;
      if (at(mask, x, y)[0] === 0) expect(isSame).toBe(true);
      if (at(mask, x, y)[0] === 255) expect(at(after, x, y)).toEqual([255, 0, 0]);
    }
    expect(made.keptShare).toBe(same / (width * height));
  }
});

test('a mask of another size changes nothing where it is black, and is smooth where it is white', async () => {
  const [width, height] = [90, 60];
  const picture = await png(scene(width, height));
  const before = await upright(picture);
  for (const scale of [0.3, 0.5, 0.9, 1.4, 3]) {
    const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
    const mask = await leftHalf(wide, high);
    const { data } = await composeMasked({ picture, edited: await red(width, height), mask });
    const after = await upright(data);
    const border = (Math.ceil(wide / 2) / wide) * width;
    for (let y = 0; y < height; y++) {
      for (let x = Math.ceil(border); x < width; x++)
        expect(at(after, x, y)).toEqual(at(before, x, y));
      expect(at(after, 0, y)).toEqual([255, 0, 0]);
    }
  }
});

test('whatever way others scale a mask, what is black then is kept', async () => {
  const [width, height] = [320, 240];
  const picture = await png(scene(width, height));
  const before = await upright(picture);
  for (const scale of [0.25, 0.51, 0.97, 1.3, 2.6]) {
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const circle = await maskOf(size.width, size.height, (x, y) =>
      Math.hypot(x / scale - 150, y / scale - 110) < 70 ? 255 : 0,
    );
    for (const mask of [circle, await sharp(circle).blur(4).png().toBuffer()]) {
      const { data } = await composeMasked({ picture, edited: await red(width, height), mask });
      const after = await upright(data);
      expect(at(after, 150, 110)).toEqual([255, 0, 0]);
      for (const kernel of ['nearest', 'linear', 'cubic', 'lanczos3'] as const) {
        const scaled = await pixelsOf(
          await sharp(mask).resize(width, height, { fit: 'fill', kernel }).png().toBuffer(),
        );
        let strayed = 0;
        for (let p = 0; p < width * height; p++) {
          if (scaled.data[p * 3] !== 0) continue;
          for (let c = p * 3; c < p * 3 + 3; c++) {
            if (before.data[c] !== after.data[c]) strayed += 1;
          }
        }
        expect({ scale, kernel, strayed }).toEqual({ scale, kernel, strayed: 0 });
      }
    }
  }
});

test('a line of the mask one pixel wide is still painted when the mask is enlarged', async () => {
  const picture = await png(drawn(160, 120, () => [20, 30, 40]));
  const mask = await maskOf(40, 30, (x) => (x === 20 ? 255 : 0));
  const { data } = await composeMasked({ picture, edited: await red(160, 120), mask });
  const after = await upright(data);
  const reds = [...Array(160).keys()].filter((x) => at(after, x, 60)[0] > 100);
  expect(reds.every((x) => x >= 80 && x < 84)).toBe(true);
  expect(reds.length).toBeGreaterThan(0);
});

test('grey blends, and transparent keeps', async () => {
  const picture = await png(drawn(30, 20, () => [0, 0, 200]));
  const grey = await maskOf(30, 20, () => 128);
  const half = await composeMasked({ picture, edited: await red(30, 20), mask: grey });
  expect(at(await upright(half.data), 4, 4)).toEqual([128, 0, 100]);
  const white = {
    data: new Uint8Array(30 * 20 * 4).fill(255),
    width: 30,
    height: 20,
    channels: 4 as const,
  };
  for (let p = 0; p < 300; p++) white.data[p * 4 + 3] = 0;
  const seeThrough = await composeMasked({
    picture,
    edited: await red(30, 20),
    mask: await png(white),
  });
  const after = await upright(seeThrough.data);
  expect(at(after, 4, 4)).toEqual([0, 0, 200]);
  expect(at(after, 4, 15)).toEqual([255, 0, 0]);
  expect(seeThrough.keptShare).toBe(0.5);
});

test('transparent pixels keep their bytes and give no dark fringe', async () => {
  const [width, height] = [20, 20];
  const data = new Uint8Array(width * height * 4);
  for (let p = 0; p < width * height; p++) data.set([p % 256, 7, 99, p % 3 === 0 ? 0 : 200], p * 4);
  const picture = await png({ data, width, height, channels: 4 });
  const mask = await maskOf(width, height, (x) => (x < 5 ? 0 : 128));
  const made = await composeMasked({ picture, edited: await red(width, height), mask });
  const [before, after] = [await upright(picture), await upright(made.data)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < 5; x++) expect(bytesAt(after, x, y)).toEqual(bytesAt(before, x, y));
    for (let x = 5; x < width; x++) {
      const [, , , opacity] = bytesAt(before, x, y);
      // Half of red over nothing is half-transparent red, no darker one.
      if (opacity === 0) expect(bytesAt(after, x, y)).toEqual([255, 0, 0, 128]);
    }
  }
});

test('of a photo on its side, the upright picture is kept', async () => {
  const stored = await jpeg(scene(64, 48));
  for (const orientation of [2, 3, 5, 6, 8]) {
    const picture = await sharp(stored).withMetadata({ orientation }).toBuffer();
    const before = await upright(picture);
    const { width, height } = before;
    expect([width, height]).toEqual(orientation < 5 ? [64, 48] : [48, 64]);
    const mask = await leftHalf(width, height);
    const made = await composeMasked({ picture, edited: await red(width, height), mask });
    expect(made).toMatchObject({ width, height, type: 'image/png', keptShare: 0.5 });
    const after = await upright(made.data);
    for (let y = 0; y < height; y++) {
      for (let x = width / 2; x < width; x++) expect(at(after, x, y)).toEqual(at(before, x, y));
    }
  }
});

test.each([
  ['grey', (picture: Sharp) => picture.toColourspace('b-w').png()],
  ['16-bit', (picture: Sharp) => picture.toColourspace('rgb16').png()],
  ['16-bit grey', (picture: Sharp) => picture.toColourspace('grey16').png()],
  ['CMYK', (picture: Sharp) => picture.toColourspace('cmyk').jpeg()],
  ['palette', (picture: Sharp) => picture.png({ palette: true, colours: 8 })],
  ['WebP', (picture: Sharp) => picture.webp()],
  ['GIF', (picture: Sharp) => picture.gif()],
  ['translucent grey', (picture: Sharp) => picture.ensureAlpha(0.5).toColourspace('b-w').png()],
  ['Display P3', (picture: Sharp) => picture.withIccProfile('p3').png()],
])('a %s picture counts as upright sRGB in 8 bits', async (_kind, encode) => {
  const picture = await encode(sharp(await png(scene(48, 32)))).toBuffer();
  const mask = await leftHalf(48, 32);
  const made = await composeMasked({ picture, edited: await red(48, 32), mask });
  const expected = await sharp(picture, { autoOrient: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const result = await sharp(made.data).ensureAlpha().raw().toBuffer();
  const { format, depth, space, exif, icc } = await sharp(made.data).metadata();
  expect({ format, depth, space, exif, icc }).toEqual({
    ...{ format: 'png', depth: 'uchar', space: 'srgb', exif: undefined, icc: undefined },
  });
  for (let y = 0; y < 32; y++) {
    const [from, to] = [(y * 48 + 24) * 4, (y + 1) * 48 * 4];
    expect(result.subarray(from, to).equals(expected.subarray(from, to))).toBe(true);
    expect([...result.subarray(y * 48 * 4, y * 48 * 4 + 3)]).toEqual([255, 0, 0]);
  }
});

test('an edited picture of another size is scaled to cover the first', async () => {
  const picture = await png(drawn(60, 40, () => [9, 9, 9]));
  // Twice as wide as needed: what covers is its middle, which is green.
  const edited = await png(drawn(240, 80, (x) => (x < 60 || x >= 180 ? [255, 0, 0] : [0, 255, 0])));
  const mask = await maskOf(60, 40, () => 255);
  const { data, width, height } = await composeMasked({ picture, edited, mask });
  expect([width, height]).toEqual([60, 40]);
  const after = await upright(data);
  for (const x of [5, 30, 54]) expect(at(after, x, 20)).toEqual([0, 255, 0]);
});

test('an edit that changes nothing inside of the painted area is none', async () => {
  const picture = await png(scene(60, 40));
  const edited = await png(
    drawn(60, 40, (x, y) => (x < 30 ? [255, 0, 0] : at(scene(60, 40), x, y))),
  );
  const mask = await maskOf(60, 40, (x) => (x < 30 ? 0 : 255));
  await expect(composeMasked({ picture, edited, mask })).rejects.toThrow(NothingChangedError);
});

test('work that nobody waits for any more stops', async () => {
  const picture = await png(scene(60, 40));
  const request = { picture, edited: await red(60, 40), mask: await leftHalf(60, 40) };
  await expect(
    composeMasked({ ...request, signal: AbortSignal.abort(new Error('gone')) }),
  ).rejects.toThrow('gone');
});

const broken: [string, () => Promise<Uint8Array>, RegExp][] = [
  ['all black', () => maskOf(60, 40, () => 0), /all black/],
  [
    'all transparent',
    () =>
      sharp({ create: { width: 60, height: 40, channels: 4, background: '#fff0' } })
        .png()
        .toBuffer(),
    /all black/,
  ],
  [
    'of other proportions',
    () => maskOf(40, 40, () => 255),
    /40 × 40 pixels, the upright picture 60 × 40/,
  ],
  ['turned', () => maskOf(40, 60, () => 255), /other proportions/],
];
test.each(broken)('a mask that is %s cannot be used', async (_what, make, words) => {
  const request = { picture: await png(scene(60, 40)), edited: await red(60, 40) };
  await expect(composeMasked({ ...request, mask: await make() })).rejects.toThrow(words);
});

test('a mask that ends early is damaged', async () => {
  const mask = (await leftHalf(60, 40)).subarray(0, 90);
  const request = { picture: await png(scene(60, 40)), edited: await red(60, 40), mask };
  await expect(composeMasked(request)).rejects.toMatchObject({ code: 'image_damaged' });
});

test('with a mask, the engine refuses what moves or resizes the picture, and offers what works', async () => {
  const images = [await png(scene(60, 40))];
  const mask = await leftHalf(60, 40);
  for (const prompt of [
    'rotate it by 90 degrees',
    'crop it to a square',
    'add a white border',
    'mirror it',
  ]) {
    const refusal = await editPicture({ images, prompt, mask }).catch((error) => error);
    expect(refusal).toMatchObject({ code: 'unsupported_edit' });
    expect(refusal.message).toMatch(/^Only the painted area may change, but this moves or resizes/);
    expect(refusal.alternatives).toContain('Make it black and white');
    expect(refusal.alternatives).not.toContain('Crop it to a square');
  }
});

test('with a mask, what is painted is what an edit of something marked is about', async () => {
  const grass = (x: number, y: number) =>
    [40 + ((x * 7 + y * 13) % 5) * 6, 130, 50] as [number, number, number];
  const isBall = (x: number, y: number) => Math.hypot(x - 60, y - 45) < 15;
  const picture = await png(drawn(120, 90, (x, y) => (isBall(x, y) ? [230, 40, 30] : grass(x, y))));
  const mask = await maskOf(120, 90, (x, y) => (Math.hypot(x - 60, y - 45) < 20 ? 255 : 0));
  const { data } = await editPicture({ images: [picture], prompt: 'remove this', mask });
  const [red, green] = at(await pixelsOf(data), 60, 45);
  expect(green).toBeGreaterThan(red);
});
