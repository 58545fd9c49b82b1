import { expect, type Page, test } from '@playwright/test';
import { reload, visit } from '../visit.ts';

const posts = (page: Page) => page.getByRole('main').getByRole('article');
const query = (page: Page) => new URL(page.url()).search;

test('the blog is narrowed by category and search, which stand in the address', async ({
  page,
}) => {
  await visit(page, '/blog');
  const categories = page.getByRole('group', { name: 'Category' });
  const all = Number(
    (await categories.getByRole('button', { name: /^All/ }).innerText()).match(/\d+/),
  );
  expect(all).toBeGreaterThanOrEqual(12);
  await expect(posts(page)).toHaveCount(all);
  await expect(page.getByRole('heading', { name: 'Start with these' })).toBeVisible();

  const tips = categories.getByRole('button', { name: /^Tips/ });
  const count = Number((await tips.innerText()).match(/\d+/));
  await tips.click();
  await expect(tips).toHaveAttribute('aria-pressed', 'true');
  await expect(posts(page)).toHaveCount(count);
  expect(query(page)).toBe('?category=tips');

  const search = page.getByRole('searchbox', { name: 'Search the blog' });
  await search.fill('print');
  await expect(posts(page)).toHaveCount(1);
  await reload(page);
  await expect(search).toHaveValue('print');
  await expect(posts(page)).toHaveCount(1);

  await search.fill('no such word');
  await expect(posts(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(posts(page)).toHaveCount(all);
  expect(query(page)).toBe('');

  await posts(page)
    .getByRole('link', { name: /^Prompts that work/ })
    .click();
  await expect(page).toHaveURL('/blog/prompts-that-work');
  await page.getByRole('main').getByRole('link', { name: 'Try it' }).first().click();
  // The editor takes the prompt out of the address, so that a reload does not bring it back.
  await expect(page).toHaveURL('/#editor');
  await expect(page.getByLabel('What should change?')).toHaveValue(/^Sharpen/);
});

test('the newsletter says that it was kept only when it was, and why when it was not', async ({
  page,
}) => {
  await visit(page, '/blog');
  const field = page.getByRole('textbox', { name: 'E-mail address' });
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await field.fill('not-an-address');
  await subscribe.click();
  await expect(page.getByRole('alert').filter({ hasText: 'valid' })).toBeVisible();
  await expect(field).toHaveValue('not-an-address');

  await field.fill('ada@example.org');
  const sent = page.waitForResponse('/api/subscriptions');
  await subscribe.click();
  expect((await sent).status()).toBe(201);
  await expect(page.getByRole('status').filter({ hasText: 'You are on the list' })).toBeVisible();
  await expect(field).toHaveValue('');
});

test('case studies are said to be made up, and lead to the editor and to the contact page', async ({
  page,
}) => {
  await visit(page, '/case-studies');
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toHaveAttribute(
    'href',
    '/#editor',
  );
  await expect(page.getByRole('link', { name: 'Request Demo' }).first()).toHaveAttribute(
    'href',
    '/contact',
  );
  const studies = page.locator('.site-study-index').getByRole('link');
  expect(await studies.count()).toBeGreaterThanOrEqual(6);
  await studies.first().click();
  await expect(page.getByText('An illustrative example.')).toBeVisible();
  await expect(page.getByText('Measured on this product')).toBeVisible();
});

test('every question unfolds, and search engines are told the answers on the page', async ({
  page,
}) => {
  await visit(page, '/faq#cookies');
  const questions = page.locator('main details');
  await expect(page.locator('#cookies')).toHaveAttribute('open', '');
  expect(await questions.count()).toBeGreaterThanOrEqual(24);
  const first = questions.first();
  await first.locator('summary').click();
  await expect(first.locator('p').first()).toBeVisible();

  const shown = await questions.evaluateAll((all) =>
    all.map((item) => [
      item.querySelector('h3')?.textContent,
      item.querySelector('.site-accordion-content p')?.textContent,
    ]),
  );
  const told = async () => {
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const faq = blocks
      .flatMap((text) => JSON.parse(text))
      .find((data) => data['@type'] === 'FAQPage');
    return faq?.mainEntity.map((item: { name: string; acceptedAnswer: { text: string } }) => [
      item.name,
      item.acceptedAnswer.text,
    ]);
  };
  await expect.poll(told).toEqual(shown);
  await page.getByRole('navigation', { name: 'Subjects' }).getByText('Privacy').click();
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeInViewport();
});
