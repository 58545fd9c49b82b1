import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { finishEmbed } from './scripts/finish-embed.ts';
import { inlineRuntime } from './scripts/inline-runtime.ts';
import { lateStyles } from './scripts/late-styles.ts';
import { sideBySide } from './scripts/side-by-side.ts';

/** What the widgets use of React, on Preact. */
const react = join(import.meta.dirname, 'src/elements/react.ts');

/** The SDK with less at first. */
const lateCalls: Plugin = {
  name: 'late-calls',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './work-calls.ts' && importer?.endsWith('/client-sdk/src/create-client.ts')
      ? join(dirname(importer), 'work-calls-later.ts')
      : undefined,
};

/** What every widget needs at first, in one file: it is asked for with the first widget and not after it. */
const shared = [
  /\/node_modules\/(preact|@r2wc)\//,
  /\/client-sdk\/src\/(?!creating\.|work-calls\.|events|figurines|poses|prompts|send-safely|upload-form|wait-for-job|pause)/,
  /\/widgets\/src\/(define-widget|provider\/|elements\/(?!load|css\/(?!base)))/,
  /\/widgets\/src\/locales\/(locale|words|en\/(common|element))\./,
  /\/widgets\/src\/core\/(image-type|load-picture|job|paste|random-id|url-keeper|wait)\./,
  /\/widgets\/src\/ui\/(class-names|Toasts|LiveRegion|IconButton|Button|Chip|Notice|Elapsed|TabPanel)\./,
  /\/widgets\/src\/widgets\/image-editor\/(use-paste|limits-text)\./,
  /\/lucide-react\/dist\/esm\/icons\/(image-plus|loader-circle|sparkles)\./,
  /\/widgets\/src\/ui\/use-(announcer|changed|elapsed|file-drop|newest|part|toasts|work)\./,
];

/** What takes in pictures, in all widgets but the optimizer and the pose painter. */
const pictures = [
  /\/widgets\/src\/widgets\/image-editor\/(use-pictures|use-shown|version-drag)\./,
  /\/widgets\/src\/core\/(databases|picture|selection|timing|version)\./,
  /\/lucide-react\/dist\/esm\/icons\/(chevron-down|palette)\./,
];

/** What one widget shows at first and others later, in files of a few bytes otherwise. */
const shown = [
  /\/lucide-react\/dist\/esm\/icons\/(box|square-dashed-mouse-pointer|wand-sparkles)\./,
  /\/widgets\/src\/core\/(problem|engine\/server-voice)\./,
  /\/widgets\/src\/ui\/use-engine-voice\./,
];
const drawingIcons =
  /\/lucide-react\/dist\/esm\/icons\/(download|eraser|redo-2|trash|trash-2|undo-2)\./;

/** The calls that are made once there is something to work with; the optimizer makes one of them before. */
const calls = /\/client-sdk\/src\//;

/** What several widgets need once there is something to work with. */
const late = [
  /\/widgets\/src\/core\/(deliver|fetch-picture|mask)\./,
  /\/widgets\/src\/ui\/(CheckLink|RetryHint|ServerSentence|use-modal|use-now)\./,
  /\/lucide-react\/dist\/esm\/icons\/(check|copy|image-off|paintbrush|shield-check|sliders-horizontal)\./,
];

/** What the editor needs from the first picture on; the tree of versions has some of it. */
const editorWork = /\/widgets\/image-editor\/(work|VersionStrip)\./;

/** What keeps an editor's versions: one after the other they would be asked for in three steps. */
const keeping = [/\/widgets\/src\/core\/kept\//, /\/node_modules\/idb\//];

/**
 * What runs from the first to the last function before a picture can be edited: V8 compiles it all while it arrives, beside
 * the page's own work, and not function by function in the middle of it (https://v8.dev/blog/explicit-compile-hints).
 */
const calledOnLoad = ['core', 'editor', 'editor-work'];

const among = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id));

/** What the script tag loads: the elements on Preact, in files of their own for what is wanted later. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [lateCalls, lateStyles, sideBySide, inlineRuntime, finishEmbed()],
  resolve: {
    conditions: ['@nano-banana/source', 'module', 'browser', 'import'],
    alias: [
      // By the icons, as a file beside theirs.
      {
        find: '../createLucideIcon.mjs',
        replacement: join(import.meta.dirname, 'src/elements/icon.ts'),
      },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react(-dom(\/client)?)?$/, replacement: react },
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
      // Nobody imports it.
      preserveEntrySignatures: false,
      output: {
        minify: true,
        chunkFileNames: 'chunks/[name]-[hash:6].js',
        postBanner: ({ name }) =>
          calledOnLoad.includes(name) ? '//# allFunctionsCalledOnLoad' : '',
        codeSplitting: {
          groups: [
            { name: 'core', test: among(shared) },
            { name: 'pictures', test: among(pictures) },
            { name: 'drawing-icons', test: drawingIcons, includeDependenciesRecursively: false },
            { name: 'calls', test: calls, includeDependenciesRecursively: false },
            { name: 'late', test: among(late), includeDependenciesRecursively: false },
            { name: 'shown', test: among(shown), includeDependenciesRecursively: false },
            { name: 'editor-work', test: editorWork },
            { name: 'keeping', test: among(keeping), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
