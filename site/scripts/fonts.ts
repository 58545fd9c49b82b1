/**
 * Cuts the two typefaces down to what the site shows: Latin letters and the weights in use.
 * Run by hand (`npm run fonts -w @nano-banana/site`); the results in src/fonts are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const outFolder = new URL('../src/fonts/', import.meta.url);

/** Basic Latin to Latin Extended-A, typographic punctuation, arrows, the signs of the copy. */
function latinText(): string {
  const letters = Array.from({ length: 0x180 - 0x20 }, (_, i) => i + 0x20)
    .filter((code) => code < 0x7f || code >= 0xa0)
    .map((code) => String.fromCodePoint(code));
  return `${letters.join('')}–—‘’‚“”„†•…‰‹›€™←↑→↓⌘−×`;
}

interface FontCut {
  /** Address of the package's file. */
  source: string;
  target: string;
  options: Parameters<typeof subsetFont>[2];
}

const cuts: FontCut[] = [
  {
    // One weight, one width, drawn for large sizes: the display face appears from 22 px up only.
    source: import.meta.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    ),
    target: 'display.woff2',
    options: { variationAxes: { wght: 700, wdth: 92, opsz: 96 } },
  },
  {
    source: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2'),
    target: 'text.woff2',
    options: {
      variationAxes: { wght: { min: 400, max: 700 } },
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum', 'case', 'liga'],
    },
  },
];

for (const { source, target, options } of cuts) {
  const original = await readFile(new URL(source));
  const cut = await subsetFont(original, latinText(), { targetFormat: 'woff2', ...options });
  await writeFile(new URL(target, outFolder), cut);
  console.log(`${target}: ${original.length} → ${cut.length} bytes`);
}
