import sharp from 'sharp';
import { expect, it } from 'vitest';
import { feetOf } from '../compose/feet.ts';
import { asFigurine } from '../compose/figurine.ts';
import { addStrands } from '../compose/strands.ts';
import { moulded } from '../compose/vinyl.ts';
import { applyToMarked, disc } from '../testing/marked.ts';
import { at } from '../testing/pictures.ts';

it('keeps legs that are thin, and leaves out crumbs in the air', async () => {
  // A bird: a body on two legs of less than 1 % of the picture, and a speck beside it.
  const bird = await sharp(
    Buffer.from(`<svg width="300" height="300"><rect width="300" height="300" fill="#fff"/>
      <g fill="#c33"><ellipse cx="150" cy="90" rx="70" ry="50"/>
      <rect x="130" y="130" width="2" height="140"/><rect x="170" y="130" width="2" height="140"/>
      <rect x="110" y="266" width="80" height="6"/><circle cx="270" cy="200" r="4"/></g></svg>`),
  )
    .removeAlpha()
    .raw()
    .toBuffer();
  const mask = Uint8Array.from({ length: 90_000 }, (_, p) =>
    (bird[3 * p + 1] as number) < 150 ? 255 : 0,
  );
  const outline = await moulded({ data: mask, width: 300, height: 300 });
  const knees = () => [130, 170].map((x) => outline.data[200 * 300 + x]);
  expect(Math.max(...knees().map(Number))).toBeLessThan(60);
  addStrands(outline, { data: mask, width: 300, height: 300 });
  expect(knees()).toEqual([255, 255]);
  expect(outline.data[200 * 300 + 270]).toBe(0);
});

it('stands the subject on a dark base before pale paper, at the picture’s size', async () => {
  const after = await applyToMarked(disc(), { op: 'figurineLook', params: {} });
  expect([after.width, after.height, after.channels]).toEqual([120, 90, 3]);
  expect(Math.min(...at(after, 6, 20))).toBeGreaterThan(140);
  const column = Array.from({ length: 20 }, (_, k) => Math.max(...at(after, 60, 89 - k)));
  expect(Math.min(...column)).toBeLessThan(80);
  const [red, , blue] = at(after, 60, 40);
  expect(red).toBeGreaterThan(blue + 60);
});

it('lets the picture’s side cut what it has cut, and puts all else in the middle', async () => {
  /** A red ball of which the left side of the picture cuts off so much, in px. */
  const ball = (cut: number) => {
    const isBall = (x: number, y: number) => Math.hypot(x - 30 + cut, y - 45) < 26;
    const data = Uint8Array.from({ length: 120 * 90 * 3 }, (_, i) => {
      const p = Math.floor(i / 3);
      const red = [200, 40, 40];
      return isBall(p % 120, Math.floor(p / 120)) ? (red[i % 3] ?? 0) : 235;
    });
    const mask = Uint8Array.from({ length: 120 * 90 }, (_, p) =>
      isBall(p % 120, Math.floor(p / 120)) ? 255 : 0,
    );
    return { data, mask };
  };
  const pause = async () => {};
  for (const [cut, atSide] of [
    [20, true],
    [0, false],
  ] as const) {
    const { data, mask } = ball(cut);
    const size = { width: 120, height: 90 };
    const figure = await asFigurine({ data, ...size, channels: 3 }, { data: mask, ...size }, pause);
    const isRed = (x: number, y: number) => {
      const [red, green] = figure ? at(figure, x, y) : [0, 0];
      return (red ?? 0) > (green ?? 0) + 60;
    };
    const rows = Array.from({ length: 90 }, (_, y) => y);
    expect(rows.some((y) => isRed(0, y))).toBe(atSide);
  }
});

it('puts the base under both of two figures, of which one stands farther back', async () => {
  const width = 300;
  const mask = { data: new Uint8Array(width * 200), width, height: 200 };
  const stand = (left: number, right: number, bottom: number) => {
    for (let y = 60; y < bottom; y++) mask.data.fill(255, y * width + left, y * width + right);
  };
  stand(40, 100, 160);
  stand(200, 260, 180);
  mask.data.fill(255, 80 * width + 100, 80 * width + 200);
  expect(feetOf(mask).map(({ left, right, bottom }) => [left, right, bottom])).toEqual([
    [200, 260, 180],
    [40, 100, 160],
  ]);
});

it('takes a ball for one foot', () => {
  const size = { width: 100, height: 100 };
  const data = Uint8Array.from({ length: 10_000 }, (_, p) =>
    Math.hypot((p % 100) - 50, Math.floor(p / 100) - 50) < 40 ? 255 : 0,
  );
  expect(feetOf({ data, ...size })).toHaveLength(1);
});
