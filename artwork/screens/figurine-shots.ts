import type { Locator, Page } from 'playwright';
import { asPhoto } from './edits.ts';
import { type Shot, takePart } from './shot.ts';

/** Milliseconds that a figurine and its model may take on a slow machine. */
const PATIENCE = 90_000;

async function makeFigurine(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/nano-banana-3d-figurines`);
  await page.getByText(/up to 10 MB/).waitFor();
  await page.locator('.nb-figurine input[type=file]').setInputFiles({
    name: 'nano.jpg',
    mimeType: 'image/jpeg',
    buffer: await asPhoto('hero'),
  });
  await page.getByLabel('Template').selectOption({ label: 'Vinyl pal' });
  await page.getByRole('button', { name: 'Generate Figurine' }).click();
  await page
    .getByRole('img', { name: 'Your figurine', exact: true })
    .waitFor({ timeout: PATIENCE });
  await page.waitForLoadState('networkidle');
}

async function makeModel(page: Page, address: string): Promise<void> {
  await makeFigurine(page, address);
  await page.getByRole('button', { name: 'Make it 3D (STL)' }).click();
  await page
    .getByRole('application', { name: 'The 3D model of your figurine' })
    .waitFor({ timeout: PATIENCE });
  await page.waitForLoadState('networkidle');
}

async function getQuote(page: Page, address: string): Promise<void> {
  await makeModel(page, address);
  await page.getByRole('radio', { name: /^Resin/ }).check({ force: true });
  await page.getByRole('button', { name: 'Get quote' }).click();
  await page.locator('.nb-price__amount').waitFor();
}

const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

export const figurineShots: readonly Shot[] = [
  {
    name: 'screen-figurine',
    take: async (page, address) => {
      await makeFigurine(page, address);
      return takePart(page, page.locator('.nb-figurine').first(), 12);
    },
  },
  {
    name: 'screen-model',
    take: async (page, address) => {
      await makeModel(page, address);
      return takePart(page, cardOf(page, '3D model'), 12);
    },
  },
  {
    name: 'screen-quote',
    take: async (page, address) => {
      await getQuote(page, address);
      await page.getByText('What the price is made of').click();
      return takePart(page, cardOf(page, 'Print quote'), 12);
    },
  },
  {
    name: 'screen-order',
    take: async (page, address) => {
      await getQuote(page, address);
      await page.getByRole('button', { name: 'Order print' }).click();
      await page.getByText(/^This is a demo/).waitFor();
      return takePart(page, cardOf(page, 'Print quote'), 12);
    },
  },
];
