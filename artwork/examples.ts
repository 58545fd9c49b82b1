/**
 * Makes the after of every example from its before with its prompt, by the embedded engine: what the examples page
 * shows is what a visitor gets. Run by hand; the results in artwork/examples are committed and encoded by encode.ts.
 *
 *   node artwork/examples.ts             all of them
 *   node artwork/examples.ts sticker     those whose slug has "sticker" in it
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { editPicture } from '../packages/image-engine/src/index.ts';
import { afterOf, type Example, examples } from '../site/src/content/examples.ts';
import { before, befores } from './befores.ts';

const folder = new URL('./examples/', import.meta.url);
const pathOf = (name: string) => fileURLToPath(new URL(name, folder));
const JPEG = { quality: 90, chromaSubsampling: '4:4:4', mozjpeg: true } as const;

const only = process.argv[2] ?? '';
const wanted = examples.filter(({ slug }) => slug.includes(only));
await mkdir(folder, { recursive: true });
if (!only) for (const name of await readdir(folder)) await rm(pathOf(name));
for (const name of new Set(wanted.map((example) => example.before))) await writeBefore(name);
for (const example of wanted) await writeAfter(example);

/** A before that is not simply a render needs a file of its own. */
async function writeBefore(name: string): Promise<void> {
  if (!name.startsWith('before-')) return;
  await sharp(await before(name))
    .jpeg(JPEG)
    .toFile(pathOf(`${name}.jpg`));
}

/** @throws when the engine does not do all of what the prompt says: such a prompt is no example */
async function writeAfter(example: Example): Promise<void> {
  const names = [example.before, ...(example.second ? [example.second] : [])];
  const images = await Promise.all(names.map(before));
  const { data, message } = await editPicture({ images, prompt: example.prompt });
  if (/left out|nothing to do/i.test(message)) throw new Error(`${example.slug}: ${message}`);
  const { isOpaque } = await sharp(data).stats();
  const name = afterOf(example);
  if (isOpaque)
    await sharp(data)
      .jpeg(JPEG)
      .toFile(pathOf(`${name}.jpg`));
  else await writeFile(pathOf(`${name}.png`), data);
  process.stdout.write(`${name}: ${message}\n`);
}

const unused = Object.keys(befores).filter(
  (name) => !examples.some((example) => example.before === name || example.second === name),
);
if (unused.length > 0) process.stdout.write(`Befores of no example: ${unused.join(', ')}\n`);
