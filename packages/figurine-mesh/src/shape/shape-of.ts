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
import { INSIDE } from '../grid/grid.ts';
import { cleanMask } from '../mask/clean-mask.ts';
import type { Cutout } from '../mask/cutout.ts';
import type { Subject } from '../mask/find-subject.ts';
import { type WorkingCopy, workingCopy } from '../mask/working-copy.ts';
import type { ResolvedOptions } from '../options.ts';
import { extendOutside } from './extend.ts';
import { inflate } from './inflate.ts';
import { plaque, plateOutline } from './plaque.ts';
import { relief, withRelief } from './relief.ts';
import type { Shape } from './shape.ts';

/** Samples on the subject's longer side. */
const SAMPLES = { standard: 256, high: 256, ultra: 320 } as const;
/** Share of them that is free below the subject, for the continuation of soles. */
const BELOW = 0.25;

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
  const seen = copy.coverage.map((value) => (value > 0.6 ? 1 : 0));
  const { distance, ground, droppedShare, notes } = cleanMask(copy, subject, options);
  const smooth = inflate(distance, size, {
    mmPerSample,
    depth: options.depth,
    wallMm: WALL_MM,
  });
  const back = extendOutside(smooth, distance, size);
  const added =
    options.relief > 0 &&
    relief(lightness(copy), seen, distance, size, {
      ...RELIEF_MM,
      mmPerSample,
      strength: options.relief,
    });
  const front = added ? withRelief(back, added, WALL_MM / 2 / mmPerSample) : back;
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

function plaqueShape(copy: WorkingCopy, mmPerSample: number): Built {
  const { size, coverage } = copy;
  const columns = Array.from(coverage, (value, k) =>
    value >= INSIDE ? k % size.width : -1,
  ).filter((x) => x >= 0);
  const rows = [coverage.findIndex((v) => v >= INSIDE), coverage.findLastIndex((v) => v >= INSIDE)];
  const box = {
    left: columns.reduce((a, b) => Math.min(a, b), size.width) - 0.5,
    right: columns.reduce((a, b) => Math.max(a, b), 0) + 0.5,
    top: Math.floor((rows[0] as number) / size.width) - 0.5,
    bottom: Math.floor((rows[1] as number) / size.width) + 0.5,
  };
  const outline = plateOutline(size, box, PLAQUE_MM.corner / mmPerSample);
  const distance = signedDistance(outline, size);
  const half = PLAQUE_MM.thickness / 2 / mmPerSample;
  const back = extendOutside(plaque(distance, half), distance, size);
  const seen = new Float32Array(coverage.length).fill(1);
  const added = relief(lightness(copy), seen, distance, size, {
    ...PLAQUE_RELIEF_MM,
    mmPerSample,
    strength: PLAQUE_MM.relief,
  });
  const front = withRelief(back, added, WALL_MM / 2 / mmPerSample);
  return {
    shape: { size, distance, front, back, ground: box.bottom, mmPerSample },
    droppedShare: 0,
    notes: [
      'The picture has no transparent part, so there is no outline to go by: it became a relief plaque.',
    ],
  };
}

/** The cube root of luminance: close to how light a colour looks, 0 to 1. */
function lightness({ fine, size }: WorkingCopy): Float32Array {
  const result = new Float32Array(size.width * size.height);
  const steps = [0, 1, fine.size.width, fine.size.width + 1];
  for (let k = 0; k < result.length; k++) {
    const x = k % size.width;
    const at = ((k - x) / size.width) * 2 * fine.size.width + 2 * x;
    let sum = 0;
    for (const step of steps) {
      const i = 3 * (at + step);
      sum +=
        0.2126 * (LINEAR[fine.rgb[i] as number] as number) +
        0.7152 * (LINEAR[fine.rgb[i + 1] as number] as number) +
        0.0722 * (LINEAR[fine.rgb[i + 2] as number] as number);
    }
    result[k] = Math.cbrt(sum / 4);
  }
  return result;
}

/** Light of an sRGB value, near enough by a power. */
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);
