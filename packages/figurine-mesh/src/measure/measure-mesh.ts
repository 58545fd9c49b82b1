import { release } from '../grid/release.ts';
import { areaVectors, boundsOf, type FigurineMesh } from '../mesh.ts';
import { solidOf, withSolids } from '../solid/kernel.ts';
import { massOf } from './mass.ts';
import { FREE_HEIGHT, type PrintMeasures, printMeasures } from './print-measures.ts';
import { countShells } from './shells.ts';
import { shortLoopsMm2 } from './short-loops.ts';
import { tipAngleDegrees } from './tipping.ts';
import { measureWalls, soundShare, type Walls } from './walls.ts';

/** What a model measures as it stands, and what its price depends on. */
export interface Measurements extends PrintMeasures, Walls {
  /** Width, depth and height, mm. */
  sizeMm: { x: number; y: number; z: number };
  volumeMm3: number;
  areaMm2: number;
  /** Surface of limbs and poles, whose outline in a layer is shorter than 41 mm, mm². */
  shortLoopsMm2: number;
  /** How far it can lean before it falls over, degrees. */
  tipAngleDegrees: number;
  triangles: number;
  /** Separate solids. */
  parts: number;
}

/**
 * Measures a closed mesh.
 *
 * @throws FigurineError `invalid_mesh`
 */
export function measureMesh(mesh: FigurineMesh): Promise<Measurements> {
  return withSolids((module, own) => {
    solidOf(module, own, mesh);
    return measured(mesh);
  });
}

/** The same of a mesh that is known to be closed. */
export function measured(mesh: FigurineMesh): Measurements {
  const { min, max } = boundsOf(mesh);
  const normals = areaVectors(mesh);
  const { volumeMm3, areaMm2, centre } = massOf(mesh, normals);
  const measurements = {
    sizeMm: { x: max[0] - min[0], y: max[1] - min[1], z: max[2] - min[2] },
    volumeMm3,
    areaMm2,
    shortLoopsMm2: shortLoopsMm2(mesh, max[2]),
    ...printMeasures(mesh, normals),
    ...measureWalls(mesh, normals),
    tipAngleDegrees: tipAngleDegrees(mesh, centre),
    triangles: mesh.triangles.length / 3,
    parts: countShells(mesh),
  };
  release(normals);
  return measurements;
}

/**
 * The same model at another height. Exact for lengths, areas and volumes; close for overhangs and short
 * outlines, whose bounds of 4 and 41 mm do not scale.
 */
export function scaleMeasurements<T extends Measurements>(measured: T, heightMm: number): T {
  const k = heightMm / measured.sizeMm.z;
  const { x, y } = measured.sizeMm;
  const walls = measured.wallPercentilesMm.map((wall) => k * wall);
  const support =
    k ** 3 * measured.supportMm3 + FREE_HEIGHT * k * k * (k - 1) * measured.overhangMm2;
  return {
    ...measured,
    sizeMm: { x: k * x, y: k * y, z: heightMm },
    volumeMm3: k ** 3 * measured.volumeMm3,
    areaMm2: k * k * measured.areaMm2,
    shortLoopsMm2: k * k * measured.shortLoopsMm2,
    supportMm3: Math.max(0, support),
    overhangMm2: k * k * measured.overhangMm2,
    levelMm2: k * k * measured.levelMm2,
    wallPercentilesMm: walls,
    soundWallShare: soundShare(walls),
  };
}
