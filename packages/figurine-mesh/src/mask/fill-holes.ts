import { type GridSize, insideOf, outsideOf } from '../grid/grid.ts';
import { labelParts } from '../grid/label.ts';
import { release } from '../grid/release.ts';

/**
 * Fills holes that a nozzle would close anyway, in place. The grid's border must be outside.
 *
 * @param diameter samples: holes of a disc of this diameter and more stay
 * @returns how many were filled
 */
export function fillHoles(coverage: Float32Array, size: GridSize, diameter: number): number {
  const inside = insideOf(coverage);
  const outside = outsideOf(inside);
  const { labels, areas } = labelParts(outside, size, 4);
  const around = labels[0] as number;
  const least = (Math.PI / 4) * diameter * diameter;
  const isFilled = areas.map((area, label) => label > 0 && label !== around && area < least);
  for (let k = 0; k < coverage.length; k++) {
    if (isFilled[labels[k] as number]) coverage[k] = 1;
  }
  release(inside, outside, labels);
  return isFilled.filter(Boolean).length;
}

/**
 * Two samples that touch at a corner only would make an edge with four faces: the gap between them is
 * closed, in place.
 */
export function fillDiagonals(coverage: Float32Array, { width, height }: GridSize): void {
  const inside = insideOf(coverage);
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (let y = 0; y < height - 1; y++) {
      for (let k = y * width; k < (y + 1) * width - 1; k++) {
        const isDown = inside[k];
        if (isDown !== inside[k + width + 1] || isDown === inside[k + 1]) continue;
        if (inside[k + 1] !== inside[k + width]) continue;
        const filled = isDown ? k + 1 : k;
        coverage[filled] = 0.75;
        inside[filled] = 1;
        isChanged = true;
      }
    }
  }
  release(inside);
}
