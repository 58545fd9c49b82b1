import { describe, expect, it } from 'vitest';
import { roomierSide, spotFor, spotWithin } from '../compose/blend-place.ts';
import { editPicture } from '../edit-picture.ts';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import type { Mask } from '../picture/picture.ts';
import { drawn, jpeg, pixelsOf } from '../testing/pictures.ts';

describe('what is put where', () => {
  it.each([
    ['Put the subject of picture 2 into picture 1', 1, 0],
    ['put the person from the first photo into the second', 0, 1],
    ['place the cat from image 2 on the beach photo', 1, 0],
    ['insert him into the other picture', 0, 1],
    ['put the dog from the second picture in the first one', 1, 0],
    ['copy the car from photo 3 into photo 1', 2, 0],
    ['merge the person from the 2nd photo into the 1st', 1, 0],
    ['put the person in picture 1 in the scene of picture 2', 0, 1],
    ['use the first picture as the background', 1, 0],
    ['put me in front of picture 2', 0, 1],
  ])('%s', (prompt, subject, into) => {
    expect(parsePrompt(prompt, { imageCount: 3 }).plan).toMatchObject([
      { op: 'blendSubject', params: { subject, into } },
    ]);
  });

  it.each([
    ['put the subject of picture 2 into picture 1', 'beside'],
    ['take the dog of picture 2 and put him next to me', 'beside'],
    ['lift the boy out of picture two and drop him on the sofa in picture one', 'centre'],
    ['the bicycle of picture 2 before the shop window of picture 1', 'centre'],
    ['put my cat on the bench from the other photo', 'centre'],
    ['put my cat on stage from the other photo', 'centre'],
    ['put him on the left of the second photo', 'left'],
    ['the lamp of picture 2 on the left side of picture 1', 'left'],
    ['take the dog from picture 2 and put it on the right side of picture 1', 'right'],
  ])('%s: %s', (prompt, place) => {
    expect(parsePrompt(prompt, { imageCount: 2 }).plan).toMatchObject([
      { op: 'blendSubject', params: { place } },
    ]);
  });

  it('hears the side and the size', () => {
    const [step] = parsePrompt('put the subject of picture 2 on the left of picture 1, small', {
      imageCount: 2,
    }).plan;
    expect(step?.params).toMatchObject({ place: 'left', size: 0.4 });
  });
});

describe('what is put into a picture that something is marked on', () => {
  it.each([
    ['put the dog from the second picture here', { subject: 1, into: 0, place: 'marked', size: 1 }],
    ['füge die Lampe aus Bild 2 hier ein', { subject: 1, into: 0, place: 'marked', size: 1 }],
    ['put the dog here', { subject: 1, into: 0, place: 'marked', size: 1 }],
    ['put the ladybug on the leaf', { subject: 0, into: 1, place: 'centre' }],
  ])('%s', (prompt, params) => {
    const { plan } = parsePrompt(prompt, { imageCount: 2, isMarked: true });
    expect(plan).toMatchObject([{ op: 'blendSubject', params }]);
  });
});

function masked(box: { left: number; top: number; right: number; bottom: number }): Mask {
  const data = new Uint8Array(100 * 100);
  for (let y = box.top; y < box.bottom; y++)
    data.fill(255, y * 100 + box.left, y * 100 + box.right);
  return { data, width: 100, height: 100 };
}

describe('the place of a subject', () => {
  const ground = { width: 400, height: 300 };

  it('is on the ground for one that is whole', () => {
    const spot = spotFor(masked({ left: 40, top: 20, right: 60, bottom: 80 }), ground, 'centre', {
      size: 0.6,
    });
    if (!spot) throw new Error('no place');
    const foot = spot.top + 80 * spot.scale;
    expect(foot).toBeGreaterThan(260);
    expect(foot).toBeLessThan(300);
    expect(60 * spot.scale).toBeCloseTo(180, 0);
    expect(spot.stands).toBe(true);
  });

  it('is at the lower edge for one that its own picture cuts off there', () => {
    const spot = spotFor(masked({ left: 40, top: 20, right: 60, bottom: 100 }), ground, 'left', {
      size: 0.6,
    });
    if (!spot) throw new Error('no place');
    expect(spot.top + 100 * spot.scale).toBeGreaterThanOrEqual(300);
    expect(spot.stands).toBe(false);
  });

  it('keeps to the side that cuts it', () => {
    const spot = spotFor(masked({ left: 80, top: 20, right: 100, bottom: 90 }), ground, 'left', {
      size: 0.6,
    });
    expect((spot?.left ?? 0) + 100 * (spot?.scale ?? 0)).toBeCloseTo(400, 0);
  });

  it('is as large as is said, however it is cut', () => {
    const bust = masked({ left: 20, top: 0, right: 80, bottom: 100 });
    const spot = spotFor(bust, ground, 'centre', { size: 0.4 });
    expect(100 * (spot?.scale ?? 0)).toBeLessThan(150);
    const mug = masked({ left: 20, top: 20, right: 80, bottom: 80 });
    const across = spotFor(mug, ground, 'left', { size: 0.2, of: 'width' });
    expect(60 * (across?.scale ?? 0)).toBeCloseTo(80, 0);
  });

  it('is at the top without a shadow for what hangs there', () => {
    const kite = masked({ left: 20, top: 20, right: 80, bottom: 80 });
    const spot = spotFor(kite, ground, 'right', { size: 0.4, at: 'top' });
    expect((spot?.top ?? 0) + 20 * (spot?.scale ?? 0)).toBeLessThan(40);
    expect(spot?.stands).toBe(false);
  });

  it('is the box that was drawn, down to its lower edge', () => {
    const dog = masked({ left: 30, top: 10, right: 70, bottom: 90 });
    const place = { left: 40, top: 180, right: 120, bottom: 280 };
    const spot = spotWithin(place, dog, ground, 1);
    if (!spot) throw new Error('no place');
    expect(spot.top + 90 * spot.scale).toBeCloseTo(280, 5);
    expect(spot.top + 10 * spot.scale).toBeCloseTo(180, 5);
    expect(spot.left + 50 * spot.scale).toBeCloseTo(80, 5);
    expect(spot.stands).toBe(true);
  });

  it('is the side with more room beside who is there already', () => {
    expect(roomierSide(masked({ left: 10, top: 20, right: 50, bottom: 100 }))).toBe('right');
    expect(roomierSide(masked({ left: 40, top: 20, right: 95, bottom: 100 }))).toBe('left');
    expect(roomierSide(null)).toBe('centre');
  });

  it('is nowhere for an empty mask', () => {
    expect(
      spotFor(masked({ left: 0, top: 0, right: 0, bottom: 0 }), ground, 'left', { size: 0.6 }),
    ).toBeNull();
  });
});

it('gives a picture of the size of the one it is put into, changed only about the subject', async () => {
  const disc = drawn(160, 120, (x, y) =>
    Math.hypot(x - 80, y - 60) < 34 ? [210, 40, 30] : [190, 200, 205],
  );
  const field = drawn(220, 150, (x, y) => (y < 70 ? [150, 190, 230] : [70 + (x % 7), 130, 60]));
  const images = await Promise.all([jpeg(field), jpeg(disc)]);
  const plan = [
    {
      op: 'blendSubject' as const,
      params: { subject: 0, into: 1, place: 'centre' as const, size: 0.5 },
    },
  ];
  const selection = { box: { left: 0.26, top: 0.2, right: 0.74, bottom: 0.8 } };
  const result = await editPicture({ images: [...images].reverse(), prompt: '', plan, selection });
  const pixels = await pixelsOf(result.data);
  expect([pixels.width, pixels.height]).toEqual([220, 150]);
  const reds = [...pixels.data.keys()].filter(
    (i) => i % 3 === 0 && (pixels.data[i] ?? 0) > 120 && (pixels.data[i + 1] ?? 0) < 80,
  );
  expect(reds.length).toBeGreaterThan(1500);
});

it('puts who is added beside who is there already', async () => {
  const person = (x: number, y: number, middle: number) =>
    Math.hypot((x - middle) / 18, (y - 52) / 20) < 1 || (y > 66 && Math.abs(x - middle) < 34);
  const sister = drawn(200, 150, (x, y) => (person(x, y, 100) ? [40, 70, 190] : [200, 206, 210]));
  const brother = drawn(200, 150, (x, y) =>
    person(x, y, 146) ? [190 + (x % 5), 50, 40] : [196, 204 + (y % 3), 208],
  );
  const images = await Promise.all([jpeg(brother), jpeg(sister)]);
  const { data, plan } = await editPicture({ images, prompt: 'add my sister to the photo' });
  expect(plan).toMatchObject([{ op: 'blendSubject', params: { subject: 1, into: 0 } }]);
  const { data: rgb } = await pixelsOf(data);
  const isBlue = (x: number, y: number) =>
    (rgb[(y * 200 + x) * 3 + 2] ?? 0) > (rgb[(y * 200 + x) * 3] ?? 0) + 50;
  expect(isBlue(55, 130)).toBe(true);
  expect(isBlue(146, 110)).toBe(false);
});
