/** Where the site's pictures come from and in which widths and qualities they are sent. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** How the pictures of one folder are encoded; qualities as sharp takes them. */
export interface Recipe {
  /** px; wider than the source is left out, and the source's own width takes its place. */
  widths: readonly number[];
  avif: number;
  webp: number;
  jpeg: number;
}

/** Letters on a screenshot show what a render forgives. */
const recipes: Readonly<Record<string, Recipe>> = {
  renders: { widths: [320, 640, 960, 1440], avif: 50, webp: 76, jpeg: 74 },
  examples: { widths: [320, 640, 1200], avif: 50, webp: 76, jpeg: 74 },
  studies: { widths: [320, 640, 1200], avif: 50, webp: 76, jpeg: 74 },
  screens: { widths: [480, 960, 1440], avif: 55, webp: 80, jpeg: 78 },
};

/** A picture that is going to be encoded. */
export interface Source {
  /** On the site: letters, digits and hyphens. */
  name: string;
  path: string;
  recipe: Recipe;
  /** Of the bytes and the recipe: another one means that it has to be encoded again. */
  hash: string;
}

/**
 * Every picture in these folders, by name.
 * @throws when two of them would have the same name on the site
 */
export async function findSources(): Promise<Source[]> {
  const found = new Map<string, Source>();
  for (const [folder, recipe] of Object.entries(recipes)) {
    const url = new URL(`./${folder}/`, import.meta.url);
    for (const file of (await readdir(url)).filter((entry) => /\.(png|jpe?g|webp)$/.test(entry))) {
      const path = fileURLToPath(new URL(file, url));
      const name = file.replace(/\.\w+$/, '').replaceAll('_', '-');
      const other = found.get(name);
      if (other) throw new Error(`Both ${other.path} and ${path} would be "${name}" on the site`);
      const hash = createHash('sha256').update(await readFile(path));
      hash.update(JSON.stringify(recipe));
      found.set(name, { name, path, recipe, hash: hash.digest('hex').slice(0, 16) });
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
