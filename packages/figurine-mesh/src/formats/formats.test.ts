import { WebIO } from '@gltf-transform/core';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFigurine } from '../figurine.ts';
import type { FigurineMesh } from '../mesh.ts';
import { smallPerson } from '../testing/small-figures.ts';
import { toGlb } from './glb.ts';
import { readStl, toStl } from './stl.ts';
import { to3mf } from './three-mf.ts';

let mesh: FigurineMesh;
beforeAll(async () => {
  mesh = (await makeFigurine(smallPerson())).mesh;
});

describe('STL', () => {
  it('has a header that is not the text form’s, the number of facets, and 50 bytes for each', () => {
    const bytes = toStl(mesh);
    const count = mesh.triangles.length / 3;
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).not.toBe('solid');
    expect(new DataView(bytes.buffer).getUint32(80, true)).toBe(count);
    expect(bytes.length).toBe(84 + 50 * count);
  });

  it('gives the same triangles back', () => {
    const read = readStl(toStl(mesh));
    expect(read.triangles.length).toBe(mesh.triangles.length);
    expect(read.positions.length).toBe(mesh.positions.length);
    const corner = (of: typeof read, i: number) => {
      const at = 3 * (of.triangles[i] as number);
      return [...of.positions.subarray(at, at + 3)];
    };
    for (const i of [0, 7, 1000, mesh.triangles.length - 1]) {
      expect(corner(read, i)).toEqual(corner(mesh, i));
    }
  });

  it('is refused when it is cut short or something else', () => {
    expect(() => readStl(toStl(mesh).subarray(0, 5000))).toThrow(/complete binary STL/);
    expect(() => readStl(new TextEncoder().encode('solid cube'))).toThrow(/complete binary STL/);
  });
});

describe('GLB', () => {
  it('opens in another reader: metres, Y up, front towards +Z, with normals and colours', async () => {
    const document = await new WebIO().readBinary(toGlb(mesh, 'Cat & dog'));
    const root = document.getRoot();
    expect(root.listMeshes()).toHaveLength(1);
    expect(root.listNodes()[0]?.getName()).toBe('Cat & dog');
    const primitive = root.listMeshes()[0]?.listPrimitives()[0];
    const positions = primitive?.getAttribute('POSITION');
    const [min, max] = [positions?.getMin([]) ?? [], positions?.getMax([]) ?? []];
    expect(min[1]).toBeCloseTo(0, 5);
    expect(max[1]).toBeCloseTo(0.08, 5);
    expect(primitive?.getIndices()?.getCount()).toBe(mesh.triangles.length);
    const normals = primitive?.getAttribute('NORMAL');
    const colours = primitive?.getAttribute('COLOR_0');
    expect(normals?.getCount()).toBe(positions?.getCount());
    expect(colours?.getNormalized()).toBe(true);
    // Where the model is farthest to the front, its normal points there too.
    let [front, at] = [-Infinity, 0];
    for (let i = 0; i < (positions?.getCount() ?? 0); i++) {
      const [, y = 0, z = 0] = positions?.getElement(i, []) ?? [];
      if (y > 0.01 && z > front) [front, at] = [z, i];
    }
    expect(normals?.getElement(at, [])[2]).toBeGreaterThan(0.5);
  });

  it('holds linear light: white stays 1, middle grey becomes dark', async () => {
    const grey = { ...mesh, colours: mesh.colours.map((_, i) => (i < 3 ? 255 : 128)) };
    const document = await new WebIO().readBinary(toGlb(grey));
    const colours = document
      .getRoot()
      .listMeshes()[0]
      ?.listPrimitives()[0]
      ?.getAttribute('COLOR_0');
    const values = Array.from({ length: colours?.getCount() ?? 0 }, (_, i) => {
      return colours?.getElement(i, [])[0] ?? 0;
    });
    expect(Math.max(...values)).toBeCloseTo(1, 4);
    expect(Math.min(...values)).toBeCloseTo(0.2159, 3);
  });
});

describe('3MF', () => {
  const model = (colours?: number) => {
    const files = unzipSync(to3mf(mesh, { title: 'A <cat> & a dog', colours }));
    return { files, xml: strFromU8(files['3D/3dmodel.model'] ?? new Uint8Array()) };
  };

  it('has the three parts that a package needs, each with its type', () => {
    const { files } = model();
    expect(Object.keys(files)).toEqual(['[Content_Types].xml', '_rels/.rels', '3D/3dmodel.model']);
    const types = strFromU8(files['[Content_Types].xml'] ?? new Uint8Array());
    expect(types).toContain('Extension="model"');
    expect(types).toContain('Extension="rels"');
    const relations = strFromU8(files['_rels/.rels'] ?? new Uint8Array());
    expect(relations).toContain('Target="/3D/3dmodel.model"');
  });

  it('says that it is millimetres, and escapes its title', () => {
    const { xml } = model();
    expect(xml).toContain('<model unit="millimeter"');
    expect(xml).toContain('A &#60;cat&#62; &#38; a dog');
  });

  it('has every vertex and triangle, with indices in range and three different corners', () => {
    const { xml } = model();
    const vertices = [...xml.matchAll(/<vertex x="([^"]+)" y="([^"]+)" z="([^"]+)"\/>/g)];
    expect(vertices).toHaveLength(mesh.positions.length / 3);
    expect(vertices.every(([, ...place]) => place.every((v) => Number.isFinite(Number(v))))).toBe(
      true,
    );
    expect(new Set(vertices.map(([, ...place]) => place.join())).size).toBe(vertices.length);
    const triangles = [...xml.matchAll(/<triangle v1="(\d+)" v2="(\d+)" v3="(\d+)"/g)];
    expect(triangles).toHaveLength(mesh.triangles.length / 3);
    for (const [, ...corners] of triangles) {
      expect(new Set(corners).size).toBe(3);
      expect(Math.max(...corners.map(Number))).toBeLessThan(vertices.length);
    }
  });

  it('has colours for viewers and for slicers that say the same', () => {
    const { xml } = model(4);
    expect([...xml.matchAll(/<m:color color="#[0-9A-F]{8}"\/>/g)]).toHaveLength(4);
    const code: Record<string, string> = { 0: '4', 1: '8', 2: '0C', 3: '1C' };
    const painted = [...xml.matchAll(/p1="(\d+)" paint_color="([^"]+)"/g)];
    expect(painted).toHaveLength(mesh.triangles.length / 3);
    expect(painted.every(([, colour, paint]) => code[colour as string] === paint)).toBe(true);
    expect(new Set(painted.map(([, colour]) => colour)).size).toBe(4);
  });
});
