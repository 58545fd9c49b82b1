import { type Field, RADIUS } from './field.ts';
import type { Shift } from './shifts.ts';
import { centreOf } from './vote.ts';

/** A pixel of the hole. */
export interface Place {
  p: number;
  x: number;
  y: number;
  /** The centre of the patch that fills it. */
  centre: number;
  /** Whether the patch has to be known as a whole: it fills the pixels at the side of the picture, too. */
  isAtSide: boolean;
  /** Known pixels near it, and how much each counts. */
  rim: Int32Array;
  weights: Float32Array;
}

/** Half the width, px, of the square in which known pixels tell what goes on into the hole. */
const NEAR = 2;
/** How much all of them count, against one that touches the pixel. */
const NEAR_WEIGHT = 1.5;
/** Most that one known pixel says against a shift, in levels: it may belong to something else. */
const MOST = 120;
/** What nothing is filled with. */
export const NEVER = 1e5;
/** What it costs a pixel to come from as far across or down as the picture goes, in levels. */
const [FAR_ACROSS, FAR_DOWN] = [1, 16];

/** What places of a hole can be filled with. */
export interface Sight {
  /** Whether what a shift brings to a place is known. */
  isKnown: (place: Place, shift: Shift) => boolean;
  /** What speaks against a shift at a place: how unlike it is to what is known there, and how far. */
  cost: (place: Place, shift: Shift) => number;
}

/** What the hole would look like at its smoothest, and how busy it would be there. */
export interface Guess {
  colours: Float32Array;
  texture: Float32Array;
}

/** How much what is copied may not be otherwise than the guess, against what is at the rim. */
const LIKE_GUESS = { colour: 0.12, texture: 0.2 } as const;

export function sightOf({ layer, isSource }: Field, guess: Guess | null): Sight {
  const { width, height, colours, hole, barred, texture } = layer;
  // What is copied takes its neighbours along: they tell its seams, and at full size it lies between pixels.
  const isOpen = new Uint8Array(hole.length);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, p = y * width + 1; x < width - 1; x++, p++) {
      isOpen[p] = 1;
      for (let row = p - width; row <= p + width; row += width)
        for (let q = row - 1; q <= row + 1; q++) if (hole[q] || barred[q]) isOpen[p] = 0;
    }
  const isKnown = (place: Place, { dx, dy, step }: Shift) => {
    const x = (place.centre % width) + dx;
    const y = Math.floor(place.centre / width) + dy;
    if (x < RADIUS || y < RADIUS || x >= width - RADIUS || y >= height - RADIUS) return false;
    if (place.isAtSide) return isSource[place.centre + step] === 1;
    return isOpen[place.p + step] === 1;
  };
  const cost = (place: Place, shift: Shift) => {
    if (!isKnown(place, shift)) return NEVER;
    const { rim, weights } = place;
    let sum = FAR_ACROSS * Math.abs(shift.dx / width) + FAR_DOWN * Math.abs(shift.dy / height);
    if (guess) {
      const [i, j] = [place.p * 3, (place.p + shift.step) * 3];
      const r = (guess.colours[i] as number) - (colours[j] as number);
      const g = (guess.colours[i + 1] as number) - (colours[j + 1] as number);
      const b = (guess.colours[i + 2] as number) - (colours[j + 2] as number);
      const t = (place.p + shift.step) * 2;
      const across = (guess.texture[i] as number) - (texture[t] as number);
      const down = (guess.texture[i + 1] as number) - (texture[t + 1] as number);
      sum += LIKE_GUESS.colour * Math.sqrt(r * r + g * g + b * b);
      sum += LIKE_GUESS.texture * (Math.abs(across) + Math.abs(down));
    }
    for (let k = 0; k < rim.length; k++) {
      const p = rim[k] as number;
      const q = p + shift.step;
      const x = (p % width) + shift.dx;
      let d = MOST;
      if (x >= 0 && x < width && q >= 0 && q < hole.length && !hole[q] && !barred[q]) {
        const r = (colours[p * 3] as number) - (colours[q * 3] as number);
        const g = (colours[p * 3 + 1] as number) - (colours[q * 3 + 1] as number);
        const b = (colours[p * 3 + 2] as number) - (colours[q * 3 + 2] as number);
        d = Math.min(MOST, Math.sqrt(r * r + g * g + b * b));
      }
      sum += (weights[k] as number) * d;
    }
    return sum;
  };
  return { isKnown, cost };
}

/** The pixels of the hole, in reading order. */
export function placesOf({ layer }: Field): Place[] {
  const { width, height, hole, barred } = layer;
  const places: Place[] = [];
  for (let p = 0; p < hole.length; p++) {
    if (!hole[p]) continue;
    const x = p % width;
    const y = Math.floor(p / width);
    const rim: number[] = [];
    const weights: number[] = [];
    for (let v = Math.max(0, y - NEAR); v <= Math.min(height - 1, y + NEAR); v++)
      for (let u = Math.max(0, x - NEAR); u <= Math.min(width - 1, x + NEAR); u++) {
        const q = v * width + u;
        if (hole[q] || barred[q]) continue;
        rim.push(q);
        const touches = Math.abs(u - x) + Math.abs(v - y) === 1;
        weights.push(NEAR_WEIGHT / (2 * NEAR + 1) ** 2 + (touches ? 1 : 0));
      }
    const isAtSide =
      x <= RADIUS || y <= RADIUS || x >= width - 1 - RADIUS || y >= height - 1 - RADIUS;
    places.push({
      ...{ p, x, y, isAtSide, centre: centreOf(p, layer) },
      ...{ rim: Int32Array.from(rim), weights: Float32Array.from(weights) },
    });
  }
  return places;
}
