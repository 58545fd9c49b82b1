import { execFile, execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { reload, visit } from '../visit.ts';

// A request that passes through the service worker is not seen by `page.route`.
test.use({ serviceWorkers: 'block' });

const root = join(import.meta.dirname, '../..');
const samples = join(root, 'site/src/content/company/api-samples');

/** Whether a program is there and takes these arguments. */
function works(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const languages = [
  { file: 'edit.js', command: process.execPath, needs: ['--version'] },
  { file: 'edit.sh', command: 'bash', needs: ['-c', 'curl --version'] },
  { file: 'edit.py', command: 'python3', needs: ['-c', 'import requests'] },
  { file: 'edit.php', command: 'php', needs: ['-r', 'curl_init();'] },
];

for (const { file, command, needs } of languages) {
  test(`the API page’s sample ${file} edits a picture`, async ({ baseURL }) => {
    test.skip(!works(command, ...needs), `${command} is not on this machine`);
    const folder = await mkdtemp(join(tmpdir(), 'nano-banana-sample-'));
    try {
      const name = file.endsWith('.js') ? 'edit.mjs' : file;
      await copyFile(join(samples, file), join(folder, name));
      await copyFile(join(root, 'site/public/art/family.jpg'), join(folder, 'photo.jpg'));
      const env = { ...process.env, NANO_BANANA_URL: baseURL };
      await promisify(execFile)(command, [name], { cwd: folder, env });
      const before = await sharp(join(folder, 'photo.jpg')).metadata();
      const after = await sharp(await readFile(join(folder, 'edited.jpg'))).metadata();
      // The white frame is added around it.
      expect(after.width).toBeGreaterThan(before.width);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
}

test('the API page shows the samples, tries a call and lists every operation', async ({ page }) => {
  await visit(page, '/api');
  await page.getByRole('tab', { name: 'PHP' }).click();
  await expect(page.getByText('new CURLFile')).toBeVisible();
  await page.getByRole('button', { name: 'GET /api/health' }).click();
  await expect(page.getByRole('region', { name: 'Answer of /api/health' })).toContainText(
    '"status"',
  );
  await expect(page.locator('.site-api-groups details')).not.toHaveCount(0);
  await expect(page.getByRole('cell', { name: '401' }).first()).toBeVisible();
});

test('forms say what is missing, send what was typed and keep it when that fails', async ({
  page,
}) => {
  await visit(page, '/landing-funnel');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Please enter your email address to continue.')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please share your thoughts to help us improve.')).toBeVisible();

  const address = page.getByRole('textbox', { name: 'E-mail address' });
  await address.fill('ada at example');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Please enter a valid e-mail address')).toBeVisible();
  await expect(address).toHaveValue('ada at example');
  await address.fill('ada@example.org');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('You are on the list')).toBeVisible();
  await expect(address).toHaveValue('');

  const thoughts = page.getByRole('textbox', { name: 'Your thoughts' });
  await page.route('**/api/feedback', (route) => route.abort());
  await thoughts.fill('More pears, please');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await expect(thoughts).toHaveValue('More pears, please');
  await page.unroute('**/api/feedback');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message has reached')).toBeVisible();
});

test('a prompt is found, copied and opened in the editor', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/prompts');
  await page.getByRole('searchbox', { name: 'Search prompts' }).fill('navy');
  await expect(page.getByText('1 prompt', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy “Two inks”' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Duotone in navy and orange',
  );
  await page.getByRole('searchbox', { name: 'Search prompts' }).fill('zebra');
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByRole('button', { name: /^Repair/ }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Restore this old photo' })
    .getByRole('link', { name: 'Open in the editor' })
    .click();
  await expect(page.getByLabel('What should change?')).toHaveValue('Restore this old photo');
});

test('the status of a contact outlasts a reload, and the calculator tells sure from unsure', async ({
  page,
}) => {
  await visit(page, '/outreach-strategy');
  await page.getByLabel('Status of Printables').selectOption('Answered');
  await reload(page);
  await expect(page.getByLabel('Status of Printables')).toHaveValue('Answered');
  await visit(page, '/landing-funnel#testing');
  await expect(page.getByText('The difference counts.')).toBeVisible();
  await page.getByLabel('Variant: did it').fill('210');
  await expect(page.getByText('Keep the control.')).toBeVisible();
});
