import { basename, dirname, relative } from 'node:path/posix';
import type { Plugin } from 'vite';
import { isRuntime } from './inline-runtime.ts';

/** What a file of the build imports at once. */
type Imports = Readonly<Record<string, { readonly imports: readonly string[] }>>;

/**
 * A file that is loaded when it is wanted is asked for together with all that it imports: its imports would be found
 * only in it, and each step costs a visitor far away a round trip. Lines stay, and with them the source maps.
 */
export const sideBySide: Plugin = {
  name: 'side-by-side',
  renderChunk(code, { fileName }, _, { chunks }) {
    const there = withImports(fileName, chunks);
    const folder = dirname(fileName);
    const sideBySide = code.replace(/\bimport\("(\.[^"]+)"\)/g, (alone, path: string) => {
      const wanted = Object.keys(chunks).find((name) => basename(name) === basename(path));
      if (wanted === undefined) return alone;
      const missing = [...withImports(wanted, chunks)].filter((name) => !there.has(name));
      if (missing.length < 2) return alone;
      const imports = missing.map((name) => `import("./${relative(folder, name)}")`);
      return `Promise.all([${imports.join()}]).then((all) => all[0])`;
    });
    return sideBySide === code ? null : { code: sideBySide };
  },
};

/** A file, and then all that comes with it. */
function withImports(file: string, chunks: Imports, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const name of chunks[file]?.imports ?? [])
    if (!isRuntime(name)) withImports(name, chunks, found);
  return found;
}
