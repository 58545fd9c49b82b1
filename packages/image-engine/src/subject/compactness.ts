import { smoothstep } from '../light/oklab.ts';
import type { Size } from '../picture/picture.ts';
import type { Lab } from '../vision/lab.ts';
import type { Superpixels } from '../vision/superpixels.ts';
import { colourDistance } from './graph.ts';
import { stretch } from './saliency.ts';

/** Colours that far apart, L*a*b*, are hardly one. */
const ALIKE = 12;

/** How far the colours of a picture are from their mean, L*a*b*: one of greys or sepia, and one of many colours. */
const COLOURS = [3, 8] as const;

/** Whether a picture has several colours, 0 to 1. */
export function colourfulness({ a, b }: Lab): number {
  const mean = (plane: Float32Array) => plane.reduce((sum, value) => sum + value, 0) / plane.length;
  const variance = (plane: Float32Array) => {
    const middle = mean(plane);
    return mean(plane.map((value) => (value - middle) ** 2));
  };
  return smoothstep(COLOURS[0], COLOURS[1], Math.sqrt(variance(a) + variance(b)));
}

/**
 * How close together the colour of each area is, 0 to 1: a thing's colours are in one place, those of lawns, walls and
 * woods all over the picture (the distribution of F. Perazzi et al., Saliency Filters, 2012).
 */
export function compactness({ centres, sizes, count }: Superpixels, size: Size): Float32Array {
  const longer = Math.max(size.width, size.height);
  const spread = new Float32Array(count);
  for (let one = 0; one < count; one++) {
    let [weights, sumX, sumY, squares] = [0, 0, 0, 0];
    for (let other = 0; other < count; other++) {
      const distance = colourDistance(centres, one, other);
      const weight = Math.exp(-((distance / ALIKE) ** 2)) * (sizes[other] as number);
      const x = (centres[other * 5 + 3] as number) / longer;
      const y = (centres[other * 5 + 4] as number) / longer;
      weights += weight;
      sumX += weight * x;
      sumY += weight * y;
      squares += weight * (x * x + y * y);
    }
    const [x, y] = [sumX / weights, sumY / weights];
    spread[one] = Math.sqrt(Math.max(0, squares / weights - x * x - y * y));
  }
  const compact = spread.map((value) => -value);
  stretch(compact, 0.05, 0.95);
  return compact;
}
