import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { run } from './run.mjs';

test('gives the exit code', async () => {
  expect(await run('node', ['-e', 'process.exit(3)'], { minutes: 1 })).toBe(3);
});

test('stops what has no end, and all that it started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  const file = join(folder, 'beat');
  const beats = `for (;;) require('fs').writeFileSync(${JSON.stringify(file)}, String(performance.now()))`;
  const starts = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(beats)}])`;
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(await run('node', ['-e', starts], { minutes: 0.05 })).toBe(1);
  expect(said.mock.lastCall?.[0]).toContain('No end after 0.05 minutes: node');
  said.mockRestore();
  // On a busy machine it is gone a little later.
  const hasStopped = async () => {
    const last = statSync(file).mtimeMs;
    await pause(300);
    expect(statSync(file).mtimeMs).toBe(last);
  };
  await vi.waitFor(hasStopped, { timeout: 20_000 });
  rmSync(folder, { recursive: true });
});
