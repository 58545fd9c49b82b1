import { expect, test } from '@playwright/test';
import { reload, visit } from '../visit.ts';

test('a tutorial is started, completed, remembered and taken back', async ({ page }) => {
  await visit(page, '/tutorials');
  const path = page.getByRole('progressbar', { name: /^Beginner/ });
  await expect(path).toHaveAccessibleName(/^Beginner: 0 of \d+ completed$/);
  const rows = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Start: / }) });
  // Every tutorial in its level, and the featured ones once more.
  expect(await rows.count()).toBeGreaterThanOrEqual(16 + 1);

  await page
    .getByRole('link', { name: /^Start: Your first edit/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/tutorials\/your-first-edit$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your first edit/);
  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(page.getByText('Completed. It counts in your learning path.')).toBeVisible();

  await page.getByRole('link', { name: 'See your path' }).click();
  await reload(page);
  await expect(path).toHaveAccessibleName(/^Beginner: 1 of/);
  await expect(
    page.getByRole('link', { name: /^Completed: Your first edit/ }).first(),
  ).toBeVisible();

  await page
    .getByRole('button', { name: /^Not completed after all: Your first edit/ })
    .first()
    .click();
  await expect(path).toHaveAccessibleName(/^Beginner: 0 of/);
  await page
    .getByRole('button', { name: /^Mark as completed: Your first edit/ })
    .first()
    .click();
  await expect(path).toHaveAccessibleName(/^Beginner: 1 of/);
});

test('a prompt in a tutorial opens in the editor', async ({ page }) => {
  await visit(page, '/tutorials/light-and-colour');
  const wish = page.locator('.site-try').first();
  const prompt = (await wish.locator('span').first().textContent())?.replace(/[“”]/g, '') ?? '';
  expect(prompt).not.toBe('');
  await wish.getByRole('link', { name: 'Try it' }).click();
  await expect(page.getByLabel('What should change?')).toHaveValue(prompt);
});

test('how-to and guide read without JavaScript, with the one limit', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/how-to-use');
  await expect(page.getByRole('heading', { level: 2, name: 'Add a photo' })).toBeVisible();
  await expect(page.getByText(/up to 10 MB each/).first()).toBeVisible();
  await expect(page.getByText('50 MB')).toHaveCount(0);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"HowTo"');

  await page.goto('/guides/how-to-use-nano-banana-in-ai-studio');
  await expect(page.getByText('GEMINI_API_KEY=your-key npm start')).toBeVisible();
  await context.close();
});
