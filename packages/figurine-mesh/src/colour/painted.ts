import type { FigurineMesh } from '../mesh.ts';
import type { Frame } from '../shape/shape.ts';
import type { Finished } from '../solid/finish.ts';
import type { Placed } from '../solid/placed.ts';
import type { Paint } from './paint.ts';

/** Of the base: a dark grey that stands back behind the figure. */
const BASE_COLOUR = [58, 60, 66] as const;
/** Of the letters on it. */
const LETTER_COLOUR = [236, 232, 222] as const;
/** mm above the base's top that belong to its edge. */
const EDGE = 0.02;

/** A finished solid's triangles with the picture's colours; its base has one of its own. */
export function painted(
  { surface, scale, shift }: Placed,
  { column, row, mmPerSample }: Frame,
  paint: Paint,
  { baseMm, partAt }: Pick<Finished, 'baseMm' | 'partAt'>,
): FigurineMesh {
  const { positions, triangles } = surface;
  const colours = new Uint8Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const x = (positions[at] as number) / scale - shift[0];
    const y = (positions[at + 1] as number) / scale - shift[1];
    const z = (positions[at + 2] as number) / scale;
    const part = partAt?.(y, z);
    if (part || (baseMm > 0 && z <= baseMm + EDGE)) {
      colours.set(part === 'letter' ? LETTER_COLOUR : BASE_COLOUR, at);
      continue;
    }
    paint(x / mmPerSample + column, row - (z - shift[2]) / mmPerSample, y <= 0, colours, at);
  }
  return { positions, triangles, colours };
}
