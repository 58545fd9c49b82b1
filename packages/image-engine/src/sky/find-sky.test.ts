import { describe, expect, it } from 'vitest';
import type { Pixels } from '../picture/picture.ts';
import { bricks, landscape, ridge } from '../testing/landscape.ts';
import { drawn } from '../testing/pictures.ts';
import { findSky } from './find-sky.ts';
import { skyMask } from './sky-mask.ts';

const pause = async () => {};
const nobody = async () => null;

/** Intersection over union of what was found with what was drawn. */
function overlap(inside: (p: number) => boolean, { width, height }: Pixels): number {
  let [both, either] = [0, 0];
  for (let p = 0; p < width * height; p++) {
    const isSky = Math.floor(p / width) < ridge(p % width, width, height);
    if (isSky && inside(p)) both += 1;
    if (isSky || inside(p)) either += 1;
  }
  return both / either;
}

describe('a sky', () => {
  it.each([
    ['blue', [120, 165, 215]],
    ['white', [222, 224, 227]],
    ['grey', [150, 152, 156]],
    ['of an orange evening', [225, 150, 95]],
    ['of a purple dusk', [161, 136, 150]],
    ['white and underexposed', [104, 104, 104], 0.45],
  ] as [string, [number, number, number], number?][])(
    'that is %s ends at the ridge',
    async (_, colour, exposure = 1) => {
      const picture = landscape(480, 320, colour);
      for (let p = 0; p < 480 * 320; p++)
        if (Math.floor(p / 480) >= ridge(p % 480, 480, 320))
          for (let i = p * 3; i < p * 3 + 3; i++)
            picture.data[i] = (picture.data[i] ?? 0) * exposure;
      const mask = await skyMask(picture, nobody, pause);
      expect(overlap((p) => (mask?.data[p] ?? 0) >= 128, picture)).toBeGreaterThan(0.97);
    },
  );

  it('at night is darker than the lit land', async () => {
    const picture = landscape(320, 220, [10, 14, 30]);
    const lit = { ...picture, data: picture.data.slice() };
    for (let p = 0; p < 320 * 220; p++)
      if (Math.floor(p / 320) >= ridge(p % 320, 320, 220))
        for (let c = 0; c < 3; c++)
          lit.data[p * 3 + c] = Math.min(255, (lit.data[p * 3 + c] ?? 0) + 70);
    const sky = await findSky(lit, pause, { isNamed: true, standing: nobody });
    expect(overlap((p) => (sky?.mask.data[p] ?? 0) >= 0.5, lit)).toBeGreaterThan(0.9);
  });

  it('is the same when it is found again, whatever stood before it the first time', async () => {
    const picture = landscape(320, 220, [118, 166, 214]);
    const inFront = new Uint8Array(320 * 220);
    for (let y = 20; y < 220; y++) inFront.fill(255, y * 320 + 100, y * 320 + 180);
    const standing = async () => ({ data: inFront, width: 320, height: 220 });
    const first = await findSky(picture, pause);
    const behind = await findSky(picture, pause, { standing });
    const again = await findSky(picture, pause);
    expect(behind?.mask.data).not.toEqual(first?.mask.data);
    expect(again?.mask.data).toEqual(first?.mask.data);
  });

  it('is not a brick wall, though it be named', async () => {
    expect(await findSky(bricks(), pause, { isNamed: true, standing: nobody })).toBeNull();
  });

  it('is not a white wall of boards, though it be named, and one wire across it is no board', async () => {
    const house = (joints: (y: number) => boolean) =>
      drawn(320, 220, (x, y) => {
        if (y >= 120) return (x >> 3) % 2 ? [96, 66, 42] : [84, 58, 38];
        const light = joints(y) ? -30 : Math.floor((x * 7 + y * 3) % 4);
        return [214 + light, 217 + light, 222 + light];
      });
    const named = { isNamed: true, standing: nobody };
    expect(
      await findSky(
        house((y) => y === 50 || y === 51),
        pause,
        named,
      ),
    ).not.toBeNull();
    expect(
      await findSky(
        house((y) => y % 24 > 21),
        pause,
        named,
      ),
    ).toBeNull();
    expect(
      await findSky(
        house((y) => y % 24 > 21),
        pause,
      ),
    ).toBeNull();
  });

  it('is not a brown wall, though it be named', async () => {
    const wall = drawn(240, 160, (x, y) =>
      y < 90 ? [120, 84, 60] : [60 + ((x * 7 + y * 3) % 30), 50, 70],
    );
    expect(await findSky(wall, pause, { isNamed: true, standing: nobody })).toBeNull();
  });

  it('is not a backdrop of warm grey, though it be named', async () => {
    const portrait = drawn(240, 160, (x, y) => {
      if (Math.abs(x - 120) < 30 + y / 4 && y > 30) return [214, 80 + ((x * 5 + y * 3) % 20), 40];
      const mottled = 5 * Math.sin(x / 17) + 5 * Math.cos(y / 13);
      return [174 + mottled, 165 + mottled, 159.2 + mottled + 5 * Math.sin(x / 23)];
    });
    expect(await findSky(portrait, pause, { isNamed: true, standing: nobody })).toBeNull();
  });

  it('is not a wall that glows in the light of lamps, though it be named', async () => {
    // A sofa and a rug are as warm as what stands behind them.
    const room = drawn(240, 160, (x, y) => {
      if (y < 74 + 18 * Math.sin(x / 9)) return [255 - y / 20, 205 - y / 20, 130 - y / 20];
      if (x > 60 && x < 160 && y > 90) return [255, 232, 168];
      if (y < 112 + 14 * Math.cos(x / 7)) return [130 + ((x * 7 + y * 5) % 20), 84, 40];
      return [226, 168, 88 + ((x * 7 + y * 5) % 12)];
    });
    expect(await findSky(room, pause, { isNamed: true, standing: nobody })).toBeNull();
  });

  /** A thing before a wall that goes down behind it to the lower edge. */
  const before = (wall: [number, number, number]) =>
    drawn(240, 160, (x, y) =>
      Math.hypot((x - 120) / 40, (y - 90) / 55) < 1 ? [24, 110, 60] : wall,
    );

  it.each([
    ['peach-coloured', [246, 192, 164]],
    ['white', [232, 233, 234]],
    ['pale blue', [208, 217, 228]],
  ] as [string, [number, number, number]][])(
    'is not a %s wall that goes down to the lower edge',
    async (_, wall) => {
      expect(await findSky(before(wall), pause, { isNamed: true, standing: nobody })).toBeNull();
    },
  );

  it('may be blue all around what is in the air, where somebody says that it is one', async () => {
    const blue = before([150, 196, 236]);
    expect(await findSky(blue, pause, { isNamed: true, standing: nobody })).not.toBeNull();
    expect(await findSky(blue, pause)).toBeNull();
  });

  it('is not the dark corner of a table, though it be named', async () => {
    const table = drawn(240, 160, (x, y) =>
      x + y * 1.5 < 112 ? [35, 22, 13] : [150 + ((x * 5 + y * 3) % 40), 90, 55],
    );
    expect(await findSky(table, pause, { isNamed: true, standing: nobody })).toBeNull();
  });

  it('is not wood in the sun, though it be named', async () => {
    const wood = drawn(240, 160, (x, y) => {
      const grain = ((x * 13 + y * 29) % 23) * 0.6;
      if (y > 70) return [70 + grain, 34, 20];
      return Math.floor(y / 4) % 5 === 0 ? [236, 186, 110] : [176 + grain, 112 + grain, 62];
    });
    expect(await findSky(wood, pause, { isNamed: true, standing: nobody })).toBeNull();
  });

  it.each([
    ['level', 0],
    ['askew', 0.04],
  ])('ends at the horizon of a sea that has its colours, %s', async (_, slope) => {
    const horizon = (x: number) => 76 + slope * (x - 120);
    const beach = drawn(240, 160, (x, y) => {
      if (Math.hypot(x - 170, (y - 80) * 1.6) < 34 && y < 88)
        return Math.floor(x / 9) % 2 ? [246, 200, 60] : [250, 248, 244];
      if (y > 122) return [232, 208, 160];
      const down = y / horizon(x);
      if (down < 1) return [110 + 120 * down, 160 + 80 * down, 225 + 20 * down];
      const wave = ((x * 3 + y * 11) % 17) - 8;
      return [120 + wave, 188 + wave, 230 + wave / 2];
    });
    const sky = await findSky(beach, pause, { isNamed: true, standing: nobody });
    for (const x of [10, 60, 120, 225]) {
      const at = (y: number) => sky?.mask.data[Math.round(y) * 240 + x];
      expect(at(horizon(x) - 5), `above, x ${x}`).toBeGreaterThan(0.9);
      for (const below of [5, 15, 30])
        expect(at(horizon(x) + below), `below, x ${x}`).toBeLessThan(0.1);
    }
  });

  it('goes on below a beam and beside a roof', async () => {
    const scene = drawn(240, 160, (x, y) => {
      if (y > 130) return [70 + ((x * 7 + y * 5) % 20), 96, 50];
      if (x > 24 && x < 216 && y > 46 && y < 54) return [70, 66, 64];
      if (y > 80 && x > 50 && x < 200) return [150 + ((x + y) % 9), 92, 74];
      return [120, 165, 220];
    });
    const sky = await findSky(scene, pause, { isNamed: true, standing: nobody });
    for (const [x, y] of [
      [120, 30],
      [20, 100],
      [220, 110],
    ] as const)
      expect(sky?.mask.data[y * 240 + x], `${x}, ${y}`).toBeGreaterThan(0.9);
  });

  it('fades out in a glow that has no edge', async () => {
    const dusk = drawn(240, 160, (x, y) => {
      if (y > 148) return [16 + ((x * 7 + y * 3) % 12), 14, 16];
      const low = y / 148;
      return [14 + 60 * low, 34 + 40 * low, 92 - 6 * low];
    });
    const sky = await findSky(dusk, pause, { isNamed: true, standing: nobody });
    const column = Array.from({ length: 140 }, (_, y) => sky?.mask.data[y * 240 + 120] ?? 0);
    const steps = column.slice(1).map((share, y) => Math.abs(share - (column[y] ?? 0)));
    expect(column[0]).toBeGreaterThan(0.95);
    expect(Math.max(...steps)).toBeLessThan(0.12);
  });

  it('goes down to the dark clouds at the horizon, however its colour changes', async () => {
    const dusk = drawn(240, 160, (x, y) => {
      if (y > 138 + 6 * Math.sin(x / 9)) return [24 + ((x * 7 + y * 3) % 12), 22, 30];
      const down = y / 138;
      return [8 + 76 * down, 30 + 62 * down, 62 + 46 * down];
    });
    const sky = await findSky(dusk, pause, { isNamed: true, standing: nobody });
    for (const x of [20, 120, 220])
      expect(sky?.mask.data[126 * 240 + x], `x ${x}`).toBeGreaterThan(0.9);
  });

  it('is behind a cap of its own colour', async () => {
    const picture = landscape(240, 160, [150, 152, 156]);
    const isMan = (x: number, y: number) => Math.abs(x - 120) < 22 && y > 30;
    for (let y = 0, i = 0; y < 160; y++)
      for (let x = 0; x < 240; x++, i += 3)
        if (isMan(x, y)) picture.data.set(y < 60 ? [150, 152, 158] : [60, 40, 90], i);
    const man = new Uint8Array(240 * 160).map((_, p) =>
      isMan(p % 240, Math.floor(p / 240)) ? 255 : 0,
    );
    const standing = async () => ({ data: man, width: 240, height: 160 });
    const [alone, behind] = [
      await findSky(picture, pause, { isNamed: true, standing: nobody }),
      await findSky(picture, pause, { isNamed: true, standing }),
    ];
    const cap = 45 * 240 + 120;
    expect(alone?.mask.data[cap]).toBeGreaterThan(0.9);
    expect(behind?.mask.data[cap]).toBeLessThan(0.1);
  });

  it('has no specks of the grain of a noisy picture along its edge', async () => {
    const [width, height] = [480, 320];
    const picture = drawn(width, height, (x, y) =>
      y < ridge(x, width, height) ? [92, 116, 134] : [66, 92, 92],
    );
    for (let i = 0, seed = 7; i < picture.data.length; i++) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const grain = (seed / 2 ** 32 - 0.5) * 70;
      picture.data[i] = Math.min(255, Math.max(0, (picture.data[i] ?? 0) + grain));
    }
    const mask = await skyMask(picture, nobody, pause);
    let [specks, all] = [0, 0];
    for (let x = 0; x < width; x++)
      for (let above = 3; above < 12; above++) {
        const y = Math.round(ridge(x, width, height)) - above;
        all += 1;
        if ((mask?.data[y * width + x] ?? 0) < 160) specks += 1;
      }
    expect(specks / all).toBeLessThan(0.018);
  });

  it('is seen through the gaps of a tree', async () => {
    const sky: [number, number, number] = [120, 165, 215];
    const picture = landscape(480, 320, sky);
    const isCrown = (x: number, y: number) => Math.hypot(x - 240, y - 110) < 90;
    const isGap = (x: number, y: number) => x % 14 < 5 && y % 12 < 5;
    for (let y = 0, i = 0; y < 320; y++)
      for (let x = 0; x < 480; x++, i += 3)
        if (isCrown(x, y) && !isGap(x, y))
          picture.data.set([30, 60 + ((x * 7 + y * 3) % 24), 20], i);
    const mask = await skyMask(picture, nobody, pause);
    const at = (x: number, y: number) => mask?.data[y * 480 + x] ?? 0;
    expect(at(240 - (240 % 14) + 2, 108 + 2)).toBeGreaterThan(200);
    expect(at(240 - (240 % 14) + 9, 108 + 8)).toBeLessThan(60);
  });
});
