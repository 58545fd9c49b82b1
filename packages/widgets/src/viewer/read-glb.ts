import { boundsOf, MeshError, type ViewMesh } from './mesh.ts';

/** glTF 2.0 is in metres. */
const MILLIMETRES = 1000;

/** The parts of a glTF file (https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html) that are read. */
interface Gltf {
  meshes?: { primitives: { attributes: Record<string, number>; indices?: number }[] }[];
  accessors?: Accessor[];
  bufferViews?: { byteOffset?: number; byteStride?: number }[];
}

interface Accessor {
  bufferView?: number;
  byteOffset?: number;
  componentType: number;
  type: string;
  count: number;
}

const components: Record<string, number> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 };
const readers: Record<number, { bytes: number; read: (view: DataView, at: number) => number }> = {
  5121: { bytes: 1, read: (view, at) => view.getUint8(at) / 255 },
  5123: { bytes: 2, read: (view, at) => view.getUint16(at, true) / 65535 },
  5125: { bytes: 4, read: (view, at) => view.getUint32(at, true) },
  5126: { bytes: 4, read: (view, at) => view.getFloat32(at, true) },
};

/**
 * The first surface of a binary glTF, with a colour for each vertex where it has them.
 * @throws MeshError when the file is damaged or holds no surface
 */
export async function readGlb(bytes: ArrayBuffer): Promise<ViewMesh> {
  try {
    return await surfaceOf(bytes);
  } catch (cause) {
    // A length or an offset beyond the end, JSON cut off in the middle, …
    throw cause instanceof MeshError ? cause : new MeshError('The glTF file is damaged.');
  }
}

async function surfaceOf(bytes: ArrayBuffer): Promise<ViewMesh> {
  const header = new DataView(bytes);
  const textLength = header.getUint32(12, true);
  const text = new TextDecoder().decode(new Uint8Array(bytes, 20, textLength));
  const gltf: Gltf = JSON.parse(text);
  const binary = new DataView(bytes, 20 + textLength + 8);
  const primitive = gltf.meshes?.[0]?.primitives[0];
  const { POSITION, NORMAL, COLOR_0 } = primitive?.attributes ?? {};
  if (POSITION === undefined) throw new MeshError('The glTF file has no surface.');
  const positions = numbers(gltf, binary, POSITION, 3).map((metres) => metres * MILLIMETRES);
  const vertices = positions.length / 3;
  const triangles =
    primitive?.indices === undefined
      ? Uint32Array.from({ length: vertices }, (_, index) => index)
      : Uint32Array.from(numbers(gltf, binary, primitive.indices, 1, true));
  if (triangles.some((vertex) => vertex >= vertices)) throw new MeshError('A corner is missing.');
  const bounds = boundsOf(positions);
  if (NORMAL === undefined) {
    // Models from here have them; only others need that code.
    const { creaseNormals } = await import('./crease-normals.ts');
    const corners = Float32Array.from(
      { length: 3 * triangles.length },
      (_, index) => positions[3 * (triangles[Math.floor(index / 3)] ?? 0) + (index % 3)] ?? 0,
    );
    return { ...creaseNormals(corners), colours: null, ...bounds };
  }
  const normals = numbers(gltf, binary, NORMAL, 3);
  const colours = COLOR_0 === undefined ? null : numbers(gltf, binary, COLOR_0, 3);
  return { positions, normals, colours, triangles, ...bounds };
}

/** The first `width` numbers of each element; whole ones as shares of their range, but where they count. */
function numbers(
  { accessors, bufferViews }: Gltf,
  binary: DataView,
  index: number,
  width: number,
  counts = false,
): Float32Array {
  const accessor = accessors?.[index];
  const block = bufferViews?.[accessor?.bufferView ?? -1];
  const reader = readers[accessor?.componentType ?? 0];
  const own = components[accessor?.type ?? ''] ?? 0;
  if (!accessor || !block || !reader || own < width) throw new MeshError('Of an unknown form.');
  const start = (block.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  const stride = block.byteStride ?? own * reader.bytes;
  const scale = counts && reader.bytes < 4 ? 256 ** reader.bytes - 1 : 1;
  const result = new Float32Array(accessor.count * width);
  for (let i = 0; i < result.length; i += 1) {
    const at = start + Math.floor(i / width) * stride + (i % width) * reader.bytes;
    result[i] = reader.read(binary, at) * scale;
  }
  return result;
}
