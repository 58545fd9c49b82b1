import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { applyToMarked } from '../testing/marked.ts';
import { apply, at, drawn, edited, pixelsOf, png, said } from '../testing/pictures.ts';

const grid = drawn(120, 80, (x, y) => [x, y, 0]);

const RATIOS = ['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9'];

it.each(RATIOS)('to %s has that ratio, to the pixel', async (ratio) => {
  const [w, h] = ratio.split(':').map(Number) as [number, number];
  const { width, height } = await apply(grid, { op: 'crop', params: { ratio } });
  expect(Math.abs(width - (height * w) / h) < 1 || Math.abs(height - (width * h) / w) < 1).toBe(
    true,
  );
  expect(width === 120 || height === 80).toBe(true);
});

it('keeps what stands out, wherever that is', async () => {
  const places = [30, 110, 270];
  for (const x of places) {
    const disc = drawn(300, 120, (px, py) =>
      Math.hypot(px - x, py - 60) < 24 ? [230, 60, 40] : [70, 120, 190],
    );
    const cut = await edited(disc, 'crop it to a square');
    expect([cut.width, cut.height]).toEqual([120, 120]);
    const red = cut.data.filter((value, i) => i % cut.channels === 0 && value > 200).length;
    expect(red).toBeGreaterThan(1700);
  }
});

it('keeps what is marked, whatever else stands out', async () => {
  const disc = drawn(300, 120, (px, py) =>
    Math.hypot(px - 40, py - 60) < 24 ? [230, 60, 40] : [70, 120, 190],
  );
  const box = { left: 0.7, top: 0.2, right: 0.95, bottom: 0.8 };
  const prompt = 'crop it to a square';
  const made = await editPicture({ images: [await png(disc)], prompt, selection: { box } });
  const cut = await pixelsOf(made.data);
  expect(cut.data.every((value, i) => i % cut.channels !== 0 || value < 200)).toBe(true);
});

it.each([
  ['square, and the left side stays', 0],
  ['crop to a square from the right', 40],
  ['square crop, but lose the left part', 40],
  ['crop to 1:1 and keep the top', 20],
])('keeps the side that is to stay: %s', async (prompt, left) => {
  expect(at(await edited(grid, prompt), 0, 0)).toEqual([left, 0, 0]);
});

/** What catches the eye is at the left. */
const spot = drawn(300, 120, (px, py) =>
  Math.hypot(px - 40, py - 60) < 24 ? [230, 60, 40] : [70, 120, (px / 2) | 0],
);

it.each([
  'crop it to a square from the centre',
  'centre crop 1:1',
  'square, keep the middle',
  'crop the centre to a square',
])('keeps the middle when that is said: %s', async (prompt) => {
  expect(at(await edited(spot, prompt), 0, 0)).toEqual([70, 120, 45]);
});

it('keeps the side that was said when the ratio is given beside the words', async () => {
  const made = await editPicture({
    images: [await png(grid)],
    prompt: 'square crop, keep the right',
    aspectRatio: '4:5',
  });
  expect(at(await pixelsOf(made.data), 0, 0)).toEqual([120 - 64, 0, 0]);
});

it('is not about what goes', async () => {
  const bin = drawn(360, 120, (px, py): [number, number, number] => {
    if (Math.hypot(px - 250, py - 60) < 30) return [230, 60, 40];
    if (px > 20 && px < 60 && py > 60 && py < 110) return [30, 30, 34];
    return [70 + ((px * 5 + py * 11) % 7), 120, 190];
  });
  const made = await editPicture({
    images: [await png(bin)],
    prompt: 'erase what I marked and crop it to a square',
    selection: { box: { left: 0.04, top: 0.45, right: 0.18, bottom: 0.95 } },
  });
  const { data, channels } = await pixelsOf(made.data);
  expect(data.filter((value, i) => i % channels === 0 && value > 200).length).toBeGreaterThan(2500);
});

it('cuts only the edge that was named', async () => {
  const result = await edited(grid, 'crop the top 25%');
  expect([result.width, result.height]).toEqual([120, 60]);
  expect(at(result, 0, 0)).toEqual([0, 20, 0]);
});

it('cuts as many px as are said off every edge that is named', async () => {
  const result = await edited(grid, 'crop 20px off the left and 10px off the bottom');
  expect([result.width, result.height]).toEqual([100, 70]);
  expect(at(result, 0, 0)).toEqual([20, 0, 0]);
});

it('leaves something of the picture when more px are cut than it has', async () => {
  const params = { left: 400, top: 0, right: 400, bottom: 0, unit: 'px' } as const;
  const { width, height } = await apply(grid, { op: 'crop', params });
  expect(width).toBeGreaterThan(0);
  expect(height).toBe(80);
});

it('describes the cut', () => {
  expect(said({ op: 'crop', params: { left: 0, top: 0.2, right: 0, bottom: 0 } })).toBe(
    'cut 20% off the top',
  );
});

it.each([
  ['13x18 cm print', 240, 160, 18 / 13],
  ['13x18 cm print', 160, 240, 13 / 18],
  ['13x18 portrait', 240, 160, 13 / 18],
  ['crop to 9:16', 240, 160, 9 / 16],
] as const)(
  'a sheet of paper lies as the picture does: %s of %i × %i',
  async (wish, w, h, ratio) => {
    const { width, height } = await edited(
      drawn(w, h, (x, y) => [x, y, 0]),
      wish,
    );
    expect(width / height).toBeCloseTo(ratio, 1);
  },
);

it.each(['crop to 3:1', 'banner 300x100'])('%s: of a figure rather the upper end', async (wish) => {
  const figure = drawn(300, 300, (x, y) =>
    x > 120 && x < 180 && y > 50 && y < 290 ? [200, 40, y] : [90, 150, 210],
  );
  const after = await edited(figure, wish);
  expect(at(after, 150, 95)[2]).toBeLessThan(190);
  expect(at(after, 150, 95)[0]).toBeGreaterThan(180);
});

it('shows all of what is put on another ground, and more of that', async () => {
  const white = { name: 'white', rgb: [255, 255, 255] as const };
  const long = drawn(160, 80, (x, y) => {
    const grain = ((x * 7 + y * 13) % 5) * 6;
    const isInside = Math.hypot((x - 80) / 40, (y - 40) / 14) < 1;
    return isInside ? [226, 120 + (y % 3), 40] : [40 + grain, 120 + grain, 50];
  });
  const after = await applyToMarked(
    long,
    { op: 'crop', params: { ratio: '1:2' } },
    { op: 'replaceBackground', params: { to: 'colour', colour: white } },
  );
  expect([after.width, after.height]).toEqual([40, 80]);
  const across = Array.from({ length: after.width }, (_, x) => at(after, x, 40)[2] < 120);
  expect([across[0], across.at(-1)]).toEqual([false, false]);
  expect(across.filter((isInside) => isInside).length).toBeGreaterThan(28);
  for (const y of [0, 20, 60, 79]) expect(at(after, 20, y)).toEqual([255, 255, 255]);
});
