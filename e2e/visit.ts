import type { Page } from '@playwright/test';

/** Pages of the build show everything before their script is there; nobody is as quick as a test, which waits for it. */
const works = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('page-works').length > 0);

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await works(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await works(page);
}
