import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserArgs, installedBrowser } from '../scripts/browser.mjs';

const port = Number(process.env.E2E_PORT ?? 8797);
// Playwright loads this file once more in every worker: only the first load makes a folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'nano-banana-e2e-'));

/** The site and the API as `npm start` serves them, in a real browser. */
export default defineConfig({
  testDir: './tests',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Beside the other tests an edit can take ten times its own second.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can upset a browser once; `npm test` names each test that needed its second try.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    // Without a graphics card, what moves takes a third of the processor; tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://localhost:${port}`,
    // Recording every test takes its time; `--trace retain-on-failure` makes traces where they are wanted.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: installedBrowser(), args: browserArgs },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/api/health`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      // All tests come from one address; those about limits start a server of their own.
      DAILY_LIMIT: '0',
      RATE_LIMIT_PER_MINUTE: '0',
    },
  },
});
