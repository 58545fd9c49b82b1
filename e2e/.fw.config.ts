import { devices } from '@playwright/test';
import { browserArgs, installedBrowser } from '../scripts/browser.mjs';
export default { testDir: './tests', outputDir: '/tmp/nb/figurine-widget/e2e', workers: 1, timeout: 60000, expect: {timeout: 15000}, reporter: 'list', use: {...devices['Desktop Chrome'], baseURL: 'http://localhost:4652', launchOptions: {executablePath: installedBrowser(), args: browserArgs}} };
