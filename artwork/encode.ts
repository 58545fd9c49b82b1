/**
 * Encodes the pictures of renders, screens and examples for the site and lists them in
 * site/src/content/pictures.ts. What has not changed since the last time is left alone: encoded.json
 * remembers. Run by hand (`npm run artwork -w @nano-banana/site`); what it writes is committed.
 */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { PictureInfo } from '../site/src/ui/picture-info.ts';
import { encodeEditorExample } from './editor-example.ts';
import { encodePicture, fileNames, isThere } from './encode-picture.ts';
import { encodeIcons } from './icons.ts';
import { encodeMascot } from './mascot.ts';
import { findSources } from './picture-files.ts';

type Encoded = Record<string, { hash: string; info: PictureInfo }>;

const folder = new URL('../site/public/art/', import.meta.url);
const memory = new URL('./encoded.json', import.meta.url);
const list = new URL('../site/src/content/pictures.ts', import.meta.url);

const sources = await findSources();
const before: Encoded = JSON.parse(await readFile(memory, 'utf8').catch(() => '{}'));
const after: Encoded = {};
for (const source of sources) {
  const { name, hash } = source;
  const known = before[name];
  if (known?.hash === hash && (await areThere(name, known.info))) {
    after[name] = known;
    continue;
  }
  process.stdout.write(`${name}\n`);
  after[name] = { hash, info: await encodePicture(source, folder) };
  await replace(memory, `${JSON.stringify({ ...before, ...after }, null, 2)}\n`);
}
const kept = new Set(Object.entries(after).flatMap(([name, { info }]) => fileNames(name, info)));
for (const [name, { info }] of Object.entries(before))
  for (const file of fileNames(name, info))
    if (!kept.has(file)) await rm(new URL(file, folder), { force: true });

await replace(memory, `${JSON.stringify(after, null, 2)}\n`);
const mascot = { hash: '', info: await encodeMascot(folder) };
await replace(list, listing({ ...after, mascot }));
await encodeEditorExample(folder);
await encodeIcons(new URL('../', folder));
process.stdout.write(`${sources.length} pictures\n`);

async function areThere(name: string, info: PictureInfo): Promise<boolean> {
  const there = await Promise.all(fileNames(name, info).map((file) => isThere(file, folder)));
  return there.every(Boolean);
}

function listing(encoded: Encoded): string {
  const entries = Object.entries(encoded).map(([name, { info }]) => {
    const { width, height, widths, colour, hasAlpha } = info;
    const key = /^\w+$/.test(name) ? name : `'${name}'`;
    const alpha = hasAlpha ? ', hasAlpha: true' : '';
    return `  ${key}: { width: ${width}, height: ${height}, widths: [${widths.join(', ')}], colour: '${colour}'${alpha} },`;
  });
  return [
    '// Written by artwork/encode.ts. Do not edit.',
    '// biome-ignore-all format: one line a picture',
    "import type { Pictures } from '../ui/picture-info.ts';",
    '',
    'export const pictures: Pictures = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** All of a file or none of it: another run may be reading. */
async function replace(file: URL, text: string): Promise<void> {
  const next = new URL(`${file.href}.next`);
  await writeFile(next, text);
  await rename(next, file);
}
