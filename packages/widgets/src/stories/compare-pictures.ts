import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { drawingStyle } from './drawing-style.ts';
import { keyStories } from './key-stories.ts';
import made from './pictures/browser.json' with { type: 'json' };

/** Where a story is drawn, with nothing around it. */
const FRAME = '.story > div';

/** What the time changes: messages go by themselves, and seconds are counted. Both have stories of their own. */
const timeless = '.nb-toast { visibility: hidden } .nb-elapsed { display: none }';

/** Half as wide and half as high: less than half of the bytes, and a change of one pixel is still seen. */
const small = `${FRAME} { transform: scale(0.5); transform-origin: top left }`;

/** Room under the story, in CSS pixels, for what hangs over its edge. */
const MARGIN = 64;

/** Another version draws letters and edges in its own way, and another system has other fonts. */
function isTheirBrowser(): boolean {
  const [major] = made.chromium.split('.');
  return navigator.userAgent.includes(`Chrome/${major}.`) && drawingStyle() === made.drawingStyle;
}

/** After a story that is named, its picture is compared, in the state that its test left it in. */
afterEach(async ({ task, expect, skip }) => {
  const id = 'storyId' in task.meta ? String(task.meta.storyId) : '';
  if (!keyStories.includes(id) || task.result?.state === 'fail') return;
  if (!isTheirBrowser()) {
    const reason =
      `Everything but its picture passed, and that is of Chromium ${made.chromium} with other fonts or edges ` +
      `(${made.drawingStyle}): not compared in ${navigator.userAgent} (${drawingStyle()})`;
    // biome-ignore lint/suspicious/noConsole: the usual report counts what is skipped, and leaves out why
    console.warn(reason);
    skip(reason);
  }
  const frame = document.querySelector<HTMLElement>(FRAME);
  if (!frame) throw new Error(`The story has no ${FRAME}`);
  // What is outside of the window would be missing from the picture.
  scrollTo(0, 0);
  await page.viewport(innerWidth, Math.ceil(frame.getBoundingClientRect().bottom) + MARGIN);
  await document.fonts.ready;
  await expect(frame).toMatchScreenshot(id, { screenshotOptions: { style: timeless + small } });
});
