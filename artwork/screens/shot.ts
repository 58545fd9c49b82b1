import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright';

/** One screenshot of the product. */
export interface Shot {
  /** Name of its file. */
  name: string;
  /** Width of the window in CSS px; 1100 unless told. */
  width?: number;
  colorScheme?: 'light' | 'dark';
  /** Brings the page into the state to show, and takes the picture. */
  take: (page: Page, address: string) => Promise<Buffer>;
}

/** Path of one of our own renders, which are what the edits begin with. */
export const renderPath = (name: string) =>
  fileURLToPath(new URL(`../renders/${name}.png`, import.meta.url));

/**
 * A picture of one part of a widget with air around it: the widget alone on the page's ground, without its toasts.
 * The page is of no use afterwards.
 */
export async function takePart(page: Page, part: Locator, margin = 20): Promise<Buffer> {
  await part.evaluate((element, air) => {
    const widget = element.closest('[data-nb-theme]:not(html, body)') ?? element;
    const { width } = widget.getBoundingClientRect();
    if (widget instanceof HTMLElement) widget.style.width = `${width}px`;
    for (const layer of widget.querySelectorAll('[popover]')) layer.remove();
    document.body.replaceChildren(widget);
    document.body.style.padding = `${air}px`;
  }, margin);
  await page.mouse.move(0, 0);
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not in sight');
  const [left, top] = await page.evaluate(() => [window.scrollX, window.scrollY] as const);
  return page.screenshot({
    animations: 'disabled',
    fullPage: true,
    clip: {
      x: box.x + left - margin,
      y: box.y + top - margin,
      width: box.width + 2 * margin,
      height: box.height + 2 * margin,
    },
  });
}
