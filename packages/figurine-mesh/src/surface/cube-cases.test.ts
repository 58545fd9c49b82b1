import { expect, it } from 'vitest';
import { CUBE_CASES, EDGES } from './cube-cases.ts';

const cases = [...CUBE_CASES.entries()];

it('each crossed edge of a cube is a corner of some triangle', () => {
  for (const [inside, corners] of cases) {
    const crossed = EDGES.flatMap(([a, b], i) =>
      ((inside >> a) & 1) === ((inside >> b) & 1) ? [] : [i],
    );
    expect(
      [...new Set(corners)].sort((a, b) => a - b),
      `case ${inside}`,
    ).toEqual(crossed);
  }
});

it('sides that a triangle does not share with another lie on a face of the cube', () => {
  // Bit 0, 1, 2: x, y, z; a face is one bit at 0 or 1.
  const onFace = (one: number, other: number) => {
    const corners = [...(EDGES[one] ?? []), ...(EDGES[other] ?? [])];
    return [1, 2, 4].some((bit) => new Set(corners.map((corner) => corner & bit)).size === 1);
  };
  for (const [inside, corners] of cases) {
    const sides = new Set<string>();
    for (let t = 0; t < corners.length; t += 3) {
      for (let i = 0; i < 3; i++) sides.add(`${corners[t + i]}>${corners[t + ((i + 1) % 3)]}`);
    }
    for (const side of sides) {
      const [a, b] = side.split('>').map(Number) as [number, number];
      const isShared = sides.has(`${b}>${a}`);
      // Shared ones lie inside, or a neighbouring cube could have the same.
      expect(onFace(a, b), `case ${inside}, ${side}`).toBe(!isShared);
    }
  }
});
