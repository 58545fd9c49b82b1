import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { inspect } from '../picture/decode.ts';
import type { Mask, Pixels } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';
import type { Selection } from '../picture/selection.ts';
import { drawn, grained, jpeg, png, type Triple } from '../testing/pictures.ts';
import { findSubject } from './find-subject.ts';

/** A disc with a pattern on a gradient. */
function disc(width: number, height: number, cx: number, cy: number, radius: number): Pixels {
  const random = randomFrom(7);
  return drawn(width, height, (x, y) => {
    const noise = random() * 8;
    if (!inDisc(x, y, cx, cy, radius))
      return [70 + (50 * x) / width, 120 + noise, 190 - (40 * y) / height];
    return (x >> 3) % 2 === (y >> 3) % 2 ? [205 + noise, 70, 40] : [225, 130 + noise, 50];
  });
}

const inDisc = (x: number, y: number, cx: number, cy: number, radius: number) =>
  Math.hypot(x - cx, y - cy) < radius;

const tick = async () => {};

async function found(bytes: Uint8Array, selection: Selection = {}) {
  return findSubject(await inspect(bytes), selection, tick);
}

function overlapWith(mask: Mask, isInside: (x: number, y: number) => boolean): number {
  let [shared, joint] = [0, 0];
  for (let y = 0, p = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++, p++) {
      const [one, other] = [(mask.data[p] as number) > 127, isInside(x, y)];
      if (one && other) shared++;
      if (one || other) joint++;
    }
  }
  return shared / joint;
}

const oneDisc = disc(160, 120, 80, 63, 30);
const truth = (x: number, y: number) => inDisc(x, y, 80, 63, 30);

describe('findSubject', () => {
  it('finds what stands out, and is sure of it', async () => {
    const { mask, confidence } = await found(await png(oneDisc));
    expect(overlapWith(mask, truth)).toBeGreaterThan(0.95);
    expect(confidence).toBeGreaterThan(0.8);
    expect([mask.width, mask.height]).toEqual([160, 120]);
  });

  it('finds the same in a mirrored, a resized and a worn copy', async () => {
    const bytes = await png(oneDisc);
    const mirrored = await found(await sharp(bytes).flop().png().toBuffer());
    expect(overlapWith(mirrored.mask, (x, y) => truth(159 - x, y))).toBeGreaterThan(0.95);
    const worn = await found(await sharp(bytes).jpeg({ quality: 70 }).toBuffer());
    expect(overlapWith(worn.mask, truth)).toBeGreaterThan(0.95);
    const larger = await found(await sharp(bytes).resize(176).png().toBuffer());
    expect(overlapWith(larger.mask, (x, y) => truth(x / 1.1, y / 1.1))).toBeGreaterThan(0.95);
  });

  it('gives the same mask again, which is nobody else’s', async () => {
    const bytes = await png(disc(60, 45, 25, 25, 12));
    const first = await found(bytes);
    const copy = first.mask.data.slice();
    first.mask.data.fill(7);
    expect((await found(bytes)).mask.data).toEqual(copy);
  });

  it('is not sure where nothing stands out', async () => {
    const random = randomFrom(3);
    const noise = drawn(60, 45, () => [random() * 255, random() * 255, random() * 255] as Triple);
    expect((await found(await png(noise))).confidence).toBeLessThan(0.6);
    const plain = drawn(60, 45, (x) => [100 + x / 2, 120, 140]);
    expect((await found(await png(plain))).confidence).toBeLessThan(0.6);
  });

  it('takes what the box is around, of two', async () => {
    const two = drawn(120, 80, (x, y) => {
      if (inDisc(x, y, 32, 40, 17)) return [210, 60, 40];
      if (inDisc(x, y, 88, 40, 17)) return [220, 190, 40];
      return [60 + x / 3, 110, 150];
    });
    const box = { left: 0.55, top: 0.25, right: 0.9, bottom: 0.75 };
    const { mask, confidence } = await found(await jpeg(two), { box });
    expect(overlapWith(mask, (x, y) => inDisc(x, y, 88, 40, 17))).toBeGreaterThan(0.93);
    expect(confidence).toBeGreaterThan(0.8);
  });

  it('has the edge checked where a box is around what has none', async () => {
    const random = randomFrom(3);
    const fur = drawn(160, 120, (x, y) => {
      const streak = 24 * Math.sin(x / 5 + random()) * Math.sin(y / 7);
      return [150 + streak, 118 + streak, 86 + streak];
    });
    const box = { left: 0.25, top: 0.2, right: 0.75, bottom: 0.8 };
    const { confidence } = await found(await png(fur), { box });
    expect(confidence).toBeGreaterThanOrEqual(0.6);
    expect(confidence).toBeLessThan(0.8);
    const clear = await found(await png(disc(160, 120, 80, 60, 30)), { box });
    expect(clear.confidence).toBeGreaterThanOrEqual(0.8);
  });

  it('takes more of a box than the only parts with colours of their own', async () => {
    const random = randomFrom(5);
    const isEye = (x: number, y: number) =>
      inDisc(x, y, 68, 52, 7) || inDisc(x, y, 96, 54, 7) || inDisc(x, y, 82, 74, 5);
    const head = drawn(160, 120, (x, y) => {
      if (isEye(x, y)) return [70, 140, 40];
      const streak = 26 * Math.sin(x / 5 + random()) * Math.sin(y / 7) + random() * 10;
      const fur = inDisc(x, y, 82, 62, 38) ? 148 : 140;
      return [fur + streak, fur - 30 + streak, fur - 60 + streak];
    });
    const box = { left: 0.27, top: 0.2, right: 0.75, bottom: 0.84 };
    const { mask, confidence } = await found(await png(head), { box });
    expect(overlapWith(mask, (x, y) => inDisc(x, y, 82, 62, 38))).toBeGreaterThan(0.6);
    expect(confidence).toBeLessThan(0.8);
  });

  it('follows what goes on beyond the picture where the box all but reaches its sides', async () => {
    const cropped = await png(disc(160, 120, 70, 90, 80));
    const box = { left: 0.015, top: 0.06, right: 0.95, bottom: 0.985 };
    const { mask } = await found(cropped, { box });
    expect(overlapWith(mask, (x, y) => inDisc(x, y, 70, 90, 80))).toBeGreaterThan(0.95);
  });

  it('is told nothing by a box around the whole picture', async () => {
    const bytes = await png(oneDisc);
    const box = { left: 0.01, top: 0, right: 0.99, bottom: 0.985 };
    expect(await found(bytes, { box })).toEqual(await found(bytes));
  });

  it('keeps and removes what is painted, with no box', async () => {
    const two = drawn(120, 80, (x, y) => {
      if (inDisc(x, y, 32, 40, 17) || inDisc(x, y, 88, 40, 17)) return [210, 60, 40];
      return [60 + x / 3, 110, 150];
    });
    const strokes: Selection['strokes'] = [
      {
        keep: true,
        radius: 0.02,
        points: [
          [0.22, 0.5],
          [0.32, 0.5],
        ],
      },
      {
        keep: false,
        radius: 0.02,
        points: [
          [0.68, 0.5],
          [0.78, 0.5],
        ],
      },
    ];
    const { mask } = await found(await png(two), { strokes });
    expect(overlapWith(mask, (x, y) => inDisc(x, y, 32, 40, 17))).toBeGreaterThan(0.9);
    expect(mask.data[40 * 120 + 88]).toBe(0);
  });

  it('changes the box’s outline only where a stroke reaches', async () => {
    const random = randomFrom(11);
    const isShirt = (x: number, y: number) => y > 62 && Math.abs(x - 80) < 30;
    const isHead = (x: number, y: number) => inDisc(x, y, 80, 40, 24);
    const pale = drawn(160, 120, (x, y) => {
      const noise = random() * 5;
      if (isHead(x, y)) return [190 + noise, 90, 60];
      const isSeam = isShirt(x, y) && !isShirt(x - 2 * Math.sign(x - 80) * -1, y - 2);
      return isSeam ? [150, 150, 150] : [226 + noise, 225 + noise, 222 + noise];
    });
    const box = { left: 0.28, top: 0.1, right: 0.72, bottom: 1 };
    const bytes = await png(pale);
    const shown = await found(bytes, { box });
    const painted = await found(bytes, {
      box,
      strokes: [
        {
          keep: true,
          radius: 0.02,
          points: [
            [0.4, 0.8],
            [0.6, 0.8],
          ],
        },
      ],
    });
    expect(overlapWith(painted.mask, (x, y) => isShirt(x, y) || isHead(x, y))).toBeGreaterThan(0.9);
    for (let y = 15; y < 45; y++) {
      for (const x of [48, 52, 108, 112])
        expect(painted.mask.data[y * 160 + x]).toBe(shown.mask.data[y * 160 + x]);
    }
  });

  it('takes a cut-out’s own transparency', async () => {
    const cut = new Uint8Array(60 * 40 * 4).fill(200);
    for (let p = 0; p < 60 * 40; p++) cut[p * 4 + 3] = p % 60 < 20 ? 0 : p % 60 < 22 ? 120 : 255;
    const { mask, confidence } = await found(
      await png({ data: cut, width: 60, height: 40, channels: 4 }),
    );
    expect(confidence).toBe(1);
    expect([...mask.data.subarray(18, 24)]).toEqual([0, 0, 120, 120, 255, 255]);
  });

  it.each([
    [1, 1],
    [800, 1],
    [1, 300],
    [17, 16],
  ])('lives through a picture of %i × %i', async (width, height) => {
    const bytes = await png(drawn(width, height, (x) => [x % 256, 80, 90]));
    const { mask, confidence } = await found(bytes);
    expect(mask.data).toHaveLength(width * height);
    expect(confidence).toBeLessThan(0.6);
    const box = { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 };
    expect((await found(bytes, { box })).mask.data).toHaveLength(width * height);
  });

  it('stops when it is told to', async () => {
    const source = await inspect(await png(disc(80, 60, 40, 30, 15)));
    let calls = 0;
    const stopping = async () => {
      await setImmediate();
      if (++calls === 5) throw new Error('stopped');
    };
    await expect(findSubject(source, {}, stopping)).rejects.toThrow('stopped');
    expect(calls).toBe(5);
  });

  it('is not sure of somebody with a ribbon that goes on beyond a side, and the ground below that', async () => {
    const picture = drawn(160, 120, (x, y): Triple => {
      const ribbon = 35 + 0.24 * x;
      if (Math.abs(x - 67) < 18 && y >= 45 && y < 108)
        return grained(y < 76 ? [240, 210, 40] : [20, 90, 50], x, y);
      if (Math.abs(y - ribbon) < 11.5 && x > 30)
        return (y + x) % 9 < 4 ? [250, 235, 210] : [240, 130, 100];
      if (y < ribbon) return [60 + x / 8, 190, 225];
      return x < 67 + (y - 90) * 0.3 ? [225, 40 + y / 6, 120] : [10, 150 - x / 8, 205];
    });
    const { confidence } = await found(await png(picture));
    expect(confidence).toBeLessThan(0.8);
  });
});
