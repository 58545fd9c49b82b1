import type { Size } from '../picture/picture.ts';
import { piecesOf } from '../recolour/pieces.ts';
import { aOf, bOf, RADIANS, type Tints, turn } from '../recolour/tints.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { gaussian } from '../vision/gaussian.ts';
import { beyondUsual } from './beyond-usual.ts';

/** Unevenness, as the deviation of smoothed chroma, from which on it is flattened. */
const UNEVEN = 0.0045;
/** How much darker yellowed paper is for its chroma: dyes that yellow take about that share of the light. */
const DARKENS = 2.2;
/** Radii over which yellowing and stains are told from the picture, as shares of the longer edge. */
const RADIUS = { broad: 0.03, stain: 0.012 };
/** Chroma beyond that of its lightness from which on a spot is a stain, and the least share of the picture that one has. */
const STAIN = { least: 0.005, area: 0.003 };
/** Share of a stain's pixels that have less than all of its chroma, and share of that at which its edge begins: below, it may be the picture's own. */
const FULL = 0.7;
const EDGE = 0.15;
/** Least change of a stain's share over two pixels from which the change of lightness is read. */
const STEEP = 0.01;
/** Share of its edge that may be lighter towards its middle: what is under it, a cloud or a collar. */
const LIGHTER = 0.25;
/** Most that a stain takes of the logarithm of light, and how much more that is of encoded levels than of Oklab's lightness. */
const MOST = 1;
const ENCODED = 3 / 2.2;
/** Most chroma across the toning's hue, as a share of that beyond it: a stain yellows what it is on, hair and cloth have a hue of their own. */
const OTHER_HUE = 0.4;

/** Chroma across the hue that all of the print is toned in. */
function acrossOf(tints: Tints): Float32Array {
  let [a, b] = [0, 0];
  for (let p = 0; p < tints.c.length; p++) {
    a += aOf(tints, p);
    b += bOf(tints, p);
  }
  const hue = Math.atan2(b, a) / RADIANS;
  return tints.c.map((chroma, p) => chroma * Math.sin(turn(hue, tints.h[p] as number) * RADIANS));
}

/**
 * How much of the logarithm of lightness a stain takes: what its share and the lightness change by along its edge, the
 * median of all; 0 where that is not told. The picture under it changes too, but here and there, and either way.
 */
function darkeningOf(log: Float32Array, share: Float32Array, { width, height }: Size): number {
  const found: number[] = [];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, p = y * width + 1; x < width - 1; x++, p++)
      for (const step of [1, width]) {
        const edge = (share[p + step] as number) - (share[p - step] as number);
        if (Math.abs(edge) < STEEP) continue;
        found.push(((log[p - step] as number) - (log[p + step] as number)) / edge);
      }
  found.sort((a, b) => a - b);
  const at = (q: number) => found[Math.floor(found.length * q)] ?? 0;
  return at(LIGHTER) > 0 ? Math.min(MOST, at(0.5) / (1 - EDGE)) : 0;
}

/** Names of the areas that reach the picture's border. */
function atBorder(of: Int32Array, { width, height }: Size): Set<number> {
  const names = new Set<number>();
  for (let x = 0; x < width; x++)
    names.add(of[x] as number).add(of[(height - 1) * width + x] as number);
  for (let y = 0; y < height; y++)
    names.add(of[y * width] as number).add(of[(y + 1) * width - 1] as number);
  return names;
}

/** What yellowing and stains have done to a toned print. */
interface Stains {
  /** Light that they have taken from each pixel, as a share of what is left. */
  taken: Float32Array;
  /** Whether there are spots; else it has yellowed more in some parts than in others. */
  areSpots: boolean;
}

/** The stains of a toned print; null when it is even. */
export async function stainsOf(tints: Tints, checkpoint: Checkpoint): Promise<Stains | null> {
  const size = { width: tints.width, height: tints.height };
  const longest = Math.max(size.width, size.height);
  // Chroma beyond what pixels of that lightness usually have.
  const excess = beyondUsual(tints.c, tints.l);
  const fine = gaussian(excess, size, RADIUS.stain * longest);
  const { of, areas } = await piecesOf(
    fine.map((value) => (value > STAIN.least ? 1 : 0)),
    size,
    checkpoint,
  );
  const across = acrossOf(tints);
  const log = gaussian(tints.l, size, RADIUS.stain * longest);
  for (let p = 0; p < log.length; p++) log[p] = Math.log(Math.max(0.02, log[p] as number));
  const taken = new Float32Array(of.length);
  let isStained = false;
  // Paper yellows from its edges inwards, all of it at once: that is no spot.
  const isOpen = atBorder(of, size);
  for (const [name, area] of areas.entries()) {
    if (name === 0 || isOpen.has(name) || area < STAIN.area * of.length) continue;
    await checkpoint();
    const values = fine.filter((_, p) => of[p] === name).sort();
    const full = values[Math.floor(FULL * values.length)] as number;
    const other = across.reduce((sum, each, p) => (of[p] === name ? sum + each : sum), 0) / area;
    if (Math.abs(other) > OTHER_HUE * full) continue;
    const near = gaussian(
      Float32Array.from(of, (each) => (each === name ? 1 : 0)),
      size,
      RADIUS.stain * longest,
    );
    const share = fine.map((value, p) =>
      (near[p] as number) < 0.05 ? 0 : Math.min(1, Math.max(0, (value / full - EDGE) / (1 - EDGE))),
    );
    const darkening = darkeningOf(log, share, size);
    if (darkening === 0) continue;
    isStained = true;
    for (let p = 0; p < taken.length; p++) {
      const mine = share[p] as number;
      if (mine === 0) continue;
      taken[p] = Math.exp(ENCODED * darkening * mine) - 1;
      excess[p] = 0;
    }
  }
  const broad = gaussian(excess, size, RADIUS.broad * longest);
  const square = broad.reduce((sum, value) => sum + value * value, 0) / broad.length;
  if (Math.sqrt(square) <= UNEVEN) return isStained ? { taken, areSpots: true } : null;
  const all = taken.map((light, p) => (light === 0 ? DARKENS * (broad[p] as number) : light));
  return { taken: all, areSpots: isStained };
}
