import type { GridSize } from './grid.ts';

/** A closed line of places, in samples. */
export type Contour = [x: number, y: number][];

/**
 * The lines on which a field is zero (marching squares, W. Lorensen and H. Cline 1987 in two
 * dimensions). Samples above zero are inside; where two of them meet at a corner only, they stay apart.
 *
 * @param field not above zero along the grid's edge
 */
export function contoursOf(field: Float32Array, { width, height }: GridSize): Contour[] {
  const isInside = (k: number) => (field[k] as number) > 0;
  // A side of the grid has the number of its upper or left sample, twice; one more if it goes down.
  const next = new Map<number, number>();
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const k = y * width + x;
      const corners = [k, k + 1, k + width + 1, k + width].map(isInside);
      if (corners.every(Boolean) || !corners.some(Boolean)) continue;
      const sides = [2 * k, 2 * (k + 1) + 1, 2 * (k + width), 2 * k + 1];
      for (let i = 0; i < 4; i++) {
        if (corners[i] || !corners[(i + 1) % 4]) continue;
        let leaving = (i + 1) % 4;
        while (corners[(leaving + 1) % 4]) leaving = (leaving + 1) % 4;
        next.set(sides[i] as number, sides[leaving] as number);
      }
    }
  }
  const place = (side: number): Contour[number] => {
    const k = side >> 1;
    const [x, y] = [k % width, Math.floor(k / width)];
    const [from, to] = [field[k] as number, field[side % 2 ? k + width : k + 1] as number];
    const share = from / (from - to);
    return side % 2 ? [x, y + share] : [x + share, y];
  };
  const contours: Contour[] = [];
  for (const start of next.keys()) {
    const contour: Contour = [];
    for (let side: number | undefined = start; side !== undefined; ) {
      contour.push(place(side));
      const following = next.get(side);
      next.delete(side);
      side = following === start ? undefined : following;
    }
    contours.push(contour);
  }
  return contours;
}
