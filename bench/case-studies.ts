import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import {
  type FigurineMeasurements,
  type Material,
  makeFigurine,
  type Quantity,
  quotePrint,
  to3mf,
  toStl,
} from '@nano-banana/figurine-mesh';
import { composePose, type EditRequest, editPicture } from '@nano-banana/image-engine';
import sharp from 'sharp';
import { median } from './statistics.ts';

/**
 * The figures and pictures of the site's case studies, measured and made by the product from the project's own
 * renders: `npm exec -- node bench/case-studies.ts` writes `site/src/content/case-studies/measured.json` and
 * `artwork/studies`. Times are milliseconds of processor time, the median of {@link ROUNDS} runs after one
 * that is not counted; other programs on the machine change those little.
 */
const ROUNDS = 3;
const root = new URL('../', import.meta.url);
const render = (name: string) => readFileSync(new URL(`artwork/renders/${name}.png`, root));
const keep = (name: string, data: Uint8Array) =>
  writeFileSync(new URL(`artwork/studies/study-${name}`, root), data);

async function timed<T>(run: () => Promise<T>): Promise<{ result: T; ms: number }> {
  let result = await run();
  const costs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    result = await run();
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return { result, ms: Math.round(median(costs)) };
}

/** Another picture each time, so that what was found in the last one is not remembered: one pixel differs. */
async function variants(bytes: Uint8Array): Promise<Uint8Array[]> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return Promise.all(
    Array.from({ length: ROUNDS + 1 }, (_, round) => {
      const copy = Buffer.from(data);
      copy[0] = (data[0] ?? 0) ^ round;
      return sharp(copy, { raw: { width, height, channels } }).png().toBuffer();
    }),
  );
}

async function edit(bytes: Uint8Array, request: Omit<EditRequest, 'images'>) {
  const pictures = await variants(bytes);
  let round = 0;
  const { result, ms } = await timed(() => {
    const picture = pictures[round++ % pictures.length] ?? bytes;
    return editPicture({ ...request, images: [picture] });
  });
  return { ...result, ms };
}

/** A faded print with scratches, whose number is known. */
async function agedPrint(scratches: readonly (readonly number[])[]): Promise<Buffer> {
  const lines = scratches
    .map(
      ([x1, y1, x2, y2]) =>
        `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#f4ead2" stroke-width="3"/>`,
    )
    .join('');
  const layer = `<svg width="1440" height="1080" xmlns="http://www.w3.org/2000/svg">${lines}</svg>`;
  return sharp(render('family'))
    .resize(1440, 1080)
    .grayscale()
    .linear(0.5, 92)
    .tint('#d9bf96')
    .composite([{ input: Buffer.from(layer) }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Share of the pixels, 0 to 1, that two pictures of one size have in common. */
async function sameShare(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [x, y] = await Promise.all(
    [a, b].map((bytes) => sharp(bytes).flatten({ background: '#fff' }).raw().toBuffer()),
  );
  if (!x || !y || x.length !== y.length) throw new Error('The pictures differ in size.');
  let same = 0;
  for (let i = 0; i < x.length; i += 3)
    if (x[i] === y[i] && x[i + 1] === y[i + 1] && x[i + 2] === y[i + 2]) same += 1;
  return same / (x.length / 3);
}

async function shop() {
  const white = await edit(render('pet'), { prompt: 'Put it on a white background' });
  keep('shop-after.png', white.data);
  const square = await edit(render('pet'), {
    prompt: 'Crop it to a square and sharpen it a little',
  });
  return { whiteMs: white.ms, squareMs: square.ms, width: white.width, height: white.height };
}

async function figurine() {
  const cut = await sharp(render('pet_cut'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = cut.info;
  const data = new Uint8ClampedArray(cut.data);
  const { result, ms } = await timed(() => makeFigurine({ width, height, data }, { heightMm: 80 }));
  const { mesh, measurements } = result;
  const hollow = await makeFigurine({ width, height, data }, { heightMm: 80, hollow: true });
  const today = new Date('2026-11-20T00:00:00Z');
  const price = (of: FigurineMeasurements, material: Material, quantity: Quantity = 1) =>
    quotePrint(of, { material, quality: 'standard', quantity, today });
  const pla = price(measurements, 'pla');
  return {
    ms,
    triangles: measurements.triangles,
    parts: measurements.parts,
    volumeCm3: Math.round(measurements.volumeMm3 / 100) / 10,
    hollowCm3: Math.round(hollow.measurements.volumeMm3 / 100) / 10,
    wallShare: Math.round(1000 * measurements.soundWallShare) / 1000,
    tipDegrees: Math.round(measurements.tipAngleDegrees),
    stlBytes: toStl(mesh).byteLength,
    threeMfBytes: to3mf(mesh).byteLength,
    plaUsd: pla.price,
    plaGrams: pla.grams,
    plaHours: pla.hours,
    resinUsd: price(measurements, 'resin').price,
    hollowResinUsd: price(hollow.measurements, 'resin').price,
    tenPlaUsd: price(measurements, 'pla', 10).price,
  };
}

async function archive() {
  const scratches = [
    [205, 0, 232, 1080],
    [0, 722, 300, 716],
    [1085, 0, 1120, 640],
    [1300, 380, 1240, 1080],
    [0, 300, 250, 312],
    [1260, 120, 1440, 128],
  ];
  const before = await agedPrint(scratches);
  keep('archive-before.jpg', before);
  const after = await edit(before, { prompt: 'Restore this old photo' });
  keep('archive-after.jpg', await sharp(after.data).jpeg({ quality: 92 }).toBuffer());
  return { ms: after.ms, drawn: scratches.length, message: after.message };
}

async function classroom() {
  const looks = [
    ['sketch', 'Turn it into a pencil sketch'],
    ['poster', 'Make it a pop-art poster'],
    ['comic', 'Make it a comic'],
  ] as const;
  const times: Record<string, number> = {};
  for (const [name, prompt] of looks) {
    const made = await edit(render('people'), { prompt });
    keep(`class-${name}.png`, made.data);
    times[`${name}Ms`] = made.ms;
  }
  return times;
}

async function room() {
  const before = await sharp(render('room')).flatten({ background: '#fff' }).png().toBuffer();
  const box = { left: 0.62, top: 0.46, right: 0.75, bottom: 0.63 };
  const { data, ms } = await edit(before, {
    prompt: 'Make the red cushion blue',
    selection: { box },
  });
  keep('room-after.png', data);
  return { ms, sameShare: Math.round(1000 * (await sameShare(before, data))) / 1000 };
}

async function comic() {
  const upright = [
    [0, -0.3],
    [0, -0.2],
    [-0.06, -0.2],
    [-0.11, -0.3],
    [-0.1, -0.42],
    [0.06, -0.2],
    [0.09, -0.08],
    [0.1, 0.03],
    [-0.04, 0.05],
    [-0.04, 0.22],
    [-0.04, 0.38],
    [0.04, 0.05],
    [0.04, 0.22],
    [0.04, 0.38],
  ] as const;
  const standing = (x: number) => [
    ...upright.map(([dx, dy]): [number, number] => [x + dx, 0.52 + dy]),
    ...[null, null, null, null],
  ];
  const figures = [0.3, 0.7].map((x, index) => ({ reference: index, keypoints: standing(x) }));
  const references = await Promise.all(
    ['hero_cut', 'pet_cut'].map((name) =>
      sharp(render(name)).flatten({ background: '#e4e9ee' }).png().toBuffer(),
    ),
  );
  const canvas = { width: 600, height: 400, channels: 3, background: '#1a1f2e' } as const;
  const sketch = await sharp({ create: canvas }).png().toBuffer();
  const { result, ms } = await timed(() =>
    composePose({
      references,
      sketch,
      pose: { figures },
      scene: 'a forest in the morning',
      aspectRatio: '16:9',
    }),
  );
  keep('comic-after.png', result.data);
  return { ms, width: result.width, height: result.height, message: result.message };
}

/** Bytes of gzip, as `npm run size` tells them; needs a build. */
function embed() {
  const { stdout } = spawnSync('size-limit', ['--json'], { cwd: root, encoding: 'utf8' });
  const sizes: { name: string; size: number }[] = JSON.parse(stdout);
  const sizeOf = (part: string) => {
    const found = sizes.find(({ name }) => name.includes(part));
    if (!found) throw new Error(`npm run size has no line with "${part}"`);
    return found.size;
  };
  return {
    editorBytes: sizeOf('ImageEditor at first'),
    stylesBytes: sizeOf('styles of ImageEditor'),
    clientBytes: sizeOf('client-sdk'),
  };
}

const measured = {
  machine: { cores: cpus().length, node: process.versions.node, rounds: ROUNDS },
  shop: await shop(),
  figurine: await figurine(),
  archive: await archive(),
  classroom: await classroom(),
  room: await room(),
  comic: await comic(),
  embed: embed(),
};
const file = new URL('site/src/content/case-studies/measured.json', root);
writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
console.log(`${fileURLToPath(file)}\n${JSON.stringify(measured, null, 1)}`);
