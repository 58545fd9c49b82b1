// Installs the dependencies when they are missing or older than the lock file.
// This file and everything it imports must parse and run on Node 18 without any dependency.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
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

/**
 * npm leaves out optional packages that the Node it runs on is too old for, and the compilers of the
 * build are such packages. So an older Node only fetches the pinned one, on which npm then installs.
 */
function installCommand() {
  const install = 'npm ci --no-audit --no-fund';
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [pinned, own] = [devDependencies.node, process.versions.node].map(Number.parseFloat);
  if (own >= pinned) return install;
  return `npm exec --yes --package=node@${devDependencies.node} -c "${install}"`;
}

/** Installs if it is needed; ends the process with npm's own exit code when that fails. */
export function ensureInstalled() {
  if (isCurrent()) return;
  console.log('Installing the dependencies (once; about a minute) …');
  const done = spawnSync(installCommand(), { cwd: root, stdio: 'inherit', shell: true });
  if (done.status !== 0) {
    console.error('The dependencies could not be installed: see what npm says above.');
    process.exit(done.status ?? 1);
  }
}
