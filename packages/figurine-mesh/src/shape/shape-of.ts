import {
  baseHeight,
  PLAQUE_MM,
  PLAQUE_RELIEF_MM,
  RELIEF_MM,
  SINK_MM,
  WALL_MM,
  WIDEST,
} from '../constants.ts';
import { signedDistance } from '../grid/distance.ts';
import { type GridSize, INSIDE } from '../grid/grid.ts';
import { release } from '../grid/release.ts';
import { cleanMask } from '../mask/clean-mask.ts';
import type { Cutout } from '../mask/cutout.ts';
import type { Subject } from '../mask/find-subject.ts';
import { type WorkingCopy, workingCopy } from '../mask/working-copy.ts';
import { RELIEF_RANGE, type ResolvedOptions } from '../options.ts';
import { colourEdges } from './colour-edges.ts';
import { extendOutside } from './extend.ts';
import { inflate } from './inflate.ts';
import { lightness } from './lightness.ts';
import { plaque, plateOutline } from './plaque.ts';
import { addRelief, type ReliefOptions, relief } from './relief.ts';
import type { Shape } from './shape.ts';

/** Samples on the subject's longer side. */
const SAMPLES = { standard: 256, high: 256, ultra: 320 } as const;
/** Share of them that is free below the subject, for the continuation of soles. */
const BELOW = 0.25;

/** A subject as height fields, with what it was made of. */
export interface ShapedSubject {
  shape: Shape;
  copy: WorkingCopy;
  droppedShare: number;
  notes: string[];
  /** Height to bring the finished model to, mm; null when its width decides. */
  heightMm: number | null;
}

/** What the model will look like, before it becomes triangles. */
export function shapeOf(cutout: Cutout, subject: Subject, options: ResolvedOptions): ShapedSubject {
  const { box } = subject;
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  const base = options.base === 'none' ? 0 : baseHeight(options.heightMm) - SINK_MM;
  const isWide = across / down > (WIDEST * options.heightMm) / (options.heightMm - base);
  const mmPerPixel = isWide
    ? (WIDEST * options.heightMm) / across
    : (options.heightMm - base) / down;
  const longest = SAMPLES[options.quality];
  const mmPerSample = (mmPerPixel * Math.max(across, down)) / longest;
  const copy = workingCopy(cutout, subject, longest, {
    around: Math.ceil(Math.max(4, WALL_MM / mmPerSample + 3)),
    below: subject.fillsFrame ? 0 : Math.ceil(BELOW * longest),
  });
  const result = subject.fillsFrame
    ? plaqueShape(copy, mmPerSample)
    : figureShape(copy, subject, { ...options, mmPerSample, longest });
  if (isWide) {
    const width = Math.round(WIDEST * options.heightMm);
    result.notes.push(
      `The subject is wide: it was made ${width} mm wide, and less tall than ${options.heightMm} mm.`,
    );
  }
  return { ...result, copy, heightMm: isWide ? null : options.heightMm };
}

type Built = Pick<ShapedSubject, 'shape' | 'droppedShare' | 'notes'>;

function figureShape(
  copy: WorkingCopy,
  subject: Subject,
  options: ResolvedOptions & { mmPerSample: number; longest: number },
): Built {
  const { size } = copy;
  const { mmPerSample } = options;
  const seen = new Float32Array(copy.coverage.length);
  for (let k = 0; k < seen.length; k++) if ((copy.coverage[k] as number) > 0.6) seen[k] = 1;
  const { distance, ground, droppedShare, notes } = cleanMask(copy, subject, options);
  const edges = colourEdges(copy, seen, options.longest);
  const inflated = inflate(distance, size, {
    mmPerSample,
    depth: options.depth,
    wallMm: WALL_MM,
    edges,
    longest: options.longest,
    carving: options.relief / RELIEF_RANGE.default,
  });
  if (edges) release(edges);
  const back = extendOutside(inflated.back, distance, size);
  const plain =
    inflated.front === inflated.back ? back : extendOutside(inflated.front, distance, size);
  release(...new Set([inflated.front, inflated.back]));
  const front =
    options.relief > 0
      ? withRelief(plain, distance, copy, seen, {
          ...RELIEF_MM,
          mmPerSample,
          strength: options.relief,
        })
      : plain;
  if (plain !== front && plain !== back) release(plain);
  release(seen);
  const shape = {
    size,
    distance,
    front,
    back: options.back === 'mirrored' ? front : back,
    ground,
    mmPerSample,
  };
  return { shape, droppedShare, notes };
}

/** A height with the picture's relief. */
function withRelief(
  plain: Float32Array,
  distance: Float32Array,
  copy: WorkingCopy,
  seen: Float32Array,
  options: ReliefOptions,
): Float32Array {
  const light = lightness(copy, seen);
  const added = relief(light, seen, distance, copy.size, options);
  const front = addRelief(plain, added, WALL_MM / 2 / options.mmPerSample);
  release(light, added);
  return front;
}

function plaqueShape(copy: WorkingCopy, mmPerSample: number): Built {
  const { size, coverage } = copy;
  const box = boxOf(coverage, size);
  const outline = plateOutline(size, box, PLAQUE_MM.corner / mmPerSample);
  const distance = signedDistance(outline, size);
  const half = PLAQUE_MM.thickness / 2 / mmPerSample;
  const back = extendOutside(plaque(distance, half), distance, size);
  const seen = new Float32Array(coverage.length).fill(1);
  const front = withRelief(back, distance, copy, seen, {
    ...PLAQUE_RELIEF_MM,
    mmPerSample,
    strength: PLAQUE_MM.relief,
  });
  return {
    shape: { size, distance, front, back, ground: box.bottom, mmPerSample },
    droppedShare: 0,
    notes: [
      'The picture has no transparent part, so there is no outline to go by: it became a relief plaque.',
    ],
  };
}

/** The edges of what is covered, halfway between samples. */
function boxOf(coverage: Float32Array, { width, height }: GridSize) {
  const box = { left: width, right: 0, top: height, bottom: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((coverage[y * width + x] as number) < INSIDE) continue;
      box.left = Math.min(box.left, x - 0.5);
      box.right = Math.max(box.right, x + 0.5);
      box.top = Math.min(box.top, y - 0.5);
      box.bottom = y + 0.5;
    }
  }
  return box;
}
