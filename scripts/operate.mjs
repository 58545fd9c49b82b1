// `npm run keys`, `personal-data`, `orders` and `move-to`: runs an operator's command of the built server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, pinnedNode, root } from './install.mjs';
import { start } from './run.mjs';

ensureInstalled();
const file = join(root, 'packages', 'api', 'dist', 'operate.js');
// A build that is there stays, even an old one: a server may be running from it.
if (!existsSync(file)) await ensureBuilt();

// The data folder is relative to the root, as for the server; folders in arguments are not.
process.env.INIT_CWD ??= process.cwd();
process.chdir(root);

if (Number(process.versions.node.split('.')[0]) >= 24) {
  process.argv.splice(1, 1, file);
  await import(pathToFileURL(file).href);
} else {
  start(pinnedNode, [file, ...process.argv.slice(2)]).on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
