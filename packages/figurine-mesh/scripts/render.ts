import { areaVectors, type FigurineMesh, type Vector, vertex } from '../src/mesh.ts';

/** A picture of 8-bit red, green, blue. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface View {
  /** Turn about the vertical axis and tilt from above, degrees; 0, 0 is the front. */
  turn: number;
  tilt: number;
  /** The mesh's colours, or one grey, which shows the shape better. */
  colours: boolean;
  width: number;
  height: number;
  /** mm that the picture's height shows. */
  range: number;
}

/** Samples for each pixel along an axis. */
const FINER = 2;
const BACKGROUND = 244;
const GREY: Vector = [205, 205, 212];

/** Draws a mesh with one light, smooth where faces meet at less than 40°. Slow and without a GPU. */
export function render(mesh: FigurineMesh, view: View): Picture {
  const [w, h] = [view.width * FINER, view.height * FINER];
  const pixels = new Float32Array(w * h * 3).fill(BACKGROUND);
  const depth = new Float32Array(w * h).fill(Infinity);
  const turned = turner(view.turn, view.tilt);
  const middle = middleOf(mesh);
  const scale = h / view.range;
  const normals = cornerNormals(mesh);
  for (let t = 0; t < mesh.triangles.length / 3; t++) {
    const at = [0, 1, 2].map((i) => {
      const corner = vertex(mesh, mesh.triangles[3 * t + i] as number);
      const [x, y, z] = turned(corner.map((v, i) => v - (middle[i] as number)) as Vector);
      return [w / 2 + x * scale, h / 2 - z * scale, y] as Vector;
    }) as [Vector, Vector, Vector];
    const colours = [0, 1, 2].map((i) => {
      const vertex = mesh.triangles[3 * t + i] as number;
      const own = view.colours
        ? ([...mesh.colours.subarray(3 * vertex, 3 * vertex + 3)] as Vector)
        : GREY;
      const light = lightOn(turned(normals[3 * t + i] as Vector));
      return own.map((v) => v * light) as Vector;
    }) as [Vector, Vector, Vector];
    fill(at, colours, pixels, depth, w, h);
  }
  return shrink(pixels, view.width, view.height);
}

function turner(turn: number, tilt: number): (v: Vector) => Vector {
  const [ct, st] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [cp, sp] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)];
  return ([x, y, z]) => {
    const [a, b] = [x * ct - y * st, x * st + y * ct];
    return [a, b * cp - z * sp, b * sp + z * cp];
  };
}

function middleOf({ positions }: FigurineMesh): Vector {
  const low: Vector = [Infinity, Infinity, Infinity];
  const high: Vector = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    const axis = i % 3;
    low[axis] = Math.min(low[axis] as number, positions[i] as number);
    high[axis] = Math.max(high[axis] as number, positions[i] as number);
  }
  return low.map((v, i) => (v + (high[i] as number)) / 2) as Vector;
}

/** For each corner, the mean of the faces around its vertex that look nearly the same way. */
function cornerNormals(mesh: FigurineMesh): Vector[] {
  const normals = areaVectors(mesh);
  const faces = Array.from(
    { length: normals.length / 3 },
    (_, t) => [...normals.subarray(3 * t, 3 * t + 3)] as Vector,
  );
  const around = new Map<number, number[]>();
  mesh.triangles.forEach((vertex, i) => {
    const list = around.get(vertex) ?? [];
    list.push(Math.floor(i / 3));
    around.set(vertex, list);
  });
  return Array.from(mesh.triangles, (vertex, i) => {
    const own = faces[Math.floor(i / 3)] as Vector;
    const sum: Vector = [0, 0, 0];
    for (const face of around.get(vertex) ?? []) {
      const other = faces[face] as Vector;
      const dot = own[0] * other[0] + own[1] * other[1] + own[2] * other[2];
      if (dot < 0.77 * Math.hypot(...own) * Math.hypot(...other)) continue;
      for (let k = 0; k < 3; k++) sum[k] = (sum[k] as number) + (other[k] as number);
    }
    return sum;
  });
}

/** A key light from the upper left front, a weaker one from the right. */
function lightOn(normal: Vector): number {
  const length = Math.hypot(...normal) || 1;
  const [x, y, z] = normal.map((v) => v / length) as Vector;
  const key = Math.max(0, -0.45 * x - 0.7 * y + 0.55 * z);
  const second = Math.max(0, 0.8 * x - 0.55 * y + 0.1 * z);
  return 0.22 + 0.7 * key + 0.2 * second;
}

function fill(
  [a, b, c]: [Vector, Vector, Vector],
  colours: [Vector, Vector, Vector],
  pixels: Float32Array,
  depth: Float32Array,
  width: number,
  height: number,
): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-9) return;
  const [left, right] = [Math.min(a[0], b[0], c[0]), Math.max(a[0], b[0], c[0])];
  const [top, bottom] = [Math.min(a[1], b[1], c[1]), Math.max(a[1], b[1], c[1])];
  for (let y = Math.max(0, Math.ceil(top - 0.5)); y <= Math.min(height - 1, bottom - 0.5); y++) {
    for (let x = Math.max(0, Math.ceil(left - 0.5)); x <= Math.min(width - 1, right - 0.5); x++) {
      const [px, py] = [x + 0.5 - a[0], y + 0.5 - a[1]];
      const u = (px * (c[1] - a[1]) - (c[0] - a[0]) * py) / area;
      const v = ((b[0] - a[0]) * py - px * (b[1] - a[1])) / area;
      if (u < 0 || v < 0 || u + v > 1) continue;
      const z = a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]);
      const k = y * width + x;
      if (z >= (depth[k] as number)) continue;
      depth[k] = z;
      for (let i = 0; i < 3; i++) {
        const [p, q, r] = colours.map((colour) => colour[i] as number) as Vector;
        pixels[3 * k + i] = Math.min(255, p + u * (q - p) + v * (r - p));
      }
    }
  }
}

function shrink(pixels: Float32Array, width: number, height: number): Picture {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < data.length; i++) {
    const [channel, k] = [i % 3, Math.floor(i / 3)];
    const [x, y] = [(k % width) * FINER, Math.floor(k / width) * FINER];
    let sum = 0;
    for (let dy = 0; dy < FINER; dy++) {
      for (let dx = 0; dx < FINER; dx++) {
        sum += pixels[3 * ((y + dy) * width * FINER + x + dx) + channel] as number;
      }
    }
    data[i] = sum / FINER ** 2;
  }
  return { width, height, data };
}
