import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';

/** `*.css?inline`, as Vite has it: the bundled text, for the constructed stylesheets of the elements. */
const inlineStyles: Plugin = {
  name: 'inline-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      namespace: 'inline-styles',
    }));
    onLoad({ filter: /./, namespace: 'inline-styles' }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path.replace('?inline', '')],
        bundle: true,
        minify: true,
        write: false,
      });
      return { contents: outputFiles.map((file) => file.text).join(''), loader: 'text' };
    });
  },
};

export default defineConfig({
  // Each widget is an entry of its own, so that the bundler keeps them in chunks of their own: what the editor loads
  // when it is wanted (the optimizer) is then not part of the editor for who imports both from the index.
  entry: {
    index: 'src/index.ts',
    'image-editor': 'src/widgets/image-editor/index.ts',
    'prompt-optimizer': 'src/widgets/prompt-optimizer/index.ts',
    'pose-painter': 'src/widgets/pose-painter/index.ts',
    figurine: 'src/widgets/figurine/index.ts',
    elements: 'src/elements.ts',
    'elements/editor': 'src/elements/editor.ts',
    'elements/prompt-optimizer': 'src/elements/prompt-optimizer.ts',
    'elements/pose-painter': 'src/elements/pose-painter.ts',
    'elements/figurine': 'src/elements/figurine.ts',
  },
  esbuildPlugins: [inlineStyles],
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  clean: true,
  banner: { js: "'use client';" },
  async unusedOnSuccess() {
    await build({
      entryPoints: {
        styles: 'src/styles.css',
        'image-editor': 'src/image-editor.css',
        'prompt-optimizer': 'src/widgets/prompt-optimizer/prompt-optimizer.css',
        figurine: 'src/figurine.css',
        'pose-painter': 'src/widgets/pose-painter/pose-painter.css',
        tokens: 'src/theme/tokens.css',
      },
      outdir: 'dist',
      bundle: true,
      minify: true,
      sourcemap: true,
    });
  },
});
