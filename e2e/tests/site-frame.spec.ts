import { expect, type Page, test } from '@playwright/test';
import { axe } from '../axe.ts';

/** Every listed page, from the sitemap. */
async function listedPaths(page: Page): Promise<string[]> {
  const xml = await (await page.request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
}

const unlisted = ['/print-order', '/offline'];

/** Head tags as the document has them now. */
const headTags = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) =>
      [...document.head.querySelectorAll(selector)].map(
        (tag) => tag.getAttribute('content') ?? tag.getAttribute('href'),
      );
    return {
      canonical: content('link[rel="canonical"]').map((href) => new URL(href ?? '').pathname),
      title: content('meta[property="og:title"]'),
      picture: content('meta[property="og:image"]').map((href) => new URL(href ?? '').pathname),
      published: content('meta[property="article:published_time"]'),
      data: [...document.head.querySelectorAll('script[type="application/ld+json"]')]
        .flatMap((script) => JSON.parse(script.textContent ?? 'null'))
        .map((block) => block['@type']),
    };
  });

test('search finds a page by its words, by keyboard alone', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search the site' });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('navigation', { name: 'Where to start' })).toBeVisible();

  await field.fill('prompts that work');
  const hits = dialog.getByRole('option');
  await expect(hits.first()).toBeVisible();
  await expect(hits.first().locator('mark').first()).toHaveText(/prompt/i);
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await expect(hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowUp');
  const target = await hits.first().getAttribute('href');
  await field.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(String(target));
  // A page takes the focus when it has come, from a button as well.
  await expect(page.locator('main :focus')).toHaveCount(1);

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field.fill('zzzz qqqq');
  await expect(dialog).toContainText('Nothing found for “zzzz qqqq”');
  const { violations } = await axe(page).include('dialog[open]').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

test('head tags come with a page and go with it', async ({ page }) => {
  await page.goto('/nano-banana-3d-figurines', { waitUntil: 'networkidle' });
  const figurines = await headTags(page);
  expect(figurines).toMatchObject({
    canonical: ['/nano-banana-3d-figurines'],
    picture: ['/og/nano-banana-3d-figurines.jpg'],
    published: [],
  });
  expect(figurines.title).toHaveLength(1);
  expect(figurines.data).toContain('HowTo');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => headTags(page)).toMatchObject({ canonical: ['/blog'], published: [] });
  expect((await headTags(page)).data).not.toContain('HowTo');

  await page.locator('main a[href^="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await expect.poll(async () => (await headTags(page)).data).toContain('BreadcrumbList');
  const post = await headTags(page);
  expect(post.canonical).toEqual([new URL(page.url()).pathname]);
  expect(post.published).toHaveLength(1);
  expect(post.title).toHaveLength(1);

  await page.goBack();
  await expect.poll(() => headTags(page)).toMatchObject({ canonical: ['/blog'], published: [] });
});

test('a navigation keeps the old page until the new one is there, and moves the focus to its heading', async ({
  page,
}) => {
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/blog/no-such-post');
  await expect(page).toHaveTitle(/^404 - Page Not Found/);
});

test('without a connection a page says so, and the API is never answered from memory', async ({
  page,
  context,
}) => {
  await page.goto('/faq', { waitUntil: 'load' });
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
  await context.setOffline(true);
  await page.goto('/how-to-use');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline.');
  const answer = await page.evaluate(() =>
    fetch('/api/config').then(
      () => 'answered',
      () => 'failed',
    ),
  );
  expect(answer).toBe('failed');
  const caches = await page.evaluate(async () => {
    const names = await window.caches.keys();
    const stored = await Promise.all(
      names.map(async (name) => (await window.caches.open(name)).keys()),
    );
    return { names, paths: stored.flat().map(({ url }) => new URL(url).pathname) };
  });
  expect(caches.names).toHaveLength(1);
  expect(caches.paths.filter((path) => path.startsWith('/api/'))).toEqual([]);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/How to/i);
});

test('three pages are fetched ahead when the browser is idle', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'load' });
  for (const path of ['/how-to-use', '/examples', '/faq']) {
    await expect(page.locator(`head link[rel="prefetch"][href="${path}"]`)).toHaveCount(1);
  }
});

test('robots, sitemap, feed and llms.txt name the pages that there are', async ({ page }) => {
  const get = async (path: string) => (await page.request.get(path)).text();
  const paths = await listedPaths(page);
  expect(paths).toEqual(expect.arrayContaining(['/', '/blog', '/faq', '/tutorials']));
  expect(paths).not.toEqual(expect.arrayContaining(['/offline']));
  expect(await get('/robots.txt')).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  const posts = paths.filter((path) => path.startsWith('/blog/'));
  const feed = await get('/blog/rss.xml');
  for (const path of posts) expect(feed).toContain(`${path}</link>`);
  const llms = await get('/llms.txt');
  for (const path of paths) expect(llms).toContain(`${path}):`);
});

/** What axe finds in the page's own part; header and footer are the same everywhere and looked at once. */
async function axeFindings(page: Page, rules?: string[]) {
  const builder = axe(page).include('main');
  const { violations } = await (rules ? builder.withRules(rules) : builder).analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}

/** `E2E_PAGES=all` visits every article, too; they are built alike, and the build judges each. */
const visitsAll = process.env.E2E_PAGES === 'all';

// In two halves, for two workers.
for (const half of [0, 1]) {
  test(`pages are without errors and accessible in both schemes, and fit a phone, half ${half + 1}`, async ({
    browser,
    baseURL,
    page: asking,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({
      baseURL,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      colorScheme: 'light',
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${page.url()}: ${response.url()}`);
    });

    const paths = await listedPaths(asking);
    const collections = ['/tutorials/', '/blog/', '/case-studies/'];
    const examples = collections.map((start) => paths.find((path) => path.startsWith(start)));
    const isAlike = (path: string) =>
      collections.some((start) => path.startsWith(start)) && !examples.includes(path);
    const visited = [...paths, ...unlisted].filter((path) => visitsAll || !isAlike(path));
    for (const path of visited.filter((_, index) => index % 2 === half)) {
      await page.goto(path, { waitUntil: 'load' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(wider, `${path} is wider than the screen`).toBe(0);
      expect.soft(await axeFindings(page), path).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await axeFindings(page, ['color-contrast']), `${path}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    expect(problems).toEqual([]);
    await context.close();
  });
}
