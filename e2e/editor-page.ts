import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { PictureFile } from './pictures.ts';

/** The home page's editor, by the words and roles that a visitor perceives. */
export class EditorPage {
  readonly page: Page;
  readonly prompt: Locator;
  readonly generate: Locator;
  readonly cancel: Locator;
  readonly download: Locator;
  readonly alert: Locator;

  constructor(page: Page) {
    this.page = page;
    this.prompt = page.getByLabel('What should change?');
    this.generate = page.getByRole('button', { name: /^Generate/ });
    this.cancel = page.getByRole('button', { name: 'Cancel' });
    this.download = page.getByRole('button', { name: /^Download/ });
    this.alert = page.getByRole('main').getByRole('alert');
  }

  async open(address = '/') {
    await this.page.goto(address);
    // Ready when the server's configuration has arrived: the feature buttons come from it. The editor's code
    // comes at the first sign of a visitor, here of a hand that moves now and then.
    const style = this.page.getByRole('button', { name: 'Style' });
    await expect(async () => {
      await this.page.mouse.move(20, 20);
      await this.page.mouse.move(30, 20);
      await expect(style).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 15_000 });
  }

  async add(...files: PictureFile[]) {
    await this.page.locator('input[type=file]').setInputFiles(files);
  }

  thumbnail(name: string) {
    return this.page.getByRole('img', { name });
  }

  async wish(prompt: string) {
    await this.prompt.fill(prompt);
    await this.generate.click();
  }

  /** Waits for a result and returns the downloaded file. */
  async downloadResult() {
    await expect(this.download).toBeVisible();
    const [file] = await Promise.all([this.page.waitForEvent('download'), this.download.click()]);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  }
}
