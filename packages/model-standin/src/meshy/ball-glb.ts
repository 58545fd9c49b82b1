const stacks = 24;
const slices = 48;

/** A binary glTF of a ball of 2 units across, Y up, without textures. */
export function ballGlb(): Uint8Array<ArrayBuffer> {
  const positions: number[] = [0, 1, 0];
  for (let stack = 1; stack < stacks; stack++) {
    const polar = (Math.PI * stack) / stacks;
    for (let slice = 0; slice < slices; slice++) {
      const around = (2 * Math.PI * slice) / slices;
      const radius = Math.sin(polar);
      positions.push(radius * Math.cos(around), Math.cos(polar), -radius * Math.sin(around));
    }
  }
  positions.push(0, -1, 0);
  const at = (stack: number, slice: number) => 1 + (stack - 1) * slices + (slice % slices);
  const last = positions.length / 3 - 1;
  const triangles: number[] = [];
  for (let slice = 0; slice < slices; slice++) {
    triangles.push(0, at(1, slice), at(1, slice + 1));
    for (let stack = 1; stack < stacks - 1; stack++) {
      const [a, b] = [at(stack, slice), at(stack, slice + 1)];
      const [c, d] = [at(stack + 1, slice), at(stack + 1, slice + 1)];
      triangles.push(a, c, b, b, c, d);
    }
    triangles.push(at(stacks - 1, slice), last, at(stacks - 1, slice + 1));
  }
  return toGlb(new Float32Array(positions), new Uint32Array(triangles));
}

/** glTF 2.0: a head, a JSON chunk and a binary one. */
function toGlb(positions: Float32Array, triangles: Uint32Array): Uint8Array<ArrayBuffer> {
  const length = positions.byteLength + triangles.byteLength;
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
    accessors: [
      {
        ...{ bufferView: 0, componentType: 5126, type: 'VEC3', count: positions.length / 3 },
        ...{ min: [-1, -1, -1], max: [1, 1, 1] },
      },
      { bufferView: 1, componentType: 5125, type: 'SCALAR', count: triangles.length },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: positions.byteLength },
      { buffer: 0, byteOffset: positions.byteLength, byteLength: triangles.byteLength },
    ],
    buffers: [{ byteLength: length }],
  };
  const text = JSON.stringify(json);
  const head = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4, ' '));
  const glb = Buffer.alloc(12 + 8 + head.length + 8 + length);
  glb.write('glTF', 0, 'latin1');
  glb.writeUInt32LE(2, 4);
  glb.writeUInt32LE(glb.length, 8);
  glb.writeUInt32LE(head.length, 12);
  glb.write('JSON', 16, 'latin1');
  head.copy(glb, 20);
  const binary = 20 + head.length;
  glb.writeUInt32LE(length, binary);
  glb.write('BIN\0', binary + 4, 'latin1');
  Buffer.from(positions.buffer).copy(glb, binary + 8);
  Buffer.from(triangles.buffer).copy(glb, binary + 8 + positions.byteLength);
  return new Uint8Array(glb);
}
