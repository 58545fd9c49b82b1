/** The families of colours that people name, in the order of the colour wheel. */
export const HUES = ['red', 'orange', 'yellow', 'green', 'aqua', 'blue', 'purple', 'pink'] as const;
export type Hue = (typeof HUES)[number];

/**
 * Where a family passes over into the next, in degrees of HSV's hue: skin and wood are orange, foliage and
 * lawns are green though they lean to yellow, a clear sky is blue though it leans to aqua.
 */
const PASSAGES = [
  [10, 22],
  [36, 48],
  [58, 76],
  [156, 174],
  [188, 204],
  [242, 258],
  [290, 310],
  [336, 350],
] as const;

/** Steps of the wheel in {@link hueWindow}: 256 for each of its six sides. */
const HUE_STEPS = 1536;

/** Place of a colour on the wheel, 0 to 1535; 0 of a grey. Channels 0 to 255. */
export function huePlace(r: number, g: number, b: number): number {
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  if (max === min) return 0;
  const along = 256 / (max - min);
  if (max === r) return g >= b ? (along * (g - b)) | 0 : (HUE_STEPS - along * (b - g)) | 0;
  if (max === g) return (512 + along * (b - r)) | 0;
  return (1024 + along * (r - g)) | 0;
}

/** 0 to 1 along a passage, without a corner at either end. */
const eased = (share: number) => {
  const t = Math.min(1, Math.max(0, share));
  return t * t * (3 - 2 * t);
};

/** How much a hue in degrees belongs to one family, 0 to 1; over all families it adds up to 1. */
function belonging(degrees: number, hue: Hue): number {
  const at = HUES.indexOf(hue);
  const [from, to] = PASSAGES[(at + PASSAGES.length - 1) % PASSAGES.length] ?? PASSAGES[0];
  const [leaving, gone] = PASSAGES[at] ?? PASSAGES[0];
  // Red lies across 0°.
  const turned = from > leaving && degrees < from - 180 ? degrees + 360 : degrees;
  const end = from > leaving ? 360 : 0;
  const entered = eased((turned - from) / (to - from));
  return entered - eased((turned - leaving - end) / (gone - leaving));
}

/** How much each place of the wheel belongs to any of the families, 0 to 1, smooth. */
export function hueWindow(hues: readonly Hue[]): Float32Array {
  return Float32Array.from({ length: HUE_STEPS }, (_, place) => {
    const degrees = (place * 360) / HUE_STEPS;
    return hues.reduce((sum, hue) => sum + belonging(degrees, hue), 0);
  });
}

/** The family that a colour belongs to most. */
export function familyOf([r, g, b]: readonly [number, number, number]): Hue {
  const degrees = (huePlace(r, g, b) * 360) / HUE_STEPS;
  const shares = HUES.map((hue) => belonging(degrees, hue));
  return HUES[shares.indexOf(Math.max(...shares))] ?? 'red';
}
