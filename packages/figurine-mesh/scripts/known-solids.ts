import { type Cutout, FigurineError, type FigurineMesh, makeFigurine } from '../src/index.ts';
import { RayGrid } from '../src/measure/ray-grid.ts';
import { type Vector, vertex } from '../src/mesh.ts';
import { type Distance, disc, draw, limb, without } from '../src/testing/draw.ts';

/** How far a converted solid is from the true one. */
export interface Accuracy {
  name: string;
  /** Mean distance both ways, as a share of the bounding box's diagonal. */
  chamfer: number;
  /** Error of the volume, as a share of it. */
  volume: number;
}

/** A surface of revolution given by a place on it and its normal, for two parameters from 0 to 1. */
interface Known {
  name: string;
  cutout: Cutout;
  /** mm³ and surface for a height of 80 mm; the distance of a place from the surface. */
  volume: number;
  distance(place: Vector): number;
  at(u: number, v: number): { place: Vector; normal: Vector };
}

const COLOUR = [1, 1, 1] as const;
const PIXELS = 900;
const H = 80;
/** Towards the light: from the upper left, and from where the picture is taken. */
const LIGHT: Vector = [-0.4, -0.5, 0.768];
const AMBIENT = 0.3;

const sphere: Known = {
  name: 'sphere',
  cutout: rendered(disc(0.5, 0.5, 0.45), (x, y) => 0.45 ** 2 - (x - 0.5) ** 2 - (y - 0.5) ** 2),
  volume: (4 / 3) * Math.PI * 40 ** 3,
  distance: ([x, y, z]) => Math.hypot(x, y, z - 40) - 40,
  at: (u, v) => {
    const normal = onSphere(u, v);
    return { normal, place: [40 * normal[0], 40 * normal[1], 40 + 40 * normal[2]] };
  },
};

/** A cylinder with round ends, three times as tall as wide. */
const r = H / 6;
const capsule: Known = {
  name: 'capsule',
  cutout: rendered(limb(0.5, 0.2, 0.5, 0.8, 0.15), (x, y) => {
    return 0.15 ** 2 - (x - 0.5) ** 2 - (y - Math.min(0.8, Math.max(0.2, y))) ** 2;
  }),
  volume: Math.PI * r * r * (H - 2 * r) + (4 / 3) * Math.PI * r ** 3,
  distance: ([x, y, z]) => Math.hypot(x, y, z - Math.min(H - r, Math.max(r, z))) - r,
  at: (u, v) => {
    const side = (H - 2 * r) / H;
    const normal: Vector =
      v < side
        ? [Math.cos(2 * Math.PI * u), Math.sin(2 * Math.PI * u), 0]
        : onSphere(u, (v - side) / (1 - side));
    const z = v < side ? r + (v / side) * (H - 2 * r) : (normal[2] > 0 ? H - r : r) + r * normal[2];
    return { normal, place: [r * normal[0], r * normal[1], z] };
  },
};

/** A ring whose tube is a quarter of its outer radius. */
const [ring, tube] = [30, 10];
const torus: Known = {
  name: 'torus',
  cutout: rendered(without(disc(0.5, 0.5, 0.44), disc(0.5, 0.5, 0.22)), (x, y) => {
    return 0.11 ** 2 - (Math.hypot(x - 0.5, y - 0.5) - 0.33) ** 2;
  }),
  volume: 2 * Math.PI ** 2 * ring * tube ** 2,
  distance: ([x, y, z]) => Math.hypot(Math.hypot(x, z - 40) - ring, y) - tube,
  at: (u, v) => {
    const [a, b] = [2 * Math.PI * u, 2 * Math.PI * v];
    const normal: Vector = [Math.cos(b) * Math.cos(a), Math.sin(b), Math.cos(b) * Math.sin(a)];
    const out = ring + tube * Math.cos(b);
    return { normal, place: [out * Math.cos(a), tube * Math.sin(b), 40 + out * Math.sin(a)] };
  },
};

/** A cut-out of a matt solid in the light (Lambert), in sRGB. `squared`: height above the picture's plane. */
function rendered(outline: Distance, squared: (x: number, y: number) => number): Cutout {
  const cutout = draw([[outline, COLOUR]], PIXELS);
  const step = 0.5 / PIXELS;
  for (let k = 0; k < PIXELS * PIXELS; k++) {
    const [x, y] = [((k % PIXELS) + 0.5) / PIXELS, (Math.floor(k / PIXELS) + 0.5) / PIXELS];
    // Half the gradient of z² is z times that of z; the normal is (−∇z, 1), here times z.
    const across = (squared(x + step, y) - squared(x - step, y)) / (4 * step);
    const down = (squared(x, y + step) - squared(x, y - step)) / (4 * step);
    const normal: Vector = [-across, -down, Math.sqrt(Math.max(0, squared(x, y)))];
    const facing = normal.reduce((sum, n, i) => sum + n * (LIGHT[i] as number), 0);
    const light = AMBIENT + (1 - AMBIENT) * Math.max(0, facing / Math.hypot(...normal));
    for (let c = 0; c < 3; c++) cutout.data[4 * k + c] = 230 * light ** (1 / 2.2);
  }
  return cutout;
}

function onSphere(u: number, v: number): Vector {
  const z = 2 * v - 1;
  const flat = Math.sqrt(1 - z * z);
  return [flat * Math.cos(2 * Math.PI * u), flat * Math.sin(2 * Math.PI * u), z];
}

export async function knownSolids(): Promise<Accuracy[]> {
  const results: Accuracy[] = [];
  for (const known of [sphere, capsule, torus]) {
    const { mesh, measurements } = await makeFigurine(known.cutout, {
      base: 'none',
    });
    const { x, y, z } = measurements.sizeMm;
    results.push({
      name: known.name,
      chamfer: chamfer(mesh, known) / Math.hypot(x, y, z),
      volume: Math.abs(measurements.volumeMm3 / known.volume - 1),
    });
  }
  return results;
}

const PLACES = 60;

function chamfer(mesh: FigurineMesh, known: Known): number {
  let [there, count] = [0, 0];
  for (let i = 0; i < mesh.positions.length / 3; i++) {
    there += Math.abs(known.distance(vertex(mesh, i)));
    count += 1;
  }
  const rays = new RayGrid(mesh);
  let back = 0;
  for (let i = 0; i < PLACES * PLACES; i++) {
    const { place, normal } = known.at(
      (i % PLACES) / PLACES,
      (Math.floor(i / PLACES) + 0.5) / PLACES,
    );
    back += alongNormal(rays, place, normal);
  }
  return (there / count + back / PLACES ** 2) / 2;
}

/** Distance to the mesh straight in or out: at least as far as the nearest place. */
function alongNormal(rays: RayGrid, place: Vector, normal: Vector): number {
  const inwards = normal.map((value) => -value) as Vector;
  const found = [rays.firstHit(place, normal, 5), rays.firstHit(place, inwards, 5)];
  const nearest = Math.min(...found.map((distance) => distance ?? Infinity));
  if (!Number.isFinite(nearest)) throw new FigurineError('invalid_mesh', 'A solid has a gap.');
  return nearest;
}
