/**
 * One sheet a picture with every operation carried out on it, for looking at.
 *
 *   npm run gallery                    the project's own pictures (artwork/renders)
 *   npm run gallery -- ../holiday      the pictures of another folder
 *   npm run gallery -- ../holiday oil  only operations whose name has "oil" in it
 *
 * Writes .cache/gallery/<picture>.jpg and prints what each edit cost.
 */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { editPicture, operations } from '../src/index.ts';
import { labelled } from './gallery-label.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const target = join(root, '.cache/gallery');
/** Wishes beyond one for each operation: the scenes, and parts of the picture. */
const MORE = [
  ...'beach|sunset|mountains|space|office|city|forest|snow|autumn|kitchen'
    .split('|')
    .map((scene) => `Change the background to ${scene}`),
  'Put it in a studio with a pink background',
  'Make the background black and white',
  'Put the picture in a polaroid frame',
  'Put it in a gold gallery frame',
  'Write “Sale” at the bottom in white on a red bar',
];
const CELL = { width: 360, height: 300, label: 40, columns: 6 };
/** px on the longer edge: what a phone's picture is shown at. */
const LONGEST = 1200;

const [given = join(root, 'artwork/renders'), only = ''] = process.argv.slice(2);
// npm runs a script in its package; a path is meant from where it was typed.
const folder = resolve(process.env.INIT_CWD ?? '', given);
const names = await readdir(folder).catch(() => []);
const files = names.filter((name) => /\.(png|jpe?g|webp)$/i.test(name)).sort();
if (files.length === 0) {
  console.error(`There is no PNG, JPEG or WebP in ${folder}. Name a folder that has some.`);
  process.exit(1);
}
const pictures = await Promise.all(
  files.map(async (name) => {
    const bytes = await readFile(join(folder, name));
    const fit = {
      width: LONGEST,
      height: LONGEST,
      fit: 'inside',
      withoutEnlargement: true,
    } as const;
    return { name, bytes: await sharp(bytes).autoOrient().resize(fit).png().toBuffer() };
  }),
);
await mkdir(target, { recursive: true });
const wishes = [...operations.map(({ example }) => example), ...MORE].filter((wish, i) => {
  const { op = '' } = operations[i] ?? {};
  return `${op} ${wish}`.toLowerCase().includes(only.toLowerCase());
});

for (const [index, { name, bytes }] of pictures.entries()) {
  const other = pictures[(index + 1) % pictures.length]?.bytes ?? bytes;
  const cells = [await cell(bytes, `${name}, as it is`)];
  for (const wish of wishes) cells.push(await edited(bytes, other, wish));
  const file = join(target, `${parse(name).name}.jpg`);
  await sheet(cells, file);
  console.log(file);
}

/** The edit, or why there is none. */
async function edited(bytes: Buffer, other: Buffer, wish: string): Promise<Buffer> {
  const before = process.cpuUsage();
  try {
    const { data } = await editPicture({
      images: [bytes, other],
      prompt: wish,
      // What there is to erase: something to the left of the middle.
      selection: /mark/i.test(wish)
        ? { box: { left: 0.12, top: 0.4, right: 0.34, bottom: 0.62 } }
        : undefined,
    });
    const { user, system } = process.cpuUsage(before);
    const ms = Math.round((user + system) / 1000);
    console.log(`${String(ms).padStart(6)} ms  ${wish}`);
    return cell(data, `${wish} · ${ms} ms`);
  } catch (error) {
    console.log(`     none  ${wish}: ${String(error).slice(0, 140)}`);
    const message = error instanceof Error ? error.message : String(error);
    return cell(bytes, `${wish} · none: ${message}`, true);
  }
}

async function cell(bytes: Uint8Array, text: string, isDim = false): Promise<Buffer> {
  const { width, height, label } = CELL;
  // The ground shows through a cut-out, and around a picture of another shape.
  const ground = { r: 217, g: 217, b: 217 };
  const picture = await sharp(bytes)
    .flatten({ background: ground })
    .resize({ width: width - 12, height: height - 12, fit: 'contain', background: ground })
    .png()
    .toBuffer();
  const shown = isDim ? await sharp(picture).modulate({ brightness: 0.3 }).toBuffer() : picture;
  return sharp({
    create: { width, height: height + label, channels: 3, background: '#d9d9d9' },
  })
    .composite([
      { input: shown, left: 6, top: 6 },
      { input: labelled(text, width, label), top: height, left: 0 },
    ])
    .png()
    .toBuffer();
}

async function sheet(cells: readonly Buffer[], file: string): Promise<void> {
  const { width, height, label, columns } = CELL;
  const rows = Math.ceil(cells.length / columns);
  const overlays: OverlayOptions[] = cells.map((input, i) => ({
    input,
    left: (i % columns) * width,
    top: Math.floor(i / columns) * (height + label),
  }));
  await sharp({
    create: {
      width: width * Math.min(columns, cells.length),
      height: rows * (height + label),
      channels: 3,
      background: '#d9d9d9',
    },
  })
    .composite(overlays)
    .jpeg({ quality: 90 })
    .toFile(file);
}
