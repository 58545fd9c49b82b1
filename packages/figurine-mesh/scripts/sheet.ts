/**
 * A contact sheet of figurines: the cut-out, and the model from the front, three quarters and the side
 * in grey, then in colour from the front and the back.
 *
 *   npm run sheet -w @nano-banana/figurine-mesh                     the test shapes
 *   npm run sheet -w @nano-banana/figurine-mesh -- /folder/of/photos  photos, their background removed
 *
 * Writes .cache/figurines.png. A third word is JSON with options of makeFigurine.
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

const [folder, options = '{}'] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const target = join(root, '.cache');
await mkdir(target, { recursive: true });
const cutouts = folder
  ? await fromPhotos(resolve(process.env.INIT_CWD ?? '', folder))
  : shapes.map(({ name, cutout }) => ({ name, cutout: cutout() }));

for (let start = 0; start < cutouts.length; start += PER_SHEET) {
  const cells: OverlayOptions[] = [];
  for (const [row, { name, cutout }] of cutouts.slice(start, start + PER_SHEET).entries()) {
    const top = row * CELL.height;
    cells.push({ input: await preview(cutout), left: 0, top });
    try {
      const figurine = await makeFigurine(cutout, JSON.parse(options) as FigurineOptions);
      const { x, z } = figurine.measurements.sizeMm;
      const range = Math.max(z * 1.12, (x * 1.12 * CELL.height) / CELL.width);
      for (const [column, view] of VIEWS.entries()) {
        const { data, ...size } = render(figurine.mesh, { ...view, ...CELL, range });
        const input = await sharp(data, { raw: { ...size, channels: 3 } })
          .png()
          .toBuffer();
        cells.push({ input, left: (column + 1) * CELL.width, top });
      }
      console.log(`${name}: ${figurine.notes.join(' ')}`);
    } catch (error) {
      if (!(error instanceof FigurineError)) throw error;
      console.log(`${name}: ${error.message}`);
    }
  }
  const width = CELL.width * (VIEWS.length + 1);
  const height = CELL.height * Math.min(PER_SHEET, cutouts.length - start);
  const file = join(target, `figurines-${start / PER_SHEET + 1}.png`);
  await sharp({ create: { width, height, channels: 3, background: '#f4f4f4' } })
    .composite(cells)
    .png()
    .toFile(file);
  console.log(file);
}

async function fromPhotos(path: string): Promise<{ name: string; cutout: Cutout }[]> {
  const files = (await readdir(path)).filter((name) => /\.(png|jpe?g|webp)$/i.test(name)).sort();
  const found: { name: string; cutout: Cutout }[] = [];
  for (const name of files) {
    const bytes = await readFile(join(path, name));
    try {
      const { data } = await editPicture({ images: [bytes], prompt: 'Remove the background' });
      found.push({ name, cutout: await decode(data) });
    } catch (error) {
      console.log(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return found;
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
