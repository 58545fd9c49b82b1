// Finds a Chromium that Playwright can drive: one that is installed, else Debian's packages (as root),
// else Playwright's own download. The shell without windows comes first, as it does for Playwright itself:
// on two cores the end-to-end tests take a third less time with it. Plain JavaScript, because `npm test` runs it first.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
/** Of Debian; older ones have no shell. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a headless Chromium that looks nothing up by itself; as root it has no sandbox to use. */
export const browserArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The path of an installed Chromium or Chrome (`CHROMIUM_PATH` first), or undefined. */
export function installedBrowser() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...PLACES];
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...PLACES,
  ];
  return candidates.find((path) => path && isProgram(path));
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return /chrom/i.test(path.split(/[\\/]/).pop() ?? '');
  } catch {
    return false;
  }
}

function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Makes sure that there is a browser and returns its path, or undefined for Playwright's own. */
export function ensureBrowser() {
  const found = installedBrowser();
  if (found) return found;
  console.log('No Chromium or Chrome found: getting one.');
  if (process.platform === 'linux' && process.getuid?.() === 0 && run('apt-get', ['--version'])) {
    run('apt-get', ['update', '-qq']);
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    PACKAGES.find((name) => run('apt-get', [...install, name]));
    const installed = installedBrowser();
    if (installed) return installed;
  }
  if (run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) {
    return undefined;
  }
  throw new Error(
    'No browser could be had. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run npm test again.',
  );
}
