/** A place on the canvas, in its own pixels: right and down from the upper left corner. */
export type Point = readonly [x: number, y: number];

/** What is drawn on, in pixels; shown at any size, sent at exactly this one. */
export const canvas = { width: 600, height: 400, ground: '#1a1f2e' };

/** Brush colours; the first is the default. */
export const colours = ['#ffffff', '#ffeb3b', '#4caf50', '#2196f3', '#f44336'] as const;
export type Colour = (typeof colours)[number];

/** Figures on it at most: one for each reference picture. */
export const maxFigures = 2;

/** Width of the brush in pixels of the canvas. */
export const brushSizes = { smallest: 1, usual: 3, largest: 10 };

/** Proportions that a picture may have; what the server takes. */
export const ratios = ['1:1', '4:3', '16:9', '2:3'] as const;
export type Ratio = (typeof ratios)[number];
export const usualRatio: Ratio = '16:9';

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The part of the canvas that the picture shows: the largest one of its proportions, in the middle. */
export function frameOf(ratio: Ratio): Frame {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const scale = Math.min(canvas.width / across, canvas.height / down);
  const [width, height] = [across * scale, down * scale];
  return { left: (canvas.width - width) / 2, top: (canvas.height - height) / 2, width, height };
}

/** The nearest place that is on the canvas. */
export function onCanvas([x, y]: Point): Point {
  const within = (value: number, max: number) => Math.min(max, Math.max(0, value));
  return [within(x, canvas.width), within(y, canvas.height)];
}
