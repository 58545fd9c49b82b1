import type { Page } from '@playwright/test';

/**
 * Whether the browser keeps a module that could not be fetched as failed until the page is loaded anew, as HTML allowed
 * for long and Chromium did up to 150: a second try cannot help there, and visitors are told to reload the page.
 */
export async function keepsFailedModules(page: Page): Promise<boolean> {
  const address = '/module-that-comes-late.js';
  let isDown = true;
  await page.route(`**${address}`, (route) =>
    isDown ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: 'export {}' }),
  );
  const arrives = () =>
    page.evaluate(
      (url) =>
        import(url).then(
          () => true,
          () => false,
        ),
      address,
    );
  await arrives();
  isDown = false;
  return !(await arrives());
}
