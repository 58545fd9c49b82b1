import type { FigurineMesh } from '../mesh.ts';

/** What is wrong with a surface, judged by itself: empty for a closed, oriented one without doubles. */
export function faultsOf({ positions, triangles }: FigurineMesh): string[] {
  const faults = new Set<string>();
  // Vertices at the same place are one, as they are for a reader of STL.
  const numbers = new Map<string, number>();
  const same = Array.from({ length: positions.length / 3 }, (_, i) => {
    const key = positions.subarray(3 * i, 3 * i + 3).join();
    if (!numbers.has(key)) numbers.set(key, i);
    return numbers.get(key) as number;
  });
  const sides = new Set<string>();
  for (let t = 0; t < triangles.length; t += 3) {
    const corners = [0, 1, 2].map((i) => same[triangles[t + i] as number]);
    if (new Set(corners).size < 3) faults.add('a triangle without area');
    for (let i = 0; i < 3; i++) {
      const side = `${corners[i]}>${corners[(i + 1) % 3]}`;
      if (sides.has(side)) faults.add('two triangles on the same side of an edge');
      sides.add(side);
    }
  }
  for (const side of sides) {
    if (!sides.has(side.split('>').reverse().join('>'))) faults.add('an open edge');
  }
  return [...faults];
}
