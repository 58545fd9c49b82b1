import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { EditorPage } from '../editor-page.ts';
import { ballOnTable, pixelsOf } from '../pictures.ts';

test('the outline is seen before anything is made, and what the box means is cut out', async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.add(await ballOnTable());
  const edits: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-image')) edits.push(request.url());
  });
  await page.getByRole('button', { name: 'Mark', exact: true }).click();
  const surface = page.getByRole('group', { name: /^Drag a box/ });
  const { x, y, width, height } = (await surface.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width * 0.3, y + height * 0.22);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.7, y + height * 0.78, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText(/outline/).first()).toBeVisible();
  await expect(page.locator('.nb-mark__outline').first()).toBeVisible({ timeout: 15_000 });
  expect(edits).toHaveLength(0);

  await page.getByRole('button', { name: 'Done' }).click();
  await editor.wish('Remove the background');
  const { bytes } = await editor.downloadResult();
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  const alphaAt = (u: number, v: number) =>
    data[(Math.floor(v * info.height) * info.width + Math.floor(u * info.width)) * 4 + 3];
  expect(alphaAt(0.5, 0.5)).toBe(255);
  expect(alphaAt(0.04, 0.04)).toBe(0);
  expect(alphaAt(0.96, 0.9)).toBe(0);
});

test('a step is taken out of a result without typing', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.add(await ballOnTable());
  await editor.wish('Make it black and white and add a wide white border');
  await page.getByRole('button', { name: /^Take out: .*white border/i }).click();
  await page.getByRole('button', { name: 'Make it again' }).click();
  await expect(page.getByRole('button', { name: /^Version 2/ })).toBeVisible();
  const { bytes } = await editor.downloadResult();
  const { width, height, at } = await pixelsOf(bytes);
  expect([width, height]).toEqual([640, 480]);
  const [red, green] = at(2, 2);
  expect(red).toBe(green);
  expect(red).toBeLessThan(250);
});

test('long work tells what it does and how far it is, and can be cancelled', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.add(await ballOnTable(6));
  await editor.wish('Turn it into an oil painting and upscale it 2×');
  await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 20_000 });
  await editor.cancel.click();
  await expect(page.getByText(/^Cancelled/).first()).toBeVisible();
  await expect(editor.prompt).toHaveValue(/oil painting/);
  // The server is free again: the next edit is done.
  await editor.wish('Make it black and white');
  await expect(editor.download).toBeVisible({ timeout: 30_000 });
});
