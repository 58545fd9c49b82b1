import { describe, expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { FRAME_STYLES, frameEdges } from '../frames/styles.ts';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import { apply, at, drawn, edited, png, scene } from '../testing/pictures.ts';

const plain = drawn(120, 90, () => [10, 120, 30]);
const white = { name: 'white', rgb: [255, 255, 255] as const };
const framed = (style: (typeof FRAME_STYLES)[number], caption: string | null = null) =>
  apply(plain, {
    op: 'frame',
    params: { style, colour: white, px: 20, share: 0.1, rounded: false, caption },
  });

describe('a plain border', () => {
  it('goes around the picture and leaves the picture', async () => {
    const result = await edited(scene(), 'add a 5 px red border');
    expect([result.width, result.height]).toEqual([106, 74]);
    expect(at(result, 0, 0)).toEqual([214, 40, 48]);
    expect(at(result, 5, 5)).toEqual(at(scene(), 0, 0));
  });

  it('stays within a size that is asked for', async () => {
    const bare = drawn(200, 100, () => [10, 120, 30]);
    const result = await edited(bare, 'resize to 120x80 and add a 10 px red border');
    expect([result.width, result.height]).toEqual([120, 80]);
    expect([at(result, 9, 9), at(result, 110, 70)]).toEqual([
      [214, 40, 48],
      [214, 40, 48],
    ]);
    expect([at(result, 11, 11), at(result, 108, 68)]).toEqual([
      [10, 120, 30],
      [10, 120, 30],
    ]);
  });

  it('rounds the inner corners when asked', async () => {
    const result = await edited(
      drawn(100, 100, () => [10, 20, 30]),
      'white rounded border',
    );
    expect(at(result, 4, 4)).toEqual([255, 255, 255]);
    expect(at(result, 54, 54)).toEqual([10, 20, 30]);
  });

  it('is a ring around a round picture', async () => {
    const result = await edited(
      drawn(100, 100, () => [10, 20, 30]),
      'round crop, 10 px red border',
    );
    const pixel = (x: number, y: number) => [...result.data.slice((y * 120 + x) * 4).slice(0, 4)];
    expect([result.width, result.height, result.channels]).toEqual([120, 120, 4]);
    expect([pixel(0, 0)[3], pixel(14, 14)[3]]).toEqual([0, 0]);
    expect(pixel(5, 60)).toEqual([214, 40, 48, 255]);
    expect(pixel(21, 21)).toEqual([214, 40, 48, 255]);
    expect(pixel(60, 60)).toEqual([10, 20, 30, 255]);
  });
});

describe.each(FRAME_STYLES)('the style %s', (style) => {
  it('leaves the middle of the picture and says its size beforehand', async () => {
    const result = await framed(style);
    const edges = frameEdges(style, plain, 20);
    expect([result.width, result.height]).toEqual([
      120 + edges.left + edges.right,
      90 + edges.top + edges.bottom,
    ]);
    expect(at(result, edges.left + 60, edges.top + 45)).toEqual([10, 120, 30]);
  });

  it('fits around a single pixel and a strip', async () => {
    for (const [width, height] of [
      [1, 1],
      [1, 300],
    ] as const) {
      const images = [await png(drawn(width, height, () => [9, 9, 9]))];
      const params = { style, colour: white, px: null, share: 0.1, rounded: false, caption: null };
      const result = await editPicture({ images, prompt: '', plan: [{ op: 'frame', params }] });
      expect(result.height).toBeGreaterThan(height);
    }
  });
});

it('an instant print is wider below, and can be written on', async () => {
  const bare = await framed('polaroid');
  const written = await framed('polaroid', 'Summer');
  expect(bare.height - 90).toBeGreaterThan((bare.width - 120) * 2);
  const [row] = [...written.data.keys()].filter((i) => written.data[i] !== bare.data[i]);
  expect(Math.floor((row ?? 0) / 3 / written.width)).toBeGreaterThan(26 + 90);
});

it('a caption after “polaroid” is written on the frame, not on the picture', async () => {
  const images = [await png(plain)];
  const { plan } = await editPicture({ images, prompt: 'polaroid frame with the caption “Us”' });
  expect(plan).toMatchObject([{ op: 'frame', params: { style: 'polaroid', caption: 'Us' } }]);
});

it('a gallery frame has its colour on the rail, and a mount of its own', async () => {
  const result = await edited(
    drawn(240, 180, () => [10, 120, 30]),
    'gold museum frame',
  );
  const [r, , b] = at(result, 3, Math.floor(result.height / 2));
  expect(r - b).toBeGreaterThan(60);
  const mount = at(result, Math.floor(result.width * 0.06), Math.floor(result.height / 2));
  expect(Math.max(...mount) - Math.min(...mount)).toBeLessThan(12);
});

it.each(['a dark wooden frame', 'frame it in walnut', 'un marco de madera oscura'])(
  'a wooden frame has the wood that is asked for, and its own mount: %s',
  async (prompt) => {
    const levelOf = async (wish: string) => {
      const { data, width, height } = await edited(plain, wish);
      const rail = [...Array(Math.floor(width)).keys()].map((x) => data[(2 * width + x) * 3] ?? 0);
      const mount = data[(Math.floor(height / 2) * width + Math.floor(width * 0.09)) * 3] ?? 0;
      return { rail: rail.reduce((sum, v) => sum + v, 0) / width, mount };
    };
    const [oak, asked] = [await levelOf('a wooden frame'), await levelOf(prompt)];
    expect(asked.rail).toBeLessThan(oak.rail * 0.75);
    expect(asked.mount).toBeGreaterThan(oak.mount - 8);
  },
);

it('of gold is moulded: light above, in shade below, and no flat strip', async () => {
  const { plan } = parsePrompt('add a gold frame');
  const step = plan[0];
  if (!step) throw new Error('nothing read');
  const before = drawn(300, 200, () => [90, 90, 90]);
  const after = await apply(before, step);
  const rail = (after.height - before.height) / 2;
  const lightOf = (y: number) => at(after, after.width >> 1, y).reduce((sum, v) => sum + v, 0);
  const above = Array.from({ length: rail }, (_, k) => lightOf(k));
  const below = Array.from({ length: rail }, (_, k) => lightOf(after.height - 1 - k));
  expect(Math.max(...above) - Math.min(...above)).toBeGreaterThan(60);
  expect(above[1]).toBeGreaterThan((below[1] ?? 0) + 60);
});
