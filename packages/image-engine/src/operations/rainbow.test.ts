import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { apply, at, drawn, edited, png } from '../testing/pictures.ts';

it('lays an arc over the picture and leaves the rest untouched', async () => {
  const grey = drawn(180, 120, () => [90, 90, 90]);
  const result = await apply(grey, { op: 'rainbow', params: { form: 'arc', percent: 55 } });
  expect(at(result, 90, 118)).toEqual([90, 90, 90]);
  expect(at(result, 1, 1)).toEqual([90, 90, 90]);
  const column = Array.from({ length: 60 }, (_, y) => at(result, 90, y));
  const red = column.findIndex(([r, g, b]) => r > g + 15 && r > b + 15);
  const blue = column.findIndex(([r, g, b]) => b > r + 15 && b > g);
  expect(red).toBeGreaterThan(0);
  expect(blue).toBeGreaterThan(red);
});

it('stands in the sky, and not before the land, however little of it is sky', async () => {
  const isTree = (x: number, y: number) => Math.hypot(x - 40, y - 60) < 34;
  const isSky = (x: number, y: number) => y < 34 && !isTree(x, y);
  const grain = (x: number, y: number) => ((x * 7 + y * 13) % 7) * 3;
  const park = drawn(240, 160, (x, y) =>
    isSky(x, y) ? [160, 196, 236] : [40, (isTree(x, y) ? 70 : 120) + grain(x, y), 50],
  );
  const result = await edited(park, 'add a rainbow');
  const places = Array.from(
    { length: 240 * 160 },
    (_, p) => [p % 240, Math.floor(p / 240)] as const,
  );
  const changed = places.filter(([x, y]) => {
    const [before, after] = [at(park, x, y), at(result, x, y)];
    return after.some((v, c) => Math.abs(v - (before[c] as number)) > 12);
  });
  expect(changed.some(([x, y]) => isSky(x, y))).toBe(true);
  expect(
    changed.filter(([x, y]) => !isSky(x, y - 3) && !isSky(x - 3, y) && !isSky(x + 3, y)),
  ).toEqual([]);
});

it('stands where it is wanted', async () => {
  const grey = drawn(180, 120, () => [90, 90, 90]);
  const reaches = async (prompt: string, x: number) => {
    const result = await edited(grey, prompt);
    return Array.from({ length: 60 }, (_, y) => at(result, x, y)).some(([r, g]) => r > g + 15);
  };
  expect(await reaches('add a rainbow on the right', 150)).toBe(true);
  expect(await reaches('add a rainbow on the right', 20)).toBe(false);
  expect(await reaches('a rainbow at the top left', 30)).toBe(true);
  expect(await reaches('a rainbow at the top left', 160)).toBe(false);
});

it('can spread the colours over all of it', async () => {
  const result = await edited(
    drawn(120, 60, () => [128, 128, 128]),
    'rainbow colours overlay',
  );
  const [left, right] = [at(result, 4, 4), at(result, 116, 56)];
  expect(left[0]).toBeGreaterThan(left[2]);
  expect(right[2]).toBeGreaterThan(right[1]);
});

it('stands behind somebody with a dark hat', async () => {
  const isHat = (x: number, y: number) =>
    Math.hypot((x - 90) / 48, (y - 56) / 30) < 1 || (y < 50 && y > 8 && Math.abs(x - 90) < 22);
  const isBody = (x: number, y: number) =>
    Math.hypot((x - 90) / 24, (y - 82) / 34) < 1 || (y > 110 && Math.abs(x - 90) < 62);
  const picture = drawn(180, 160, (x, y) => {
    if (isHat(x, y) && !(y > 60 && Math.abs(x - 90) < 20)) return [22, 24, 30];
    if (isBody(x, y)) return y > 115 ? [30, 30, 36] : [226, 186, 164];
    const grain = ((x * 7 + y * 13) % 5) * 2;
    return y < 34 ? [228, 234, 238] : [112 + grain, 158 + grain, 118];
  });
  const result = await edited(picture, 'add a rainbow');
  const isChanged = (x: number, y: number) =>
    at(result, x, y).some((v, c) => Math.abs(v - (at(picture, x, y)[c] as number)) > 12);
  const places = Array.from(
    { length: 180 * 160 },
    (_, p) => [p % 180, Math.floor(p / 180)] as const,
  );
  expect(places.some(([x, y]) => !isHat(x, y) && isChanged(x, y))).toBe(true);
  expect(
    places.filter(([x, y]) => Math.hypot((x - 90) / 42, (y - 56) / 24) < 1 && isChanged(x, y)),
  ).toEqual([]);
});

it('says that there is no sky where it stands before a room', async () => {
  const images = [await png(drawn(180, 120, (x, y) => [130 + ((x * 7 + y * 13) % 40), 100, 70]))];
  const { message } = await editPicture({ images, prompt: 'add a rainbow' });
  expect(message).toMatch(/no sky/);
});
