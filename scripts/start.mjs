// `npm start`: installs and builds what is missing, then serves API, worker and site.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, pinnedNode, root } from './install.mjs';
import { memoryEnvironment, nodeFlags } from './process-settings.mjs';
import { start } from './run.mjs';

ensureInstalled();
await ensureBuilt();

const server = join(root, 'packages', 'api', 'dist', 'main.js');
const major = Number(process.versions.node.split('.')[0]);

const environment = { ...memoryEnvironment, ...process.env };

if (major >= 24 && process.platform !== 'win32') {
  // The C library reads its settings when a process begins: the server takes this one's place, with its id and its signals.
  process.chdir(root);
  const { execArgv, execPath } = process;
  process.execve(execPath, [execPath, ...nodeFlags, ...execArgv, server], environment);
} else if (major >= 24) {
  process.chdir(root);
  await import(pathToFileURL(server).href);
} else {
  // A first start runs on whatever Node the machine has; the server itself always runs on the pinned
  // one. It gets a process group of its own, so that Ctrl-C reaches it once: through us.
  const child = start(pinnedNode, [...nodeFlags, server], {
    env: environment,
    detached: process.platform !== 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}
