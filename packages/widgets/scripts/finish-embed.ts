import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import manifest from '../package.json' with { type: 'json' };

/** The newest version of this interface of the script tag: its attributes, properties, events and methods. */
const MOVING = 'v1';

const root = join(import.meta.dirname, '..');
const embed = join(root, 'dist', 'embed');

/** After the build: the classic script, the hashes, the compressed files and the moving address. */
export function finishEmbed(): Plugin {
  return {
    name: 'finish-embed',
    config: () => ({ build: { outDir: join(embed, manifest.version) } }),
    writeBundle({ dir = '' }) {
      cpSync(join(root, 'src', 'browser.classic.js'), join(dir, 'nano-banana.classic.js'));
      writeManifest(dir);
      compress(dir);
      if (dirname(dir) === embed) writeMoving(dir);
    },
  };
}

/** Subresource Integrity of every script: for `integrity`, and for an import map's. */
function writeManifest(dir: string): void {
  const scripts = filesIn(dir).filter((path) => path.endsWith('.js'));
  const integrity = Object.fromEntries(
    scripts.map((path) => {
      const hash = createHash('sha384')
        .update(readFileSync(join(dir, path)))
        .digest('base64');
      return [path, `sha384-${hash}`];
    }),
  );
  const text = JSON.stringify({ version: manifest.version, integrity }, null, 2);
  writeFileSync(join(dir, 'manifest.json'), `${text}\n`);
  for (const path of ['nano-banana.js', 'nano-banana.classic.js']) {
    console.log(`${path}  integrity="${integrity[path]}"`);
  }
}

/** Once, as small as it gets, so that no server has to while somebody waits. */
function compress(dir: string): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  for (const path of filesIn(dir)) {
    const bytes = readFileSync(join(dir, path));
    writeFileSync(join(dir, `${path}.br`), brotliCompressSync(bytes, { params }));
    writeFileSync(join(dir, `${path}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

/**
 * The moving address has the first files only, and they load the rest from the version's own: what is kept for good is
 * kept once, and a page that is open while the version changes goes on with the one it began with.
 */
function writeMoving(dir: string): void {
  const moving = join(embed, MOVING);
  rmSync(moving, { recursive: true, force: true });
  mkdirSync(moving, { recursive: true });
  const first = readFileSync(join(dir, 'nano-banana.js'), 'utf8')
    .replaceAll('./chunks/', `../${manifest.version}/chunks/`)
    .replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n');
  writeFileSync(join(moving, 'nano-banana.js'), first);
  cpSync(join(dir, 'nano-banana.classic.js'), join(moving, 'nano-banana.classic.js'));
  writeManifest(moving);
  compress(moving);
}

function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|map|json)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    );
}
