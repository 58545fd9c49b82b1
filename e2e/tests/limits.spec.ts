import { type BrowserContext, expect, test } from '@playwright/test';
import { EditorPage } from '../editor-page.ts';
import { type OwnServer, startServer } from '../own-server.ts';
import { phonePhoto } from '../pictures.ts';

let server: OwnServer;
let visitor: BrowserContext;

test.beforeAll(async () => {
  server = await startServer({ DAILY_LIMIT: '2' });
});

test.afterAll(async () => {
  await server.stop();
});

test.beforeEach(async ({ browser }) => {
  visitor = await browser.newContext({ baseURL: server.origin });
});

test.afterEach(async () => {
  await visitor.close();
});

const title = 'Free tier limit reached';

/** Opens the home page in another tab of the visitor's browser, with a picture put in. */
async function openTab() {
  const editor = new EditorPage(await visitor.newPage());
  await editor.open();
  await editor.add(await phonePhoto());
  return editor;
}

test('what a visitor may make in a day is told, kept to, and counted for all tabs', async () => {
  const editor = await openTab();
  const { page } = editor;
  await expect(page.getByText('2 pictures left today')).toBeVisible();

  await editor.wish('make it warmer');
  await expect(page.getByText('1 picture left today')).toBeVisible();
  await expect(editor.download).toBeVisible();
  await editor.wish('make it black and white');
  await expect(page.getByText(/^No pictures left today/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Version/ })).toHaveCount(2);

  await editor.wish('make it brighter');
  await expect(editor.alert).toContainText(title);
  await expect(editor.alert).toContainText(/daily API quota is exceeded.*The quota is renewed/);
  await expect(page.getByRole('group', { name: 'Notifications' })).toContainText(title);
  await expect(editor.prompt).toHaveValue('make it brighter');
  await expect(editor.thumbnail('phone.jpg').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Version/ })).toHaveCount(2);

  const other = await openTab();
  await expect(other.page.getByText(/^No pictures left today/)).toBeVisible();
  await other.wish('make it warmer');
  await expect(other.alert).toContainText(title);
  const tokenOf = (tab: EditorPage) =>
    tab.page.evaluate(() => localStorage.getItem('nano-banana-visitor'));
  expect(await tokenOf(other)).toBe(await tokenOf(editor));
});
