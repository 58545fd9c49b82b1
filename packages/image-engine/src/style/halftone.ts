/** A screen of round dots in rows at an angle, as printers use. */
export interface Screen {
  /** Distance between rows, px. */
  pitch: number;
  cosine: number;
  sine: number;
}

/**
 * A screen of dots.
 *
 * @param pitch distance between rows, px
 * @param degrees how far the rows are turned
 */
export function screenOf(pitch: number, degrees: number): Screen {
  const angle = (degrees * Math.PI) / 180;
  return { pitch, cosine: Math.cos(angle), sine: Math.sin(angle) };
}

/**
 * How much of a pixel the dots cover: 0 … 1, with smooth edges. Past one half the dots have grown
 * together and the paper between them shrinks as they grew, so that the share covered is right
 * throughout.
 *
 * @param share of the paper that is to be covered, 0 … 1
 */
export function dots({ pitch, cosine, sine }: Screen, x: number, y: number, share: number): number {
  const u = (x * cosine + y * sine) / pitch;
  const v = (y * cosine - x * sine) / pitch;
  const du = u - Math.floor(u) - 0.5;
  const dv = v - Math.floor(v) - 0.5;
  const isGrown = share > 0.5;
  // The paper's dots lie between those of the ink.
  const eu = 0.5 - Math.abs(du);
  const ev = 0.5 - Math.abs(dv);
  const distance = Math.sqrt(isGrown ? eu * eu + ev * ev : du * du + dv * dv);
  const radius = Math.sqrt((isGrown ? 1 - share : share) / Math.PI);
  const inside = Math.min(1, Math.max(0, (radius - distance) * pitch + 0.5));
  // A dot smaller than a pixel is a speck of dirt.
  const shown = radius * pitch < 0.5 ? inside * radius * pitch * 2 : inside;
  return isGrown ? 1 - shown : shown;
}
