// `npm run build`: everything that is shipped. `npm start` calls ensureBuilt, which builds only what
// the server needs, and only when a source is newer than the last build.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root } from './install.mjs';
import { run } from './run.mjs';

const API = ['@nano-banana/api', 'build'];
const SITE = ['@nano-banana/site', 'build'];
/** What the script tag loads; part of the whole build of the widgets. */
const EMBED = ['@nano-banana/widgets', 'build:embed'];
const SERVED = [API, EMBED, SITE];
const PUBLISHED = [
  ['@nano-banana/client-sdk', 'build'],
  ['@nano-banana/widgets', 'build'],
];
const SOURCES = [
  'packages/api/src',
  'packages/api/package.json',
  'packages/api/migrations',
  'packages/api/scripts',
  'packages/image-engine/src',
  'packages/figurine-mesh/src',
  'packages/client-sdk/src',
  'packages/widgets/src',
  'packages/widgets/scripts',
  'packages/widgets/package.json',
  'packages/widgets/vite.embed.config.ts',
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

async function build(scripts) {
  for (const [workspace, script] of scripts) {
    const code = await run('npm', ['run', script, '--workspace', workspace]);
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
  const built = [
    'packages/api/dist/main.js',
    'packages/widgets/dist/embed/v1/nano-banana.js',
    'site/dist/client/index.html',
    '.cache/built',
  ];
  const complete = built.every((file) => existsSync(join(root, file)));
  const sources = Math.max(...SOURCES.map((path) => newest(join(root, path))));
  if (complete && statSync(stamp).mtimeMs >= sources) return;
  console.log('Building the server and the site …');
  await build(SERVED);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  await build([...PUBLISHED, API, SITE]);
}
