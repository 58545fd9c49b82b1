import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { embedMark, findMarks, type Raster } from '@nano-banana/provenance';
import sharp, { type Sharp } from 'sharp';
import { type DwtMethod, embedDwt, readDwt } from './dwt-marks.ts';
import { flatArt } from './flat-art.ts';
import { attacks, type Raw } from './provenance-attacks.ts';
import { countFalseIds } from './provenance-false-ids.ts';

/*
 * How well watermarks hold: ours, and two that are widely used. `node provenance.ts [--peers=false]
 * [--crops 2000] [--only "JPEG 50"] [folder of photos …]`; without a folder the project's own renders.
 */

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many crops without our mark are searched for one. */
    crops: { type: 'string', default: '60' },
    /** Only what happens to pictures under this name. */
    only: { type: 'string' },
    peers: { type: 'string', default: 'true' },
  },
});

/** As most are shared: longer edges are made this long, px. */
const LONGEST = 1440;
const SHORTEST = 384;
const key = new Uint8Array(32).fill(7);
/** Time is not what is measured here. */
const patienceMs = 60_000;

interface Subject {
  name: string;
  group: 'photos' | 'flat art';
  raw: Raw;
}

interface Method {
  name: string;
  embed(raster: Raster, id: bigint): void;
  /** Whether the id comes back. */
  finds(raster: Raster, id: bigint): Promise<boolean>;
}

const ours: Method = {
  name: 'ours',
  embed: (raster, id) => embedMark(raster, { id, key }),
  finds: async (raster, id) =>
    (await findMarks(raster, key, { patienceMs })).some((found) => found.id === id),
};

const peer = (name: DwtMethod): Method => ({
  name,
  embed: (raster, id) => embedDwt(raster, id, name),
  finds: async (raster, id) => readDwt(raster, name) === id,
});

async function load(name: string, group: Subject['group'], picture: Sharp): Promise<Subject> {
  const { data, info } = await picture
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#888' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { name, group, raw: { data, width, height, channels: info.channels as 3 } };
}

async function photosIn(folder: string): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (const file of readdirSync(folder).filter((name) => /\.(png|jpe?g|webp)$/i.test(name))) {
    // Drawings are no photos, and what cannot be read is none either.
    if (/sketch|cut\.|damaged/.test(file)) continue;
    const picture = sharp(join(folder, file), { autoOrient: true });
    const { width, height } = await picture.metadata();
    if (Math.min(width, height) >= SHORTEST) subjects.push(await load(file, 'photos', picture));
  }
  return subjects;
}

/** dB */
function psnr(before: Raw, after: Raw): number {
  let squares = 0;
  for (let i = 0; i < before.data.length; i++) {
    squares += ((before.data[i] as number) - (after.data[i] as number)) ** 2;
  }
  return 10 * Math.log10(255 ** 2 / (squares / before.data.length));
}

interface Figures {
  psnr: number[];
  /** Found and tried, by what happened to the picture. */
  found: Map<string, { ok: number; of: number; lost: string[] }>;
}

async function measure(method: Method, subjects: readonly Subject[]): Promise<Figures> {
  const figures: Figures = { psnr: [], found: new Map() };
  for (const [index, { name, raw }] of subjects.entries()) {
    const id = BigInt.asUintN(64, 0x9e3779b97f4a7c15n * BigInt(index + 1));
    const marked: Raw = { ...raw, data: Buffer.from(raw.data) };
    method.embed(marked, id);
    figures.psnr.push(psnr(raw, marked));
    for (const [attack, change] of Object.entries(attacks)) {
      if (options.only !== undefined && !attack.includes(options.only)) continue;
      const row = figures.found.get(attack) ?? { ok: 0, of: 0, lost: [] };
      figures.found.set(attack, row);
      row.of += 1;
      if (await method.finds(await change(marked), id)) row.ok += 1;
      else row.lost.push(name);
    }
  }
  return figures;
}

const methods = [ours, ...(options.peers === 'true' ? [peer('dwtDct'), peer('dwtDctSvd')] : [])];
const own = join(import.meta.dirname, '../artwork/renders');
const folders = positionals.length > 0 ? positionals : [own].filter(existsSync);
const photos = (await Promise.all(folders.map(photosIn))).flat();
const drawn = await Promise.all(
  flatArt().map(({ name, svg }) => load(name, 'flat art', sharp(Buffer.from(svg)))),
);
sharp.concurrency(1);

for (const subjects of [photos, drawn]) {
  const [first] = subjects;
  if (!first) continue;
  console.log(`\n${subjects.length} ${first.group}; ids that came back`);
  const all: Figures[] = [];
  for (const method of methods) all.push(await measure(method, subjects));
  console.log(
    `| | ${methods.map(({ name }) => name).join(' | ')} |\n|---${'|---'.repeat(all.length)}|`,
  );
  const quality = all.map(({ psnr: db }) => {
    const mean = db.reduce((sum, value) => sum + value, 0) / db.length;
    return `${mean.toFixed(1)} (${Math.min(...db).toFixed(1)})`;
  });
  console.log(`| PSNR, dB: mean (least) | ${quality.join(' | ')} |`);
  for (const [attack] of all[0]?.found ?? []) {
    const cells = all.map(({ found }) => found.get(attack)?.ok ?? 0);
    const lost = all[0]?.found.get(attack)?.lost ?? [];
    console.log(
      `| ${attack} | ${cells.join(' | ')} |${lost.length > 0 ? `  lost: ${lost.join(', ')}` : ''}`,
    );
  }
}

const crops = Number(options.crops);
const falseIds = await countFalseIds(
  [...photos, ...drawn].map(({ raw }) => raw),
  crops,
  key,
);
console.log(`\nFalse ids in ${crops} crops without our mark: ${falseIds}`);
if (falseIds > 0) process.exitCode = 1;
