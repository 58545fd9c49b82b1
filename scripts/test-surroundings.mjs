// Where the checks of `npm test` keep what they need only for a while.
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { root } from './install.mjs';

const memoryFolder = '/dev/shm';
/** The checks use less than half of it; a container's usual 64 MB are too little. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Environment variables for the checks: temporary files in memory where that has room, because tests
 * open hundreds of databases that write through to the disk, and Node's compile cache, because
 * servers and worker threads start from hundreds of TypeScript files. What is temporary is removed
 * when this process ends.
 */
export function testSurroundings() {
  const compiled = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') };
  if (!hasRoom()) return compiled;
  const folder = mkdtempSync(join(memoryFolder, 'nano-banana-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return { ...compiled, TMPDIR: folder };
}

function hasRoom() {
  if (!existsSync(memoryFolder)) return false;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= neededBytes && freemem() >= 2 * neededBytes;
}
