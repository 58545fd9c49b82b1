// `npm run dev`: the API with reload on http://localhost:8787 and the site with hot reload on
// http://localhost:5173, which passes /api/* on to the API.
import { ensureInstalled, pinnedNode } from './install.mjs';
import { start } from './run.mjs';

ensureInstalled();

// Not through npm: its shell would not pass a signal on.
const children = [
  start(pinnedNode, ['--watch', 'packages/api/src/main.ts']),
  start('vite', ['site']),
];

let stopping = false;
function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
for (const child of children) child.on('exit', (code) => stop(code ?? 1));
