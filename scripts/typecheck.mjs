// `npm run typecheck`: TypeScript over every package, as many programs at once as there are processors.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/**
 * Packages with the same settings are one program, as they import each other's sources: each for itself, most files
 * would be checked three times.
 */
const programs = new Map();
for (const folder of folders) {
  const file = join(root, folder, 'tsconfig.json');
  if (!existsSync(file)) continue;
  const { compilerOptions, include } = JSON.parse(readFileSync(file, 'utf8'));
  const settings = JSON.stringify(compilerOptions);
  const files = programs.get(settings) ?? [];
  programs.set(settings, [...files, ...include.map((path) => join(root, folder, path))]);
}

const written = join(root, '.cache', 'typecheck');
mkdirSync(written, { recursive: true });
const waiting = [...programs]
  .map(([settings, include], i) => {
    const file = join(written, `${i}.json`);
    const base = join(root, 'tsconfig.base.json');
    writeFileSync(
      file,
      JSON.stringify({ extends: base, compilerOptions: JSON.parse(settings), include }),
    );
    return file;
  })
  .values();

// TypeScript 7 checks five times as fast, but has no JavaScript API yet: what makes declarations and the SDK's types
// runs on `typescript` 5, and both bring a command named tsc.
const tsc = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');

async function check() {
  for (const file of waiting) {
    // Threads within a program check much of the same twice, and there are others to check beside it.
    if ((await run('node', [tsc, '--singleThreaded', '-p', file])) !== 0) process.exitCode = 1;
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, check));
