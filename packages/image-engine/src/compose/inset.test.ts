import sharp from 'sharp';
import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { at, drawn, pixelsOf, png, type Triple } from '../testing/pictures.ts';
import { insetBox } from './inset.ts';

const GREEN: Triple = [20, 120, 40];
const BLUE: Triple = [30, 40, 190];
const images = async () => [
  await png(drawn(200, 150, () => GREEN)),
  await png(drawn(80, 120, () => BLUE)),
];

it('puts all of the second picture small into a corner, with a white edge', async () => {
  const prompt = 'put the second picture small in the corner of the first';
  const { data, width, height } = await editPicture({ images: await images(), prompt });
  const result = await pixelsOf(data);
  expect([width, height]).toEqual([200, 150]);
  expect(at(result, 100, 75)).toEqual(GREEN);
  expect(at(result, 180, 130)).toEqual(BLUE);
  const row = Array.from({ length: 200 }, (_, x) => at(result, x, 130));
  expect(row.findIndex((colour) => String(colour) === '255,255,255')).toBe(
    row.findIndex((colour) => String(colour) === String(BLUE)) - 2,
  );
});

it('lays a logo that is cut out on the picture as it is, with nothing around it', async () => {
  const disc = drawn(80, 80, () => BLUE);
  const cut = await sharp(disc.data, { raw: { width: 80, height: 80, channels: 3 } })
    .joinChannel(
      Buffer.from(
        Array.from({ length: 6400 }, (_, p) =>
          Math.hypot((p % 80) - 40, p / 80 - 40) < 30 ? 255 : 0,
        ),
      ),
      { raw: { width: 80, height: 80, channels: 1 } },
    )
    .png()
    .toBuffer();
  const [first] = await images();
  const { data } = await editPicture({
    images: [first as Buffer, cut],
    prompt: 'add our logo at the top left',
  });
  const result = await pixelsOf(data);
  expect(at(result, 25, 25)).toEqual(BLUE);
  expect(at(result, 8, 8)).toEqual(GREEN);
  const row = Array.from({ length: 60 }, (_, x) => at(result, x, 25));
  expect(row.some(([red]) => red > 40)).toBe(false);
});

it('keeps its shape and stays in the picture', () => {
  const params = { subject: 1, into: 0, place: 'left', size: 0.32, at: 'top' } as const;
  const box = insetBox({ width: 400, height: 100 }, { width: 1000, height: 500 }, params);
  expect(box).toEqual({ left: 20, top: 20, width: 320, height: 80 });
});

it('comes as a circle, of its middle and undistorted, when told so', async () => {
  const halves = drawn(80, 120, (_, y) => (y < 60 ? BLUE : [200, 30, 30]));
  const result = await editPicture({
    images: [await png(drawn(200, 150, () => GREEN)), await png(halves)],
    prompt: 'put the second picture small in a circle in the bottom right corner',
  });
  const after = await pixelsOf(result.data);
  const isBlue = (x: number, y: number) => String(at(after, x, y)) === String(BLUE);
  const rows = Array.from({ length: 150 }, (_, y) => y);
  const widths = rows.map(
    (y) => Array.from({ length: 200 }, (_, x) => isBlue(x, y)).filter(Boolean).length,
  );
  // A half of a circle: the wider the lower, to its middle.
  const shown = widths.filter((width) => width > 0);
  expect(shown.length).toBeGreaterThan(12);
  expect(shown[0]).toBeLessThan((shown.at(-1) as number) / 2);
  expect(shown.at(-1)).toBeCloseTo(2 * shown.length, -1);
  expect(at(after, 198, 148)).toEqual(GREEN);
});
