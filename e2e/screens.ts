import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserArgs, installedBrowser } from '../scripts/browser.mjs';

/**
 * Takes the pictures in docs/screens: the home page with an edit just made, at three widths, light
 * and dark. `npm run screens -w @nano-banana/e2e [address]`, while `npm start` runs.
 */
const address = process.argv[2] ?? 'http://localhost:8787';
const folder = join(import.meta.dirname, '..', 'docs', 'screens');

const browser = await chromium.launch({ executablePath: installedBrowser(), args: browserArgs });
mkdirSync(folder, { recursive: true });
for (const width of [390, 768, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width, height: 1000 }, colorScheme });
    await page.goto(address);
    await page.getByRole('button', { name: /Try with this picture/ }).click();
    await page.getByRole('button', { name: /^Generate/ }).click();
    await page.getByRole('button', { name: /^Download/ }).waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    // As tall as the page, so that nothing sticks to an edge in the middle of the picture.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.mouse.move(0, 0);
    const footer = await page.getByRole('contentinfo').boundingBox();
    const shot = await page.screenshot({
      animations: 'disabled',
      clip: { x: 0, y: 0, width, height: Math.round(footer?.y ?? height) },
    });
    const file = join(folder, `home-${width}${colorScheme === 'dark' ? '-dark' : ''}.png`);
    await sharp(shot).png({ palette: true, quality: 90, effort: 8 }).toFile(file);
    console.log(file);
    await page.close();
  }
}
await browser.close();
