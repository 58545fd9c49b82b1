import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { EditorPage } from '../editor-page.ts';
import { reload, visit } from '../visit.ts';

test('examples are searched, filtered, copied, downloaded and tried', async ({ page }) => {
  await visit(page, '/examples');
  const cards = page.getByRole('article');
  const count = page.getByRole('status').filter({ hasText: /examples?$/ });
  const chip = (name: RegExp) =>
    page.getByRole('group', { name: 'Category' }).getByRole('button', { name });
  const search = page.getByRole('searchbox', { name: /Search by title/ });
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  expect(all).toBeGreaterThanOrEqual(30);
  await expect(count).toHaveText(`${all} examples`);
  await expect(page.getByRole('heading', { name: 'Start with these' })).toBeVisible();

  await search.fill('neon');
  await expect(cards).toHaveCount(1);
  await expect(count).toHaveText('1 example');
  await expect(page.getByRole('heading', { name: 'Start with these' })).toHaveCount(0);
  await expect(page).toHaveURL(/\?q=neon$/);
  await reload(page);
  await expect(cards).toHaveCount(1);
  await chip(/^Interior/).click();
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(cards).toHaveCount(all);
  await expect(page).toHaveURL('/examples');

  await chip(/^Interior/).click();
  await expect(page).toHaveURL(/\?category=interior$/);
  const interiors = await cards.count();
  await expect(chip(/^Interior/)).toHaveText(`Interior${interiors}`);
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');

  const card = cards.filter({ hasText: 'The cushion, in blue' });
  const slider = card.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '55 % before');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await card.getByRole('button', { name: 'Copy prompt' }).click();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Make the red cushion blue',
  );

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: /^Download/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('nano-banana-blue-cushion.jpg');
  expect((await readFile(await file.path())).subarray(0, 3)).toEqual(
    Buffer.from([0xff, 0xd8, 0xff]),
  );

  await card.getByRole('button', { name: 'Try it' }).click();
  const editor = new EditorPage(page);
  await expect(editor.prompt).toHaveValue('Make the red cushion blue');
  await expect(editor.thumbnail('Picture 1 of 1: before-sofa.webp')).toBeVisible();
});
