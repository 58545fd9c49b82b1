/**
 * Makes the pictures of the tutorials from the product itself: edits by the very prompts that the texts show, and
 * screenshots of the widgets with them. Start the server with the embedded engine and without limits
 * (`DAILY_LIMIT=0 RATE_LIMIT_PER_MINUTE=0 npm start`), then
 *
 *     node artwork/screens.ts http://localhost:8787 [name …]
 *
 * With names, only the pictures are made whose names begin with one of them. `encode.ts` takes them from artwork/screens.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { createClient } from '../packages/client-sdk/src/index.ts';
import { browserArgs, installedBrowser } from '../scripts/browser.mjs';
import { editorShots } from './screens/editor-shots.ts';
import { edits, makeEdit } from './screens/edits.ts';
import { embedShots } from './screens/embed-shots.ts';
import { figurineShots } from './screens/figurine-shots.ts';
import { poseShots } from './screens/pose-shots.ts';
import { series } from './screens/series.ts';

const [address = 'http://localhost:8787', ...wanted] = process.argv.slice(2);
const folder = new URL('./screens/', import.meta.url);
const client = createClient({ baseUrl: address });

const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((start) => name.startsWith(start));

async function save(name: string, picture: Buffer): Promise<void> {
  const path = fileURLToPath(new URL(`${name}.jpg`, folder));
  const { width, height, size } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(path);
  process.stdout.write(`${name}: ${width} × ${height}, ${Math.round(size / 1024)} KB\n`);
}

await mkdir(folder, { recursive: true });
for (const edit of edits) {
  if (isWanted(edit.name)) await save(edit.name, await makeEdit(client, edit));
}
for (const { name, make } of series) {
  if (isWanted(name)) await save(name, await make(client));
}

const browser = await chromium.launch({ executablePath: installedBrowser(), args: browserArgs });
for (const shot of [...editorShots, ...poseShots, ...figurineShots, ...embedShots]) {
  if (!isWanted(shot.name)) continue;
  const page = await browser.newPage({
    viewport: { width: shot.width ?? 1100, height: 1200 },
    deviceScaleFactor: 1.4,
    colorScheme: shot.colorScheme ?? 'light',
    reducedMotion: 'reduce',
  });
  await save(shot.name, await shot.take(page, address));
  await page.close();
}
await browser.close();
