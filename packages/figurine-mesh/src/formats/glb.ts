import { release } from '../grid/release.ts';
import type { FigurineMesh } from '../mesh.ts';
import { creaseNormals } from './crease-normals.ts';

/** Codes of glTF 2.0 (https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html). */
const GLTF = {
  magic: 0x46546c67,
  json: 0x4e4f534a,
  binary: 0x004e4942,
  float: 5126,
  uint32: 5125,
  uint16: 5123,
  vertices: 34962,
  indices: 34963,
} as const;
/** Metres a millimetre. */
const METRES = 0.001;

/**
 * Binary glTF 2.0 with a colour for each vertex: metres, Y up, the front towards +Z, as glTF wants it.
 * Normals are smooth but at sharp edges.
 */
export function toGlb(mesh: FigurineMesh, title = 'Figurine'): Uint8Array<ArrayBuffer> {
  const { sources, normals, triangles } = creaseNormals(mesh);
  const count = sources.length;
  const positions = new Float32Array(3 * count);
  const colours = new Uint16Array(4 * count);
  const turned = new Float32Array(3 * count);
  for (let i = 0; i < count; i++) {
    const from = 3 * (sources[i] as number);
    turn(mesh.positions, from, positions, 3 * i, METRES);
    turn(normals, 3 * i, turned, 3 * i, 1);
    for (let c = 0; c < 3; c++) colours[4 * i + c] = linear(mesh.colours[from + c] as number);
    colours[4 * i + 3] = 65535;
  }
  const blocks = [positions, turned, colours, triangles];
  const offsets = blocks.map((_, i) =>
    blocks.slice(0, i).reduce((sum, b) => sum + b.byteLength, 0),
  );
  const accessor = (bufferView: number, componentType: number, type: string, length: number) => ({
    bufferView,
    componentType,
    type,
    count: length,
  });
  const json = {
    asset: { version: '2.0', generator: 'Nano Banana' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name: title }],
    meshes: [
      {
        name: title,
        primitives: [
          { attributes: { POSITION: 0, NORMAL: 1, COLOR_0: 2 }, indices: 3, material: 0 },
        ],
      },
    ],
    materials: [{ pbrMetallicRoughness: { metallicFactor: 0, roughnessFactor: 0.8 } }],
    accessors: [
      { ...accessor(0, GLTF.float, 'VEC3', count), ...bounds(positions) },
      accessor(1, GLTF.float, 'VEC3', count),
      { ...accessor(2, GLTF.uint16, 'VEC4', count), normalized: true },
      accessor(3, GLTF.uint32, 'SCALAR', triangles.length),
    ],
    bufferViews: blocks.map((block, i) => ({
      buffer: 0,
      byteOffset: offsets[i],
      byteLength: block.byteLength,
      target: i === 3 ? GLTF.indices : GLTF.vertices,
    })),
    buffers: [{ byteLength: blocks.reduce((sum, block) => sum + block.byteLength, 0) }],
  };
  const bytes = container(JSON.stringify(json), blocks);
  release(positions, turned, colours, normals, sources, triangles);
  return bytes;
}

/** X right, Z up, front −Y → X right, Y up, front +Z. */
function turn(
  from: Float32Array,
  at: number,
  to: Float32Array,
  place: number,
  scale: number,
): void {
  to[place] = scale * (from[at] as number);
  to[place + 1] = scale * (from[at + 2] as number);
  to[place + 2] = -scale * (from[at + 1] as number);
}

/** An sRGB value of 8 bits as linear light of 16 bits. */
function linear(value: number): number {
  const v = value / 255;
  return Math.round(65535 * (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
}

function bounds(positions: Float32Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    const value = positions[i] as number;
    min[i % 3] = Math.min(min[i % 3] as number, value);
    max[i % 3] = Math.max(max[i % 3] as number, value);
  }
  return { min, max };
}

/** A JSON and a binary chunk, each padded to four bytes. */
function container(
  json: string,
  blocks: readonly { buffer: ArrayBufferLike; byteOffset: number; byteLength: number }[],
): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(json);
  const textLength = Math.ceil(text.length / 4) * 4;
  // Every block is a multiple of four bytes.
  const binaryLength = blocks.reduce((sum, block) => sum + block.byteLength, 0);
  const bytes = new Uint8Array(12 + 8 + textLength + 8 + binaryLength);
  const view = new DataView(bytes.buffer);
  const header = [GLTF.magic, 2, bytes.length, textLength, GLTF.json];
  for (const [i, value] of header.entries()) view.setUint32(4 * i, value, true);
  bytes.fill(0x20, 20, 20 + textLength);
  bytes.set(text, 20);
  let at = 20 + textLength;
  view.setUint32(at, binaryLength, true);
  view.setUint32(at + 4, GLTF.binary, true);
  at += 8;
  for (const { buffer, byteOffset, byteLength } of blocks) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}
