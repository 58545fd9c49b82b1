import { expect, type Page, test } from '@playwright/test';
import { axe } from '../axe.ts';

const menu = [
  ['3D Figurines', '/nano-banana-3d-figurines'],
  ['Pose Painter', '/pose-painter'],
  ['Examples', '/examples'],
  ['Tutorials', '/tutorials'],
  ['How to Use', '/how-to-use'],
  ['Blog', '/blog'],
  ['FAQ', '/faq'],
  ['API', '/api'],
];

async function linksOf(page: Page, navigation: string) {
  const links = page.getByRole('navigation', { name: navigation }).getByRole('link');
  return links.evaluateAll((all) =>
    all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
  );
}

test('the home page loads without an error on the console or a failed request', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => problems.push(request.url()));
  page.on('response', (response) => response.status() >= 400 && problems.push(response.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(problems).toEqual([]);
});

test('the home page reads without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit pictures in plain words.');
  await expect(page).toHaveTitle(/Nano Banana/);
  await context.close();
});

test('the header menu has the specified entries in order', async ({ page }) => {
  await page.goto('/');
  expect(await linksOf(page, 'Main')).toEqual(menu);
});

test('on a phone the menu is a drawer of 300 px that closes when a link is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  const width = async () => (await drawer.locator('> *').first().boundingBox())?.width;
  await expect.poll(width).toBe(300);
  await page.setViewportSize({ width: 700, height: 844 });
  await expect.poll(width).toBe(400);

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();

  await page.getByRole('button', { name: 'Menu' }).click();
  await drawer.getByRole('link', { name: 'Examples' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/examples');
});

test('an unknown path is a 404 page with the links of the specification', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^404 - Page Not Found/);
  const main = page.getByRole('main');
  for (const path of [
    '/',
    '/pose-painter',
    '/examples',
    '/tutorials',
    '/how-to-use',
    '/faq',
    '/api',
    '/blog',
    '/case-studies',
  ]) {
    await expect(main.locator(`a[href="${path}"]`).first(), path).toBeVisible();
  }
});

test('Sign In says that no account is needed and leads to the editor', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/no account|without an account|account is needed/i);
  await dialog.getByRole('link').first().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('What should change?')).toBeInViewport();
});

test('the guide has three steps and ends at the editor', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'New here? See how' }).click();
  const guide = page.getByRole('dialog', { name: 'Getting Started Guide' });
  await expect(guide.getByRole('heading')).toContainText('Upload Image');
  await expect(guide).toContainText('up to 10 MB each');
  await expect(guide.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await guide.getByRole('button', { name: 'Next' }).click();
  await expect(guide.getByRole('heading')).toContainText('Describe Changes');
  await guide.getByRole('button', { name: 'Next' }).click();
  await expect(guide.getByRole('heading')).toContainText('Generate Results');
  await guide.getByRole('button', { name: 'Get Started' }).click();
  await expect(guide).toHaveCount(0);
});

test('a chosen theme lasts over a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  const button = page.getByRole('button', { name: /^Colours:/ });
  for (let i = 0; i < 3 && (await ground()) === light; i += 1) await button.click();
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await ground()).toBe(dark);
});

for (const path of ['/', '/no-such-page']) {
  test(`${path} is accessible and not wider than the screen from 320 to 1440 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, `${width} px`).toBe(0);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const builder = axe(page);
        // Only the colours differ.
        if (colorScheme === 'dark') builder.withRules('color-contrast');
        const { violations } = await builder.analyze();
        const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
        expect(found, `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('what is pressed before the editor works is done once it does', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Try with this picture/ }).click();
  await expect(page.getByLabel('What should change?')).not.toHaveValue('');
  await expect(page.getByRole('button', { name: /^Generate/ })).toBeEnabled();
});

test('the whole way by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  const example = page.getByRole('button', { name: /Try with this picture/ });
  for (let i = 0; i < 40; i += 1) {
    if (await example.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(example).toBeFocused();
  await page.keyboard.press('Enter');
  const prompt = page.getByLabel('What should change?');
  await expect(prompt).not.toHaveValue('');
  await prompt.focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();
  const slider = page.getByRole('slider').first();
  await slider.focus();
  const before = await slider.inputValue();
  await page.keyboard.press('ArrowRight');
  expect(await slider.inputValue()).not.toBe(before);
});
