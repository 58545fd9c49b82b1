import type { Plane } from '../vision/plane.ts';

/** Share of the picture's width that a row shows of what is asked about, to count. */
const WIDE = 0.2;
/** How far above and below a row it is compared with, px. */
const AWAY = [2, 3] as const;
/** How much darker a joint is than the rows above and below, in luma of 0 to 1. */
const DARKER = 0.03;
/** So many such rows make a wall: the foot of a bank of clouds, or one wire, is a single one. */
const JOINTS = 3;

/**
 * Whether the joints of boards, panels or blinds run through it level, one below the other. A pale wall of them
 * is else as smooth and as light as a sky.
 *
 * @param inside 1 for every pixel of it
 * @param luma of a copy whose longer edge is some 240 px: a joint is a pixel or two high
 */
export function hasBoards(inside: Uint8Array, { data, width, height }: Plane): boolean {
  const rows = new Float32Array(height).fill(Number.NaN);
  for (let y = 0; y < height; y++) {
    let [sum, count] = [0, 0];
    for (let p = y * width; p < (y + 1) * width; p++) {
      if (inside[p] !== 1) continue;
      sum += data[p] as number;
      count++;
    }
    if (count > WIDE * width) rows[y] = sum / count;
  }
  // Beyond either end, and beside rows that show too little, nothing is darker: comparisons with NaN are false.
  const darkness = rows.map((row, y) => {
    const beside = AWAY.flatMap((away) => [rows[y - away], rows[y + away]]);
    return (
      beside.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / beside.length - row
    );
  });
  const isJoint = (dark: number, y: number) =>
    dark > DARKER &&
    dark >= (darkness[y - 1] ?? Number.NaN) &&
    dark > (darkness[y + 1] ?? Number.NaN);
  return darkness.filter(isJoint).length >= JOINTS;
}
