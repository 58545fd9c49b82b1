import type { Size } from '../picture/picture.ts';
import { connectedParts } from '../subject/tidy-mask.ts';

/** What is drawn: 1 for each pixel with ink, and its colour's number. */
export interface Drawing extends Size {
  ink: Uint8Array;
  colours: Uint8Array;
}

/** Strokes that are that near to each other belong together, px. */
const GAP = 4;
/** A part with fewer px is a slip of the pen. */
const LEAST = 60;
/** A loose part, such as a head, belongs to a figure whose box is that near, as a share of its height. */
const LOOSE = 0.16;
/** Each of two figures has at least that share of the ink of both. */
const FAIR = 0.2;
/** Two figures of different colours stand so far apart at least, px between their middles. */
const APART = 50;

interface Part extends Box {
  ink: Uint8Array;
  pixels: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The ink of each figure, from left to right, the strokes' small gaps closed. */
export function figuresIn(drawing: Drawing): Uint8Array[] {
  const figures = byColour(drawing).flatMap((ink) => byPlace(widened(ink, drawing), drawing));
  const largest = Math.max(0, ...figures.map(({ pixels }) => pixels));
  return figures
    .filter(({ pixels }) => pixels > largest * FAIR)
    .toSorted((a, b) => a.left + a.right - b.left - b.right)
    .map(({ ink }) => ink);
}

/** The ink of the colours apart, where two of them stand apart from each other; else all of it. */
function byColour({ ink, colours, width }: Drawing): Uint8Array[] {
  const counts = new Array<number>(14).fill(0);
  const across = new Array<number>(14).fill(0);
  let all = 0;
  for (let p = 0; p < ink.length; p++) {
    if (!ink[p]) continue;
    const colour = colours[p] as number;
    counts[colour] = (counts[colour] ?? 0) + 1;
    across[colour] = (across[colour] ?? 0) + (p % width);
    all += 1;
  }
  const middle = (colour: number) => (across[colour] ?? 0) / Math.max(1, counts[colour] ?? 0);
  const main = [...counts.keys()].filter((colour) => (counts[colour] ?? 0) > all * FAIR);
  const [a, b] = main.toSorted((x, y) => (counts[y] ?? 0) - (counts[x] ?? 0));
  if (a === undefined || b === undefined || Math.abs(middle(a) - middle(b)) < APART) return [ink];
  // Other colours, and the mixed ones at edges, go with whom they are nearer to.
  return [a, b].map((own, _, [first, second]) =>
    ink.map((value, p) => {
      const colour = colours[p] as number;
      if (!value || colour === own) return value;
      if (colour === first || colour === second) return 0;
      const x = p % width;
      const nearer = Math.abs(x - middle(a)) <= Math.abs(x - middle(b)) ? a : b;
      return nearer === own ? 1 : 0;
    }),
  );
}

/** Ink with a rim, which closes gaps. */
function widened(ink: Uint8Array, { width, height }: Size): Uint8Array {
  const wide = new Uint8Array(ink.length);
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      if (!ink[p]) continue;
      for (let v = Math.max(0, y - GAP); v <= Math.min(height - 1, y + GAP); v++)
        wide.fill(1, v * width + Math.max(0, x - GAP), v * width + Math.min(width, x + GAP + 1));
    }
  }
  return wide;
}

/** The parts that hang together, loose ones with the figure that they are nearest to. */
function byPlace(ink: Uint8Array, size: Size): Part[] {
  const { labels, parts } = connectedParts(ink, size, 1);
  const all = parts
    .map((_, label) => partOf(labels, label, size))
    .slice(1)
    .filter(({ pixels }) => pixels >= LEAST)
    .toSorted((a, b) => b.bottom - b.top - (a.bottom - a.top));
  const figures: Part[] = [];
  for (const part of all) {
    const near = figures.find((figure) => isLoose(part, figure));
    if (near) figures[figures.indexOf(near)] = joined(near, part, size);
    else figures.push(part);
  }
  return figures.flatMap((figure) => halves(figure, size));
}

function partOf(labels: Int32Array, label: number, size: Size): Part {
  return measured(
    Uint8Array.from(labels, (value) => (value === label ? 1 : 0)),
    size,
  );
}

function measured(ink: Uint8Array, { width, height }: Size): Part {
  let [left, top, right, bottom, pixels] = [width, height, 0, 0, 0];
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p++) {
      if (!ink[p]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
      pixels += 1;
    }
  }
  return { ink, left, top, right, bottom, pixels };
}

function isLoose(part: Part, figure: Part): boolean {
  const tall = figure.bottom - figure.top;
  const dx = Math.max(0, part.left - figure.right, figure.left - part.right);
  const dy = Math.max(0, part.top - figure.bottom, figure.top - part.bottom);
  return Math.hypot(dx, dy) < tall * LOOSE && part.bottom - part.top < tall * 0.6;
}

/** Two parts, and a bridge between what of them is nearest. */
function joined(a: Part, b: Part, size: Size): Part {
  const ink = a.ink.map((value, p) => (value || b.ink[p] ? 1 : 0));
  const [from, to] = nearest(a, b, size.width);
  const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1])));
  for (let i = 0; i <= steps; i++) {
    const x = Math.round(from[0] + ((to[0] - from[0]) * i) / steps);
    const y = Math.round(from[1] + ((to[1] - from[1]) * i) / steps);
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      const u = x + dx;
      const v = y + dy;
      if (u >= 0 && v >= 0 && u < size.width && v < size.height) ink[v * size.width + u] = 1;
    }
  }
  return measured(ink, size);
}

function nearest(a: Part, b: Part, width: number): [[number, number], [number, number]] {
  const some = ({ ink }: Part) =>
    [...ink.keys()].filter((p) => ink[p] === 1 && ((p % width) + Math.floor(p / width)) % 3 === 0);
  let best = Number.POSITIVE_INFINITY;
  let pair: [[number, number], [number, number]] = [
    [0, 0],
    [0, 0],
  ];
  const others = some(b).map((q) => [q % width, Math.floor(q / width)] as [number, number]);
  for (const p of some(a)) {
    const x = p % width;
    const y = Math.floor(p / width);
    for (const other of others) {
      const far = (other[0] - x) ** 2 + (other[1] - y) ** 2;
      if (far >= best) continue;
      best = far;
      pair = [[x, y], other];
    }
  }
  return pair;
}

/** Two figures that touch, such as hand in hand, are cut where least is drawn between them. */
function halves(figure: Part, size: Size): Part[] {
  const { ink, left, right, top, bottom } = figure;
  const [wide, tall] = [right - left, bottom - top];
  if (wide < tall * 1.05 || tall < 40) return [figure];
  const { width } = size;
  let cut = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let x = Math.round(left + wide * 0.36); x < left + wide * 0.64; x++) {
    let count = 0;
    for (let y = top; y < bottom; y++) count += ink[y * width + x] as number;
    if (count < least) [least, cut] = [count, x];
  }
  const side = (isLeft: boolean) =>
    measured(
      ink.map((value, p) => (value && p % width < cut === isLeft ? 1 : 0)),
      size,
    );
  const both = [side(true), side(false)];
  const areFigures = both.every(
    (half) => half.bottom - half.top > tall * 0.7 && half.pixels > figure.pixels * 0.3,
  );
  return least < tall * 0.25 && areFigures ? both : [figure];
}
