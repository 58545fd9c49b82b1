import { describe, expect, it } from 'vitest';
import { sampleGlb, sampleStl } from '../stories/sample-model.ts';
import { MeshError } from './mesh.ts';
import { readMesh } from './read-mesh.ts';

const size = ({ min, max }: Awaited<ReturnType<typeof readMesh>>) =>
  max.map((value, axis) => Math.round((value - (min[axis] ?? 0)) * 10) / 10);

describe('reading a model', () => {
  it('turns a glTF into millimetres with Y up, and keeps its colours', async () => {
    const mesh = await readMesh(sampleGlb());
    expect(size(mesh)).toEqual([34, 80, 25.5]);
    expect(mesh.colours).toHaveLength(mesh.positions.length);
    expect(mesh.colours?.[0]).toBeCloseTo((0x2f / 255) ** 2.2, 4);
    expect(mesh.normals).toHaveLength(mesh.positions.length);
  });

  it('reads an STL to the same size, without colours', async () => {
    const mesh = await readMesh(sampleStl());
    expect(size(mesh)).toEqual([34, 80, 25.5]);
    expect(mesh.colours).toBeNull();
    expect(mesh.triangles).toHaveLength((await readMesh(sampleGlb())).triangles.length);
  });

  it('makes normals where a glTF has none', async () => {
    const { normals, positions } = await readMesh(sampleGlb({ withNormals: false }));
    expect(normals).toHaveLength(positions.length);
    for (let i = 0; i < normals.length; i += 3) {
      expect(Math.hypot(...normals.subarray(i, i + 3))).toBeCloseTo(1, 4);
    }
  });

  it('keeps the edge of the base sharp and the coat smooth', async () => {
    const { positions, normals } = await readMesh(sampleStl());
    const around = (height: number) => {
      const found: number[] = [];
      for (let i = 0; i < positions.length; i += 3) {
        if (Math.abs((positions[i + 1] ?? 0) - height) < 0.01) found.push(normals[i + 1] ?? 0);
      }
      return found;
    };
    // One direction for each of the 40 corners on the coat, two at the base's upper edge.
    expect(around(22)).toHaveLength(40);
    expect(around(5)).toHaveLength(80);
  });

  it.each([
    ['nothing', new ArrayBuffer(0)],
    ['text', new TextEncoder().encode('solid figurine\nendsolid'.padEnd(200)).buffer],
    ['half an STL', sampleStl().slice(0, 4000)],
    ['half a glTF', sampleGlb().slice(0, 4000)],
    ['an STL without triangles', new ArrayBuffer(84)],
  ])('refuses %s', async (_, bytes) => {
    await expect(readMesh(bytes)).rejects.toThrow(MeshError);
  });
});
