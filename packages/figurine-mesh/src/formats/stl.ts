import { FigurineError } from '../errors.ts';
import type { FigurineMesh } from '../mesh.ts';

const HEADER = 80;
const FACET = 50;

/** Binary STL in millimetres. It has no colours and no units of its own. */
export function toStl(mesh: FigurineMesh): Uint8Array<ArrayBuffer> {
  const count = mesh.triangles.length / 3;
  const bytes = new Uint8Array(HEADER + 4 + FACET * count);
  // Must not begin with "solid", which readers take for the text form.
  bytes.set(new TextEncoder().encode('Binary STL, millimetres, Z up'));
  const view = new DataView(bytes.buffer);
  view.setUint32(HEADER, count, true);
  const { positions, triangles } = mesh;
  const facet = new Float32Array(12);
  for (let t = 0, at = HEADER + 4; t < triangles.length; t += 3, at += 2) {
    for (let corner = 0; corner < 3; corner++) {
      const from = 3 * (triangles[t + corner] as number);
      for (let axis = 0; axis < 3; axis++)
        facet[3 + 3 * corner + axis] = positions[from + axis] as number;
    }
    writeNormal(facet);
    for (let k = 0; k < facet.length; k++, at += 4) view.setFloat32(at, facet[k] as number, true);
  }
  return bytes;
}

/**
 * Puts the normal before its three corners as a reader works it out from the 32-bit corners in the file. Of a
 * needle of a triangle it is far from the true one, and a reader that compares would find it wrong.
 */
function writeNormal(facet: Float32Array): void {
  const { fround } = Math;
  const ux = fround((facet[6] as number) - (facet[3] as number));
  const uy = fround((facet[7] as number) - (facet[4] as number));
  const uz = fround((facet[8] as number) - (facet[5] as number));
  const vx = fround((facet[9] as number) - (facet[3] as number));
  const vy = fround((facet[10] as number) - (facet[4] as number));
  const vz = fround((facet[11] as number) - (facet[5] as number));
  const x = fround(fround(uy * vz) - uz * vy);
  const y = fround(fround(uz * vx) - ux * vz);
  const z = fround(fround(ux * vy) - uy * vx);
  const length = Math.hypot(x, y, z) || 1;
  facet[0] = x / length;
  facet[1] = y / length;
  facet[2] = z / length;
}

/**
 * The triangles of a binary STL, with equal corners made one vertex.
 *
 * @throws FigurineError `invalid_mesh`
 */
export function readStl(bytes: Uint8Array): Pick<FigurineMesh, 'positions' | 'triangles'> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length >= HEADER + 4 ? view.getUint32(HEADER, true) : 0;
  if (count === 0 || bytes.length < HEADER + 4 + FACET * count) {
    throw new FigurineError('invalid_mesh', 'The file is not a complete binary STL.');
  }
  const vertices = new Map<string, number>();
  const positions: number[] = [];
  const triangles = new Uint32Array(3 * count);
  for (let i = 0; i < triangles.length; i++) {
    const at = HEADER + 4 + FACET * Math.floor(i / 3) + 12 + 12 * (i % 3);
    const corner = [0, 4, 8].map((offset) => view.getFloat32(at + offset, true));
    const key = corner.join();
    const known = vertices.get(key);
    triangles[i] = known ?? vertices.size;
    if (known !== undefined) continue;
    vertices.set(key, vertices.size);
    positions.push(...corner);
  }
  return { positions: Float32Array.from(positions), triangles };
}
