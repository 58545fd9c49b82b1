import { toLab } from '../vision/lab.ts';
import { type LeastEdges, leastEdges } from '../vision/least-edges.ts';
import type { BoxCopy } from './box-copy.ts';

/** Steps of L*a*b* from a pixel to the next up to which they are grain. */
const GRAIN = 1.5;

/** What edges lie between places of a copy; see `leastEdges`. */
export function edgesBetween({ data, width, height }: BoxCopy): LeastEdges {
  const lab = toLab({ data: new Uint8Array(data), width, height, channels: 3 });
  return leastEdges(lab, { width, height }, GRAIN);
}
