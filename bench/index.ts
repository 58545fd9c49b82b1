import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Every benchmark in turn, each in a process of its own; a missed floor makes the exit code 1. */
const missed = [
  'startup.ts',
  'health.ts',
  'overhead.ts',
  'load.ts',
  'prompts.ts',
  'generative.ts',
  'edits.ts',
  'looks.ts',
  'cancel.ts',
  'growth.ts',
  'pose.ts',
  'figurine.ts',
].filter((script) => {
  console.log(`\n=== ${script}`);
  return (
    spawnSync(process.execPath, [join(import.meta.dirname, script)], { stdio: 'inherit' })
      .status !== 0
  );
});

if (missed.length > 0) {
  console.log(`\nBelow its floor: ${missed.join(', ')}`);
  process.exitCode = 1;
}
