import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { decode } from '../encode.ts';
import { paintedScene } from '../testing/pictures.ts';
import { embedMark } from './embed.ts';
import { findMarks } from './find.ts';
import type { Raster } from './plane.ts';

const key = new Uint8Array(32).fill(7);
const id = 0x9f1c04d2ab35e768n;
let scene: Raster;
let marked: Raster;

beforeAll(async () => {
  scene = await decode(await paintedScene());
  marked = { ...scene, data: scene.data.slice() };
  embedMark(marked, { id, key });
});

/** dB */
function psnr(a: Raster, b: Raster): number {
  let squares = 0;
  for (let i = 0; i < a.data.length; i++) {
    squares += ((a.data[i] as number) - (b.data[i] as number)) ** 2;
  }
  return 10 * Math.log10(255 ** 2 / (squares / a.data.length));
}

const open = ({ data, width, height, channels }: Raster) =>
  sharp(data, { raw: { width, height, channels } });

async function idsAfter(change: (picture: Sharp) => Sharp): Promise<bigint[]> {
  const picture = await decode(await change(open(marked)).toBuffer());
  return (await findMarks(picture, key, { patienceMs: 60_000 })).map((found) => found.id);
}

describe('a mark', () => {
  test('is not seen', () => {
    expect(psnr(scene, marked)).toBeGreaterThan(42.5);
  });

  test.each<[string, (picture: Sharp) => Sharp]>([
    ['nothing', (picture) => picture.png()],
    ['JPEG at quality 50', (picture) => picture.jpeg({ quality: 50 })],
    ['WebP at quality 80', (picture) => picture.webp({ quality: 80, effort: 0 })],
    [
      'cropping away from the tile’s grid',
      (picture) => picture.extract({ left: 53, top: 31, width: 480, height: 360 }).png(),
    ],
    ['scaling to 75 %', (picture) => picture.resize(576).png()],
    ['a turn of 1°', (picture) => picture.rotate(1, { background: '#000' }).png()],
    ['a turn of 90°', (picture) => picture.rotate(90).png()],
    ['mirroring', (picture) => picture.flop().png()],
  ])('is found after %s', async (_, change) => {
    expect(await idsAfter(change)).toEqual([id]);
  });

  test('leaves a plain backdrop plain, and is found by the texture of what stands before it', async () => {
    const { width, height, channels } = scene;
    const picture = { ...scene, data: scene.data.slice() };
    const plain = Math.round(width * 0.4) * channels;
    for (let y = 0; y < height; y++)
      picture.data.fill(240, y * width * channels, y * width * channels + plain);
    const before = picture.data.slice();
    embedMark(picture, { id, key });
    let squares = 0;
    for (let y = 0; y < height; y++)
      for (let at = y * width * channels, end = at + plain / 2; at < end; at++)
        squares += ((picture.data[at] as number) - (before[at] as number)) ** 2;
    expect(Math.sqrt(squares / (height * (plain / 2)))).toBeLessThan(0.95);
    const shared = await decode(await open(picture).jpeg({ quality: 60 }).toBuffer());
    const found = await findMarks(shared, key, { patienceMs: 60_000 });
    expect(found.map((mark) => mark.id)).toEqual([id]);
  });

  test('is found where a second one lies over it', async () => {
    const twice = { ...marked, data: marked.data.slice() };
    embedMark(twice, { id: 5n, key });
    const found = await findMarks(twice, key);
    expect(found.map((mark) => mark.id)).toContain(5n);
  });

  test('is taken out when another one replaces it', async () => {
    const replaced = { ...marked, data: marked.data.slice() };
    embedMark(replaced, { id: 5n, key, replaces: id });
    expect((await findMarks(replaced, key)).map((mark) => mark.id)).toEqual([5n]);
    expect(psnr(scene, replaced)).toBeGreaterThan(41.5);
  });

  test('is not found with another key, nor in a picture without one', async () => {
    const other = new Uint8Array(32).fill(8);
    expect(await findMarks(marked, other, { patienceMs: 60_000 })).toEqual([]);
    expect(await findMarks(scene, key, { patienceMs: 60_000 })).toEqual([]);
  });

  test('leaves pixels that are to be kept, and transparent ones, as they are', async () => {
    const clear = await decode(await open(scene).ensureAlpha(0).png().toBuffer());
    const before = clear.data.slice();
    expect(embedMark(clear, { id, key })).toBe(true);
    expect(clear.data).toEqual(before);
    const kept = { ...scene, data: scene.data.slice() };
    const keep = new Uint8Array(scene.width * scene.height).fill(1, 0, scene.width * 200);
    expect(embedMark(kept, { id, key, keep })).toBe(true);
    const rows = scene.width * 200 * scene.channels;
    expect(kept.data.subarray(0, rows)).toEqual(scene.data.subarray(0, rows));
    expect(kept.data.subarray(rows)).not.toEqual(scene.data.subarray(rows));
  });

  test('is not put where too few pixels may change', async () => {
    const small = await decode(await open(scene).resize(150, 120).png().toBuffer());
    const before = small.data.slice();
    expect(embedMark(small, { id, key })).toBe(false);
    expect(small.data).toEqual(before);
  });

  test('is found in a picture of one colour, and nothing is in one without', async () => {
    const create = { width: 512, height: 512, channels: 3 as const, background: '#6a7f9b' };
    const plain = await decode(await sharp({ create }).png().toBuffer());
    expect(await findMarks(plain, key)).toEqual([]);
    embedMark(plain, { id, key });
    expect((await findMarks(plain, key)).map((mark) => mark.id)).toEqual([id]);
  });
});

describe('a search', () => {
  test('ends when it is called off', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(findMarks(scene, key, { signal })).rejects.toThrow('gone');
  });

  test('finds the mark of a large picture in a small copy of it', async () => {
    const large = await decode(
      await open(scene).resize(2600).png({ compressionLevel: 0 }).toBuffer(),
    );
    embedMark(large, { id, key });
    const copy = await decode(await open(large).resize(1040).jpeg({ quality: 80 }).toBuffer());
    expect((await findMarks(copy, key, { patienceMs: 60_000 })).map((mark) => mark.id)).toEqual([
      id,
    ]);
  });
});
