import { clustersOf } from '../colour/clusters.ts';
import { release } from '../grid/release.ts';
import { areaVectors, type FigurineMesh, lengthAt, type Vector } from '../mesh.ts';

/** The filaments of a print. */
export interface Palette {
  /** sRGB, 0 to 255. */
  colours: Vector[];
  /** For each triangle, which of them. */
  ofTriangle: Uint8Array;
}

/** A few colours that stand for all of a mesh, by area; the largest share comes first. */
export function paletteOf(mesh: FigurineMesh, count: number): Palette {
  const [colours, areas] = [faceColours(mesh), faceAreas(mesh)];
  const { centres, of, shares } = clustersOf(colours, areas, count);
  release(colours, areas);
  const order = [...centres.keys()].sort((a, b) => (shares[b] as number) - (shares[a] as number));
  return {
    colours: order.map((i) => (centres[i] as Vector).map(Math.round) as Vector),
    ofTriangle: of.map((i) => order.indexOf(i)),
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
  release(normals);
  return areas;
}
