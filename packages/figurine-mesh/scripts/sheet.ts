/**
 * A contact sheet of figurines: what it is made of (the photo, its figurine picture and the cut-out), then
 * the model from the front, three quarters and the side in grey, and in colour from the front and the back.
 *
 *   npm run gallery:figurine                        the site's own pictures
 *   npm run gallery:figurine -- /folder/of/photos   others
 *   npm run gallery:figurine -- shapes              the test shapes
 *
 * Writes .cache/figurines-1.png and so on. A second word is JSON with options of makeFigurine.
 */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { editPicture } from '@nano-banana/image-engine';
import sharp, { type OverlayOptions } from 'sharp';
import { type Cutout, FigurineError, type FigurineOptions, makeFigurine } from '../src/index.ts';
import { shapes } from '../src/testing/shapes.ts';
import { render } from './render.ts';

const CELL = { width: 230, height: 270 };
const VIEWS = [
  { turn: 0, tilt: 6, colours: false },
  { turn: 38, tilt: 14, colours: false },
  { turn: 90, tilt: 6, colours: false },
  { turn: 0, tilt: 6, colours: true },
  { turn: 35, tilt: 14, colours: true },
  { turn: 180, tilt: 6, colours: true },
];
const PER_SHEET = 12;

const [source = 'artwork/renders', options = '{}'] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const target = join(root, '.cache');
await mkdir(target, { recursive: true });
const subjects: Subject[] =
  source === 'shapes'
    ? shapes.map(({ name, cutout }) => ({ name, pictures: [], cutout: cutout() }))
    : await fromPhotos(resolve(process.env.INIT_CWD ?? '', source));
/** Columns of pictures before those of the model. */
const before = 1 + Math.max(0, ...subjects.map(({ pictures }) => pictures.length));

for (let start = 0; start < subjects.length; start += PER_SHEET) {
  const cells: OverlayOptions[] = [];
  for (const [row, { name, pictures, cutout }] of subjects
    .slice(start, start + PER_SHEET)
    .entries()) {
    const top = row * CELL.height;
    for (const [column, input] of [...pictures, await preview(cutout)].entries()) {
      cells.push({ input, left: column * CELL.width, top });
    }
    try {
      const figurine = await makeFigurine(cutout, JSON.parse(options) as FigurineOptions);
      const { x, z } = figurine.measurements.sizeMm;
      const range = Math.max(z * 1.12, (x * 1.12 * CELL.height) / CELL.width);
      for (const [column, view] of VIEWS.entries()) {
        const { data, ...size } = render(figurine.mesh, { ...view, ...CELL, range });
        const input = await sharp(data, { raw: { ...size, channels: 3 } })
          .png()
          .toBuffer();
        cells.push({ input, left: (column + before) * CELL.width, top });
      }
      console.log(`${name}: ${figurine.notes.join(' ')}`);
    } catch (error) {
      if (!(error instanceof FigurineError)) throw error;
      console.log(`${name}: ${error.message}`);
    }
  }
  const width = CELL.width * (VIEWS.length + before);
  const height = CELL.height * Math.min(PER_SHEET, subjects.length - start);
  const file = join(target, `figurines-${start / PER_SHEET + 1}.png`);
  await sharp({ create: { width, height, channels: 3, background: '#f4f4f4' } })
    .composite(cells)
    .png()
    .toFile(file);
  console.log(file);
}

interface Subject {
  name: string;
  /** The photo and its figurine picture, as large as a cell. */
  pictures: Buffer[];
  cutout: Cutout;
}

async function fromPhotos(path: string): Promise<Subject[]> {
  const files = (await readdir(path)).filter((name) => /\.(png|jpe?g|webp)$/i.test(name)).sort();
  const found: Subject[] = [];
  for (const name of files) {
    const photo = await readFile(join(path, name));
    const edited = async (prompt: string) => (await editPicture({ images: [photo], prompt })).data;
    try {
      const cutout = await decode(await edited('Remove the background'));
      const picture = await edited('Turn it into a figurine');
      found.push({ name, pictures: await Promise.all([photo, picture].map(inCell)), cutout });
    } catch (error) {
      console.log(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return found;
}

function inCell(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture)
    .resize({ ...CELL, fit: 'contain', background: '#f4f4f4' })
    .toBuffer();
}

async function decode(bytes: Uint8Array): Promise<Cutout> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function preview({ width, height, data }: Cutout): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ ...CELL, fit: 'contain', background: '#0000' })
    .flatten({ background: '#c8d8e8' })
    .png()
    .toBuffer();
}
