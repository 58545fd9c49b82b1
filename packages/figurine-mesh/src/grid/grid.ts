/** A rectangle of samples, row by row from the top left; a field is an array of width × height values. */
export interface GridSize {
  width: number;
  height: number;
}

/** Inside of a shape, of soft coverage. */
export const INSIDE = 0.5;

/** 1 where the coverage is at least a half. */
export function insideOf(coverage: Float32Array): Uint8Array {
  const mask = new Uint8Array(coverage.length);
  for (let k = 0; k < mask.length; k++) if ((coverage[k] as number) >= INSIDE) mask[k] = 1;
  return mask;
}

/** Where a mask is not set. */
export function outsideOf(mask: Uint8Array): Uint8Array {
  const outside = new Uint8Array(mask.length);
  for (let k = 0; k < mask.length; k++) if (!mask[k]) outside[k] = 1;
  return outside;
}

/** 1 for each sample that a condition holds for. (`Uint8Array.from` takes ten times as long.) */
export function maskOf(count: number, isSet: (sample: number) => boolean): Uint8Array {
  const mask = new Uint8Array(count);
  for (let k = 0; k < count; k++) if (isSet(k)) mask[k] = 1;
  return mask;
}

/** A value, or the bound that it lies beyond. */
export function clamp(value: number, least: number, most: number): number {
  return value < least ? least : value > most ? most : value;
}
