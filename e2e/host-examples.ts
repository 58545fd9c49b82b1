// `npm run test:examples`: every application in examples/ as a partner makes it. Packs the packages, installs each
// example with them into a folder of its own, builds it, and edits a picture in it. Names of examples as arguments: only
// those. With API_ORIGIN the pages use that server, else one of our own.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { browserArgs, installedBrowser } from '../scripts/browser.mjs';
import { copyExample, editInExample, examples, serveExample } from './host-example.ts';
import { startServer } from './own-server.ts';

const run = promisify(execFile);
const packages = join(import.meta.dirname, '..', 'packages');

interface Row {
  example: string;
  'install, s': string;
  'build, s': string;
  'edit, s': string;
  outcome: string;
}

/** Packs what would be published, under names that do not change with the version. */
async function pack(folder: string): Promise<void> {
  await mkdir(folder);
  for (const name of ['client-sdk', 'widgets']) {
    const { stdout } = await run(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--pack-destination', folder],
      { cwd: join(packages, name) },
    );
    const [, file = ''] = /"filename": "([^"]+)"/.exec(stdout) ?? [];
    await rename(join(folder, file), join(folder, `${name}.tgz`));
  }
}

async function seconds(work: () => Promise<unknown>): Promise<string> {
  const started = performance.now();
  await work();
  return ((performance.now() - started) / 1000).toFixed(1);
}

const wanted = process.argv.slice(2);
const names = (await readdir(examples, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => wanted.length === 0 || wanted.includes(name));
if (names.length === 0) throw new Error(`No example is named ${wanted.join(' or ')}.`);

const work = await mkdtemp(join(tmpdir(), 'nano-banana-examples-'));
const own = process.env.API_ORIGIN ? undefined : await startServer({ DAILY_LIMIT: '0' });
const api = process.env.API_ORIGIN ?? own?.origin ?? '';
const browser = await chromium.launch({ executablePath: installedBrowser(), args: browserArgs });
const rows: Row[] = [];
try {
  await pack(join(work, 'packed'));
  for (const name of names) {
    const row: Row = {
      ...{ example: name, 'install, s': '', 'build, s': '', 'edit, s': '', outcome: 'works' },
    };
    rows.push(row);
    const cwd = join(work, name);
    try {
      const steps = await copyExample(name, cwd, api);
      const npm = (...given: string[]) => run('npm', given, { cwd, maxBuffer: 1e8 });
      if (steps.install) {
        row['install, s'] = await seconds(() => npm('install', '--no-audit', '--no-fund'));
      }
      if (steps.build) row['build, s'] = await seconds(() => npm('run', 'build'));
      const server = await serveExample(name, cwd);
      const page = await browser.newPage();
      try {
        row['edit, s'] = await seconds(() => editInExample(page, server.address));
      } finally {
        await page.close();
        await server.stop();
      }
    } catch (error) {
      row.outcome = 'does not work';
      console.error(`${name}:`, error);
      process.exitCode = 1;
    }
    await rm(join(cwd, 'node_modules'), { recursive: true, force: true });
  }
} finally {
  await browser.close();
  await own?.stop();
  await rm(work, { recursive: true, force: true });
}
console.table(rows);
