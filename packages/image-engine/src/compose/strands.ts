import type { Mask } from '../picture/picture.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
import { gaussian } from '../vision/gaussian.ts';

/** Share of the longer edge that something thin has to reach across to be a leg or a pole, and no tuft of fur. */
const LONG = 0.08;
/** px at work: how much thicker such a thing becomes. */
const THICKER = 1.4;
/** px at work: what is so near to lost parts belongs to them. */
const NEAR = 3;
/** Parts that hang in the air are left out below this share of the largest. */
const CRUMB = 0.03;

/**
 * Gives a moulded outline back the legs, poles and tails that were too thin for it, and leaves out the
 * crumbs that stay apart from it; in place.
 *
 * @param seen the outline before it was moulded
 */
export function addStrands(outline: Mask, seen: Mask): void {
  const { width, height } = outline;
  const lost = seen.data.map((value, p) =>
    value > 127 && (outline.data[p] as number) < 64 ? 1 : 0,
  );
  const { labels, parts } = connectedParts(lost, outline, 1);
  const boxes = parts.map(() => ({ left: width, right: -1, top: height, bottom: -1 }));
  for (let p = 0; p < labels.length; p++) {
    const box = boxes[labels[p] as number];
    if (!labels[p] || !box) continue;
    const x = p % width;
    const y = (p - x) / width;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  const long = boxes.map(
    ({ left, right, top, bottom }) =>
      Math.max(right - left, bottom - top) >= LONG * Math.max(width, height),
  );
  if (long.some((isLong, label) => isLong && label > 0)) {
    const strands = Float32Array.from(labels, (label) => (label > 0 && long[label] ? 1 : 0));
    // Where half of one is left it is lost too.
    const near = gaussian(strands, outline, NEAR);
    const whole = strands.map((_, p) =>
      (near[p] as number) > 0.05 && (seen.data[p] as number) > 127 ? 1 : 0,
    );
    const soft = gaussian(whole, outline, THICKER);
    for (let p = 0; p < soft.length; p++) {
      const strand = 255 * Math.min(1, Math.max(0, ((soft[p] as number) - 0.25) * 4 + 0.5));
      outline.data[p] = Math.max(outline.data[p] as number, strand);
    }
  }
  leaveOutCrumbs(outline);
}

function leaveOutCrumbs(outline: Mask): void {
  const inside = outline.data.map((value) => (value > 0 ? 1 : 0));
  const { labels, parts } = connectedParts(inside, outline, 1);
  const largest = Math.max(...parts.map(({ size }) => size));
  for (let p = 0; p < labels.length; p++) {
    const part = parts[labels[p] as number];
    if (labels[p] && part && part.size < CRUMB * largest) outline.data[p] = 0;
  }
}
