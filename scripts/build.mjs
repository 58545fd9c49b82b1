// `npm run build`: everything that is shipped. `npm start` calls ensureBuilt, which builds only what
// the server needs, and only when a source is newer than the last build.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root } from './install.mjs';
import { run } from './run.mjs';

const SERVED = ['@nano-banana/api', '@nano-banana/site'];
const PUBLISHED = ['@nano-banana/client-sdk', '@nano-banana/widgets'];
const SOURCES = [
  'packages/api/src',
  'packages/api/package.json',
  'packages/api/migrations',
  'packages/api/scripts',
  'packages/image-engine/src',
  'packages/figurine-mesh/src',
  'packages/client-sdk/src',
  'packages/widgets/src',
  'site/src',
  'site/public',
  'site/scripts',
  'site/index.html',
  'site/vite.config.ts',
  'package-lock.json',
];
const stamp = join(root, '.cache', 'built');

/** The newest change in milliseconds; folders count, so that a deleted file is noticed. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const status = statSync(path);
  if (!status.isDirectory()) return status.mtimeMs;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, newest(join(path, name))),
    status.mtimeMs,
  );
}

async function build(workspaces) {
  for (const workspace of workspaces) {
    const code = await run('npm', ['run', 'build', '--workspace', workspace]);
    if (code !== 0) {
      console.error(`The build of ${workspace} failed: see above.`);
      process.exit(code);
    }
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, new Date().toISOString());
}

/** Builds the server and the site when there is no build, or one older than a source. */
export async function ensureBuilt() {
  const built = ['packages/api/dist/main.js', 'site/dist/client/index.html', '.cache/built'];
  const complete = built.every((file) => existsSync(join(root, file)));
  const sources = Math.max(...SOURCES.map((path) => newest(join(root, path))));
  if (complete && statSync(stamp).mtimeMs >= sources) return;
  console.log('Building the server and the site …');
  await build(SERVED);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  await build([...PUBLISHED, ...SERVED]);
}
