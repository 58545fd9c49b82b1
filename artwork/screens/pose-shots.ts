import type { Page } from 'playwright';
import { asPhoto } from './edits.ts';
import { type Shot, takePart } from './shot.ts';

const scene = 'On a sunny beach at sunset, waves behind them';

async function pose(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/pose-painter`);
  await page.getByRole('group', { name: 'Pose sketch' }).waitFor();
  // The page is there before what makes it work.
  await page.waitForLoadState('networkidle');
  for (const [number, render] of [
    [1, 'hero_cut'],
    [2, 'pet_cut'],
  ] as const) {
    await page.locator(`input[type=file][aria-label="Character ${number}"]`).setInputFiles({
      name: `${render}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await asPhoto(render),
    });
  }
  await page.getByRole('button', { name: 'Standing', exact: true }).click();
  await page.getByRole('button', { name: scene }).click();
}

export const poseShots: readonly Shot[] = [
  {
    name: 'screen-pose-sketch',
    take: async (page, address) => {
      await pose(page, address);
      return takePart(page, page.locator('.nb-pose').first(), 12);
    },
  },
  {
    name: 'screen-pose-result',
    take: async (page, address) => {
      await pose(page, address);
      await page.getByRole('button', { name: /^Generate Image/ }).click();
      const result = page.getByRole('img', { name: `Your picture: ${scene}` });
      await result.waitFor();
      const file = await page.request.get(
        new URL((await result.getAttribute('src')) ?? '', address).href,
      );
      return file.body();
    },
  },
];
