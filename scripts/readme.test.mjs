import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

test('the configuration table of the README is the one that the server prints', () => {
  const table = execFileSync(
    process.execPath,
    [join(root, 'packages/api/scripts/print-config-table.ts')],
    { encoding: 'utf8' },
  );
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, between] =
    readme.match(/<!-- configuration:.*?-->\n([\s\S]*?)<!-- \/configuration -->/) ?? [];
  expect(between?.trim()).toBe(table.trim());
});
