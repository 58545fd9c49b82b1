import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePrompt } from '@nano-banana/image-engine/grammar';
import sharp from 'sharp';
import { printedBy } from './bundled-process.ts';
import type { GrowthReport } from './growth-process.ts';

/**
 * Memory of one process that does nothing but edits, in a worker with the server's limits and settings: at
 * its peak with 12 megapixels, and how it grows over 500 edits of small pictures. Resident megabytes.
 */
const LIMIT = 500;
const EDITS = 500;
/** MB that the second half of the edits may add: less than a picture each hundred edits. */
const GROWTH = 30;
/** Small pictures, all a little different, so that no subject is known from an edit before. */
const SMALL = 40;

const WISHES = [
  'Remove the background',
  'Put it on a beach',
  'Make it a cartoon',
  'Make it black and white',
  'Turn it into an oil painting',
  'Make it snow',
];

const render = fileURLToPath(new URL('../artwork/renders/family.png', import.meta.url));
const picture = (width: number, height: number) =>
  sharp(render).resize(width, height, { fit: 'cover' }).jpeg().toBuffer();

// Inside of the project, so that the bundle finds what it does not hold.
const cache = join(import.meta.dirname, '../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'growth-'));
try {
  for (let i = 0; i < SMALL; i++)
    writeFileSync(join(folder, `small-${i}.jpg`), await picture(480 + i, 360));
  writeFileSync(join(folder, 'large.jpg'), await picture(4000, 3000));
  const plans = WISHES.map((wish) => parsePrompt(wish).plan);
  writeFileSync(join(folder, 'plans.json'), JSON.stringify(plans));
  const printed = await printedBy('growth-process.ts', folder, [folder, String(EDITS)]);
  const { idle, small, growth, peak } = JSON.parse(printed) as GrowthReport;
  console.log(
    `Memory: an idle worker's process has ${idle.toFixed(0)} MB; ${EDITS} edits of 0.2 MP peak ${small.toFixed(0)} MB, second half added ${growth.toFixed(0)} MB (limit ${GROWTH}); with 12 MP peak ${peak.toFixed(0)} MB (limit ${LIMIT})`,
  );
  if (peak > LIMIT || growth > GROWTH) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
