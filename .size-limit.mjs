import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

/** Languages: a page loads at most one of them. */
const languagesApart = {
  name: 'languages-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/(ar|de|es|fr|ja|zh-Hans)-\w+\.js$/ }, ({ path }) => ({
      ...{ path, external: true },
    })),
};

/** The same with every part, in English. */
const inAll = (widget, limit) => ({
  name: `@nano-banana/widgets, ${widget} with all its parts, without React`,
  path: 'packages/widgets/dist/index.js',
  import: `{ ${widget} }`,
  ignore: react,
  modifyEsbuildConfig: (config) => ({ ...quietly(config), plugins: [languagesApart] }),
  gzip: true,
  limit,
});

const embed = 'packages/widgets/dist/embed';

/** A file of the script tag's build with all that it imports at once. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*"(\.[^"]+)"/g)) {
    withImports(join(dirname(file), path), found);
  }
  return found;
}

/**
 * All that a page loads for a widget by the script tag before anybody does anything: code with Preact, styles and words.
 * `e2e/tests/elements.spec.ts` sees to it that nothing else comes by itself.
 * @param asked - chunks that it asks for once it is there
 */
function byScriptTag(widget, limit, asked = []) {
  const version = existsSync(embed) && readdirSync(embed).find((name) => /^\d/.test(name));
  if (!version)
    throw new Error('There is no script tag build: npm run build -w @nano-banana/widgets');
  const entry = join(embed, version, 'nano-banana.js');
  const [, chunk] = readFileSync(entry, 'utf8').match(
    new RegExp(`"nano-banana-${widget}":.*?import\\(\\W\\./(chunks/[\\w-]+\\.js)`),
  );
  const chunks = readdirSync(join(embed, version, 'chunks')).filter((name) => name.endsWith('.js'));
  const named = ['core', ...asked].map((name) =>
    join('chunks', chunks.find((file) => file.startsWith(`${name}-`)) ?? name),
  );
  const files = [entry, ...[chunk, ...named].map((file) => join(embed, version, file))];
  return {
    name: `<nano-banana-${widget}> by script tag, all that it loads by itself`,
    path: [...files.reduce((found, file) => withImports(file, found), new Set())],
    disablePlugins: ['@size-limit/esbuild'],
    gzip: true,
    limit,
  };
}

const site = 'site/dist/client';

/** The scripts that the built home page names: what it loads before anybody does anything. */
function homeScripts() {
  const page = `${site}/index.html`;
  if (!existsSync(page)) throw new Error('The site is not built: npm run build first');
  const named = readFileSync(page, 'utf8').matchAll(/(?:src|href)="(\/[^"]+\.js)"/g);
  return [...new Set([...named].map(([, path]) => site + path))];
}

export default [
  {
    name: 'The site, scripts of the home page before interaction',
    path: homeScripts(),
    gzip: true,
    // Bundled already.
    disablePlugins: ['@size-limit/esbuild'],
    limit: '90 kB',
  },
  {
    name: '@nano-banana/client-sdk, all of it',
    path: 'packages/client-sdk/dist/index.js',
    gzip: true,
    limit: '4.5 kB',
  },
  byScriptTag('editor', '40 kB'),
  byScriptTag('pose-painter', '40 kB'),
  byScriptTag('figurine', '37.5 kB'),
  byScriptTag('prompt-optimizer', '39 kB', ['calls']),
  atFirst('ImageEditor', '30 kB'),
  inAll('ImageEditor', '63 kB'),
  atFirst('PromptOptimizer', '17 kB'),
  atFirst('Figurine', '20.5 kB'),
  {
    name: '@nano-banana/widgets, the 3D view that Figurine loads with a model',
    path: 'packages/widgets/dist/Viewer-*.js',
    ignore: [...react, 'lucide-react'],
    modifyEsbuildConfig: (config) => ({ ...quietly(config), plugins: [chunksApart] }),
    gzip: true,
    limit: '6 kB',
  },
  atFirst('PosePainter', '29 kB'),
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
