import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { ballOnTable, notAPicture, pixelsOf } from '../pictures.ts';

const scene = 'A quiet forest in autumn, soft morning light';
const ground = [0x1a, 0x1f, 0x2e];

/** The pose painter's page, by the words and roles that a visitor perceives. */
class PosePage {
  readonly page: Page;
  readonly canvas: Locator;
  readonly generate: Locator;

  constructor(page: Page) {
    this.page = page;
    this.canvas = page.getByRole('group', { name: 'Pose sketch' });
    this.generate = page.getByRole('button', { name: /^Generate Image/ });
  }

  async open() {
    // The page of the build shows it all; it asks for this once it works.
    const works = this.page.waitForResponse('**/api/config');
    await this.page.goto('/pose-painter');
    await works;
    await expect(this.canvas).toBeVisible();
    await this.canvas.scrollIntoViewIfNeeded();
  }

  characterInput(number: 1 | 2) {
    return this.page.locator(`input[type=file][aria-label="Character ${number}"]`);
  }

  async character(number: 1 | 2) {
    await this.characterInput(number).setInputFiles(await ballOnTable());
    const picture = this.page.getByRole('img', { name: `Character ${number}: ` });
    await expect(picture).toBeVisible();
  }

  choose(group: string, name: string) {
    return this.page.getByRole('radiogroup', { name: group }).getByText(name).click();
  }

  colour(name: string) {
    const group = this.page.getByRole('radiogroup', { name: 'Brush colour' });
    return group.getByRole('radio', { name }).check({ force: true });
  }

  /** Where a pixel of the canvas is on the page. */
  async at(x: number, y: number) {
    const box = await this.canvas.boundingBox();
    if (!box) throw new Error('The canvas is not in sight');
    return { x: box.x + (x / 600) * box.width, y: box.y + (y / 400) * box.height };
  }

  async stroke(from: readonly [number, number], to: readonly [number, number]) {
    const [start, end] = [await this.at(...from), await this.at(...to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y, { steps: 25 });
    await this.page.mouse.up();
  }

  /** Generates, and gives what was sent: the sketch as decoded pixels. */
  async sent(start = () => this.generate.click()) {
    const [request] = await Promise.all([
      this.page.waitForRequest('**/api/generate-pose-image'),
      start(),
    ]);
    const body = request.postDataJSON();
    const sketch = Buffer.from(body.poseSketch.slice(body.poseSketch.indexOf(',') + 1), 'base64');
    return { ...body, sketch: await pixelsOf(sketch) };
  }
}

test('a stroke by mouse is sent as it was drawn, and becomes a picture to download and to edit', async ({
  page,
}) => {
  const painter = new PosePage(page);
  await painter.open();
  await painter.character(1);
  await painter.colour('Red');
  await painter.stroke([100, 80], [500, 80]);
  await page.getByRole('button', { name: 'High five', exact: true }).click();
  await painter.choose('Aspect ratio', '4:3');
  await page.getByRole('button', { name: scene }).click();

  const { sketch, sceneDescription, aspectRatio, referenceImages, pose } = await painter.sent();
  expect([sketch.width, sketch.height]).toEqual([600, 400]);
  expect(sketch.at(2, 2)).toEqual(ground);
  expect(sketch.at(150, 80)).toEqual([0xf4, 0x43, 0x36]);
  expect(sketch.at(150, 84)).toEqual(ground);
  expect({ sceneDescription, aspectRatio }).toEqual({
    sceneDescription: scene,
    aspectRatio: '4:3',
  });
  expect(referenceImages).toHaveLength(1);
  // Both hands of the high five are in one place, and the lines of the figure are there.
  const [left, right] = pose.figures;
  expect(left.keypoints[7]).toEqual(right.keypoints[4]);
  const [x, y] = left.keypoints[1];
  expect(sketch.at(x * 600, y * 400 + 20)).toEqual([0xff, 0xeb, 0x3b]);

  await expect(page.getByText('Generation successful!').first()).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('img', { name: `Your picture: ${scene}` })).toBeVisible();
  for (const name of ['Download', 'Download High-Quality Image']) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^pose-fusion-\d+\.png$/);
    const {
      format,
      width = 0,
      height = 1,
    } = await sharp(await readFile(await file.path())).metadata();
    expect(format).toBe('png');
    expect(width / height).toBeCloseTo(4 / 3, 2);
  }

  await page.getByRole('button', { name: 'Edit this picture' }).click();
  const inEditor = page.getByRole('img', { name: /^The picture to edit: pose-fusion-\d+\.png$/ });
  await expect.poll(() => sizeOf(inEditor)).toEqual([1440, 1080]);
});

/** The pixels of a picture on the page. */
const sizeOf = (picture: Locator) =>
  picture.evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight]);

test('the checks come in their order, and what is no picture is refused', async ({ page }) => {
  const painter = new PosePage(page);
  await painter.open();
  const alert = page.getByRole('main').getByRole('alert');
  await painter.generate.click();
  await expect(alert).toHaveText('Please upload at least one reference image');
  await painter.characterInput(1).setInputFiles(notAPicture);
  await expect(page.getByText('Please upload an image file')).toBeVisible();
  await painter.character(1);
  await painter.generate.click();
  await expect(alert).toHaveText('Please enter a scene description');
});

test('nothing but keys: a stroke, a pose and a picture; a reload keeps the sketch', async ({
  page,
}) => {
  const painter = new PosePage(page);
  await painter.open();
  await painter.character(1);
  await painter.canvas.focus();
  await page.keyboard.press('Space');
  for (let i = 0; i < 10; i++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Standing', exact: true }).press('Enter');
  const hand = page.getByRole('button', { name: 'Figure 1, right hand' });
  await hand.focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByText(/^right hand: \d+, \d+$/)).toBeAttached();

  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('nano-banana-pose')))
    .toContain('"points":[300,200');
  await page.reload();
  await expect(hand).toBeVisible();
  await painter.character(1);
  await page.getByRole('textbox', { name: 'Scene' }).fill(scene);
  const { sketch, pose } = await painter.sent(() => page.keyboard.press('Control+Enter'));
  expect(sketch.at(350, 200)).toEqual([255, 255, 255]);
  const [figure, other] = pose.figures;
  expect(figure.keypoints[4][1], 'the raised hand').toBeLessThan(other.keypoints[4][1]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, deviceScaleFactor: 3 });

  test('a finger draws and drags joints, the page stays where it is, and the picture goes on to the figurine', async ({
    page,
  }) => {
    const painter = new PosePage(page);
    await painter.open();
    await painter.character(1);
    await page.getByRole('button', { name: scene }).click();
    await painter.canvas.scrollIntoViewIfNeeded();
    const devtools = await page.context().newCDPSession(page);
    const swipe = async (from: readonly [number, number], to: readonly [number, number]) => {
      const points = await Promise.all(
        [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) =>
          painter.at(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share),
        ),
      );
      for (const [i, point] of points.entries()) {
        const type = i === 0 ? 'touchStart' : 'touchMove';
        await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
      }
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const before = await page.evaluate(() => scrollY);
    await swipe([40, 350], [40, 50]);
    expect(await page.evaluate(() => scrollY)).toBe(before);

    await page.getByRole('button', { name: 'Standing', exact: true }).tap();
    await painter.canvas.scrollIntoViewIfNeeded();
    const hand = page.getByRole('button', { name: 'Figure 2, left hand' });
    const from = await painter.canvas.boundingBox();
    const box = await hand.boundingBox();
    if (!from || !box) throw new Error('The hand is not in sight');
    const x = ((box.x + box.width / 2 - from.x) / from.width) * 600;
    const y = ((box.y + box.height / 2 - from.y) / from.height) * 400;
    await swipe([x, y], [x + 40, y - 90]);

    const { sketch, pose } = await painter.sent();
    expect(sketch.at(40, 200)).toEqual([255, 255, 255]);
    expect(pose.figures[1].keypoints[7][1] * 400).toBeLessThan(y - 60);

    await page.getByRole('button', { name: 'Make a figurine' }).tap();
    const photo = page.getByRole('img', { name: /^Your photo: pose-fusion-\d+\.png$/ });
    await expect.poll(() => sizeOf(photo)).toEqual([1600, 900]);
  });
});
