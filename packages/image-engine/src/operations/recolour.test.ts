import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import type { Selection } from '../picture/selection.ts';
import { apply, at, drawn, pixelsOf, png, type Triple } from '../testing/pictures.ts';

const RED = { name: 'red', rgb: [214, 40, 48] } as const;
const BLUE = { name: 'blue', rgb: [38, 92, 204] } as const;
const WHITE = { name: 'white', rgb: [255, 255, 255] } as const;

/** A red disc, lit from the left, on a green ground, with a piece of skin beside it. */
const disc = drawn(120, 80, (x, y): Triple => {
  if (Math.hypot(x - 50, y - 40) < 26) {
    const light = 1.15 - (x - 24) / 90;
    return [Math.round(190 * light), Math.round(34 * light), Math.round(40 * light)];
  }
  if (x > 100 && y < 30) return [214, 168, 140];
  return [70, 120, 60];
});

const recolour = (params: object) => ({
  op: 'recolour' as const,
  params: { thing: '', ...params },
});
type Step = Parameters<typeof apply>[1];

it('changes the colour and keeps the light and shade', async () => {
  const after = await apply(disc, recolour({ from: RED, to: BLUE }) as Step);
  const [lit, shaded] = [at(after, 32, 40), at(after, 68, 40)];
  for (const [r, , b] of [lit, shaded]) expect(b).toBeGreaterThan(r + 40);
  expect(lit[2]).toBeGreaterThan(shaded[2] + 20);
});

it('leaves the bytes of everything else, skin above all', async () => {
  const after = await apply(disc, recolour({ from: RED, to: BLUE }) as Step);
  for (const [x, y] of [
    [5, 5],
    [95, 70],
    [110, 10],
    [10, 70],
  ] as const)
    expect(at(after, x, y)).toEqual(at(disc, x, y));
});

/** A van before a grey wall: yellow where the sun is on it, brown as skin on its shaded side. */
const van = drawn(160, 120, (x, y): Triple => {
  const grain = (x * 5 + y * 11) % 7;
  if (x < 30 || x >= 130 || y < 30 || y >= 90) return [96 + grain, 98 + grain, 100 + grain];
  if (y < 52) return [232 + grain, 176 + grain, 30];
  return [176 + grain, 106 + grain, 44];
});

/** Blue above, white haze at the horizon of a sea, and a cloud. */
const seaside = drawn(240, 160, (x, y): Triple => {
  if (y > 130) return [226, 204, 160];
  if (y > 84) return [110 + ((x * 3 + y * 11) % 17), 180, 226];
  if (Math.hypot(x - 60, (y - 24) * 2) < 20) return [250, 250, 250];
  const down = y / 84;
  return [96 + 154 * down, 156 + 92 * down, 226 + 18 * down];
});
const PURPLE = { name: 'purple', rgb: [122, 62, 176] } as const;

it('gives all of a sky another colour, less where it is hazy, and none to clouds and the sea', async () => {
  const step = recolour({ from: null, to: PURPLE, thing: 'sky' }) as Step;
  const after = await apply(seaside, step);
  const column = Array.from({ length: 78 }, (_, y) => at(after, 160, y));
  expect((column[4]?.[0] ?? 0) - (column[4]?.[1] ?? 0)).toBeGreaterThan(40);
  for (const [y, [, green]] of column.entries())
    expect(Math.abs(green - (column[y - 1]?.[1] ?? green)), `row ${y}`).toBeLessThan(12);
  expect(at(after, 60, 24)).toEqual(at(seaside, 60, 24));
  for (const y of [96, 120, 150]) expect(at(after, 160, y)).toEqual(at(seaside, 160, y));
});

it('says so when there is no sky to recolour', async () => {
  const image = await png(drawn(120, 80, (x, y) => [60 + ((x * 7 + y * 13) % 40), 90, 50]));
  const step = recolour({ from: null, to: PURPLE, thing: 'sky' }) as Step;
  await expect(editPicture({ images: [image], prompt: '', plan: [step] })).rejects.toThrow(
    /no sky/,
  );
});

it.each([
  [{ from: null, to: BLUE, thing: 'van' }],
  [{ from: { name: 'yellow', rgb: [250, 208, 46] }, to: BLUE, thing: 'van' }],
])('takes a vehicle with its shaded side: %j', async (params) => {
  const after = await apply(van, recolour(params) as Step);
  for (const [x, y] of [
    [80, 40],
    [80, 70],
    [40, 84],
  ] as const) {
    const [r, , b] = at(after, x, y);
    expect(b).toBeGreaterThan(r + 20);
  }
  expect(at(after, 10, 60)).toEqual(at(van, 10, 60));
});

/** A flower, orange in its heart and peach at its rim, before leaves. */
const flower = drawn(160, 120, (x, y): Triple => {
  const far = Math.hypot(x - 80, y - 60);
  const grain = (x * 5 + y * 11) % 7;
  if (far < 16) return [226 + grain, 104 + grain, 40];
  if (far < 40) return [246, 178 + grain, 116 + grain];
  return [14 + grain, 62 + grain, 70];
});

it('takes a flower of one colour with its paler petals', async () => {
  const orange = { name: 'orange', rgb: [245, 130, 32] } as const;
  const after = await apply(flower, recolour({ from: orange, to: BLUE, thing: 'flower' }) as Step);
  for (const [x, y] of [
    [80, 60],
    [80, 30],
    [110, 60],
  ] as const) {
    const [r, , b] = at(after, x, y);
    expect(b).toBeGreaterThan(r + 30);
  }
});

/** A red cup with a white rim and coffee in it, on a grey table. */
const cup = drawn(200, 160, (x, y): Triple => {
  const far = Math.hypot(x - 100, y - 80);
  const light = 1.1 - (x - 40) / 400;
  const grain = (x * 7 + y * 13) % 5;
  if (far < 20) return [196 + grain, 118 + grain, 40];
  if (far < 26) return [156 + grain, 72 + grain, 26];
  if (far < 32) return [240, 236 + grain, 226];
  if (far < 60) return [Math.round(176 * light), Math.round(32 * light), Math.round(28 * light)];
  return [150 + grain, 152 + grain, 154];
});

it('leaves what a thing holds in its own colour, though that is next to the thing’s', async () => {
  const after = await apply(cup, recolour({ from: null, to: BLUE, thing: 'cup' }) as Step);
  for (const [x, y] of [
    [50, 80],
    [100, 32],
    [150, 84],
  ] as const) {
    const [r, , b] = at(after, x, y);
    expect(b).toBeGreaterThan(r + 40);
  }
  for (const [x, y] of [
    [100, 80],
    [100, 57],
    [77, 80],
  ] as const)
    expect(at(after, x, y)).toEqual(at(cup, x, y));
});

it('asks for a box when nearly all of the colour is elsewhere', async () => {
  // A dark jar with a yellow spot before a wall with a broad yellow band.
  const jar = drawn(200, 150, (x, y): Triple => {
    const grain = (x * 5 + y * 11) % 7;
    if (Math.hypot(x - 103, y - 70) < 3.5) return [240, 200 + grain, 40];
    if (Math.abs(x - 100) < 26 && y > 40 && y < 130) return [30 + grain, 40 + grain, 96];
    if (y < 26) return [236, 196 + grain, 40 + grain];
    return [188 + grain, 186 + grain, 180 + grain];
  });
  const yellow = { name: 'yellow', rgb: [250, 208, 46] } as const;
  const plan = [recolour({ from: yellow, to: BLUE, thing: 'label' })] as Step[];
  const edit = editPicture({ images: [await png(jar)], prompt: '', plan });
  await expect(edit).rejects.toThrow(/elsewhere.*Draw a box/);
});

/** A red skirt beside hair, skin and wood in warm light, and a mouth. */
const warm = drawn(160, 100, (x, y): Triple => {
  const grain = (x * 7 + y * 13) % 9;
  if (y > 80) return [196 + grain, 116 + grain, 62 + grain];
  if (x > 20 && x < 60 && y > 40) return [226 + grain, 62 + grain, 30];
  if (Math.hypot(x - 110, y - 45) < 4) return [205, 60 + grain, 40];
  if (Math.hypot(x - 110, y - 40) < 22) return [240 - grain, 184, 138];
  if (Math.hypot(x - 110, y - 36) < 30) return [100 + grain, 46, 12];
  return [150, 146, 120 + grain];
});

it('leaves skin, hair, wood and a mouth as they are when a red skirt is recoloured', async () => {
  const after = await apply(warm, recolour({ from: RED, to: BLUE, thing: 'skirt' }) as Step);
  const [r, , b] = at(after, 40, 60);
  expect(b).toBeGreaterThan(r + 60);
  for (let y = 0; y < 100; y++)
    for (let x = 0; x < 160; x++)
      if (x > 66 || y > 86) expect(at(after, x, y)).toEqual(at(warm, x, y));
});

it('does not call fur, skin or wood red where nothing is', async () => {
  const fur = drawn(
    120,
    80,
    (x, y): Triple =>
      x < 60 ? [176 + (y % 8), 124, 84] : y < 40 ? [226, 172, 140] : [168, 92, 54 + (x % 7)],
  );
  const after = await apply(fur, recolour({ from: RED, to: BLUE }) as Step);
  expect(Buffer.compare(after.data, fur.data)).toBe(0);
});

it('can make a coloured thing white, with shade left in it', async () => {
  const after = await apply(disc, recolour({ from: RED, to: WHITE }) as Step);
  const [r, g, b] = at(after, 40, 40);
  expect(Math.min(r, g, b)).toBeGreaterThan(150);
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(24);
  expect(at(after, 34, 40)[1]).toBeGreaterThan(at(after, 70, 40)[1] + 8);
});

it('recolours what a box holds, whatever its colour', async () => {
  const selection: Selection = { box: { left: 0.18, top: 0.1, right: 0.66, bottom: 0.9 } };
  const plan = [recolour({ from: null, to: BLUE }) as Step];
  const { data } = await editPicture({ images: [await png(disc)], prompt: '', plan, selection });
  const after = await pixelsOf(data);
  const [r, , b] = at(after, 50, 40);
  expect(b).toBeGreaterThan(r + 40);
  expect(at(after, 100, 60)).toEqual(at(disc, 100, 60));
});

it('finds nothing where there is no such colour', async () => {
  const plan = [recolour({ from: { name: 'purple', rgb: [122, 62, 176] }, to: BLUE }) as Step];
  const edit = editPicture({ images: [await png(disc)], prompt: '', plan });
  await expect(edit).rejects.toThrow(/^No purple was found\.$/);
});

it.each([
  [1, 1],
  [8192, 1],
])('does nothing to a grey picture of %i × %i', async (width, height) => {
  const grey = drawn(width, height, () => [120, 120, 120]);
  const after = await apply(grey, recolour({ from: RED, to: BLUE }) as Step);
  expect(Buffer.compare(after.data, grey.data)).toBe(0);
});

it.each([
  ['make the red dress blue', 'red', 'blue', 'dress'],
  ['change the orange suit to green', 'orange', 'green', 'suit'],
  ['turn the car blue', undefined, 'blue', 'car'],
  ['make her jacket #ff8800', undefined, '#ff8800', 'jacket'],
  ['recolour the flower purple', undefined, 'purple', 'flower'],
  ['change the colour of the car to red', undefined, 'red', 'car'],
  ['turn the white shirt into black', 'white', 'black', 'shirt'],
  ['please paint the wooden door dark green', undefined, 'dark green', 'wooden door'],
  ['change red to blue', 'red', 'blue', ''],
  ['make the sky purple', undefined, 'purple', 'sky'],
])('understands “%s”', (prompt, from, to, thing) => {
  const { plan, refused } = parsePrompt(prompt);
  expect(refused).toEqual([]);
  expect(plan).toMatchObject([{ op: 'recolour', params: { to: { name: to }, thing } }]);
  expect(Object(plan[0]?.params).from?.name).toBe(from);
});

it.each([
  'make her hair red',
  'make his skin green',
  'colorize this black and white photo',
  'make it blue',
  'make the red dress brighter',
])('does not take “%s” for it', (prompt) => {
  expect(parsePrompt(prompt).plan.map(({ op }) => op)).not.toContain('recolour');
});
