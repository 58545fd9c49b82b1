import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';

/** One way to put an editor into a page. */
export interface Subject {
  name: string;
  /** The page's own code. */
  code: string;
  /** An expression that is true in the page as soon as a visitor can edit the picture. */
  usable: string;
}

const shown = (selector: string) => `!!document.querySelector('${selector}')?.checkVisibility()`;

/** The picture that every editor begins with: a coloured square, made in the page. */
export const picture = `const canvas = document.createElement('canvas');
canvas.width = canvas.height = 400;
const context = canvas.getContext('2d');
context.fillStyle = 'orange';
context.fillRect(0, 0, 400, 400);
const picture = canvas.toDataURL();
`;

/** Other editors, as their own instructions put them into a page. */
export const peers: readonly Subject[] = [
  {
    name: 'Uppy dashboard + image editor',
    code: `import Uppy from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import ImageEditor from '@uppy/image-editor';
import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';
import '@uppy/image-editor/css/style.min.css';
${picture}const uppy = new Uppy()
  .use(Dashboard, { inline: true, target: '#place', autoOpen: 'imageEditor' })
  .use(ImageEditor);
canvas.toBlob((data) => uppy.addFile({ name: 'picture.png', type: 'image/png', data }));`,
    usable: shown('.cropper-crop-box'),
  },
  {
    name: 'tui-image-editor',
    code: `import ImageEditor from 'tui-image-editor';
import 'tui-image-editor/dist/tui-image-editor.css';
import 'tui-color-picker/dist/tui-color-picker.css';
${picture}new ImageEditor('#place', {
  includeUI: { loadImage: { path: picture, name: 'picture' } },
  usageStatistics: false,
});`,
    usable: shown('.tie-btn-crop'),
  },
  {
    name: 'Filerobot',
    // What it publishes asks for React as a global.
    code: `import FilerobotImageEditor from 'filerobot-image-editor';
import * as React from 'react';
globalThis.React = React;
${picture}new FilerobotImageEditor(document.getElementById('place'), {
  source: picture,
  useBackendTranslations: false,
  theme: { typography: { fontFamily: 'system-ui' } },
}).render();`,
    usable: shown('.FIE_canvas-node canvas'),
  },
];

const versions = {
  '@uppy/core': '6.3.1',
  '@uppy/dashboard': '6.0.3',
  '@uppy/image-editor': '5.0.0',
  'filerobot-image-editor': '5.0.0',
  konva: '9.3.6',
  react: '18.3.1',
  'react-dom': '18.3.1',
  'react-filerobot-image-editor': '5.0.1',
  'react-konva': '18.2.16',
  'styled-components': '5.3.11',
  'tui-color-picker': '2.2.8',
  'tui-image-editor': '3.15.3',
};

/** Installs the peers into a folder, unless these versions are there already. */
export async function installPeers(folder: string): Promise<void> {
  const file = join(folder, 'package.json');
  const wanted = JSON.stringify({ private: true, dependencies: versions });
  const isThere = await readFile(join(folder, 'installed.json'), 'utf8').catch(() => '');
  if (isThere === wanted) return;
  await mkdir(folder, { recursive: true });
  await writeFile(file, wanted);
  // Filerobot's two packages disagree about each other's version.
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
    cwd: folder,
  });
  await writeFile(join(folder, 'installed.json'), wanted);
}

/** Bundles a peer for production, as an application does. @returns the files by their names */
export async function bundlePeer(
  folder: string,
  { code }: Subject,
): Promise<Map<string, Uint8Array>> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder, loader: 'js' },
    outdir: '/',
    entryNames: 'main',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.gif': 'dataurl', '.woff2': 'dataurl' },
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, contents }) => [path.slice(1), contents]));
}
