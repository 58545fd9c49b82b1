import { keyedRandom, shuffle } from './keyed-random.ts';
import { CODE_BITS } from './payload-code.ts';

/** Side of the tile that is repeated over a picture, in samples. */
export const TILE = 128;

/** Lowest and highest frequency of the mark, in periods a tile: below are shapes, above is what JPEG drops. */
export const LOWEST = 8;
export const HIGHEST = 40;

/** Frequencies this near to an axis are left to the edges of buildings and letters. */
const AXIS = 3;

/** Waves that only say where the tile is. */
const SYNC_COUNT = 64;
/** Their amplitude, where a carrier of data has 1. */
const SYNC_AMPLITUDE = 2.2;

/** How strong a frequency is where there is texture and where it is flat. */
export interface Shape {
  texture: number;
  flat: number;
}

/** A wave whose place is known. */
export interface SyncWave extends Shape {
  /** Periods a tile to the right, may be negative. */
  k: number;
  /** Periods a tile downwards, above 0. */
  l: number;
  radius: number;
  /** Radians. */
  phase: number;
}

/** Everything of the mark that follows from a key alone. */
export interface Carriers {
  sync: SyncWave[];
  /** How many carriers of data there are; below, one entry for each. */
  count: number;
  /** Index in a transformed tile. */
  index: Uint32Array;
  /** 0 the real part, 1 the imaginary one. */
  part: Uint8Array;
  /** Which coded bit it carries. */
  bit: Uint16Array;
  /** 1 or -1. */
  sign: Int8Array;
  radius: Float32Array;
  texture: Float32Array;
  flat: Float32Array;
}

interface Point {
  k: number;
  l: number;
  radius: number;
}

/** Half of the frequencies in the band: the others mirror them. */
function band(): Point[] {
  const points: Point[] = [];
  for (let l = AXIS; l <= HIGHEST; l++) {
    for (let k = -HIGHEST; k <= HIGHEST; k++) {
      const radius = Math.hypot(k, l);
      if (Math.abs(k) >= AXIS && radius >= LOWEST && radius <= HIGHEST) {
        points.push({ k, l, radius });
      }
    }
  }
  return points.sort((a, b) => a.radius - b.radius);
}

/** Texture hides all frequencies alike but the lowest; on flat ground low ones survive compression better. */
function shapeAt(radius: number): Shape {
  return { texture: Math.min(1, radius / 12), flat: 1 / (1 + (radius / 20) ** 4) };
}

/** One wave from each of as many rings, so that they are found at every scale. */
function chooseSync(points: readonly Point[], key: Uint8Array): Map<Point, SyncWave> {
  const random = keyedRandom(key, 'sync');
  const chosen = new Map<Point, SyncWave>();
  const width = HIGHEST - LOWEST - 1;
  for (let i = 0; i < SYNC_COUNT; i++) {
    const wanted = LOWEST + 1 + (width * (i + random())) / SYNC_COUNT;
    const near = points.filter(
      (point) => Math.abs(point.radius - wanted) < 0.7 && !chosen.has(point),
    );
    const point = near[Math.floor(random() * near.length)];
    if (!point) continue;
    const { texture, flat } = shapeAt(point.radius);
    const strength = { texture: SYNC_AMPLITUDE * texture, flat: SYNC_AMPLITUDE * flat };
    chosen.set(point, { ...point, ...strength, phase: random() * 2 * Math.PI });
  }
  return chosen;
}

function keySchedule(key: Uint8Array): Carriers {
  const points = band();
  const sync = chooseSync(points, key);
  const free = points.filter((point) => !sync.has(point));
  const random = keyedRandom(key, 'data');
  const count = 2 * free.length;
  const carriers: Carriers = {
    sync: [...sync.values()],
    count,
    index: new Uint32Array(count),
    part: new Uint8Array(count),
    bit: new Uint16Array(count),
    sign: new Int8Array(count),
    radius: new Float32Array(count),
    texture: new Float32Array(count),
    flat: new Float32Array(count),
  };
  let order = new Uint16Array(CODE_BITS);
  for (let i = 0; i < count; i++) {
    // Ring by ring, every bit gets one carrier before any gets another: all are heard equally well.
    if (i % CODE_BITS === 0) order = shuffle(Uint16Array.from(order.keys()), random);
    const { k, l, radius } = free[i >> 1] as Point;
    const { texture, flat } = shapeAt(radius);
    carriers.index[i] = l * TILE + ((k + TILE) % TILE);
    carriers.part[i] = i & 1;
    carriers.bit[i] = order[i % CODE_BITS] as number;
    carriers.sign[i] = random() < 0.5 ? -1 : 1;
    carriers.radius[i] = radius;
    carriers.texture[i] = texture;
    carriers.flat[i] = flat;
  }
  return carriers;
}

const known = new Map<string, Carriers>();

/** The carriers of a key; the last few are remembered. */
export function carriersOf(key: Uint8Array): Carriers {
  const name = Buffer.from(key).toString('hex');
  const carriers = known.get(name) ?? keySchedule(key);
  if (known.size > 8) known.clear();
  known.set(name, carriers);
  return carriers;
}
