import type { Lettering } from '../options.ts';
import { shapes } from './shapes.ts';

/** An R for a name, as a picture of it. */
export function letterR(): Lettering {
  const found = shapes.find(({ name }) => name === 'letter R');
  if (!found) throw new Error('There is no letter R');
  const { width, height, data } = found.cutout();
  const covered = Uint8Array.from({ length: width * height }, (_, k) => data[4 * k + 3] as number);
  return { width, height, data: covered, capHeight: height };
}
