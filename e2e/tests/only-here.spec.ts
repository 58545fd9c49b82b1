import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { EditorPage } from '../editor-page.ts';
import { ballOnTable } from '../pictures.ts';

test('what is not painted keeps its very pixels', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  const photo = await ballOnTable();
  await editor.add(photo);
  await page.getByRole('button', { name: 'Only here' }).click();
  const surface = page.getByRole('group', { name: /^Paint over what may change/ });
  await expect(surface).toBeVisible();
  const box = await surface.boundingBox();
  if (!box) throw new Error('The surface has no place');
  await page.mouse.move(box.x + box.width * 0.15, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.2, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText(/Only the painted area.*%/)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  await editor.wish('make it black and white');
  const { bytes } = await editor.downloadResult();
  const read = (from: Buffer) =>
    sharp(from).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [before, after] = await Promise.all([read(photo.buffer), read(bytes)]);
  expect(after.info).toMatchObject({ width: before.info.width, height: before.info.height });
  const changed: number[] = [];
  for (let i = 0; i < before.data.length; i += 3) {
    const differs = [0, 1, 2].some((c) => before.data[i + c] !== after.data[i + c]);
    if (differs) changed.push(i / 3);
  }
  expect(changed.length).toBeGreaterThan(200);
  const { width, height } = before.info;
  // One expectation for all: thousands would take longer than the edit.
  const unpainted = changed.filter((at) => at % width >= width / 2 || at >= (width * height) / 2);
  expect(unpainted, 'neither the right half nor the lower half was painted').toEqual([]);
  await expect(page.getByText(/kept exactly/).first()).toBeVisible();
});

test('versions are there again after a reload', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.add(await ballOnTable());
  await editor.wish('make it black and white');
  await expect(editor.download).toBeVisible();
  await editor.wish('add a white border');
  await page.getByRole('button', { name: /All versions 2/ }).click();
  await expect(page.getByText(/^2 versions are kept in this browser/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /All versions 2/ })).toBeVisible();
  await expect(editor.download).toBeVisible();
});
