import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { EditorPage } from '../editor-page.ts';
import { phonePhoto, pixelsOf } from '../pictures.ts';

test.beforeEach(async ({ page }) => {
  await new EditorPage(page).open();
});

test('a photo made black and white downloads as a grey PNG without metadata', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.add(await phonePhoto());
  await editor.wish('Make it black and white');
  const { name, bytes } = await editor.downloadResult();

  expect(name).toMatch(/^nano-banana-\d+\.png$/);
  const metadata = await sharp(bytes).metadata();
  expect(metadata.format).toBe('png');
  expect(metadata.exif).toBeUndefined();
  // Shown upright: the phone's orientation is applied to the pixels.
  expect([metadata.width, metadata.height]).toEqual([480, 640]);
  const { data } = await pixelsOf(bytes);
  for (let i = 0; i < data.length; i += 3) {
    expect(Math.abs((data[i] ?? 0) - (data[i + 1] ?? 0))).toBeLessThanOrEqual(1);
    if (i > 30_000) break;
  }
  const spread = data.reduce(
    (worst, value, i) => (i % 3 ? Math.max(worst, Math.abs(value - (data[i - 1] ?? 0))) : worst),
    0,
  );
  expect(spread).toBeLessThanOrEqual(1);
});

test('a result is recognised on the page that checks pictures, and so is a cropped copy of it', async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.add(await phonePhoto());
  await editor.wish('make it warmer');
  const { bytes } = await editor.downloadResult();

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Check where this picture comes from/ }).click();
  const check = await opened;
  const verdict = check.getByRole('heading', { name: /^Made here/ });
  await expect(verdict).toBeVisible();
  await expect(check.getByText('The file is byte for byte as it was signed.')).toBeVisible();

  const copy = await sharp(bytes)
    .extract({ left: 31, top: 47, width: 400, height: 500 })
    .jpeg({ quality: 75 })
    .toBuffer();
  const choosing = check.waitForEvent('filechooser');
  await check.getByRole('button', { name: 'Check another picture' }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name: 'copy.jpg', mimeType: 'image/jpeg', buffer: copy });
  await expect(check.getByText('The content credentials it was given are gone')).toBeVisible();
  await expect(verdict).toBeVisible();
});

test('the button stays where it is while a picture comes up and while a result does', async ({
  page,
}) => {
  const editor = new EditorPage(page);
  // In every frame, as a hand on it would feel it.
  await editor.generate.evaluate((button) => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const look = () => {
      places.add(Math.round(button.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    };
    look();
  });
  await editor.add(await phonePhoto());
  await editor.wish('make it warmer and add a white frame');
  await expect(editor.download).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as Places).places])).toHaveLength(1);
});

interface Places {
  places: Set<number>;
}

test('a photo rotated to the left has its top at the left', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.add(await phonePhoto());
  await editor.wish('please rotate it 90 degrees to the left');
  const { bytes } = await editor.downloadResult();

  const { width, height, at } = await pixelsOf(bytes);
  expect([width, height]).toEqual([640, 480]);
  const [left, right] = [at(width * 0.25, height / 2), at(width * 0.75, height / 2)];
  expect(left[0], 'orange was the top').toBeGreaterThan(left[2] + 80);
  expect(right[2], 'blue was the bottom').toBeGreaterThan(right[0] + 80);
});

test('several wishes in one sentence are all carried out, and said', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.add(await phonePhoto());
  await editor.wish('Crop it to a square and add a wide white border');
  const { bytes } = await editor.downloadResult();

  const { width, height, at } = await pixelsOf(bytes);
  expect(width).toBe(height);
  // White but for the watermark, which changes a value by a few steps at most.
  expect(Math.min(...at(2, 2))).toBeGreaterThanOrEqual(250);
  expect(Math.min(...at(width - 3, height - 3))).toBeGreaterThanOrEqual(250);
  const middle = at(width / 2, height * 0.3);
  expect(middle[0]).toBeGreaterThan(middle[2]);
  await expect(page.getByText(/square|1:1/i).first()).toBeVisible();
});

test('a result can be edited again and the chosen aspect ratio is exact', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.add(await phonePhoto());
  await editor.wish('make it warmer');
  await expect(editor.download).toBeVisible();
  await page.getByRole('button', { name: /^Edit again/ }).click();
  await page.getByLabel('Aspect ratio').selectOption('16:9');
  await editor.wish('turn it into a sepia photo');
  await expect(page.getByText('sepia').first()).toBeVisible();
  const { bytes } = await editor.downloadResult();
  const { width, height } = await sharp(bytes).metadata();
  expect(Math.abs((width ?? 0) / (height ?? 1) - 16 / 9)).toBeLessThan(0.01);
});

test('Ctrl+Enter in the prompt generates', async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.add(await phonePhoto());
  await editor.prompt.fill('flip it horizontally');
  await editor.prompt.press('Control+Enter');
  await expect(editor.download).toBeVisible();
});
