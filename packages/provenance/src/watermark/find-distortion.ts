import { HIGHEST, TILE } from './carriers.ts';
import { type Distortion, type Prominence, standOut, type Waves } from './prominence.ts';

/** A distortion that the waves speak for. */
export interface Candidate extends Distortion {
  score: number;
}

const SMALLEST = 0.4;
const LARGEST = 2.3;
/** Radians; what a scanner or a hand does to a picture. */
const MOST_TURNED = (3 * Math.PI) / 180;
/** How far width and height may have been scaled differently, as a logarithm. */
const MOST_STRETCHED = 0.12;
const LEAST_SCORE = 3.2;
/** Stretched pictures are rare: they have to stand out more. */
const STRETCHED_LEAST = 4.2;
const STRETCHED_PENALTY = 0.6;
const MOST_CANDIDATES = 6;

/**
 * Looks for how a picture was scaled and turned since it was marked: tries a grid fine enough that no wave falls
 * between two of its points, then climbs from the best ones.
 */
export function findDistortions(map: Prominence, waves: Waves): Candidate[] {
  const score = (distortion: Distortion) => standOut(map, waves, distortion);
  /** The outermost wave moves one frequency of the transform for this much change of scale, or of a turn. */
  const grain = TILE / (HIGHEST * Math.min(map.size, map.reach));
  const found = [...evenGrid(score, grain), ...stretchedGrid(score, grain)];
  found.sort((a, b) => b.score - a.score);
  const best: Candidate[] = [];
  for (const candidate of found) {
    if (best.length === MOST_CANDIDATES) break;
    if (best.every((other) => areApart(candidate, other))) best.push(candidate);
  }
  return best
    .map((candidate) => climb(candidate, score, 0.3 * grain))
    .sort((a, b) => b.score - a.score);
}

type Score = (distortion: Distortion) => number;

function evenGrid(score: Score, grain: number): Candidate[] {
  const found: Candidate[] = [];
  for (let scale = SMALLEST; scale <= LARGEST; scale *= 1 + 0.45 * grain * scale) {
    const step = 0.45 * grain * scale;
    const turns = Math.ceil(MOST_TURNED / step);
    for (let i = -turns; i <= turns; i++) {
      const distortion = { across: scale, down: scale, turn: i * step };
      const value = score(distortion);
      if (value > LEAST_SCORE) found.push({ ...distortion, score: value });
    }
  }
  return found;
}

function stretchedGrid(score: Score, grain: number): Candidate[] {
  const found: Candidate[] = [];
  for (let scale = 0.45; scale <= 1.6; scale *= 1 + 0.5 * grain * scale) {
    const step = 0.5 * grain * scale;
    const steps = Math.ceil(MOST_STRETCHED / step);
    for (let i = -steps; i <= steps; i++) {
      // Less than that is within the even grid's reach.
      if (Math.abs(i) < 2) continue;
      const stretch = Math.exp((i * step) / 2);
      const distortion = { across: scale * stretch, down: scale / stretch, turn: 0 };
      const value = score(distortion);
      if (value > STRETCHED_LEAST) found.push({ ...distortion, score: value - STRETCHED_PENALTY });
    }
  }
  return found;
}

function areApart(a: Distortion, b: Distortion): boolean {
  const size = ({ across, down }: Distortion) => Math.log(across * down) / 2;
  const stretch = ({ across, down }: Distortion) => Math.log(across / down);
  return (
    Math.abs(size(a) - size(b)) > 0.006 ||
    Math.abs(a.turn - b.turn) > 0.008 ||
    Math.abs(stretch(a) - stretch(b)) > 0.02
  );
}

/** Ways to change a distortion a little. */
const MOVES = [
  [1, 1, 0],
  [-1, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
  [1, -1, 0],
  [-1, 1, 0],
] as const;

/** Distortions one step away. */
export function neighbours({ across, down, turn }: Distortion, step: number): Distortion[] {
  return MOVES.map(([x, y, t]) => ({
    across: across * (1 + x * step),
    down: down * (1 + y * step),
    turn: turn + t * step,
  }));
}

function climb(from: Candidate, score: Score, firstStep: number): Candidate {
  let best: Candidate = { ...from, score: score(from) };
  for (let round = 0, step = firstStep; round < 5; round++, step /= 2) {
    for (let tries = 0, isBetter = true; isBetter && tries < 8; tries++) {
      isBetter = false;
      for (const next of neighbours(best, step)) {
        const value = score(next);
        if (value <= best.score + 1e-6) continue;
        best = { ...next, score: value };
        isBetter = true;
      }
    }
  }
  return best;
}
