import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DamagedPictureError } from '../errors.ts';
import { emptySketch } from '../testing/poses.ts';
import { measure } from './figure.ts';
import { readSketch } from './read-sketch.ts';

const canvas = async (drawing: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#1a1f2e"/><g fill="none" stroke-width="3" stroke-linecap="round">${drawing}</g></svg>`,
    ),
  )
    .png()
    .toBuffer();

/** A matchstick figure: its head apart from the body by a gap, its arms as given. */
const stick = (x: number, colour: string, arms: string) =>
  `<g stroke="${colour}" transform="translate(${x} 0)"><circle cx="0" cy="70" r="24"/><path d="M0 98V230M0 230L-30 300L-36 370M0 230L30 300L36 370"/><path d="${arms}"/></g>`;

const HANGING = 'M0 125L-40 170L-50 220M0 125L40 170L50 220';
const RAISED = 'M0 125L-50 100L-70 40M0 125L50 100L70 40';

const near = (point: readonly [number, number] | null | undefined, x: number, y: number) => {
  expect(Math.hypot((point?.[0] ?? 999) - x, (point?.[1] ?? 999) - y)).toBeLessThan(26);
};

test('head, body, arms and legs of a drawing are found', async () => {
  const [figure, ...others] = await readSketch(await canvas(stick(300, '#fff', RAISED)));
  expect(others).toEqual([]);
  const joints = figure?.joints ?? [];
  near(joints[0], 300, 70);
  near(joints[1], 300, 125);
  near(joints[4], 230, 40);
  near(joints[7], 370, 40);
  near(joints[8], 300, 230);
  near(joints[9], 270, 300);
  near(joints[10], 264, 370);
  near(joints[13], 336, 370);
});

test('two figures are told apart by place, from left to right', async () => {
  const drawing = stick(430, '#fff', HANGING) + stick(170, '#fff', RAISED);
  const figures = await readSketch(await canvas(drawing));
  expect(figures.map(({ reference }) => reference)).toEqual([0, 1]);
  near(figures[0]?.joints[0], 170, 70);
  near(figures[1]?.joints[0], 430, 70);
});

test('two figures hand in hand are told apart by colour', async () => {
  const drawing = stick(230, '#fff', 'M0 125L70 150') + stick(370, '#4caf50', 'M0 125L-72 150');
  const figures = await readSketch(await canvas(drawing));
  expect(figures).toHaveLength(2);
  near(figures[0]?.joints[0], 230, 70);
  near(figures[1]?.joints[0], 370, 70);
});

test('a leaning line is a leaning body of that size', async () => {
  const [figure] = await readSketch(await canvas('<path stroke="#fff" d="M240 360L360 60"/>'));
  const measured = figure && measure(figure);
  expect((measured?.lean ?? 0) * (180 / Math.PI)).toBeCloseTo(21.8, 0);
  expect(Math.abs((measured?.height ?? 0) - 323)).toBeLessThan(30);
});

test('nothing drawn is no figure, and no picture is refused', async () => {
  expect(await readSketch(await emptySketch())).toEqual([]);
  await expect(readSketch(new Uint8Array([1, 2, 3]))).rejects.toBeInstanceOf(DamagedPictureError);
});
