/** Half widths in mm at heights in mm, and sRGB colours: a base, a coat, a neck, a head. */
const profile: readonly (readonly [height: number, radius: number, colour: string])[] = [
  [0, 17, '#2f3238'],
  [5, 17, '#2f3238'],
  [5.2, 15.5, '#2f3238'],
  [6, 11, '#1f6b4c'],
  [22, 13.5, '#1f6b4c'],
  [40, 11, '#1f6b4c'],
  [46, 6, '#1f6b4c'],
  [49, 5, '#ffd22e'],
  [54, 11, '#ffd22e'],
  [64, 14, '#ffd22e'],
  [74, 10.5, '#ffd22e'],
  [79, 4, '#ffd22e'],
  [80, 0.2, '#6b5000'],
];
const SIDES = 40;

interface Corners {
  /** Millimetres, Z up. */
  positions: number[];
  /** Linear light, 0 to 1. */
  colours: number[];
  triangles: number[];
}

function turned(): Corners {
  const positions: number[] = [];
  const colours: number[] = [];
  const triangles: number[] = [];
  for (const [height, radius, colour] of profile) {
    for (let side = 0; side < SIDES; side += 1) {
      const angle = (2 * Math.PI * side) / SIDES;
      positions.push(radius * Math.cos(angle), 0.75 * radius * Math.sin(angle), height);
      for (const at of [1, 3, 5]) {
        colours.push((Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
      }
    }
  }
  for (let ring = 0; ring + 1 < profile.length; ring += 1) {
    for (let side = 0; side < SIDES; side += 1) {
      const [a, b] = [ring * SIDES + side, ring * SIDES + ((side + 1) % SIDES)];
      triangles.push(a, b, b + SIDES, a, b + SIDES, a + SIDES);
    }
  }
  return { positions, colours, triangles };
}

/** A small figure on a base, 34 × 25.5 × 80 mm, as a binary STL. */
export function sampleStl(): ArrayBuffer {
  const { positions, triangles } = turned();
  const bytes = new ArrayBuffer(84 + (50 * triangles.length) / 3);
  const view = new DataView(bytes);
  view.setUint32(80, triangles.length / 3, true);
  triangles.forEach((vertex, index) => {
    const at = 84 + 50 * Math.floor(index / 3) + 12 + 12 * (index % 3);
    for (const axis of [0, 1, 2]) {
      view.setFloat32(at + 4 * axis, positions[3 * vertex + axis] ?? 0, true);
    }
  });
  return bytes;
}

/** The same as a binary glTF in metres, Y up, with a colour for each vertex and without normals or with them. */
export function sampleGlb({ withNormals = true } = {}): ArrayBuffer {
  const { positions, colours, triangles } = turned();
  const points = positions.map((_, index) => {
    const at = index - (index % 3);
    const source = [positions[at] ?? 0, positions[at + 2] ?? 0, -(positions[at + 1] ?? 0)];
    return (source[index % 3] ?? 0) / 1000;
  });
  // Outwards is good enough for a thing that is turned.
  const normals = points.flatMap((_, index) => {
    if (index % 3 > 0) return [];
    const [x = 0, , z = 0] = points.slice(index, index + 3);
    const length = Math.hypot(x, z) || 1;
    return [x / length, 0, z / length];
  });
  const blocks = [
    Float32Array.from(points),
    Float32Array.from(normals),
    Float32Array.from(colours),
    Uint32Array.from(triangles),
  ];
  const offsets = blocks.map((_, i) =>
    blocks.slice(0, i).reduce((sum, b) => sum + b.byteLength, 0),
  );
  const count = points.length / 3;
  const accessor = (bufferView: number, componentType: number, type: string, length: number) => ({
    ...{ bufferView, componentType, type },
    count: length,
  });
  const json = {
    asset: { version: '2.0' },
    meshes: [
      {
        primitives: [
          {
            attributes: { POSITION: 0, ...(withNormals && { NORMAL: 1 }), COLOR_0: 2 },
            indices: 3,
          },
        ],
      },
    ],
    accessors: [
      accessor(0, 5126, 'VEC3', count),
      accessor(1, 5126, 'VEC3', count),
      accessor(2, 5126, 'VEC3', count),
      accessor(3, 5125, 'SCALAR', triangles.length),
    ],
    bufferViews: offsets.map((byteOffset) => ({ buffer: 0, byteOffset })),
  };
  return container(JSON.stringify(json), blocks);
}

function container(json: string, blocks: readonly (Float32Array | Uint32Array)[]): ArrayBuffer {
  const text = new TextEncoder().encode(json.padEnd(Math.ceil(json.length / 4) * 4));
  const binaryLength = blocks.reduce((sum, block) => sum + block.byteLength, 0);
  const bytes = new Uint8Array(28 + text.length + binaryLength);
  const view = new DataView(bytes.buffer);
  for (const [i, value] of [0x46546c67, 2, bytes.length, text.length, 0x4e4f534a].entries()) {
    view.setUint32(4 * i, value, true);
  }
  bytes.set(text, 20);
  let at = 20 + text.length;
  view.setUint32(at, binaryLength, true);
  view.setUint32(at + 4, 0x004e4942, true);
  at += 8;
  for (const block of blocks) {
    bytes.set(new Uint8Array(block.buffer), at);
    at += block.byteLength;
  }
  return bytes.buffer;
}
