import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkSiteFolder } from './site.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nano-banana-site-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each(['', 'missing'])(
  'a folder without a page is refused in one sentence: %j',
  async (name) => {
    const named = join(folder, name);
    await expect(checkSiteFolder(named)).rejects.toThrow(
      new RegExp(`^There is no site in ${named}: [^\\n]* SITE_DIR,[^\\n]*\\.$`),
    );
  },
);

test('a folder with a page is taken', async () => {
  await writeFile(join(folder, 'index.html'), '');
  await expect(checkSiteFolder(folder)).resolves.toBeUndefined();
});
