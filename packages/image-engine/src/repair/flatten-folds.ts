import { eachRow } from '../picture/each-row.ts';
import type { Pixels } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { type FoldedPrint, profileOf, unfolded } from './fold-profile.ts';
import { foldsOf, offFrom } from './folds.ts';

/**
 * Takes the light and the shade away that lie along the folds of a print, in place.
 *
 * @param print of a smaller size
 */
export async function flattenFolds(
  pixels: Pixels,
  print: FoldedPrint,
  checkpoint: Checkpoint,
): Promise<void> {
  const scale = print.width / pixels.width;
  const luma = print.luma.slice();
  for (const fold of foldsOf(print.bare, print.isPhoto, print)) {
    await checkpoint();
    const profile = profileOf(fold, { ...print, luma });
    if (!profile) continue;
    // Where folds cross, the next one is measured without this one.
    for (let p = 0; p < luma.length; p++) {
      const off = offFrom(fold, p % print.width, Math.floor(p / print.width));
      luma[p] = unfolded(luma[p] as number, off, profile);
    }
    const { data, width, height, channels } = pixels;
    await eachRow(height, checkpoint, (y) => {
      for (let x = 0, i = y * width * channels; x < width; x++, i += channels) {
        const off = offFrom(fold, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5);
        if (Math.abs(off) >= profile.reach) continue;
        for (let c = i; c < i + 3; c++)
          data[c] = Math.min(255, Math.max(0, unfolded(data[c] as number, off, profile) + 0.5));
      }
    });
  }
}
