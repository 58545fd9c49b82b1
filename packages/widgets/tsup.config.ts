import { build } from 'esbuild';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  clean: true,
  banner: { js: "'use client';" },
  async onSuccess() {
    await build({
      entryPoints: { styles: 'src/styles.css', tokens: 'src/theme/tokens.css' },
      outdir: 'dist',
      bundle: true,
      minify: true,
      sourcemap: true,
    });
  },
});
