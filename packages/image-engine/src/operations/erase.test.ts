import { describe, expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { SubjectUnclearError } from '../errors.ts';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import type { Pixels } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';
import type { Selection } from '../picture/selection.ts';
import { at, drawn, pixelsOf, png } from '../testing/pictures.ts';

const BOX = { left: 0.4, top: 0.35, right: 0.6, bottom: 0.65 };

async function erasedFrom(picture: Pixels, selection?: Selection): Promise<Pixels> {
  const plan = [{ op: 'erase' as const, params: {} }];
  const images = [await png(picture)];
  const { data } = await editPicture({ images, prompt: '', plan, selection });
  return pixelsOf(data);
}

/** A sky above a meadow with grain, and something red in the middle. */
function meadow(): Pixels {
  const random = randomFrom(1);
  return drawn(120, 90, (x, y) => {
    if (Math.abs(x - 60) < 9 && Math.abs(y - 45) < 11) return [220, 20, 30];
    const grain = Math.round(random() * 24);
    return y < 45 ? [120, 160, 220 - Math.round(y / 3)] : [60 + grain, 120 + grain, 40 + grain];
  });
}

const isRed = ([r, g]: number[]) => (r ?? 0) > (g ?? 0) + 40;

it('fills the box with what is around it, and leaves every other pixel as it was', async () => {
  const before = meadow();
  const after = await erasedFrom(before, { box: BOX });
  for (let y = 0; y < 90; y++) {
    for (let x = 0; x < 120; x++) {
      const isInside = x >= 48 && x < 72 && y >= 32 && y < 59;
      if (isInside) expect(isRed(at(after, x, y))).toBe(false);
      else expect(at(after, x, y)).toEqual(at(before, x, y));
    }
  }
  const [, , sky] = at(after, 60, 36);
  const [, grass, earth] = at(after, 60, 55);
  expect(sky).toBeGreaterThan(180);
  expect(grass).toBeGreaterThan(earth + 40);
});

it('takes a large box for the thing in it, and keeps what it shows beside that', async () => {
  const before = meadow();
  const after = await erasedFrom(before, {
    box: { left: 0.25, top: 0.2, right: 0.75, bottom: 0.8 },
  });
  for (let y = 30; y < 60; y++)
    for (let x = 48; x < 72; x++) expect(isRed(at(after, x, y))).toBe(false);
  for (const [x, y] of [
    [31, 20],
    [88, 20],
    [31, 70],
    [88, 70],
  ] as const)
    expect(at(after, x, y)).toEqual(at(before, x, y));
});

it('keeps what lies beside a thing in a small box too, such as lines that go past it', async () => {
  const random = randomFrom(2);
  const before = drawn(240, 180, (x, y) => {
    const grain = Math.round(random() * 20);
    if (Math.hypot(x - 120, y - 90) < 12) return [220, 40, 30];
    return Math.abs(x - 138) < 3 ? [40 + grain, 40, 40] : [150, 180 + grain, 140];
  });
  const after = await erasedFrom(before, {
    box: { left: 0.43, top: 0.4, right: 0.6, bottom: 0.6 },
  });
  expect(isRed(at(after, 120, 90))).toBe(false);
  for (let y = 74; y < 106; y++) expect(at(after, 139, y)).toEqual(at(before, 139, y));
});

it('goes on evenly where the ground is even, with its grain', async () => {
  const random = randomFrom(4);
  const ground = (x: number, y: number) => 120 + x / 3 + y / 4;
  const wall = drawn(200, 150, (x, y) => {
    if (Math.abs(x - 100) < 34 && Math.abs(y - 70) < 30)
      return (x >> 2) % 2 ? [30, 90, 40] : [220, 60, 30];
    const level = Math.round(ground(x, y) + 8 * random() - 4);
    return [level, level, level - 20];
  });
  const box = { left: 0.3, top: 0.22, right: 0.7, bottom: 0.72 };
  const after = await erasedFrom(wall, { box });
  const means: number[] = [];
  const steps: number[] = [];
  for (let y = 42; y < 98; y++)
    for (let x = 70; x < 130; x++) {
      const off = at(after, x, y)[0] - ground(x, y);
      means.push(off);
      steps.push(Math.abs(at(after, x, y)[0] - at(after, x + 1, y)[0]));
    }
  const mean = (of: number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;
  for (let k = 0; k + 600 <= means.length; k += 600)
    expect(Math.abs(mean(means.slice(k, k + 600)))).toBeLessThan(2.5);
  expect(mean(steps)).toBeGreaterThan(1.5);
});

it('fills separate strokes each from its own surroundings, the same way every time', async () => {
  const strokes = [
    { keep: true, radius: 0.05, points: [[0.5, 0.4] as [number, number]] },
    { keep: true, radius: 0.04, points: [[0.1, 0.9] as [number, number]] },
  ];
  const [one, two] = [
    await erasedFrom(meadow(), { strokes }),
    await erasedFrom(meadow(), { strokes }),
  ];
  expect(Buffer.compare(one.data, two.data)).toBe(0);
  expect(isRed(at(one, 60, 36))).toBe(false);
});

it('never fills a place at the picture’s side with a face from elsewhere', async () => {
  const random = randomFrom(3);
  const portrait = drawn(160, 120, (x, y) => {
    const grain = Math.round(random() * 8);
    if (Math.hypot(x - 100, y - 60) < 14) return [226 - grain, 170, 138];
    if (Math.hypot(x - 100, y - 54) < 20) return [112, 74 + grain, 44];
    return x < 26 ? [150, 30 + grain, 60] : [196, 194, 188 + grain];
  });
  const after = await erasedFrom(portrait, {
    box: { left: 0, top: 0, right: 0.25, bottom: 0.6 },
  });
  for (let y = 0; y < 120; y++)
    for (let x = 0; x < 160; x++) {
      const [r, g, b] = at(after, x, y);
      if (x >= 40 || y >= 72) expect([r, g, b]).toEqual(at(portrait, x, y));
      else expect(r > g + 20 && g > b + 18).toBe(false);
    }
});

it('keeps transparency, and never copies what cannot be seen', async () => {
  const { data, width, height } = meadow();
  const clear = new Uint8Array(width * height * 4);
  for (let p = 0; p < width * height; p++) {
    const isClear = p % width < 30;
    clear.set(isClear ? [255, 0, 255, 0] : [...data.subarray(p * 3, p * 3 + 3), 255], p * 4);
  }
  const after = await erasedFrom({ data: clear, width, height, channels: 4 }, { box: BOX });
  expect(after.channels).toBe(4);
  for (let y = 32; y < 59; y++) {
    const [r, g, b] = at(after, 52, y);
    expect(r > g + 60 && b > g + 60).toBe(false);
  }
  expect(after.data[3]).toBe(0);
});

it.each([
  [8192, 1],
  [1, 400],
  [12, 5],
])('fills a picture of %i × %i smoothly', async (width, height) => {
  const across = width > height;
  const line = drawn(width, height, (x, y) => {
    const along = across ? x : y;
    return along > 3 && along < 8 ? [255, 0, 0] : [90, 90, 90];
  });
  const box = across
    ? { left: 3 / width, top: 0, right: 9 / width, bottom: 1 }
    : { left: 0, top: 3 / height, right: 1, bottom: 9 / height };
  const after = await erasedFrom(line, { box });
  expect(isRed(at(after, across ? 5 : 0, across ? 0 : 5))).toBe(false);
});

it('asks for a mark when there is none, or when nothing else is left', async () => {
  await expect(erasedFrom(meadow())).rejects.toThrow(/Mark what is to be erased/);
  const all = { box: { left: 0, top: 0, right: 1, bottom: 1 } };
  await expect(erasedFrom(meadow(), all)).rejects.toThrow(SubjectUnclearError);
});

it.each([
  'erase what I marked',
  'remove this',
  'remove the selected area',
  'erase it',
  'get rid of what I painted',
  'delete the marked object',
  'remove the person I marked',
  'please take out the thing I painted over',
])('understands “%s”', (prompt) => {
  const { plan, refused } = parsePrompt(prompt);
  expect(plan).toEqual([{ op: 'erase', params: {} }]);
  expect(refused).toEqual([]);
});

it.each(['remove the person', 'remove the watermark', 'delete the tree'])(
  'does not guess what “%s” is',
  (prompt) => {
    expect(parsePrompt(prompt).plan).toEqual([]);
  },
);

it('takes only the spots that were painted over, and the others in a box', async () => {
  const isSpot = (x: number, y: number) => [60, 180].some((u) => Math.hypot(x - u, y - 90) < 5);
  const skin = drawn(240, 180, (x, y) => (isSpot(x, y) ? [150, 50, 50] : [214, 170, 148]));
  const plan = [{ op: 'erase' as const, params: { flaws: 'spots' as const } }];
  const images = [await png(skin)];
  const strokes = [60, 215].map((u) => ({
    keep: true,
    radius: 0.05,
    points: [[u / 240, 0.5] as [number, number]],
  }));
  const painted = await editPicture({ images, prompt: '', plan, selection: { strokes } });
  expect(at(await pixelsOf(painted.data), 180, 90)).toEqual([150, 50, 50]);
  const box = { left: 0.1, top: 0.2, right: 0.9, bottom: 0.8 };
  const boxed = await pixelsOf(
    (await editPicture({ images, prompt: '', plan, selection: { box } })).data,
  );
  for (const x of [60, 180]) expect(at(boxed, x, 90)[1]).toBeGreaterThan(150);
});

describe('what was behind a boxed thing', () => {
  const plan = [{ op: 'erase' as const, params: {} }];
  const codesOf = async (picture: Pixels, selection: Selection) => {
    const images = [await png(picture)];
    const { remarks } = await editPicture({ images, prompt: '', plan, selection });
    return remarks.map(({ code }) => code);
  };
  /** A red thing where four things of other colours meet. */
  const between = drawn(120, 90, (x, y) => {
    if (Math.abs(x - 60) < 9 && Math.abs(y - 45) < 11) return [220, 20, 30];
    if (y < 45) return x < 60 ? [250, 240, 60] : [10, 20, 120];
    return x < 60 ? [20, 20, 20] : [240, 240, 250];
  });

  it('is said to be made up where unlike things are around', async () => {
    expect(await codesOf(between, { box: BOX })).toContain('made_up_behind');
  });

  it('is said to be made up where no outline tells the thing from what is around', async () => {
    const random = randomFrom(5);
    const gravel = drawn(120, 90, () => {
      const level = 110 + Math.round(random() * 50);
      return [level, level, level - 6];
    });
    expect(await codesOf(gravel, { box: BOX })).toContain('made_up_behind');
  });

  it('is not spoken of where it is plain, and not where what goes was painted over', async () => {
    expect(await codesOf(meadow(), { box: BOX })).not.toContain('made_up_behind');
    const points: [number, number][] = [
      [0.5, 0.4],
      [0.5, 0.6],
    ];
    const strokes = [{ keep: true, radius: 0.1, points }];
    expect(await codesOf(between, { strokes })).not.toContain('made_up_behind');
  });
});
