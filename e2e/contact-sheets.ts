import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserArgs, installedBrowser } from '../scripts/browser.mjs';

/**
 * Takes every page of the site at three widths, light and dark, and puts them side by side: one sheet for each width and
 * scheme. `npm run contact-sheets -w @nano-banana/e2e [address] [folder] [words]`, while `npm start` runs; with words,
 * only pages whose address contains one of them, or is it when it begins with a slash. The sheets of the key pages in
 * `docs/screens` are made with `docs/screens / /examples /nano-banana-3d-figurines /pose-painter /tutorials /blog /verify`.
 */
const [address = 'http://localhost:8787', folder = '.cache/contact-sheets', ...words] =
  process.argv.slice(2);
const target = join(import.meta.dirname, '..', folder);

/** Width of a page on the sheet in px, and how much of it is shown. */
const columns = { 390: 195, 768: 256, 1440: 360 } as const;
const shownHeight = 1600;
const gap = 12;

async function paths(): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', address))).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const others = ['/verify', '/print-order', '/no-such-page'];
  return [...new Set([...all, ...others])].filter(
    (path) =>
      words.length === 0 ||
      words.some((word) => (word.startsWith('/') ? path === word : path.includes(word))),
  );
}

async function shoot(browser: Browser, path: string, width: number, colorScheme: 'light' | 'dark') {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  await page.goto(new URL(path, address).href);
  await page.mouse.move(200, 200);
  // Parts and pictures below the edge load when they come near it.
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 200));
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await pause();
    }
    window.scrollTo(0, 0);
    await pause();
  });
  await page.waitForLoadState('networkidle');
  await page
    // Those that a width leaves out are never loaded.
    .evaluate(() =>
      Promise.all([...document.images].filter((i) => i.checkVisibility()).map((i) => i.decode())),
    )
    .catch((cause: unknown) => {
      throw new Error(`The pictures of ${path} do not come, ${width} px wide`, { cause });
    });
  // A picture that is decoded beside the drawing would be missing from it.
  await page.evaluate(() => {
    for (const image of document.images) image.decoding = 'sync';
  });
  const shot = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.close();
  return shot;
}

async function sheet(shots: Buffer[], column: number, file: string) {
  const cells = await Promise.all(
    shots.map(async (shot) => {
      const { data, info } = await sharp(shot)
        .resize({ width: column })
        .toBuffer({ resolveWithObject: true });
      const height = Math.min(info.height, shownHeight);
      return sharp(data).extract({ left: 0, top: 0, width: column, height }).toBuffer();
    }),
  );
  const perRow = Math.floor(3600 / (column + gap));
  const rows = Math.ceil(cells.length / perRow);
  await sharp({
    create: {
      width: Math.min(cells.length, perRow) * (column + gap) + gap,
      height: rows * (shownHeight + gap) + gap,
      channels: 3,
      background: '#8a8a8a',
    },
  })
    .composite(
      cells.map((input, index) => ({
        input,
        left: gap + (index % perRow) * (column + gap),
        top: gap + Math.floor(index / perRow) * (shownHeight + gap),
      })),
    )
    .webp({ quality: 80 })
    .toFile(file);
  console.log(file);
}

mkdirSync(target, { recursive: true });
const pages = await paths();
const browser = await chromium.launch({ executablePath: installedBrowser(), args: browserArgs });
for (const width of [390, 768, 1440] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    const shots: Buffer[] = [];
    for (const path of pages) shots.push(await shoot(browser, path, width, scheme));
    await sheet(shots, columns[width], join(target, `${width}-${scheme}.webp`));
  }
}
await browser.close();
