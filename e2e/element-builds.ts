import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';

/**
 * Bundles the npm package's elements as a partner's application does: with the application's own React.
 * @returns the folder with `elements.js`
 */
export async function bundleElements(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'nano-banana-elements-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '..', 'packages', 'widgets'),
    publicDir: false,
    resolve: { conditions: ['@nano-banana/source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      modulePreload: false,
      cssTarget: ['chrome123'],
      rollupOptions: {
        input: { elements: 'src/elements.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  return outDir;
}
