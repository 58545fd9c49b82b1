import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { finishEmbed } from './scripts/finish-embed.ts';
import { lateStyles } from './scripts/late-styles.ts';

/**
 * The library behind the elements needs one name of React; by its default import it would get all of it. The aliases
 * have given React its other name by then.
 */
const reactForLibrary: Plugin = {
  name: 'react-for-r2wc',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'preact/compat' && importer?.includes('@r2wc') ? '\0create-element' : undefined,
  load: (id) =>
    id === '\0create-element'
      ? "import { createElement } from 'preact'; export default { createElement };"
      : undefined,
};

/** What every widget needs at first, in one file: it is asked for with the first widget and not after it. */
const shared = [
  /\/node_modules\/(preact|@r2wc)\//,
  /\/client-sdk\/src\//,
  /\/widgets\/src\/(define-widget|provider\/|elements\/(?!load|css\/(?!base)))/,
  /\/widgets\/src\/locales\/(locale|words|en\/(common|element))\./,
  /\/widgets\/src\/core\/(paste|random-id|image-type|wait|problem)\./,
  /\/widgets\/src\/ui\/(class-names|Toasts|LiveRegion|IconButton|Button|Chip|Notice|Elapsed|TabPanel)\./,
  /\/lucide-react\/dist\/esm\/icons\/loader-circle\./,
  /\/widgets\/src\/ui\/use-(announcer|changed|elapsed|file-drop|newest|on-screen|part|toasts|work)\./,
];

/** What takes in pictures, in all widgets but the optimizer. */
const pictures = [
  /\/widgets\/src\/widgets\/image-editor\/(use-paste|use-pictures|limits-text)\./,
  /\/widgets\/src\/core\/(fetch-picture|job|picture|selection|timing|url-keeper)\./,
  /\/lucide-react\/dist\/esm\/icons\/(chevron-down|image-plus|sparkles)\./,
];

/** What changes a drawing, in files of a few bytes otherwise. */
const drawingIcons = [/\/lucide-react\/dist\/esm\/icons\/(eraser|redo-2|trash|trash-2|undo-2)\./];

const among = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id));

/** What the script tag loads: the elements on Preact, in files of their own for what is wanted later. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [reactForLibrary, lateStyles, finishEmbed()],
  resolve: {
    conditions: ['@nano-banana/source', 'module', 'browser', 'import'],
    alias: [
      // By the icons, as a file beside theirs.
      {
        find: '../createLucideIcon.mjs',
        replacement: join(import.meta.dirname, 'src/elements/icon.ts'),
      },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
    ],
  },
  build: {
    emptyOutDir: true,
    sourcemap: true,
    target: 'es2022',
    // The first with light-dark(); its emulation would lose themes inside themes.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // As a library: Vite's own preloading would be most of the first file, which asks for the rest side by side itself.
    lib: { entry: 'src/browser.ts', formats: ['es'], fileName: 'nano-banana' },
    rollupOptions: {
      output: {
        minify: true,
        chunkFileNames: 'chunks/[name]-[hash].js',
        advancedChunks: {
          groups: [
            { name: 'core', test: among(shared) },
            { name: 'pictures', test: among(pictures) },
            { name: 'drawing-icons', test: among(drawingIcons) },
          ],
        },
      },
    },
  },
});
