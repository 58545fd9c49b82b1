import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

const require = createRequire(import.meta.url);

/** Scripts that the bundled typeface covers; each is a file of its own. */
const SUBSETS = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
] as const;

let family: string | null = null;

/**
 * Registers the bundled typeface once and gives the CSS `font-family` to draw with. A bare machine
 * has no fonts of its own, so nothing else can be counted on; signs it lacks are left blank.
 */
export function boldFamily(): string {
  family ??= SUBSETS.map((subset) => {
    const name = `NB Inter ${subset}`;
    const file = require.resolve(`@fontsource/inter/files/inter-${subset}-700-normal.woff2`);
    GlobalFonts.register(readFileSync(file), name);
    return `"${name}"`;
  }).join(', ');
  return family;
}
