// `npm run typecheck`: TypeScript over every package, as many at once as there are processors.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';
import { run } from './run.mjs';

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folders = workspaces.flatMap((name) => {
  if (!name.endsWith('/*')) return name;
  const parent = name.slice(0, -2);
  return readdirSync(join(root, parent)).map((child) => `${parent}/${child}`);
});
const waiting = folders
  .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
  .values();

// TypeScript 7 checks five times as fast, but has no JavaScript API yet: what makes declarations and the SDK's types
// runs on `typescript` 5, and both bring a command named tsc.
const tsc = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');

async function check() {
  for (const folder of waiting) {
    if ((await run('node', [tsc, '-p', folder])) !== 0) process.exitCode = 1;
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, check));
