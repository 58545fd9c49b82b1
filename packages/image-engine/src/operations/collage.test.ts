import { describe, expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { at, drawn, pixelsOf, png, type Triple } from '../testing/pictures.ts';

const COLOURS: Triple[] = [
  [200, 30, 30],
  [30, 160, 40],
  [40, 60, 200],
  [220, 200, 30],
  [160, 40, 170],
];
const plain = (width: number, height: number, k: number) =>
  png(drawn(width, height, () => COLOURS[k] as Triple));
const sizes = [
  [120, 80],
  [80, 120],
  [100, 100],
  [120, 80],
  [90, 60],
] as const;
const pictures = (count: number) =>
  Promise.all(sizes.slice(0, count).map(([w, h], k) => plain(w, h, k)));

/** Share of the result that each picture takes. */
async function shares(images: Uint8Array[], prompt: string, aspectRatio?: string) {
  const { data, width, height } = await editPicture({ images, prompt, aspectRatio });
  const result = await pixelsOf(data);
  const counts = COLOURS.map(() => 0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const k = COLOURS.findIndex((colour) => String(colour) === String(at(result, x, y)));
      if (k >= 0) counts[k] = (counts[k] ?? 0) + 1;
    }
  }
  return { result, shares: counts.map((count) => count / (width * height)) };
}

describe('a collage', () => {
  it.each([2, 3, 4, 5])('of %d pictures gives each a fair share and fills its shape', async (n) => {
    const { shares: all } = await shares(await pictures(n), 'make a collage');
    for (const share of all.slice(0, n)) expect(share).toBeGreaterThan(0.4 / n);
    expect(all.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(0.9);
  });

  it('gives a small picture no cell for which all others have to shrink', async () => {
    const large = [
      [320, 480],
      [600, 600],
      [576, 432],
      [280, 340],
    ] as const;
    const images = await Promise.all([
      plain(160, 120, 0),
      ...large.map(([width, height], k) => plain(width, height, k + 1)),
    ]);
    const { data } = await editPicture({ images, prompt: 'make a square collage' });
    const { width, height } = await pixelsOf(data);
    expect(width * height).toBeGreaterThan(0.5 * large.reduce((sum, [w, h]) => sum + w * h, 0));
  });

  it.each(['make a collage', 'make a square collage'])(
    'gives pictures of about one size about one area: %s',
    async (prompt) => {
      const images = await Promise.all([
        plain(240, 180, 0),
        plain(240, 180, 1),
        plain(180, 120, 2),
        plain(240, 180, 3),
      ]);
      const { shares: all } = await shares(images, prompt);
      const four = all.slice(0, 4);
      expect(Math.max(...four)).toBeLessThan(1.6 * Math.min(...four));
    },
  );

  it('cuts nothing where the pictures fit as they are', async () => {
    const images = await Promise.all([plain(60, 90, 0), plain(60, 90, 1)]);
    const { data } = await editPicture({ images, prompt: 'a collage without gaps' });
    const result = await pixelsOf(data);
    expect(result.width / result.height).toBeCloseTo(120 / 90, 1);
    expect(at(result, 0, 0)).toEqual(COLOURS[0]);
    expect(at(result, result.width - 1, 0)).toEqual(COLOURS[1]);
  });

  it('has the colour that was asked for around and between', async () => {
    const { result } = await shares(await pictures(2), 'make a collage with a black background');
    expect(at(result, 0, 0)).toEqual([0, 0, 0]);
  });

  it('has a gap of as many px as are said', async () => {
    const { data, plan } = await editPicture({
      images: await Promise.all([
        png(drawn(100, 80, () => [9, 9, 9])),
        png(drawn(90, 90, () => [9, 9, 9])),
      ]),
      prompt: 'Make a collage with an 8 px red gap',
    });
    const result = await pixelsOf(data);
    expect(plan).toMatchObject([{ op: 'collage', params: { gapPx: 8 } }]);
    const row = Array.from(
      { length: result.width },
      (_, x) => at(result, x, result.height >> 1)[0],
    );
    expect(row.slice(0, 9).map((red) => red > 150)).toEqual([...Array(8).fill(true), false]);
  });

  it('rounds the corners of every picture when asked', async () => {
    const images = await Promise.all([plain(300, 200, 0), plain(300, 200, 1)]);
    const { result } = await shares(images, 'make a collage with rounded corners');
    const edge = result.data.findIndex((value) => value < 255) / 3;
    expect(edge % result.width).toBeGreaterThan(6);
  });

  it.each(['16:9', '1:1', '9:16', '3:2'])('is laid out in %s, not cut to it', async (ratio) => {
    const { result, shares: all } = await shares(await pictures(4), 'make a collage', ratio);
    const [w = 1, h = 1] = ratio.split(':').map(Number);
    expect(Math.abs(result.width - (result.height * w) / h)).toBeLessThanOrEqual(1.5);
    expect(at(result, 0, result.height - 1)).toEqual([255, 255, 255]);
    for (const share of all.slice(0, 4)) expect(share).toBeGreaterThan(0.05);
  });

  it.each([
    [1, 1],
    [8192, 1],
    [1, 3000],
  ])('takes a picture of %d × %d', async (width, height) => {
    const images = await Promise.all([plain(width, height, 0), plain(40, 30, 1)]);
    const { shares: all } = await shares(images, 'make a collage');
    expect(Math.min(all[0] as number, all[1] as number)).toBeGreaterThan(0.1);
  });

  it('lays transparent pictures on the ground', async () => {
    const clear = await png({
      data: new Uint8Array(40 * 30 * 4),
      width: 40,
      height: 30,
      channels: 4,
    });
    const { data } = await editPicture({ images: [clear, clear], prompt: 'a collage on red' });
    expect(at(await pixelsOf(data), 20, 15)).toEqual([214, 40, 48]);
  });

  it.each([
    ['collage 1 big on top and 2 small below'],
    ['collage with one big picture on the left and two small on the right'],
  ])('gives the first picture a side to itself: %s', async (prompt) => {
    const images = await Promise.all([0, 1, 2].map((k) => plain(120, 120, k)));
    const { result, shares: all } = await shares(images, prompt);
    expect(all[0]).toBeGreaterThan(2 * Math.max(all[1] ?? 0, all[2] ?? 0));
    const [right, foot] = [result.width - 12, result.height - 12];
    const isTop = prompt.includes('top');
    expect(at(result, isTop ? right : 12, isTop ? 12 : foot)).toEqual(COLOURS[0]);
    expect(at(result, right, foot)).toEqual(COLOURS[2]);
  });
});
