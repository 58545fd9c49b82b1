// `npm run check:packages`: whether the packages that are published can be used by those who install them, and promise
// what their committed reports say. Needs a build.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './install.mjs';

const run = promisify(execFile);
const folders = ['client-sdk', 'widgets'].map((name) => join(root, 'packages', name));

/** Styles and data have no types. */
function untyped(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const names = Object.keys(exports).filter((name) => /\.(css|json)$/.test(name));
  return names.length > 0 ? ['--exclude-entrypoints', ...names] : [];
}

const bin = (name) => join(root, 'node_modules', '.bin', name);
const checks = [
  ...folders.flatMap((folder) => [
    [bin('publint'), ['--strict', folder]],
    [bin('attw'), ['--profile', 'esm-only', '--no-emoji', '--pack', folder, ...untyped(folder)]],
  ]),
  [process.execPath, [join(root, 'scripts', 'api-report.mjs'), '--check']],
];

const results = await Promise.allSettled(checks.map(([file, args]) => run(file, args)));
for (const { status, reason } of results) {
  if (status === 'fulfilled') continue;
  console.error(reason.stdout, reason.stderr);
  process.exitCode = 1;
}
if (!process.exitCode) console.log('The packages resolve, and their types are as reported.');
