import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { makeDatabaseTemplate } from './database-template.ts';
import { external } from './external.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
await rm(`${root}/dist`, { recursive: true, force: true });

await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'src/main.ts',
    worker: 'src/compute/worker.ts',
    operate: 'src/cli/operate.ts',
  },
  outdir: 'dist',
  bundle: true,
  // What is imported only when it is configured (pg, the S3 client, tracing) stays in files of its
  // own, so that nobody else pays for loading it.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  conditions: ['@nano-banana/source'],
  // `pg` looks for a faster client of its own and does well without.
  external: [...external, 'pg-native'],
  sourcemap: true,
  // Bundled CommonJS packages call `require` for Node's own modules.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  logLevel: 'warning',
});

const bytes = await makeDatabaseTemplate();
console.log(`Template of the embedded database: ${(bytes / 1e6).toFixed(1)} MB`);
