import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import type { Pixels } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';
import { apply, at, drawn, png, scene, type Triple } from '../testing/pictures.ts';

const step = { op: 'restore' as const, params: {} };

/** A landscape in tones of grey, with a dark post in it. */
function tone(x: number, y: number): number {
  if (Math.abs(x - 200) < 5 && y > 60) return 24;
  const hill = 110 + 24 * Math.sin(x / 40);
  return y < hill ? 235 - y * 0.5 : 40 + 60 * Math.abs(Math.sin(x / 23) * Math.cos(y / 17));
}

const landscape = drawn(
  260,
  200,
  (x, y) => [tone(x, y), tone(x, y), tone(x, y)].map(Math.round) as Triple,
);

/** Mean colour of a square. */
function mean(pixels: Pixels, left: number, top: number, edge: number): Triple {
  const sum = [0, 0, 0];
  for (let y = top; y < top + edge; y++)
    for (let x = left; x < left + edge; x++)
      for (const [c, value] of at(pixels, x, y).entries()) sum[c] = (sum[c] as number) + value;
  return sum.map((value) => value / edge ** 2) as Triple;
}

/** As prints turn out in a drawer. */
function faded(x: number, y: number): Triple {
  const value = 62 + (tone(x, y) / 255) * 130;
  return [value * 1.06 + 6, value * 0.96, value * 0.72].map(Math.round) as Triple;
}

const isScratch = (x: number, y: number) => Math.abs(y - 20 - x * 0.6) < 1.2;

const old = drawn(260, 200, (x, y) => (isScratch(x, y) ? [246, 242, 228] : faded(x, y)));

function range({ data }: Pixels): number {
  const sorted = data.slice().sort();
  return (
    (sorted[Math.floor(data.length * 0.99)] ?? 0) - (sorted[Math.floor(data.length * 0.01)] ?? 0)
  );
}

it('gives a faded print its tones back, and takes its scratch and its yellow away', async () => {
  const after = await apply(old, step);
  expect(range(after)).toBeGreaterThan(range(old) + 40);
  for (const x of [40, 100, 160, 240]) {
    const y = Math.round(20 + x * 0.6);
    const beside = (at(after, x, y - 6)[1] + at(after, x, y + 6)[1]) / 2;
    expect(Math.abs(at(after, x, y)[1] - beside)).toBeLessThan(48);
    const [r, , b] = at(after, x, y - 6);
    expect(r - b).toBeLessThan(24);
  }
});

it('says what it did', async () => {
  const { message } = await editPicture({ images: [await png(old)], prompt: 'restore this photo' });
  expect(message).toMatch(/mended \d+ scratch/i);
  expect(message).toMatch(/faded tones/i);
});

it('mends a large picture as it mends a small one, and leaves what is beside the scratch', async () => {
  const size = { width: 1664, height: 1280 };
  const line = (x: number) => Math.round(128 + x * 0.6);
  const large = drawn(size.width, size.height, (x, y) =>
    Math.abs(y - line(x)) < 7 ? [246, 242, 228] : faded(x / 6.4, y / 6.4),
  );
  const after = await apply(large, step);
  for (const x of [240, 640, 960, 1600]) {
    const beside = (at(after, x, line(x) - 40)[1] + at(after, x, line(x) + 40)[1]) / 2;
    expect(Math.abs(at(after, x, line(x))[1] - beside)).toBeLessThan(48);
  }
});

it('brings the colours of a faded colour print back', async () => {
  const bright = scene(160, 120);
  const pale = { ...bright, data: bright.data.map((v) => 66 + v * 0.52) };
  expect(range(await apply(pale, step))).toBeGreaterThan(range(pale) + 30);
});

/** Grain of that many levels at most, the same in all channels. */
function withGrain(picture: Pixels, most: number): Pixels {
  const random = randomFrom(5);
  const data = picture.data.slice();
  for (let i = 0; i < data.length; i += 3) {
    const grain = most * (random() + random() + random() - 1.5);
    for (let c = i; c < i + 3; c++)
      data[c] = Math.min(255, Math.max(0, (data[c] as number) + grain));
  }
  return { ...picture, data };
}

it('keeps what little colour a badly faded and grainy colour print has left', async () => {
  const isEye = (x: number, y: number) => Math.hypot(x - 80, y - 80) < 22;
  const isNose = (x: number, y: number) => Math.hypot(x - 180, y - 130) < 14;
  const cat = drawn(260, 200, (x, y) => {
    const fur = tone(x, y);
    const now: Triple = isEye(x, y)
      ? [130, 150, 60]
      : isNose(x, y)
        ? [150, 60, 40]
        : [fur, fur * 0.85, fur * 0.7];
    return [110 + now[0] * 0.35, 97 + now[1] * 0.35, 75 + now[2] * 0.35].map(Math.round) as Triple;
  });
  const after = await apply(withGrain(cat, 40), step);
  const [eye, nose] = [mean(after, 74, 74, 12), mean(after, 176, 126, 8)];
  expect(eye[1] - eye[2]).toBeGreaterThan(40);
  expect(nose[0] - nose[1]).toBeGreaterThan(30);
});

it('lifts a brown stain in a faded print to the tone around it', async () => {
  const share = (x: number, y: number) =>
    0.45 / (1 + Math.exp((Math.hypot(x - 90, y - 45) - 26) / 3));
  const stained = drawn(260, 200, (x, y) => {
    const stain = share(x, y);
    const value = y > 110 ? 30 + 80 * Math.abs(Math.sin(x / 23) * Math.cos(y / 17)) : 190;
    const paper = [107 + value * 0.34, 90 + value * 0.3, 58 + value * 0.23];
    return paper.map((level, c) =>
      Math.round(level + stain * (([86, 63, 20][c] as number) - level)),
    ) as Triple;
  });
  const after = await apply(stained, step);
  const [inside, beside] = [mean(after, 86, 41, 8), mean(after, 160, 41, 8)];
  expect(Math.abs(inside[1] - beside[1])).toBeLessThan(45);
});

/** A faded, yellowed print of things in two colours of nearly one hue, with a row of small dark letters. */
const yellowed = drawn(400, 300, (x, y) => {
  const isLetter = y >= 196 && y < 209 && x >= 60 && x < 180 && x % 10 < 4;
  const isDot = Math.abs(x - 178) < 2 && Math.abs(y - 207) < 2;
  const [r, g, b]: Triple =
    isLetter || isDot
      ? [20, 20, 20]
      : (x - 260) ** 2 + (y - 110) ** 2 < 3600
        ? [230, 120, 70]
        : x < 200 && y > 60 && y < 120
          ? [236, 196, 90]
          : [225 - (y >> 3), 222 - (y >> 3), 215 - (y >> 3)];
  return [92 + 0.55 * r, 78 + 0.5 * g, 62 + 0.4 * b].map(Math.round) as Triple;
});

it('keeps the colours of a yellowed print apart, and the letters in it', async () => {
  const after = await apply(yellowed, step);
  const [ball, card, ground] = [at(after, 260, 110), at(after, 100, 90), at(after, 350, 60)];
  expect(ball[0] - ball[2]).toBeGreaterThan(90);
  expect(card[1] - card[2]).toBeGreaterThan(60);
  expect(Math.max(...ground) - Math.min(...ground)).toBeLessThan(30);
  for (const [x, y] of [
    [62, 204],
    [112, 204],
    [178, 207],
  ] as const)
    expect(at(after, x, y)[1]).toBeLessThan(60);
});

it('leaves clean pictures, and pictures with lines or grain in them, byte for byte', async () => {
  const random = randomFrom(3);
  const grainy = drawn(160, 120, (x, y) => {
    const value = Math.round(tone(x, y) * 0.85 + 36 * (random() - 0.5));
    return [value, value, value];
  });
  const wire = drawn(200, 150, (x, y) =>
    Math.abs(y - 40 - x * 0.1) < 1 ? [20, 20, 24] : [90 + (y >> 1), 140, 230 - (y >> 1)],
  );
  for (const [k, clean] of [landscape, grainy, wire, scene(200, 140)].entries())
    expect([k, Buffer.compare((await apply(clean, step)).data, clean.data)]).toEqual([k, 0]);
});

/** A bright colour picture with three thin uprights in it, before hill and sky. */
const withUprights = (tone: Triple) =>
  drawn(400, 300, (x, y) => {
    const isUpright =
      [90, 210, 330].some((at) => Math.abs(x - at - y / 40) < 1.5) && y > 60 && y < 240;
    if (isUpright) return tone;
    const isHill = y > 150 + 20 * Math.sin(x / 40);
    return isHill ? [70, 130 + (y >> 3), 60] : [150, 190, 235 - (y >> 2)];
  });

it('takes three light lines for scratches, and three dark ones for lamps and legs', async () => {
  const scratched = withUprights([252, 252, 250]);
  const clean = withUprights([12, 12, 14]);
  expect(Buffer.compare((await apply(clean, step)).data, clean.data)).toBe(0);
  const mended = await apply(scratched, step);
  for (const x of [94, 214, 334]) expect(at(mended, x, 170)[2]).toBeLessThan(120);
});

it('follows a crack round its bends in a colour print', async () => {
  const crackAt = (y: number) => {
    if (y < 80) return 60 + y * 0.1;
    if (y < 150) return 68 + (y - 80) * 0.35;
    return y < 230 ? 92.5 - (y - 150) * 0.05 : 88.5 + (y - 230) * 0.3;
  };
  const cracked = drawn(400, 300, (x, y) => {
    const isUpright = [210, 270, 330].some((line) => Math.abs(x - line - y / 40) < 1.5);
    if (isUpright || Math.abs(x - crackAt(y)) < 1.6) return [252, 252, 250];
    const isHill = y > 150 + 20 * Math.sin(x / 40);
    return isHill ? [70, 130 + (y >> 3), 60] : [150, 190, 235 - (y >> 2)];
  });
  const mended = await apply(cracked, step);
  for (const y of [20, 60, 120, 200, 250, 285])
    expect(at(mended, Math.round(crackAt(y)), y)[0]).toBeLessThan(160);
});

it('takes the dust between long scratches for dust, and for no writing', async () => {
  const dusty = drawn(400, 300, (x, y) => {
    const isScratch =
      [60, 150, 240, 330].some((at) => Math.abs(x - at - y / 40) < 1.5) && y > 60 && y < 240;
    const isDust = [105, 195, 285].some((at) => Math.hypot(x - at, y - 100) < 1.8);
    if (isScratch || isDust) return [252, 252, 250];
    const isHill = y > 150 + 20 * Math.sin(x / 40);
    return isHill ? [70, 130 + (y >> 3), 60] : [150, 190, 235 - (y >> 2)];
  });
  const after = await apply(dusty, step);
  for (const x of [105, 195, 285])
    expect(Math.abs(at(after, x, 100)[0] - at(after, x + 20, 100)[0])).toBeLessThan(12);
});

/** A print in one brown tone with deep blacks, in a bright border of paper. */
function print(flaws: (x: number, y: number) => boolean) {
  return drawn(260, 200, (x, y) => {
    const isPaper = x < 12 || y < 12 || x >= 248 || y >= 188;
    if (isPaper) return [240, 230, 205];
    if (flaws(x, y)) return [236, 226, 202];
    const value = 8 + (tone(x, y) / 255) * 150;
    return [value * 1.12 + 8, value, value * 0.72].map(Math.round) as Triple;
  });
}

it('mends a worn print in a bright border, whose paper hides that it has faded', async () => {
  const isFlake = (x: number, y: number) => x % 26 < 3 && y % 24 < 3;
  const isLine = (x: number, y: number) => (x === 90 || x === 150) && y > 30 && y < 150;
  const worn = print((x, y) => isFlake(x, y) || isLine(x, y));
  const after = await apply(worn, step);
  for (const [x, y] of [
    [53, 49],
    [131, 97],
    [90, 100],
    [150, 60],
  ] as const) {
    const beside = (at(after, x - 6, y)[1] + at(after, x + 6, y)[1]) / 2;
    expect(Math.abs(at(after, x, y)[1] - beside)).toBeLessThan(40);
  }
  const [r, , b] = at(after, 120, 40);
  expect(r - b).toBeLessThan(24);
});

it('leaves a clean print in a bright border byte for byte', async () => {
  const clean = print(() => false);
  expect(Buffer.compare((await apply(clean, step)).data, clean.data)).toBe(0);
});

it('keeps transparency', async () => {
  const data = new Uint8Array(260 * 200 * 4);
  for (let p = 0; p < 260 * 200; p++)
    data.set([...old.data.subarray(p * 3, p * 3 + 3), p % 260 < 20 ? 0 : 255], p * 4);
  const after = await apply({ data, width: 260, height: 200, channels: 4 }, step);
  expect(after.channels).toBe(4);
  expect([after.data[3], after.data[259 * 4 + 3]]).toEqual([0, 255]);
});

/** Cuts pieces out of a picture. */
function without(pixels: Pixels, isGone: (x: number, y: number) => boolean): Pixels {
  const { width, height } = pixels;
  const data = new Uint8Array(width * height * 4);
  for (let p = 0; p < width * height; p++) {
    const isOut = isGone(p % width, Math.floor(p / width));
    data.set(isOut ? [0, 0, 0, 0] : [...pixels.data.subarray(p * 3, p * 3 + 3), 255], p * 4);
  }
  return { data, width, height, channels: 4 };
}

const wornPrint = print((x, y) => x % 26 < 3 && y % 24 < 3);

it('puts a torn-off corner of a print back, with its border of paper', async () => {
  const torn = without(wornPrint, (x, y) => x - y > 210);
  const after = await apply(torn, step);
  expect(after.data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
  expect(at(after, 256, 4)[1]).toBeGreaterThan(220);
  expect(Math.abs(at(after, 240, 18)[1] - at(after, 200, 24)[1])).toBeLessThan(50);
});

it('leaves four round corners as they are', async () => {
  const far = (x: number, from: number, to: number) => Math.max(from - x, x - to, 0);
  const round = without(wornPrint, (x, y) => Math.hypot(far(x, 16, 243), far(y, 16, 183)) > 16);
  const after = await apply(round, step);
  expect(after.data[3]).toBe(0);
  expect(after.data[259 * 4 + 3]).toBe(0);
});

it.each([
  [1, 1],
  [8192, 1],
])('does nothing to %i × %i', async (width, height) => {
  const plain = drawn(width, height, () => [120, 100, 70]);
  expect(Buffer.compare((await apply(plain, step)).data, plain.data)).toBe(0);
});

it.each([
  'restore this old photo',
  'restore this old damaged photo',
  'repair this old picture',
  'remove the scratches',
  'fix this faded photo',
  'please restore my grandmother’s wedding photo',
])('understands “%s”', (prompt) => {
  const { plan, refused } = parsePrompt(prompt);
  expect(plan).toEqual([step]);
  expect(refused).toEqual([]);
});

it('makes the greys of a colour print grey from black to white, however far one of its layers has faded', async () => {
  const colours: Triple[] = [
    [190, 70, 50],
    [60, 120, 70],
    [70, 90, 180],
  ];
  const print = drawn(260, 200, (x, y) => {
    const grey = 10 + 240 * (x / 259);
    const now: Triple =
      y > 140 ? (colours[Math.min(2, (x / 87) | 0)] as Triple) : [grey, grey, grey];
    return [72 + now[0] * 0.56, 72 + now[1] * 0.46, 72 + now[2] * 0.31].map(Math.round) as Triple;
  });
  const after = await apply(print, step);
  for (const x of [20, 60, 130, 200, 240]) {
    const [r, g, b] = at(after, x, 60);
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(14);
  }
});
