import type { SKRSContext2D } from '@napi-rs/canvas';
import { brushed } from './brush.ts';
import type { Easel, Film } from './film.ts';
import { type Point, polygon } from './shapes.ts';
import { CARS, drawCar, drawTree, EYE, HALF } from './traffic.ts';

/** What a street is painted with; colours as CSS has them. */
export interface StreetLook {
  /** Fronts on the left and on the right side. */
  fronts: readonly [readonly string[], readonly string[]];
  /** Windows as paint, for those without a lamp behind them. */
  glass: string;
  /** Lit windows and shop fronts; none by day. */
  lamps: readonly string[];
  /** Share of the windows that are lit. */
  lit: number;
  pavement: string;
  road: string;
  marks: string;
  /** Colour of the air at the street's end. */
  haze: string;
  trees: readonly string[];
}

/** How near and how far it is seen, units at distance 1. */
const NEAREST = 0.62;
const FARTHEST = 9;
/** Height of the vanishing point, share of the picture's height. */
export const STREET_HORIZON = 0.54;

interface House {
  side: -1 | 1;
  near: number;
  far: number;
  tall: number;
  front: string;
}

/** Where the ground is under the fronts in a column, units below the horizon: the line that reflections turn at. */
export function kerbAt(x: number): number {
  return (EYE * Math.abs(x)) / HALF;
}

function houses(look: StreetLook, random: () => number): House[] {
  const list: House[] = [];
  for (const side of [-1, 1] as const) {
    const fronts = look.fronts[side < 0 ? 0 : 1];
    for (let near = NEAREST, i = 0; near < FARTHEST; i++) {
      const far = near * (1.2 + 0.16 * random());
      const front = fronts[i % fronts.length] as string;
      list.push({ side, near, far, tall: 0.75 + 1.5 * random() + near * 0.12, front });
      near = far;
    }
  }
  return list.sort((a, b) => b.far - a.far);
}

/** A patch of a front between two distances and two heights above the street. */
function patch(
  context: SKRSContext2D,
  colour: string,
  hy: number,
  side: number,
  [near, far]: Point,
  [low, high]: Point,
): void {
  const at = (z: number, h: number): Point => [(side * HALF) / z, hy + (EYE - h) / z];
  polygon(context, colour, at(near, low), at(near, high), at(far, high), at(far, low));
}

function drawHouse(
  context: SKRSContext2D,
  lamps: SKRSContext2D,
  look: StreetLook,
  hy: number,
  house: House,
  random: () => number,
): void {
  const { side, near, far, tall, front } = house;
  patch(context, front, hy, side, [near, far], [0, tall]);
  const columns = Math.max(2, Math.round(Math.log(far / near) * 24));
  const floors = Math.round(tall / 0.15);
  for (let floor = 0; floor < floors; floor++) {
    const isShop = floor === 0;
    for (let column = 0; column < columns; column++) {
      const a = near * (far / near) ** ((column + (isShop ? 0.08 : 0.24)) / columns);
      const b = near * (far / near) ** ((column + (isShop ? 0.92 : 0.76)) / columns);
      const low = floor * 0.15 + (isShop ? 0.015 : 0.04);
      const span: Point = [low, low + (isShop ? 0.105 : 0.085)];
      const chosen = look.lamps[Math.floor(random() ** 1.7 * look.lamps.length)];
      const isLit = random() < (isShop ? look.lit * 2.2 : look.lit);
      if (isLit && chosen) {
        lamps.globalAlpha = (isShop ? 0.75 : 0.25 + 0.6 * random()) * Math.min(1, 0.35 + 1 / a);
        patch(lamps, chosen, hy, side, [a, b], span);
      } else patch(context, look.glass, hy, side, [a, b], span);
    }
  }
  // Air between here and there.
  context.globalAlpha = Math.min(0.8, 0.1 * near);
  patch(context, look.haze, hy, side, [near, far], [0, tall + 0.02]);
  context.globalAlpha = 1;
}

/**
 * A street that leads away between houses, as paint and as lamps: two films, so that lamps may be
 * brighter than paper. The sky is left open.
 *
 * @param brightness of the lamps, 1 is white paper
 */
export function street(
  size: Easel,
  look: StreetLook,
  brightness: number,
  random: () => number,
): { paint: Film; lamps: Film } {
  const unit = Math.sqrt(size.width * size.height);
  const hy = (size.height / unit) * STREET_HORIZON;
  let paint: Film | undefined;
  const lamps = brushed(
    size,
    (glow) => {
      paint = brushed(size, (context) => drawStreet(context, glow, look, hy, random));
    },
    brightness,
  );
  return { paint: paint as Film, lamps };
}

function drawStreet(
  context: SKRSContext2D,
  glow: SKRSContext2D,
  look: StreetLook,
  hy: number,
  random: () => number,
): void {
  polygon(context, look.pavement, [-3, hy], [3, hy], [3, hy + 2], [-3, hy + 2]);
  const kerb = HALF * 0.74;
  polygon(
    context,
    look.road,
    [-kerb / FARTHEST, hy + EYE / FARTHEST],
    [kerb / FARTHEST, hy + EYE / FARTHEST],
    [kerb * 8, hy + EYE * 8],
    [-kerb * 8, hy + EYE * 8],
  );
  for (let z = 0.3; z < 6; z *= 1.5)
    polygon(
      context,
      look.marks,
      [-0.008 / z, hy + EYE / z],
      [0.008 / z, hy + EYE / z],
      [0.008 / (z * 1.22), hy + EYE / (z * 1.22)],
      [-0.008 / (z * 1.22), hy + EYE / (z * 1.22)],
    );
  const list = houses(look, random);
  for (const house of list) drawHouse(context, glow, look, hy, house, random);
  for (const z of [5.5, 4.2, 3.2, 2.4, 1.8]) {
    drawTree(context, look.trees, hy, (-HALF * 0.84) / z, z, random);
    drawTree(context, look.trees, hy, (HALF * 0.86) / (z * 1.12), z * 1.12, random);
  }
  for (const car of CARS) drawCar(context, hy, car);
}
