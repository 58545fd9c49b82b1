import { type GridSize, INSIDE, insideOf, outsideOf } from '../grid/grid.ts';
import { labelParts } from '../grid/label.ts';

/**
 * Fills holes that a nozzle would close anyway, in place. The grid's border must be outside.
 *
 * @param diameter samples: holes of a disc of this diameter and more stay
 * @returns how many were filled
 */
export function fillHoles(coverage: Float32Array, size: GridSize, diameter: number): number {
  const { labels, areas } = labelParts(outsideOf(insideOf(coverage)), size, 4);
  const around = labels[0] as number;
  const least = (Math.PI / 4) * diameter * diameter;
  const isFilled = areas.map((area, label) => label > 0 && label !== around && area < least);
  for (let k = 0; k < coverage.length; k++) {
    if (isFilled[labels[k] as number]) coverage[k] = 1;
  }
  return isFilled.filter(Boolean).length;
}

/**
 * Two samples that touch at a corner only would make an edge with four faces: the gap between them is
 * closed, in place.
 */
export function fillDiagonals(coverage: Float32Array, { width, height }: GridSize): void {
  const isIn = (k: number) => (coverage[k] as number) >= INSIDE;
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let y = 0; y < height - 1; y++) {
      for (let x = 0; x < width - 1; x++) {
        const k = y * width + x;
        const isDown = isIn(k);
        if (isDown !== isIn(k + width + 1) || isDown === isIn(k + 1)) continue;
        if (isIn(k + 1) !== isIn(k + width)) continue;
        coverage[isDown ? k + 1 : k] = 0.75;
        isChanged = true;
      }
    }
  }
}
