import type { Pixels, Size } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { gaussian } from '../vision/gaussian.ts';
import { lumaPlaneOf } from '../vision/plane.ts';

const DEGREES = 180 / Math.PI;
/** Furthest tilt that is looked for, degrees. */
const MOST_TILT = 12;
/** Between two angles that are tried, degrees. */
const STEP = 0.25;
const ANGLES = (2 * MOST_TILT) / STEP + 1;
/** Furthest that an edge's own direction may be from an angle that it speaks for, degrees. */
const SPREAD = 3;
/** Slopes below that, in luma, are texture. */
const FAINTEST = 0.018;
/** Length of the line that speaks for an angle at least, in parts of the shorter edge. */
const SHORTEST = 0.17;
/** How many times as much speaks for it as for a fifth of the other angles. */
const CLEAR = 2;

/**
 * How much standing lines may lean towards each other, degrees at the left and right rim: up to there from a camera that
 * looks upwards (below 0) or downwards.
 */
const CONVERGENCES = [0, -3, 3, -6, 6, -9, 9];
/** How many times as much speaks for lines that lean towards each other, for each degree: upright ones are usual. */
const RARER = 0.02;

/** Angles looked at between two checkpoints. */
const ANGLES_A_TURN = 4;

/** An edge pixel: its place from the middle, and how far its edge is from lying or standing, degrees. */
interface Edge {
  x: number;
  y: number;
  tilt: number;
  weight: number;
  isLying: boolean;
}

function edgesOf(small: Pixels): Edge[] {
  const { width, height } = small;
  const luma = gaussian(lumaPlaneOf(small).data, small, 1);
  const light = luma.slice().sort()[Math.floor(luma.length * 0.98)] ?? 1;
  const faintest = FAINTEST * Math.max(0.25, light);
  const edges: Edge[] = [];
  for (let y = 1; y + 1 < height; y++)
    for (let x = 1; x + 1 < width; x++) {
      const p = y * width + x;
      const dx = ((luma[p + 1] as number) - (luma[p - 1] as number)) / 2;
      const dy = ((luma[p + width] as number) - (luma[p - width] as number)) / 2;
      const slope = Math.hypot(dx, dy);
      if (slope < faintest) continue;
      const isLying = Math.abs(dy) > Math.abs(dx);
      // An edge runs across its slope: clockwise of lying or standing is positive.
      const ratio = isLying ? -dx / dy : dy / dx;
      const tilt = (Math.atan(ratio) * 180) / Math.PI;
      if (Math.abs(tilt) > MOST_TILT + SPREAD) continue;
      // Looking up makes lines that stand lean inwards, least in the middle.
      const aside = isLying ? 0 : Math.abs((2 * x) / width - 1);
      const weight = (Math.min(slope, 0.08 * light) / (0.08 * light)) * (1 - 0.75 * aside);
      edges.push({ x: x - width / 2, y: y - height / 2, tilt, weight, isLying });
    }
  return edges;
}

/**
 * How much the edges speak for each angle: a Hough transform (Duda & Hart 1972) over a few degrees. Edges of one line
 * fall into one bin, and bins count by their square, so that one long line outweighs much texture.
 *
 * @param convergence of lines that stand, degrees
 */
async function votesOf(
  edges: readonly Edge[],
  { width, height }: Size,
  convergence: number,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  const reach = Math.hypot(width, height) / 2;
  const lean = Math.tan(convergence / DEGREES) / (width / 2);
  const furthest = Math.ceil(reach / (1 - reach * Math.abs(lean))) + 2;
  const bins = new Float64Array(2 * furthest + 2);
  const shorter = Math.min(width, height);
  const votes = new Float64Array(ANGLES);
  for (let k = 0; k < ANGLES; k++) {
    if (k % ANGLES_A_TURN === 0) await checkpoint();
    const angle = k * STEP - MOST_TILT;
    const sin = Math.sin(angle / DEGREES);
    const cos = Math.cos(angle / DEGREES);
    bins.fill(0);
    for (const { x, y, tilt, weight, isLying } of edges) {
      if (Math.abs(tilt - angle) > SPREAD + Math.abs(convergence)) continue;
      const across = isLying
        ? y * cos - x * sin
        : (x * cos + y * sin) / (1 - lean * (y * cos - x * sin));
      const away = Math.abs(tilt - angle - across * lean * DEGREES);
      if (away > SPREAD) continue;
      const at = across + furthest;
      const bin = at | 0;
      const share = at - bin;
      const value = weight * (1 - away / (SPREAD + 1));
      bins[bin] = (bins[bin] as number) + value * (1 - share);
      bins[bin + 1] = (bins[bin + 1] as number) + value * share;
    }
    let sum = 0;
    for (const bin of bins) {
      const length = bin / shorter;
      if (length > 0.08) sum += length * length;
    }
    votes[k] = sum * (1 - RARER * Math.abs(convergence));
  }
  return votes;
}

/** The votes of standing lines, leaning towards each other as most of them do. */
async function standingVotes(
  edges: readonly Edge[],
  size: Size,
  checkpoint: Checkpoint,
): Promise<Float64Array> {
  let best = new Float64Array(ANGLES);
  for (const convergence of CONVERGENCES) {
    const votes = await votesOf(edges, size, convergence, checkpoint);
    if (Math.max(...votes) > Math.max(...best)) best = Float64Array.from(votes);
  }
  return best;
}

/** The angle that stands out, degrees; null when none does. */
function peakOf(votes: Float64Array): { tilt: number; strength: number } | null {
  let best = 0;
  for (let k = 1; k < ANGLES; k++) if ((votes[k] as number) > (votes[best] as number)) best = k;
  const top = votes[best] as number;
  const sorted = votes.slice().sort();
  const usual = sorted[Math.floor(ANGLES * 0.8)] as number;
  // A peak at the rim is the foot of one that lies further out.
  if (top < SHORTEST ** 2 || best < 2 || best > ANGLES - 3) return null;
  if (top < usual * CLEAR) return null;
  const [left, right] = [votes[best - 1] as number, votes[best + 1] as number];
  const curve = left - 2 * top + right;
  const shift = curve === 0 ? 0 : (left - right) / (2 * curve);
  return { tilt: (best + shift) * STEP - MOST_TILT, strength: top * (1 - usual / top) };
}

/**
 * How far a picture is tilted clockwise, degrees, by its horizon and its lines that stand or lie; null
 * when it cannot be told.
 *
 * @param small an opaque copy whose longer edge is about 640 px
 */
export async function tiltOf(small: Pixels, checkpoint: Checkpoint): Promise<number | null> {
  const edges = edgesOf(small);
  const lines = [true, false].map((lies) => edges.filter(({ isLying }) => isLying === lies));
  const lying = peakOf(await votesOf(lines[0] ?? [], small, 0, checkpoint));
  const standing = peakOf(await standingVotes(lines[1] ?? [], small, checkpoint));
  if (!lying || !standing) return (lying ?? standing)?.tilt ?? null;
  // Lines that agree speak for each other; else perspective has turned the weaker ones.
  if (Math.abs(lying.tilt - standing.tilt) < 1.2) {
    const all = lying.strength + standing.strength;
    return (lying.tilt * lying.strength + standing.tilt * standing.strength) / all;
  }
  return (standing.strength * 1.2 > lying.strength ? standing : lying).tilt;
}
