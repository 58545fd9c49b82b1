/**
 * One sheet of 20 posed pictures with their poses, made of the project's own pictures, for looking at.
 *
 *   node packages/image-engine/scripts/poses.ts
 *
 * Writes .cache/gallery/poses.jpg and prints what was said and how long each took.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { clearSketch, composePose, type PoseRatio } from '../src/index.ts';
import { emptySketch, figureOf, type Held, person } from '../src/testing/poses.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const target = join(root, '.cache/gallery');
const CELL = { width: 480, height: 360 };
const COLUMNS = 4;

const render = (name: string) => readFile(join(root, 'artwork/renders', name));
const both = sharp(await render('highfive.png'));
const { width: across = 0, height: down = 0 } = await both.metadata();
const right = { left: Math.round(across * 0.57), top: 0, width: Math.floor(across * 0.43) };

const references = {
  hero: await render('hero_cut.png'),
  family: await render('family.png'),
  painter: await render('hero.png'),
  pear: await both.extract({ ...right, height: down }).toBuffer(),
  dog: await render('pet_cut.png'),
  lamp: await render('lamp.png'),
  pink: await person(),
  teal: await person('#0c8f8f'),
};

/** Ways to hold oneself; angles from hanging down, to the right. */
const HELD = {
  stand: {},
  wave: { leftArm: [-120, -170] },
  cheer: { leftArm: [-150, -170], rightArm: [150, 170] },
  spread: { leftArm: [-90, -90], rightArm: [90, 90] },
  dance: {
    lean: 12,
    leftArm: [-100, -140],
    rightArm: [70, 20],
    leftLeg: [-20, 0],
    rightLeg: [32, 10],
  },
  sit: { leftLeg: [-62, 8], rightLeg: [62, -8] },
  leanLeft: { lean: -22 },
  reachRight: { rightArm: [115, 140] },
  reachLeft: { leftArm: [-115, -140] },
  jump: {
    floor: 330,
    leftArm: [-140, -160],
    rightArm: [140, 160],
    leftLeg: [-35, -15],
    rightLeg: [35, 15],
  },
} as const satisfies Record<string, Partial<Held> | object>;

type Name = keyof typeof references;
type Way = keyof typeof HELD;
type Case = [who: Name[], how: Way[], scene: string, ratio: PoseRatio];

const CASES: Case[] = [
  [['hero'], ['stand'], 'a tropical beach', '16:9'],
  [['hero'], ['wave'], 'a neon city street at night', '16:9'],
  [['hero'], ['cheer'], 'a snowy forest', '4:3'],
  [['pear', 'hero'], ['dance', 'wave'], 'a concert stage', '16:9'],
  [['dog'], ['stand'], 'a mountain meadow', '1:1'],
  [['hero'], ['jump'], 'outer space', '1:1'],
  [['painter'], ['leanLeft'], 'a city street', '2:3'],
  [['pear', 'dog'], ['reachRight', 'stand'], 'a park', '16:9'],
  [['hero', 'family'], ['wave', 'stand'], 'a cozy kitchen', '16:9'],
  [['family'], ['stand'], 'an autumn forest', '4:3'],
  [['family', 'hero'], ['stand', 'cheer'], 'a beach at sunset', '16:9'],
  [['family'], ['leanLeft'], 'a bright office', '4:3'],
  [['pink'], ['cheer'], 'the moon', '2:3'],
  [['pear'], ['spread'], 'a library', '1:1'],
  [['pink', 'teal'], ['reachRight', 'reachLeft'], 'a beach', '4:3'],
  [['pink', 'teal'], ['dance', 'dance'], 'a nightclub', '16:9'],
  [['teal', 'hero'], ['sit', 'stand'], 'a living room', '16:9'],
  [['teal', 'pear'], ['jump', 'jump'], 'in the mountains', '16:9'],
  [['hero', 'lamp'], [], 'a birthday party', '16:9'],
  [['hero', 'dog'], ['cheer'], 'something that nobody knows', '16:9'],
];

const empty = await emptySketch();
await mkdir(target, { recursive: true });
const cells: Buffer[] = [];
for (const [who, how, scene, aspectRatio] of CASES) {
  const xs = how.length === 1 ? [300] : [190, 410];
  const figures = how.map((way, i) =>
    figureOf(i, {
      ...{ x: xs[i] ?? 300, floor: 372, height: 305 },
      ...(HELD[way] as Partial<Held>),
    }),
  );
  const start = performance.now();
  const made = await composePose({
    references: who.map((name) => references[name]),
    sketch: empty,
    ...(figures.length > 0 && { pose: { figures } }),
    ...{ scene, aspectRatio },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${who.join(' + ')}, ${how.join(' + ') || 'nothing drawn'}, ${seconds} s: ${made.message}`,
  );
  const pose = (await clearSketch(empty, figures)) ?? empty;
  const inset = await sharp(pose).resize(120, 80).png().toBuffer();
  cells.push(
    await sharp(made.data)
      .resize(CELL.width, CELL.height, { fit: 'contain', background: '#26282e' })
      .composite([{ input: inset, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
}
const size = {
  width: COLUMNS * CELL.width,
  height: Math.ceil(cells.length / COLUMNS) * CELL.height,
};
const file = join(target, 'poses.jpg');
await sharp({ create: { ...size, channels: 3, background: '#26282e' } })
  .composite(
    cells.map((input, i) => ({
      ...{ input, left: (i % COLUMNS) * CELL.width },
      top: Math.floor(i / COLUMNS) * CELL.height,
    })),
  )
  .jpeg({ quality: 88 })
  .toFile(file);
console.log(file);
