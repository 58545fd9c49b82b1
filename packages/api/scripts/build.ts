import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
await rm(`${root}/dist`, { recursive: true, force: true });

/** Native modules, what they load from files, and the pool, which starts its own file as a thread. */
const external = ['sharp', '@napi-rs/canvas', '@fontsource/*', 'piscina'];

await build({
  absWorkingDir: root,
  entryPoints: { main: 'src/main.ts', worker: 'src/compute/worker.ts' },
  outdir: 'dist',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  conditions: ['@nano-banana/source'],
  external,
  sourcemap: true,
  // Bundled CommonJS packages call `require` for Node's own modules.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
