import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startHost } from './host-server.ts';
import { phonePhoto } from './pictures.ts';

/** The applications of partners that the project shows. */
export const examples = join(import.meta.dirname, '..', 'examples');

/** Where a server is that was started as the README says; what the examples are written for. */
const USUAL = 'http://localhost:8787';

/**
 * Copies an example and tells it where the API is.
 * @returns what it takes before it can be used
 */
export async function copyExample(name: string, folder: string, api: string) {
  const left = /[\\/](node_modules|dist|\.next)$/;
  await cp(join(examples, name), folder, { recursive: true, filter: (path) => !left.test(path) });
  for (const path of await readdir(folder, { recursive: true })) {
    const file = join(folder, path);
    if (!(await stat(file)).isFile()) continue;
    const text = await readFile(file, 'utf8');
    if (text.includes(USUAL)) await writeFile(file, text.replaceAll(USUAL, api));
  }
  const hasPackage = (await readdir(folder)).includes('package.json');
  return { install: hasPackage, build: hasPackage };
}

/** Serves a built example. @returns its first page */
export async function serveExample(name: string, folder: string) {
  if (name === 'next') return serveNext(folder);
  const files = await readdir(folder);
  const isWhole = !files.includes('dist') || name === 'webpack';
  const { origin, stop } = await startHost({
    folders: { '': isWhole ? folder : join(folder, 'dist') },
  });
  return { address: `${origin}/index.html`, stop };
}

/** Pages that are rendered by a server come from the framework's own. */
async function serveNext(folder: string) {
  const server = spawn(
    process.execPath,
    [join(folder, 'node_modules', 'next', 'dist', 'bin', 'next'), 'start', '--port', '0'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(server, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (words: Buffer) => {
      said += words;
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (found && said.includes('Ready')) resolve(found);
    });
    ended.then(() => reject(new Error(said)));
  });
  const html = await (await fetch(address)).text();
  const stop = async () => {
    server.kill();
    await ended;
  };
  if (html.includes('What should change?')) return { address, stop };
  await stop();
  throw new Error('The editor is not in the page that the server rendered.');
}

/** Edits a picture as a visitor, and reads in the page that its own code was told of the result. */
export async function editInExample(page: Page, address: string): Promise<void> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Style' })).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('output')).toHaveText('Nothing made yet');
  await page.locator('input[type=file]').setInputFiles(await phonePhoto());
  await page.getByLabel('What should change?').fill('make it warmer');
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page.locator('output')).toHaveText(/^Made: http/, { timeout: 30_000 });
  await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();
  // Styles have arrived, too.
  await expect(page.getByRole('button', { name: /^Generate/ })).toHaveCSS(
    'border-top-left-radius',
    /[1-9]/,
  );
  expect(problems).toEqual([]);
}
