import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { external } from '../packages/api/scripts/external.ts';
import { memoryEnvironment, nodeFlags } from '../scripts/process-settings.mjs';

/**
 * What a script of this folder prints in a process of its own, bundled and with the memory settings of the
 * server: what runs from its sources holds more.
 *
 * @param folder inside of the project, so that the bundle finds the packages that it does not hold
 */
export async function printedBy(script: string, folder: string, args: string[]): Promise<string> {
  const outfile = join(folder, script.replace(/\.ts$/, '.mjs'));
  await build({
    entryPoints: [join(import.meta.dirname, script)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: [...external],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    logLevel: 'warning',
    outfile,
  });
  const { stdout, status } = spawnSync(process.execPath, [...nodeFlags, outfile, ...args], {
    encoding: 'utf8',
    env: { ...memoryEnvironment, ...process.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`The process of ${script} failed.`);
  return stdout;
}
