import type { CrossSection, ManifoldToplevel } from 'manifold-3d';
import { LEAST_WALL_MM } from '../constants.ts';
import { FigurineError } from '../errors.ts';
import { contoursOf } from '../grid/contours.ts';
import { nearestSet, signedDistance } from '../grid/distance.ts';
import { clamp, type GridSize, insideOf } from '../grid/grid.ts';
import { labelParts } from '../grid/label.ts';
import type { Lettering } from '../options.ts';
import type { Own } from './kernel.ts';

/** Free samples around the letters, and for strokes that become thicker. */
const MARGIN = 4;
/** mm to spare, as a finished model is brought to its height by up to 2 %. */
const SPARE = 0.02;
/** How much bolder, as a share of half a wall: most strokes that are too thin are so by that. */
const BOLDER = 0.1;
/** mm: nobody sees, and no printer makes, a corner that is so flat. */
const FLAT_ENOUGH = 0.02;

/**
 * The outlines of letters in mm, around the middle, upright; strokes that are too thin to last become bolder.
 *
 * @param capHeightMm how tall capitals become
 * @throws FigurineError `invalid_option` when nothing is written
 */
export function lettersOf(
  { CrossSection }: ManifoldToplevel,
  own: Own,
  lettering: Lettering,
  capHeightMm: number,
): CrossSection {
  const mmPerSample = capHeightMm / lettering.capHeight;
  const radius = (LEAST_WALL_MM / 2 + SPARE) / mmPerSample;
  const margin = MARGIN + Math.ceil(radius);
  const size = {
    width: lettering.width + 2 * margin,
    height: lettering.height + 2 * margin,
  };
  const coverage = new Float32Array(size.width * size.height);
  for (let k = 0; k < lettering.data.length; k++) {
    const x = k % lettering.width;
    const y = (k - x) / lettering.width;
    coverage[(y + margin) * size.width + x + margin] = (lettering.data[k] as number) / 255;
  }
  const strong = strengthen(coverage, size, radius);
  const contours = contoursOf(signedDistance(strong, size), size).map((contour) =>
    contour.map(([x, y]): [number, number] => [x * mmPerSample, -y * mmPerSample]),
  );
  const letters = own(own(new CrossSection(contours, 'EvenOdd')).simplify(FLAT_ENOUGH));
  if (letters.isEmpty()) throw new FigurineError('invalid_option', 'The name has no letters.');
  const { min, max } = letters.bounds();
  return own(letters.translate([-(min[0] + max[0]) / 2, -(min[1] + max[1]) / 2]));
}

/**
 * Makes letters a little bolder, and parts that are nowhere as thick as a wall, such as accents, as much
 * as they need. All around: along the middle of their strokes alone they would become clubs.
 */
function strengthen(coverage: Float32Array, size: GridSize, radius: number): Float32Array {
  const inside = insideOf(coverage);
  const distance = signedDistance(coverage, size);
  const { labels, areas } = labelParts(inside, size, 8);
  const thickest = areas.map(() => 0);
  for (let k = 0; k < labels.length; k++) {
    const label = labels[k] as number;
    thickest[label] = Math.max(thickest[label] as number, distance[k] as number);
  }
  const { index } = nearestSet(inside, size);
  const missing = (k: number) =>
    radius - (thickest[labels[index[k] as number] as number] as number);
  const grown = (k: number, by: number) => clamp((distance[k] as number) + by + 0.5, 0, 1);
  return coverage.map((_, k) => grown(k, Math.max(missing(k), BOLDER * radius)));
}
