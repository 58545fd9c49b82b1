import { expect, type Locator, type Page, test } from '@playwright/test';
import { EditorPage } from '../editor-page.ts';
import { phonePhoto } from '../pictures.ts';

// A request that passes through the service worker is not seen by `page.route`.
test.use({ serviceWorkers: 'block' });

/** Drags from the middle of an item by so many px, in steps as a hand does. */
async function drag(page: Page, item: Locator, x: number, y: number) {
  await item.scrollIntoViewIfNeeded();
  const box = await item.boundingBox();
  if (!box) throw new Error('The item is not on the page');
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + x / 2, top + y / 2, { steps: 3 });
  await page.mouse.move(left + x, top + y, { steps: 3 });
  await page.mouse.up();
}

test('the gallery is put in another order, opened, walked through and used', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/art/example-pink-studio-*', (route) => route.abort());
  await page.goto('/');
  const gallery = page.getByRole('region', { name: 'One sentence each.' });
  const tiles = gallery.getByRole('listitem').getByRole('button', { name: /^(?!Play|Pause)/ });
  const viewer = page.getByRole('dialog');
  const second = tiles.nth(1);
  const names = () => tiles.allTextContents();
  await expect(tiles).toHaveCount(15);
  await tiles.first().scrollIntoViewIfNeeded();
  // The grid works once it has been seen: until then it is what was written at build time.
  await expect(gallery.getByRole('button', { name: 'Play A day at the sea' })).toBeVisible();
  const [first = '', next = '', third = ''] = await names();

  await drag(page, second, 50, 10);
  expect.soft(await names(), 'a drag of 50 px').toEqual(expect.arrayContaining([first, next]));
  expect.soft((await names())[1]).toBe(next);
  await drag(page, second, 70, 20);
  expect.soft((await names()).slice(0, 3), 'a drag to the right').toEqual([first, third, next]);
  await drag(page, tiles.nth(2), -20, -80);
  expect.soft((await names()).slice(0, 3), 'a drag up').toEqual([first, next, third]);
  await expect.soft(viewer, 'a drag opens nothing').toHaveCount(0);

  await second.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.soft(gallery.getByRole('status')).toHaveText(/is now 3 of 15\.$/);
  await expect.soft(tiles.nth(2), 'the moved one keeps the focus').toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');

  await page.keyboard.press('Enter');
  await expect(viewer).toBeVisible();
  const heading = viewer.getByRole('heading');
  const title = await heading.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(heading).not.toHaveText(title ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText(title ?? '');
  for (let i = 0; i < 30; i += 1) await page.keyboard.press('Tab');
  expect(await viewer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(second, 'the focus comes back').toBeFocused();

  await second.click();
  const dock = viewer.getByRole('list', { name: 'All pictures' }).getByRole('button');
  await expect(dock).toHaveCount(15);
  await dock
    .filter({ visible: true })
    .and(viewer.getByRole('button', { name: 'A studio in pink' }))
    .click();
  await expect(viewer.getByText('This picture did not load').first()).toBeVisible();
  await viewer.getByRole('button', { name: 'High five in neon' }).click();
  await expect.soft(viewer.getByRole('button', { name: 'Play High five in neon' })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await viewer.getByRole('button', { name: 'Copy' }).click();
  await expect(viewer.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Give it a neon glow');

  await viewer.getByRole('button', { name: 'Use This Prompt' }).click();
  await expect(viewer).toHaveCount(0);
  const prompt = new EditorPage(page).prompt;
  await expect(prompt).toHaveValue('Give it a neon glow');
  await expect(prompt).toBeInViewport();
  await expect(page.getByText('Prompt updated')).toBeVisible();
});

test('the loops of the gallery play only while they are seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const loop = page.locator('.site-gallery-tile').first();
  await loop.scrollIntoViewIfNeeded();
  const video = loop.locator('video');
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  await expect(video).toHaveJSProperty('muted', true);
  await expect(video).toHaveJSProperty('loop', true);
  await loop.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(isPaused).toBe(false);
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await expect.poll(isPaused).toBe(true);
  await loop.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(isPaused).toBe(false);
  await loop.getByRole('button', { name: /^Pause/ }).click();
  await expect.poll(isPaused).toBe(true);
});

test('an address opens the editor with its prompt, and says no more of it then', async ({
  page,
}) => {
  await page.goto('/?prompt=Make%20it%20a%20comic#editor');
  const { prompt } = new EditorPage(page);
  await expect(prompt).toHaveValue('Make it a comic');
  await expect(prompt).toBeInViewport();
  await expect(page).toHaveURL('/#editor');
});

test('a picture and words that are given before the editor’s code has come are taken', async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await page.goto('/');
  // The page as HTML: the editor's code comes at the first sign of a visitor, such as a field that is written into.
  await editor.add(await phonePhoto());
  await editor.prompt.fill('make it warmer');
  await expect(editor.thumbnail('Picture 1 of 1: phone.jpg')).toBeVisible();
  await expect(editor.prompt).toHaveValue('make it warmer');
  await editor.generate.click();
  await expect(editor.download).toBeVisible();
});
