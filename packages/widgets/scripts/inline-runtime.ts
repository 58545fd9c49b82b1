import type { Plugin } from 'vite';

/** What the bundler names the file of its own helpers. */
export const isRuntime = (file: string): boolean => /(^|\/)rolldown-runtime-/.test(file);

/** The only helper that is used: a module as an object, for `import()` of one that shares its file with others. */
const exportAll = `(all) => {
  const target = {};
  for (const name in all) Object.defineProperty(target, name, { get: all[name], enumerable: true });
  return target;
}`.replace(/\s+/g, ' ');

/**
 * Puts the bundler's helper of 150 bytes into the files that use it: by itself it is a file that every page would ask
 * for. Lines stay, and with them the source maps.
 */
export const inlineRuntime: Plugin = {
  name: 'inline-runtime',
  renderChunk(code, { fileName }) {
    if (isRuntime(fileName)) return null;
    const inlined = code.replace(
      /^import \{ ([^}]+) \} from "\.[^"]*\/rolldown-runtime-[^"]+";$/m,
      (_, names: string) => {
        const [, own] = /^\w+ as (__exportAll(?:\$\d+)?)$/.exec(names) ?? [];
        if (!own) throw new Error(`A helper of the bundler that is not known: ${names}.`);
        return `const ${own} = ${exportAll};`;
      },
    );
    return inlined === code ? null : { code: inlined };
  },
  generateBundle(_, bundle) {
    for (const file of Object.keys(bundle)) if (isRuntime(file)) delete bundle[file];
  },
};
