import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';

/** A folder as a list: its folders from the outside in, and the content of its files. */
interface Packed {
  folders: string[];
  files: [path: string, content: Uint8Array][];
}

/** Files that are written at once. */
const concurrency = 8;

/** Packs the folder of a database that was closed, so that it opens without a recovery. */
export async function packTemplate(folder: string): Promise<Uint8Array> {
  const packed: Packed = { folders: [], files: [] };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (entry.isDirectory()) packed.folders.push(path);
    else packed.files.push([path, await readFile(join(folder, path))]);
  }
  packed.folders.sort();
  return promisify(gzip)(serialize(packed), { level: 9 });
}

/** Unpacks what {@link packTemplate} packed; when it is done, all of it is on the disk. */
export async function unpackTemplate(template: Uint8Array, folder: string): Promise<void> {
  const { folders, files }: Packed = deserialize(await promisify(gunzip)(template));
  for (const path of folders) await mkdir(join(folder, path));
  const waiting = files.values();
  const write = async () => {
    for (const [path, content] of waiting) {
      const file = await open(join(folder, path), 'wx');
      await file.writeFile(content);
      await file.sync();
      await file.close();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, write));
}
