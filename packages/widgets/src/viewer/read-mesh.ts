import { MeshError, type ViewMesh } from './mesh.ts';

const GLB = 0x46546c67;

/**
 * A model from the bytes of a binary glTF or a binary STL, told apart by content.
 * @throws MeshError when it is neither, or holds no triangles
 */
export async function readMesh(bytes: ArrayBuffer): Promise<ViewMesh> {
  const isGlb = bytes.byteLength > 20 && new DataView(bytes).getUint32(0, true) === GLB;
  // Each is a file of its own: a model comes in one of them.
  const mesh = isGlb
    ? await (await import('./read-glb.ts')).readGlb(bytes)
    : (await import('./read-stl.ts')).readStl(bytes);
  if (mesh.triangles.length === 0) throw new MeshError('The model has no triangles.');
  return mesh;
}
