import { setImmediate } from 'node:timers/promises';
import { type Carriers, carriersOf } from './carriers.ts';
import { type Candidate, findDistortions, neighbours } from './find-distortion.ts';
import { type Folded, foldPlaced, foldUpright, type Placement, TURNS } from './fold.ts';
import { halved, lumaOf, type Plane, pixelsPerSample, type Raster } from './plane.ts';
import { type Distortion, measureProminence, wavesOf } from './prominence.ts';
import { readId } from './read-id.ts';
import { transformFold } from './spectrum.ts';
import { findShifts } from './synchronise.ts';
import { whiten } from './whiten.ts';

/** A mark that was found. */
export interface FoundMark {
  /** 64 bits. */
  id: bigint;
  /** Standard deviations of noise by which its known waves agree; noise alone reaches 5 now and then. */
  score: number;
  /** How the picture was changed since: `as it was`, a turn, or `scaled or turned`. */
  how: string;
  /** Where the picture was scaled or slightly turned. */
  distortion?: Distortion | undefined;
}

/** How a search is limited. */
export interface FindOptions {
  /** Stops the search when it aborts. */
  signal?: AbortSignal | undefined;
  /** Milliseconds of this thread's own work after which nothing new is tried. @default 2000 */
  patienceMs?: number | undefined;
}

/** From here on the waves are worth reading the id: noise gets there in one search of fifty. */
const LEAST_SCORE = 4.7;
/** Turned pictures are five tries more. */
const LEAST_TURNED_SCORE = 5.3;
/** Marks that may lie in one picture, after several edits. */
const SHIFTS = 2;
/** From here on it is worth to try the distortions around. */
const PROMISING = 4.5;
/**
 * Ids that are read at most. Noise passes for an id with a chance of 2⁻²⁴ each time, so that a picture without
 * a mark gives one with a chance below 16 · 2⁻²⁴ = 9.6 · 10⁻⁷.
 */
const MOST_READS = 16;

/** Samples in an edge below which half of a picture is too little to look at. */
const SMALLEST_HALF = 256;

/**
 * Looks for marks with a key.
 *
 * @returns the found ids, best first; none when there are none.
 * @throws the signal's reason.
 */
export async function findMarks(
  raster: Raster,
  key: Uint8Array,
  { signal, patienceMs = 2000 }: FindOptions = {},
): Promise<FoundMark[]> {
  const before = process.threadCpuUsage();
  const carriers = carriersOf(key);
  const search = new Search(carriers);
  const rest = async () => {
    await setImmediate();
    signal?.throwIfAborted();
    // Of work, not of time: a busy machine must not find less.
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000 < patienceMs;
  };
  const luma = lumaOf(raster, pixelsPerSample(raster));
  const whole = whiten(luma);
  if (search.unturned(whole) || !(await rest())) return search.found;
  const half = Math.min(luma.width, luma.height) >= 2 * SMALLEST_HALF ? whiten(halved(luma)) : null;
  if (half && search.unturned(half)) return search.found;
  if (!(await rest()) || search.turned(foldUpright(whole))) return search.found;
  if (!(await rest())) return search.found;
  const candidates = findDistortions(measureProminence(whole), wavesOf(carriers.sync));
  for (const candidate of candidates) {
    if (!(await rest())) return search.found;
    for (const likely of likelyNear(candidate))
      if (search.distorted(whole, likely)) return search.found;
  }
  let best = search.best;
  if (!best || best.score < PROMISING) return search.found;
  let step = 0.4 / Math.max(whole.width, whole.height);
  for (let round = 0; round < 3; round++, step /= 2) {
    for (let tries = 0, isBetter = true; isBetter && tries < 3; tries++) {
      isBetter = false;
      for (const next of neighbours(best.distortion, step)) {
        if (!(await rest())) return search.found;
        if (search.distorted(whole, next)) return search.found;
        if (search.best !== best) isBetter = true;
        best = search.best ?? best;
      }
    }
  }
  return search.found;
}

/** What pictures are mostly scaled to. */
const USUAL_SCALES = [
  1 / 3,
  0.4,
  0.5,
  0.6,
  2 / 3,
  0.7,
  0.75,
  0.8,
  0.85,
  0.9,
  0.95,
  1,
  1.05,
  1.1,
  1.2,
  1.25,
  4 / 3,
  1.5,
  1.6,
  1.75,
  2,
];

/** A measured distortion, and the round ones that it may be. */
function likelyNear({ across, down, turn }: Candidate): Distortion[] {
  const measured = { across, down, turn };
  if (Math.abs(turn) > 0.004 || Math.abs(across / down - 1) > 0.01) return [measured];
  const even = Math.sqrt(across * down);
  const usual = USUAL_SCALES.filter((scale) => Math.abs(scale / even - 1) < 0.006);
  return [measured, ...[...usual, even].map((scale) => ({ across: scale, down: scale, turn: 0 }))];
}

/** The tries that were made in one picture, and what they brought. */
class Search {
  readonly found: FoundMark[] = [];
  /** The distortion that looked best so far. */
  best: { distortion: Distortion; score: number } | undefined;
  #reads = 0;
  readonly #carriers: Carriers;

  constructor(carriers: Carriers) {
    this.#carriers = carriers;
  }

  unturned(plane: Plane): boolean {
    return this.#read(foldUpright(plane), LEAST_SCORE, { how: 'as it was' }) > 0 && this.#isDone();
  }

  turned(folded: Folded): boolean {
    return Object.entries(TURNS).some(([how, turn]) => {
      this.#read(folded.map(turn) as Folded, LEAST_TURNED_SCORE, { how });
      return this.#isDone();
    });
  }

  distorted(plane: Plane, distortion: Distortion): boolean {
    const folded = foldPlaced(plane, placementOf(distortion));
    const score = this.#read(folded, LEAST_SCORE, { how: 'scaled or turned', distortion });
    if (!this.best || score > this.best.score + 0.02) this.best = { distortion, score };
    return this.#isDone();
  }

  #isDone(): boolean {
    return this.found.length > 0;
  }

  /** @returns the best score. */
  #read(folded: Folded, least: number, about: Pick<FoundMark, 'how' | 'distortion'>): number {
    const spectrum = transformFold(folded);
    const shifts = findShifts(spectrum.sum, this.#carriers, SHIFTS);
    for (const shift of shifts) {
      if (shift.score < least || this.#reads >= MOST_READS) continue;
      this.#reads += 1;
      const id = readId(spectrum, this.#carriers, shift);
      if (id !== null && this.found.every((other) => other.id !== id)) {
        this.found.push({ id, score: shift.score, ...about });
      }
    }
    return shifts[0]?.score ?? 0;
  }
}

/** From a sample of the distorted picture back to where it was. */
function placementOf({ across, down, turn }: Distortion): Placement {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { a: cos / across, b: sin / across, c: -sin / down, d: cos / down };
}
