// `npm run dev`: the API with reload on http://localhost:8787 and the site with hot reload on
// http://localhost:5173, which passes /api/* on to the API.
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { start } from './run.mjs';

ensureInstalled();

// The same folder as `npm start` uses, whatever folder npm runs the workspace's script in.
const env = { DATA_DIR: process.env.DATA_DIR ?? join(root, 'data') };
const children = ['@nano-banana/api', '@nano-banana/site'].map((workspace) =>
  start('npm', ['run', 'dev', '--workspace', workspace], { env }),
);

let stopping = false;
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
for (const child of children) child.on('exit', (code) => stop(code ?? 1));
