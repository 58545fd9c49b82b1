import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { at, drawn, edited, grained, pixelsOf, png, type Triple } from '../testing/pictures.ts';

/** Somebody before a blue wall: dark hair down to a grey shirt, a badge on that, and skin between the two. */
const portrait = drawn(200, 220, (x, y): Triple => {
  const [dx, body] = [Math.abs(x - 100), 70 + Math.min(22, (y - 130) / 3)];
  if (Math.hypot((x - 100) / 24, (y - 70) / 34) < 1) return grained([214, 160, 130], x, y);
  if (Math.hypot(x - 126, y - 190) < 9) return grained([230, 190, 40], x, y);
  if (dx > 22 && dx < 34 && y > 60 && y < 165) return grained([38, 28, 22], x, y);
  if (Math.hypot((x - 100) / 34, (y - 62) / 42) < 1) return grained([38, 28, 22], x, y);
  if (y < 140 && y > 95 && dx < 16) return grained([206, 150, 120], x, y);
  if (y > 136 && dx < body) return grained([150, 150, 152], x, y);
  return grained([96, 140, 190], x, y);
});

it.each(['make the shirt red', 'make the grey shirt red'])(
  'takes the shirt, and neither the face nor the hair on it: %s',
  async (prompt) => {
    const after = await edited(portrait, prompt);
    for (const [x, y] of [
      [70, 200],
      [100, 180],
      [150, 205],
    ] as const) {
      const [r, g] = at(after, x, y);
      expect(r).toBeGreaterThan(g + 50);
    }
    for (const [x, y] of [
      [100, 70],
      [100, 110],
      [72, 140],
      [128, 120],
      [126, 190],
      [20, 30],
    ] as const) {
      const [[r, g, b], was] = [at(after, x, y), at(portrait, x, y)];
      expect(Math.hypot(r - was[0], g - was[1], b - was[2])).toBeLessThan(12);
    }
  },
);

it.each([
  ['all of somebody', { left: 0.1, top: 0.05, right: 0.9, bottom: 1 }, 'make the shirt red'],
  ['the shirt', { left: 0.1, top: 0.66, right: 0.9, bottom: 1 }, 'make it red'],
  ['the shirt and the neck', { left: 0.1, top: 0.5, right: 0.9, bottom: 1 }, 'make the shirt red'],
])('takes the shirt in a box around %s', async (_, box, prompt) => {
  const made = await editPicture({ images: [await png(portrait)], prompt, selection: { box } });
  const after = await pixelsOf(made.data);
  for (const y of [165, 200]) {
    const [r, g] = at(after, 60, y);
    expect(r).toBeGreaterThan(g + 50);
  }
  expect(at(after, 100, 70)).toEqual(at(portrait, 100, 70));
});

/** A shirt by itself. */
const flat = drawn(200, 180, (x, y): Triple => {
  const dx = Math.abs(x - 100);
  if ((y > 30 && y < 160 && dx < 48) || (y > 32 && y < 70 && dx < 80))
    return grained([60, 92, 150], x, y);
  return grained([226, 226, 224], x, y);
});

it('takes all of a shirt that nobody wears', async () => {
  const after = await edited(flat, 'make the shirt red');
  for (const [x, y] of [
    [100, 40],
    [40, 50],
    [100, 140],
  ] as const) {
    const [r, , b] = at(after, x, y);
    expect(r).toBeGreaterThan(b + 40);
  }
});

/** A dress by itself, its bodice as narrow above its skirt as a head above shoulders. */
const dressOf = (colour: Triple) =>
  drawn(200, 300, (x, y) => {
    const half = y < 30 || y > 280 ? 0 : y < 110 ? 30 : 30 + (y - 110) * 0.35;
    return grained(Math.abs(x - 100) < half ? colour : [226, 226, 224], x, y);
  });

it.each([
  ['grey', [120, 120, 124]],
  ['the colour of skin', [226, 150, 110]],
] as const)('takes all of a dress that nobody wears: %s', async (_, [r, g, b]) => {
  const after = await edited(dressOf([r, g, b]), 'make the dress blue');
  for (const y of [40, 120, 260]) {
    const [red, , blue] = at(after, 100, y);
    expect(blue).toBeGreaterThan(red + 60);
  }
});

it('takes what is called pink, though it hardly is', async () => {
  const after = await edited(dressOf([240, 208, 206]), 'make the pink dress blue');
  const [r, , b] = at(after, 100, 200);
  expect(b).toBeGreaterThan(r + 40);
});

it.each([
  [245, 238, 0],
  [160, 200, 60],
] as const)('takes a flower as yellow or green as leaves: %d, %d, %d', async (...colour) => {
  const flower = drawn(160, 160, (x, y) =>
    grained(Math.hypot(x - 80, y - 80) < 48 ? [...colour] : [60, 66, 90], x, y),
  );
  const [r, g] = at(await edited(flower, 'make the flower red'), 80, 80);
  expect(r).toBeGreaterThan(g + 60);
});

it('asks which colour a small thing has that somebody wears', async () => {
  const edit = editPicture({ images: [await png(portrait)], prompt: 'make the tie red' });
  await expect(edit).rejects.toMatchObject({
    code: 'subject_unclear',
    message: expect.stringMatching(/^Say which colour it has now/),
  });
});

it('leaves a face and hair of that colour alone', async () => {
  const edit = edited(portrait, 'make the orange hoodie blue');
  await expect(edit).rejects.toThrow('No orange was found for the hoodie.');
});

it('asks which colour is meant where several wear something', async () => {
  const shirts: readonly Triple[] = [
    [210, 60, 50],
    [50, 120, 70],
    [60, 90, 190],
  ];
  // Cut out, so that there is no doubt about the subject.
  const [width, height] = [600, 220];
  const data = new Uint8Array(width * height * 4);
  for (let p = 0; p < width * height; p++) {
    const [x, y] = [p % width, Math.floor(p / width)];
    const own = at(portrait, x % 200, y);
    const isShirt = Math.max(...own) - Math.min(...own) < 12 && own[0] > 120;
    data.set(isShirt ? grained(shirts[Math.floor(x / 200)] as Triple, x, y) : own, p * 4);
    data[p * 4 + 3] = own[2] > own[0] + 50 ? 0 : 255;
  }
  const three = { data, width, height, channels: 4 as const };
  const edit = edited(three, 'make the shirt white');
  await expect(edit).rejects.toMatchObject({
    code: 'subject_unclear',
    message: expect.stringMatching(/^Say which colour it has now/),
  });
});

it('asks which colour is meant where a thing has many', async () => {
  const hues: readonly Triple[] = [
    [206, 50, 44],
    [60, 140, 70],
    [50, 90, 200],
    [230, 190, 40],
    [150, 70, 170],
  ];
  const ball = drawn(200, 200, (x, y): Triple => {
    const [dx, dy] = [x - 100, y - 100];
    if (Math.hypot(dx, dy) > 70) return [226, 226, 224];
    const slice = Math.floor(((Math.atan2(dy, dx) / Math.PI + 1) * 5) / 2) % 5;
    return grained(hues[slice] as Triple, x, y);
  });
  const edit = edited(ball, 'make the umbrella white');
  await expect(edit).rejects.toMatchObject({ code: 'subject_unclear' });
});

/** A red saucer with a cup on it: brown in white, as a face between hair. */
const cup = drawn(260, 200, (x, y): Triple => {
  if (Math.hypot(x - 130, y - 62) < 34) return grained([168, 108, 62], x, y);
  if (Math.hypot(x - 130, y - 66) < 48) return grained([236, 230, 220], x, y);
  if (Math.hypot((x - 130) / 1.25, y - 108) < 84) return grained([186, 44, 30], x, y);
  return grained([60, 80, 96], x, y);
});

it.each(['make the red dress blue', 'make the dress blue'])(
  'takes all of a thing that nobody wears, though it looks like a head above clothes: %s',
  async (prompt) => {
    const after = await edited(cup, prompt);
    for (const [x, y] of [
      [60, 70],
      [200, 70],
      [130, 170],
    ] as const) {
      const [r, , b] = at(after, x, y);
      expect(b).toBeGreaterThan(r + 60);
    }
  },
);

it('takes the shirt with its folds, whose hue leans to the next name', async () => {
  const shirt = drawn(200, 220, (x, y): Triple => {
    const own = at(portrait, x, y);
    const isShirt = Math.max(...own) - Math.min(...own) < 12 && own[0] > 120;
    if (!isShirt) return own;
    return grained(x % 24 < 5 ? [206, 62, 56] : [232, 98, 40], x, y);
  });
  const after = await edited(shirt, 'make the orange shirt blue');
  for (let x = 50; x < 116; x++) {
    const [r, , b] = at(after, x, 195);
    expect(b, `column ${x}`).toBeGreaterThan(r + 20);
  }
});

it('asks for a box in a black-and-white photo, where all is as grey as a coat', async () => {
  const grey = drawn(200, 220, (x, y): Triple => {
    const [r, g, b] = at(portrait, x, y);
    const light = Math.round(0.3 * r + 0.59 * g + 0.11 * b);
    return [light, light, light];
  });
  await expect(edited(grey, 'make the grey shirt red')).rejects.toThrow(/Draw a box/);
});

it('asks for a box where more than a small thing has its colour', async () => {
  const tied = drawn(200, 220, (x, y): Triple => {
    const isTie = Math.abs(x - 100) < 5 && y > 136 && y < 176;
    const isPocket = Math.abs(x - 150) < 14 && y > 180 && y < 206;
    return isTie || isPocket ? grained([206, 40, 44], x, y) : at(portrait, x, y);
  });
  await expect(edited(tied, 'make the red tie blue')).rejects.toThrow(/Draw a box/);
});

it('says only what was not found', async () => {
  const edit = editPicture({ images: [await png(portrait)], prompt: 'make the purple dress red' });
  await expect(edit).rejects.toThrow(/^No purple was found for the dress\.$/);
});

/** A leather sofa before a white wall. */
const sofa = drawn(220, 140, (x, y): Triple => {
  const isSofa = x > 30 && x < 190 && y > (x > 46 && x < 174 ? 50 : 64) && y < 104;
  const light = 1.08 - (y - 50) / 220;
  if (isSofa)
    return grained([176 * light, 120 * light, 78 * light].map(Math.round) as Triple, x, y);
  return grained(y > 110 ? [150, 152, 156] : [226, 228, 230], x, y);
});

it('takes leather, which has the colours of skin', async () => {
  const after = await edited(sofa, 'make the sofa blue');
  for (const x of [60, 110, 160]) {
    const [r, , b] = at(after, x, 80);
    expect(b).toBeGreaterThan(r + 40);
  }
});

it('takes a tan bag, as round as a face', async () => {
  const bag = drawn(180, 200, (x, y) =>
    grained(Math.hypot((x - 90) / 52, (y - 104) / 66) < 1 ? [150, 102, 66] : [226, 228, 230], x, y),
  );
  const [r, , b] = at(await edited(bag, 'make the bag blue'), 90, 104);
  expect(b).toBeGreaterThan(r + 40);
});

/** A grey car with a pale roof, a shadow under it, before a wall as grey as it is. */
const car = drawn(240, 140, (x, y): Triple => {
  const isBody = x > 40 && x < 200 && y > 70 && y < 104;
  const isRoof = x > 76 && x < 164 && y > 46 && y <= 70;
  if (isRoof) return grained([196, 198, 202], x, y);
  if (isBody) return grained([140, 142, 148], x, y);
  if (y < 60) return grained([144, 146, 150], x, y);
  return grained([96, 104, 74], x, y);
});

it('recolours what a box is about, and not what else is in it', async () => {
  const box = { left: 38 / 240, top: 44 / 140, right: 202 / 240, bottom: 106 / 140 };
  const images = [await png(car)];
  const made = await editPicture({ images, prompt: 'paint the car red', selection: { box } });
  const after = await pixelsOf(made.data);
  for (const [x, y] of [
    [120, 88],
    [120, 56],
  ] as const)
    expect(at(after, x, y)[0]).toBeGreaterThan(at(after, x, y)[2] + 50);
  expect(at(after, 48, 50)).toEqual(at(car, 48, 50));
});

/** A grey mug with a white and a black stripe. */
const striped = drawn(200, 180, (x, y): Triple => {
  const isMug = x > 52 && x < 148 && y > 40 && y < 156;
  if (isMug && y > 70 && y < 84) return grained([232, 232, 234], x, y);
  if (isMug && y > 110 && y < 124) return grained([48, 48, 50], x, y);
  return isMug ? grained([140, 140, 143], x, y) : grained([60, 120, 60], x, y);
});

it('takes a grey mug, and neither the white nor the black on it', async () => {
  const after = await edited(striped, 'make the mug yellow');
  const [red, , blue] = at(after, 100, 98);
  expect(red - blue).toBeGreaterThan(60);
  for (const y of [77, 117]) expect(at(after, 100, y)).toEqual(at(striped, 100, y));
});

/** A cream mug with a red badge. */
const mug = drawn(200, 180, (x, y): Triple => {
  if (Math.hypot(x - 100, y - 100) < 26) return grained([206, 50, 44], x, y);
  if (x > 52 && x < 148 && y > 40 && y < 156) return grained([236, 230, 214], x, y);
  return grained([70, 120, 150], x, y);
});

it.each([
  ['silver', 138, 72],
  ['white', 200, 110],
])('takes a %s thing in its light and its shade', async (_, middle, shade) => {
  /** A lamp, lit from the left, on green. */
  const lamp = drawn(200, 160, (x, y): Triple => {
    const [across, down] = [(x - 100) / 60, (y - 80) / 60];
    if (Math.hypot(across, down) > 1) return [60, 110 + (x % 5), 50];
    const value = Math.min(250, Math.round(middle - shade * across));
    return [value, value, value + 2];
  });
  const images = [await png(lamp)];
  const { data } = await editPicture({ images, prompt: 'make the lamp yellow' });
  const after = await pixelsOf(data);
  for (const x of [56, 80, 100, 120, 144]) {
    const [red, , blue] = at(after, x, 80);
    expect(red - blue, `at ${x}`).toBeGreaterThan(25);
  }
});

it('takes the mug and not what is printed on it', async () => {
  const after = await edited(mug, 'make the mug green');
  const [r, g] = at(after, 66, 120);
  expect(g).toBeGreaterThan(r + 30);
  expect(at(after, 100, 100)).toEqual(at(mug, 100, 100));
});

/** Red flowers over green leaves in a large orange pot. */
const potted = drawn(160, 220, (x, y): Triple => {
  if (y > 140 && y < 205 && Math.abs(x - 80) < 40) return grained([236, 150, 40], x, y);
  for (const [u, v] of [
    [50, 36],
    [80, 26],
    [110, 36],
  ] as const)
    if (Math.hypot(x - u, y - v) < 15) return grained([214, 40, 70], x, y);
  if (y > 40 && y < 145 && Math.abs(x - 80) < 34) return grained([50, 120, 40], x, y);
  return grained([222, 224, 228], x, y);
});

it('takes the flowers, and neither their leaves nor their pot', async () => {
  const after = await edited(potted, 'make the tulips purple');
  const [r, , b] = at(after, 80, 26);
  expect(b).toBeGreaterThan(r);
  expect(at(after, 80, 100)).toEqual(at(potted, 80, 100));
  expect(at(after, 80, 175)).toEqual(at(potted, 80, 175));
});
