import type { Box } from '../mask/mask-box.ts';
import type { Mask, Pixels } from '../picture/picture.ts';
import { piecesOf } from '../recolour/pieces.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { boxMean } from '../vision/box-mean.ts';
import { type Lab, toLab } from '../vision/lab.ts';
import { loadOpenCv, withScope } from '../vision/opencv.ts';
import { type BoxCopy, boxCopy } from './box-copy.ts';
import { markScratches } from './mark-scratches.ts';
import { deviation } from './profile.ts';
import { scratchesOf } from './scratches.ts';

/** Widths of what is looked for, as shares of the box's shorter side. */
const WIDTHS = [0.1, 0.22, 0.45];
/** How far a flaw is from the ground that it is on, ΔE in L*a*b*: everywhere, tried one after the other, as shade may link it with others; and somewhere, as a multiple. */
const APART = [5, 9, 14, 20];
const MORE = 1.6;
/** The least that it is somewhere. */
const LEAST = 12;
/** Smallest flaw, px of the copy. */
const SMALLEST = 4;
/** How uneven the ground around a spot or a letter is at most, as a share of how far it is from that. */
const EVEN = 0.34;
/** Share of its own box that a part takes at least, and how many times longer than wide it is at most. */
interface Shape {
  full: number;
  long: number;
}
const SPOT: Shape = { full: 0.5, long: 1.7 };
const LETTER: Shape = { full: 0.12, long: 12 };
/** Levels of 0 to 255 that a lightness of L*a*b* stands for, and their grain at that size. */
const LEVELS = 2.55;
const GRAIN = 3;
/** Other flaws around one, as a multiple of the ground around it, at most. */
const CROWDED = 1.5;
/** Pixels of the copy around a flaw that its soft edge reaches to; a fold has light or shade beside it. */
const SOFT = { spots: 2, letters: 2, lines: 3 } as const;

/** A part that stands out from the ground. */
interface Part {
  area: number;
  most: number;
  box: Box;
}

/** Small and round, long and thin, or either. */
export type Flaws = 'spots' | 'lines' | 'letters';

/**
 * Finds what is small or thin in a box and stands out from the ground that it is on: spots on skin, scratches, folds,
 * letters. Null where there is nothing like it.
 */
export async function flawsIn(
  pixels: Pixels,
  box: Box,
  kind: Flaws,
  checkpoint: Checkpoint,
): Promise<Mask | null> {
  const copy = await boxCopy(pixels, box);
  const across = copy.place(box.right - 1, box.top) - copy.place(box.left, box.top) + 1;
  const down = copy.inBox.reduce((sum, is) => sum + is, 0) / across;
  const shorter = Math.min(across, down);
  const lab = labOf(copy.data, copy);
  const flaws =
    kind === 'spots'
      ? new Uint8Array(copy.inBox.length)
      : await linesIn(lab.lightness, copy, checkpoint);
  const shape = kind === 'spots' ? SPOT : LETTER;
  for (const share of kind === 'lines' ? [] : WIDTHS) {
    // What is wider than the spots that were found is an eye, or a mouth.
    if (kind === 'spots' && flaws.includes(255)) break;
    await checkpoint();
    const width = Math.max(3, Math.round(share * shorter));
    // A square whose median is the ground has less than half of its pixels on the flaw.
    const ground = labOf(await medianOf(copy, Math.min(255, 2 * width + 1)), copy);
    const own = [lab.lightness, lab.a, lab.b];
    const behind = [ground.lightness, ground.a, ground.b];
    const beyond = own.map((plane, c) =>
      plane.map((value, p) => value - (behind[c]?.[p] as number)),
    );
    const off = lab.lightness.map((_, p) =>
      Math.hypot(...beyond.map((plane) => plane[p] as number)),
    );
    // Letters may be on what changes slowly, such as the sky.
    const planes = kind === 'spots' ? own : beyond;
    for (const least of APART)
      await addSpots({ off, planes }, copy, { width, least, shape }, flaws, checkpoint);
    if (share === WIDTHS.at(-1) && kind === 'letters' && isPartly(flaws, off, copy)) return null;
  }
  return flaws.includes(255) ? inPicture(flaws, copy, pixels, box, SOFT[kind]) : null;
}

/** Whether a fifth as much as is found differs as clearly from the ground and is not: letters too large, or on several grounds. */
function isPartly(flaws: Uint8Array, off: Float32Array, copy: BoxCopy): boolean {
  const found = off.filter((_, p) => flaws[p] === 255).sort();
  const usual = found[found.length >> 1] ?? 0;
  const near = boxMean(new Float32Array(flaws), copy, SOFT.letters);
  const others = off.reduce(
    (sum, value, p) => (copy.inBox[p] && near[p] === 0 && value > usual ? sum + 1 : sum),
    0,
  );
  return 5 * others > found.length;
}

/** 255 on scratches and folds, which run over whatever is shown. */
async function linesIn(
  lightness: Float32Array,
  copy: BoxCopy,
  checkpoint: Checkpoint,
): Promise<Uint8Array> {
  const luma = lightness.map((value) => value * LEVELS);
  const print = { isPhoto: copy.inBox, isWorn: true };
  const mask = new Uint8Array(luma.length);
  markScratches(await scratchesOf(luma, copy, GRAIN, print, checkpoint), copy, mask);
  return mask.map((value, p) => (copy.inBox[p] ? value : 0));
}

function labOf(data: ArrayLike<number>, { width, height }: BoxCopy): Lab {
  return toLab({ data: Uint8Array.from(data), width, height, channels: 3 });
}

/** Marks spots and letters of up to that width with 255 that are so far from the ground. */
async function addSpots(
  { off, planes }: { off: Float32Array; planes: readonly Float32Array[] },
  copy: BoxCopy,
  { width, least, shape }: { width: number; least: number; shape: Shape },
  flaws: Uint8Array,
  checkpoint: Checkpoint,
): Promise<void> {
  const isOff = off.map((value, p) => (copy.inBox[p] && value > least ? 1 : 0));
  const { of } = await piecesOf(isOff, copy, checkpoint);
  const parts: Part[] = [];
  for (let p = 0; p < of.length; p++) {
    const name = of[p] as number;
    if (name === 0) continue;
    const [x, y] = [p % copy.width, Math.floor(p / copy.width)];
    parts[name] ??= { area: 0, most: 0, box: { left: x, top: y, right: x, bottom: y } };
    const part = parts[name];
    part.area++;
    part.most = Math.max(part.most, off[p] as number);
    part.box.left = Math.min(part.box.left, x);
    part.box.right = Math.max(part.box.right, x + 1);
    part.box.bottom = y + 1;
  }
  const isFlaw = parts.map((part) => {
    if (part.area < SMALLEST || part.most < Math.max(LEAST, MORE * least)) return false;
    const [wide, high] = [part.box.right - part.box.left, part.box.bottom - part.box.top];
    const [thin, long] = [Math.min(wide, high), Math.max(wide, high)];
    if (thin > 1.3 * width || part.area < shape.full * wide * high || long > shape.long * thin)
      return false;
    return isOnEven(part, planes, isOff, copy);
  });
  for (const [p, name] of of.entries()) if (isFlaw[name]) flaws[p] = 255;
}

/** Whether the ground right around it is even, as skin and paper are, and the corner of an eye is not. */
function isOnEven(
  { box, most }: Part,
  planes: readonly Float32Array[],
  isOff: Float32Array,
  copy: BoxCopy,
): boolean {
  const reach = Math.max(3, Math.round(0.5 * Math.max(box.right - box.left, box.bottom - box.top)));
  const around: number[] = [];
  let others = 0;
  for (let y = Math.max(0, box.top - reach); y < Math.min(copy.height, box.bottom + reach); y++)
    for (let x = Math.max(0, box.left - reach); x < Math.min(copy.width, box.right + reach); x++) {
      const p = y * copy.width + x;
      if (isOff[p]) others++;
      else around.push(p);
    }
  if (CROWDED * around.length < others) return false;
  const deviations = planes.map((plane) =>
    deviation(Float32Array.from(around, (p) => plane[p] as number)),
  );
  return Math.hypot(...deviations) < EVEN * most;
}

/** The same with soft edges, in the box of the picture. */
function inPicture(
  flaws: Uint8Array,
  copy: BoxCopy,
  { width, height }: Pixels,
  box: Box,
  soft: number,
): Mask {
  const grown = boxMean(new Float32Array(flaws), copy, soft);
  const data = new Uint8Array(width * height);
  for (let y = box.top; y < box.bottom; y++)
    for (let x = box.left; x < box.right; x++)
      if ((grown[copy.place(x, y)] as number) > 0.01) data[y * width + x] = 255;
  return { data, width, height };
}

/** The median of the squares of that edge, odd, around each pixel. */
async function medianOf({ data, width, height }: BoxCopy, edge: number): Promise<Uint8Array> {
  const { cv } = await loadOpenCv();
  return withScope(cv, (keep) => {
    const from = keep(new cv.Mat(height, width, cv.CV_8UC3));
    from.data.set(Uint8Array.from(data));
    const to = keep(new cv.Mat());
    cv.medianBlur(from, to, edge);
    return to.data.slice();
  });
}
