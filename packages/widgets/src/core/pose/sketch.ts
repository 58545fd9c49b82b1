import type { Figure } from './figure.ts';
import type { Stroke } from './stroke.ts';

/** What is on the canvas: strokes below, figures above. */
export interface Sketch {
  strokes: readonly Stroke[];
  figures: readonly Figure[];
}

export const emptySketch: Sketch = { strokes: [], figures: [] };

/** The sketch with the way back and forth. */
export interface SketchHistory {
  sketch: Sketch;
  past: readonly Sketch[];
  future: readonly Sketch[];
  /** What the last step was about: more of the same joins it. */
  subject: string | undefined;
}

/** How far Undo reaches back. */
const MAX_STEPS = 200;

export function beginHistory(sketch: Sketch): SketchHistory {
  return { sketch, past: [], future: [], subject: undefined };
}

/**
 * A step that can be undone.
 * @param subject - steps about the same subject, one right after the other, are undone as one
 */
export function changed(history: SketchHistory, sketch: Sketch, subject?: string): SketchHistory {
  const joins = subject !== undefined && subject === history.subject;
  const past = joins ? history.past : [...history.past, history.sketch].slice(-MAX_STEPS);
  return { sketch, past, future: [], subject };
}

export function stepBack(history: SketchHistory): SketchHistory {
  const last = history.past.at(-1);
  if (!last) return history;
  const future = [...history.future, history.sketch];
  return { sketch: last, past: history.past.slice(0, -1), future, subject: undefined };
}

export function stepForward(history: SketchHistory): SketchHistory {
  const next = history.future.at(-1);
  if (!next) return history;
  const past = [...history.past, history.sketch];
  return { sketch: next, past, future: history.future.slice(0, -1), subject: undefined };
}

export function isEmpty({ strokes, figures }: Sketch): boolean {
  return strokes.length === 0 && figures.length === 0;
}
