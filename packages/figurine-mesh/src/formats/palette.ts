import { areaVectors, type FigurineMesh, lengthAt, type Vector } from '../mesh.ts';

export interface Palette {
  /** sRGB, 0 to 255. */
  colours: Vector[];
  /** For each triangle, which of them. */
  ofTriangle: Uint8Array;
}

const ROUNDS = 10;

/**
 * A few colours that stand for all of a mesh, by k-means over its triangles weighted by area, started
 * from colours far apart; the largest share comes first.
 */
export function paletteOf(mesh: FigurineMesh, count: number): Palette {
  const faces = faceColours(mesh);
  const weights = faceAreas(mesh);
  let colours = farApart(faces, weights, count);
  const ofTriangle = new Uint8Array(weights.length);
  let shares: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const sums = colours.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (let t = 0; t < weights.length; t++) {
      const best = nearest(faces, t, colours);
      ofTriangle[t] = best;
      const sum = sums[best] as [number, number, number, number];
      const weight = weights[t] as number;
      for (let c = 0; c < 3; c++) {
        sum[c] = (sum[c] as number) + weight * (faces[3 * t + c] as number);
      }
      sum[3] += weight;
    }
    shares = sums.map((sum) => sum[3]);
    colours = sums.map(([r, g, b, all], i) =>
      all > 0 ? [r / all, g / all, b / all] : (colours[i] as Vector),
    );
  }
  const order = [...colours.keys()].sort((a, b) => (shares[b] as number) - (shares[a] as number));
  return {
    colours: order.map((i) => (colours[i] as Vector).map(Math.round) as Vector),
    ofTriangle: ofTriangle.map((i) => order.indexOf(i)),
  };
}

function faceColours({ triangles, colours }: FigurineMesh): Float32Array {
  const faces = new Float32Array(triangles.length);
  for (let i = 0; i < faces.length; i++) {
    const t = i - (i % 3);
    for (let corner = 0; corner < 3; corner++) {
      const at = 3 * (triangles[t + corner] as number) + (i % 3);
      faces[i] = (faces[i] as number) + (colours[at] as number) / 3;
    }
  }
  return faces;
}

function faceAreas(mesh: FigurineMesh): Float32Array {
  const normals = areaVectors(mesh);
  const areas = new Float32Array(normals.length / 3);
  for (let t = 0; t < areas.length; t++) areas[t] = lengthAt(normals, 3 * t) / 2;
  return areas;
}

/** The largest triangle's colour, then always the one that is farthest from those there are, by area. */
function farApart(faces: Float32Array, weights: Float32Array, count: number): Vector[] {
  const at = (t: number) => [...faces.subarray(3 * t, 3 * t + 3)] as Vector;
  const chosen = [at(weights.indexOf(weights.reduce((a, b) => Math.max(a, b), 0)))];
  while (chosen.length < count) {
    let [best, most] = [0, -1];
    for (let t = 0; t < weights.length; t++) {
      const far = distance(faces, t, chosen[nearest(faces, t, chosen)] as Vector);
      const score = far * (weights[t] as number);
      if (score > most) [best, most] = [t, score];
    }
    chosen.push(at(best));
  }
  return chosen;
}

function nearest(faces: Float32Array, t: number, colours: readonly Vector[]): number {
  let [best, least] = [0, Infinity];
  for (let i = 0; i < colours.length; i++) {
    const far = distance(faces, t, colours[i] as Vector);
    if (far < least) [best, least] = [i, far];
  }
  return best;
}

function distance(faces: Float32Array, t: number, [r, g, b]: Vector): number {
  const dr = (faces[3 * t] as number) - r;
  const dg = (faces[3 * t + 1] as number) - g;
  const db = (faces[3 * t + 2] as number) - b;
  return dr * dr + dg * dg + db * db;
}
