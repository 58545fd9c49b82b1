import { WebIO } from '@gltf-transform/core';
import { FigurineError, prepareForPrint, to3mf, toGlb, toStl } from '@nano-banana/figurine-mesh';
import { figurineOptions } from './figurine-options.ts';
import { modelRemark } from './model-remarks.ts';
import { ownMemory } from './own-memory.ts';
import type { Refusal, RepairTask, Tasks } from './tasks.ts';

/** Makes a model from elsewhere printable, in every format. */
export async function repairModel({
  glb,
  options,
}: RepairTask): Promise<Tasks['repair']['output']> {
  try {
    const found = await readGlb(glb);
    const { mesh, measurements, notes } = await prepareForPrint(found, {
      ...figurineOptions(options),
      up: 'y',
    });
    return {
      stl: ownMemory(toStl(mesh)),
      threeMf: ownMemory(to3mf(mesh)),
      glb: ownMemory(toGlb(mesh)),
      measurements,
      notes,
    };
  } catch (error) {
    if (!(error instanceof FigurineError)) throw error;
    const refused = error.code === 'invalid_option' ? 'validation_failed' : 'mesh_impossible';
    return {
      refused,
      message: error.message,
      remarks: [modelRemark(error.message)],
    } satisfies Refusal;
  }
}

/** All triangles of a binary glTF, in the units and axes of its scene. */
async function readGlb(glb: Uint8Array) {
  const document = await new WebIO().readBinary(glb);
  const positions: number[] = [];
  const triangles: number[] = [];
  for (const node of document.getRoot().listNodes()) {
    const matrix = node.getWorldMatrix();
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const points = primitive.getAttribute('POSITION');
      if (!points || primitive.getMode() !== 4) continue;
      const first = positions.length / 3;
      for (let i = 0; i < points.getCount(); i++) {
        const [x = 0, y = 0, z = 0] = points.getElement(i, []);
        for (let row = 0; row < 3; row++) {
          const [a = 0, b = 0, c = 0, d = 0] = [0, 4, 8, 12].map((column) => matrix[column + row]);
          positions.push(a * x + b * y + c * z + d);
        }
      }
      const indices = primitive.getIndices();
      const count = indices?.getCount() ?? points.getCount();
      for (let i = 0; i < count; i++) triangles.push(first + (indices?.getScalar(i) ?? i));
    }
  }
  return { positions: new Float32Array(positions), triangles: new Uint32Array(triangles) };
}
