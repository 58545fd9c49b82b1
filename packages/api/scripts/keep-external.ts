// Takes out of node_modules what the bundle contains already: about half of it. For the image, where
// nothing else runs: `node packages/api/scripts/keep-external.ts` in the project's root.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { external } from './external.ts';

const folder = 'node_modules';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Adds a package and what it needs; packages inside of others stay with them. */
function keep(name: string, kept: Set<string>): void {
  const file = join(folder, name, 'package.json');
  if (kept.has(name) || !existsSync(file)) return;
  kept.add(name);
  const { dependencies, optionalDependencies, peerDependencies }: Manifest = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const needed = { ...dependencies, ...optionalDependencies, ...peerDependencies };
  for (const other of Object.keys(needed)) keep(other, kept);
}

/** Names of the packages in node_modules, those of scopes included. */
function installed(): string[] {
  return readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((own) => `${name}/${own}`) : [name],
  );
}

const kept = new Set<string>();
for (const name of external) keep(name, kept);
const missing = external.filter((name) => !kept.has(name));
if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}`);
for (const name of installed()) {
  if (!kept.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
}
console.log(`Kept: ${[...kept].sort().join(' ')}`);
