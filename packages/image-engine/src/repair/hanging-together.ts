import type { Size } from '../picture/picture.ts';
import { piecesOf } from '../recolour/pieces.ts';
import type { Checkpoint } from '../subject/find-subject.ts';

/** What of a plane hangs together with one of some places. */
export async function hangingTogether(
  plane: Uint8Array,
  size: Size,
  places: Iterable<number>,
  pause: Checkpoint,
): Promise<(p: number) => boolean> {
  const { of, areas } = await piecesOf(plane, size, pause);
  const holds = new Uint8Array(areas.length);
  for (const p of places) holds[of[p] as number] = 1;
  holds[0] = 0;
  return (p) => holds[of[p] as number] === 1;
}

/** The places at the sides of a plane. */
export function* edgeOf({ width, height }: Size): Generator<number> {
  for (let x = 0; x < width; x++) yield* [x, (height - 1) * width + x];
  for (let y = 0; y < height; y++) yield* [y * width, (y + 1) * width - 1];
}
