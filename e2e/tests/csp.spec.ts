import { expect, type Page, test } from '@playwright/test';
import { EditorPage } from '../editor-page.ts';
import { phonePhoto } from '../pictures.ts';

/** Collects every error on the console; the browser writes there what a policy stopped. */
function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

/** Collects what the page's own policy stopped, and every error on the console. */
async function watchProblems(page: Page): Promise<string[]> {
  const problems = watchConsole(page);
  await page.exposeFunction('reportViolation', (words: string) => problems.push(words));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const words = `${effectiveDirective}: ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`;
      (window as unknown as { reportViolation(words: string): void }).reportViolation(words);
    });
  });
  return problems;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing on the home page breaks its own policy, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const problems = await watchProblems(page);
    const editor = new EditorPage(page);
    await editor.open();
    await page.getByRole('button', { name: /^Colours:/ }).click();
    await page.getByRole('button', { name: 'New here? See how' }).click();
    await page.getByRole('dialog', { name: 'Getting Started Guide' }).press('Escape');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('dialog').press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).press('Escape');
    expect(problems).toEqual([]);
  });
}

test('an edit, its result and its download keep to the policy', async ({ page }) => {
  const problems = await watchProblems(page);
  const editor = new EditorPage(page);
  await editor.open();
  const photo = await phonePhoto();
  await editor.add(photo);
  const thumbnail = editor.thumbnail(`Picture 1 of 1: ${photo.name}`);
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await editor.wish('make it warmer');
  await page.getByRole('slider').first().fill('20');
  const { bytes } = await editor.downloadResult();
  expect(bytes.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('the not-found page keeps to the policy', async ({ page }) => {
  const problems = await watchProblems(page);
  await page.goto('/no/such/page', { waitUntil: 'networkidle' });
  // The browser itself complains about the status.
  expect(problems.filter((words) => !words.includes('status of 404'))).toEqual([]);
});

test('a picture that is opened as a page is shown as browsers do', async ({ page }) => {
  // Asked for without the page: a browser does not keep the body of an answer that came in events.
  const answer = await page.request.post('/api/generate-image', {
    multipart: { prompt: 'make it warmer', image: await phonePhoto() },
  });
  const { imageUrl } = (await answer.json()) as { imageUrl: string };
  const problems = watchConsole(page);
  await page.goto(imageUrl);
  const shown = page.locator('img');
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // The sandbox stops what the test itself runs in the page, and says so.
  expect(problems.filter((words) => !words.startsWith('Blocked script execution'))).toEqual([]);
});

test('the policy is strict, and inline scripts and styles are stopped', async ({ page }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/unsafe-|\*|data:/);
  const problems = await watchProblems(page);
  await page.reload();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "broken in"';
    document.head.append(script);
  });
  await expect.poll(() => problems.join()).toContain('script-src-elem: inline');
  await expect(page).not.toHaveTitle('broken in');
});
