import { FigurineError } from './errors.ts';

/** mm: below, most parts would be at the printer's limit; above, few printers have the room. */
export const HEIGHT_RANGE = { min: 40, max: 200, default: 80 } as const;
/** Factor on the thickness that follows from the outline, where a disc becomes a ball. */
export const DEPTH_RANGE = { min: 0.5, max: 1.5, default: 1 } as const;
/** mm to each side of the smooth surface. */
export const RELIEF_RANGE = { min: 0, max: 1, default: 0.5 } as const;

/** Plates to stand on; what each is, is said at `FigurineOptions.base`. */
export const BASES = ['round', 'oval', 'none'] as const;
/** What is at the back: the outline's colours carried inwards, or the front once more. */
export const BACKS = ['smooth', 'mirrored'] as const;
/** From few triangles to many; see `FigurineOptions.quality`. */
export const MESH_QUALITIES = ['standard', 'high', 'ultra'] as const;

/** One line of letters, upright, as a picture of them. */
export interface Lettering {
  /** Samples. */
  width: number;
  height: number;
  /** How far each sample is covered, 0 to 255, row by row from the top left. */
  data: Uint8Array;
  /** How tall capitals are, samples; 60 and more give clean outlines. */
  capHeight: number;
}

/** How a figurine is made; what is left out has its default. Checked by `resolveOptions`. */
export interface FigurineOptions {
  /** Height of the finished model with its base, mm: 40 to 200, default 80. */
  heightMm?: number;
  /**
   * The plate it stands on: `oval` (default) is as long as the stance needs, a disc under a person;
   * `round` is a disc in any case; `none` leaves the shape alone, but for 0.1 mm cut flat below.
   */
  base?: (typeof BASES)[number];
  /** Thickness as a factor of the natural one: 0.5 to 1.5, default 1. */
  depth?: number;
  /**
   * How far light and dark of the picture are raised and sunk, mm: 0 to 1, default 0.5. Parts that colours
   * set apart are carved at the front in proportion: at the default by up to 5 % of the longer side.
   */
  relief?: number;
  /** `smooth` (default) has no face on the back of the head; `mirrored` repeats the front. */
  back?: (typeof BACKS)[number];
  /** A cavity with drain holes at the back, for resin. Default false. */
  hollow?: boolean;
  /** How many triangles: 24,000 (default), 40,000 or 60,000. Colours become finer with them. */
  quality?: (typeof MESH_QUALITIES)[number];
  /**
   * A name in raised letters on a sloping plate at the front of the base. Capitals become 6 % of the
   * height tall and at least 7 mm, strokes at least 1.2 mm thick.
   */
  lettering?: Lettering | undefined;
}

/** Options after checking, none missing but the name. */
export type ResolvedOptions = Required<Omit<FigurineOptions, 'lettering'>> &
  Pick<FigurineOptions, 'lettering'>;

/**
 * The options with their defaults.
 *
 * @throws FigurineError `invalid_option`
 */
export function resolveOptions(options: FigurineOptions): ResolvedOptions {
  const base = oneOf('base', options.base ?? 'oval', BASES);
  return {
    heightMm: inRange('heightMm', options.heightMm, HEIGHT_RANGE),
    base,
    depth: inRange('depth', options.depth, DEPTH_RANGE),
    relief: inRange('relief', options.relief, RELIEF_RANGE),
    back: oneOf('back', options.back ?? 'smooth', BACKS),
    hollow: options.hollow ?? false,
    quality: oneOf('quality', options.quality ?? 'standard', MESH_QUALITIES),
    ...(options.lettering && { lettering: checkedLettering(options.lettering, base) }),
  };
}

function checkedLettering(lettering: Lettering, base: ResolvedOptions['base']): Lettering {
  const { width, height, data, capHeight } = lettering;
  if (base === 'none') {
    throw new FigurineError('invalid_option', 'A name needs a base to stand on.');
  }
  if (!(capHeight > 0) || data.length !== width * height) {
    throw new FigurineError('invalid_option', 'The picture of the letters is not of its size.');
  }
  return lettering;
}

function inRange(
  name: string,
  value: number | undefined,
  range: { min: number; max: number; default: number },
): number {
  const chosen = value ?? range.default;
  if (!(chosen >= range.min && chosen <= range.max)) {
    const words = `${name} must be a number from ${range.min} to ${range.max}, not ${chosen}.`;
    throw new FigurineError('invalid_option', words);
  }
  return chosen;
}

function oneOf<T extends string>(name: string, value: T, allowed: readonly T[]): T {
  if (!allowed.includes(value)) {
    const words = `${name} must be one of ${allowed.join(', ')}, not ${value}.`;
    throw new FigurineError('invalid_option', words);
  }
  return value;
}
