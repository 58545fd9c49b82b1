/** Steps in which values are counted: finer than eight bits are. */
const STEPS = 2048;

/** The value, 0 to 1, that a share of the values of a plane lies below; much quicker than sorting them. */
export function quantileOf(plane: Float32Array, share: number): number {
  const counts = new Uint32Array(STEPS);
  for (let p = 0; p < plane.length; p++) {
    const step = Math.min(STEPS - 1, ((plane[p] as number) * STEPS) | 0);
    counts[step] = (counts[step] as number) + 1;
  }
  let left = plane.length * share;
  for (let step = 0; step < STEPS; step++) {
    left -= counts[step] as number;
    if (left < 0) return (step + 0.5) / STEPS;
  }
  return 1;
}
