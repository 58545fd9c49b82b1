import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CommandServices, UsageError } from '../command.ts';
import { collectRows, type PersonalRows, type Subject } from './collect.ts';
import { inputKeysOf, storedKeysOf } from './stored-files.ts';

/** What an export wrote. */
export interface Exported {
  rows: PersonalRows;
  /** Number of pictures under `files/`. */
  files: number;
}

/**
 * Writes everything that belongs to somebody into a folder: `data.json` and the pictures in `files/`.
 *
 * @param folder Absolute path; made when it is missing.
 * @throws UsageError when the folder has something in it already, or cannot be written.
 */
export async function exportPersonalData(
  services: CommandServices,
  subject: Subject,
  folder: string,
): Promise<Exported> {
  await makeEmptyFolder(folder);
  const { store } = services;
  const rows = await collectRows(services, subject);
  let files = 0;
  const copy = async (key: string) => {
    const target = join(folder, 'files', key);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await store.bytes(key));
    files += 1;
  };
  for (const file of rows.files) {
    for (const key of await storedKeysOf(store, file)) await copy(key);
  }
  for (const job of rows.jobs) {
    for (const key of await inputKeysOf(store, job)) await copy(key);
  }
  const data = { exportedAt: new Date(), ...rows };
  await writeFile(join(folder, 'data.json'), `${JSON.stringify(data, null, 2)}\n`);
  return { rows, files };
}

/** Two people's data must not end up in one folder. */
async function makeEmptyFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new UsageError(
      `The folder ${folder} cannot be made (${code}); name another one with --out.`,
    );
  }
  if ((await readdir(folder)).length > 0) {
    throw new UsageError(`The folder ${folder} is not empty; name another one with --out.`);
  }
}
