import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

/** Names under which applications ask for React, and what stands for them on Preact. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/**
 * Bundles the application in `host-pages/app.ts`.
 * @returns the folder with `app.js` and `app.css`
 */
export async function bundleApp(library: 'react' | 'preact'): Promise<string> {
  const outdir = await mkdtemp(join(tmpdir(), `nano-banana-app-${library}-`));
  await build({
    entryPoints: [join(import.meta.dirname, 'host-pages', 'app.ts')],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'chrome123',
    jsx: 'automatic',
    conditions: ['@nano-banana/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: library === 'preact' ? preact : {},
    logLevel: 'error',
  });
  return outdir;
}
