import { expect, it } from 'vitest';
import { at, drawn, edited, grained, type Triple } from '../testing/pictures.ts';

const changed = (after: Triple, before: Triple) =>
  Math.hypot(...after.map((value, k) => value - (before[k] as number)));

it('takes the mug that is green, and not the green heel of a shoe', async () => {
  const table = drawn(240, 160, (x, y): Triple => {
    if (x > 140 && x < 200 && y > 50 && y < 120) return grained([20, 110, 60], x, y);
    if (x > 30 && x < 90 && y > 90 && y < 120)
      return x > 78 ? grained([20, 110, 60], x, y) : grained([240, 236, 226], x, y);
    return grained([214, 200, 180], x, y);
  });
  const after = await edited(table, 'make the green mug purple');
  expect(changed(at(after, 170, 80), at(table, 170, 80))).toBeGreaterThan(60);
  expect(changed(at(after, 84, 100), at(table, 84, 100))).toBeLessThan(3);
});

it('takes the yellow cushion, and not the walls in yellow light', async () => {
  const room = drawn(240, 160, (x, y): Triple => {
    if (x > 90 && x < 140 && y > 70 && y < 120) return grained([248, 186, 40], x, y);
    return grained(y > 120 ? [206, 156, 92] : [240, 214, 166], x, y);
  });
  const after = await edited(room, 'make the yellow cushion blue');
  expect(changed(at(after, 115, 95), at(room, 115, 95))).toBeGreaterThan(60);
  for (const [x, y] of [
    [20, 20],
    [200, 60],
    [30, 140],
  ] as const)
    expect(changed(at(after, x, y), at(room, x, y))).toBeLessThan(3);
});

it('takes the green cushion, and not the larger plant', async () => {
  const isLeaf = (x: number, y: number) =>
    x > 8 && x < 100 && y > 10 && y < 130 && (x + y) % 24 < 7;
  const isCushion = (x: number, y: number) => x > 150 && x < 180 && y > 80 && y < 108;
  const room = drawn(
    240,
    160,
    (x, y): Triple =>
      grained(isLeaf(x, y) || isCushion(x, y) ? [24, 120, 66] : [232, 222, 204], x, y),
  );
  const after = await edited(room, 'make the green cushion blue');
  expect(changed(at(after, 165, 94), at(room, 165, 94))).toBeGreaterThan(60);
  expect(changed(at(after, 50, 48), at(room, 50, 48))).toBeLessThan(3);
});

it('asks for a box where a vase is of another green than the cushion', async () => {
  const room = drawn(240, 160, (x, y): Triple => {
    if (x > 150 && x < 190 && y > 60 && y < 104) return grained([110, 160, 30], x, y);
    if (x > 40 && x < 76 && y > 80 && y < 112) return grained([20, 140, 84], x, y);
    return grained([232, 222, 204], x, y);
  });
  await expect(edited(room, 'make the green cushion blue')).rejects.toThrow(/Draw a box/);
});

it('asks for a box where a pear is between green and yellow, and a cushion of a clearer green', async () => {
  const room = drawn(240, 160, (x, y): Triple => {
    if (x > 150 && x < 190 && y > 60 && y < 104) return grained([20, 130, 70], x, y);
    if (x > 40 && x < 78 && y > 66 && y < 104) return grained([185, 206, 46], x, y);
    return grained([232, 222, 204], x, y);
  });
  await expect(edited(room, 'make the green pear purple')).rejects.toThrow(/Draw a box/);
});

it('asks for a box where two things have the colour', async () => {
  const isCup = (x: number, y: number) => y > 60 && y < 100 && x % 120 > 40 && x % 120 < 76;
  const two = drawn(
    240,
    160,
    (x, y): Triple => grained(isCup(x, y) ? [24, 120, 66] : [232, 222, 204], x, y),
  );
  await expect(edited(two, 'make the green cup blue')).rejects.toThrow(/Draw a box/);
});

it('asks for a box where a pot is of a more orange orange than the cushion', async () => {
  const room = drawn(240, 160, (x, y): Triple => {
    if (x > 150 && x < 190 && y > 60 && y < 104) return grained([240, 80, 40], x, y);
    if (x > 40 && x < 76 && y > 80 && y < 112) return grained([243, 120, 64], x, y);
    return grained([232, 222, 204], x, y);
  });
  await expect(edited(room, 'make the orange cushion blue')).rejects.toThrow(/Draw a box/);
});

it('takes the cushion that is red, and not the paler and more orange pot', async () => {
  const isCushion = (x: number, y: number) => x > 150 && x < 190 && y > 60 && y < 104;
  const room = drawn(240, 160, (x, y): Triple => {
    if (isCushion(x, y)) return grained([240, 80, 40], x, y);
    if (x > 40 && x < 76 && y > 80 && y < 112) return grained([243, 120, 64], x, y);
    return grained([232, 222, 204], x, y);
  });
  const after = await edited(room, 'make the red cushion blue');
  expect(changed(at(after, 170, 80), at(room, 170, 80))).toBeGreaterThan(60);
  expect(changed(at(after, 58, 96), at(room, 58, 96))).toBeLessThan(3);
});

it('asks for a box where a cushion farther away has the colour of a large cup', async () => {
  const isCup = (x: number, y: number) => x > 30 && x < 110 && y > 40 && y < 150;
  const isCushion = (x: number, y: number) => x > 170 && x < 206 && y > 60 && y < 96;
  const room = drawn(
    240,
    160,
    (x, y): Triple =>
      grained(isCup(x, y) || isCushion(x, y) ? [24, 120, 66] : [232, 222, 204], x, y),
  );
  await expect(edited(room, 'make the green cushion blue')).rejects.toThrow(/Draw a box/);
});

it('asks for a box where a jacket of the colour is right above the key', async () => {
  const isKey = (x: number, y: number) => x > 70 && x < 170 && y > 110 && y < 144;
  const isJacket = (x: number, y: number) => x > 84 && x < 156 && y > 60 && y < 106;
  const stage = drawn(
    240,
    160,
    (x, y): Triple =>
      grained(isKey(x, y) || isJacket(x, y) ? [20, 110, 72] : [150, 196, 236], x, y),
  );
  await expect(edited(stage, 'make the green key red')).rejects.toThrow(/Draw a box/);
});

it('takes all of a mug with a stripe around it', async () => {
  const isMug = (x: number, y: number) => x > 80 && x < 160 && y > 40 && y < 130;
  const mug = drawn(240, 160, (x, y): Triple => {
    if (!isMug(x, y)) return grained([206, 196, 176], x, y);
    return grained(Math.abs(y - 85) < 6 ? [250, 250, 246] : [24, 120, 66], x, y);
  });
  const after = await edited(mug, 'make the green mug blue');
  for (const y of [60, 110])
    expect(changed(at(after, 120, y), at(mug, 120, y))).toBeGreaterThan(60);
  expect(changed(at(after, 120, 85), at(mug, 120, 85))).toBeLessThan(12);
});

it('asks for a box where a shoe and a ball have the colour', async () => {
  const isShoe = (x: number, y: number) => x > 30 && x < 100 && y > 100 && y < 130;
  const two = drawn(240, 160, (x, y): Triple => {
    const isBall = Math.hypot(x - 180, y - 100) < 28;
    return grained(isShoe(x, y) || isBall ? [240, 126, 34] : [200, 208, 216], x, y);
  });
  await expect(edited(two, 'make the orange shoe blue')).rejects.toThrow(/Draw a box/);
});

it('asks for a box where a board has stripes of the colour of a ball', async () => {
  const beach = drawn(240, 160, (x, y): Triple => {
    const isStripe = x > 40 && x < 70 && (Math.abs(y - 60) < 8 || Math.abs(y - 84) < 6);
    const isBall = Math.hypot(x - 170, y - 120) < 18;
    return grained(isStripe || isBall ? [226, 72, 44] : [226, 206, 170], x, y);
  });
  await expect(edited(beach, 'make the red ball blue')).rejects.toThrow(/Draw a box/);
});

it('asks for a box where the subject has but a trim of the colour that is elsewhere', async () => {
  const jar = drawn(200, 150, (x, y): Triple => {
    if (Math.abs(x - 100) < 26 && y > 40 && y < 130)
      return grained(Math.abs(y - 60) < 4 ? [240, 200, 40] : [30, 40, 96], x, y);
    return grained(y < 20 ? [236, 196, 40] : [188, 186, 180], x, y);
  });
  await expect(edited(jar, 'make the yellow curtains red')).rejects.toThrow(
    /elsewhere.*Draw a box/,
  );
});

it('asks for a box where the colour of a thing is that of the floor and the walls', async () => {
  const wooden = drawn(240, 160, (x, y): Triple => {
    const isBag = Math.hypot(x - 120, y - 110) < 30;
    const isWood = y > 70 || x % 60 < 24;
    return grained(isBag ? [142, 94, 48] : isWood ? [138, 91, 47] : [120, 124, 128], x, y);
  });
  await expect(edited(wooden, 'make the brown bag green')).rejects.toThrow(/Draw a box/);
});
