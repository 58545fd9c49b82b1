import { creaseNormals } from './crease-normals.ts';
import { boundsOf, MeshError, type ViewMesh } from './mesh.ts';

/** Bytes of a binary STL: header, and each facet (normal, three corners, an attribute). */
const HEADER = 84;
const FACET = 50;

/**
 * The surface of a binary STL in millimetres with Z up, as printers have it.
 * @throws MeshError when it is incomplete or of the text form
 */
export function readStl(bytes: ArrayBuffer): ViewMesh {
  const view = new DataView(bytes);
  const count = bytes.byteLength >= HEADER ? view.getUint32(HEADER - 4, true) : 0;
  if (bytes.byteLength < HEADER + FACET * count) throw new MeshError('Not a complete binary STL.');
  const corners = new Float32Array(9 * count);
  for (let i = 0; i < 3 * count; i += 1) {
    const at = HEADER + FACET * Math.floor(i / 3) + 12 + 12 * (i % 3);
    corners[3 * i] = view.getFloat32(at, true);
    corners[3 * i + 1] = view.getFloat32(at + 8, true);
    corners[3 * i + 2] = -view.getFloat32(at + 4, true);
  }
  return { ...creaseNormals(corners), colours: null, ...boundsOf(corners) };
}
