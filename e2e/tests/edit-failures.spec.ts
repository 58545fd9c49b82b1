import { expect, test } from '@playwright/test';
import { EditorPage } from '../editor-page.ts';
import { hugeHeader, notAPicture, phonePhoto, tooBig, truncatedPhoto } from '../pictures.ts';

// A request that passes through the service worker is not seen by `page.route`.
test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ page }) => {
  await new EditorPage(page).open();
});

test('a wish that cannot be done is refused with wishes that can, and nothing is lost', async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.add(await phonePhoto());
  await editor.wish('turn the cat into a dragon');
  await expect(editor.alert).toContainText(/cannot|can't/i);
  await expect(editor.prompt).toHaveValue('turn the cat into a dragon');
  await expect(editor.thumbnail('phone.jpg').first()).toBeVisible();

  const alternatives = page.getByRole('list', { name: /instead/i }).getByRole('button');
  await expect(alternatives).toHaveCount(3);
  await alternatives.first().click();
  await expect(editor.prompt).not.toHaveValue('turn the cat into a dragon');
  await editor.generate.click();
  await expect(editor.download).toBeVisible();
});

for (const [what, picture, words] of [
  ['a picture over the limit', tooBig, 'File is larger than 10485760 bytes'],
  ['text under the name of a picture', notAPicture, 'File type must be one of'],
] as const) {
  test(`${what} is refused before it is sent`, async ({ page }) => {
    const editor = new EditorPage(page);
    let sent = false;
    page.on('request', (request) => {
      if (request.url().includes('/api/generate-image')) sent = true;
    });
    await editor.add(picture);
    await expect(page.getByText(words).first()).toBeVisible();
    await editor.prompt.fill('make it warmer');
    await editor.generate.press('Enter');
    await expect(page.getByText('Please upload at least one image').first()).toBeVisible();
    expect(sent).toBe(false);
  });
}

for (const [what, picture, words] of [
  ['a truncated picture', truncatedPhoto, /damaged|incomplete/i],
  ['a header of 30,000 × 30,000 pixels', async () => hugeHeader(), /8192|too large|pixels/i],
] as const) {
  test(`${what} is refused with the reason, and nothing is lost`, async ({ page }) => {
    const editor = new EditorPage(page);
    const file = await picture();
    await editor.add(file);
    await editor.wish('make it warmer');
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(editor.prompt).toHaveValue('make it warmer');
    await expect(editor.download).toHaveCount(0);
    expect((await page.request.get('/api/health')).ok()).toBe(true);
  });
}

test('an empty prompt is not sent', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.add(await phonePhoto());
  await expect(editor.thumbnail('phone.jpg').first()).toBeVisible();
  await editor.prompt.fill('   ');
  await editor.generate.press('Enter');
  await expect(page.getByText('Please provide a prompt').first()).toBeVisible();
});

test('cancel stops waiting and keeps everything', async ({ page }) => {
  const editor = new EditorPage(page);
  await page.route('**/api/generate-image', () => {
    // Never answered: the server that takes for ever.
  });
  await editor.add(await phonePhoto());
  const sent = page.waitForRequest('**/api/generate-image');
  await editor.wish('make it warmer');
  await expect(page.getByText('Generating Magic').first()).toBeVisible();
  // What is cancelled before it is sent has no request that could end.
  await sent;
  const ended = page.waitForEvent('requestfailed');
  await editor.cancel.click();
  await ended;
  await expect(page.getByText(/cancelled/i).first()).toBeVisible();
  await expect(editor.prompt).toHaveValue('make it warmer');
  await expect(editor.thumbnail('phone.jpg').first()).toBeVisible();

  await page.unroute('**/api/generate-image');
  await editor.generate.click();
  await expect(editor.download).toBeVisible();
});

test('a server that is down is said, and a second try works when it is back', async ({ page }) => {
  const editor = new EditorPage(page);
  await page.route('**/api/generate-image', (route) => route.abort('connectionrefused'));
  await editor.add(await phonePhoto());
  await editor.wish('make it warmer');
  await expect(editor.alert).toContainText('Network error');
  await page.unroute('**/api/generate-image');
  await editor.generate.click();
  await expect(editor.download).toBeVisible();
});
