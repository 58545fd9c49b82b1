import { describe, expect, it } from 'vitest';
import { FigurineError } from './errors.ts';
import { makeFigurine } from './figurine.ts';
import type { FigurineMesh } from './mesh.ts';
import { box, type Colour, disc, draw, limb, union } from './testing/draw.ts';
import { person } from './testing/figures.ts';
import { letterR } from './testing/lettering.ts';
import { shapes } from './testing/shapes.ts';
import { smallCat, smallPerson } from './testing/small-figures.ts';
import { faultsOf } from './testing/topology.ts';

const GREY = [0.5, 0.5, 0.5] as const;
const ORANGE: Colour = [0.95, 0.55, 0.2];
const BLUE: Colour = [0.2, 0.35, 0.75];
const shape = (name: string) => {
  const found = shapes.find((one) => one.name === name);
  if (!found) throw new Error(`There is no shape ${name}`);
  return found.cutout();
};

const letters = letterR();

/** Triangles as light as a name's letters. */
const lightFaces = ({ triangles, colours }: FigurineMesh) =>
  triangles.reduce((sum, k) => sum + ((colours[3 * k + 2] as number) > 210 ? 1 / 3 : 0), 0);

/** How far the front is from the picture's plane at half the height, mm. */
const frontAt = ({ positions }: FigurineMesh, x: number) => {
  let most = 0;
  for (let k = 0; k < positions.length; k += 3) {
    const [px, py, pz] = positions.subarray(k, k + 3) as unknown as [number, number, number];
    if (Math.hypot(px - x, pz - 40) < 3) most = Math.max(most, -py);
  }
  return most;
};

const thickness = ({ positions }: FigurineMesh) => {
  const depths = positions.filter((_, k) => k % 3 === 1);
  return Math.max(...depths) - Math.min(...depths);
};

describe('a figurine', () => {
  it('is one closed solid of the wished height on the ground', async () => {
    const { mesh, measurements } = await makeFigurine(smallPerson(), { heightMm: 100 });
    expect(faultsOf(mesh)).toEqual([]);
    expect(measurements.parts).toBe(1);
    expect(measurements.sizeMm.z).toBeCloseTo(100, 3);
    expect(Math.min(...mesh.positions.filter((_, i) => i % 3 === 2))).toBeCloseTo(0, 5);
    expect(measurements.volumeMm3).toBeGreaterThan(1000);
  });

  it('carries a name in raised letters on its base, and falls over no easier', async () => {
    const plain = await makeFigurine(smallPerson());
    const named = await makeFigurine(smallPerson(), { lettering: letters });
    expect(faultsOf(named.mesh)).toEqual([]);
    expect(named.measurements.parts).toBe(1);
    expect(named.measurements.sizeMm.z).toBeCloseTo(80, 3);
    expect(named.measurements.soundWallShare).toBeGreaterThan(0.99);
    expect(named.measurements.tipAngleDegrees).toBeGreaterThan(15);
    expect(named.measurements.sizeMm.y).toBeGreaterThan(plain.measurements.sizeMm.y + 2);
    // Light letters on a dark plate: none of them without a name.
    expect(lightFaces(plain.mesh)).toBe(0);
    expect(lightFaces(named.mesh)).toBeGreaterThan(20);
  });

  it('has the outline of the cut-out', async () => {
    const { measurements } = await makeFigurine(draw(person('spread'), 480));
    expect(measurements.silhouetteIou).toBeGreaterThan(0.99);
    expect(measurements.coverage).toBeGreaterThan(0.99);
  });

  it('does not tip over easily', async () => {
    for (const name of ['heron', 'letter I']) {
      const { measurements } = await makeFigurine(shape(name));
      expect(measurements.tipAngleDegrees, name).toBeGreaterThan(15);
    }
  });

  it('keeps arms and poles that are thinner than a wall, and thickens them', async () => {
    for (const name of ['stick man', 'pole of a hair']) {
      const { measurements, notes } = await makeFigurine(shape(name));
      expect(measurements.coverage, name).toBeGreaterThan(0.98);
      expect(measurements.soundWallShare, name).toBeGreaterThan(0.99);
      expect(notes.join(), name).toContain('thickened');
    }
  });

  it('takes a soft edge for an edge, not for hair beside it', async () => {
    const soft = disc(0.5, 0.5, 0.3);
    const { width, height, data } = draw([[soft, GREY]], 200);
    for (let k = 0; k < width * height; k++) {
      const far = soft(((k % width) + 0.5) / width, (Math.floor(k / width) + 0.5) / width);
      data[4 * k + 3] = 255 * Math.min(1, Math.max(0, 0.5 - far / 0.2));
    }
    const { measurements } = await makeFigurine({ width, height, data });
    expect(measurements.silhouetteIou).toBeGreaterThan(0.98);
  });

  it('lengthens a foot that ends above the ground', async () => {
    const legs = union(limb(0.35, 0.5, 0.35, 0.9, 0.05), limb(0.65, 0.5, 0.65, 0.85, 0.05));
    const { notes, measurements } = await makeFigurine(
      draw([[union(disc(0.5, 0.35, 0.25), legs), GREY]], 200),
    );
    expect(notes.join()).toContain('lengthened');
    expect(measurements.soundWallShare).toBeGreaterThan(0.99);
  });

  it('is the same each time', async () => {
    const [one, other] = [await makeFigurine(smallCat()), await makeFigurine(smallCat())];
    expect(other.mesh).toEqual(one.mesh);
  });

  it('has the picture’s colours in front, and no face at the back of its head', async () => {
    const face = draw(
      [
        [disc(0.5, 0.5, 0.4), [0.9, 0.7, 0.2]],
        [disc(0.5, 0.45, 0.15), [0.1, 0.1, 0.9]],
      ],
      200,
    );
    const blues = async (back: 'smooth' | 'mirrored') => {
      const { mesh } = await makeFigurine(face, { back, base: 'none' });
      const isBlue = (i: number) =>
        (mesh.colours[3 * i + 2] as number) > (mesh.colours[3 * i] as number) + 60;
      const vertices = [...Array(mesh.positions.length / 3).keys()].filter(isBlue);
      const front = vertices.filter((i) => (mesh.positions[3 * i + 1] as number) < 0).length;
      return { front, back: vertices.length - front };
    };
    const smooth = await blues('smooth');
    expect(smooth.front).toBeGreaterThan(100);
    expect(smooth.back).toBe(0);
    expect((await blues('mirrored')).back).toBeGreaterThan(100);
  });

  it('becomes deeper with depth, and rougher with relief', async () => {
    const deep = async (depth: number) =>
      (await makeFigurine(smallCat(), { depth, base: 'none' })).measurements.sizeMm.y;
    expect(await deep(1.5)).toBeGreaterThan(2 * (await deep(0.5)));
    const area = async (relief: number) =>
      (await makeFigurine(smallCat(), { relief })).measurements.areaMm2;
    expect(await area(1)).toBeGreaterThan(await area(0));
  });

  it('tells parts of other colours from one another at the front, and is less thick for them', async () => {
    const of = async (right: Colour, relief = 0.5) => {
      const cutout = draw([
        [box(0.5, 0.5, 0.35, 0.25, 0.1), ORANGE],
        [box(0.68, 0.5, 0.17, 0.25, 0.1), right],
      ]);
      return (await makeFigurine(cutout, { base: 'none', relief })).mesh;
    };
    const [one, two, smooth] = [await of(ORANGE), await of(BLUE), await of(BLUE, 0)];
    // How much lower the front is at the second colour's border than in the middle of the first.
    const groove = (mesh: FigurineMesh) => frontAt(mesh, -20) - frontAt(mesh, 1);
    expect(groove(one)).toBeLessThan(0.5);
    expect(groove(two)).toBeGreaterThan(3);
    expect(groove(smooth)).toBeLessThan(groove(two) - 1);
    expect(thickness(two)).toBeLessThan(thickness(one) - 4);
    expect(faultsOf(two)).toEqual([]);
  });

  it('takes light and shadow on a ball for light and shadow', async () => {
    const lit = draw([[disc(0.5, 0.5, 0.4), GREY]]);
    for (let k = 0; k < lit.width * lit.height; k++) {
      const [x, y] = [
        (k % lit.width) / lit.width - 0.5,
        Math.floor(k / lit.width) / lit.height - 0.5,
      ];
      const towards = Math.sqrt(Math.max(0, 0.16 - x * x - y * y)) - 0.7 * x - 0.7 * y;
      lit.data.fill(255 * Math.max(0.1, towards / 0.57) ** 0.45, 4 * k, 4 * k + 3);
    }
    const { sizeMm } = (await makeFigurine(lit, { base: 'none', relief: 0 })).measurements;
    expect(sizeMm.y / sizeMm.x).toBeGreaterThan(0.98);
  });

  it('has a round base that reaches as far to the front as to the side', async () => {
    const { measurements } = await makeFigurine(shape('dog'), { base: 'round' });
    expect(measurements.sizeMm.y).toBeGreaterThan(70);
    const oval = await makeFigurine(shape('dog'), { base: 'oval' });
    expect(oval.measurements.sizeMm.y).toBeLessThan(40);
  });

  it('is hollow with holes for the resin to drain', async () => {
    const solid = await makeFigurine(smallCat());
    const hollow = await makeFigurine(smallCat(), { hollow: true });
    expect(hollow.measurements.volumeMm3).toBeLessThan(0.7 * solid.measurements.volumeMm3);
    // A cavity without a hole would be a surface of its own.
    expect(hollow.measurements.parts).toBe(1);
    expect(faultsOf(hollow.mesh)).toEqual([]);
    expect(hollow.measurements.soundWallShare).toBeGreaterThan(0.99);
  });

  it('says so when nothing is thick enough to be hollow', async () => {
    const { notes } = await makeFigurine(shape('wire ring'), { hollow: true, base: 'none' });
    expect(notes.join()).toContain('solid');
  });

  it('has more triangles at a higher quality', async () => {
    const count = async (quality: 'standard' | 'high' | 'ultra') =>
      (await makeFigurine(smallCat(), { quality })).measurements.triangles;
    const [standard, high, ultra] = [
      await count('standard'),
      await count('high'),
      await count('ultra'),
    ];
    expect(standard).toBeGreaterThan(15_000);
    expect(high).toBeGreaterThan(standard);
    expect(ultra).toBeGreaterThan(high);
    expect(ultra).toBeLessThan(60_000);
  });

  it('becomes a relief plaque when the picture has no outline, and says so', async () => {
    const { measurements, notes } = await makeFigurine(shape('full frame'));
    expect(notes.join()).toContain('plaque');
    expect(measurements.parts).toBe(1);
  });

  it('is made less tall when it would be very wide, and says so', async () => {
    const fish = draw([[limb(0.1, 0.15, 0.9, 0.15, 0.1), GREY]], 300, 0.3);
    const { measurements, notes } = await makeFigurine(fish);
    expect(measurements.sizeMm.x).toBeLessThan(130);
    expect(notes.join()).toContain('wide');
  });

  it('joins what is near, leaves out what is far, and says which', async () => {
    const { notes, measurements } = await makeFigurine(
      draw([[union(disc(0.3, 0.7, 0.2), disc(0.3, 0.4, 0.08), disc(0.9, 0.1, 0.07)), GREY]], 300),
    );
    expect(notes.join()).toContain('joined');
    expect(notes.join()).toContain('too far');
    expect(measurements.droppedShare).toBeGreaterThan(0.05);
  });
});

describe('a figurine is refused', () => {
  it('when nothing is opaque', async () => {
    const empty = { width: 20, height: 20, data: new Uint8ClampedArray(1600) };
    await expect(makeFigurine(empty)).rejects.toMatchObject({ code: 'nothing_opaque' });
  });

  it('when the subject is a few pixels', async () => {
    const dot = draw([[disc(0.5, 0.5, 0.004), GREY]], 400);
    await expect(makeFigurine(dot)).rejects.toMatchObject({ code: 'subject_too_small' });
  });

  it('when an option is out of range', async () => {
    await expect(makeFigurine(smallCat(), { heightMm: 5 })).rejects.toThrow(/40 to 200/);
    await expect(makeFigurine(smallCat(), { depth: Number.NaN })).rejects.toThrow(FigurineError);
    await expect(makeFigurine(smallCat(), { base: 'square' as 'round' })).rejects.toThrow(/base/);
  });

  it('when a name has no base, or no room on it', async () => {
    const none = makeFigurine(smallCat(), { lettering: letters, base: 'none' });
    await expect(none).rejects.toThrow(/needs a base/);
    const long = { ...letters, capHeight: letters.height / 30 };
    await expect(makeFigurine(smallCat(), { lettering: long })).rejects.toThrow(/shorter name/);
  });

  it('when the data is not of the size', async () => {
    const short = { width: 10, height: 10, data: new Uint8ClampedArray(10) };
    await expect(makeFigurine(short)).rejects.toMatchObject({ code: 'invalid_picture' });
  });
});

describe('while it is made', () => {
  it('tells how far it is, and never goes back', async () => {
    const seen: number[] = [];
    await makeFigurine(smallCat(), {}, { onProgress: (share) => seen.push(share) });
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect([seen[0], seen.at(-1)]).toEqual([0, 1]);
  });

  it('stops when it is cancelled', async () => {
    const control = new AbortController();
    const stages: string[] = [];
    const making = makeFigurine(
      smallCat(),
      {},
      {
        signal: control.signal,
        onProgress: (_, stage) => {
          stages.push(stage);
          if (stage === 'shape') control.abort(new Error('enough'));
        },
      },
    );
    await expect(making).rejects.toThrow('enough');
    expect(stages.at(-1)).toBe('shape');
  });
});
