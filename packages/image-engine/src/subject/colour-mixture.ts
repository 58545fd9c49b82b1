import type { Lab } from '../vision/lab.ts';

/** Nodes of a picture to be told apart by colour. */
export interface Coloured {
  /** Three values for each node: L*, a*, b*. */
  colours: Float32Array;
  /** Pixels that each node stands for. */
  sizes: Float32Array;
}

/** Every pixel a node. */
export function colouredPixels({ lightness, a, b }: Lab): Coloured {
  const colours = new Float32Array(lightness.length * 3);
  for (let p = 0; p < lightness.length; p++) {
    colours[p * 3] = lightness[p] as number;
    colours[p * 3 + 1] = a[p] as number;
    colours[p * 3 + 2] = b[p] as number;
  }
  return { colours, sizes: new Float32Array(lightness.length).fill(1) };
}

type Vector = readonly [number, number, number];
/** A symmetric matrix: xx, xy, xz, yy, yz, zz. */
type Symmetric = readonly [number, number, number, number, number, number];

/** What is known of a group of nodes: those from one place of an order to another. */
interface Group {
  from: number;
  to: number;
  pixels: number;
  mean: Vector;
  covariance: Symmetric;
  /** The direction in which it is widest. */
  axis: Vector;
  /** The sum of squares along it. */
  spread: number;
}

/** Five suffice for either side of a picture (C. Rother et al., GrabCut, 2004). */
const COMPONENTS = 5;
/** Added to every variance: noise and rounding, in L*a*b* units squared. */
const NOISE = 6;

/**
 * A mixture of normal distributions of colours. Ten numbers for each: weight / √((2π)³ · determinant),
 * three of the mean, six of the inverse covariance.
 */
export type ColourMixture = Float64Array;

/**
 * Fits a mixture to the colours of the nodes that are members. The widest group is divided across its
 * longest axis (M. Orchard, C. Bouman, Color Quantization of Images, 1991): nothing is drawn at random.
 */
export function fitMixture(nodes: Coloured, members: Uint8Array, member: 0 | 1): ColourMixture {
  const order = new Int32Array(members.length);
  let count = 0;
  for (let node = 0; node < members.length; node++)
    if (members[node] === member) order[count++] = node;
  const groups = [measured(nodes, order, 0, count)];
  while (groups.length < COMPONENTS) {
    const widest = groups.reduce((a, b) => (b.spread > a.spread ? b : a));
    if (widest.spread <= 0) break;
    const middle = divide(nodes.colours, order, widest);
    groups[groups.indexOf(widest)] = measured(nodes, order, widest.from, middle);
    groups.push(measured(nodes, order, middle, widest.to));
  }
  const total = groups.reduce((sum, { pixels }) => sum + pixels, 0);
  return Float64Array.from(groups.flatMap((part) => component(part, total)));
}

/** Puts the nodes of a group beyond its middle after the others; where they begin. */
function divide(
  colours: Float32Array,
  order: Int32Array,
  { from, to, mean, axis: [ax, ay, az] }: Group,
): number {
  const middle = ax * mean[0] + ay * mean[1] + az * mean[2];
  let end = to;
  for (let k = from; k < end; ) {
    const node = order[k] as number;
    const i = node * 3;
    const x = colours[i] as number;
    const y = colours[i + 1] as number;
    const z = colours[i + 2] as number;
    if (ax * x + ay * y + az * z <= middle) k++;
    else {
      order[k] = order[--end] as number;
      order[end] = node;
    }
  }
  return end;
}

function measured(
  { colours, sizes }: Coloured,
  order: Int32Array,
  from: number,
  to: number,
): Group {
  let [pixels, sx, sy, sz] = [0, 0, 0, 0];
  let [xx, xy, xz, yy, yz, zz] = [0, 0, 0, 0, 0, 0];
  for (let k = from; k < to; k++) {
    const node = order[k] as number;
    const size = sizes[node] as number;
    const i = node * 3;
    const x = colours[i] as number;
    const y = colours[i + 1] as number;
    const z = colours[i + 2] as number;
    pixels += size;
    sx += size * x;
    sy += size * y;
    sz += size * z;
    xx += size * x * x;
    xy += size * x * y;
    xz += size * x * z;
    yy += size * y * y;
    yz += size * y * z;
    zz += size * z * z;
  }
  if (pixels === 0)
    return {
      ...{ from, to, pixels, mean: [0, 0, 0], covariance: [0, 0, 0, 0, 0, 0] },
      ...{ axis: [1, 0, 0], spread: 0 },
    };
  const [mx, my, mz] = [sx / pixels, sy / pixels, sz / pixels];
  const covariance: Symmetric = [
    xx / pixels - mx * mx,
    xy / pixels - mx * my,
    xz / pixels - mx * mz,
    yy / pixels - my * my,
    yz / pixels - my * mz,
    zz / pixels - mz * mz,
  ];
  const { axis, variance } = widestAxis(covariance);
  return {
    ...{ from, to, pixels },
    mean: [mx, my, mz],
    covariance,
    axis,
    spread: variance > 1 ? variance * pixels : 0,
  };
}

/** By power iteration. */
function widestAxis([xx, xy, xz, yy, yz, zz]: Symmetric): { axis: Vector; variance: number } {
  let [x, y, z] = [1, 0.9, 0.8];
  let variance = 0;
  for (let round = 0; round < 24; round++) {
    const nx = xx * x + xy * y + xz * z;
    const ny = xy * x + yy * y + yz * z;
    const nz = xz * x + yz * y + zz * z;
    variance = Math.hypot(nx, ny, nz);
    if (variance < 1e-9) break;
    [x, y, z] = [nx / variance, ny / variance, nz / variance];
  }
  return { axis: [x, y, z], variance };
}

function component({ pixels, mean, covariance }: Group, total: number): number[] {
  const [vxx, xy, xz, vyy, yz, vzz] = covariance;
  const [xx, yy, zz] = [vxx + NOISE, vyy + NOISE, vzz + NOISE];
  const [i0, i1, i2] = [yy * zz - yz * yz, yz * xz - xy * zz, xy * yz - yy * xz];
  const determinant = xx * i0 + xy * i1 + xz * i2;
  const inverse = [i0, i1, i2, xx * zz - xz * xz, xy * xz - xx * yz, xx * yy - xy * xy];
  const scale = pixels / Math.max(1, total) / Math.sqrt((2 * Math.PI) ** 3 * determinant);
  return [scale, ...mean, ...inverse.map((entry) => entry / determinant)];
}

/** A colour that the mixture hardly holds costs that much and no more, as −ln of a density. */
const FLOOR = 1e-8;

/** How unlikely the mixture is to give a colour: −ln of its density there. */
export function unlikelihood(mixture: ColourMixture, l: number, a: number, b: number): number {
  let density = FLOOR;
  for (let c = 0; c < mixture.length; c += 10) {
    const x = l - (mixture[c + 1] as number);
    const y = a - (mixture[c + 2] as number);
    const z = b - (mixture[c + 3] as number);
    const square =
      x * (x * (mixture[c + 4] as number) + 2 * y * (mixture[c + 5] as number)) +
      z * (2 * x * (mixture[c + 6] as number) + 2 * y * (mixture[c + 8] as number)) +
      y * y * (mixture[c + 7] as number) +
      z * z * (mixture[c + 9] as number);
    if (square < 40) density += (mixture[c] as number) * Math.exp(-0.5 * square);
  }
  return -Math.log(density);
}
