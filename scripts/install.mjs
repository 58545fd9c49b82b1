// Installs the dependencies when they are missing or older than the lock file.
// This file and everything it imports must parse and run on Node 18 without any dependency.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The Node that the project pins: the machine's own only starts it. */
export const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

function isCurrent() {
  const marker = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(pinnedNode) || !existsSync(marker)) return false;
  return statSync(marker).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** Runs `npm ci` if it is needed; ends the process with npm's own exit code when that fails. */
export function ensureInstalled() {
  if (isCurrent()) return;
  console.log('Installing the dependencies (once; about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const done = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error('The dependencies could not be installed: see what npm says above.');
    process.exit(done.status ?? 1);
  }
}
