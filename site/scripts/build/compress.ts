import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/;

/** Smaller files fit into one packet anyway. */
const SMALLEST = 1024;

/**
 * Puts a brotli (`.br`) and a gzip (`.gz`) copy beside every text file of a folder, as small as they get; the server sends
 * the one that a browser takes.
 * @returns how many bytes the files have, and their brotli copies
 */
export async function compressFolder(folder: string): Promise<{ plain: number; brotli: number }> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const total = { plain: 0, brotli: 0 };
  await Promise.all(
    files.map(async (file) => {
      if (!file.isFile() || !compressible.test(file.name)) return;
      const path = join(file.parentPath, file.name);
      const content = await readFile(path);
      if (content.length < SMALLEST) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      const brotli = await promisify(brotliCompress)(content, { params });
      await writeFile(`${path}.br`, brotli);
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
      total.plain += content.length;
      total.brotli += brotli.length;
    }),
  );
  return total;
}
