import { describe, expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import { luminance } from '../grammar/words/colours.ts';
import { TYPEFACES } from '../picture/fonts.ts';
import { contrast } from '../picture/legibility.ts';
import type { Pixels } from '../picture/picture.ts';
import { at, drawn, edited, pixelsOf, png, type Triple } from '../testing/pictures.ts';

const ground = (level: number) => drawn(300, 200, () => [level, level, level]);
const changedRows = (before: Pixels, after: Pixels) => {
  const rows = new Set<number>();
  for (let i = 0; i < before.data.length; i++)
    if (before.data[i] !== after.data[i]) rows.add(Math.floor(i / 3 / before.width));
  return [...rows];
};
const params = (prompt: string) => parsePrompt(prompt).plan[0]?.params;

it.each([
  ['top', 0, 80],
  ['middle', 60, 140],
  ['bottom', 120, 200],
] as const)('changes pixels only at the %s when told so', async (where, from, to) => {
  const rows = changedRows(ground(90), await edited(ground(90), `write "Hello" at the ${where}`));
  expect(rows.length).toBeGreaterThan(8);
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(from);
  expect(Math.max(...rows)).toBeLessThan(to);
});

/** Rows with ink of that colour, as the bands that they come to: [first, last] each. */
function bandsOf(result: Pixels, [r, g, b]: Triple): [number, number][] {
  const bands: [number, number][] = [];
  for (let y = 0; y < result.height; y++) {
    const isInked = Array.from({ length: result.width }, (_, x) => at(result, x, y)).some(
      ([red, green, blue]) =>
        Math.abs((red ?? 0) - r) + Math.abs((green ?? 0) - g) + Math.abs((blue ?? 0) - b) < 12,
    );
    const last = bands.at(-1);
    if (isInked && last && last[1] === y - 1) last[1] = y;
    else if (isInked) bands.push([y, y]);
  }
  return bands;
}

describe('texts in one place', () => {
  it.each(['at the top', 'in the middle', 'at the bottom', 'top left'])(
    'stand below each other: %s',
    async (where) => {
      const prompt = `write "HELLO" in #ff0000 and "WORLD" in #0000ff ${where}`;
      const result = await edited(ground(200), prompt);
      const [first, second] = [bandsOf(result, [255, 0, 0]), bandsOf(result, [0, 0, 255])];
      expect(first.length).toBeGreaterThan(0);
      expect(second.length).toBeGreaterThan(0);
      expect(Math.max(...first.flat())).toBeLessThan(Math.min(...second.flat()));
    },
  );

  it.each([
    ['write "A" at the top, and "B" under it', 'top top'],
    ['write "A" and below it "B"', 'bottom bottom'],
    ['"A" and "B" at the top', 'top top'],
    ['write "A" at the top and "B" at the bottom', 'top bottom'],
    ['title "A" at the top and "B" in smaller letters', 'top top'],
  ])('%s', (prompt, wanted) => {
    const places = parsePrompt(prompt).plan.map(({ params }) => Object(params).position.vertical);
    expect(places.join(' ')).toBe(wanted);
  });
});

/** Share of the pixels right beside the letters on which the ink has a contrast of 4.5 : 1 and more. */
function legibleShare(result: Pixels, ink: Triple): number {
  const isInk = (x: number, y: number) =>
    at(result, x, y).every((v, c) => Math.abs(v - (ink[c] ?? 0)) < 4);
  let [good, count] = [0, 0];
  for (let y = 4; y < result.height - 4; y++) {
    for (let x = 4; x < result.width - 4; x++) {
      // Two pixels off, where the letter's own soft edge has ended.
      const beside = [-2, 2].some((d) => isInk(x + d, y) || isInk(x, y + d));
      const touches = [-1, 0, 1].some((d) => isInk(x + d, y) || isInk(x, y + d));
      if (!beside || touches) continue;
      count += 1;
      if (contrast(luminance(at(result, x, y)), luminance(ink)) >= 4.4) good += 1;
    }
  }
  return count < 30 ? 0 : good / count;
}

const GROUNDS: [string, (x: number, y: number) => Triple][] = [
  ...[0, 60, 118, 128, 190, 255].map(
    (v) => [`level ${v}`, () => [v, v, v]] as [string, () => Triple],
  ),
  ['stripes of black and white', (x) => (x % 40 < 20 ? [0, 0, 0] : [255, 255, 255])],
  ['a gradient', (x) => [x * 0.8, x * 0.8, 255 - x * 0.8]],
  ['red leaves', (x, y) => ((x * 7 + y * 13) % 29 < 14 ? [190, 60, 20] : [240, 180, 60])],
];

describe('text', () => {
  it.each(GROUNDS)('is legible on %s', async (_, colourAt) => {
    const result = await edited(drawn(320, 200, colourAt), 'add the text "HILL" large');
    const best = Math.max(
      legibleShare(result, [255, 255, 255]),
      legibleShare(result, [22, 20, 17]),
    );
    expect(best).toBeGreaterThan(0.9);
  });

  it.each([
    ['red', [214, 40, 48]],
    ['yellow', [250, 208, 46]],
    ['#3060c0', [48, 96, 192]],
  ] as const)('has the colour %s, and is legible in it', async (name, rgb) => {
    for (const level of [20, 128, 235]) {
      const result = await edited(ground(level), `write "HILL" in ${name}, large, in the middle`);
      expect(legibleShare(result, [...rgb])).toBeGreaterThan(0.9);
    }
  });

  it('has the outline in the colour that was said', async () => {
    const result = await edited(ground(40), 'write "HH" in green, large, with a white outline');
    let white = 0;
    for (let i = 0; i < result.data.length; i += result.channels)
      if (Math.min(...result.data.subarray(i, i + 3)) > 240) white++;
    expect(white).toBeGreaterThan(100);
  });

  it.each(TYPEFACES)('can be set in %s', async (typeface) => {
    const names = {
      sans: 'sans serif',
      serif: 'serif font',
      poster: 'poster font',
      mono: 'typewriter',
    };
    const name = typeface === 'handwritten' ? 'handwritten' : names[typeface];
    const result = await edited(ground(40), `write "Grüße" in ${name}`);
    expect(changedRows(ground(40), result).length).toBeGreaterThan(6);
    expect(params(`write "Hello" in ${name}`)).toMatchObject({ typeface });
  });

  it('fills the width when told so', async () => {
    const result = await edited(ground(40), 'write "WIDE" across the full width');
    const columns = new Set<number>();
    for (let i = 0; i < result.data.length; i += 3)
      if ((result.data[i] ?? 0) > 200) columns.add((i / 3) % 300);
    expect(Math.max(...columns) - Math.min(...columns)).toBeGreaterThan(240);
  });

  it('keeps its own line ends', async () => {
    expect(params('write "One\\nTwo"')).toMatchObject({ text: 'One\nTwo' });
    const one = changedRows(ground(40), await edited(ground(40), 'write "HH" at the top'));
    const two = changedRows(ground(40), await edited(ground(40), 'write "HH\\nHH" at the top'));
    expect(two.length).toBeGreaterThan(one.length * 1.5);
  });

  it('says which signs it has no letters for, and writes the rest', async () => {
    const images = [await png(ground(90))];
    const { message } = await editPicture({ images, prompt: 'write "Hello 漢字"' });
    expect(message).toContain('It has no letters for “漢字”, so they were left out.');
    const nothing = editPicture({ images, prompt: 'write "漢字"' });
    await expect(nothing).rejects.toMatchObject({ code: 'unsupported_edit' });
  });

  it('lets the picture through when told so', async () => {
    const solid = await edited(ground(40), 'write "HH" in white');
    const faint = await edited(ground(40), 'write "HH" in white at 50% opacity');
    const most = (values: Uint8Array) => values.reduce((a, b) => Math.max(a, b), 0);
    expect(most(solid.data)).toBeGreaterThan(250);
    expect(most(faint.data)).toBeLessThan(155);
    expect(most(faint.data)).toBeGreaterThan(140);
    const clear = { data: new Uint8Array(200 * 120 * 4), width: 200, height: 120 } as const;
    const onNothing = await edited({ ...clear, channels: 4 }, 'write "HH" in white, translucent');
    const alpha = onNothing.data.filter((_, i) => i % 4 === 3);
    expect(most(alpha)).toBe(128);
  });

  it('leaves transparent pictures transparent, and outlines what lies on nothing', async () => {
    const clear: Pixels = {
      data: new Uint8Array(200 * 120 * 4),
      width: 200,
      height: 120,
      channels: 4,
    };
    const result = await edited(clear, 'write "Hi" in the middle');
    expect(result.channels).toBe(4);
    expect(result.data[3]).toBe(0);
    expect(result.data.filter((v, i) => i % 4 === 3 && v === 255).length).toBeGreaterThan(50);
  });

  it.each([
    '😀🎉',
    'שלום',
    'Ünïcödé Ж Ω',
    '\u200b\u202e',
    'x'.repeat(190),
    'many words '.repeat(15),
  ])('does not trip over %j', async (words) => {
    const edit = editPicture({
      images: [await png(ground(90))],
      prompt: `add the text "${words}"`,
    });
    const outcome = await edit.then(
      (r) => r.width,
      (error: { code?: string }) => error.code,
    );
    expect([300, 'unsupported_edit']).toContain(outcome);
  });

  it('keeps what is written as it was written', () => {
    expect(params('add the text "  Grüße, aus  KÖLN! "')).toMatchObject({
      text: 'Grüße, aus KÖLN!',
    });
  });
});

it('lays a box around the letters, where they are centred, too', async () => {
  const bare = drawn(240, 160, () => [90, 120, 60]);
  const button = await edited(bare, 'red button "Shop" at the bottom');
  expect(at(button, 120, 138)).not.toEqual([90, 120, 60]);
  const row = Array.from({ length: 240 }, (_, x) => at(button, x, 148));
  const red = row.flatMap((colour, x) => (colour[0] === 214 && colour[1] === 40 ? [x] : []));
  expect(red.length).toBeGreaterThan(20);
  expect([at(button, 30, 148), at(button, 210, 148)]).toEqual([
    [90, 120, 60],
    [90, 120, 60],
  ]);
});

it('shows the picture through a watermark across all of it', async () => {
  const bare = drawn(240, 160, () => [90, 120, 60]);
  const marked = await edited(bare, 'watermark "LUMA" across the picture in white');
  const brightest = Math.max(...marked.data);
  expect(brightest).toBeGreaterThan(140);
  expect(brightest).toBeLessThan(230);
});

it('lays a bar behind the letters, as wide as the picture where they are centred', async () => {
  const bare = drawn(240, 160, () => [90, 120, 60]);
  const wide = await edited(bare, 'write "Sale" at the top in red on a yellow bar');
  expect(at(wide, 1, 18)).toEqual([250, 208, 46]);
  expect(at(wide, 1, 150)).toEqual([90, 120, 60]);
  const boxed = await edited(bare, 'write "Sale" bottom right on a black box');
  expect(at(boxed, 1, 145)).toEqual([90, 120, 60]);
  const dark = [...boxed.data.keys()].filter((i) => i % 3 === 0 && (boxed.data[i] as number) < 9);
  expect(dark.length).toBeGreaterThan(200);
});

it.each(['top left', 'bottom left', 'bottom right', 'top'])(
  'a bar at the %s has its colour to the end, and no other',
  async (place) => {
    const result = await edited(ground(90), `write "Hello" at the ${place} on a red bar in white`);
    const others = Array.from({ length: 300 * 200 }, (_, p) => [p % 300, Math.floor(p / 300)])
      .map(([x = 0, y = 0]) => at(result, x, y) as [number, number, number])
      // Between white, red and the ground nothing is darker than red's own green and blue.
      .filter(([r]) => r < 88);
    expect(others).toEqual([]);
  },
);

describe('a caption below the picture', () => {
  it('stands on paper that is added there, and leaves the picture', async () => {
    const before = ground(90);
    const after = await edited(before, 'write "Hello" below the picture');
    expect(after.width).toBe(300);
    expect(after.height).toBeGreaterThan(210);
    expect(after.data.slice(0, before.data.length)).toEqual(Uint8Array.from(before.data));
    expect(at(after, 1, 202)).toEqual([255, 255, 255]);
    expect(bandsOf(after, [22, 20, 17])).toHaveLength(1);
  });

  it('has the colour of the frame around both', async () => {
    const after = await edited(ground(90), 'black border and the caption "Hello" below');
    expect(at(after, 150, after.height - 25)).not.toEqual([90, 90, 90]);
    expect(at(after, 20, after.height - 25)).toEqual([0, 0, 0]);
    expect(bandsOf(after, [255, 255, 255])).toHaveLength(1);
  });
});

describe('where a text has a choice', () => {
  /** A red block on a blue wall. */
  const block = ([from = 0, to = 0, top = 0, foot = 0]: readonly number[]) =>
    drawn(300, 200, (x, y) =>
      x >= from && x < to && y >= top && y < foot ? [220, 40, 30] : [60, 110, 190],
    );
  /** How much of the block another colour has come over. */
  const coveredOf = async (before: Pixels, prompt: string) => {
    const after = await edited(before, prompt);
    const isRed = (i: number) => (before.data[i] ?? 0) > 200;
    return [...before.data.keys()].filter(
      (i) => i % 3 === 0 && isRed(i) && before.data[i] !== after.data[i],
    ).length;
  };

  it.each([
    ['on the left', [10, 110, 60, 140]],
    ['on the right', [190, 290, 60, 140]],
    ['at the top', [110, 190, 0, 60]],
    ['at the bottom', [110, 190, 140, 200]],
  ] as const)('%s it covers nothing that stands there', async (place, box) => {
    expect(await coveredOf(block(box), `write "Hello" ${place}`)).toBe(0);
  });

  it.each([
    'write "Hello" in the middle',
    'write "Hello" at the top on a yellow bar',
    'write "Hello" at the top across the whole width',
  ])('it is where it was asked when that leaves none: %s', async (prompt) => {
    expect(await coveredOf(block([100, 200, 0, 200]), prompt)).toBeGreaterThan(100);
  });

  it.each([
    ['write "HELLO" in #ffff00 at the top and below it "WORLD" in #00ff00', 'top'],
    ['write "HELLO" in #ffff00 and "WORLD" in #00ff00 at the bottom', 'bottom'],
    ['write "HELLO" in #ffff00 at the top and "WORLD" in #00ff00 at the bottom', 'both'],
  ])('texts of one wish stay in line and apart: %s', async (prompt, side) => {
    const box = side === 'bottom' ? [110, 190, 100, 200] : [110, 190, 0, side === 'top' ? 100 : 60];
    const after = await edited(block(box), prompt);
    const placesOf = (colour: Triple) =>
      Array.from({ length: 300 * 200 }, (_, p) => [p % 300, Math.floor(p / 300)] as const).filter(
        ([x, y]) => String(at(after, x, y)) === String(colour),
      );
    const [first, second] = [placesOf([255, 255, 0]), placesOf([0, 255, 0])];
    const middleOf = (places: (readonly [number, number])[]) => {
      const across = places.map(([x]) => x);
      return (Math.min(...across) + Math.max(...across)) / 2;
    };
    expect(Math.max(...first.map(([, y]) => y))).toBeLessThan(
      Math.min(...second.map(([, y]) => y)),
    );
    expect(Math.abs(middleOf(first) - middleOf(second))).toBeLessThan(8);
  });

  it('the caption of a meme stays in the middle of its side', async () => {
    expect(
      await coveredOf(block([110, 190, 0, 60]), 'meme text "HELLO" at the top'),
    ).toBeGreaterThan(100);
  });

  it('breaks its lines rather than to cover it', async () => {
    const narrow = block([110, 300, 0, 200]);
    expect(await coveredOf(narrow, 'write "Good day" on the left')).toBe(0);
  });
});

it.each(['side by side', 'a collage'])('a title of %s stands beside the pictures', async (wish) => {
  const images = [await png(ground(60)), await png(ground(120))];
  const sizeOf = async (prompt: string) => {
    const { width, height } = await editPicture({ images, prompt });
    return { width, height };
  };
  const bare = await sizeOf(wish);
  const under = await sizeOf(`${wish} and write "Hello" at the bottom`);
  expect(under.width).toBe(bare.width);
  expect(under.height).toBeGreaterThan(bare.height);
  // In a shape that was asked for, both come to it together.
  const square = await sizeOf('a square collage and write "Hello" at the top');
  expect(Math.abs(square.height - square.width)).toBeLessThanOrEqual(1);
  const { data } = await editPicture({
    images,
    prompt: 'square collage, write "Hello" at the top',
  });
  const place = [Math.round(square.width * 0.1), Math.round(square.height * 0.05)] as const;
  expect(at(await pixelsOf(data), ...place)).toEqual([255, 255, 255]);
});

it.each(['top', 'bottom'])('stands at the %s between black bars, and on neither', async (side) => {
  const { data, width, height } = await edited(
    drawn(300, 200, () => [90, 140, 200]),
    `cinematic bars, write "Hello" at the ${side} in white`,
  );
  const isBlack = (y: number) => {
    const row = data.subarray(y * width * 3, (y + 1) * width * 3);
    return row.every((value) => value < 8);
  };
  const first = [...Array(height).keys()].findIndex((y) => !isBlack(y));
  expect(first).toBeGreaterThan(10);
  for (let y = 0; y < first; y++)
    expect([isBlack(y), isBlack(height - 1 - y)]).toEqual([true, true]);
});

it('a translucent bar lets the picture through, and its letters do not', async () => {
  const striped = drawn(300, 200, (x) => (x % 20 < 10 ? [200, 120, 40] : [40, 120, 200]));
  const after = await edited(striped, 'write "Hello" at the bottom on a translucent black bar');
  const y = bandsOf(after, [255, 255, 255])[0]?.[0] ?? 0;
  const [one, other] = [at(after, 5, y), at(after, 15, y)];
  expect(y).toBeGreaterThan(100);
  expect(one[0]).toBeGreaterThan(other[0] + 30);
  expect(one[0]).toBeLessThan(120);
});
