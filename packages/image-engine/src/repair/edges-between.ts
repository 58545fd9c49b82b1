import { toLab } from '../vision/lab.ts';
import { type LeastEdges, leastEdges } from '../vision/least-edges.ts';
import type { BoxCopy } from './box-copy.ts';

/** Steps of L*a*b* from a pixel to the next up to which they are grain. */
const GRAIN = 1.5;

/** What lies on ways through a copy: from where each starts, and where it may lead. */
export type EdgesBetween = LeastEdges;

/** What edges lie between places of a copy; see `leastEdges`. */
export function edgesBetween({ data, width, height }: BoxCopy): EdgesBetween {
  const lab = toLab({ data: new Uint8Array(data), width, height, channels: 3 });
  return leastEdges(lab, { width, height }, GRAIN);
}
