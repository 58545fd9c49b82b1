// `npm run pictures`: takes the pictures of the key stories anew where they look different, or all of them in another
// browser, and notes which browser that was. `npm run pictures -- figurine` looks at those stories only.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { drawingStyle } from '../packages/widgets/src/stories/drawing-style.ts';
import { browserArgs, ensureBrowser } from './browser.mjs';
import { root } from './install.mjs';
import { run } from './run.mjs';

const folder = join(root, 'packages', 'widgets', 'src', 'stories', 'pictures');
const noteFile = join(folder, 'browser.json');

/** The browser that the stories run in: its version, and how it draws. */
async function ownBrowser() {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage();
    return { chromium: browser.version(), drawingStyle: await page.evaluate(drawingStyle) };
  } finally {
    await browser.close();
  }
}

const note = `${JSON.stringify(await ownBrowser(), null, 2)}\n`;
if (readFileSync(noteFile, 'utf8') !== note) {
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
  for (const name of pictures) rmSync(join(folder, name));
  writeFileSync(noteFile, note);
}
const stories = ['run', '--project', 'stories', ...process.argv.slice(2), '--update'];
process.exitCode = await run('vitest', stories);
