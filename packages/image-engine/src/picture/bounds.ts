import type { Remark } from '../remark.ts';
import type { Size } from './picture.ts';

/** Bounds of every picture the engine makes: px on a side, and px in all. */
export const BOUNDS = { minEdge: 16, maxEdge: 8192, maxPixels: 40_000_000 } as const;

/** The size asked for, brought within bounds at the same proportions. */
export function bounded({ width, height }: Size): Size {
  const smallest = Math.max(BOUNDS.minEdge / width, BOUNDS.minEdge / height, 0);
  const largest = Math.min(
    BOUNDS.maxEdge / width,
    BOUNDS.maxEdge / height,
    Math.sqrt(BOUNDS.maxPixels / (width * height)),
  );
  const scale = Math.min(Math.max(1, smallest), largest);
  const side = (value: number) => Math.min(BOUNDS.maxEdge, Math.max(1, Math.round(value * scale)));
  return { width: side(width), height: side(height) };
}

/** Why a side that is asked for cannot be made. */
export const BEYOND = `it makes pictures of ${BOUNDS.minEdge} to ${BOUNDS.maxEdge} px on a side`;

/** Whether a side may have that many px. */
export function isWithin(px: number): boolean {
  return px >= BOUNDS.minEdge && px <= BOUNDS.maxEdge;
}

/** That a size is smaller than what was asked for. */
export function mostThereIs({ width, height }: Size): Remark {
  const megapixels = BOUNDS.maxPixels / 1e6;
  return {
    code: 'size_most',
    text: `It came to ${width} × ${height} px, as ${BOUNDS.maxEdge} px on a side and ${megapixels} megapixels are the most.`,
    values: { width, height, most: BOUNDS.maxEdge, megapixels },
  };
}

/** That a size is larger than what was asked for. */
export function leastThereIs({ width, height }: Size): Remark {
  return {
    code: 'size_least',
    text: `It came to ${width} × ${height} px, as ${BOUNDS.minEdge} px on a side are the least.`,
    values: { width, height, least: BOUNDS.minEdge },
  };
}
