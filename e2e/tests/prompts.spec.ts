import { expect, test } from '@playwright/test';
import { EditorPage } from '../editor-page.ts';
import { phonePhoto } from '../pictures.ts';

test('a prompt is optimized, used in the editor and carried out', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.add(await phonePhoto());
  await editor.prompt.fill('make it wramer');
  await page.getByRole('tab', { name: /Prompt Optimizer/ }).click();
  await expect(page.getByLabel('Your prompt')).toHaveValue('make it wramer');
  await page.getByRole('button', { name: 'Optimize', exact: true }).click();
  const rewrite = page.getByRole('region', { name: 'Optimized prompt' });
  await expect(rewrite).toContainText(/warm/i);
  await expect(page.getByText('Confidence').first()).toBeVisible();
  await page.getByRole('button', { name: 'Use this prompt' }).first().click();
  await expect(editor.prompt).toHaveValue(/warm/i);
  await expect(editor.thumbnail('phone.jpg').first()).toBeVisible();
  await editor.generate.click();
  await expect(editor.download).toBeVisible();
});

test('suggestions are other wishes, and trending patterns have examples', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.prompt.fill('make it black and white');
  await page.getByRole('tab', { name: /Prompt Optimizer/ }).click();
  await page.getByRole('tab', { name: /^Suggestions/ }).click();
  const answer = page.waitForResponse('**/api/generate-suggestions');
  await page.getByRole('button', { name: 'Suggest ideas' }).click();
  const { suggestions } = (await (await answer).json()) as { suggestions: string[] };
  expect(suggestions).toHaveLength(4);
  for (const suggestion of suggestions) {
    await expect(page.getByRole('button', { name: suggestion }).first()).toBeVisible();
  }
  await page.getByRole('tab', { name: /^Trending/ }).click();
  await expect(page.getByText(/%/).first()).toBeVisible();
});

test('what became of a result is told when the visitor leaves', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.open();
  await editor.add(await phonePhoto());
  await editor.wish('make it black and white');
  await editor.downloadResult();
  const told = page.waitForRequest('**/api/record-success');
  // As a browser says it when the tab is left; what is sent while a page goes is beyond Playwright's eyes.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await told).postDataJSON()).toMatchObject({
    prompt: 'make it black and white',
    metrics: { saves: 1, shares: 0 },
  });
});
