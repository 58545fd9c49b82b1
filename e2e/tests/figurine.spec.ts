import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { type PictureFile, toyBear } from '../pictures.ts';

/** The figurine page, by the words and roles that a visitor perceives. */
class FigurinePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open() {
    await this.page.goto('/nano-banana-3d-figurines');
    await expect(this.page.getByText(/up to 10 MB/)).toBeVisible();
  }

  async add(photo: PictureFile) {
    await this.page.locator('input[type=file]').setInputFiles(photo);
    await expect(this.photo(photo.name)).toBeVisible();
  }

  photo(name: string) {
    return this.page.getByRole('img', { name: `Your photo: ${name}` });
  }

  get figurine() {
    return this.page.getByRole('img', { name: 'Your figurine', exact: true });
  }

  get view() {
    return this.page.getByRole('application', { name: 'The 3D model of your figurine' });
  }

  press(name: string | RegExp) {
    return this.page.getByRole('button', { name }).click();
  }

  async generate() {
    await this.press('Generate Figurine');
    await expect(this.figurine).toBeVisible({ timeout: 40_000 });
  }

  async makeModel() {
    await this.press('Make it 3D (STL)');
    await expect(this.view).toBeVisible({ timeout: 40_000 });
  }

  async download(name: RegExp) {
    const [file] = await Promise.all([this.page.waitForEvent('download'), this.press(name)]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }
}

/** Triangles of a binary STL, and the size of what they enclose in mm. */
function readStl(bytes: Buffer) {
  const count = bytes.readUInt32LE(80);
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (let i = 0; i < 3 * count; i += 1) {
    const at = 84 + 50 * Math.floor(i / 3) + 12 + 12 * (i % 3);
    for (const axis of [0, 1, 2]) {
      const value = bytes.readFloatLE(at + 4 * axis);
      min[axis] = Math.min(min[axis] ?? value, value);
      max[axis] = Math.max(max[axis] ?? value, value);
    }
  }
  const size = max.map((value, axis) => value - (min[axis] ?? 0));
  return { count, size, isWhole: bytes.length === 84 + 50 * count };
}

test('a photo becomes a figurine, a model, a price and an order', async ({ page }) => {
  test.setTimeout(120_000);
  const maker = new FigurinePage(page);
  await maker.open();
  // Not disabled for good: pressing it says what is missing.
  await page.getByRole('button', { name: 'Generate Figurine' }).click({ force: true });
  await expect(page.getByText('No Image Selected', { exact: true })).toBeVisible();

  await maker.add(await toyBear());
  await page.getByLabel('Template').selectOption({ label: 'Vinyl pal' });
  await maker.generate();
  const picture = await maker.download(/^Download$/);
  expect(picture.name).toMatch(/^nano-banana-\d+\.(png|jpg|webp)$/);
  expect(picture.bytes.length).toBeGreaterThan(10_000);

  await page.locator('summary', { hasText: 'Options' }).click();
  await page.getByRole('radio', { name: 'Round' }).check({ force: true });
  await maker.makeModel();
  const stl = await maker.download(/^STL/);
  expect(stl.name).toMatch(/^nano-banana-figurine-\d+\.stl$/);
  const { count, size, isWhole } = readStl(stl.bytes);
  expect(isWhole).toBe(true);
  expect(count).toBeGreaterThan(5000);
  expect(size[2]).toBeCloseTo(80, 0);
  await expect(page.getByText(/ × .* × 80\smm$/)).toBeVisible();
  const threeMf = (await maker.download(/^3MF/)).bytes;
  expect(threeMf.toString('latin1', 0, 2)).toBe('PK');
  expect(threeMf.includes('3D/3dmodel.model')).toBe(true);
  expect((await maker.download(/^GLB/)).bytes.toString('latin1', 0, 4)).toBe('glTF');

  await page.getByRole('radio', { name: /^Resin/ }).check({ force: true });
  // The page's other sheets come later than the maker's, and must not take its padding away.
  const resinCard = page.locator('label', { hasText: 'Resin ($$)' });
  await expect(resinCard).toHaveCSS('padding-left', '16px');
  await maker.press('Get quote');
  await expect(page.getByText(/^\$\d+\.\d\d$/).first()).toBeVisible();
  const resin = await page.locator('.nb-price__amount').textContent();
  await page.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  await maker.press('Update Quote');
  await expect(page.locator('.nb-price__amount')).not.toHaveText(resin ?? '');

  await maker.press('Order print');
  await expect(page.getByText(/^This is a demo: nothing is charged/)).toBeVisible();
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await maker.press(/^Place demo order/);
  await expect(page.getByRole('button', { name: 'Order Placed!' })).toBeVisible();
  await expect(page.getByText(/nothing is charged and nothing will be sent/)).toBeVisible();

  await page.getByRole('link', { name: 'Follow the order' }).click();
  await expect(page.getByRole('heading', { name: 'Your print' })).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText('Ordered');
  await expect(page.getByText('This is a demo order.')).toBeVisible();
});

test('the visitor comes back to the running conversion and to the finished model', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const maker = new FigurinePage(page);
  await maker.open();
  await maker.add(await toyBear());
  await expect(maker.photo('bear.png')).toBeVisible();
  // The browser takes a moment to keep a photo: a reload in the same instant is too early.
  await expect.poll(() => page.evaluate(keptPhotos).catch(() => 0)).toBe(1);
  await page.reload();
  await expect(maker.photo('bear.png')).toBeVisible();

  const begun = page.waitForResponse(/\/generate-figurine$/);
  await maker.press('Generate Figurine');
  await expect(page.getByRole('progressbar', { name: 'Generating your figurine…' })).toBeVisible();
  await begun;
  await page.reload();
  await expect(maker.figurine).toBeVisible({ timeout: 40_000 });

  const asked = page.waitForResponse(/\/make-3d$/);
  await maker.press('Make it 3D (STL)');
  const { id } = await (await asked).json();
  await page.reload();
  await expect(maker.view).toBeVisible({ timeout: 40_000 });
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain(id);

  await maker.press('Start over');
  await expect(maker.view).toBeHidden();
  await page.reload();
  await expect(page.getByText('Drop a photo here')).toBeVisible();
});

test('what cannot be told apart is marked, and goes on', async ({ page }) => {
  test.setTimeout(90_000);
  const maker = new FigurinePage(page);
  await maker.open();
  await maker.add(await toyBear());
  await maker.press('Mark what is meant');
  const surface = page.getByRole('group', { name: /^Drag a box/ });
  await surface.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/outline/).first()).toBeVisible();
  await maker.press('Generate with this mark');
  await expect(page.getByRole('button', { name: 'Marked' })).toBeVisible();
  await expect(maker.figurine).toBeVisible({ timeout: 40_000 });
});

test('the page tells search engines how it is done, and takes that away when left', async ({
  page,
}) => {
  const html = await (await page.request.get('/nano-banana-3d-figurines')).text();
  expect(html).toContain('"@type":"HowTo"');
  await page.goto('/nano-banana-3d-figurines');
  await expect(page).toHaveTitle(/^3D figurines from a photo/);
  const tellsHow = () =>
    page
      .locator('head script[type="application/ld+json"]')
      .evaluateAll((blocks) => blocks.some(({ textContent }) => textContent.includes('"HowTo"')));
  await expect.poll(tellsHow).toBe(true);
  await page.getByRole('link', { name: 'Start Creating Free' }).click();
  await expect(page.getByRole('region', { name: 'Make a figurine' })).toBeInViewport();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Nano Banana/ })
    .first()
    .click();
  await expect(page).toHaveTitle(/^Nano Banana/);
  await expect.poll(tellsHow).toBe(false);
});

test('an order’s page says when there is no such order', async ({ page }) => {
  await page.goto(`/print-order#${'0'.repeat(32)}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'There is no order at this address',
  );
});

/** In the page: how many photos this browser keeps. */
function keptPhotos(): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('nano-banana-figurine', 1);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const count = database.transaction('photos').objectStore('photos').count();
      count.onsuccess = () => {
        database.close();
        resolve(count.result);
      };
    };
    // The page makes the store; before that there is nothing.
    request.onupgradeneeded = () => request.transaction?.abort();
  });
}
