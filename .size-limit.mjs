const react = ['react', 'react-dom', 'react/jsx-runtime'];

/** Leaves out what stands behind an `import()`: a page loads that when the visitor wants it, in a file of its own. */
const partsApart = {
  name: 'parts-apart',
  setup: ({ onResolve }) => {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
    // Importing React does nothing by itself: the other widgets' imports of it go with them, as in an application.
    onResolve({ filter: /^react(-dom)?($|\/)/ }, ({ path }) => ({
      ...{ path, external: true, sideEffects: false },
    }));
  },
};

/** A part without what it shares with its widget. */
const chunksApart = {
  name: 'chunks-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/[\w-]+\.js$/ }, ({ path }) => ({ path, external: true })),
};

// It warns of every chunk that holds nothing for the widget in question.
const quietly = (config) => ({ ...config, logLevel: 'error' });

/** A widget as a page loads it at first, bundled from `dist` as an application does. */
const atFirst = (widget, limit) => ({
  name: `@nano-banana/widgets, ${widget} at first, without React and the parts it loads when they are wanted`,
  path: 'packages/widgets/dist/index.js',
  import: `{ ${widget} }`,
  ignore: react,
  modifyEsbuildConfig: (config) => ({ ...quietly(config), plugins: [partsApart] }),
  gzip: true,
  limit,
});

/** The same with every part. */
const inAll = (widget, limit) => ({
  name: `@nano-banana/widgets, ${widget} with all its parts, without React`,
  path: 'packages/widgets/dist/index.js',
  import: `{ ${widget} }`,
  ignore: react,
  modifyEsbuildConfig: quietly,
  gzip: true,
  limit,
});

export default [
  {
    name: '@nano-banana/client-sdk, all of it',
    path: 'packages/client-sdk/dist/index.js',
    gzip: true,
    limit: '4.5 kB',
  },
  atFirst('ImageEditor', '32 kB'),
  inAll('ImageEditor', '58 kB'),
  atFirst('PromptOptimizer', '20 kB'),
  atFirst('Figurine', '40 kB'),
  {
    name: '@nano-banana/widgets, the 3D view that Figurine loads with a model',
    path: 'packages/widgets/dist/Viewer-*.js',
    ignore: [...react, 'lucide-react'],
    modifyEsbuildConfig: (config) => ({ ...quietly(config), plugins: [chunksApart] }),
    gzip: true,
    limit: '6.5 kB',
  },
  atFirst('PosePainter', '40 kB'),
  {
    name: '@nano-banana/widgets, styles of ImageEditor',
    path: 'packages/widgets/dist/image-editor.css',
    gzip: true,
    limit: '8 kB',
  },
  {
    name: '@nano-banana/widgets, styles that PromptOptimizer adds to them',
    path: 'packages/widgets/dist/prompt-optimizer.css',
    gzip: true,
    limit: '3 kB',
  },
  {
    name: '@nano-banana/widgets, styles of all widgets',
    path: 'packages/widgets/dist/styles.css',
    gzip: true,
    limit: '16 kB',
  },
];
