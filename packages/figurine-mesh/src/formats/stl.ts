import { FigurineError } from '../errors.ts';
import { type FigurineMesh, type Vector, vertex } from '../mesh.ts';

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
  const corner = (i: number) => vertex(mesh, mesh.triangles[i] as number);
  for (let t = 0, at = HEADER + 4; t < mesh.triangles.length; t += 3, at += 2) {
    const corners = [corner(t), corner(t + 1), corner(t + 2)] as const;
    for (const values of [readersNormal(...corners), ...corners]) {
      for (let axis = 0; axis < 3; axis++, at += 4) {
        view.setFloat32(at, values[axis] as number, true);
      }
    }
  }
  return bytes;
}

/**
 * The normal as a reader works it out from the 32-bit corners in the file. Of a needle of a triangle it
 * is far from the true one, and a reader that compares would find it wrong.
 */
function readersNormal(a: Vector, b: Vector, c: Vector): Vector {
  const { fround } = Math;
  const [ux, uy, uz] = [fround(b[0] - a[0]), fround(b[1] - a[1]), fround(b[2] - a[2])];
  const [vx, vy, vz] = [fround(c[0] - a[0]), fround(c[1] - a[1]), fround(c[2] - a[2])];
  const x = fround(fround(uy * vz) - uz * vy);
  const y = fround(fround(uz * vx) - ux * vz);
  const z = fround(fround(ux * vy) - uy * vx);
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
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
